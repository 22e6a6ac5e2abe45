# Rules text of cards. Every word of the content's vocabulary has its message; the fields of an entry are its arguments.
# A field without a value is "none".

## Actions of order cards

action-move = { $areas ->
    [one] Muévete hasta { $areas } zona.
   *[other] Muévete hasta { $areas } zonas.
}{ $oust ->
    [true] {" "}Puedes acabar en un espacio de cobertura ocupado por un Locust: este sale de la cobertura y recibe 1 herida.
   *[false] {""}
}
action-attack = { $moved_locust ->
    [true] Ataca al Locust que esta carta ha movido.
   *[false] Ataca.
}{ $normal_only ->
    [true] {" "}Solo ataques normales.
   *[false] {""}
}{ $free_overkill ->
    [true] {" "}El ataque excesivo no cuesta nada, pero el arma debe tener munición.
   *[false] {""}
}{ $extra_dice ->
    [0] {""}
    [one] {" "}Lanza { $extra_dice } dado de ataque más
   *[other] {" "}Lanza { $extra_dice } dados de ataque más
}{ $extra_dice_with ->
    [none] { $extra_dice ->
        [0] {""}
       *[other] .
    }
   *[other] {" "}con { AS($extra_dice_with, "the") }.
}
action-draw = { $who ->
    [self] Roba { $cards ->
        [one] { $cards } carta de Orden
       *[other] { $cards } cartas de Orden
    }.
    [cogs_in_your_area] Cada soldado de tu zona, incluido el tuyo, roba { $cards ->
        [one] { $cards } carta de Orden
       *[other] { $cards } cartas de Orden
    }.
    [cogs_in_cover] Cada soldado a cubierto roba { $cards ->
        [one] { $cards } carta de Orden
       *[other] { $cards } cartas de Orden
    }.
    [one_cog_in_your_area] Un soldado de tu zona, que puede ser el tuyo, roba { $cards ->
        [one] { $cards } carta de Orden
       *[other] { $cards } cartas de Orden
    }.
   *[revived_cog] El soldado al que has revivido roba { $cards ->
        [one] { $cards } carta de Orden
       *[other] { $cards } cartas de Orden
    }.
}
action-move_locust = { $who ->
    [adjacent] Atrae a tu zona a un Locust que esté a 1 movimiento.
   *[attack_target] Si el Locust al que has atacado sigue vivo, se mueve 1 zona alejándose de ti.
}
action-play_order = { $who ->
    [self_if_ammo_spent] Si ese ataque ha gastado munición, juega otra carta de Orden (una vez por turno).
   *[another_player] Otro jugador puede jugar ahora mismo una carta de Orden.
}
action-free_special = Recoge un arma soltada o usa el equipo de tu zona sin descartar una carta.
action-gain_ammo = Pon { $tokens } de munición en una de tus armas.
action-replace_locust_activation = Este turno no se roba carta de IA. En su lugar, de inmediato: { $steps }.
action-revive = Revive a un soldado de tu zona sin descartar una carta.

card-sentence = { $text }.
card-order-two_plus = Para 2 jugadores o más; quien juega en solitario puede cambiarla por otra carta.
card-reaction-dodge = Reacción: esquivar (2 dados de defensa más cuando te atacan).
card-reaction-guard = Reacción: proteger (ataca a un Locust justo antes de que se mueva o ataque).
card-reaction-follow = Reacción: seguir (muévete con un soldado que sale de tu zona).

## Weapons

