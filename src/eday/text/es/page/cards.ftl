# Las palabras de la mesa del juego de cartas.

cards-over = La partida ha terminado.
cards-table = Mesa. Las flechas pasan por las cartas que puedes elegir; Intro elige; I muestra una carta en grande.
cards-tutorial = Tutorial
cards-tutorialAbout = Una primera partida con mazos pequeños de 18 cartas, ordenados para que salga de todo. Vacía el mazo enemigo: pierde quien se queda sin cartas en él.
cards-chapter = Capítulo
cards-goal = Para ganar, vacía el mazo enemigo: pierde quien se queda sin cartas en él.
cards-campaign = Campaña
cards-status = Turno { $turn } · { $side } · { $phase }
cards-statusShown = Turno { $turn } · { $side }
cards-phase-first_deployment = primer despliegue
cards-phase-combat = combate
cards-phase-second_deployment = segundo despliegue
cards-phase-setup = preparación
cards-phase-start = comienzo del turno
cards-phase-end = final del turno
cards-side-cog = CGO
cards-side-locust = Locust
cards-active = le toca
cards-area = { $side }: mando, reserva y pilas
cards-row = Fila de cobertura
cards-reserve = Reserva
cards-reserveEmpty = Sin unidades en la reserva
cards-command = Mando
cards-playing = En juego
cards-deck = Mazo
cards-deckOf = { $side ->
    [CGO] Mazo de la CGO
    [Locust] Mazo Locust
   *[other] Mazo de { $side }
  }: { $n ->
    [one] queda { $n } carta
   *[other] quedan { $n } cartas
  }
cards-discards = Descartes
cards-discardsOf = { $side ->
    [CGO] Descartes de la CGO
    [Locust] Descartes Locust
   *[other] Descartes de { $side }
  }: { $n } { $n ->
    [one] carta
   *[other] cartas
  }. Mirarlos
cards-discardsTitle = { $side ->
    [CGO] Descartes de la CGO
    [Locust] Descartes Locust
   *[other] Descartes de { $side }
  }
cards-discardsNone = Todavía no se ha descartado nada.
cards-discardsOrder = Primero las últimas.
cards-supply = Suministro
cards-supplyOf = { $side ->
    [CGO] Suministro de la CGO
    [Locust] Suministro Locust
   *[other] Suministro de { $side }
  }: { $n } { $n ->
    [one] carta
   *[other] cartas
  }. Mirarlo
cards-supplyTitle = { $side ->
    [CGO] Suministro de la CGO
    [Locust] Suministro Locust
   *[other] Suministro de { $side }
  }
cards-handBacks = Mano
cards-handBacksOf = { $side }: { $n } { $n ->
    [one] carta
   *[other] cartas
  } en la mano
cards-handOf = { $side ->
    [CGO] Mano de la CGO
    [Locust] Mano Locust
   *[other] Mano de { $side }
  }
cards-handHidden = Estás mirando: las manos siguen ocultas.
cards-handEmpty = Sin cartas en la mano.
cards-inHand = en la mano
cards-handCount = { $n } { $n ->
    [one] carta
   *[other] cartas
  } en la mano: una carta se puede desplegar cuando lleva impreso ese número.
cards-place = { $row }: { $cover }, { $held }
cards-place-free = libre
cards-place-held = ocupante: { $unit }
cards-place-beyond = ocupante en el lado enemigo: { $unit }
cards-hidden = cobertura oculta
cards-hiddenShort = Oculta
cards-noCover = Cobertura retirada
cards-tray = Elige entre estas cartas
cards-beyond = Cobertura enemiga
cards-attacking = Ataca
cards-blocking = Bloquea
cards-attacked = Atacada
cards-mark-attack = Atacar
cards-mark-direct = Atacar
cards-mark-cross = Atacar
cards-mark-move = Mover aquí
cards-mark-block = Bloquear
cards-mark-react = Reacción
cards-mark-deploy = Desplegar
cards-mark-discard = Descartar
cards-mark-tactic = Táctica
cards-mark-hit = Dañar
cards-mark-enter = Entrar
cards-mark-resolve = Primero
cards-mark-next = Siguiente
cards-mark-to = Aquí
cards-mark-choose = Elegir
cards-mark-act = Actuar
cards-mark-open = Elegida
cards-chooses = elegir: { $label }
cards-onTable = Elige en la mesa.
cards-onHand = Elige una carta de tu mano.
cards-onHandDiscard = Para desplegar o descartar, elige una carta de tu mano.
cards-onBoth = Elige en la mesa o en tu mano.
cards-target = elige un objetivo.
cards-confirm-attack = Atacar
cards-confirm-direct = Atacar
cards-confirm-cross = Atacar
cards-confirm-block = Bloquear
cards-confirm-react = Reaccionar
cards-back = Volver
cards-sure = ¿hacerlo?
cards-anyCount = cualquier número de
cards-orCount = { $counts } o { $last }
cards-reason-count = Necesita { $needs } cartas
cards-reason-reaction = Solo durante un ataque
cards-reason-noReaction = No es una reacción
cards-reason-other = Ahora no sirve
cards-preview = A qué lleva
cards-preview-ifNoBlock = Si nadie bloquea ni reacciona
cards-preview-ifNoReaction = Si nadie reacciona
cards-preview-ifNoOther = Si nadie más reacciona
cards-preview-none = Aquí no hay previsión.
cards-preview-attackers = En ataque
cards-preview-defenders = En defensa
cards-preview-dies = muere
cards-preview-lives = sobrevive
cards-preview-suppressed = suprimida
cards-preview-takes = recibe { $n }
cards-preview-from = { $n } de { $name }
cards-preview-itself = { $n } por su posición y sus reglas
cards-preview-through = Su muerte deja pasar { $n } de daño directo.
cards-preview-direct = { $n } de daño directo: { $side }
cards-attack = Ataque
cards-defense = Defensa
cards-why = ¿Por qué { $attack } y { $defense }?
cards-printed = Impreso
cards-rule = Leer la regla { $id }
cards-info = Sobre { $name }
cards-whyNot = ¿Por qué no puedo usarla?
cards-source = Viene de
cards-chapter-won = { $side ->
    [CGO] La CGO ganó el capítulo anterior.
    [Locust] La horda Locust ganó el capítulo anterior.
   *[other] { $side } ganó el capítulo anterior.
  }
cards-chapter-rules = Reglas en vigor
cards-rules-first_turn = El primer turno tiene una fase de despliegue
cards-rules-disposable = Unidades prescindibles
cards-rules-tough = Unidades resistentes
cards-rules-multi_block = Pueden bloquear varias unidades
cards-rules-winner_advantage = La ventaja del último ganador
cards-rules-enemy_cover = Unidades en cobertura enemiga
cards-rules-offensive_defensive = Ofensiva y Defensiva
cards-rules-command_tactics = Tácticas de cartas de mando
cards-rules-discard_effects = Efectos de Descarte
cards-rules-multiface = Cobertura de doble cara
cards-rules-hidden = Cobertura oculta
cards-rules-rotate = Cartas giratorias
cards-rules-overrun = Arrollar
cards-tabs-hand = Mano
cards-tabs-table = Bandos
cards-tabs-chapter = Capítulo
cards-tabs-log = Diario
cards-chat = Chat

chat-quick-well = Bien jugado
chat-quick-wait = Un momento
chat-quick-turn = Te toca
chat-quick-game = Buena partida
