# The guided tutorial of the Card Game, and what an attack would come to.
# A lesson has a title and up to three sentences. card: the unit it is about, foe: the enemy unit, hand: cards in hand.

## The printed turns

guide-deploy_first-title = Despliega { AS($card, "the") }
guide-deploy_first-1 = En una fase de despliegue haces una sola cosa: robar, descartar o desplegar.
guide-deploy_first-2 = Una carta se puede desplegar cuando el número de cartas que tienes es uno de los de su esquina. Tienes { $hand }, y { AS($card, "the") } lleva un { $hand }.
guide-deploy_first-3 = Entra en tu reserva y puede actuar este turno.

guide-deploy_second-title = El segundo despliegue: { $card }
guide-deploy_second-1 = Después del combate tienes que robar, descartar o desplegar otra vez; con eso acaba tu turno.
guide-deploy_second-2 = Tu mano se ha quedado en { $hand }. Eso encaja con { AS($card, "the") }: cada carta que juegas cambia lo que encaja después.

guide-move-title = Ponte a cubierto con { AS($card, "the") }
guide-move-1 = En el combate, cada una de tus unidades puede actuar una vez. Desde la reserva se mueve a una cobertura libre o ataca a un enemigo en cobertura.
guide-move-2 = Mueve { AS($card, "the") } { AS($row, "to") }: una unidad que empieza la fase de combate en cobertura puede atacar al jugador enemigo.

guide-attack_cover-title = Ataca { AS($foe, "to") } con { AS($card, "the") }
guide-attack_cover-1 = { AS($foe, "the") } ocupa { AS($row, "the") }. Cuando ataca { AS($card, "the") }, los dos se dañan a la vez, cada uno con su ataque, y muere quien recibe tanto daño como su defensa o más.
guide-attack_cover-2 = { AS($card, "the") } tiene { $printed_attack }/{ $printed_defense } y { AS($foe, "the") } { $foe_printed_attack }/{ $foe_printed_defense }: primero el ataque, después la defensa. { $as_printed ->
    [both] Tal como están morirían los dos, pero las reacciones llegan antes que el daño.
    [own] Tal como están perderías la unidad, pero las reacciones llegan antes que el daño.
    [foe] Tal como están solo moriría { AS($foe, "the") }; las reacciones llegan antes que el daño.
   *[none] Tal como están no moriría ninguno; las reacciones llegan antes que el daño.
}

guide-attack_direct-title = Ataca al jugador con { AS($card, "the") }
guide-attack_direct-1 = Las unidades en cobertura atacan al jugador enemigo. Si nadie bloquea, es daño directo: 2 cartas de encima del mazo, sea cual sea el ataque. El mazo es la vida de un jugador; cuando se vacía, la partida está perdida.
guide-attack_direct-2 = Ataca con { AS($card, "the") }: con su cobertura tiene { $attack }/{ $defense }.

guide-react-title = Reacciona con { $reaction }
guide-react-1 = El jugador atacado responde primero y ha pasado. Ahora te toca jugar una reacción, si el número de cartas de tu mano encaja: tienes { $hand }.
guide-react-2 = Con { $reaction }, { AS($card, "the") } tiene { $attack }/{ $defense } en este ataque: { $foe_attack } de daño no lo mata, y { $attack } mata { AS($foe, "to") }. El ganador se queda con la cobertura.

guide-pass-title = Deja que ocurra
guide-pass-1 = { $foe ->
    [none] No tienes nada que añadir.
   *[other] { AS($foe, "the") } bloquea: no hay daño directo, luchan los dos.
}{ $enemy_reaction ->
    [none] {""}
   *[other] {" "}Con { $enemy_reaction } pasa a { $foe_attack }/{ $foe_defense } contra tu { $attack }/{ $defense }.
}
guide-pass-2 = Ninguna reacción tuya encaja con { $hand } { $hand ->
    [one] carta
   *[other] cartas
}, así que pasa. { $own_dies ->
    [true] { $foe_dies ->
        [true] Morirán los dos.
       *[false] Perderás la unidad.
    }
   *[false] Tu unidad aguantará.
}

guide-end-title = Termina la fase de combate
guide-end-1 = Todo lo que querías hacer está hecho.

guide-draw_none-title = No robes
guide-draw_none-1 = Aquí puedes robar. Pero lo que robas desaparece de tu mazo, y una carta más en la mano estropearía la cuenta.
guide-draw_none-2 = Con { $hand } { $hand ->
    [one] carta
   *[other] cartas
} podrás desplegar { AS($next, "the") } más tarde, en este mismo turno.

guide-draw_most-title = { $cards ->
    [1] Roba una carta
   *[other] Roba { $cards } cartas
}
guide-draw_most-1 = Tienes pocas cartas, así que roba todas las que puedas: más cartas, más opciones. Eso sí, salen de tu mazo: no robes por robar.

## While the Locust player is asked

