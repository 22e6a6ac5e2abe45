# What things are called. Cards and figures by id; an overlay may bring others with names of their own.
# Forms: gender (m, f), number (many), the (el, la), a (un, una), of (del, de la), to (al, a la), joint (e: what stands for "y" before it).
# A name begins with a capital as a label; its forms are spelled as within a sentence.

name-area = { $place }
name-cover = cobertura { $place }
    .gender = f
    .the = la cobertura { $place }
    .of = de la cobertura { $place }
    .to = a la cobertura { $place }
name-hole = agujero { $place }
    .gender = m
    .the = el agujero { $place }
    .of = del agujero { $place }
    .to = al agujero { $place }
name-tile = pieza { $place }
    .gender = f
    .the = la pieza { $place }
    .of = de la pieza { $place }
    .to = a la pieza { $place }
name-figure = { $kind } { $number }
    .gender = { AS($kind, "gender") }
    .the = { AS($kind, "the") } { $number }
    .a = { AS($kind, "a") } { $number }
    .of = { AS($kind, "of") } { $number }
    .to = { AS($kind, "to") } { $number }
    .joint = { AS($kind, "joint") }
name-seat = jugador { $number }
    .gender = m
    .the = el jugador { $number }
    .of = del jugador { $number }
    .to = al jugador { $number }
name-slot = Locust { $slot }
    .gender = m
    .the = el Locust { $slot }
    .a = un Locust { $slot }
    .of = del Locust { $slot }
    .to = al Locust { $slot }
name-marker = indicador de { $kind }
    .gender = m
    .the = el indicador de { $kind }
    .a = un indicador de { $kind }
    .of = del indicador de { $kind }
    .to = al indicador de { $kind }
name-ai = { $title ->
    [none] carta de IA { $number }
   *[other] carta de IA { $number } ({ $title })
}
    .gender = f
    .the = { $title ->
        [none] la carta de IA { $number }
       *[other] la carta de IA { $number } ({ $title })
    }
    .of = { $title ->
        [none] de la carta de IA { $number }
       *[other] de la carta de IA { $number } ({ $title })
    }

## Joints of lists

list-nothing = nada
list-next = { $first }, { $last }
    .the = { AS($first, "the") }, { AS($last, "the") }
    .a = { AS($first, "a") }, { AS($last, "a") }
    .of = { AS($first, "of") }, { AS($last, "of") }
    .to = { AS($first, "to") }, { AS($last, "to") }
    .gender = { AS($first, "gender") ->
        [f] { AS($last, "gender") }
       *[m] m
    }
list-and = { AS($last, "joint") ->
    [e] { $first } e { $last }
   *[y] { $first } y { $last }
}
    .the = { AS($first, "the") } y { AS($last, "the") }
    .a = { AS($first, "a") } y { AS($last, "a") }
    .of = { AS($first, "of") } y { AS($last, "of") }
    .to = { AS($first, "to") } y { AS($last, "to") }
    .gender = { AS($first, "gender") ->
        [f] { AS($last, "gender") }
       *[m] m
    }
list-or = { $first } o { $last }
    .the = { AS($first, "the") } o { AS($last, "the") }
    .a = { AS($first, "a") } o { AS($last, "a") }
    .of = { AS($first, "of") } o { AS($last, "of") }
    .to = { AS($first, "to") } o { AS($last, "to") }
    .gender = { AS($first, "gender") ->
        [f] { AS($last, "gender") }
       *[m] m
    }
list-alternatives = { $first }, o { $last }
list-then = { $first }; luego, { $last }
list-apart = { $first }; { $last }
list-sentence = { $first } { $last }

## COGs

cog-marcus_fenix = Marcus
    .gender = m
    .the = Marcus
    .a = Marcus
    .of = de Marcus
    .to = a Marcus
cog-dominic_santiago = Dom
    .gender = m
    .the = Dom
    .a = Dom
    .of = de Dom
    .to = a Dom
cog-augustus_cole = Cole
    .gender = m
    .the = Cole
    .a = Cole
    .of = de Cole
    .to = a Cole
