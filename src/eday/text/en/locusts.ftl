# Rules text of Locust AI cards, and the conditions and steps they share with missions. See cards.ftl.

## AI cards

card-ai-title = { $family ->
    [general] The Horde
   *[other] { $name }
}
card-ai-event = Event.
card-ai-for_each = For each { $family }, one after the other.
card-ai-group = Group: tested once for all.
card-ai-redraw_when = Draw another card instead if { $condition }.
card-ai-always = { $steps }.
card-ai-when = If { $condition }: { $steps }.
card-ai-otherwise = Otherwise: { $steps }.
card-ai-nothing = nothing happens
card-ai-no_guard = { $condition ->
    [none] Nobody may guard this turn.
   *[other] If { $condition }, nobody may guard this turn.
}
card-ai-draw_again = Then draw and resolve another AI card.

## Conditions

condition-cog_within = { $movement ->
    [none] a COG is within range { $range }
   *[other] { $movement ->
        [one] a COG is within { $movement } move
       *[other] a COG is within { $movement } moves
    }{ $range ->
        [none] {""}
       *[other] {" "}and range { $range }
    }
}{ $health_max ->
    [none] {""}
    [0] {" "}with no cards in hand
    [one] {" "}with at most { $health_max } card in hand
   *[other] {" "}with at most { $health_max } cards in hand
}
condition-cog_in_sight = it sees a COG
condition-cog_in_own_area = a COG is in its area
condition-self_unwounded = it is unwounded
condition-in_play = { $none ->
    [true] no { $family } is in play
   *[false] a { $family } is in play
}
condition-any_sees_cog = a { $family } sees a COG
condition-locust_near_you = { $movement ->
    [one] a Locust is within { $movement } move of the active player
   *[other] a Locust is within { $movement } moves of the active player
}
condition-hole_in_your_area = { $none ->
    [true] the active player's area has no open emergence hole
   *[false] the active player's area has an open emergence hole
}
condition-cog_acted_this_turn = a COG has moved or attacked this turn
condition-all_cogs_in_cover = all COGs are in cover
condition-all_cogs_at_least = { $movement ->
    [one] all COGs are at least { $movement } move away
   *[other] all COGs are at least { $movement } moves away
}
condition-wounded_locust_within = { $movement ->
    [one] another Locust, a wounded one, is within { $movement } move
   *[other] another Locust, a wounded one, is within { $movement } moves
}
condition-dropped_weapon_within = { $movement ->
    [one] a dropped weapon is within { $movement } move
   *[other] a dropped weapon is within { $movement } moves
}
condition-no_figure_meets_if = no { $own } meets the condition below

## Who acts, whom it is about, and where

who-self = it
who-all = every Locust
who-each = each { $kinds }
who-spawned = the Locust just spawned
who-limited = { $who } (only { $limits })
only-any = if in any state
only-not_in_cover = if not in cover
only-unwounded = if unwounded
only-wounded = if wounded
only-in_sight_of_cog = if it sees a COG
only-no_cog_in_sight = if it sees no COG
only-could_not_attack = if it could not attack
only-idle = if it has not attacked
only-at_least_from_cog = { $movement ->
    [one] if the nearest COG is at least { $movement } move away
   *[other] if the nearest COG is at least { $movement } moves away
}

pick-nearest_cog = the nearest COG
pick-nearest_cog_in_sight = the nearest COG it sees
pick-nearest_cog_not_in_cover = the nearest COG not in cover
pick-condition_cog = that COG
pick-you = the active player
pick-any_cog = a COG of the active player's choice
pick-most_wounded_cog_in_own_area = the most wounded COG in its area (the most cards short of its hand limit)
pick-seen_cog = the COG it sees
pick-each_figure = each other figure
pick-condition_locust = that Locust

place-map_exit = at the map exit
place-your_area = in the active player's area
place-nearest_hole_to_you = at the emergence hole nearest the active player
place-nearest_hole_to_self = at the emergence hole nearest to it
place-each_hole_near_you = { $movement ->
    [one] at each emergence hole within { $movement } move of the active player
   *[other] at each emergence hole within { $movement } moves of the active player
}
place-each_hole = at every emergence hole
place-equipment_area = in the equipment area of { $tile }
place-entrance = at the entrance
place-hole_of_tile = at an emergence hole of { $tile }
place-empty_area_of_tile = in an empty area of { $tile }

