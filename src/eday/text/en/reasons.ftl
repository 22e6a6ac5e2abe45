# Why something is not on offer. Each key belongs to a reason the rules give.

reason-with-rule = { $text } ({ $rule })

## When and who

why-game-over = The game is over.
why-not-your-decision = It is for { $seat } to choose now.
why-not-now = That is not among the choices of this moment.
why-unknown-thing = There is no "{ $ref }" in this game.
why-bleeding-out = A COG that is bleeding out can only crawl.
why-off-the-map = The COG is not on the map.

## Attacking

why-not-in-play = { $figure } is not on the map.
why-no-sight = There is no line of sight to { $figure }.
why-no-sight-area = There is no line of sight to { $area }.
why-other-target = This attack is against another Locust.
why-sees-nobody = No Locust is in sight for the { $weapon }.
why-nobody-in-range = No Locust in sight is within reach of the { $weapon }.
why-no-ammo = The { $weapon } has no ammo.
why-no-grenade = No grenade is left.
why-no-normal-attack = This attack has to be a normal one, and the { $weapon } has none.
why-normal-only = This attack has to be a normal one.
why-no-attack-now = There is no attack left to make now.
why-charged = The { $weapon } is charged already.
why-no-charge = The { $weapon } is not a weapon to be charged.
why-too-near = The { $weapon } cannot attack so near: the range is { $range }, it needs { $limit }.
why-out-of-range = The { $weapon } does not reach so far: the range is { $range }, its limit { $limit }.
why-nothing-there = There is nothing to attack in { $area }: no Locust, and no open emergence hole this weapon could seal.
why-whole-area = The { $weapon } attacks a whole area, not a single figure.
why-no-area-weapon = No weapon carried attacks whole areas.
why-moved = The { $weapon } cannot attack in a turn in which its holder moved.
why-shield = The shield in hand does not allow the { $weapon }.
why-no-chainsaw = No weapon carried has a chainsaw.
why-chainsaw-own-area = The chainsaw needs a Locust in the same area, and { $figure } is elsewhere.
why-chainsaw-immune = { $figure } is immune to the chainsaw.
why-no-friendly-fire = { $cog } is a comrade: COGs attack Locusts only.

## Guarding

why-guard-only-in-locust-step = Guarding is for the Locust Activation step.
why-guard-forbidden = The AI card of this turn allows no guard.
why-guard-used = The guard of this step has been used.
why-no-guard-card = There is no card with the guard icon in hand.
why-not-for-guard = The { $weapon } cannot be used to guard.

## Weapons and equipment

why-not-carried = The { $weapon } is not among the weapons carried.
why-nothing-dropped-here = No { $weapon } lies in this area.
why-keep-grenades = Grenades cannot be discarded.
why-no-ammo-there = The { $weapon } takes no ammo.
why-no-equipment = There is no equipment in { $area }.
why-stand-at-equipment = The equipment is in { $area }: the COG must stand there.
why-face-down = The card of { $tile } lies face down until a stage is completed.
why-gun-order-played = The gun is fired instead of playing an order card, and one has been played.
why-gun-began-elsewhere = The gun is for a COG that began its turn in { $area }.
why-gun-shield = The shield in hand does not allow the gun.
why-gun-no-target = No Locust on the tile of { $area } is in sight of the gun.
why-gun-other-tile = { $figure } is not on { $tile }: the gun reaches no further.
why-tile-no-equipment = There is no equipment on { $tile }.
why-special-own-turn = Special actions are for a player's own turn.
why-special-used = { $action ->
    [revive] Reviving is allowed once a turn, and it has been done.
    [pick_up] Picking up a weapon is allowed once a turn, and it has been done.
    [equipment] Using equipment is allowed once a turn, and it has been done.
   *[other] That special action has been used this turn.
}
why-special-no-card = { $action ->
    [revive] Reviving costs a card, and there is no card to spare.
    [pick_up] Picking up a weapon costs a card, and there is no card to spare.
    [equipment] Using equipment costs a card, and there is no card to spare.
   *[other] A special action costs a card, and there is no card to spare.
}

## Moving and the map

why-already-there = The COG is in { $area } already.
why-no-movement = No movement is left to enter { $area }.
why-ledge = There is a change of elevation before { $area }: it can be shot across, not crossed.
why-not-adjacent = { $area } is not adjacent.
why-cover-elsewhere = { $cover } is not in the COG's area.
why-cover-taken = { $figure } holds { $cover }.
why-oust-nobody = No Locust holds { $cover }.
why-not-in-cover = { $figure } is not in cover.
why-oust-elsewhere = { $figure } is not in the COG's area.
why-oust-by-order = A Locust is driven out of cover only by the move of an order card that says so.
why-other-map = { $area } is on another map: no ride goes there.
why-special-between = Special actions come in the Orders step of your turn, before and after the actions of a card, never during one.
why-ride-by-equipment = A ride begins with equipment that offers one.
why-pull-adjacent = { $figure } is not exactly one move away.
why-play-by-turn = You play an order card in the Orders step of your turn, one a turn; its reaction when you are asked for one.
why-pull-by-order = A Locust is pulled nearer only by an order card that says so.
why-push-attacked = { $figure } is not the Locust that this order card attacked.
why-push-nowhere = { $figure } cannot move any further away.
why-push-by-order = A Locust is driven away only by an order card that attacked it and says so.
why-cover-when-moving = Cover is taken at the end of a move.
why-no-door = There is no door in { $area }.
why-door-elsewhere = The door is in { $area }: the COG must stand there.
why-no-level-left = There is no level left to explore.
why-door-locked = Level { $level } is still locked.
why-door-barred = The mission allows nobody through the door in { $area } at this stage.
why-other-door = This door does not lead to level { $level }: another one does.
why-no-hole = There is no emergence hole at { $hole }.
why-already-sealed = { $hole } is sealed already.
why-seal-by-omen = A hole is sealed by an omen of a grenade thrown into its area.

