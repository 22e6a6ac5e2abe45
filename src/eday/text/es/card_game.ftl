# Rules text of the Card Game. Every word of its vocabulary has its message; the fields of an entry are its arguments.
# A field without a value is "none". Effects are told to the player who controls the card, in the imperative.

name-copy = { $title } { $number }
    .gender = { AS($title, "gender") }
    .the = { AS($title, "the") } { $number }
    .a = { AS($title, "a") } { $number }
    .of = { AS($title, "of") } { $number }
    .to = { AS($title, "to") } { $number }
    .joint = { AS($title, "joint") }
name-row = cobertura { $place }
    .gender = f
    .the = la cobertura { $place }
    .a = una cobertura { $place }
    .of = de la cobertura { $place }
    .to = a la cobertura { $place }
placed-unit = { $title }
    .gender = { AS($title, "gender") }
    .the = { AS($title, "the") }
    .a = { AS($title, "a") }
    .of = { AS($title, "of") }
    .to = { AS($title, "to") }
    .joint = { AS($title, "joint") }
placed-cover = { $title }
    .gender = { AS($title, "gender") }
    .the = { AS($title, "the") }
    .a = { AS($title, "a") }
    .of = { AS($title, "of") }
    .to = { AS($title, "to") }
placed-cover-at = { $title } (cobertura { $place })
    .gender = { AS($title, "gender") }
    .the = { AS($title, "the") } (cobertura { $place })
    .a = { AS($title, "a") } (cobertura { $place })
    .of = { AS($title, "of") } (cobertura { $place })
    .to = { AS($title, "to") } (cobertura { $place })
placed-in-cover = { $unit } en { AS($cover, "the") }
    .gender = { AS($unit, "gender") }
    .the = { AS($unit, "the") } en { AS($cover, "the") }
    .a = { AS($unit, "a") } en { AS($cover, "the") }
    .of = { AS($unit, "of") } en { AS($cover, "the") }
    .to = { AS($unit, "to") } en { AS($cover, "the") }
    .joint = { AS($unit, "joint") }
placed-in-reserve = { $unit } en la reserva
    .gender = { AS($unit, "gender") }
    .the = { AS($unit, "the") } en la reserva
    .a = { AS($unit, "a") } en la reserva
    .of = { AS($unit, "of") } en la reserva
    .to = { AS($unit, "to") } en la reserva
    .joint = { AS($unit, "joint") }
placed-copy-in-reserve = { $title } { $number } en la reserva
    .gender = { AS($title, "gender") }
    .the = { AS($title, "the") } { $number } en la reserva
    .a = { AS($title, "a") } { $number } en la reserva
    .of = { AS($title, "of") } { $number } en la reserva
    .to = { AS($title, "to") } { $number } en la reserva
    .joint = { AS($title, "joint") }
name-chapter = capítulo { $number }: { $title }
    .gender = m
    .the = el capítulo { $number }: { $title }
    .of = del capítulo { $number }: { $title }
    .to = al capítulo { $number }: { $title }
name-reinforcement = refuerzos { $block }

## Heads of cards
## adj: what makes a noun one of the side ("unidad Locust", "unidad de la CGO")

cg-side = { $faction ->
    [cog] CGO
   *[locust] Locust
}
    .gender = f
    .adj = { $faction ->
        [cog] de la CGO
       *[locust] Locust
    }
    .the = { $faction ->
        [cog] la CGO
       *[locust] la horda Locust
    }
    .of = { $faction ->
        [cog] de la CGO
       *[locust] de la horda Locust
    }
    .to = { $faction ->
        [cog] a la CGO
       *[locust] a la horda Locust
    }
cg-side-player = { $faction ->
    [cog] el jugador de la CGO
   *[locust] el jugador Locust
}
    .gender = m
    .of = { $faction ->
        [cog] del jugador de la CGO
       *[locust] del jugador Locust
    }
    .to = { $faction ->
        [cog] al jugador de la CGO
       *[locust] al jugador Locust
    }
