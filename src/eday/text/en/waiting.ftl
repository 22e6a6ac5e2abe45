# What others are told while a seat decides: never a question to whoever reads it. One message for each kind of decision.

waiting = Waiting for { $seat }: { $what }
waiting-other = Waiting for { $seat }

waiting-setup_cover = whether to start in cover
waiting-heal = how many order cards to draw
waiting-order = which order card to play
waiting-teamwork = whether to play an order card at once
waiting-action = how to go on with the order card
waiting-move = where to move
waiting-ride = where to ride
waiting-gun_fired = what else to do after firing the gun
waiting-crawl = where to crawl
waiting-follow = whether to follow
waiting-follower_cover = whether to take cover
waiting-dodge = whether to dodge
waiting-omen = how to use an omen
waiting-extra_attack = whether to attack once more
waiting-wound = which card to lose to a wound
waiting-guard = whether to guard
waiting-pick_guard = who guards
waiting-guard_attack = how to attack while guarding
waiting-discard = which card to discard
waiting-drop_weapon = which weapon to part with
waiting-keep_weapon = which weapon to keep
waiting-split_ammo = which weapon to load
waiting-give_weapon = who receives the weapon
waiting-give_up_marker = which dropped weapon gives up its marker
waiting-lose_ammo = which weapon loses ammo
waiting-pick_you = whom the AI card means
waiting-activate = which Locust acts next
waiting-locust_move = which way a Locust goes
waiting-locust_cover = which cover a Locust takes
waiting-locust_target = whom a Locust goes for
waiting-locust_heal = which Locust is healed
waiting-locust_revival = where a Locust comes back
waiting-spawn = which Locust is placed first
waiting-spawn_at = where the Locusts spawn
waiting-spawn_evenly = who comes out of which hole
waiting-team = on which map to start
waiting-unlock = which level to unlock
waiting-keep_open = which hole stays open

## The Card Game

card-waiting = Waiting for the { $seat } player: { $what }
card-waiting-other = Waiting for the { $seat } player

card-waiting-deployment = draw, discard or deploy
card-waiting-combat = which unit acts
card-waiting-block = whether to block
card-waiting-reaction = whether to react
card-waiting-hit = which attacker takes the damage
card-waiting-enter = which unit enters the cover
card-waiting-keep = how many cards to keep
card-waiting-order = which card comes first
card-waiting-may = whether to use a card
card-waiting-draw = how many cards to draw
card-waiting-discard = which card to discard
card-waiting-peek = which card to keep
card-waiting-put_back = in which order to put cards back
card-waiting-spawn_units = how many units come into play
card-waiting-target = what a card is used on
card-waiting-from_hand = a card from the hand
card-waiting-place = which cover to move into
card-waiting-attackers = which units attack together
card-waiting-choose = which effect to choose
card-waiting-reinforce = which reinforcements to take