cog-damon_baird = Baird
    .gender = m
    .the = Baird
    .a = Baird
    .of = de Baird
    .to = a Baird

## Orders

order-assault = Asalto
order-advance = Avance
order-roadie_run = Carrera agachada
order-vault_kick = Patada con salto
order-blind_fire = Fuego a ciegas
order-dig_in = Atrincherarse
order-ambush = Emboscada
order-suppressing_fire = Fuego de supresión
order-hold_ground = Mantener la posición
order-double_tap = Doble disparo
order-steady_aim = Pulso firme
order-fire_in_the_hole = ¡Fuego en el agujero!
order-active_reload = Recarga activa
order-teamwork = Trabajo en equipo
order-explore = Explorar
order-scavenging = Rebuscar
order-sit_tight = Quieto ahí
order-get_up = En pie

## Weapons

weapon-lancer = Lancer
    .gender = m
    .the = el Lancer
    .a = un Lancer
    .of = del Lancer
    .to = al Lancer
weapon-snub_pistol = Pistola de cañón corto
    .gender = f
    .the = la pistola de cañón corto
    .a = una pistola de cañón corto
    .of = de la pistola de cañón corto
    .to = a la pistola de cañón corto
weapon-bolo_grenade = Granada bolo
    .gender = f
    .the = la granada bolo
    .a = una granada bolo
    .of = de la granada bolo
    .to = a la granada bolo
weapon-gnasher = Escopeta gnasher
    .gender = f
    .the = la escopeta gnasher
    .a = una escopeta gnasher
    .of = de la escopeta gnasher
    .to = a la escopeta gnasher
weapon-hammerburst = Hammerburst
    .gender = m
    .the = el Hammerburst
    .a = un Hammerburst
    .of = del Hammerburst
    .to = al Hammerburst
weapon-boomshot = Lanzagranadas
    .gender = m
    .the = el lanzagranadas
    .a = un lanzagranadas
    .of = del lanzagranadas
    .to = al lanzagranadas
weapon-torque_bow = Arco explosivo
    .gender = m
    .the = el arco explosivo
    .a = un arco explosivo
    .of = del arco explosivo
    .to = al arco explosivo
weapon-gorgon_pistol = Pistola Gorgon
    .gender = f
    .the = la pistola Gorgon
    .a = una pistola Gorgon
    .of = de la pistola Gorgon
    .to = a la pistola Gorgon
weapon-hammer_of_dawn = Martillo del Alba
    .gender = m
    .the = el Martillo del Alba
    .a = un Martillo del Alba
    .of = del Martillo del Alba
    .to = al Martillo del Alba
weapon-longshot = Rifle de francotirador
    .gender = m
    .the = el rifle de francotirador
    .a = un rifle de francotirador
    .of = del rifle de francotirador
    .to = al rifle de francotirador
weapon-boltok_pistol = Pistola Boltok
    .gender = f
    .the = la pistola Boltok
    .a = una pistola Boltok
    .of = de la pistola Boltok
    .to = a la pistola Boltok
weapon-mulcher = Mulcher
    .gender = m
    .the = el Mulcher
    .a = un Mulcher
    .of = del Mulcher
    .to = al Mulcher
weapon-mortar = Mortero
    .gender = m
    .the = el mortero
    .a = un mortero
    .of = del mortero
    .to = al mortero
weapon-boomshield = Escudo Boomer
    .gender = m
    .the = el escudo Boomer
    .a = un escudo Boomer
    .of = del escudo Boomer
    .to = al escudo Boomer

## Enemies, and several of them

enemy-wretch = Infame
    .gender = m
    .the = el Infame
    .a = un Infame
    .of = del Infame
    .to = al Infame
    .joint = e
enemy-drone = Drone
    .gender = m
    .the = el Drone
    .a = un Drone
    .of = del Drone
    .to = al Drone
enemy-boomer = Boomer
    .gender = m
    .the = el Boomer
    .a = un Boomer
    .of = del Boomer
    .to = al Boomer
