# Las palabras de un combate en el tablero: los dados y lo que han hecho.

fight-title = { $attacker } contra { $target }
fight-titleAlone = Ataca { $attacker }
fight-weapon = { $weapon }
fight-overkill = { $weapon }, excesivo
fight-saw = { $weapon }, motosierra
fight-guard = Proteger
fight-attackDice = { $n } { $n ->
    [one] dado
   *[other] dados
  } de ataque
fight-defenseDice = { $n } { $n ->
    [one] dado
   *[other] dados
  } de defensa
fight-noDice = sin dados
fight-dodges = esquiva
fight-hits = { $n } { $n ->
    [one] impacto
   *[other] impactos
  }
fight-noHits = sin impactos
fight-shields = { $n } { $n ->
    [one] escudo
   *[other] escudos
  }
fight-wounds = { $n } { $n ->
    [one] herida
   *[other] heridas
  }
fight-less = − { $part }
fight-more = + { $part }
fight-byOmen = { $n } por { $omens ->
    [one] el augurio
   *[other] los augurios
  }
fight-byAbility = { $n } por su capacidad
fight-equals = { $sum } = { $wounds }
fight-told = { $sum }: { $fate }
fight-nothing = { $name } sale sin heridas
fight-nobody = Allí no hay a quién dar.
fight-fate-killed = { $name } cae
fight-fate-wounded = { $name } queda con heridas
fight-fate-hurt = { $name } recibe el golpe
fight-fate-cards = { $name } pierde { $n } { $n ->
    [one] carta
   *[other] cartas
  }
fight-fate-down = { $name } cae y se desangra
fight-fate-out = { $name } sale de la partida
fight-fate-shrugged = { $name } aguanta
fight-fate-openOmen = decide el augurio
fight-fate-open = { $name } tiene que responder
fight-saw-killed = Un augurio: la motosierra acaba con { $name }
fight-saw-unhurt = Ningún augurio: la motosierra no muerde
fight-saw-open = Un augurio: la motosierra muerde
fight-bystander = { $wounds } de paso: { $fate }
