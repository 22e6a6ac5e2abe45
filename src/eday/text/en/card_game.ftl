# Rules text of the Card Game. Every word of its vocabulary has its message; the fields of an entry are its arguments.
# A field without a value is "none". Effects are told to the player who controls the card.

name-copy = { $title } { $number }
name-row = cover { $place }
placed-unit = { $copies ->
    [one] { $title }
   *[other] the { $title }
}
placed-cover = the { $title }
placed-cover-at = the { $title } (cover { $place })
placed-in-cover = { $unit } in { $cover }
placed-in-reserve = { $unit } in reserve
placed-copy-in-reserve = { $title } { $number } in reserve
name-chapter = chapter { $number }: { $title }
name-reinforcement = reinforcements { $block }

## Heads of cards

cg-side = { $faction ->
    [cog] COG
   *[locust] Locust
}
cg-side-player = { $faction ->
    [cog] the COG player
   *[locust] the Locust player
}
cg-head = { $kind }. { $block }
cg-block = { $block ->
    [core] Core set.
    [R3] Reinforcement before chapter 3.
    [R5] Reinforcement before chapter 5.
    [R8] Reinforcement before chapter 8.
    [R9] Reinforcement before chapter 9.
    [R11] Reinforcement before chapter 11.
   *[other] Card of chapter { $block }.
}
cg-unit = { $subtype ->
    [none] { $side } unit
   *[other] { $side } unit, { $subtype }
}
cg-tactic = { $side } tactic
cg-reaction = { $side } reaction
cg-cover = Cover card
cg-command = { $side } command card, initiative { $initiative }
cg-command_unit = { $subtype ->
    [none] { $side } command unit, initiative { $initiative }
   *[other] { $side } command unit, { $subtype }, initiative { $initiative }
}
cg-scenario = Scenario card
cg-deploy = { $values ->
    [none] Never deployed from hand.
    [any] Deploy with any number of cards in hand.
   *[other] Deploy with { $values } in hand.
}
cg-hand-counts = { $last ->
    [one] { $counts } card
   *[other] { $counts } cards
}
cg-values = Attack { $attack }, defense { $defense }.
cg-rotating = Rotating: it begins on 0 and goes up to 7.
cg-faces = Two faces: it begins { $first }, the other one is { $second }.
cg-no-rule = No special rule.
cg-half = { $faction ->
    [cog] COG half: { $text }
   *[locust] Locust half: { $text }
}
cg-half-of-face = { $faction ->
    [cog] { $face }, COG half: { $text }
   *[locust] { $face }, Locust half: { $text }
}
cg-half-no-rule = no rule.
cg-row = Cover from left to right: { $covers }.
cg-row-place-hidden = hidden cover
cg-row-hidden = Hidden there, shuffled: { $covers }.
cg-special = Special rule: { $text }
cg-advantage = { $faction ->
    [cog] If the COG side won the chapter before, at set-up: { $text }
   *[locust] If the Locust side won the chapter before, at set-up: { $text }
}

## Keywords

cg-subtype = { $subtype ->
    [troop] troop
    [heavy] heavy
   *[wretch] wretch
}
cg-keyword-tough = Tough: when killed it goes back to the command area.
cg-keyword-disposable = Disposable: it comes from the supply beside the table and goes back there when killed.
cg-keyword-overrun = Overrun: for each enemy unit it kills while attacking, { $damage } direct damage to the enemy player.
cg-keyword-no_block = It cannot block.
cg-keyword-no_cover = It cannot move or attack into cover.
cg-gained = { $keyword ->
    [tough] Tough
    [disposable] Disposable
    [overrun] Overrun
    [no_block] "cannot block"
   *[no_cover] "cannot move or attack into cover"
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
                [true] while { $conditions }: { $text }.
               *[false] if { $conditions }: { $text }.
            }
           *[other] if { $conditions }, { $limit }: { $text }.
        }
    }
   *[other] { $conditions ->
        [none] { $limit ->
            [none] { $lead }: { $text }.
           *[other] { $lead }, { $limit }: { $text }.
        }
       *[other] { $limit ->
            [none] { $lead }, if { $conditions }: { $text }.
           *[other] { $lead }, if { $conditions }, { $limit }: { $text }.
        }
    }
}
cg-limit-once_per_turn = once a turn
cg-limit-once_per_game = once a game
cg-may = { $who ->
    [cog] the COG player may { $text }
    [locust] the Locust player may { $text }
   *[none] you may { $text }
}
cg-cost = { $cost }; if you do, { $text }

