# What the cards of the Card Game are called, by id; an overlay may bring others with names of their own.

## Units

title-cog-captain = Captain
title-cog-elite-armadillo = Elite Armadillo
title-cog-fresh-recruit = Fresh Recruit
title-cog-heavy-infantry = Heavy Infantry
title-cog-king-raven = King Raven
title-cog-private = Private
title-cog-scout = Scout
title-cog-sergeant = Sergeant
title-cog-vanguard = Vanguard
title-loc-boomer = Boomer
title-loc-cyclops = Cyclops
title-loc-drone = Drone
title-loc-grenadier = Grenadier
title-loc-hunter = Hunter
title-loc-kantus = Kantus
title-loc-wretch-pack = Wretch Pack
title-cog-lieutenant = Lieutenant
title-cog-corporal = Corporal
title-cog-engineer = Engineer
title-cog-rear-guard = Rear Guard
title-loc-sniper-drone = Sniper Drone
title-loc-spotter-drone = Spotter Drone
title-loc-wretch-horde = Wretch Horde
title-loc-wretch-ambusher = Wretch Ambusher
title-cog-drill-sergeant = Drill Sergeant
title-cog-veteran = Veteran
title-cog-armadillo = Armadillo
title-cog-forward-vanguard = Forward Vanguard
title-loc-hammerburst-drone = Hammerburst Drone
title-loc-vicious-kantus = Vicious Kantus
title-loc-bolter-drone = Bolter Drone
title-loc-kantus-priest = Kantus Priest
title-cog-assault-specialist = Assault Specialist
title-cog-experienced-recruit = Experienced Recruit
title-cog-hardened-captain = Hardened Captain
title-cog-king-raven-gunship = King Raven Gunship
title-cog-heavy-support = Heavy Support
title-cog-support-raven = Support Raven
title-cog-tuned-up-centaur = Tuned Up Centaur
title-loc-chainsaw-cyclops = Chainsaw Cyclops
title-loc-flame-boomer = Flame Boomer
title-loc-krav = Krav
title-loc-towering-boomer = Towering Boomer
title-cog-augustus-cole = Augustus Cole
title-cog-damon-baird = Damon Baird
title-loc-kantus-high-priest = Kantus High Priest
title-loc-theron-sentinel = Theron Sentinel
title-ch02-alpha-wretch = Alpha Wretch
title-ch02-wretch-runt = Wretch Runt
title-ch02-anthony-carmine = Anthony Carmine
title-ch04-theron-guard = Theron Guard
title-ch06-stranded-scavenger = Stranded Scavenger
title-ch06-ticker = Ticker
title-ch07-reaver = Reaver
title-ch07-night-hunter = Night Hunter
title-ch09-gnasher-specialist = Gnasher Specialist
title-ch09-dark-wretch = Dark Wretch
title-ch10-imulsion-wretch = Imulsion Wretch
title-ch11-theron-elite = Theron Elite
title-ch12-theron-breacher = Theron Breacher
title-ch13-alpha-squad-gear = Alpha Squad Gear
title-ch13-nemacyst = Nemacyst
title-ch14-wretch-escort = Wretch Escort

## Tactics

title-cog-airstrike = Airstrike
title-cog-battle-plans = Battle Plans
title-cog-coordinated-assault = Coordinated Assault
title-cog-planted-grenade = Planted Grenade
title-loc-ink-grenade = Ink Grenade
title-loc-reaver-drop = Reaver Drop
title-loc-respawn = Respawn
title-loc-wont-stay-dead = Won't Stay Dead
title-cog-deadly-sacrifice = Deadly Sacrifice
title-cog-expert-planning = Expert Planning
title-cog-frag-storm = Frag Storm
title-cog-mobile-combat = Mobile Combat
title-loc-death-rattle = Death Rattle
title-loc-drown-them-in-bodies = Drown Them in Bodies
title-loc-horde = Horde
title-loc-tenacious-reinforcement = Tenacious Reinforcement
title-loc-tremors = Tremors
title-ch04-bait-the-beast = Bait the Beast
title-ch10-clamp-shot = Clamp Shot
title-ch10-ground-slam = Ground Slam
title-ch12-dig-in = Dig In
title-ch13-hammer-strike = Hammer Strike
title-ch14-crane-drop = Crane Drop

## Reactions

title-cog-heroism = Heroism
title-cog-hit-the-floor = Hit the Floor!
title-loc-blood-rush = Blood Rush
title-loc-frenzy = Frenzy
title-loc-hive-mind = Hive Mind
title-ch04-targeting-beam = Targeting Beam
title-ch07-uv-turret = UV Turret
title-ch10-torque-bow = Torque Bow
title-ch11-longshot-overwatch = Longshot Overwatch
title-ch14-boomshot-salvage = Boomshot Salvage

## Cover cards

