# One message for each kind of option. first, second: the things it names; all: all of them.

option-heal = { $cards ->
    [0] Draw no cards
    [one] Draw { $cards } order card
   *[other] Draw { $cards } order cards
}

## Order step

option-play_actions = Play { $first } for its actions
option-play_move = Play { $first } to move up to 2 areas
option-play_attack = Play { $first } to attack
option-swap = Take { $first } out of the game and draw another card
option-spawn_in = { $enemy } in { $first }
option-team = Start on map { $map }, in { $first }
option-unlock = Unlock level { $level }
option-explore = Explore through the door in { $first }
option-drop = Get rid of the { $first }
option-solo_move = Discard { $first } to move 1 more area
option-revive = Special action (discard 1 card): revive { $first }
option-pick_up = Special action (discard 1 card): pick up the { $first }
option-equipment = Special action (discard 1 card): use the equipment here ({ $equipment })
option-gun_attack = Fire the { $equipment } at { $first } instead of playing an order card
option-skip = Nothing more this turn

## Actions of a card

option-draw = { $count ->
    [one] { $cards ->
        [one] { $all } draws { $cards } order card
       *[other] { $all } draws { $cards } order cards
    }
   *[other] { $cards ->
        [one] { $all } draw { $cards } order card each
       *[other] { $all } draw { $cards } order cards each
    }
}
option-pull = Pull { $first } into your area
option-push = Drive { $first } away from you (1 area)
option-teamwork = Let { $first } play an order card
option-free_pick_up = Pick up the { $first } at no cost
option-free_equipment = Use the equipment here ({ $equipment }) at no cost
option-free_revive = Revive { $first } at no cost
option-gain_ammo = Put ammo on the { $first }
option-hold_locusts = Hold the Locusts back: no AI card this turn
option-bonus_move = Use the bonus move
option-end = { $card ->
    [none] Done with this card
   *[other] Done with { $card }
}

## Moving

option-move = Move to { $first }
option-cover = Take { $first }
option-oust = Drive { $second } out of { $first } and take its place
option-stop = Stop moving
option-ride = Ride to { $first }
option-stay = Stay out of cover

## Attacking

option-attack = { $target ->
    [area] Attack area { $first } with the { $second }
    [place] Use the { $second } on { $first }
   *[figure] Attack { $first } with the { $second }
}{ $mode ->
    [overkill] , overkill
   *[normal] , normal
}{ $cost ->
    [0] { $mode ->
        [overkill] {" "}(free)
       *[normal] {""}
    }
   *[other] { $token ->
        [grenade] { $cost ->
            [one] {" "}({ $cost } grenade)
           *[other] {" "}({ $cost } grenades)
        }
       *[ammo] {" "}({ $cost } ammo)
    }
}
option-chainsaw = Chainsaw { $first } with the { $second }
option-charge = Charge the { $first } instead of attacking (1 ammo)
option-seal = Seal { $first }
option-hit = Wound { $first } as well
option-splash = Let the blast wound { $all }
option-decline = Do not use it

## Reactions

option-dodge = Dodge with { $first } (2 more defense dice)
option-guard = Guard with { $first }
option-follow = Discard { $first } to follow
option-pass = Pass
option-let = Let { $first } guard

## Wounds and gear

option-discard = Discard { $first }
option-lose_ammo = Lose ammo from the { $first }
option-keep = Keep the { $first }
option-enough = Take no more ammo
option-give = Give the { $second } to { $first }

## Locusts

option-activate = Activate { $first }
option-step = Move to { $first }
option-target = Attack { $first }
option-condition_cog = Go for { $first }
option-condition_locust = Go and heal { $first }
option-heal_locust = Heal { $first }
option-give_up = Take the { $first } in { $second } off the map
option-turn_over = Turn over the { $first } in { $second }
option-you = Go for { $first }
option-spawn = Place the { $enemy } in { $first } first
option-at = Spawn at { $first }
option-keep_open = Leave { $first } open, seal the others
