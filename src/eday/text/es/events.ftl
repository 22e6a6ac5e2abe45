# The log: one sentence for each kind of event.

## The game

event-game_started = Empieza la misión { $mission } con { $cogs }{ $insane ->
    [true] {" "}en dificultad locura
   *[false] {""}
}.
event-first_player_chosen = Empieza { AS($seat, "the") }.
event-tile_placed = Se coloca { AS($tile, "the") }{ $level ->
    [0] { "" }
   *[other] { " " }(nivel { $level })
}.
event-door_placed = Hay una puerta en { $area }.
event-door_explored = { AS($seat, "the") } abre la puerta de { $area }: nivel { $level }.
event-door_tried = { AS($seat, "the") } prueba la puerta de { $area }.
event-exit_entered = { AS($seat, "the") } llega a la salida, en { $area }: el camino continúa.
event-team_joined = { AS($seat, "the") } empieza en el mapa { $map }.
event-enemies_changed = Llegan otros Locust: { $enemies }.
event-ai_deck_changed = { $cards ->
    [one] Se rehace el mazo de IA: { $cards } carta.
   *[other] Se rehace el mazo de IA: { $cards } cartas.
}
event-figure_removed = { AS($figure, "the") } se retira del mapa.
event-hole_reopened = { AS($hole, "the") } vuelve a abrirse.
event-level_does_not_fit = El nivel { $level } no cabe en la mesa y se omite.
event-level_unlocked = El nivel { $level } queda desbloqueado.
event-figure_placed = { AS($figure, "the") } empieza en { $area }.
event-turn_started = Turno { $turn }: { $seat }.
event-stage_begun = Empieza la fase { $stage } de la misión.
event-stage_flipped = Se cumple el objetivo de la fase { $stage }.
event-game_resigned = { AS($seat, "the") } se rinde en nombre de todo el pelotón.
event-game_ended = { $winner ->
    [cog] La CGO gana en el turno { $turn }
   *[locust] Los Locust ganan en el turno { $turn }
}{ $reason ->
    [mission_complete] : misión cumplida.
    [all_bleeding_out] : todos los soldados se están desangrando.
    [door_out_of_reach] : nadie puede llegar a una puerta que hay que probar.
    [resigned] : el pelotón se ha rendido.
   *[other] .
}

## Cards

event-cards_drawn = { $cards ->
    [none] { $count ->
        [one] { AS($seat, "the") } roba { $count } carta de Orden.
       *[other] { AS($seat, "the") } roba { $count } cartas de Orden.
    }
   *[other] { AS($seat, "the") } roba { $cards }.
}
event-order_deck_reshuffled = { $cards ->
    [one] La única carta de Orden descartada es ahora el mazo.
   *[other] Se baraja de nuevo el mazo de Órdenes ({ $cards } cartas).
}
event-order_played = { $use ->
    [move] { AS($seat, "the") } juega { $card } para moverse.
    [attack] { AS($seat, "the") } juega { $card } para atacar.
   *[actions] { AS($seat, "the") } juega { $card } por sus acciones.
}
event-card_discarded = { $why ->
    [order] { AS($seat, "the") } descarta { $card } como orden.
    [wound] { AS($seat, "the") } pierde { $card } por una herida.
    [dodge] { AS($seat, "the") } descarta { $card } para esquivar.
    [guard] { AS($seat, "the") } descarta { $card } para proteger.
    [follow] { AS($seat, "the") } descarta { $card } para seguir.
    [solo_move] { AS($seat, "the") } descarta { $card } para moverse 1 zona más.
    [revive] { AS($seat, "the") } descarta { $card } para revivir a un compañero.
    [pick_up] { AS($seat, "the") } descarta { $card } para recoger un arma.
    [equipment] { AS($seat, "the") } descarta { $card } para usar equipo.
   *[other] { AS($seat, "the") } descarta { $card }.
}
event-card_removed = { AS($seat, "the") } retira { $card } de la partida.
event-ai_card_drawn = Se roba { AS($card, "the") }.
event-ai_card_redrawn = { AS($card, "the") } no se aplica y se sustituye por otra.
event-ai_deck_reshuffled = Se baraja de nuevo el mazo de IA ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}).
event-weapon_deck_reshuffled = Se barajan de nuevo las armas aleatorias ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}).
event-ai_deck_used_up = El mazo de IA se ha agotado.
event-locusts_held = { AS($seat, "the") } contiene a los Locust: este turno no hay carta de IA.

## Moving

event-figure_moved = { AS($figure, "the") } se mueve de { $origin } a { $to }.
event-cover_taken = { AS($figure, "the") } ocupa { AS($cover, "the") }.
event-cover_left = { AS($figure, "the") } sale de su cobertura en { $area }.
event-figure_spawned = { $enemy ->
    [none] { AS($figure, "the") } aparece en { $area }.
   *[other] { AS($enemy, "a") } ({ $figure }) aparece en { $area }.
}
event-spawn_failed = No queda { AS($enemy, "gender") ->
    [f] ninguna
   *[m] ningún
} { $enemy } que generar en { $area }.

