# Why a player who was asked for advice suggests something: short phrases, put one behind the other.

advice-habit = as good as anything else
advice-attack = attacks
advice-kill = { $percent } % to kill
advice-wound = { $percent } % to wound
advice-blast = { $locusts ->
    [one] catches 1 Locust
   *[other] catches { $locusts } Locusts
  }
advice-seal = { $percent } % to seal the hole
advice-seals = seals the hole
advice-gun = turns the heavy gun on it
advice-charge = loads the weapon
advice-guard = strikes before it acts
advice-dodge = saves more than the card is worth
advice-follow = keeps the squad together
advice-spare = keeps the cards for later
advice-least = is missed least
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
advice-safe = out of danger
advice-danger = about { NUMBER($cards, maximumFractionDigits: 1) } wounds to be expected there

# A turning point of a game, before what happened then
advice-turning = Turn { $turn }: { $before } % to { $after } %.
advice-chosen = { $seat }: { $option }.
