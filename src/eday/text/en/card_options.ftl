# One message for each kind of option of the Card Game. first, second: the things it names.

## Deployment phases

card-option-draw = { $cards ->
    [none] Draw a card
    [0] Draw no card
    [one] Draw { $cards } card
   *[other] Draw { $cards } cards
}
card-option-discard = Discard { $first }
card-option-deploy = Deploy { $first }
card-option-tactic = { $does ->
    [none] Use the tactic of { $first }
   *[other] Use a tactic of { $first }: { $does }
}

## Combat phase

card-option-move = Move { $first } into { $second }
card-option-attack = { $target ->
    [none] Attack { $second } with { $first }
   *[other] Attack { $target } in { $second } with { $first }
}
card-option-direct = Attack the enemy player with { $first }
card-option-cross = Attack the enemy player with { $first }, crossing to the enemy side
card-option-end = End the combat phase

## During an attack

card-option-block = Block with { $first }
card-option-no_block = Do not block
card-option-done = No more blockers
card-option-react = React with { $first }
card-option-pass = Pass
card-option-hit = Damage { $first }
card-option-enter = { $first } enters the cover
card-option-keep = { $cards ->
    [0] Take no card
    [one] Take { $cards } card into the hand
   *[other] Take { $cards } cards into the hand
}

## Effects of cards

card-option-resolve = { $first } first
card-option-use = Use { $first }
card-option-decline = Do not use it
card-option-choose = { $choice ->
    [none] Choice { $number }
   *[other] { $choice }
}
card-option-target = Choose { $first }
card-option-stop = No more
card-option-next = Put { $first } back next
card-option-to = Into { $first }
card-option-cover = Choose { $first }
card-option-spawn = { $units ->
    [0] Bring no unit into play
    [one] Bring { $units } unit into play
   *[other] Bring { $units } units into play
}

## The campaign

card-option-reinforce = Take { $cards }

card-pile = { $count ->
    [1] { $card }
   *[other] { $count } x { $card }
}