## Steps of AI cards and missions

step-move = { $who } moves { $into ->
    [true] into the area of { $toward }
   *[false] { $until ->
        [none] { $areas ->
            [one] { $areas } area
           *[other] { $areas } areas
        } { $toward ->
            [none] away from { $away_from }
           *[other] toward { $toward }
        }
       *[other] { $until ->
            [one] toward { $toward } until it is { $until } move away
           *[other] toward { $toward } until it is { $until } moves away
        }
    }
}{ $wound_entered ->
    [0] {""}
    [one] , and the other figures in each area it enters take { $wound_entered } wound
   *[other] , and the other figures in each area it enters take { $wound_entered } wounds
}
step-attack = { $who } attacks { $target }{ $range ->
    [none] {""}
   *[other] {" "}within range { $range }
}{ $own_area ->
    [true] { $pick ->
        [most_wounded_cog_in_own_area] {""}
       *[other] {" "}in its own area
    }
   *[false] {""}
}{ $out_of_cover ->
    [true] {" "}that is not in cover
   *[false] {""}
}{ $extra_dice ->
    [0] {""}
    [one] {" "}with { $extra_dice } more attack die
   *[other] {" "}with { $extra_dice } more attack dice
}{ $whole_area ->
    [true] , all with one roll
   *[false] {""}
}{ $force_omen ->
    [true] , using its omen ability at least once
   *[false] {""}
}
step-spawn = { $count ->
    [one] { $what } spawns { $at }
   *[other] { $what } spawn { $at }
}
step-spawn_for_players = { $evenly ->
    [true] { $at }, spread evenly, there appear by number of players: { $players }
   *[false] { $at } there appear by number of players: { $players }
}
step-each_player_spawns = each player places { $enemy ->
    [none] a { $slot }
   *[other] a { $enemy }
} { $at }{ $stand_in ->
    [none] {""}
   *[other] {" "}(figures of the { $stand_in } stand in if needed)
}
step-heal = { $condition_locust ->
    [true] that Locust heals
   *[false] { $who } heals
}
step-take_cover = { $who } moves into the nearest free cover space, however far
step-place_hole = an emergence hole opens { $at }
step-lose_ammo = the active player loses { $tokens } ammo from one weapon
step-remove_dropped_weapons = all dropped weapons leave the map
step-revive_from_marker = the Locust that dropped that weapon comes back there, wounded

step-seal_holes_but_nearest_exit = all emergence holes are sealed but the one nearest the map exit
step-place_figure = { $the_enemy } is placed { $at }
step-turn_first_tile = the first tile is turned so that its entrance meets that of the second; its exit gets a door to level { $level }
step-unlock = level { $level } is unlocked
step-choose_unlock = the players unlock level { $levels }
step-explore = { $after_level ->
    [none] level { $level } is laid
   *[other] level { $level } is laid at the end of level { $after_level }
}
step-place_tile = { $tile } is laid at the end of level { $after_level }, without its location card{ $door ->
    [true] ; its exit gets a door
   *[false] {""}
}
step-place_door = the end of level { $level } gets a door
step-set_enemies = the enemies are now: { $A ->
    [none] no Locust A
   *[other] A { $A }
}, { $B ->
    [none] no Locust B
   *[other] B { $B }
}, { $C ->
    [none] no Locust C
   *[other] C { $C }
}
step-set_ai_deck = the AI deck is made of the cards of these enemies and general cards { $general }
step-shuffle_ai_discards = the discarded AI cards are shuffled into their deck
step-remove_figures = every { $enemy } leaves the map
step-unseal_holes = all sealed emergence holes open again
step-turn_up_equipment = equipment turned face down comes back: { $kinds }
step-give_weapon = one COG of the players' choice gains the { $weapon }{ $ammo ->
    [0] {""}
   *[other] {" "}with { $ammo } ammo
}