cg-trigger-static = always
cg-trigger-deploy = Deploy
cg-trigger-play = when played
cg-trigger-discard = Discard
cg-trigger-offensive = Offensive
cg-trigger-defensive = Defensive
cg-trigger-setup = at set-up
cg-trigger-start_of_turn = { $whose ->
    [cog] at the start of each COG turn
    [locust] at the start of each Locust turn
   *[none] at the start of your turn
}
cg-trigger-end_of_turn = { $whose ->
    [cog] at the end of each COG turn
    [locust] at the end of each Locust turn
   *[none] at the end of your turn
}
cg-trigger-on_move_to_cover = when this unit moves into cover from reserve
cg-trigger-on_kill = when this unit kills an enemy unit
cg-trigger-on_killed = { $on ->
    [cover] when the occupant is killed
   *[unit] when this unit is killed
}
cg-trigger-on_friendly_killed = when one of your units is killed
cg-trigger-on_killed_named = when a unit is killed
cg-trigger-on_damaged_named = when a unit is damaged
cg-trigger-after_attack = after an attack this unit took part in
cg-trigger-on_direct_damage_taken = when you are dealt direct damage
cg-trigger-command_tactic = Tactic with { $values } in hand
cg-trigger-on_rotate = when this card has turned to a new number

## Conditions

cg-if-zone_is = this card is { $zone }
cg-if-role_is = { $role ->
    [attacking] this unit attacks
    [attacking_cover] this unit attacks into cover
    [attacking_direct] this unit attacks directly
    [blocking] this unit blocks
   *[defending] this unit is attacked
}
cg-if-blocking_with = { $min ->
    [one] { $min } other blocker, or more, is { $filter }
   *[other] { $min } other blockers, or more, are { $filter }
}
cg-if-hand_max = { $cards ->
    [0] you hold no card
    [one] you hold at most { $cards } card
   *[other] you hold at most { $cards } cards
}
cg-if-controls = { $max ->
    [none] you have { $min } or more { $filter } { $zone }
   *[other] { $min ->
        [0] you have at most { $max } { $filter } { $zone }
       *[other] you have { $min } to { $max } { $filter } { $zone }
    }
}
cg-if-controls-one = { $card } is { $zone }
cg-if-fewer_units_than_enemy = you have fewer units on the battlefield than the enemy
cg-if-rotation_min = it is on { $number } or more
cg-if-rotation_is = it is on { $number }
cg-if-rotation_in = it is on { $numbers }
cg-if-face_is = it shows its { $face } face
cg-if-card_face_is = { $card } shows its { $face } face
cg-if-dealt_direct = this unit has just dealt direct damage
cg-if-declares_attack = this unit has just declared an attack, before blockers are named
cg-if-in_attack = it happens in an attack
cg-if-killed_is = that unit is { $filter }
cg-if-damaged_is = that unit is { $filter } and the damage was { $min_damage } or more before any reduction
cg-if-facing = an enemy unit in this attack is { $filter }
cg-if-no_cover_left = no cover card is left on the battlefield
cg-if-occupies_all_cover = { $who ->
    [cog] COG units are in every cover card
   *[locust] Locust units are in every cover card
}
cg-if-not_suppressed = this unit is not suppressed

## Units, cards and cover that are meant

cg-zone-reserve = in reserve
cg-zone-cover = in cover
cg-zone-friendly_cover = in friendly cover
cg-zone-enemy_cover = in enemy cover
cg-zone-battlefield = on the battlefield
cg-zone-command = in the command area
cg-zone-attack = in this attack

