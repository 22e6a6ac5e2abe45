# What things are called. Cards and figures by id; an overlay may bring others with names of their own.

name-area = { $place }
name-cover = cover { $place }
name-hole = hole { $place }
name-tile = tile { $place }
name-figure = { $kind } { $number }
name-seat = player { $number }
name-slot = Locust { $slot }
name-marker = { $kind } marker
name-ai = { $title ->
    [none] AI card { $number }
   *[other] AI card { $number } ({ $title })
}

## Joints of lists

list-nothing = nothing
list-next = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-alternatives = { $first }, or { $last }
list-then = { $first }; then { $last }
list-apart = { $first }; { $last }
list-sentence = { $first } { $last }

## COGs

cog-marcus_fenix = Marcus
cog-dominic_santiago = Dom
cog-augustus_cole = Cole
cog-damon_baird = Baird

## Orders

order-assault = Assault
order-advance = Advance
order-roadie_run = Roadie Run
order-vault_kick = Vault Kick
order-blind_fire = Blind Fire
order-dig_in = Dig In
order-ambush = Ambush
order-suppressing_fire = Suppressing Fire
order-hold_ground = Hold Ground
order-double_tap = Double Tap
order-steady_aim = Steady Aim
order-fire_in_the_hole = Fire in the Hole
order-active_reload = Active Reload
order-teamwork = Teamwork
order-explore = Explore
order-scavenging = Scavenging
order-sit_tight = Sit Tight
order-get_up = Get Up

## Weapons

weapon-lancer = Lancer
weapon-snub_pistol = Snub Pistol
weapon-bolo_grenade = Bolo Grenade
weapon-gnasher = Gnasher
weapon-hammerburst = Hammerburst
weapon-boomshot = Boomshot
weapon-torque_bow = Torque Bow
weapon-gorgon_pistol = Gorgon Pistol
weapon-hammer_of_dawn = Hammer of Dawn
weapon-longshot = Longshot
weapon-boltok_pistol = Boltok Pistol
weapon-mulcher = Mulcher
weapon-mortar = Mortar
weapon-boomshield = Boomshield

## Enemies, and several of them

enemy-wretch = Wretch
enemy-drone = Drone
enemy-boomer = Boomer
enemy-ticker = Ticker
enemy-theron_guard = Theron Guard
enemy-kantus = Kantus
enemy-berserker = Berserker
enemy-lambent_wretch = Lambent Wretch
enemy-grinder = Grinder
enemy-skorge = Skorge
enemy-general = general

the-other = the { $enemy }
the-skorge = Skorge

count-wretch = { $count ->
    [one] { $count } Wretch
   *[other] { $count } Wretches
}
count-drone = { $count ->
    [one] { $count } Drone
   *[other] { $count } Drones
}
count-boomer = { $count ->
    [one] { $count } Boomer
   *[other] { $count } Boomers
}
count-ticker = { $count ->
    [one] { $count } Ticker
   *[other] { $count } Tickers
}
count-theron_guard = { $count ->
    [one] { $count } Theron Guard
   *[other] { $count } Theron Guards
}
count-kantus = { $count } Kantus
count-berserker = { $count ->
    [one] { $count } Berserker
   *[other] { $count } Berserkers
}
count-lambent_wretch = { $count ->
    [one] { $count } Lambent Wretch
   *[other] { $count } Lambent Wretches
}
count-grinder = { $count ->
    [one] { $count } Grinder
   *[other] { $count } Grinders
}
count-skorge = { $count } Skorge
count-other = { $count ->
    [one] { $count } { $kind }
   *[other] { $count } x { $kind }
}

## Equipment

equipment-ammunition = Ammunition
equipment-weapon = Weapon cache
equipment-grenades = Grenades
equipment-hammer_of_dawn = Hammer of Dawn
equipment-keycode = Keycode
equipment-junker = Junker
equipment-troika_heavy_mg = Troika heavy MG

## Missions

mission-emergence = Emergence
mission-china_shop = China Shop
mission-belly_of_the_beast = Belly of the Beast
mission-roadblocks = Roadblocks
mission-scattered = Scattered
mission-hive = Hive
mission-horde_mode = Horde Mode

## Titles of AI cards

ai-1 = Distraction
ai-2 = The Horde
ai-4 = Reinforcements
ai-5 = Firefight
ai-6 = Swarm

## Faces of the dice

face-omen = omen
face-one_wound = 1 wound
face-two_wounds = 2 wounds
face-one_shield = 1 shield
face-two_shields = 2 shields
face-blank = blank

## Notes beside options

note-futile = does nothing now