card-weapon = { $kind ->
    [rifle] Rifle
    [pistol] Pistola
    [grenade] Granada
    [shotgun] Escopeta
    [launcher] Lanzador
    [bow] Arco
    [orbital] Arma orbital
    [heavy] Arma pesada
   *[shield] Escudo
}, { $deck ->
    [random] del mazo de armas aleatorias.
   *[special] arma especial.
}
card-weapon-dice = { $normal ->
    [0] Sin ataque normal
    [one] Normal { $normal } dado
   *[other] Normal { $normal } dados
}, { $overkill ->
    [0] sin ataque excesivo
   *[other] { $overkill ->
        [one] excesivo { $overkill } dado
       *[other] excesivo { $overkill } dados
    }{ $token ->
        [ammo] {" "}(1 de munición)
        [grenade] {" "}(1 granada)
       *[none] {" "}(gratis)
    }
}, alcance { $range }.{ $token ->
    [none] {" "}No lleva contadores.
   *[other] {""}
}
card-weapon-area = Ataca una zona: una sola tirada, y cada figura que haya en ella se defiende.
card-weapon-ignores_cover = La cobertura no da dados contra ella.
card-weapon-normal_without_ammo = Los ataques normales no necesitan munición.
card-weapon-not_after_moving = No puede atacar en un turno en el que te hayas movido.
card-weapon-wounds_armoured = Hiere a los Locust blindados.
card-weapon-no_guard = No sirve para proteger.
card-weapon-min_range = { $number ->
    [one] No puede atacar a figuras de tu propia zona.
   *[other] No puede atacar a un alcance menor que { $number }.
}
card-weapon-max_range = { $number ->
    [0] Solo ataca en tu propia zona.
   *[other] No puede atacar más allá de { $number } de alcance.
}
card-weapon-chainsaw = { $number ->
    [one] Motosierra: en lugar de atacar, lanza { $number } dado de ataque contra un Locust de tu zona; un augurio lo mata.
   *[other] Motosierra: en lugar de atacar, lanza { $number } dados de ataque contra un Locust de tu zona; un augurio lo mata.
}
card-weapon-own_turn_movement = { $number ->
    [0] No puedes moverte en tu turno.
    [one] En tu turno te mueves { $number } zona como mucho.
   *[other] En tu turno te mueves { $number } zonas como mucho.
}
card-weapon-charge = En lugar de atacar puedes ponerle 1 de munición, hasta un máximo de { $number }.
card-weapon-extra_defense = { $number ->
    [one] Lanzas { $number } dado de defensa más.
   *[other] Lanzas { $number } dados de defensa más.
}
card-weapon-attack_only_with = Mientras lo llevas solo atacas con: { $weapons }.

## Omens

card-omen = { $once ->
    [true] Augurio, una vez por ataque: { $text }.
   *[false] Cada augurio: { $text }.
}
omen-add_wounds = { $wounds ->
    [one] { $wounds } herida más
   *[other] { $wounds } heridas más
}
omen-seal_hole = sella un agujero de emergencia de la zona objetivo
omen-double_other_dice = las heridas de todos los demás dados cuentan el doble
omen-splash = { $where ->
    [areas_beside] cada figura de las zonas adyacentes a la del objetivo recibe { $wounds ->
        [one] { $wounds } herida
       *[other] { $wounds } heridas
    } sin poder defenderse
   *[target_area] cada una de las demás figuras de la zona del objetivo recibe { $wounds ->
        [one] { $wounds } herida
       *[other] { $wounds } heridas
    } sin poder defenderse
}
omen-extra_target = { $wounds ->
    [one] otro Locust de la zona del objetivo recibe { $wounds } herida; si no hay otro, la recibe el objetivo
   *[other] otro Locust de la zona del objetivo recibe { $wounds } heridas; si no hay otro, las recibe el objetivo
}
omen-ignore_single_shields = { $min_range ->
    [0] no cuentan los dados de defensa con exactamente 1 escudo
   *[other] a { $min_range } de alcance o más no cuentan los dados de defensa con exactamente 1 escudo
}
omen-extra_attack = un ataque normal más, si queda munición en la carta
omen-oust_from_cover = { $wounds ->
    [one] el objetivo sale de la cobertura y recibe { $wounds } herida más
   *[other] el objetivo sale de la cobertura y recibe { $wounds } heridas más
}
omen-spawn = aparece una figura más de su tipo en el agujero de emergencia más cercano
omen-heal = { $who ->
    [nearest_other_wounded] se cura el otro Locust herido más cercano
   *[self] se cura
}
omen-random_discard = las cartas que se pierden por este ataque se eligen al azar

## COGs

card-cog = { $defense ->
    [one] Defensa { $defense } dado, límite de mano { $hand_limit }.
   *[other] Defensa { $defense } dados, límite de mano { $hand_limit }.
}
card-cog-weapons = Empieza con: { $weapons }.
card-cog-weapon = { $token ->
    [ammo] { $weapon } con { $tokens } de munición
    [grenade] { $tokens ->
        [one] { $weapon } con { $tokens } granada
       *[other] { $weapon } con { $tokens } granadas
    }
   *[none] { $weapon }{ $tokens ->
        [0] {""}
       *[other] {" "}con { $tokens } contadores
    }
}
card-cog-other_weapons = { $weapons ->
    [one] Lleva las granadas y hasta { $weapons } arma más.
   *[other] Lleva las granadas y hasta { $weapons } armas más.
}
card-cog-extra_die_with = Lanza 1 dado de ataque más con { AS($weapon, "the") }, también con su motosierra.
card-cog-bonus_move = { $areas ->
    [one] Una vez por turno, antes o después de una acción: puede moverse { $areas } zona más.
   *[other] Una vez por turno, antes o después de una acción: puede moverse hasta { $areas } zonas más.
}
card-cog-own_guard = Puede proteger una vez por su cuenta en cada paso de Activación de los Locust, además de la vez de todo el pelotón.
card-cog-free_specials = Recoge armas y usa equipo sin descartar cartas.