guide-watch_block-title = ¿Bloqueará alguien?
guide-watch_block-1 = Las unidades de la reserva pueden interponerse en un ataque directo. Entonces luchan ellas y el jugador no recibe daño.
guide-watch_reaction-title = El jugador Locust puede reaccionar
guide-watch_reaction-1 = Responde primero el jugador atacado y después tú.
guide-watch_deployment-title = El turno Locust
guide-watch_deployment-1 = Tiene las mismas tres fases que el tuyo: despliegue, combate, despliegue.
guide-watch_deployment-2 = Se te pregunta cuando te atacan: primero si bloqueas, después si reaccionas.
guide-enemy_turn-title = El turno Locust
guide-enemy_turn-1 = Se te pregunta cuando te atacan: si bloqueas y si reaccionas.

## Away from the printed turns

guide-own_way-title = Por tu cuenta
guide-own_way-1 = { $who ->
    [cog] A partir de aquí mandas tú. No se pierde nada: valen las mismas reglas, y la mesa solo ofrece lo que permiten.
   *[locust] El jugador Locust se sale de los turnos escritos, así que a partir de aquí decides tú.
}

guide-topic_deployment-title = Despliegue
guide-topic_deployment-1 = Roba una carta, descarta una o despliega una que encaje con el número de cartas que tienes.
guide-topic_deployment-2 = Robar acerca tu mazo a su fin; desplegar reduce tu mano, y entonces encajan otras cartas.
guide-topic_combat-title = Combate
guide-topic_combat-1 = Cada unidad puede actuar una vez. Desde la reserva: a una cobertura libre o contra un enemigo en cobertura. Desde la cobertura: contra el jugador enemigo.
guide-topic_combat-2 = Una unidad de la reserva que sobrevive al daño queda suprimida: ni actúa ni bloquea hasta tu próximo turno.
guide-topic_block-title = ¿Bloquear o no?
guide-topic_block-1 = Una unidad de tu reserva puede recibir el ataque en tu lugar: lucha con la atacante, y tu mazo no pierde nada.
guide-topic_block-2 = Sin bloqueo el ataque se lleva cartas de tu mazo, y no puedes reaccionar.
guide-topic_defend-title = Te atacan
guide-topic_defend-1 = Respondes tú primero y el atacante después; una reacción cada uno. Tiene que encajar con el número de cartas que tienes.
guide-topic_react-title = ¿Una reacción?
guide-topic_react-1 = Antes del daño cada uno puede jugar una reacción: primero el jugador atacado, después el atacante. Solo vale para este ataque.
guide-topic_keep-title = Daño directo
guide-topic_keep-1 = Estas cartas salen de encima de tu mazo. Di cuántas te llevas a la mano, sin mirarlas; las demás se descartan.
guide-topic_keep-2 = En cualquier caso el mazo es más pequeño. Quédate con las que dejen tu mano en un número que encaje con tus cartas.
guide-topic_draw-title = ¿Cuántas cartas?
guide-topic_draw-1 = Las cartas de la mano son opciones; las del mazo, tu vida.

## The end

guide-done-title = Ya conoces el juego
guide-done-1 = Esos eran los turnos escritos: desplegar, ponerse a cubierto, atacar, bloquear, reaccionar. Sigue jugando desde aquí.
guide-done-2 = Mantén la cobertura y ataca desde ella: el mazo Locust tiene que agotarse antes que el tuyo.

guide-over-title = { $winner ->
    [cog] Has ganado
   *[locust] Ha ganado el jugador Locust
}
guide-over-1 = { $winner ->
    [cog] Has luchado bien.
   *[locust] Ahora sabes qué hay que vigilar: tu propio mazo.
} Eso es todo lo que enseña el tutorial.
guide-over-2 = Ahora viene el capítulo 1. Trae más cartas para los dos mazos, un escenario y cartas de mando, y su primer turno tiene un solo despliegue.

## What an attack comes to if nobody blocks or reacts any more

preview-fighter = { $takes ->
    [0] { $fate ->
        [dies] { AS($card, "the") } muere.
        [suppressed] { AS($card, "the") } queda { AS($card, "gender") ->
            [f] suprimida
           *[m] suprimido
        }.
       *[stands] { AS($card, "the") } no recibe daño.
    }
   *[other] { AS($card, "the") } recibe { $takes } contra { $defense } de defensa: { $fate ->
        [dies] muere.
        [suppressed] queda { AS($card, "gender") ->
            [f] suprimida
           *[m] suprimido
        }.
       *[stands] aguanta.
    }
}
preview-direct = { AS($side, "the") } recibe { $damage } de daño directo.
preview-enters = { AS($card, "the") } entra en la cobertura.
preview-others = { $count ->
    [one] También muere { AS($cards, "the") }.
   *[other] También mueren { AS($cards, "the") }.
}
preview-winner = Con eso { AS($side, "the") } gana la partida.
preview-open = Otras decisiones por el camino pueden cambiarlo.
preview-nothing = Nadie recibe daño.
preview-dead = { $count ->
    [0] no muere nadie
    [one] muere { AS($cards, "the") }
   *[other] mueren { AS($cards, "the") }
}
preview-both = mueren los dos
preview-deck = { AS($side, "the") } recibe { $damage }
