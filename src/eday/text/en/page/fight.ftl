# The words of a fight at the board: dice and what they did.

fight-title = { $attacker } attacks { $target }
fight-titleAlone = { $attacker } attacks
fight-weapon = { $weapon }
fight-overkill = { $weapon }, overkill
fight-saw = { $weapon }, chainsaw
fight-guard = On guard
fight-attackDice = { $n } attack { $n ->
    [one] die
   *[other] dice
  }
fight-defenseDice = { $n } defense { $n ->
    [one] die
   *[other] dice
  }
fight-noDice = no dice
fight-dodges = dodges
fight-hits = { $n } { $n ->
    [one] hit
   *[other] hits
  }
fight-noHits = no hits
fight-shields = { $n } { $n ->
    [one] shield
   *[other] shields
  }
fight-wounds = { $n } { $n ->
    [one] wound
   *[other] wounds
  }
fight-less = − { $part }
fight-more = + { $part }
fight-byOmen = { $n } by { $omens ->
    [one] the omen
   *[other] omens
  }
fight-byAbility = { $n } by its ability
fight-equals = { $sum } = { $wounds }
fight-told = { $sum }: { $fate }
fight-nothing = nothing gets through to { $name }
fight-nobody = Nobody is there to be hit.
fight-fate-killed = { $name } falls
fight-fate-wounded = { $name } is wounded
fight-fate-hurt = { $name } is hit
fight-fate-cards = { $name } gives up { $n } { $n ->
    [one] card
   *[other] cards
  }
fight-fate-down = { $name } goes down, bleeding out
fight-fate-out = { $name } is out of the game
fight-fate-shrugged = { $name } shrugs it off
fight-fate-openOmen = the omen decides
fight-fate-open = { $name } has to answer
fight-saw-killed = An omen: the chainsaw cuts { $name } down
fight-saw-unhurt = No omen: the chainsaw does not bite
fight-saw-open = An omen: the chainsaw bites
fight-bystander = { $wounds } beside it: { $fate }