## Enemies

card-enemy = { $attack ->
    [one] Ataque { $attack } dado
   *[other] Ataque { $attack } dados
}, salud { $health }, { $defense ->
    [one] defensa { $defense } dado.
   *[other] defensa { $defense } dados.
}
card-enemy-wounded = { $second ->
    [none] Con heridas: salud { $health } (indicador de { $pile }).
   *[other] Con heridas: salud { $health }, luego { $second } (indicador de { $pile }).
}
card-enemy-unmarked = Muere con cualquier herida.
card-enemy-figure = Usa las figuras de { $enemy }.
card-enemy-family = Actúa según las cartas de IA de { $enemy }.
card-enemy-takes_cover = Se pone a cubierto al aparecer y después de moverse.
card-enemy-chainsaw_immune = Inmune a la motosierra.
card-enemy-armoured = Blindaje: mientras no tenga heridas, solo le hace daño un arma que atraviese el blindaje.
card-enemy-drawn_to_noise = Después de cada ataque de un soldado se mueve 1 zona hacia él.
card-enemy-cannot_heal_self = No puede curarse a sí mismo.
card-enemy-dies_after = { $what ->
    [omen] Muere después de un ataque en el que haya usado su augurio.
   *[attack] Muere después de atacar.
}
card-enemy-drops_weapons = Al morir puede soltar su arma.
card-enemy-death_blast = Al morir, { $who ->
    [each_cog] cada soldado
   *[each_figure] cada figura
} de su zona recibe { $wounds ->
    [one] { $wounds } herida
   *[other] { $wounds } heridas
}{ $not_after_own_attack ->
    [true] { $not_by_grenade ->
        [true] , salvo que muera por su propio ataque o por una granada.
       *[false] , salvo que muera por su propio ataque.
    }
   *[false] { $not_by_grenade ->
        [true] , salvo que muera por una granada.
       *[false] .
    }
}
card-marker = { $count ->
    [one] { $count } indicador
   *[other] { $count } indicadores
}; salud con heridas: { $health }{ $second ->
    [none] {""}
   *[other] , luego { $second }
}.
card-marker-back = { $weapon ->
    [none] { $count ->
        [one] { $count } de ellos no esconde nada.
       *[other] { $count } de ellos no esconden nada.
    }
   *[other] { $count ->
        [one] { $count } de ellos esconde { AS($weapon, "a") }.
       *[other] { $count } de ellos esconden { AS($weapon, "a") }.
    }
}

## Equipment and locations

effect-gain_ammo = Obtén { $tokens } de munición y repártela entre tus armas como quieras.
effect-draw_weapons = { $draw ->
    [one] Roba { $draw } arma aleatoria
   *[other] Roba { $draw } armas aleatorias
} y quédate con { $keep ->
    [one] { $keep }, cargada
   *[other] { $keep }, cargadas
} con { $ammo } de munición.
effect-gain_grenade = { $tokens ->
    [one] Obtén { $tokens } granada.
   *[other] Obtén { $tokens } granadas.
}
effect-gain_weapon = { $ammo ->
    [0] Obtén { AS($weapon, "the") } sin munición.
   *[other] Obtén { AS($weapon, "the") } con { $ammo } de munición.
}
effect-unlock_next_level = Se desbloquea el siguiente nivel.
effect-move_anywhere = Muévete a cualquier zona del mapa.
effect-heavy_gun = Si has empezado aquí el turno, en lugar de jugar una carta de Orden: ataca a un Locust de esta pieza con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}; los augurios no hacen nada.
card-equipment-cost = Usarlo es una acción especial: una vez por turno, a cambio de descartar una carta.
card-equipment-used_up = { $missions ->
    [none] Después se agota.
   *[other] Después se agota, pero no en { $missions }.
}
card-equipment-turned = En { $missions } se pone boca abajo en lugar de agotarse.
card-equipment-stays = Puede volver a usarse.
card-location-equipment = Equipo ({ $equipment }): { $text }
card-location-spawn = En cada agujero de emergencia de la pieza: { $spawns }.
card-for-players = { $players ->
    [one] { $players } jugador: { $what }
   *[other] { $players } jugadores: { $what }
}
