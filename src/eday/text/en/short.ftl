# What small cards have room for. A step or ability without a message here is told in its whole sentence.
# The arguments are those of the sentence.

## Actions of order cards

short-action-move = { $oust ->
    [true] Move { $areas }, kick
   *[false] Move { $areas }
}
short-action-attack = { $moved_locust ->
    [true] Attack it
   *[false] Attack
}{ $normal_only ->
    [true] , normal
   *[false] {""}
}{ $free_overkill ->
    [true] , free overkill
   *[false] {""}
}{ $extra_dice ->
    [0] {""}
    [one] , +{ $extra_dice } die
   *[other] , +{ $extra_dice } dice
}{ $extra_dice_with ->
    [none] {""}
   *[other] {" "}({ $extra_dice_with })
}
short-action-draw = { $who ->
    [self] Draw { $cards }
    [cogs_in_your_area] All here draw { $cards }
    [cogs_in_cover] In cover: draw { $cards }
    [one_cog_in_your_area] One here draws { $cards }
   *[revived_cog] They draw { $cards }
}
short-action-move_locust = { $who ->
    [adjacent] Pull a Locust
   *[attack_target] Push it away
}
short-action-play_order = { $who ->
    [self_if_ammo_spent] Ammo spent: another card
   *[another_player] Team-mate plays a card
}
short-action-free_special = Free pick-up
short-action-gain_ammo = Gain { $tokens } ammo
short-action-replace_locust_activation = No AI card; Locusts move
short-action-revive = Revive

## Omens

short-omen-add_wounds = { $wounds ->
    [one] +{ $wounds } wound
   *[other] +{ $wounds } wounds
}
short-omen-seal_hole = Seals a hole
short-omen-double_other_dice = Doubles the dice
short-omen-splash = { $where ->
    [areas_beside] Blast: areas beside
   *[target_area] Blast: whole area
}
short-omen-extra_target = Hits another, too
short-omen-ignore_single_shields = Breaks 1 shield
short-omen-extra_attack = Attacks again
short-omen-oust_from_cover = Out of cover, +{ $wounds }
short-omen-spawn = One more spawns
short-omen-heal = { $who ->
    [nearest_other_wounded] Heals another
   *[self] Heals itself
}
short-omen-random_discard = Random cards lost
