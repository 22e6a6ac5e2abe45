# Rules text of missions: set-up, stages, objectives and special rules. See cards.ftl.

## Missions

card-mission = Misión { $number }, de { $least } a { $most } jugadores, { $map ->
    [small] mapa pequeño,
    [medium] mapa mediano,
    [large] mapa grande,
   *[variable] mapa de tamaño a elegir,
} dificultad { $difficulty } de 5.
card-mission-enemies = Enemigos: { $enemies }.
card-mission-enemy = { $slot } { $enemy }
card-mission-ai = Mazo de IA: las cartas de estos enemigos y las cartas generales { $general }.
about-emergence = Sella con granadas los agujeros de emergencia de un mapa pequeño y sobrevive a lo que traiga el último.
about-china_shop = Una Berserker caza de oído: llévala de puerta en puerta hasta el Martillo del Alba, lo único que le hace daño.
about-belly_of_the_beast = Dos puertas llevan a los túneles: encuentra el código de acceso, pon las cargas y aguanta hasta que se agote el mazo de IA.
about-roadblocks = Avanza a tientas por una carretera llena de Tickers, elige una de dos salidas y lleva a todos hasta el final.
about-scattered = El pelotón está repartido en dos mapas: cada mitad abre el camino a la otra hasta que todos se reúnen entre Grinders.
about-hive = Baja tres niveles luchando contra Kantus que curan, hasta el trono donde espera Skorge.
about-horde_mode = Un mapa, cuatro dificultades, seis oleadas cada vez peores: mata a todos, reabastécete y repite.
card-mission-level = Nivel { $level }{ $locked ->
    [true] {" "}(bloqueado)
   *[false] {""}
}{ $separate ->
    [true] {" "}(en un mapa propio)
   *[false] {""}
}: { $count ->
    [one] pieza { $tiles }.
   *[other] piezas { $tiles }.
}
card-mission-difficulty = { $difficulty }: piezas { $tiles }.
card-mission-first_tile_only = Al empezar solo se coloca la primera pieza.
card-mission-setup = Al empezar:
difficulty-casual = Tranquila
difficulty-normal = Normal
difficulty-hardcore = Extrema
difficulty-insane = Locura
card-stage-rule = Fase { $stage }, regla especial: { $text }.
card-stage-objective = Fase { $stage }, objetivo: { $text }.
card-stage-on_flip = Fase { $stage }, al cumplirlo:
card-step = - { $text }.
card-stage-wins = Fase { $stage } completada: los jugadores ganan.

objective-all_holes_sealed = sella todos los agujeros de emergencia
objective-no_locust_in_play = mata a todos los Locust del mapa
objective-enemy_enters_exit = haz que { $the_enemy } entre en la zona de salida del nivel { $level }
objective-enemy_killed = mata { AS($the_enemy, "to") }
objective-equipment_activated = usa el equipo { AS($location, "of") }
objective-ai_deck_used_up = aguanta hasta que se agote el mazo de IA
objective-cog_enters_last_tile = lleva a un soldado a la última pieza del nivel { $level }
objective-all_cogs_at_exit = lleva a todos los soldados a la salida del nivel { $levels }, sin que ninguno se esté desangrando
objective-door_tried = explora por la puerta de salida del nivel { $level }
objective-all_cogs_on_tile = lleva a todos los soldados { AS($tile, "to") }, sin que ninguno se esté desangrando y sin que quede { AS($without, "gender") ->
    [f] ninguna
   *[m] ningún
} { $without } en juego

rule-equipment_stays = el equipo { AS($location, "of") } no se agota
rule-door_barred = la puerta de salida del nivel { $level } permanece cerrada
rule-no_spawns = no aparece ningún Locust; las cartas de IA que los generarían se sustituyen
rule-berserker_in_play = se aplican las reglas de la carta { AS($the_enemy, "of") }
rule-level_3_by_first_tile_only = al nivel { $level } solo se llega por la puerta de la primera pieza
rule-extra_ai_card = en cada paso de Activación de los Locust se resuelve una carta de IA más
rule-explore_one_tile_on_entering_exit = cuando un soldado entra en la salida se coloca la siguiente pieza del nivel { $level }
rule-tickers_for_location_spawns = en lugar de los enemigos impresos, cada jugador coloca { AS($enemy, "a") } en una zona vacía de la pieza nueva
rule-ai_spawns_at_exit = las cartas de IA generan en la salida del mapa las figuras de { $kinds }
rule-ai_on_active_map_only = las cartas de IA solo afectan al mapa del jugador activo
rule-doors_join_maps = las zonas con puerta son adyacentes para moverse
rule-no_attacks_through_doors = nadie ataca de un mapa al otro
rule-family_spawns_barred = no se pueden generar figuras de { $kinds }
rule-boss_heals_when_idle = { $the_enemy } se cura después de cada paso de Activación de los Locust en el que no se mueva ni ataque
rule-used_equipment_face_down = el equipo usado se pone boca abajo en lugar de descartarse: { $kinds }
rule-locust_c_becomes_b = cuando se genere un Locust C aparece un Locust B, o un A si no queda ningún B