cg-head = { $kind }. { $block }
cg-block = { $block ->
    [core] Caja básica.
    [R3] Refuerzo antes del capítulo 3.
    [R5] Refuerzo antes del capítulo 5.
    [R8] Refuerzo antes del capítulo 8.
    [R9] Refuerzo antes del capítulo 9.
    [R11] Refuerzo antes del capítulo 11.
   *[other] Carta del capítulo { $block }.
}
cg-unit = { $subtype ->
    [none] Unidad { AS($side, "adj") }
   *[other] Unidad { AS($side, "adj") }, { $subtype }
}
cg-tactic = Táctica { AS($side, "adj") }
cg-reaction = Reacción { AS($side, "adj") }
cg-cover = Carta de cobertura
cg-command = Carta de mando { AS($side, "adj") }, iniciativa { $initiative }
cg-command_unit = { $subtype ->
    [none] Unidad de mando { AS($side, "adj") }, iniciativa { $initiative }
   *[other] Unidad de mando { AS($side, "adj") }, { $subtype }, iniciativa { $initiative }
}
cg-scenario = Carta de escenario
cg-deploy = { $values ->
    [none] Nunca se despliega desde la mano.
    [any] Se despliega con cualquier número de cartas en la mano.
   *[other] Se despliega con { $values } en la mano.
}
cg-hand-counts = { $last ->
    [one] { $counts } carta
   *[other] { $counts } cartas
}
cg-values = Ataque { $attack }, defensa { $defense }.
cg-rotating = Giratoria: empieza en 0 y llega hasta 7.
cg-faces = Dos caras: empieza por la { $first }, la otra es la { $second }.
cg-no-rule = Sin regla especial.
cg-half = { $faction ->
    [cog] Mitad de la CGO: { $text }
   *[locust] Mitad Locust: { $text }
}
cg-half-of-face = { $faction ->
    [cog] { $face }, mitad de la CGO: { $text }
   *[locust] { $face }, mitad Locust: { $text }
}
cg-half-no-rule = sin regla.
cg-row = Cobertura de izquierda a derecha: { $covers }.
cg-row-place-hidden = cobertura oculta
cg-row-hidden = Ocultas allí, barajadas: { $covers }.
cg-special = Regla especial: { $text }
cg-advantage = { $faction ->
    [cog] Si la CGO ganó el capítulo anterior, en la preparación: { $text }
   *[locust] Si la horda Locust ganó el capítulo anterior, en la preparación: { $text }
}

## Keywords

cg-subtype = { $subtype ->
    [troop] tropa
    [heavy] pesada
   *[wretch] infame
}
cg-keyword-tough = Resistente: al morir vuelve a la zona de mando.
cg-keyword-disposable = Prescindible: viene del suministro, junto a la mesa, y vuelve a él al morir.
cg-keyword-overrun = Arrollar: por cada unidad enemiga que mata al atacar, { $damage } de daño directo al jugador enemigo.
cg-keyword-no_block = No puede bloquear.
cg-keyword-no_cover = No puede moverse a una cobertura ni atacarla.
cg-gained = { $keyword ->
    [tough] Resistente
    [disposable] Prescindible
    [overrun] Arrollar
    [no_block] «no puede bloquear»
   *[no_cover] «no puede moverse a una cobertura ni atacarla»
}

## Effects

