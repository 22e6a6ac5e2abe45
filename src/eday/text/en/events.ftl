# The log: one sentence for each kind of event.

## The game

event-game_started = The mission { $mission } begins with { $cogs }{ $insane ->
    [true] {" "}at insane difficulty
   *[false] {""}
}.
event-first_player_chosen = { $seat } goes first.
event-tile_placed = { $tile } is laid{ $level ->
    [0] { "" }
   *[other] { " " }(level { $level })
}.
event-door_placed = There is a door in { $area }.
event-door_explored = { $seat } opens the door in { $area } to level { $level }.
event-door_tried = { $seat } tries the door in { $area }.
event-exit_entered = { $seat } reaches the exit in { $area }: the way goes on.
event-team_joined = { $seat } starts on map { $map }.
event-enemies_changed = Other Locusts are coming: { $enemies }.
event-ai_deck_changed = { $cards ->
    [one] The AI deck is made anew: { $cards } card.
   *[other] The AI deck is made anew: { $cards } cards.
}
event-figure_removed = { $figure } is taken off the map.
event-hole_reopened = { $hole } opens again.
event-level_does_not_fit = Level { $level } does not fit on the table and is left out.
event-level_unlocked = Level { $level } is unlocked.
event-figure_placed = { $figure } starts in { $area }.
event-turn_started = Turn { $turn }: { $seat }.
event-stage_begun = Stage { $stage } of the mission is in force.
event-stage_flipped = The objective of stage { $stage } is met.
event-game_resigned = { $seat } gives the mission up for the squad.
event-game_ended = { $winner ->
    [cog] The COGs win in turn { $turn }
   *[locust] The Locusts win in turn { $turn }
}{ $reason ->
    [mission_complete] : the mission is complete.
    [all_bleeding_out] : every COG is down.
    [door_out_of_reach] : nobody can reach a door that has to be tried.
    [resigned] : the squad has given up.
   *[other] .
}

## Cards

event-cards_drawn = { $cards ->
    [none] { $count ->
        [one] { $seat } draws { $count } order card.
       *[other] { $seat } draws { $count } order cards.
    }
   *[other] { $seat } draws { $cards }.
}
event-order_deck_reshuffled = { $cards ->
    [one] { $cards } discarded order card is the new deck.
   *[other] The order deck is shuffled anew ({ $cards } cards).
}
event-order_played = { $use ->
    [move] { $seat } plays { $card } to move.
    [attack] { $seat } plays { $card } to attack.
   *[actions] { $seat } plays { $card } for its actions.
}
event-card_discarded = { $why ->
    [order] { $seat } puts down { $card } as an order.
    [wound] { $seat } loses { $card } to a wound.
    [dodge] { $seat } discards { $card } to dodge.
    [guard] { $seat } discards { $card } to guard.
    [follow] { $seat } discards { $card } to follow.
    [solo_move] { $seat } discards { $card } to move 1 more area.
    [revive] { $seat } discards { $card } to revive a comrade.
    [pick_up] { $seat } discards { $card } to pick up a weapon.
    [equipment] { $seat } discards { $card } to use equipment.
   *[other] { $seat } discards { $card }.
}
event-card_removed = { $seat } takes { $card } out of the game.
event-ai_card_drawn = { $card } is drawn.
event-ai_card_redrawn = { $card } does not apply and is replaced.
event-ai_deck_reshuffled = The AI deck is shuffled anew ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}).
event-weapon_deck_reshuffled = The random weapons are shuffled anew ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}).
event-ai_deck_used_up = The AI deck is used up.
event-locusts_held = { $seat } holds the Locusts back: no AI card this turn.

## Moving

event-figure_moved = { $figure } moves from { $origin } to { $to }.
event-cover_taken = { $figure } takes { $cover }.
event-cover_left = { $figure } leaves cover in { $area }.
event-figure_spawned = { $enemy ->
    [none] { $figure } spawns in { $area }.
   *[other] { $enemy } ({ $figure }) spawns in { $area }.
}
event-spawn_failed = No { $enemy } is left to spawn in { $area }.

## Attacking

event-attack_declared = { $weapon ->
    [none] { $equipment ->
        [none] { $attacker } attacks { $target }.
       *[other] { $attacker } attacks { $target } with the { $equipment }.
    }
   *[other] { $mode ->
        [overkill] { $attacker } attacks { $target } with the { $weapon }, overkill.
       *[normal] { $attacker } attacks { $target } with the { $weapon }.
    }
}
event-chainsaw_revved = { $attacker } takes the { $weapon }'s chainsaw to { $target }.
event-guard_used = { $seat } guards against { $figure }.
event-dice_rolled = { $defense ->
    [none] { $attacker } rolls { $attack }.
   *[other] { $attacker } rolls { $attack } against { $defense }.
}
event-noise_heard = { $figure } hears { $attacker }'s attack and is drawn to { $area }.
event-attack_missed = { $attacker } does no harm.
event-wounds_dealt = { $wounds ->
    [one] { $figure } takes { $wounds } wound.
   *[other] { $figure } takes { $wounds } wounds.
}
event-wounds_shrugged_off = { $wounds ->
    [one] { $figure } shrugs off { $wounds } wound.
   *[other] { $figure } shrugs off { $wounds } wounds.
}
event-figure_wounded = { $figure } is wounded: { $health ->
    [one] 1 wound
   *[other] { $health } wounds at once
} will kill it.
event-figure_healed = { $figure } heals.
event-figure_killed = { $figure } dies in { $area }.
event-bleeding_out = { $figure } is bleeding out.
event-cog_revived = { $figure } is back on both feet.
event-cog_eliminated = { $figure } is out of the game.

dice-none = no dice
dice-of = { $faces } ({ $figure })

## Gear and the map

event-tokens_gained = { $token ->
    [grenade] { $tokens ->
        [one] { $seat } gains { $tokens } grenade.
       *[other] { $seat } gains { $tokens } grenades.
    }
   *[ammo] { $seat } puts { $tokens } ammo on the { $weapon }.
}
event-tokens_spent = { $token ->
    [grenade] { $tokens ->
        [one] { $seat } uses up { $tokens } grenade.
       *[other] { $seat } uses up { $tokens } grenades.
    }
   *[ammo] { $tokens ->
        [one] { $tokens } ammo leaves { $seat }'s { $weapon }.
       *[other] { $tokens } ammo leave { $seat }'s { $weapon }.
    }
}
event-weapon_dropped = A { $weapon } lies in { $area }.
event-weapon_turned_over = { $figure } turns over the { $weapon } in { $area }.
event-dropped_weapon_removed = The { $weapon } in { $area } is taken off the map.
event-dropped_weapons_removed = All dropped weapons are taken off the map: { $weapons }.
event-weapon_picked_up = { $seat } picks up the { $weapon }.
event-weapons_drawn = { $seat } finds { $weapons }.
event-weapon_gained = { $tokens ->
    [0] { $seat } gains the { $weapon }.
   *[other] { $seat } gains the { $weapon } with { $tokens } ammo.
}
event-weapon_discarded = { $seat } gets rid of the { $weapon }.
event-equipment_used = { $seat } uses the equipment of { $tile } ({ $equipment }).
event-equipment_used_up = The equipment of { $tile } is used up.
event-equipment_turned_down = The equipment of { $tile } is used and turned face down.
event-equipment_turned_up = The equipment of { $tile } can be used again.
event-hole_sealed = { $hole } is sealed.
event-hole_placed = An emergence hole opens: { $hole }.
