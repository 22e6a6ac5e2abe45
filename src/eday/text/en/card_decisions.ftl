# Headlines above the options of the Card Game, one for each kind of decision. seat: who is asked, by the side.
# What others are not told is "none".

card-decision-deployment = { $phase ->
    [second_deployment] { $seat }, second deployment phase: draw, discard or deploy
    [first_deployment] { $seat }, first deployment phase: draw, discard or deploy
   *[other] { $seat }: draw, discard or deploy
}
card-decision-combat = { $seat }, combat phase: which unit acts?

## Attacks

card-decision-block = { $attacker ->
    [none] { $seat } is attacked: block?
   *[other] { $attacker } attacks { $seat }: block?
}
card-decision-reaction = { $attacker ->
    [none] { $seat }: a reaction?
   *[other] { $course ->
        [blocked] { $attacker } attacks and is blocked by { $met }: does { $seat } react?
        [cover] { $attacker } attacks { $met }: does { $seat } react?
        [unblocked] { $attacker } is not blocked and deals direct damage, whatever its attack: does { $seat } react?
       *[unknown] { $attacker } attacks: does { $seat } react?
    }
}
card-decision-hit = { $target ->
    [none] { $seat }: which attacker takes the damage?
   *[other] { $target } strikes back: which attacker takes the damage?
}
card-decision-enter = { $row ->
    [none] { $seat }: which unit enters the cover?
   *[other] { $seat }: which unit enters { $row }?
}
card-decision-keep = { $damage ->
    [none] { $seat } takes direct damage: how many cards go to the hand?
   *[other] { $seat } takes { $damage } direct damage from the top of the deck: how many of these cards go to the hand, unseen? The others are discarded.
}

## Effects of cards

card-decision-order = { $seat }: which card comes first?
card-decision-may = { $card ->
    [none] { $seat } may use a card
   *[other] { $seat }: use { $card }?
}
card-decision-draw = { $card ->
    [none] { $seat }: draw how many cards?
   *[other] { $card }: how many cards does { $seat } draw?
}
card-decision-discard = { $card ->
    [none] { $seat } discards a card
   *[other] { $card }: which card does { $seat } discard?
}
card-decision-peek = { $cards ->
    [none] { $seat } looks at the top of the deck
   *[other] { $seat } sees { $cards }: which card is kept?
}
card-decision-put_back = { $rest ->
    [none] { $seat } puts cards back
    [top] { $seat } puts cards back on top of the deck: which one next? The first one chosen is drawn first.
   *[bottom] { $seat } puts cards under the deck: which one next? The last one chosen lies lowest.
}
card-decision-spawn_units = { $card ->
    [none] { $seat }: how many units?
   *[other] { $card }: how many units come into play?
}
card-decision-target = { $card ->
    [none] { $seat } chooses
   *[other] { $card }{ $does ->
        [none] : what does { $seat } choose?
       *[other] {" "}({ $does }): what does { $seat } choose?
    }{ $left ->
        [one] {""}
       *[other] {" "}({ $left } more)
    }
}
card-decision-from_hand = { $card ->
    [none] { $seat }: a card from the hand?
   *[other] { $card }{ $does ->
        [none] : which card from the hand does { $seat } choose?
       *[other] {" "}({ $does }): which card does { $seat } choose?
    }
}
card-decision-place = { $card ->
    [none] { $seat }: into which cover?
   *[other] { $card } moves: into which cover?
}
card-decision-attackers = { $card ->
    [none] { $seat }: which units attack?
   *[other] { $card }: which units attack together?
}
card-decision-choose = { $card ->
    [none] { $seat } chooses an effect
   *[other] { $card }: which effect does { $seat } choose?
}

## The campaign

card-decision-reinforce = { $chapter ->
    [none] { $seat } chooses reinforcements
   *[other] { $removed ->
        [none] { $seat } takes reinforcements before chapter { $chapter }: which?
       *[other] { $seat } takes reinforcements before chapter { $chapter }, for { $removed }: which?
    }
}
