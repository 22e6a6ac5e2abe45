# The guided first mission of the Board Game. A lesson has a title and up to three sentences: what to do, and why.
# order, area, cover, figure, weapon: what the choice is about; dice, defense: attack and defense dice; kill, wound,
# seal: chances in percent.

## The script

lesson-locust_cover-title = A Drone takes cover
lesson-locust_cover-1 = It has come out of the emergence hole and goes behind a low block. Where several places suit a Locust equally well, you choose for it.
lesson-locust_cover-2 = Choose { $cover }: it faces the way you will come.

lesson-setup_cover-title = Start in cover
lesson-setup_cover-1 = You may begin behind a low block. It costs nothing, and whoever attacks you across it meets more defense dice; the arrow shows that side.
lesson-setup_cover-2 = Choose { $cover }.

lesson-order-title = Play { $order }
lesson-order-1 = Each turn you play one order card: for its own actions from top to bottom, or in their place for a plain move of two areas or one attack.
lesson-order-2 = The cards you keep are your health and your reactions. Play { $order } for its actions: three areas of movement, then an attack.

lesson-move-title = Move to { $area }
lesson-move-1 = A move takes you into a neighboring area; walls and blocks are no way through. You have three moves, and leaving cover is free.
lesson-move-2 = From here you see no Locust. Choose { $area }, the way round to the Drone.

lesson-sight-title = In sight
lesson-sight-1 = Now you see the Drone. Out of cover you count as standing anywhere in your area, and from some spot of it a straight line reaches the Drone past the walls. Low blocks do not stop it. You can attack only what you see.
lesson-sight-2 = It sees you as well, for sight is mutual. Move on to { $area }: there is cover.

lesson-cover-title = Take cover
lesson-cover-1 = Cover at the end of a move costs nothing and ends the moving. If the line of an attack has to cross the block you roll two more defense dice, if it can come past it one.
lesson-cover-2 = Choose { $cover }: its arrow points towards the Drone.

lesson-attack-title = Attack { $figure }
lesson-attack-1 = The card's second action. With the { $weapon }, normal, you roll { $dice } attack dice (one more than its card says: it is Marcus's own weapon) against { $defense } defense dice; the Drone has cover, too. A face may show an omen besides: that sets off what the attacker's card says about omens.
lesson-attack-2 = That is { $kill } % to kill it and { $wound } % to wound it. Overkill rolls more dice for an ammo token: save it.
lesson-attack-3 = Three wounds at once kill a Drone; fewer leave it wounded, and easier to kill.

lesson-locust_turn-title = Now the Locust
lesson-locust_turn-1 = It is wounded, and the card is used up. End it: then one AI card is drawn, and every Locust it names does what it says, as far as it can.
lesson-locust_turn-2 = Nobody plays the Locust. You read the card in the panel or the log, and are asked where it leaves a choice.

lesson-guard-title = Guard with { $order }
lesson-guard-1 = { $ai }: a Drone that sees a COG attacks it. Just before a Locust moves or attacks, you may discard a card with the guard sign to attack it first.
lesson-guard-2 = The squad may do that once in each Locust turn. Discard { $order }: you will need Fire in the Hole later.

lesson-guard_attack-title = Shoot first
lesson-guard_attack-1 = A guard is an attack like any other, with any weapon but grenades.
lesson-guard_attack-2 = The { $weapon }, normal: { $dice } dice against { $defense }. The Drone is wounded already, so { $kill } % to kill it.

lesson-dodge-title = Dodge with { $order }
lesson-dodge-1 = It has held out and attacks. Before the dice are rolled you may discard one card with the dodge sign for two more defense dice, besides your own and those of your cover.
lesson-dodge-2 = That costs a card; but so does every wound, and a Drone rolls three dice. Discard { $order }.

lesson-wounds-title = A wound costs a card
lesson-wounds-1 = Shields take wounds away; every wound that is left costs an order card of your choice. Who has no card left to pay bleeds out, and alone that loses the mission.
lesson-wounds-2 = Discard { $order } and keep Fire in the Hole.

lesson-heal-title = Your turn: heal
lesson-heal-1 = A turn begins with drawing up to two order cards, never above your hand limit. That is all the healing there is without a card's help.
lesson-heal-2 = Draw both.

