# The log of the Card Game: one sentence for each kind of event. seat: a player by the side, COG or Locust.

## The game

card-event-game_started = { $chapter ->
    [tutorial] Empieza el tutorial.
   *[other] Empieza { AS($chapter, "the") }.
}
card-event-first_player_chosen = El primer turno es { AS($seat, "of") }.
card-event-turn_started = Turno { $turn }: { $seat }.
card-event-game_resigned = { AS($seat, "the") } se rinde.
card-event-game_ended = { $winner ->
    [cog] La CGO gana en el turno { $turn }
   *[locust] La horda Locust gana en el turno { $turn }
}{ $reason ->
    [resigned] : el otro bando se ha rendido.
    [deck_out] : el otro mazo se ha agotado.
    [card] : una carta decide la partida.
    [turn_limit] : la partida se ha alargado demasiado y decide el mazo más grande.
   *[other] .
}

## Cards

card-event-cards_drawn = { $cards ->
    [none] { $count ->
        [one] { AS($seat, "the") } roba { $count } carta.
       *[other] { AS($seat, "the") } roba { $count } cartas.
    }
   *[other] { AS($seat, "the") } roba { $cards }.
}
card-event-card_discarded = { AS($seat, "the") } descarta { $card }.
card-event-card_deployed = { AS($seat, "the") } despliega { AS($card, "the") }.
card-event-tactic_used = { AS($seat, "the") } usa la táctica { AS($card, "of") }.
card-event-reaction_deployed = { AS($seat, "the") } reacciona con { $card }.
card-event-cards_lost = { AS($seat, "the") } pierde cartas de encima del mazo: { $cards }.
card-event-cards_peeked = { $cards ->
    [none] { $count ->
        [one] { AS($seat, "the") } mira la primera carta del mazo y se queda con { $kept }.
       *[other] { AS($seat, "the") } mira las { $count } primeras cartas del mazo y se queda con { $kept }.
    }
   *[other] { AS($seat, "the") } mira cartas de encima del mazo ({ $cards }) y se queda con { $kept }.
}
card-event-deck_shuffled = { AS($seat, "the") } baraja el mazo.
card-event-card_returned = { $to ->
    [hand] { AS($card, "the") } vuelve de la pila de descartes a la mano.
    [reserve] { AS($card, "the") } vuelve de la pila de descartes a la reserva.
    [deck_bottom] { AS($card, "the") } pasa de la pila de descartes al fondo del mazo.
   *[deck_shuffle] { AS($card, "the") } pasa de la pila de descartes al mazo, que se baraja.
}
card-event-card_removed = { AS($card, "the") } se retira de la partida.
card-event-command_flipped = Se da la vuelta { AS($card, "to") }: cara { $face }.
card-event-card_rotated = { AS($card, "the") } gira hasta { $number }.

## Units and cover

card-event-unit_put = { $to ->
    [command] { AS($card, "the") } pasa a la zona de mando.
   *[reserve] { AS($card, "the") } pasa a la reserva.
}
card-event-unit_moved = { AS($card, "the") } se mueve { AS($row, "to") }.
card-event-unit_suppressed = { AS($card, "the") } queda { AS($card, "gender") ->
    [f] suprimida
   *[m] suprimido
}.
card-event-unit_readied = { AS($card, "the") } vuelve a estar { AS($card, "gender") ->
    [f] lista
   *[m] listo
}.
card-event-cover_revealed = { AS($row, "the") } resulta ser { AS($card, "a") }.
card-event-cover_removed = { AS($card, "the") } ({ $row }) se retira.
card-event-cover_flipped = Se da la vuelta { AS($card, "to") } ({ $row }): cara { $face }.
card-event-bonus_given = { $unit ->
    [none] { AS($card, "the") } da { $change }.
   *[other] { AS($card, "the") } da { $change } { AS($unit, "to") }.
}

## Attacks

card-event-attack_declared = { $target ->
    [none] { $count ->
        [one] { AS($attackers, "the") } hace un ataque directo.
       *[other] { AS($attackers, "the") } hacen un ataque directo.
    }
   *[other] { $count ->
        [one] { AS($attackers, "the") } ataca { AS($target, "to") } en { AS($row, "the") }.
       *[other] { AS($attackers, "the") } atacan { AS($target, "to") } en { AS($row, "the") }.
    }
}
card-event-cover_crossed = { AS($card, "the") } cruza al lado enemigo de su cobertura.
card-event-attack_blocked = { $count ->
    [one] { AS($blockers, "the") } bloquea.
   *[other] { AS($blockers, "the") } bloquean.
}
card-event-damage_dealt = { AS($card, "the") } recibe { $damage } de daño.
card-event-unit_killed = { $to ->
    [command] { AS($card, "the") } muere y vuelve a la zona de mando.
    [supply] { AS($card, "the") } muere y vuelve al suministro.
    [out] { AS($card, "the") } muere y sale de la partida.
   *[discard] { AS($card, "the") } muere.
}
card-event-direct_damage_dealt = { $kept ->
    [0] { AS($seat, "the") } recibe { $damage } de daño directo y no se queda con ninguna carta.
   *[other] { $kept_cards ->
        [none] { $kept ->
            [one] { AS($seat, "the") } recibe { $damage } de daño directo y se queda con { $kept } carta.
           *[other] { AS($seat, "the") } recibe { $damage } de daño directo y se queda con { $kept } cartas.
        }
       *[other] { AS($seat, "the") } recibe { $damage } de daño directo y se queda con { $kept_cards }.
    }
}

## The campaign

card-event-campaign_started = { $best_of ->
    [1] Empieza la campaña: una partida por capítulo.
   *[other] Empieza la campaña: { $best_of } partidas como mucho por capítulo.
}
card-event-chapter_started = { $previous_winner ->
    [cog] { $chapter }. La CGO ganó el capítulo anterior.
    [locust] { $chapter }. La horda Locust ganó el capítulo anterior.
   *[none] { $chapter }.
}
card-event-reinforcement_sealed = { AS($seat, "the") } ha elegido sus refuerzos.
card-event-deck_reinforced = { $removed ->
    [none] { AS($seat, "the") } añade al mazo { $added }.
   *[other] { AS($seat, "the") } quita del mazo { $removed } y añade { $added }.
}
card-event-score_changed = { $winner ->
    [cog] La CGO gana la partida: { $cog } a { $locust } en este capítulo.
   *[locust] La horda Locust gana la partida: { $cog } a { $locust } en este capítulo.
}
card-event-chapter_claimed = { $winner ->
    [cog] La CGO se lleva { AS($chapter, "the") }.
   *[locust] La horda Locust se lleva { AS($chapter, "the") }.
}
card-event-campaign_ended = { $winner ->
    [cog] La CGO gana la campaña.
   *[locust] La horda Locust gana la campaña.
}
