# One message for each kind of option. first, second: the things it names; all: all of them.

option-heal = { $cards ->
    [0] No robar cartas
    [one] Robar { $cards } carta de Orden
   *[other] Robar { $cards } cartas de Orden
}

## Order step

option-play_actions = Jugar { $first } por sus acciones
option-play_move = Jugar { $first } para moverse hasta 2 zonas
option-play_attack = Jugar { $first } para atacar
option-swap = Retirar { $first } de la partida y robar otra carta
option-spawn_in = { $enemy } en { $first }
option-team = Empezar en el mapa { $map }, en { $first }
option-unlock = Desbloquear el nivel { $level }
option-explore = Explorar por la puerta de { $first }
option-drop = Deshacerse { AS($first, "of") }
option-solo_move = Descartar { $first } para moverse 1 zona más
option-revive = Acción especial (descartando 1 carta): revivir { AS($first, "to") }
option-pick_up = Acción especial (descartando 1 carta): recoger { AS($first, "the") }
option-equipment = Acción especial (descartando 1 carta): usar el equipo de aquí ({ $equipment })
option-gun_attack = Disparar { AS($equipment, "the") } contra { AS($first, "the") } en lugar de jugar una carta de Orden
option-skip = Nada más este turno

## Actions of a card

option-draw = { $count ->
    [one] { $cards ->
        [one] Hacer que { AS($all, "the") } robe { $cards } carta de Orden
       *[other] Hacer que { AS($all, "the") } robe { $cards } cartas de Orden
    }
   *[other] { $cards ->
        [one] Hacer que { AS($all, "the") } roben { $cards } carta de Orden cada uno
       *[other] Hacer que { AS($all, "the") } roben { $cards } cartas de Orden cada uno
    }
}
option-pull = Atraer { AS($first, "to") } a tu zona
option-push = Alejar { AS($first, "to") } de ti (1 zona)
option-teamwork = Dejar que { AS($first, "the") } juegue una carta de Orden
option-free_pick_up = Recoger gratis { AS($first, "the") }
option-free_equipment = Usar gratis el equipo de aquí ({ $equipment })
option-free_revive = Revivir gratis { AS($first, "to") }
option-gain_ammo = Poner munición en { AS($first, "the") }
option-hold_locusts = Contener a los Locust: este turno no hay carta de IA
option-bonus_move = Usar el movimiento adicional
option-end = { $card ->
    [none] Terminar con esta carta
   *[other] Terminar con { $card }
}

## Moving

option-move = Moverse a { $first }
option-cover = Ocupar { AS($first, "the") }
option-oust = Echar { AS($second, "to") } { AS($first, "of") } y ocupar su sitio
option-stop = Dejar de moverse
option-ride = Viajar a { $first }
option-stay = Quedarse sin cobertura

## Attacking

option-attack = { $target ->
    [area] Atacar la zona { $first } con { AS($second, "the") }
    [place] Atacar con { AS($second, "the") } { $first }
   *[figure] Atacar { AS($first, "to") } con { AS($second, "the") }
}{ $mode ->
    [overkill] , excesivo
   *[normal] , normal
}{ $cost ->
    [0] { $mode ->
        [overkill] {" "}(gratis)
       *[normal] {""}
    }
   *[other] { $token ->
        [grenade] { $cost ->
            [one] {" "}({ $cost } granada)
           *[other] {" "}({ $cost } granadas)
        }
       *[ammo] {" "}({ $cost } de munición)
    }
}
option-chainsaw = Usar la motosierra { AS($second, "of") } contra { AS($first, "the") }
option-charge = Cargar { AS($first, "the") } en lugar de atacar (1 de munición)
option-seal = Sellar { AS($first, "the") }
option-hit = Herir también { AS($first, "to") }
option-splash = Dejar que la explosión hiera { AS($all, "to") }
option-decline = No usarlo

## Reactions

option-dodge = Esquivar con { $first } (2 dados de defensa más)
option-guard = Proteger con { $first }
option-follow = Descartar { $first } para seguir
option-pass = Pasar
option-let = Dejar que proteja { AS($first, "the") }

## Wounds and gear

option-discard = Descartar { $first }
option-lose_ammo = Perder munición { AS($first, "of") }
option-keep = Quedarse con { AS($first, "the") }
option-enough = No tomar más munición
option-give = Dar { AS($second, "the") } { AS($first, "to") }

## Locusts

option-activate = Activar { AS($first, "to") }
option-step = Mover a { $first }
option-target = Atacar { AS($first, "to") }
option-condition_cog = Ir a por { AS($first, "the") }
option-condition_locust = Ir a curar { AS($first, "to") }
option-heal_locust = Curar { AS($first, "to") }
option-give_up = Retirar del mapa { AS($first, "the") } de { $second }
option-turn_over = Dar la vuelta { AS($first, "to") } de { $second }
option-you = Ir a por { AS($first, "the") }
option-spawn = Colocar primero { AS($enemy, "the") } en { $first }
option-at = Generar en { AS($first, "the") }
option-keep_open = Dejar { AS($first, "the") } sin sellar y sellar los demás
