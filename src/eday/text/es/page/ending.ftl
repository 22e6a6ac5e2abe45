# La última pantalla de una partida.

end-won = Misión cumplida
end-lost = El pelotón ha caído
end-draw = Empate
end-after = Tras { $turn } { $turn ->
    [one] turno
   *[other] turnos
  }.
end-stat-kills = Abatidos
end-stat-attacks = Ataques
end-stat-cards_lost = Cartas perdidas por heridas
end-stat-bled_out = Caídas
end-reason-all_bleeding_out = Todos los soldados se desangraban.
end-reason-door_out_of_reach = Nadie podía llegar a una puerta que había que probar.
end-reason-mission_complete = La misión está completa.
end-reason-resigned = { $loser ->
    [CGO] La CGO se ha rendido.
    [Locust] La horda Locust se ha rendido.
   *[other] { $loser } se ha rendido.
  }
end-reason-resigned-lost = Te has rendido.
end-resigned = El pelotón se ha rendido
end-replay = Ver la repetición
end-again = Volver a la sala
end-table = Mirar la mesa
end-game = La partida ha terminado.
end-campaign = La campaña ha terminado.
end-sideWins = { $side ->
    [CGO] Gana la CGO
    [Locust] Gana la horda Locust
   *[other] Gana { $side }
  }
end-sideCampaign = { $side ->
    [CGO] La CGO gana la campaña
    [Locust] La horda Locust gana la campaña
   *[other] { $side } gana la campaña
  }
end-youWin = Has ganado: { $why }
end-youLose = Has perdido: { $why }
end-inTurn = Turno { $turn }.
end-side = Bando
end-stat-lost = Unidades perdidas
end-stat-direct_damage = Daño directo hecho
end-stat-reactions = Reacciones jugadas
end-stat-chapters = Capítulos ganados
end-stat-games = Partidas ganadas
end-reason-deck_out = { $loser ->
    [CGO] Se ha acabado el mazo de la CGO.
    [Locust] Se ha acabado el mazo Locust.
   *[other] Se ha acabado el mazo de { $loser }.
  }
end-reason-deck_out-lost = Se ha acabado tu mazo.
end-reason-card = Una carta del capítulo ha decidido la partida.
end-reason-turn_limit = La partida se alargaba demasiado; ha decidido el mazo más grande.
end-reason-campaign = El capítulo 15 decide la campaña.
end-rematch = Jugar otra vez
end-next = Siguiente: capítulo { $n }
end-failed = No ha funcionado: { $reason }
end-stat-hits = Impactos
end-stat-revives = Compañeros revividos
end-nextMission = Siguiente: { $name }
end-sum = La partida en cifras
end-sum-turns = Turnos
end-sum-shots = Ataques
end-sum-shotsText = acertaron { $hits } de { $attacks } ({ $share } %)
end-sum-noShots = ninguno
end-sum-kills = Enemigos abatidos
end-sum-revives = Revividos
end-sum-downs = { $n } { $n ->
    [one] soldado caído
   *[other] soldados caídos
  }
end-sum-noDowns = nadie cayó
end-sum-closest = El peor momento
end-sum-far = Hasta dónde llegó
end-sum-decks = Mazos al final
end-sum-attacks = Ataques
end-sum-damage = Daño directo hecho
end-sum-blow = El golpe más duro
end-sum-noBlow = no pasó ninguno
end-sum-cards = { $cards } { $cards ->
    [one] carta
   *[other] cartas
  }
end-sum-closestText = en la mano en el turno { $turn }, { $standing } de { $squad } en pie
end-sum-stage = Fase { $stage } de { $stages }
end-sum-left = { $n } Locust en el mapa
end-sum-bySide = CGO : Locust
end-sum-blowText = { $side } en el turno { $turn }
end-moments = Momentos decisivos
end-noMoments = No se cumplió ningún objetivo y no cayó nadie.
end-noBlows = Ningún ataque llegó a un mazo.
end-moment-stage = Cumplido el objetivo de la fase { $stage }
end-moment-down = { $name } cae
end-moment-revived = { $name } vuelve a estar en pie
end-moment-blow = { $side ->
    [CGO] La CGO hace { $damage } de daño directo
    [Locust] La horda Locust hace { $damage } de daño directo
   *[other] { $side } hace { $damage } de daño directo
  }
end-moment-turn = Turno { $turn }
end-figures = Cifras
end-best = Tu mejor resultado hasta ahora.
end-first = Tu primera victoria aquí.
