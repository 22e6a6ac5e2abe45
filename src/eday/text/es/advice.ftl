# Why a player who was asked for advice suggests something: short phrases, put one behind the other.

advice-habit = nada la distingue
advice-printed = según lo impreso en las cartas
advice-kill = { $percent } % de matar
advice-wound = { $percent } % de herir
advice-blast = { $locusts ->
    [one] alcanza a 1 Locust
   *[other] alcanza a { $locusts } Locust
  }
advice-seal = { $percent } % de sellar el agujero
advice-seals = sella el agujero
advice-charge = carga el arma
advice-revive = pone en pie a un compañero
advice-quiet = ahorra al pelotón lo que harían los Locust
advice-teamwork = deja actuar enseguida a un compañero
advice-draws = roba cartas
advice-ammo = da munición
advice-fetch = recoge lo que hay aquí
advice-door = abre el camino
advice-nearer = { $areas ->
    [one] 1 zona más cerca de la meta
   *[other] { $areas } zonas más cerca de la meta
  }
advice-cover = acaba a cubierto

# What came of it when it was tried: on the board until the next turn of whoever asks, at cards until the enemy's turn is over
advice-win = gana
advice-wins = { $percent } % de ganar enseguida
advice-loses = { $percent } % de perder enseguida
advice-stage = { $percent } % de completar esta fase
advice-stages = completa esta fase
advice-revives = { $percent } % de revivir a un compañero
advice-hit = { $percent } % de recibir heridas
advice-down = { $percent } % de acabar desangrándose
advice-mates = { $percent } % de que un compañero acabe desangrándose
advice-kills = { $percent } % de matar algo
advice-guard-kills = { $percent } % de matar algo después, al proteger
advice-ammo-gained = alrededor de { $ammo } de munición más
advice-ammo-spent = cuesta alrededor de { $ammo } de munición
advice-cards = { $cards ->
    [one] queda alrededor de { $cards } carta
   *[other] quedan unas { $cards } cartas
}
advice-card-kills = { $units ->
    [one] alrededor de { $units } unidad enemiga muerta
   *[other] unas { $units } unidades enemigas muertas
}
advice-card-losses = { $units ->
    [0] ninguna unidad propia perdida
    [one] alrededor de { $units } unidad propia perdida
   *[other] unas { $units } unidades propias perdidas
}
advice-card-deals = alrededor de { $damage } de daño directo infligido
advice-card-suffers = { $damage ->
    [0] sin daño directo recibido
   *[other] alrededor de { $damage } de daño directo recibido
}
advice-card-holds = { $places ->
    [0] ninguna unidad en cobertura
    [one] alrededor de { $places } unidad en cobertura
   *[other] unas { $places } unidades en cobertura
}
advice-card-deck = { $cards ->
    [one] alrededor de { $cards } carta en el mazo
   *[other] unas { $cards } cartas en el mazo
}
advice-card-hand = { $cards ->
    [one] alrededor de { $cards } carta en la mano
   *[other] unas { $cards } cartas en la mano
}

# A turning point of a game, before what happened then
advice-turning = Turno { $turn }: del { $before } % al { $after } %.
advice-chosen = { $seat }: { $option }.
