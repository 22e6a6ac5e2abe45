# One message for each kind of option of the Card Game. first, second: the things it names.

## Deployment phases

card-option-draw = { $cards ->
    [none] Robar una carta
    [0] No robar cartas
    [one] Robar { $cards } carta
   *[other] Robar { $cards } cartas
}
card-option-discard = Descartar { $first }
card-option-deploy = Desplegar { $first }
card-option-tactic = { $does ->
    [none] Usar la táctica { AS($first, "of") }
   *[other] Usar una táctica { AS($first, "of") }: { $does }
}

## Combat phase

card-option-move = Mover { AS($first, "the") } { AS($second, "to") }
card-option-attack = { $target ->
    [none] Atacar { AS($second, "the") } con { AS($first, "the") }
   *[other] Atacar { AS($target, "to") } en { AS($second, "the") } con { AS($first, "the") }
}
card-option-direct = Atacar al jugador enemigo con { AS($first, "the") }
card-option-cross = Atacar al jugador enemigo con { AS($first, "the") }, cruzando al lado enemigo
card-option-end = Terminar la fase de combate

## During an attack

card-option-block = Bloquear con { AS($first, "the") }
card-option-no_block = No bloquear
card-option-done = No bloquear con más unidades
card-option-react = Reaccionar con { $first }
card-option-pass = Pasar
card-option-hit = Dañar { AS($first, "to") }
card-option-enter = Hacer entrar { AS($first, "the") } en la cobertura
card-option-keep = { $cards ->
    [0] No llevarse ninguna carta
    [one] Llevarse { $cards } carta a la mano
   *[other] Llevarse { $cards } cartas a la mano
}

## Effects of cards

card-option-resolve = Primero, { $first }
card-option-use = Usar el efecto { AS($first, "of") }
card-option-decline = No usarlo
card-option-choose = { $choice ->
    [none] Opción { $number }
   *[other] { $choice }
}
card-option-target = Elegir { $first }
card-option-stop = Nada más
card-option-next = Devolver ahora { $first }
card-option-to = { AS($first, "to") }
card-option-cover = Elegir { AS($first, "the") }
card-option-spawn = { $units ->
    [0] No poner unidades en juego
    [one] Poner { $units } unidad en juego
   *[other] Poner { $units } unidades en juego
}

## The campaign

card-option-reinforce = Tomar { $cards }

card-pile = { $count ->
    [1] { $card }
   *[other] { $count } x { $card }
}