## Cards and comrades

why-not-in-hand = { $card } is not in hand.
why-other-icon = { $icon ->
    [guard] { $card } has the guard icon.
    [dodge] { $card } has the dodge icon.
   *[follow] { $card } has the follow icon.
}
why-swap-solo = { $card } cannot be swapped: only a single player swaps cards, and only those marked 2+.
why-no-solo-move = Only a single player discards a card to move on, once a turn and while the COG may still move.
why-no-attack-open = There is nothing the COG could attack.
why-hand-limit = { $cog } holds as many cards as the hand limit allows.
why-bleeding-draws-none = { $cog } is bleeding out and draws no cards.
why-teamwork-another = It is another player who may play a card.
why-comrade-down = { $seat } is down and plays no order card.
why-comrade-no-card = { $seat } has no order card in hand.
why-teamwork-by-order = Another player plays a card now only through an order card that says so.
why-not-bleeding = { $cog } is not bleeding out.
why-revive-own-area = { $cog } must be in the same area to be revived.

## The Card Game: cards in hand

why-hand-count = { $hand ->
    [one] { $card } needs { $values } cards in hand, itself included, and there is { $hand }.
   *[other] { $card } needs { $values } cards in hand, itself included, and there are { $hand }.
}
why-reaction-in-deployment = { $card } is a reaction: it is deployed during an attack, not in a deployment phase.
why-no-reaction-card = { $card } is not a reaction.
why-no-attack = { $card } is a reaction, and no attack is going on.
why-reacted = One reaction for each attack, and it has been deployed.
why-unblocked-reaction = A player who does not block may not react.
why-no-target = There is nothing { $card } could be used on.
why-unfit = { $asker } cannot be used on that.
why-untargetable = { $card } cannot be chosen by cards of the enemy.
why-deployment-only = That is for a player's own deployment phases.
why-not-on-battlefield = { $card } is in hand: only units in reserve or cover act and block.
why-card-in-deck = { $card } is still in the deck.
why-card-discarded = { $card } is in the discard pile.
why-card-in-supply = { $card } waits in the supply until a card brings it into play.
why-card-out = { $card } is out of the game.
why-enemy-card = { $card } belongs to the other player.

## The Card Game: units

why-combat-only = Units act in their player's combat phase.
why-suppressed = { $card } is suppressed and cannot act.
why-acted = { $card } has taken its action this turn.
why-direct-from-reserve = { $card } is in reserve: only a unit in cover attacks the enemy player.
why-no-cover-for = { $card } cannot enter cover, so it neither moves there nor attacks into it.
why-began-in-cover = { $card } began this phase in cover: it could only attack the enemy player from there.
why-joined-late = { $card } came into reserve during this phase and acts next turn at the earliest.
why-no-free-cover = No cover is free.
why-no-enemy-in-cover = No enemy unit is in cover.
why-stays-in-cover = { $card } is in cover and stays there until it is killed or a card moves it.
why-direct-only = { $card } is in cover: from there it attacks the enemy player only.
why-no-crossing = Crossing to the enemy side of cover begins with chapter 3.
why-crossed = { $card } is on the enemy side already.
why-just-entered = { $card } entered cover in this phase and attacks from there next turn at the earliest.
why-enemy-in-reserve = { $card } is in reserve: attacks go against units in cover or against the enemy player.
why-block-from-cover = { $card } is in cover, and only units in reserve block.
why-suppressed-block = { $card } is suppressed and cannot block.
why-never-blocks = { $card } cannot block.
why-blocking = { $card } is blocking already.
why-nothing-to-block = Only an attack against the player can be blocked, and nobody attacks so now.
why-enough-blockers = { $count ->
    [one] No more than { $count } unit may block this attack.
   *[other] No more than { $count } units may block this attack.
}

## The Card Game: command cards and cover

why-in-command-area = { $card } is in the command area: it acts only from reserve or cover.
why-no-unit = { $card } is no unit.
why-no-tactic = { $card } has no tactic to be used in this chapter.
why-tactic-count = { $hand ->
    [one] The tactic of { $card } needs { $values } cards in hand, and there is { $hand }.
   *[other] The tactic of { $card } needs { $values } cards in hand, and there are { $hand }.
}
why-disabled = { $card } has been put out of action by another card.
why-cover-gone = There is no { $row } any more.
why-cover-unoccupied = Nobody is in { $row }: a unit can move there, not attack.
why-cover-occupied = { $card } is in { $row }: it has to be attacked.
why-cover-held = { $row } is held by { $card }.
why-nobody-moves = No unit in reserve is able to move into { $row }.
why-nobody-attacks = No unit in reserve is able to attack { $row }.

## Asked before a card or a phase is ended

sure-end = { $count ->
    [one] { $card }: { $unused } is not used. End it?
   *[other] { $card }: { $unused } are not used. End it?
}
unused-move = the move
unused-attack = the attack
unused-draw = the draw
unused-drive = driving a Locust
unused-order = another order card
unused-special = the free special action
unused-ammo = the ammo
unused-revive = the revival
unused-hold = holding the Locusts back
unused-bonus = the bonus move
sure-end-attacks = { $units } could still attack. End the combat phase?
sure-end-moves = { $units } could still move. End the combat phase?
sure-draw = Nothing is left in your deck then, and whoever has an empty deck loses. Draw?
