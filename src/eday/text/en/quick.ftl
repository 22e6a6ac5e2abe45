# The quick reference: two pages for each game. Which rules stand behind each line is said in text/rules/quick.py.

quick-board-turn = Your turn
quick-board-turn-1 = Heal: draw up to 2 order cards, never above your hand limit.
quick-board-turn-2 = Order: play one order card, for its actions, to move or to attack.
quick-board-turn-3 = Locusts: draw the top AI card and carry it out.
quick-board-turn-4 = The player to your left goes on.

quick-board-order = What an order card does
quick-board-order-1 = Its actions: take those you like, from top to bottom, each one finished before the next.
quick-board-order-2 = Or a move of up to 2 areas, or one attack: then nothing printed on it counts.
quick-board-order-3 = One more card pays for a special action: revive, pick up a weapon, use equipment. Each once a turn, between actions.
quick-board-order-4 = Your hand is your health. Spend it with care.

quick-board-move = Moving
quick-board-move-1 = One step leads across a cracked border into the next area.
quick-board-move-2 = Walls, raised edges and doors stop you; figures do not, not even Locusts.
quick-board-move-3 = Where you end, you may step into a free cover space at no cost.

quick-board-cover = Cover
quick-board-cover-1 = A cover space has room for one figure.
quick-board-cover-2 = 1 more defense die if the attacker can look past it, 2 if every line crosses it.
quick-board-cover-3 = It gives nothing against attackers in your own area, nor against grenades.

quick-board-explore = Exploring
quick-board-explore-1 = In your order step an unlocked door in your area opens at no cost.
quick-board-explore-2 = Tiles are laid until the level's deck is empty; Locusts come out of every hole on them.
quick-board-explore-3 = Then your turn goes on with the movement you have left.

quick-board-win = Winning and losing
quick-board-win-1 = Meet the objective of each stage; the last one wins for everybody.
quick-board-win-2 = Every COG bleeding out at once: the game is lost.

quick-board-attack = An attack in five steps
quick-board-attack-1 = Name a target you can see.
quick-board-attack-2 = Choose a weapon. A normal attack is free, overkill costs 1 ammo and rolls more dice. Without ammo a weapon cannot attack at all, unless its card says so (Snub Pistol, chainsaw).
quick-board-attack-3 = The target gets its defense dice, those of its cover, and 1 for each area beyond the weapon's range.
quick-board-attack-4 = Roll all dice. Each omen sets off the attacker's ability.
quick-board-attack-5 = Wounds less shields is what the target is dealt.

quick-board-react = Reactions
quick-board-react-1 = Any card in hand can be discarded for its reaction icon.
quick-board-react-2 = Guard: attack a Locust just before it moves or attacks. One guard in each Locust step for the whole squad.
quick-board-react-3 = Dodge: 2 more defense dice, before anything is rolled.
quick-board-react-4 = Follow: go along when a comrade leaves your area.

quick-board-wound = Wounds
quick-board-wound-1 = A Locust dealt its health or more dies. With less it is wounded; wounds of two attacks never add up.
quick-board-wound-2 = A COG discards one card for each wound, whichever he likes.
quick-board-wound-3 = A wound you have no card for lays you down.

quick-board-bleed = Bleeding out
quick-board-bleed-1 = You crawl at most 1 area, neither heal nor play orders, and still draw the AI card.
quick-board-bleed-2 = Locusts leave you alone.
quick-board-bleed-3 = A comrade in your area revives you as a special action: you stand up with an empty hand.

quick-board-locust = Locusts act
quick-board-locust-1 = The condition on the AI card says which half of it counts.
quick-board-locust-2 = One figure is done before the next begins. You choose the order, and wherever two things are equally right.
quick-board-locust-3 = Kinds with the cover sign take cover after moving.

quick-board-spawn = Spawning
quick-board-spawn-1 = A figure of the kind named comes into the area named.
quick-board-spawn-2 = With none left, the strongest kind that has one: C, then B, then A.
quick-board-spawn-3 = Nothing comes out of a sealed hole.

quick-board-seal = Sealing a hole
quick-board-seal-1 = Throw a grenade into its area and roll an omen.
quick-board-seal-2 = Sealed, it is no hole any more.

quick-card-turn = Your turn
quick-card-turn-1 = Your suppressed units become ready.
quick-card-turn-2 = First deployment: one action.
quick-card-turn-3 = Combat: one action with each of your units, as many as you like.
quick-card-turn-4 = Second deployment: one action. From chapter 1 on the first turn of a game goes without it.

quick-card-deploy = Deployment
quick-card-deploy-1 = Draw a card, discard a card, or deploy a unit or a tactic: exactly one of these.
quick-card-deploy-2 = A card can be deployed when the number of cards in your hand, this one counted, stands in its top left corner.
quick-card-deploy-3 = A unit of the first deployment may act in combat at once.
quick-card-deploy-4 = A tactic is carried out, then discarded.

quick-card-cover = Cover
quick-card-cover-1 = One unit fits beside a cover card, friend or foe.
quick-card-cover-2 = Only your own half of the card counts for your unit.
quick-card-cover-3 = In cover a unit is never suppressed, and it does not block.

quick-card-win = Winning
quick-card-win-1 = Whoever has no card left in the deck when an action is done has lost.
quick-card-win-2 = Some scenarios and cards offer other ways.

quick-card-combat = Combat
quick-card-combat-1 = A unit in reserve moves into free cover, or attacks cover an enemy holds.
quick-card-combat-2 = A unit in cover attacks the enemy player directly.
quick-card-combat-3 = Attacker and occupant damage each other at the same moment.
quick-card-combat-4 = An attacker that lives and killed the occupant moves in; otherwise it falls back.

quick-card-direct = Direct attacks
quick-card-direct-1 = The enemy may block with ready units of the reserve: then they fight it out, and nobody changes place.
quick-card-direct-2 = Unblocked, it costs 2 cards off the top of the deck, whoever attacks.
quick-card-direct-3 = Say how many of them you keep before you look; the rest is discarded.

quick-card-damage = Damage
quick-card-damage-1 = A unit's attack is the damage it deals; its defense is what kills it.
quick-card-damage-2 = Less than that is forgotten, but in reserve it suppresses: no action and no block until its player's next turn.

quick-card-react = Reactions
quick-card-react-1 = Each player may play one in an attack: the attacked first, then the attacker.
quick-card-react-2 = The number in the corner counts for them too.
quick-card-react-3 = A direct attack nobody blocks leaves the defender no reaction.
