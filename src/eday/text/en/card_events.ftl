# The log of the Card Game: one sentence for each kind of event. seat: a player by the side, COG or Locust.

## The game

card-event-game_started = { $chapter ->
    [tutorial] The tutorial begins.
   *[other] { $chapter } begins.
}
card-event-first_player_chosen = { $seat } takes the first turn.
card-event-turn_started = Turn { $turn }: { $seat }.
card-event-game_resigned = { $seat } gives up.
card-event-game_ended = { $winner ->
    [cog] COG wins in turn { $turn }
   *[locust] Locust wins in turn { $turn }
}{ $reason ->
    [resigned] : the other side has given up.
    [deck_out] : the other deck has run out.
    [card] : a card decides the game.
    [turn_limit] : the game has gone on too long, and the larger deck decides.
   *[other] .
}

## Cards

card-event-cards_drawn = { $cards ->
    [none] { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
   *[other] { $seat } draws { $cards }.
}
card-event-card_discarded = { $seat } discards { $card }.
card-event-card_deployed = { $seat } deploys { $card }.
card-event-tactic_used = { $seat } uses the tactic of { $card }.
card-event-reaction_deployed = { $seat } reacts with { $card }.
card-event-cards_lost = { $seat } loses { $cards } from the top of the deck.
card-event-cards_peeked = { $cards ->
    [none] { $count ->
        [one] { $seat } looks at the top card of the deck and keeps { $kept }.
       *[other] { $seat } looks at the top { $count } cards of the deck and keeps { $kept }.
    }
   *[other] { $seat } looks at { $cards } on top of the deck and keeps { $kept }.
}
card-event-deck_shuffled = { $seat } shuffles the deck.
card-event-card_returned = { $to ->
    [hand] { $card } returns from the discard pile to the hand.
    [reserve] { $card } returns from the discard pile to the reserve.
    [deck_bottom] { $card } goes from the discard pile under the deck.
   *[deck_shuffle] { $card } goes from the discard pile back into the deck.
}
card-event-card_removed = { $card } is removed.
card-event-command_flipped = { $card } is turned over: { $face }.
card-event-card_rotated = { $card } is rotated to { $number }.

## Units and cover

card-event-unit_put = { $to ->
    [command] { $card } goes to the command area.
   *[reserve] { $card } goes to the reserve.
}
card-event-unit_moved = { $card } moves into { $row }.
card-event-unit_suppressed = { $card } is suppressed.
card-event-unit_readied = { $card } is ready again.
card-event-cover_revealed = { $row } turns out to be { $card }.
card-event-cover_removed = { $card } ({ $row }) is removed.
card-event-cover_flipped = { $card } ({ $row }) is turned over: { $face }.
card-event-bonus_given = { $unit ->
    [none] { $card } gives { $change }.
   *[other] { $card } gives { $unit } { $change }.
}

## Attacks

card-event-attack_declared = { $target ->
    [none] { $attackers } makes a direct attack.
   *[other] { $count ->
        [one] { $attackers } attacks { $target } in { $row }.
       *[other] { $attackers } attack { $target } in { $row }.
    }
}
card-event-cover_crossed = { $card } crosses to the enemy side of its cover.
card-event-attack_blocked = { $count ->
    [one] { $blockers } blocks.
   *[other] { $blockers } block.
}
card-event-damage_dealt = { $card } takes { $damage } damage.
card-event-unit_killed = { $to ->
    [command] { $card } is killed and goes back to the command area.
    [supply] { $card } is killed and goes back to the supply.
    [out] { $card } is killed and out of the game.
   *[discard] { $card } is killed.
}
card-event-direct_damage_dealt = { $kept ->
    [0] { $seat } takes { $damage } direct damage and keeps no card.
   *[other] { $kept_cards ->
        [none] { $kept ->
            [one] { $seat } takes { $damage } direct damage and keeps { $kept } card.
           *[other] { $seat } takes { $damage } direct damage and keeps { $kept } cards.
        }
       *[other] { $seat } takes { $damage } direct damage and keeps { $kept_cards }.
    }
}

## The campaign

card-event-campaign_started = { $best_of ->
    [1] The campaign begins: one game for each chapter.
   *[other] The campaign begins: { $best_of } games at most for each chapter.
}
card-event-chapter_started = { $previous_winner ->
    [cog] { $chapter }. COG won the chapter before.
    [locust] { $chapter }. Locust won the chapter before.
   *[none] { $chapter }.
}
card-event-reinforcement_sealed = { $seat } has chosen reinforcements.
card-event-deck_reinforced = { $removed ->
    [none] { $seat } adds { $added } to the deck.
   *[other] { $seat } takes { $removed } out of the deck and adds { $added }.
}
card-event-score_changed = { $winner ->
    [cog] COG wins the game: { $cog } to { $locust } in this chapter.
   *[locust] Locust wins the game: { $cog } to { $locust } in this chapter.
}
card-event-chapter_claimed = { $winner ->
    [cog] COG claims { $chapter }.
   *[locust] Locust claims { $chapter }.
}
card-event-campaign_ended = { $winner ->
    [cog] COG wins the campaign.
   *[locust] Locust wins the campaign.
}
