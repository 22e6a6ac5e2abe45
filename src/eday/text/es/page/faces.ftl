# Las palabras de las cartas del juego de cartas, y lo que dice de una carta un lector de pantalla.

face-kind-unit = unidad
face-kind-command_unit = unidad de mando
face-kind-tactic = táctica
face-kind-reaction = reacción
face-kind-command = carta de mando
face-kind-cover = cobertura
face-kind-scenario = escenario
face-type-unit = Unidad
face-type-command_unit = Mando
face-type-tactic = Táctica
face-type-reaction = Reacción
face-type-command = Mando
face-type-cover = Cobertura
face-type-scenario = Escenario
face-subtype-troop = tropa
face-subtype-heavy = pesada
face-subtype-wretch = infame
face-side-cog = CGO
face-side-locust = Locust
face-symbol-tough = Resistente
face-symbol-disposable = Prescindible
face-symbol-overrun = Arrollar
face-symbol-offensive = Ofensiva
face-symbol-defensive = Defensiva
face-symbol-no_block = No puede bloquear
face-symbol-no_cover = No entra en cobertura
face-symbol-tactic = Táctica
face-symbol-attack = Ataque
face-symbol-defense = Defensa
face-symbol-initiative = Iniciativa
face-symbol-troop = Tropa
face-symbol-heavy = Pesada
face-symbol-wretch = Infame
face-symbol-reaction = Reacción
face-symbol-command = Mando
face-symbol-cover = Cobertura
face-symbol-scenario = Escenario
face-symbol-rotating = Giratoria
face-symbol-suppressed = Suprimida
face-symbol-enemyCover = Cobertura enemiga
face-symbol-acted = Ya ha actuado
face-symbol-chosen = Elegida
face-symbol-lit = Lista para usar
face-symbol-target = Objetivo
face-symbol-guide = Guía
face-any = 1+
face-noRule = Sin regla
face-label = { $name }, { $what }
face-label-side = { $what }, { $side }
face-label-initiative = iniciativa { $n }
face-label-attack = ataque { $n }
face-label-defense = defensa { $n }
face-label-printed = { $value } (impreso { $n })
face-label-deploy = con { $counts } cartas en la mano
face-label-deployAny = con cualquier número de cartas en la mano
face-label-or = { $counts } o { $last }
face-label-number = marca { $n } de 7
face-label-face = arriba la cara { $face }
face-label-half = { $side ->
    [CGO] mitad de la CGO
    [Locust] mitad Locust
   *[other] mitad { $side }
  }: { $text }
face-label-inForce = { $side ->
    [CGO] mitad de la CGO
    [Locust] mitad Locust
   *[other] mitad { $side }
  }, en vigor: { $text }
face-label-state-suppressed = suprimida
face-label-state-enemyCover = en cobertura enemiga
face-label-state-acted = ya ha actuado
face-label-state-chosen = elegida
face-label-state-target = posible objetivo
face-label-state-guide = la propone la guía
face-label-back = { $side ->
    [CGO] carta de la CGO
    [Locust] carta Locust
   *[other] carta de { $side }
  }, boca abajo
face-label-backCover = carta de cobertura oculta