cg-effect = { $lead ->
    [none] { $conditions ->
        [none] { $limit ->
            [none] { $text }.
           *[other] { $limit }: { $text }.
        }
       *[other] { $limit ->
            [none] { $standing ->
                [true] mientras { $conditions }: { $text }.
               *[false] si { $conditions }: { $text }.
            }
           *[other] si { $conditions }, { $limit }: { $text }.
        }
    }
   *[other] { $conditions ->
        [none] { $limit ->
            [none] { $lead }: { $text }.
           *[other] { $lead }, { $limit }: { $text }.
        }
       *[other] { $limit ->
            [none] { $lead }, si { $conditions }: { $text }.
           *[other] { $lead }, si { $conditions }, { $limit }: { $text }.
        }
    }
}
cg-limit-once_per_turn = una vez por turno
cg-limit-once_per_game = una vez por partida
cg-may = { $who ->
    [cog] si quieres, jugador de la CGO, { $text }
    [locust] si quieres, jugador Locust, { $text }
   *[none] si quieres, { $text }
}
cg-cost = { $cost }; si lo haces, { $text }

cg-trigger-static = siempre
cg-trigger-deploy = Despliegue
cg-trigger-play = al jugarla
cg-trigger-discard = Descarte
cg-trigger-offensive = Ofensiva
cg-trigger-defensive = Defensiva
cg-trigger-setup = en la preparación
cg-trigger-start_of_turn = { $whose ->
    [cog] al comienzo de cada turno de la CGO
    [locust] al comienzo de cada turno Locust
   *[none] al comienzo de tu turno
}
cg-trigger-end_of_turn = { $whose ->
    [cog] al final de cada turno de la CGO
    [locust] al final de cada turno Locust
   *[none] al final de tu turno
}
cg-trigger-on_move_to_cover = cuando esta unidad pasa de la reserva a una cobertura
cg-trigger-on_kill = cuando esta unidad mata a una unidad enemiga
cg-trigger-on_killed = { $on ->
    [cover] cuando muere la unidad ocupante
   *[unit] cuando muere esta unidad
}
cg-trigger-on_friendly_killed = cuando muere una de tus unidades
cg-trigger-on_killed_named = cuando muere una unidad
cg-trigger-on_damaged_named = cuando una unidad recibe daño
cg-trigger-after_attack = después de un ataque en el que ha participado esta unidad
cg-trigger-on_direct_damage_taken = cuando recibes daño directo
cg-trigger-command_tactic = Táctica con { $values } en la mano
cg-trigger-on_rotate = cuando esta carta gira hasta un nuevo número

## Conditions

cg-if-zone_is = esta carta está { $zone }
cg-if-role_is = { $role ->
    [attacking] esta unidad ataca
    [attacking_cover] esta unidad ataca una cobertura
    [attacking_direct] esta unidad hace un ataque directo
    [blocking] esta unidad bloquea
   *[defending] esta unidad es atacada
}
cg-if-blocking_with = { $min ->
    [one] al menos { $min } de las demás unidades que bloquean es { AS($filter, "a") }
   *[other] al menos { $min } de las demás unidades que bloquean son { $filter }
}
cg-if-hand_max = { $cards ->
    [0] no tienes cartas en la mano
    [one] tienes { $cards } carta en la mano como mucho
   *[other] tienes { $cards } cartas en la mano como mucho
}
cg-if-controls = { $max ->
    [none] tienes { $min } o más { $filter } { $zone }
   *[other] { $min ->
        [0] tienes { $max } { $filter } { $zone } como mucho
       *[other] tienes entre { $min } y { $max } { $filter } { $zone }
    }
}
cg-if-controls-one = { AS($card, "the") } está { $zone }
cg-if-fewer_units_than_enemy = tienes menos unidades en el campo de batalla que el enemigo
cg-if-rotation_min = marca { $number } o más
cg-if-rotation_is = marca { $number }
cg-if-rotation_in = marca { $numbers }
cg-if-face_is = muestra su cara { $face }
cg-if-card_face_is = { AS($card, "the") } muestra su cara { $face }
cg-if-dealt_direct = esta unidad acaba de infligir daño directo
cg-if-declares_attack = esta unidad acaba de declarar un ataque, antes de saberse quién bloquea
cg-if-in_attack = ocurre en un ataque
cg-if-killed_is = esa unidad es { AS($filter, "a") }
cg-if-damaged_is = esa unidad es { AS($filter, "a") } y el daño era de { $min_damage } o más antes de cualquier reducción
cg-if-facing = una unidad enemiga de este ataque es { AS($filter, "a") }
cg-if-no_cover_left = no queda ninguna carta de cobertura en el campo de batalla
cg-if-occupies_all_cover = { $who ->
    [cog] hay unidades de la CGO en todas las cartas de cobertura
   *[locust] hay unidades Locust en todas las cartas de cobertura
}
cg-if-not_suppressed = esta unidad no está suprimida

