# Rules text of Locust AI cards, and the conditions and steps they share with missions. See cards.ftl.

## AI cards

card-ai-title = { $family ->
    [general] La horda
   *[other] { $name }
}
card-ai-event = Evento.
card-ai-for_each = Por cada { $family }, de { AS($family, "gender") ->
    [f] una en una.
   *[m] uno en uno.
}
card-ai-group = Grupo: se comprueba una vez para todos.
card-ai-redraw_when = Si { $condition }, roba otra carta en su lugar.
card-ai-always = { $steps }.
card-ai-when = Si { $condition }: { $steps }.
card-ai-otherwise = Si no es así: { $steps }.
card-ai-nothing = no pasa nada
card-ai-no_guard = { $condition ->
    [none] Nadie puede proteger este turno.
   *[other] Si { $condition }, nadie puede proteger este turno.
}
card-ai-draw_again = Después, roba y resuelve otra carta de IA.

## Conditions

condition-cog_within = { $movement ->
    [none] hay un soldado a { $range } de alcance o menos
   *[other] { $movement ->
        [one] hay un soldado a { $movement } movimiento o menos
       *[other] hay un soldado a { $movement } movimientos o menos
    }{ $range ->
        [none] {""}
       *[other] {" "}y a { $range } de alcance o menos
    }
}{ $health_max ->
    [none] {""}
    [0] {" "}sin cartas en la mano
    [one] {" "}con { $health_max } carta en la mano como mucho
   *[other] {" "}con { $health_max } cartas en la mano como mucho
}
condition-cog_in_sight = ve a un soldado
condition-cog_in_own_area = hay un soldado en su zona
condition-self_unwounded = no tiene heridas
condition-in_play = { $none ->
    [true] no hay { AS($family, "gender") ->
        [f] ninguna
       *[m] ningún
    } { $family } en juego
   *[false] hay { AS($family, "a") } en juego
}
condition-any_sees_cog = { AS($family, "a") } ve a un soldado
condition-locust_near_you = { $movement ->
    [one] hay un Locust a { $movement } movimiento o menos del jugador activo
   *[other] hay un Locust a { $movement } movimientos o menos del jugador activo
}
condition-hole_in_your_area = { $none ->
    [true] no hay ningún agujero de emergencia abierto en la zona del jugador activo
   *[false] hay un agujero de emergencia abierto en la zona del jugador activo
}
condition-cog_acted_this_turn = un soldado se ha movido o ha atacado este turno
condition-all_cogs_in_cover = todos los soldados están a cubierto
condition-all_cogs_at_least = { $movement ->
    [one] todos los soldados están a { $movement } movimiento o más
   *[other] todos los soldados están a { $movement } movimientos o más
}
condition-wounded_locust_within = { $movement ->
    [one] hay otro Locust, herido, a { $movement } movimiento o menos
   *[other] hay otro Locust, herido, a { $movement } movimientos o menos
}
condition-dropped_weapon_within = { $movement ->
    [one] hay un arma soltada a { $movement } movimiento o menos
   *[other] hay un arma soltada a { $movement } movimientos o menos
}
condition-no_figure_meets_if = { AS($own, "gender") ->
    [f] ninguna
   *[m] ningún
} { $own } cumple la condición de abajo

## Who acts, whom it is about, and where
## self: whoever the card is being resolved for; the verb tells it alone.

who-self = esta figura
    .self = self
who-all = cada Locust
who-each = cada { $kinds }
who-spawned = el Locust recién aparecido
who-limited = { AS($who, "self") ->
    [self] si { $limits },
   *[other] { $who } (solo si { $limits })
}
only-any = está en cualquier estado
only-not_in_cover = no está a cubierto
only-unwounded = no tiene heridas
only-wounded = tiene heridas
only-in_sight_of_cog = ve a un soldado
only-no_cog_in_sight = no ve a ningún soldado
only-could_not_attack = no ha podido atacar
only-idle = no ha atacado
only-at_least_from_cog = { $movement ->
    [one] el soldado más cercano está a { $movement } movimiento o más
   *[other] el soldado más cercano está a { $movement } movimientos o más
}

pick-nearest_cog = el soldado más cercano
    .of = del soldado más cercano
    .to = al soldado más cercano
pick-nearest_cog_in_sight = el soldado más cercano que ve
    .of = del soldado más cercano que ve
    .to = al soldado más cercano que ve
pick-nearest_cog_not_in_cover = el soldado sin cobertura más cercano
    .of = del soldado sin cobertura más cercano
    .to = al soldado sin cobertura más cercano
pick-condition_cog = ese soldado
    .of = de ese soldado
    .to = a ese soldado
pick-you = el jugador activo
    .of = del jugador activo
    .to = al jugador activo
pick-any_cog = un soldado a elección del jugador activo
    .of = de un soldado a elección del jugador activo
    .to = a un soldado a elección del jugador activo
pick-most_wounded_cog_in_own_area = el soldado más herido de su zona (al que más cartas le faltan para su límite de mano)
    .of = del soldado más herido de su zona (al que más cartas le faltan para su límite de mano)
    .to = al soldado más herido de su zona (al que más cartas le faltan para su límite de mano)
pick-seen_cog = el soldado que ve
    .of = del soldado que ve
    .to = al soldado que ve
pick-each_figure = cada una de las demás figuras
    .of = de cada una de las demás figuras
    .to = a cada una de las demás figuras
pick-condition_locust = ese Locust
    .of = de ese Locust
    .to = a ese Locust