lesson-plan-title = Play { $order }
lesson-plan-1 = This stage of the mission wants every emergence hole sealed, and only a Bolo Grenade does that. You have one.
lesson-plan-2 = { $order } moves two areas, then attacks, with a die more for a grenade. Each action may be left out, but their order stands.

lesson-leave_cover-title = Move to { $area }
lesson-leave_cover-1 = The door of this tile is two moves from here, in the area marked on the map; from there you see the hole.
lesson-leave_cover-2 = Go to { $area } first. Leaving cover costs nothing.

lesson-door-title = To the door: { $area }
lesson-door-1 = A closed door stops every move, and this one ends the tile. Behind it lies the next.
lesson-door-2 = Move to { $area }.

lesson-explore-title = Explore
lesson-explore-1 = Whoever stands at a door in his Order step may open it, at any time and for nothing: the next tiles are laid, and Locusts come out of their holes.
lesson-explore-2 = Most missions grow like that, door by door. Open it.

lesson-stop-title = Stop here
lesson-stop-1 = One more tile lies there, with a hole and a Drone. Exploring did not end your move, but no area is left to go.
lesson-stop-2 = Stop: the attack of your card comes next.

lesson-grenade-title = Throw the grenade
lesson-grenade-1 = A grenade is thrown at an area in sight, up to two areas away. It hits every figure there, COGs too, and their cover does not count.
lesson-grenade-2 = Aim it at { $area }, with the Drone and the hole. If a die shows an omen, the grenade's card lets you seal the hole: { $seal } %. It is your only one, but the crate marked on the new tile holds more.

lesson-seal-title = Seal the hole
lesson-seal-1 = You rolled an omen: a face that sets off what the weapon's card says. The grenade's seals a hole.
lesson-seal-2 = Nothing comes out of a sealed hole any more. Seal it.

## The end

lesson-done-title = The mission is yours
lesson-done-1 = That was all of it: move, cover, sight, attack, guard, dodge, explore, seal. End your card when you are ready.
lesson-done-2 = One hole is left, a crate of grenades and a weapon cache: they are marked on the map. Taking a grenade costs a card. Seal the hole, then kill what comes: it comes in at the locked door, so be elsewhere.
lesson-done-3 = Play as you like from here. You may always ask why something is not on offer: click it and look below what it says.

lesson-over-title = { $winner ->
    [cog] Mission accomplished
   *[locust] The Locust have won
}
lesson-over-1 = { $winner ->
    [cog] You have sealed the holes and cleared the map.
   *[locust] It happens. Stay in cover, and keep more cards than a Locust has dice.
}
lesson-over-2 = The real Emergence comes next: four tiles, and up to four COGs who guard for each other.

## Away from the script

lesson-own_way-title = Your own way
lesson-own_way-1 = From here on you lead; the table offers only what the rules allow. Undo brings you back where nothing was rolled or revealed.

lesson-topic_cover-title = Start in cover?
lesson-topic_cover-1 = Cover costs nothing and adds defense dice against attacks across the block.
lesson-topic_order-title = An order card
lesson-topic_order-1 = Play one card: for its own actions, for a plain move of two areas, or for one attack. Those you keep are your health.
lesson-topic_action-title = The card's actions
lesson-topic_action-1 = Do them from top to bottom and leave out what you like. One move is one area; at the end of it you may take cover. You attack what you see.
lesson-topic_guard-title = Guard?
lesson-topic_guard-1 = Discard a card with the guard sign and attack this Locust before it acts. The squad has one guard in each Locust turn.
lesson-topic_dodge-title = Dodge?
lesson-topic_dodge-1 = A card with the dodge sign adds two defense dice against this attack. It costs the card.
lesson-topic_wounds-title = Wounds
lesson-topic_wounds-1 = Each wound costs an order card of your choice. Who cannot pay bleeds out.
lesson-topic_heal-title = Heal
lesson-topic_heal-1 = Draw up to two order cards: that is your healing.
lesson-topic_explore-title = A door
lesson-topic_explore-1 = You stand at a door and may explore: it costs nothing, lays the next tile and brings the Locusts of its holes.
lesson-topic_seal-title = A hole in reach
lesson-topic_seal-1 = A Bolo Grenade thrown at the area of a hole seals it if an omen is rolled. This stage wants them all sealed.