## Units, cards and cover that are meant
## own: that a target has forms of and to; phrases made of parts follow "de" and "a" as they are

cg-zone-reserve = en la reserva
cg-zone-cover = en cobertura
cg-zone-friendly_cover = en cobertura aliada
cg-zone-enemy_cover = en cobertura enemiga
cg-zone-battlefield = en el campo de batalla
cg-zone-command = en la zona de mando
cg-zone-attack = de este ataque

cg-target-self = esta unidad
    .own = yes
    .of = de esta unidad
    .to = a esta unidad
cg-target-occupant = la ocupante
    .own = yes
    .of = de la ocupante
    .to = a la ocupante
cg-target-attacker = la unidad atacante
    .own = yes
    .of = de la unidad atacante
    .to = a la unidad atacante
cg-target-previous = la unidad elegida antes
    .own = yes
    .of = de la unidad elegida antes
    .to = a la unidad elegida antes
cg-target-one-card = { AS($card, "the") } { $zone }
    .own = yes
    .of = { AS($card, "of") } { $zone }
    .to = { AS($card, "to") } { $zone }
    .moved = { AS($card, "to") }, { $zone }
cg-units = { $n ->
    [all] { $other ->
        [true] cualquier{" "}
       *[false] cada{" "}
    }
    [one] { $up_to ->
        [true] hasta { $n }{" "}
       *[false] { $other ->
            [true] {""}
           *[false] { AS($noun, "gender") ->
                [m] un{" "}
               *[f] una{" "}
            }
        }
    }
   *[other] { $up_to ->
        [true] hasta { $n }{" "}
       *[false] { $n }{" "}
    }
}{ $other ->
    [true] { $n ->
        [all] { AS($noun, "gender") ->
            [m] otro{" "}
           *[f] otra{" "}
        }
        [one] { AS($noun, "gender") ->
            [m] otro{" "}
           *[f] otra{" "}
        }
       *[other] { AS($noun, "gender") ->
            [m] otros{" "}
           *[f] otras{" "}
        }
    }
   *[false] {""}
}{ $noun } { $who ->
    [friendly] { $n ->
        [all] { AS($noun, "gender") ->
            [m] aliado
           *[f] aliada
        }
        [one] { AS($noun, "gender") ->
            [m] aliado
           *[f] aliada
        }
       *[other] { AS($noun, "gender") ->
            [m] aliados
           *[f] aliadas
        }
    }
    [enemy] { $n ->
        [all] { AS($noun, "gender") ->
            [m] enemigo
           *[f] enemiga
        }
        [one] { AS($noun, "gender") ->
            [m] enemigo
           *[f] enemiga
        }
       *[other] { AS($noun, "gender") ->
            [m] enemigos
           *[f] enemigas
        }
    }
    [cog] de la CGO
   *[locust] Locust
}{ $suppressed ->
    [true] { $n ->
        [all] { AS($noun, "gender") ->
            [m] {" "}suprimido
           *[f] {" "}suprimida
        }
        [one] { AS($noun, "gender") ->
            [m] {" "}suprimido
           *[f] {" "}suprimida
        }
       *[other] { AS($noun, "gender") ->
            [m] {" "}suprimidos
           *[f] {" "}suprimidas
        }
    }
    [false] { $n ->
        [all] { AS($noun, "gender") ->
            [m] {" "}listo
           *[f] {" "}lista
        }
        [one] { AS($noun, "gender") ->
            [m] {" "}listo
           *[f] {" "}lista
        }
       *[other] { AS($noun, "gender") ->
            [m] {" "}listos
           *[f] {" "}listas
        }
    }
   *[none] {""}
} { $zone }{ $up_to ->
    [true] { $n ->
        [all] {" "}que quieras
       *[other] {""}
    }
   *[false] {""}
}{ $command ->
    [true] {" "}que sea unidad de mando
    [false] {" "}que no sea unidad de mando
   *[none] {""}
}{ $role ->
    [none] {""}
    [attacking] { $n ->
        [all] {" "}que ataca
        [one] {" "}que ataca
       *[other] {" "}que atacan
    }
    [attacking_cover] { $n ->
        [all] {" "}que ataca una cobertura
        [one] {" "}que ataca una cobertura
       *[other] {" "}que atacan una cobertura
    }
    [attacking_direct] { $n ->
        [all] {" "}que hace un ataque directo
        [one] {" "}que hace un ataque directo
       *[other] {" "}que hacen un ataque directo
    }
    [blocking] { $n ->
        [all] {" "}que bloquea
        [one] {" "}que bloquea
       *[other] {" "}que bloquean
    }
   *[defending] { $n ->
        [all] {" "}que recibe el ataque
        [one] {" "}que recibe el ataque
       *[other] {" "}que reciben el ataque
    }
}{ $blocked ->
    [true] { $n ->
        [all] {" "}que ha bloqueado
        [one] {" "}que ha bloqueado
       *[other] {" "}que han bloqueado
    }
    [false] { $n ->
        [all] {" "}que no ha bloqueado
        [one] {" "}que no ha bloqueado
       *[other] {" "}que no han bloqueado
    }
   *[none] {""}
}{ $cover_face ->
    [none] {""}
   *[other] {" "}cuya carta de cobertura muestra la cara { $cover_face }
}
    .gender = { AS($noun, "gender") }
