# The words of the board game.

map-label = Map. Arrow keys move between things you can choose, with Shift between all things; plus, minus and zero zoom.
map-zoomIn = Zoom in
map-zoomOut = Zoom out
map-fit = Show the whole map
map-find = Go to the deciding COG
map-close = Close
map-inCover = in cover
map-wounded = wounded
map-bleedingOut = bleeding out
map-hole-open = open emergence hole
map-hole-sealed = sealed emergence hole
map-hole-quiet = emergence hole
map-faceDown = { $name }, face down
map-exit = EXIT
map-exit-lays = the exit of level { $level }: a COG that enters it lays the next tile
map-exit-goal = the exit of level { $level }: all COGs have to get here
map-exit-lure = the exit of level { $level }: the enemy of the objective has to come here
map-level = Level { $level } · tiles: { $tiles }
map-levelLocked = Level { $level }, locked · tiles: { $tiles }
map-part = Map { $n }
map-choices = { $n } { $n ->
    [one] choice
   *[other] choices
  }
map-steps = { $n } { $n ->
    [one] step
   *[other] steps
  }

reach-title = { $name }: what awaits you there
reach-here = without a step
reach-seenBy = seen by { $names }
reach-unseen = seen by nobody
reach-target = { $figure } with { $weapon }: kill { $kill } %, wound { $wound } %
reach-chances = kill { $kill } %, wound { $wound } %
reach-asks = May be asked to come along: { $names }
reach-halts = Something happens there before you go on.
reach-go = Go there
reach-walk = Go there: { $steps }

tile-title = Attack { $name }
tile-about = About
tile-mode-normal = normal
tile-mode-overkill = overkill
tile-mode-chainsaw = chainsaw
tile-mode-gun = instead of a card
tile-kill = kill
tile-down = down
tile-comrade = COG:
tile-dice = { $n } { $n ->
    [one] die
   *[other] dice
  }
tile-ammo = { $n } ammo left
tile-empty = the last ammo: then it is empty and cannot fire
tile-grenades = { $n } { $n ->
    [one] grenade
   *[other] grenades
  } left
tile-first = First:
tile-waits = Not yet: choose below what comes first

chip-attack = { $weapon }, { $mode }: { $target }
chip-dodge = Dodge with { $card }
chip-kill = kill { $n } %
chip-best = kill up to { $n } %
chip-hit = hit { $n } %

odds-kill = Kill { $n } %
odds-wound = Wound { $n } %
odds-nothing = Nothing { $n } %
odds-hit = Bleeding out { $n } %
odds-seal = Seal the hole { $n } %
odds-attack = Attack dice
odds-defense = Defense dice
odds-defenseOf = Defense dice of { $name }
odds-none = none
odds-dice = { $n } { $reason } ({ $rule })
odds-die-enemy = of the enemy
odds-die-normal = normal
odds-die-overkill = overkill
odds-die-character = for the COG's weapon
odds-die-card = from the card
odds-die-chainsaw = chainsaw
odds-die-heavy_gun = heavy gun
odds-die-defense = defense
odds-die-shield = shield
odds-die-full_cover = full cover
odds-die-partial_cover = partial cover
odds-die-beyond_range = beyond range
odds-die-dodge = dodge

card-if = IF
card-then = THEN
card-else = ELSE
card-always = NOW
card-met = ✓ Met.
card-unmet = ✗ Not met.
card-metBy = ✓ Met for { $who }.
card-unmetBy = ✗ Not met for { $who }.
card-nothing = Nothing happens.
card-number = No. { $n }
card-attack = attack
card-health = health
card-defense = defense
card-normal = normal
card-overkill = overkill
card-range = range
card-none = –
card-free = no tokens

hint-title = First turn
hint-dismiss = No more hints
hint-order = Each turn you play one order card: for its own actions, to move two areas, or to attack. Your cards are also your health: keep some.
hint-action = Work through the card: choose a marked place to go there, a marked Locust to attack it. Done ends it early.
hint-move = Choose any marked area or cover space to walk there. An eye says that Locusts see you there; beside a low block you are in cover.
hint-cover = Cover adds defense dice against attacks that come over the block. The white arrow shows its side.
hint-guard = You may discard a card with the guard icon to shoot before this Locust acts.
hint-dodge = A card with the dodge icon adds two defense dice. It costs the card.
hint-follow = You may discard a card with the follow icon to go along with your team-mate.
hint-heal = At the start of your turn you draw cards: that is healing.
hint-activate = The Locust act by their AI card. Where it leaves a choice, you decide.
hint-locust_cover = A Locust takes cover, and several places are equally good for it: you decide which.
hint-locust_move = Several ways are equally short for this Locust: you decide which it takes.
hint-locust_target = This Locust could go for more than one COG: you decide for whom.
hint-spawn = Several Locusts come at once: you decide which is placed first.
hint-spawn_at = Locusts come out of the ground: you decide at which place.
hint-wound = Every wound costs an order card: choose which one goes. With none left the COG bleeds out.
hint-discard = This has its price: choose the order card that pays for it.
hint-omen = The dice show an omen: it triggers what the weapon's card says about omens.
hint-keep_weapon = You found weapons and keep one of them: both cards are shown.
hint-watch = Others decide now. Point at anything on the map, or press it long, to read about it.
