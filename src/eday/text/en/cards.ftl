# Rules text of cards. Every word of the content's vocabulary has its message; the fields of an entry are its arguments.
# A field without a value is "none".

## Actions of order cards

action-move = { $areas ->
    [one] Move up to { $areas } area.
   *[other] Move up to { $areas } areas.
}{ $oust ->
    [true] {" "}You may end the move in a cover space a Locust holds: it leaves cover and takes 1 wound.
   *[false] {""}
}
action-attack = { $moved_locust ->
    [true] Attack the Locust this card moved.
   *[false] Attack.
}{ $normal_only ->
    [true] {" "}Normal attacks only.
   *[false] {""}
}{ $free_overkill ->
    [true] {" "}Overkill costs nothing, but the weapon must hold ammo.
   *[false] {""}
}{ $extra_dice ->
    [0] {""}
    [one] {" "}Roll { $extra_dice } more attack die
   *[other] {" "}Roll { $extra_dice } more attack dice
}{ $extra_dice_with ->
    [none] { $extra_dice ->
        [0] {""}
       *[other] .
    }
   *[other] {" "}with the { $extra_dice_with }.
}
action-draw = { $who ->
    [self] Draw { $cards ->
        [one] { $cards } order card
       *[other] { $cards } order cards
    }.
    [cogs_in_your_area] Each COG in your area, you included, draws { $cards ->
        [one] { $cards } order card
       *[other] { $cards } order cards
    }.
    [cogs_in_cover] Each COG in cover draws { $cards ->
        [one] { $cards } order card
       *[other] { $cards } order cards
    }.
    [one_cog_in_your_area] One COG in your area, perhaps you, draws { $cards ->
        [one] { $cards } order card
       *[other] { $cards } order cards
    }.
   *[revived_cog] The COG you revived draws { $cards ->
        [one] { $cards } order card
       *[other] { $cards } order cards
    }.
}
action-move_locust = { $who ->
    [adjacent] Pull a Locust that is 1 move away into your area.
   *[attack_target] If the Locust you attacked lives, it moves 1 area away from you.
}
action-play_order = { $who ->
    [self_if_ammo_spent] If that attack cost ammo, play another order card (once a turn).
   *[another_player] Another player may play an order card at once.
}
action-free_special = Pick up a dropped weapon or use equipment in your area without discarding a card.
action-gain_ammo = Put { $tokens } ammo on one of your weapons.
action-replace_locust_activation = No AI card is drawn this turn. Instead, at once: { $steps }.
action-revive = Revive a COG in your area without discarding a card.

card-sentence = { $text }.
card-order-two_plus = For 2 or more players; a single player may swap it for another card.
card-reaction-dodge = Reaction: dodge (2 more defense dice when you are attacked).
card-reaction-guard = Reaction: guard (attack a Locust just before it moves or attacks).
card-reaction-follow = Reaction: follow (move along with a COG that leaves your area).

## Weapons

card-weapon = { $kind ->
    [rifle] Rifle
    [pistol] Pistol
    [grenade] Grenade
    [shotgun] Shotgun
    [launcher] Launcher
    [bow] Bow
    [orbital] Orbital weapon
    [heavy] Heavy weapon
   *[shield] Shield
}, { $deck ->
    [random] from the random weapon deck.
   *[special] special weapon.
}
card-weapon-dice = { $normal ->
    [0] No normal attack
    [one] Normal { $normal } die
   *[other] Normal { $normal } dice
}, { $overkill ->
    [0] no overkill
   *[other] { $overkill ->
        [one] overkill { $overkill } die
       *[other] overkill { $overkill } dice
    }{ $token ->
        [ammo] {" "}(1 ammo)
        [grenade] {" "}(1 grenade)
       *[none] {" "}(free)
    }
}, range { $range }.{ $token ->
    [none] {" "}It takes no tokens.
   *[other] {""}
}
card-weapon-area = Attacks an area: one roll, and every figure there defends.
card-weapon-ignores_cover = Cover gives no dice against it.
card-weapon-normal_without_ammo = Normal attacks work without ammo too.
card-weapon-not_after_moving = Cannot attack in a turn in which you moved.
card-weapon-wounds_armoured = Wounds armored Locusts.
card-weapon-no_guard = Cannot be used to guard.
card-weapon-min_range = { $number ->
    [one] Cannot attack figures in your own area.
   *[other] Cannot attack at a range below { $number }.
}
card-weapon-max_range = { $number ->
    [0] Attacks in your own area only.
   *[other] Cannot attack beyond range { $number }.
}
card-weapon-chainsaw = { $number ->
    [one] Chainsaw: instead of attacking, roll { $number } attack die against a Locust in your area; an omen kills it.
   *[other] Chainsaw: instead of attacking, roll { $number } attack dice against a Locust in your area; an omen kills it.
}
card-weapon-own_turn_movement = { $number ->
    [0] You cannot move in your own turn.
    [one] You move at most { $number } area in your own turn.
   *[other] You move at most { $number } areas in your own turn.
}
card-weapon-charge = Instead of attacking you may put 1 ammo on it, up to { $number }.
card-weapon-extra_defense = { $number ->
    [one] You roll { $number } more defense die.
   *[other] You roll { $number } more defense dice.
}
card-weapon-attack_only_with = While you hold it you attack only with: { $weapons }.

## Omens