cg-noun = { $many ->
    [true] { $kind ->
        [unit] unidades
        [troop] tropas
        [heavy] unidades pesadas
        [wretch] unidades infames
        [command_unit] unidades de mando
        [tactic] tácticas
        [reaction] reacciones
       *[card] cartas
    }
   *[false] { $kind ->
        [unit] unidad
        [troop] tropa
        [heavy] unidad pesada
        [wretch] unidad infame
        [command_unit] unidad de mando
        [tactic] táctica
        [reaction] reacción
       *[card] carta
    }
}
    .gender = f
cg-noun-limited = { $noun }{ $command ->
    [true] {" "}que sea unidad de mando
    [false] {" "}que no sea unidad de mando
   *[none] {""}
}{ $max_printed_defense ->
    [none] {""}
   *[other] {" "}con defensa impresa { $max_printed_defense } o menos
}
    .gender = { AS($noun, "gender") }
    .a = { AS($noun, "a") }{ $command ->
        [true] {" "}que sea unidad de mando
        [false] {" "}que no sea unidad de mando
       *[none] {""}
    }{ $max_printed_defense ->
        [none] {""}
       *[other] {" "}con defensa impresa { $max_printed_defense } o menos
    }
cg-this-card = esta carta
cg-a = { AS($noun, "gender") ->
    [m] un { $noun }
   *[f] una { $noun }
}
cg-counted = { $up_to ->
    [true] hasta { $n } { $noun }
   *[false] { $n } { $noun }
}
cg-covers = { $own ->
    [true] la carta de cobertura en la que está
   *[false] { $card ->
        [none] { $in_attack ->
            [true] la carta de cobertura de este ataque
           *[false] { $up_to ->
                [true] { $n ->
                    [all] cualquier número de cartas de cobertura
                    [one] hasta { $n } carta de cobertura
                   *[other] hasta { $n } cartas de cobertura
                }
               *[false] { $n ->
                    [all] cada carta de cobertura
                    [one] { $n } carta de cobertura
                   *[other] { $n } cartas de cobertura
                }
            }
        }
       *[other] { AS($card, "the") }
    }
}{ $occupied_by ->
    [cog] {" "}con una unidad de la CGO
    [locust] {" "}con una unidad Locust
   *[none] {""}
}
cg-face-lit = iluminada
cg-face-dark = oscura
cg-face-shielded = protegida
cg-face-exposed = expuesta
cg-face-front = delantera

