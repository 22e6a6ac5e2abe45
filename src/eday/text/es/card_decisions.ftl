# Headlines above the options of the Card Game, one for each kind of decision. seat: who is asked, by the side.
# What others are not told is "none".

card-decision-deployment = { $phase ->
    [second_deployment] { $seat }, segunda fase de despliegue: roba, descarta o despliega
    [first_deployment] { $seat }, primera fase de despliegue: roba, descarta o despliega
   *[other] { $seat }: roba, descarta o despliega
}
card-decision-combat = { $seat }, fase de combate: ¿qué unidad actúa?

## Attacks

card-decision-block = { $attacker ->
    [none] Atacan { AS($seat, "to") }: ¿bloquea?
   *[other] { AS($attacker, "the") } ataca { AS($seat, "to") }: ¿bloquea?
}
card-decision-reaction = { $attacker ->
    [none] { $seat }: ¿reacciona?
   *[other] { $course ->
        [blocked] { AS($attacker, "the") } ataca y se topa con el bloqueo { AS($met, "of") }: ¿reacciona { AS($seat, "the") }?
        [cover] { AS($attacker, "the") } ataca { AS($met, "to") }: ¿reacciona { AS($seat, "the") }?
        [unblocked] Nadie bloquea { AS($attacker, "to") }, que inflige daño directo sea cual sea su ataque: ¿reacciona { AS($seat, "the") }?
       *[unknown] { AS($attacker, "the") } ataca: ¿reacciona { AS($seat, "the") }?
    }
}
card-decision-hit = { $target ->
    [none] { $seat }: ¿qué atacante recibe el daño?
   *[other] { AS($target, "the") } devuelve el golpe: ¿qué atacante recibe el daño?
}
card-decision-enter = { $row ->
    [none] { $seat }: ¿qué unidad entra en la cobertura?
   *[other] { $seat }: ¿qué unidad entra en { AS($row, "the") }?
}
card-decision-keep = { $damage ->
    [none] { AS($seat, "the") } recibe daño directo: ¿cuántas cartas van a la mano?
   *[other] { AS($seat, "the") } recibe { $damage } de daño directo: ¿cuántas de esas cartas de encima del mazo van a la mano, sin mirarlas? Las demás se descartan.
}

## Effects of cards

card-decision-order = { $seat }: ¿qué carta va primero?
card-decision-may = { $card ->
    [none] { AS($seat, "the") } puede usar una carta
   *[other] { $seat }: ¿usa el efecto { AS($card, "of") }?
}
card-decision-draw = { $card ->
    [none] { $seat }: ¿cuántas cartas roba?
   *[other] { $card }: ¿cuántas cartas roba { AS($seat, "the") }?
}
card-decision-discard = { $card ->
    [none] { AS($seat, "the") } descarta una carta
   *[other] { $card }: ¿qué carta descarta { AS($seat, "the") }?
}
card-decision-peek = { $cards ->
    [none] { AS($seat, "the") } mira las cartas de encima del mazo
   *[other] { AS($seat, "the") } ve { $cards }: ¿con qué carta se queda?
}
card-decision-put_back = { $rest ->
    [none] { AS($seat, "the") } devuelve cartas
    [top] { AS($seat, "the") } pone cartas encima del mazo: ¿cuál va ahora? La primera que elijas será la primera en robarse.
   *[bottom] { AS($seat, "the") } pone cartas en el fondo del mazo: ¿cuál va ahora? La última que elijas quedará debajo del todo.
}
card-decision-spawn_units = { $card ->
    [none] { $seat }: ¿cuántas unidades entran en juego?
   *[other] { $card }: ¿cuántas unidades entran en juego?
}
card-decision-target = { $card ->
    [none] { AS($seat, "the") } elige
   *[other] { $card }{ $does ->
        [none] : ¿qué elige { AS($seat, "the") }?
       *[other] {" "}({ $does }): ¿qué elige { AS($seat, "the") }?
    }{ $left ->
        [one] {""}
       *[other] {" "}({ $left } más)
    }
}
card-decision-from_hand = { $card ->
    [none] { $seat }: ¿qué carta de la mano elige?
   *[other] { $card }{ $does ->
        [none] : ¿qué carta de la mano elige { AS($seat, "the") }?
       *[other] {" "}({ $does }): ¿qué carta elige { AS($seat, "the") }?
    }
}
card-decision-place = { $card ->
    [none] { $seat }: ¿a qué cobertura se mueve?
   *[other] { AS($card, "the") } se mueve: ¿a qué cobertura?
}
card-decision-attackers = { $card ->
    [none] { $seat }: ¿qué unidades atacan?
   *[other] { $card }: ¿qué unidades atacan juntas?
}
card-decision-choose = { $card ->
    [none] { AS($seat, "the") } elige un efecto
   *[other] { $card }: ¿qué efecto elige { AS($seat, "the") }?
}

## The campaign

card-decision-reinforce = { $chapter ->
    [none] { AS($seat, "the") } elige refuerzos
   *[other] { $removed ->
        [none] { AS($seat, "the") } toma refuerzos antes del capítulo { $chapter }: ¿cuáles?
       *[other] { AS($seat, "the") } toma refuerzos antes del capítulo { $chapter }, a cambio de { $removed }: ¿cuáles?
    }
}