place-map_exit = en la salida del mapa
place-your_area = en la zona del jugador activo
place-nearest_hole_to_you = en el agujero de emergencia más cercano al jugador activo
place-nearest_hole_to_self = en el agujero de emergencia más cercano a esta figura
place-each_hole_near_you = { $movement ->
    [one] en cada agujero de emergencia a { $movement } movimiento o menos del jugador activo
   *[other] en cada agujero de emergencia a { $movement } movimientos o menos del jugador activo
}
place-each_hole = en cada agujero de emergencia
    .among = entre todos los agujeros de emergencia
place-equipment_area = en la zona de equipo { AS($tile, "of") }
place-entrance = en la entrada
place-hole_of_tile = en un agujero de emergencia { AS($tile, "of") }
place-empty_area_of_tile = en una zona vacía { AS($tile, "of") }

## Steps of AI cards and missions

step-move = { AS($who, "self") ->
    [self] se mueve
   *[other] { $who } se mueve
} { $into ->
    [true] a la zona { AS($toward, "of") }
   *[false] { $until ->
        [none] { $areas ->
            [one] { $areas } zona
           *[other] { $areas } zonas
        } { $toward ->
            [none] alejándose { AS($away_from, "of") }
           *[other] hacia { $toward }
        }
       *[other] { $until ->
            [one] hacia { $toward } hasta quedar a { $until } movimiento
           *[other] hacia { $toward } hasta quedar a { $until } movimientos
        }
    }
}{ $wound_entered ->
    [0] {""}
    [one] , y las demás figuras de cada zona en la que entra reciben { $wound_entered } herida
   *[other] , y las demás figuras de cada zona en la que entra reciben { $wound_entered } heridas
}
step-attack = { AS($who, "self") ->
    [self] ataca
   *[other] { $who } ataca
}{ $pick ->
    [any_cog] , a elección del jugador activo, a un soldado
   *[other] {" "}{ AS($target, "to") }
}{ $range ->
    [none] {""}
   *[other] {" "}a { $range } de alcance o menos
}{ $own_area ->
    [true] { $pick ->
        [most_wounded_cog_in_own_area] {""}
       *[other] {" "}en la zona del Locust
    }
   *[false] {""}
}{ $out_of_cover ->
    [true] {" "}que no esté a cubierto
   *[false] {""}
}{ $extra_dice ->
    [0] {""}
    [one] {" "}con { $extra_dice } dado de ataque más
   *[other] {" "}con { $extra_dice } dados de ataque más
}{ $whole_area ->
    [true] , con una sola tirada para todas
   *[false] {""}
}{ $force_omen ->
    [true] , usando su augurio al menos una vez
   *[false] {""}
}
step-spawn = { $count ->
    [one] aparece { $what } { $at }
   *[other] aparecen { $what } { $at }
}
step-spawn_for_players = { $evenly ->
    [true] repartidos por igual { AS($at, "among") }, aparecen según el número de jugadores: { $players }
   *[false] { $at } aparecen según el número de jugadores: { $players }
}
step-each_player_spawns = cada jugador coloca { $enemy ->
    [none] { AS($slot, "a") }
   *[other] { AS($enemy, "a") }
} { $at }{ $stand_in ->
    [none] {""}
   *[other] {" "}(si hace falta, con figuras de { $stand_in })
}
step-heal = { $condition_locust ->
    [true] ese Locust se cura
   *[false] { AS($who, "self") ->
        [self] se cura
       *[other] { $who } se cura
    }
}
step-take_cover = { AS($who, "self") ->
    [self] se mueve
   *[other] { $who } se mueve
} al espacio de cobertura libre más cercano, por lejos que esté
step-place_hole = se abre un agujero de emergencia { $at }
step-lose_ammo = el jugador activo pierde { $tokens } de munición de un arma
step-remove_dropped_weapons = todas las armas soltadas se retiran del mapa
step-revive_from_marker = el Locust que soltó esa arma vuelve a aparecer allí, herido

step-seal_holes_but_nearest_exit = se sellan todos los agujeros de emergencia salvo el más cercano a la salida del mapa
step-place_figure = se coloca { $the_enemy } { $at }
step-turn_first_tile = la primera pieza se gira para que su entrada toque la de la segunda; en su salida se pone una puerta que lleva al nivel { $level }
step-unlock = se desbloquea el nivel { $level }
step-choose_unlock = los jugadores desbloquean el nivel { $levels }
step-explore = { $after_level ->
    [none] se coloca el nivel { $level }
   *[other] se coloca el nivel { $level } al final del nivel { $after_level }
}
step-place_tile = se coloca { AS($tile, "the") } al final del nivel { $after_level }, sin su carta de Lugar{ $door ->
    [true] ; en su salida se pone una puerta
   *[false] {""}
}
step-place_door = se pone una puerta al final del nivel { $level }
step-set_enemies = los enemigos son ahora: { $A ->
    [none] sin Locust A
   *[other] A { $A }
}, { $B ->
    [none] sin Locust B
   *[other] B { $B }
}, { $C ->
    [none] sin Locust C
   *[other] C { $C }
}
step-set_ai_deck = el mazo de IA se forma con las cartas de estos enemigos y las cartas generales { $general }
step-shuffle_ai_discards = las cartas de IA descartadas se barajan con su mazo
step-remove_figures = cada { $enemy } se retira del mapa
step-unseal_holes = todos los agujeros de emergencia sellados vuelven a abrirse
step-turn_up_equipment = el equipo puesto boca abajo vuelve a estar disponible: { $kinds }
step-give_weapon = un soldado a elección de los jugadores obtiene { AS($weapon, "the") }{ $ammo ->
    [0] {""}
   *[other] {" "}con { $ammo } de munición
}