card-omen = { $once ->
    [true] Omen, once an attack: { $text }.
   *[false] Each omen: { $text }.
}
omen-add_wounds = { $wounds ->
    [one] { $wounds } more wound
   *[other] { $wounds } more wounds
}
omen-seal_hole = seal an emergence hole in the target area
omen-double_other_dice = the wounds of all other dice count twice
omen-splash = { $where ->
    [areas_beside] every figure in the areas beside the target takes { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } without defense
   *[target_area] every other figure in the target's area takes { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } without defense
}
omen-extra_target = { $wounds ->
    [one] another Locust in the target's area takes { $wounds } wound; if there is none, the target does
   *[other] another Locust in the target's area takes { $wounds } wounds; if there is none, the target does
}
omen-ignore_single_shields = { $min_range ->
    [0] defense dice with exactly 1 shield do not count
   *[other] at range { $min_range } or more, defense dice with exactly 1 shield do not count
}
omen-extra_attack = one more normal attack, if ammo is left on the card
omen-oust_from_cover = { $wounds ->
    [one] the target leaves cover and takes { $wounds } more wound
   *[other] the target leaves cover and takes { $wounds } more wounds
}
omen-spawn = one more of its kind spawns at the nearest emergence hole
omen-heal = { $who ->
    [nearest_other_wounded] the nearest other wounded Locust heals
   *[self] it heals
}
omen-random_discard = cards lost to this attack are picked at random

## COGs

card-cog = { $defense ->
    [one] Defense { $defense } die, hand limit { $hand_limit }.
   *[other] Defense { $defense } dice, hand limit { $hand_limit }.
}
card-cog-weapons = Starts with: { $weapons }.
card-cog-weapon = { $token ->
    [ammo] { $weapon } with { $tokens } ammo
    [grenade] { $tokens ->
        [one] { $weapon } with { $tokens } grenade
       *[other] { $weapon } with { $tokens } grenades
    }
   *[none] { $weapon }{ $tokens ->
        [0] {""}
       *[other] {" "}with { $tokens } tokens
    }
}
card-cog-other_weapons = { $weapons ->
    [one] Carries the grenades and up to { $weapons } other weapon.
   *[other] Carries the grenades and up to { $weapons } other weapons.
}
card-cog-extra_die_with = Rolls 1 more attack die with the { $weapon }, its chainsaw included.
card-cog-bonus_move = { $areas ->
    [one] Once a turn, before or after an action: move { $areas } more area.
   *[other] Once a turn, before or after an action: move up to { $areas } more areas.
}
card-cog-own_guard = Has a guard of its own in each Locust Activation step, besides the one of the team.
card-cog-free_specials = Picks up weapons and uses equipment without discarding a card.

## Enemies

card-enemy = { $attack ->
    [one] Attack { $attack } die
   *[other] Attack { $attack } dice
}, health { $health }, { $defense ->
    [one] defense { $defense } die.
   *[other] defense { $defense } dice.
}
card-enemy-wounded = { $second ->
    [none] Wounded: health { $health } ({ $pile } marker).
   *[other] Wounded: health { $health }, then { $second } ({ $pile } marker).
}
card-enemy-unmarked = Any wound kills it.
card-enemy-figure = Uses the figures of the { $enemy }.
card-enemy-family = Acts by the AI cards of the { $enemy }.
card-enemy-takes_cover = Takes cover when it spawns or has moved.
card-enemy-chainsaw_immune = Immune to the chainsaw.
card-enemy-armoured = Armored: until it is wounded, only weapons that pierce armor wound it.
card-enemy-drawn_to_noise = Moves 1 area toward each COG that attacks.
card-enemy-cannot_heal_self = Cannot heal itself.
card-enemy-dies_after = { $what ->
    [omen] Dies after an attack in which it used its omen.
   *[attack] Dies after every attack it makes.
}
card-enemy-drops_weapons = May drop its weapon when killed.
card-enemy-death_blast = When killed, { $who ->
    [each_cog] each COG
   *[each_figure] each figure
} in its area takes { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}{ $not_after_own_attack ->
    [true] { $not_by_grenade ->
        [true] , unless its own attack or a grenade killed it.
       *[false] , unless its own attack killed it.
    }
   *[false] { $not_by_grenade ->
        [true] , unless a grenade killed it.
       *[false] .
    }
}
card-marker = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}; health while wounded: { $health }{ $second ->
    [none] {""}
   *[other] , then { $second }
}.
card-marker-back = { $weapon ->
    [none] { $count ->
        [one] { $count } of them hides nothing.
       *[other] { $count } of them hide nothing.
    }
   *[other] { $count ->
        [one] { $count } of them hides a { $weapon }.
       *[other] { $count } of them hide a { $weapon }.
    }
}

## Equipment and locations

effect-gain_ammo = Gain { $tokens } ammo, split over your weapons as you like.
effect-draw_weapons = { $draw ->
    [one] Draw { $draw } random weapon
   *[other] Draw { $draw } random weapons
} and keep { $keep }, loaded with { $ammo } ammo.
effect-gain_grenade = { $tokens ->
    [one] Gain { $tokens } grenade.
   *[other] Gain { $tokens } grenades.
}
effect-gain_weapon = { $ammo ->
    [0] Gain the { $weapon } without ammo.
   *[other] Gain the { $weapon } with { $ammo } ammo.
}
effect-unlock_next_level = The next level is unlocked.
effect-move_anywhere = Move to any area of the map.
effect-heavy_gun = If you began the turn here, instead of an order card: attack one Locust on this tile with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}; omens do nothing.
card-equipment-cost = Using it is a special action: once a turn, for a card discarded.
card-equipment-used_up = { $missions ->
    [none] It is then used up.
   *[other] It is then used up, but not in { $missions }.
}
card-equipment-turned = In { $missions } it is turned face down instead.
card-equipment-stays = It can be used again.
card-location-equipment = Equipment ({ $equipment }): { $text }
card-location-spawn = At each emergence hole of the tile: { $spawns }.
card-for-players = { $players ->
    [one] { $players } player: { $what }
   *[other] { $players } players: { $what }
}