## Attacking

event-attack_declared = { $weapon ->
    [none] { $equipment ->
        [none] { AS($attacker, "the") } ataca { AS($target, "to") }.
       *[other] { AS($attacker, "the") } ataca { AS($target, "to") } con { AS($equipment, "the") }.
    }
   *[other] { $mode ->
        [overkill] { AS($attacker, "the") } ataca { AS($target, "to") } con { AS($weapon, "the") }: ataque excesivo.
       *[normal] { AS($attacker, "the") } ataca { AS($target, "to") } con { AS($weapon, "the") }.
    }
}
event-chainsaw_revved = { AS($attacker, "the") } ataca { AS($target, "to") } con la motosierra { AS($weapon, "of") }.
event-guard_used = { AS($seat, "the") } protege contra { AS($figure, "the") }.
event-dice_rolled = { $defense ->
    [none] { AS($attacker, "the") } saca: { $attack }.
   *[other] { AS($attacker, "the") } saca: { $attack }; defensa: { $defense }.
}
event-noise_heard = { AS($figure, "the") } oye el ataque { AS($attacker, "of") } y acude a { $area }.
event-attack_missed = { AS($attacker, "the") } no hiere a nadie.
event-wounds_dealt = { $wounds ->
    [one] { AS($figure, "the") } recibe { $wounds } herida.
   *[other] { AS($figure, "the") } recibe { $wounds } heridas.
}
event-wounds_shrugged_off = { $wounds ->
    [one] { $wounds } herida no le hace nada { AS($figure, "to") }.
   *[other] { $wounds } heridas no le hacen nada { AS($figure, "to") }.
}
event-figure_wounded = { AS($figure, "the") } queda { AS($figure, "gender") ->
    [f] herida
   *[m] herido
}: morirá con { $health ->
    [one] 1 herida más
   *[other] { $health } heridas de una vez
}.
event-figure_healed = { AS($figure, "the") } se cura.
event-figure_killed = { AS($figure, "the") } muere en { $area }.
event-bleeding_out = { AS($figure, "the") } se está desangrando.
event-cog_revived = { AS($figure, "the") } vuelve a estar en pie.
event-cog_eliminated = { AS($figure, "the") } queda { AS($figure, "gender") ->
    [f] eliminada
   *[m] eliminado
}.

dice-none = ningún dado
dice-of = { $faces } ({ $figure })

## Gear and the map

event-tokens_gained = { $token ->
    [grenade] { $tokens ->
        [one] { AS($seat, "the") } obtiene { $tokens } granada.
       *[other] { AS($seat, "the") } obtiene { $tokens } granadas.
    }
   *[ammo] { AS($seat, "the") } pone { $tokens } de munición en { AS($weapon, "the") }.
}
event-tokens_spent = { $token ->
    [grenade] { $tokens ->
        [one] { AS($seat, "the") } gasta { $tokens } granada.
       *[other] { AS($seat, "the") } gasta { $tokens } granadas.
    }
   *[ammo] { AS($weapon, "the") } { AS($seat, "of") } pierde { $tokens } de munición.
}
event-weapon_dropped = Queda { AS($weapon, "a") } en { $area }.
event-weapon_turned_over = { AS($figure, "the") } da la vuelta { AS($weapon, "to") } de { $area }.
event-dropped_weapon_removed = { AS($weapon, "the") } de { $area } se retira del mapa.
event-dropped_weapons_removed = Se retiran del mapa todas las armas soltadas: { $weapons }.
event-weapon_picked_up = { AS($seat, "the") } recoge { AS($weapon, "the") }.
event-weapons_drawn = { AS($seat, "the") } encuentra { AS($weapons, "a") }.
event-weapon_gained = { $tokens ->
    [0] { AS($seat, "the") } obtiene { AS($weapon, "the") }.
   *[other] { AS($seat, "the") } obtiene { AS($weapon, "the") } con { $tokens } de munición.
}
event-weapon_discarded = { AS($seat, "the") } se deshace { AS($weapon, "of") }.
event-equipment_used = { AS($seat, "the") } usa el equipo { AS($tile, "of") } ({ $equipment }).
event-equipment_used_up = El equipo { AS($tile, "of") } se ha agotado.
event-equipment_turned_down = El equipo { AS($tile, "of") } se ha usado y queda boca abajo.
event-equipment_turned_up = El equipo { AS($tile, "of") } puede volver a usarse.
event-hole_sealed = { AS($hole, "the") } queda sellado.
event-hole_placed = Se abre un agujero de emergencia nuevo, { AS($hole, "the") }.
