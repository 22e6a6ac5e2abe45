# What small cards have room for. A step or ability without a message here is told in its whole sentence.
# The arguments are those of the sentence.

## Actions of order cards

short-action-move = { $oust ->
    [true] Mover { $areas }, patada
   *[false] Mover { $areas }
}
short-action-attack = { $moved_locust ->
    [true] Atacarlo
   *[false] Atacar
}{ $normal_only ->
    [true] , normal
   *[false] {""}
}{ $free_overkill ->
    [true] , excesivo gratis
   *[false] {""}
}{ $extra_dice ->
    [0] {""}
    [one] , +{ $extra_dice } dado
   *[other] , +{ $extra_dice } dados
}{ $extra_dice_with ->
    [none] {""}
   *[other] {" "}({ $extra_dice_with })
}
short-action-draw = { $who ->
    [self] Robar { $cards }
    [cogs_in_your_area] Todos aquí roban { $cards }
    [cogs_in_cover] A cubierto: robar { $cards }
    [one_cog_in_your_area] Uno de aquí roba { $cards }
   *[revived_cog] El revivido roba { $cards }
}
short-action-move_locust = { $who ->
    [adjacent] Atraer un Locust
   *[attack_target] Alejarlo
}
short-action-play_order = { $who ->
    [self_if_ammo_spent] Si gastas munición: otra carta
   *[another_player] Un compañero juega una carta
}
short-action-free_special = Recoger gratis
short-action-gain_ammo = +{ $tokens } de munición
short-action-replace_locust_activation = Sin IA; los Locust se mueven
short-action-revive = Revivir

## Omens

short-omen-add_wounds = { $wounds ->
    [one] +{ $wounds } herida
   *[other] +{ $wounds } heridas
}
short-omen-seal_hole = Sella un agujero
short-omen-double_other_dice = Dobla los dados
short-omen-splash = { $where ->
    [areas_beside] Explosión: alrededor
   *[target_area] Explosión: toda la zona
}
short-omen-extra_target = Hiere a otro más
short-omen-ignore_single_shields = Anula 1 escudo
short-omen-extra_attack = Ataca otra vez
short-omen-oust_from_cover = Sin cobertura, +{ $wounds }
short-omen-spawn = Aparece uno más
short-omen-heal = { $who ->
    [nearest_other_wounded] Cura a otro
   *[self] Se cura
}
short-omen-random_discard = Cartas al azar