## How long

cg-duration-attack = durante este ataque
cg-duration-turn = hasta el final del turno
cg-duration-until_your_next_turn = hasta el comienzo de tu próximo turno
cg-duration-while = mientras esto se cumpla
cg-duration-game = durante el resto de la partida

## Operations

cg-op-draw = { $who ->
    [friendly] roba
    [enemy] el jugador enemigo roba
    [cog] el jugador de la CGO roba
   *[locust] el jugador Locust roba
} { $up_to ->
    [true] hasta{" "}
   *[false] {""}
}{ $n ->
    [direct_damage_dealt] tantas cartas como daño directo haya infligido
    [one] { $n } carta
   *[other] { $n } cartas
}
cg-op-discard = { $who ->
    [friendly] descarta
    [enemy] el jugador enemigo descarta
    [cog] el jugador de la CGO descarta
   *[locust] el jugador Locust descarta
} { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
cg-op-mill = { $who ->
    [friendly] descarta
    [enemy] el jugador enemigo descarta
    [cog] el jugador de la CGO descarta
   *[locust] el jugador Locust descarta
} { $n ->
    [one] la primera carta
   *[other] las { $n } primeras cartas
} del mazo
cg-op-peek = mira { $n ->
    [one] la primera carta
   *[other] las { $n } primeras cartas
} de tu mazo, llévate { $up_to ->
    [true] hasta { $keep }
   *[false] { $keep }
} a la mano y pon las demás { $rest ->
    [top] encima del mazo
   *[bottom] en el fondo del mazo
} en el orden que quieras
cg-op-return_from_discard = { $to ->
    [hand] pasa de tu pila de descartes a tu mano { $cards }
    [reserve] pasa de tu pila de descartes a tu reserva { $cards }
    [deck_bottom] pasa de tu pila de descartes al fondo de tu mazo { $cards }
   *[deck_shuffle] baraja con tu mazo { $cards } de tu pila de descartes
}
cg-op-put_from_hand = pasa de tu mano a tu reserva { $cards }
cg-op-put_from_deck = pon { $cards } { $who ->
    [friendly] de tu mazo
    [enemy] del mazo enemigo
    [cog] del mazo de la CGO
   *[locust] del mazo Locust
} en la reserva antes de barajar el mazo
cg-op-deploy_free = despliega de tu mano { $cards }, sin tener en cuenta los valores de despliegue
cg-op-spawn = pon { $up_to ->
    [true] hasta { $n } { $card }
   *[false] { $n } { $card }
} del suministro en { $who ->
    [friendly] tu reserva
    [enemy] la reserva enemiga
    [cog] la reserva de la CGO
   *[locust] la reserva Locust
}
cg-op-damage = { $n ->
    [sacrificed_attack_plus_1] inflige { AS($target, "own") ->
        [yes] { AS($target, "to") }
       *[no] a { $target }
    } tanto daño como el ataque de la unidad que acaba de morir, más 1
   *[other] { $each ->
        [true] inflige { $n } de daño a cada { AS($target, "gender") ->
            [m] uno
           *[f] una
        } de { $target }
       *[false] inflige { $n } de daño { AS($target, "own") ->
            [yes] { AS($target, "to") }
           *[no] a { $target }
        }
    }
}
cg-op-direct_damage = { $who ->
    [friendly] recibes { $n } de daño directo
    [enemy] inflige { $n } de daño directo al jugador enemigo
    [cog] el jugador de la CGO recibe { $n } de daño directo
   *[locust] el jugador Locust recibe { $n } de daño directo
}
cg-op-kill = mata { AS($target, "own") ->
    [yes] { AS($target, "to") }
   *[no] a { $target }
}
cg-op-damage_mod = { $changes }{ $times ->
    [none] {""}
    [one] , solo la primera vez que ocurra
   *[other] , solo las { $times } primeras veces que ocurra
}{ $duration ->
    [none] {""}
   *[other] , { $duration }
}
cg-damage-dealt = el daño { AS($target, "own") ->
    [yes] { AS($target, "of") }
   *[no] de { $target }
}{ $against ->
    [none] {""}
   *[other] {" "}contra { AS($against, "a") }
} { $up ->
    [true] aumenta
   *[false] se reduce
} en { $by }
cg-damage-taken = el daño { AS($target, "own") ->
    [yes] { AS($target, "to") }
   *[no] a { $target }
}{ $against ->
    [none] {""}
   *[other] {" "}por parte de { AS($against, "a") }
} { $up ->
    [true] aumenta
   *[false] se reduce
} en { $by }
cg-damage-direct_dealt = el daño directo { AS($target, "own") ->
    [yes] { AS($target, "of") }
   *[no] de { $target }
} { $up ->
    [true] aumenta
   *[false] se reduce
} en { $by }
cg-op-first_strike = { $target } inflige su daño primero; quien muere así no devuelve el golpe
cg-op-move = { $to ->
    [reserve] mueve a la reserva { AS($target, "moved") }
    [cover] mueve a una cobertura libre { AS($target, "moved") }
   *[command] devuelve a la zona de mando { AS($target, "moved") }
}
cg-op-suppress = suprime { $target }
cg-op-ready = quita la supresión { AS($target, "own") ->
    [yes] { AS($target, "to") }
   *[no] a { $target }
}
cg-op-buff = { $many ->
    [true] { $target } ganan { $change }
   *[false] { $target } gana { $change }
}{ $per ->
    [none] {""}
   *[other] {" "}por cada { $per }
}{ $max ->
    [none] {""}
   *[other] , como mucho { $max } en cada valor
}{ $duration ->
    [none] {""}
   *[other] {" "}{ $duration }
}
cg-change = { $attack ->
    [none] { $defense } de defensa
   *[other] { $defense ->
        [none] { $attack } de ataque
       *[other] { $attack } de ataque y { $defense } de defensa
    }
}
cg-per = { $other ->
    [true] una de las demás unidades { $who ->
        [friendly] aliadas
        [enemy] enemigas
        [cog] de la CGO
       *[locust] Locust
    }
   *[false] unidad { $who ->
        [friendly] aliada
        [enemy] enemiga
        [cog] de la CGO
       *[locust] Locust
    }
}{ $same_subtype ->
    [true] {" "}del mismo tipo
   *[false] {""}
} { $zone }
cg-op-gain = { $target } gana { $keyword }{ $duration ->
    [none] {""}
   *[other] {" "}{ $duration }
}
cg-op-untargetable = los efectos de cartas enemigas no pueden elegir { AS($target, "own") ->
    [yes] { AS($target, "to") }
   *[no] a { $target }
}; los ataques, sí
cg-op-extra_action = { $duration }, { $target } puede actuar una vez más en la próxima fase de combate
cg-op-joint_attack = { $attackers } atacan juntas, de inmediato, { AS($target, "own") ->
    [yes] { AS($target, "to") }
   *[no] a { $target }
}: se suma su ataque, el jugador enemigo elige cuál de ellas recibe el golpe devuelto, una superviviente a tu elección entra en la cobertura si el objetivo muere, y no pueden volver a actuar este turno
cg-op-remove_card = retira de la partida { $target }
cg-op-remove_cover = retira del campo de batalla { $target }
cg-op-flip_cover = pon por la cara { $to } { $target }
cg-op-flip_command = pon { AS($card, "the") } por su cara { $to }
cg-op-rotate = gira { AS($card, "the") } { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
} hacia delante
cg-op-use_version = se usa la versión { $card }
cg-op-add_values = la táctica { AS($card, "of") } puede usarse también con { $values } en la mano
cg-op-disable_card = { AS($card, "the") } no puede usarse y sus reglas no funcionan { $duration }
cg-op-limit_blockers = { $n ->
    [0] nadie puede bloquear un ataque
    [one] cada ataque lo bloquea { $n } unidad como mucho
   *[other] cada ataque lo bloquean { $n } unidades como mucho
}
cg-op-remove_or_win = retira de la partida { $n } { $card }; si no es posible, { $winner ->
    [cog] gana el jugador de la CGO
   *[locust] gana el jugador Locust
}
cg-op-win = { $who ->
    [friendly] ganas la partida
    [enemy] el jugador enemigo gana la partida
    [cog] el jugador de la CGO gana la partida
   *[locust] el jugador Locust gana la partida
}
cg-op-choose = elige una opción: { $options }
cg-op-choose-joint = { $first }; o bien { $last }
cg-op-delayed = { $duration }, { $trigger }: { $ops }

## Decks, chapters and reinforcements

cg-pile = { $n ->
    [one] { $card }
   *[other] { $n } x { $card }
}
cg-pile-if = { $previous_winner ->
    [none] { $pile }
    [cog] { $pile } (si la CGO ganó el capítulo anterior)
   *[locust] { $pile } (si la horda Locust ganó el capítulo anterior)
}
cg-deck = { $faction ->
    [cog] Mazo básico de la CGO: { $cards }.
   *[locust] Mazo básico Locust: { $cards }.
}
cg-chapter-rules = Reglas nuevas: { $rules }.
cg-rule-first_turn = el primer turno tiene una sola fase de despliegue
cg-rule-winner_advantage = quien ganó el capítulo anterior tiene una ventaja
cg-rule-multi_block = varias unidades pueden bloquear
cg-rule-tough = Resistente
cg-rule-disposable = Prescindible
cg-rule-enemy_cover = cruzar al lado enemigo de la cobertura
cg-rule-offensive_defensive = Ofensiva/Defensiva
cg-rule-command_tactics = tácticas de cartas de mando
cg-rule-multiface = cobertura de doble cara
cg-rule-discard_effects = efectos de Descarte
cg-rule-rotate = cartas de mando giratorias
cg-rule-hidden = cobertura oculta
cg-rule-overrun = Arrollar
cg-chapter-command = { $faction ->
    [cog] Cartas de mando de la CGO: { $cards }.
   *[locust] Cartas de mando Locust: { $cards }.
}
cg-chapter-deck = { $faction ->
    [cog] Se añaden al mazo de la CGO: { $cards }.
   *[locust] Se añaden al mazo Locust: { $cards }.
}
cg-chapter-supply = En el suministro: { $cards }.
cg-chapter-win = { $who ->
    [cog] { $card ->
        [none] El jugador de la CGO puede ganar también por la regla especial.
       *[other] El jugador de la CGO puede ganar también con { AS($card, "the") }.
    }
   *[locust] { $card ->
        [none] El jugador Locust puede ganar también por la regla especial.
       *[other] El jugador Locust puede ganar también con { AS($card, "the") }.
    }
}
cg-reinforcement = Antes del capítulo { $chapter }.
cg-choice-remove = { $faction ->
    [cog] El jugador de la CGO quita { $cards }.
   *[locust] El jugador Locust quita { $cards }.
}
cg-choice-pick = { $faction ->
    [cog] El jugador de la CGO añade { $pick } de:
   *[locust] El jugador Locust añade { $pick } de:
}
cg-choice-option = - { $option }: { $cards }