cg-target-self = this unit
cg-target-occupant = the occupant
cg-target-attacker = the attacking unit
cg-target-previous = the unit chosen before
cg-target-one-card = { $card } { $zone }
cg-units = { $up_to ->
    [true] { $n ->
        [all] any number of{" "}
       *[other] up to { $n }{" "}
    }
   *[false] { $n ->
        [all] each{" "}
        [one] one{" "}
       *[other] { $n }{" "}
    }
}{ $other ->
    [true] other{" "}
   *[false] {""}
}{ $suppressed ->
    [true] suppressed{" "}
    [false] ready{" "}
   *[none] {""}
}{ $who ->
    [friendly] friendly{" "}
    [enemy] enemy{" "}
    [cog] COG{" "}
   *[locust] Locust{" "}
}{ $noun } { $zone }{ $command ->
    [true] {" "}that is a command unit
    [false] {" "}that is no command unit
   *[none] {""}
}{ $role ->
    [none] {""}
    [attacking] {" "}that attacks
    [attacking_cover] {" "}that attacks into cover
    [attacking_direct] {" "}that attacks directly
    [blocking] {" "}that blocks
   *[defending] {" "}that is attacked
}{ $blocked ->
    [true] {" "}that blocked
    [false] {" "}that did not block
   *[none] {""}
}{ $cover_face ->
    [none] {""}
   *[other] {" "}whose cover shows its { $cover_face } face
}
cg-noun = { $many ->
    [true] { $kind ->
        [unit] units
        [troop] troops
        [heavy] heavy units
        [wretch] wretches
        [command_unit] command units
        [tactic] tactics
        [reaction] reactions
       *[card] cards
    }
   *[false] { $kind ->
        [unit] unit
        [troop] troop
        [heavy] heavy unit
        [wretch] wretch
        [command_unit] command unit
        [tactic] tactic
        [reaction] reaction
       *[card] card
    }
}
cg-noun-limited = { $noun }{ $command ->
    [true] {" "}that is a command unit
    [false] {" "}that is no command unit
   *[none] {""}
}{ $max_printed_defense ->
    [none] {""}
   *[other] {" "}with printed defense { $max_printed_defense } or less
}
cg-this-card = this card
cg-a = a { $noun }
cg-counted = { $up_to ->
    [true] up to { $n } { $noun }
   *[false] { $n } { $noun }
}
cg-covers = { $own ->
    [true] the cover card it is in
   *[false] { $card ->
        [none] { $in_attack ->
            [true] the cover card of this attack
           *[false] { $up_to ->
                [true] { $n ->
                    [all] any number of cover cards
                    [one] up to { $n } cover card
                   *[other] up to { $n } cover cards
                }
               *[false] { $n ->
                    [all] every cover card
                    [one] { $n } cover card
                   *[other] { $n } cover cards
                }
            }
        }
       *[other] { $card }
    }
}{ $occupied_by ->
    [cog] {" "}that a COG unit is in
    [locust] {" "}that a Locust unit is in
   *[none] {""}
}
cg-face-lit = lit
cg-face-dark = dark
cg-face-shielded = shielded
cg-face-exposed = exposed
cg-face-front = front

## How long

cg-duration-attack = during this attack
cg-duration-turn = until the end of the turn
cg-duration-until_your_next_turn = until the start of your next turn
cg-duration-while = as long as this applies
cg-duration-game = for the rest of the game

## Operations

