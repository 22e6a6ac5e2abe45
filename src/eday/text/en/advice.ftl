# Why a player who was asked for advice suggests something: short phrases, put one behind the other.

advice-habit = nothing sets it apart
advice-printed = judged by what is printed on the cards
advice-kill = { $percent } % to kill
advice-wound = { $percent } % to wound
advice-blast = { $locusts ->
    [one] catches 1 Locust
   *[other] catches { $locusts } Locusts
  }
advice-seal = { $percent } % to seal the hole
advice-seals = seals the hole
advice-charge = loads the weapon
advice-revive = puts a comrade back on his feet
advice-quiet = spares the squad what the Locusts would do
advice-teamwork = lets a comrade act at once
advice-draws = draws cards
advice-ammo = brings ammo
advice-fetch = fetches what is lying here
advice-door = opens the way
advice-nearer = { $areas ->
    [one] 1 area nearer to the goal
   *[other] { $areas } areas nearer to the goal
  }
advice-cover = ends in cover

# What came of it when it was tried: on the board until the next turn of whoever asks, at cards until the enemy's turn is over
advice-win = wins
advice-wins = { $percent } % to win at once
advice-loses = { $percent } % to lose at once
advice-stage = { $percent } % to finish this stage
advice-stages = finishes this stage
advice-revives = { $percent } % to revive a comrade
advice-hit = { $percent } % to be hit
advice-down = { $percent } % to bleed out
advice-mates = { $percent } % that a comrade bleeds out
advice-kills = { $percent } % to kill something
advice-guard-kills = { $percent } % to kill something later by guarding
advice-ammo-gained = about { $ammo } more ammo
advice-ammo-spent = costs about { $ammo } ammo
advice-cards = about { $cards } { $cards ->
    [one] card
   *[other] cards
} left
advice-card-kills = about { $units } enemy { $units ->
    [one] unit
   *[other] units
} killed
advice-card-losses = { $units ->
    [0] no own unit lost
    [one] about { $units } own unit lost
   *[other] about { $units } own units lost
}
advice-card-deals = about { $damage } direct damage dealt
advice-card-suffers = { $damage ->
    [0] no direct damage taken
   *[other] about { $damage } direct damage taken
}
advice-card-holds = { $places ->
    [0] no unit in cover
    [one] about { $places } unit in cover
   *[other] about { $places } units in cover
}
advice-card-deck = about { $cards } { $cards ->
    [one] card
   *[other] cards
} left in the deck
advice-card-hand = about { $cards } { $cards ->
    [one] card
   *[other] cards
} in hand

# A turning point of a game, before what happened then
advice-turning = Turn { $turn }: { $before } % to { $after } %.
advice-chosen = { $seat }: { $option }.