enemy-ticker = Ticker
    .gender = m
    .the = el Ticker
    .a = un Ticker
    .of = del Ticker
    .to = al Ticker
enemy-theron_guard = Guardia Theron
    .gender = m
    .the = el Guardia Theron
    .a = un Guardia Theron
    .of = del Guardia Theron
    .to = al Guardia Theron
enemy-kantus = Kantus
    .gender = m
    .the = el Kantus
    .a = un Kantus
    .of = del Kantus
    .to = al Kantus
enemy-berserker = Berserker
    .gender = f
    .the = la Berserker
    .a = una Berserker
    .of = de la Berserker
    .to = a la Berserker
enemy-lambent_wretch = Infame lambent
    .gender = m
    .the = el Infame lambent
    .a = un Infame lambent
    .of = del Infame lambent
    .to = al Infame lambent
    .joint = e
enemy-grinder = Grinder
    .gender = m
    .the = el Grinder
    .a = un Grinder
    .of = del Grinder
    .to = al Grinder
enemy-skorge = Skorge
    .gender = m
    .the = Skorge
    .a = Skorge
    .of = de Skorge
    .to = a Skorge
enemy-general = general
    .gender = m
    .the = el general
    .a = un general
    .of = del general
    .to = al general

the-other = { AS($enemy, "the") }
    .gender = { AS($enemy, "gender") }
    .of = { AS($enemy, "of") }
    .to = { AS($enemy, "to") }
the-skorge = Skorge
    .gender = m
    .of = de Skorge
    .to = a Skorge

count-wretch = { $count ->
    [one] { $count } Infame
   *[other] { $count } Infames
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
    [one] { $count } Guardia Theron
   *[other] { $count } Guardias Theron
}
count-kantus = { $count } Kantus
count-berserker = { $count ->
    [one] { $count } Berserker
   *[other] { $count } Berserkers
}
count-lambent_wretch = { $count ->
    [one] { $count } Infame lambent
   *[other] { $count } Infames lambent
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

equipment-ammunition = Munición
    .gender = f
    .the = la munición
    .a = una munición
    .of = de la munición
    .to = a la munición
equipment-weapon = Alijo de armas
    .gender = m
    .the = el alijo de armas
    .a = un alijo de armas
    .of = del alijo de armas
    .to = al alijo de armas
equipment-grenades = Granadas
    .gender = f
    .number = many
    .the = las granadas
    .a = unas granadas
    .of = de las granadas
    .to = a las granadas
equipment-hammer_of_dawn = Martillo del Alba
    .gender = m
    .the = el Martillo del Alba
    .a = un Martillo del Alba
    .of = del Martillo del Alba
    .to = al Martillo del Alba
equipment-keycode = Código de acceso
    .gender = m
    .the = el código de acceso
    .a = un código de acceso
    .of = del código de acceso
    .to = al código de acceso
equipment-junker = Junker
    .gender = m
    .the = el Junker
    .a = un Junker
    .of = del Junker
    .to = al Junker
equipment-troika_heavy_mg = Ametralladora pesada Troika
    .gender = f
    .the = la ametralladora pesada Troika
    .a = una ametralladora pesada Troika
    .of = de la ametralladora pesada Troika
    .to = a la ametralladora pesada Troika

## Missions

mission-emergence = Emergencia
mission-china_shop = Tienda China
mission-belly_of_the_beast = El vientre de la bestia
mission-roadblocks = Barricadas
mission-scattered = Dispersión
mission-hive = Enjambre
mission-horde_mode = Modo Horda

## Titles of AI cards

ai-1 = Distracción
ai-2 = La horda
ai-4 = Refuerzos
ai-5 = Tiroteo
ai-6 = Marabunta

## Faces of the dice

face-omen = augurio
face-one_wound = 1 herida
face-two_wounds = 2 heridas
face-one_shield = 1 escudo
face-two_shields = 2 escudos
face-blank = nada

## Notes beside options

note-futile = ahora no sirve de nada