title-cov-low-wall = Low Wall
title-cov-high-wall = High Wall
title-ch03-ruined-fountain = Ruined Fountain
title-ch03-troika-nest = Troika Nest
title-ch04-pillar = Pillar
title-ch04-doorway = Doorway
title-ch05-street-lamp = Street Lamp
title-ch05-burning-wreck = Burning Wreck
title-ch05-propane-tank = Propane Tank
title-ch06-conveyor-belt = Conveyor Belt
title-ch06-machine-press = Machine Press
title-ch06-catwalk = Catwalk
title-ch07-gas-station = Gas Station
title-ch07-overturned-bus = Overturned Bus
title-ch07-lamp-post = Lamp Post
title-ch09-imulsion-pool = Imulsion Pool
title-ch09-mine-cart = Mine Cart
title-ch10-platform-edge = Platform Edge
title-ch10-support-clamp = Support Clamp
title-ch11-campus-statue = Campus Statue
title-ch11-library-stacks = Library Stacks
title-ch11-courtyard-steps = Courtyard Steps
title-ch12-barricaded-window = Barricaded Window
title-ch12-front-doors = Front Doors
title-ch13-rubble-street = Rubble Street
title-ch13-sandbag-line = Sandbag Line
title-ch13-collapsed-arch = Collapsed Arch
title-ch13-burst-main = Burst Main
title-ch14-rail-wall = Rail Wall
title-ch14-cargo-crane = Cargo Crane
title-ch14-fuel-tanker = Fuel Tanker
title-ch15-rear-car = Rear Car
title-ch15-tender = Tender
title-ch15-engine = Engine

## Command cards

title-ch01-dominic-santiago = Dominic Santiago
title-ch01-emergence-hole = Emergence Hole
title-ch02-scent-of-blood = Scent of Blood
title-ch03-minh-young-kim = Minh Young Kim
title-ch03-troika-gunner = Troika Gunner
title-ch04-hammer-of-dawn = Hammer of Dawn
title-ch05-uv-floodlight = UV Floodlight
title-ch05-kryll-swarm = Kryll Swarm
title-ch06-push-through-the-works = Push Through the Works
title-ch06-ticker-nest = Ticker Nest
title-ch07-kryll-storm = Kryll Storm
title-ch08-anya-stroud = Anya Stroud
title-ch08-theron-warcaller = Theron Warcaller
title-ch09-lambent-strain = Lambent Strain
title-ch10-corpser = Corpser
title-ch12-jack = JACK
title-ch12-reaver-wing = Reaver Wing
title-ch13-seeder = Seeder
title-ch14-brumak-gun = Brumak Gun
title-ch14-delta-squad = Delta Squad
title-ch15-kryll-shield = Kryll Shield

## Command units

title-ch02-marcus-back-in-armor = Marcus Fenix (Back in Armor)
title-ch02-marcus-fresh-from-the-slab = Marcus Fenix (Fresh from the Slab)
title-ch04-berserker = Berserker
title-ch07-junker = Junker
title-ch09-marcus-fenix = Marcus Fenix
title-ch10-corpser-leg = Corpser Leg
title-ch10-marcus-fenix = Marcus Fenix
title-ch10-dominic-santiago = Dominic Santiago
title-ch11-dominic-santiago = Dominic Santiago
title-ch11-grinder = Grinder
title-ch13-marcus-fenix = Marcus Fenix
title-ch13-dominic-santiago = Dominic Santiago
title-ch14-brumak = Brumak
title-ch15-general-raam = General RAAM
title-ch15-marcus-fenix = Marcus Fenix
title-ch15-dominic-santiago = Dominic Santiago

## Scenario cards, which name their chapter

title-ch01-scenario = Prelude
title-ch02-scenario = Trial by Fire
title-ch03-scenario = Fish in a Barrel
title-ch04-scenario = China Shop
title-ch05-scenario = Lethal Dusk
title-ch06-scenario = Grist
title-ch07-scenario = Burnt Rubber
title-ch08-scenario = Darkest Before the Dawn
title-ch09-scenario = Evolution
title-ch10-scenario = Angry Titan
title-ch11-scenario = Campus Grinder
title-ch12-scenario = Entrenched
title-ch13-scenario = Bad to Worse
title-ch14-scenario = Jurassic Proportions
title-ch15-scenario = Pale Horse

## Several of a card

titles-ch02-wretch-runt = Wretch Runts
titles-ch10-corpser-leg = Corpser Legs
titles-ch13-nemacyst = Nemacysts
titles-ch14-brumak-gun = Brumak Guns

## What the chapters are about

about-ch01-scenario = A first skirmish with the bare core decks around the tutorial walls.
about-ch02-scenario = Marcus is back in the field while wretch packs pour in; small disposable wretches teach blocking in numbers.
about-ch03-scenario = A fixed gun over a plaza: units cross to the far side of cover to hurt more and to be hurt more.
about-ch04-scenario = A Berserker breaks the hall apart, one cover card after another, while the COG call the Hammer of Dawn.
about-ch05-scenario = Night falls; cover is safe for Gears only while it is lit.
about-ch06-scenario = A fight through a works hall whose cover nobody has seen, against two slowly turning clocks.
about-ch07-scenario = A dash in the Junker from light to light with Reavers in pursuit.
about-ch08-scenario = A short fight in the dark: only one unit at a time sees enough to block.
about-ch09-scenario = Lambent wretches that burst when killed, beside pools of imulsion.
about-ch10-scenario = The Corpser on its platform: cut down its legs, then strike the exposed body.
about-ch11-scenario = A Boomer with a mulcher holds the campus courtyard.
about-ch12-scenario = The house must be held until JACK has finished his download.
about-ch13-scenario = A Seeder spits Nemacysts while Marcus and Dom push through.
about-ch14-scenario = A Brumak with two guns: killing it strips the guns first.
about-ch15-scenario = General RAAM on the train, protected by his Kryll until the shield is broken.