cg-op-draw = { $who ->
    [friendly] draw
    [enemy] the enemy player draws
    [cog] the COG player draws
   *[locust] the Locust player draws
} { $up_to ->
    [true] up to{" "}
   *[false] {""}
}{ $n ->
    [direct_damage_dealt] as many cards as the direct damage dealt
    [one] { $n } card
   *[other] { $n } cards
}
cg-op-discard = { $who ->
    [friendly] discard
    [enemy] the enemy player discards
    [cog] the COG player discards
   *[locust] the Locust player discards
} { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cg-op-mill = { $who ->
    [friendly] put
    [enemy] the enemy player puts
    [cog] the COG player puts
   *[locust] the Locust player puts
} the top { $n ->
    [one] card
   *[other] { $n } cards
} of the deck into the discard pile
cg-op-peek = look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of your deck, take { $up_to ->
    [true] up to { $keep }
   *[false] { $keep }
} into your hand and put the rest { $rest ->
    [top] back on top
   *[bottom] on the bottom
} in any order
cg-op-return_from_discard = { $to ->
    [hand] take { $cards } from your discard pile into your hand
    [reserve] move { $cards } from your discard pile to your reserve
    [deck_bottom] put { $cards } from your discard pile on the bottom of your deck
   *[deck_shuffle] shuffle { $cards } from your discard pile into your deck
}
cg-op-put_from_hand = put { $cards } from your hand into your reserve
cg-op-put_from_deck = put { $cards } from { $who ->
    [friendly] your deck
    [enemy] the enemy deck
    [cog] the COG deck
   *[locust] the Locust deck
} into the reserve before the deck is shuffled
cg-op-deploy_free = deploy { $cards } from your hand whatever the deployment values
cg-op-spawn = put { $up_to ->
    [true] up to { $n } { $card }
   *[false] { $n } { $card }
} from the supply into { $who ->
    [friendly] your reserve
    [enemy] the enemy reserve
    [cog] the COG reserve
   *[locust] the Locust reserve
}
cg-op-damage = { $n ->
    [sacrificed_attack_plus_1] deal damage equal to the attack of the unit just killed, plus 1, to { $target }
   *[other] { $each ->
        [true] deal { $n } damage to each of { $target }
       *[false] deal { $n } damage to { $target }
    }
}
cg-op-direct_damage = deal { $n } direct damage to { $who ->
    [friendly] yourself
    [enemy] the enemy player
    [cog] the COG player
   *[locust] the Locust player
}
cg-op-kill = kill { $target }
cg-op-damage_mod = { $changes }{ $times ->
    [none] {""}
    [one] , only for the first time in all
   *[other] , only for the first { $times } times in all
}{ $duration ->
    [none] {""}
   *[other] , { $duration }
}
cg-damage-dealt = damage that { $target } deals{ $against ->
    [none] {""}
   *[other] {" "}to { $against }
} is { $up ->
    [true] increased
   *[false] reduced
} by { $by }
cg-damage-taken = damage to { $target }{ $against ->
    [none] {""}
   *[other] {" "}by { $against }
} is { $up ->
    [true] increased
   *[false] reduced
} by { $by }
cg-damage-direct_dealt = direct damage that { $target } deals is { $up ->
    [true] increased
   *[false] reduced
} by { $by }
cg-op-first_strike = { $target } deals damage first; whom it kills deals no damage back
cg-op-move = { $to ->
    [reserve] move { $target } to reserve
    [cover] move { $target } into unoccupied cover
   *[command] move { $target } back to the command area
}
cg-op-suppress = suppress { $target }
cg-op-ready = stand up { $target }
cg-op-buff = { $many ->
    [true] { $target } gain { $change }
   *[false] { $target } gains { $change }
}{ $per ->
    [none] {""}
   *[other] {" "}for each { $per }
}{ $max ->
    [none] {""}
   *[other] , at most { $max } of either
}{ $duration ->
    [none] {""}
   *[other] {" "}{ $duration }
}
cg-change = { $attack ->
    [none] { $defense } defense
   *[other] { $defense ->
        [none] { $attack } attack
       *[other] { $attack } attack and { $defense } defense
    }
}
cg-per = { $other ->
    [true] other{" "}
   *[false] {""}
}{ $who ->
    [friendly] friendly
    [enemy] enemy
    [cog] COG
   *[locust] Locust
} unit { $zone }{ $same_subtype ->
    [true] {" "}of the same subtype
   *[false] {""}
}
cg-op-gain = { $target } gains { $keyword }{ $duration ->
    [none] {""}
   *[other] {" "}{ $duration }
}
cg-op-untargetable = { $target } cannot be chosen by effects of enemy cards, though it can be attacked
cg-op-extra_action = { $target } may act once more in the next combat phase { $duration }
cg-op-joint_attack = { $attackers } attack { $target } together at once: their attack is added up, the enemy player picks which of them is hit back, one survivor of your choice enters the cover after a kill, and they cannot act again this turn
cg-op-remove_card = remove { $target } from play
cg-op-remove_cover = remove { $target } from the battlefield
cg-op-flip_cover = turn { $target } to the { $to } face
cg-op-flip_command = turn { $card } to its { $to } face
cg-op-rotate = turn { $card } forwards by { $steps }
cg-op-use_version = { $card } is the version used
cg-op-add_values = the tactic of { $card } can also be used with { $values } in hand
cg-op-disable_card = { $card } cannot be used and its rules do not work { $duration }
cg-op-limit_blockers = { $n ->
    [0] nobody can block an attack
    [one] at most { $n } unit blocks an attack
   *[other] at most { $n } units block an attack
}
cg-op-remove_or_win = remove { $n } { $card } from play; if that cannot be done, { $winner ->
    [cog] the COG player wins
   *[locust] the Locust player wins
}
cg-op-win = { $who ->
    [friendly] you win
    [enemy] the enemy player wins
    [cog] the COG player wins
   *[locust] the Locust player wins
}
cg-op-choose = choose one: { $options }
cg-op-choose-joint = { $first }; or { $last }
cg-op-delayed = { $duration }, { $trigger }: { $ops }

## Decks, chapters and reinforcements

cg-pile = { $n ->
    [one] { $card }
   *[other] { $n } x { $card }
}
cg-pile-if = { $previous_winner ->
    [none] { $pile }
    [cog] { $pile } (if the COG side won the chapter before)
   *[locust] { $pile } (if the Locust side won the chapter before)
}
cg-deck = { $faction ->
    [cog] Core deck of the COG: { $cards }.
   *[locust] Core deck of the Locust: { $cards }.
}
cg-chapter-rules = New rules: { $rules }.
cg-rule-first_turn = the first turn has one deployment phase
cg-rule-winner_advantage = the winner of the chapter before has an advantage
cg-rule-multi_block = several units may block
cg-rule-tough = Tough
cg-rule-disposable = Disposable
cg-rule-enemy_cover = moving into enemy cover
cg-rule-offensive_defensive = Offensive and Defensive
cg-rule-command_tactics = tactics of command cards
cg-rule-multiface = cover with two faces
cg-rule-discard_effects = Discard effects
cg-rule-rotate = rotating command cards
cg-rule-hidden = hidden cover
cg-rule-overrun = Overrun
cg-chapter-command = { $faction ->
    [cog] COG command cards: { $cards }.
   *[locust] Locust command cards: { $cards }.
}
cg-chapter-deck = { $faction ->
    [cog] Added to the COG deck: { $cards }.
   *[locust] Added to the Locust deck: { $cards }.
}
cg-chapter-supply = In the supply: { $cards }.
cg-chapter-win = { $who ->
    [cog] { $card ->
        [none] The COG player can also win by the special rule.
       *[other] The COG player can also win by { $card }.
    }
   *[locust] { $card ->
        [none] The Locust player can also win by the special rule.
       *[other] The Locust player can also win by { $card }.
    }
}
cg-reinforcement = Before chapter { $chapter }.
cg-choice-remove = { $faction ->
    [cog] The COG player takes out { $cards }.
   *[locust] The Locust player takes out { $cards }.
}
cg-choice-pick = { $faction ->
    [cog] The COG player adds { $pick } of:
   *[locust] The Locust player adds { $pick } of:
}
cg-choice-option = - { $option }: { $cards }
