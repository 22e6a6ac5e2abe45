# La sala del juego de cartas, la campaña, deshacer de común acuerdo.

lobby-board = El juego de tablero
lobby-card = El juego de cartas
lobby-cardAbout = Dos jugadores, la CGO contra los Locust, cada uno con un mazo que es también su vida. Quince capítulos, cada uno con su cobertura, sus héroes y sus reglas; a solas contra un bot, por un enlace o ante una misma pantalla.
lobby-guided = Aprender: la misión guiada
lobby-guidedNote = Llevas a { $cog }. Una guía explica dos turnos paso a paso; después la misión es tuya.
lobby-tutorial = Aprender: el tutorial
lobby-tutorialNote = Una partida corta con una guía que explica cada paso. Llevas a la CGO contra el bot.
lobby-chapterOne = Jugar el capítulo 1
lobby-chapterOneNote = Llevas a la CGO contra el bot.
lobby-chapterOneNamed = Llevas a la CGO contra el bot. Capítulo 1: { $name }.
lobby-chapterSetup = Elegir un capítulo
lobby-campaignSetup = Empezar una campaña
lobby-campaignAbout = Los quince capítulos por orden. Quien gana un capítulo empieza el siguiente con ventaja, y antes de algunos los dos mazos reciben refuerzos. El capítulo 15 lo decide todo.
lobby-chapterName = Capítulo { $n }: { $name }
lobby-chapterNumber = Capítulo { $n }
lobby-tutorialName = Tutorial
lobby-campaignName = Campaña
lobby-side = Tu bando
lobby-side-cog = CGO
lobby-side-locust = Locust
lobby-opponent = Adversario
lobby-opponent-bot = El bot
lobby-opponent-botNamed = El bot ({ $name })
lobby-opponent-human = Alguien con un enlace
lobby-opponent-hotseat = Alguien ante esta pantalla
lobby-previous = ¿Quién ganó el capítulo anterior?
lobby-previous-none = Nadie: sin ventaja
lobby-bestOf = Cada capítulo
lobby-bestOf-1 = Una sola partida
lobby-bestOf-3 = Al mejor de tres partidas
lobby-yourName = Tu nombre
lobby-otherName = Nombre del adversario
lobby-you = Tú
lobby-startChapter = Empezar el capítulo
lobby-startTutorial = Empezar el tutorial
lobby-startCampaign = Empezar la campaña
lobby-cardRunning = Turno { $turn }
lobby-campaignRunning = Capítulo { $chapter } · CGO { $cog }, Locust { $locust }
lobby-sideWon = { $side ->
    [CGO] Ganó la CGO
    [Locust] Ganó la horda Locust
   *[other] Ganó { $side }
  }
lobby-cardHow1 = Tu mano decide
lobby-cardHow1Text = El número de cartas que tienes dice cuáles de ellas puedes desplegar.
lobby-cardHow2 = Toma la cobertura
lobby-cardHow2Text = Las unidades luchan por la fila de cobertura entre los dos; cada una ayuda a quien la ocupa.
lobby-cardHow3 = Vacía su mazo
lobby-cardHow3Text = Cada golpe que pasa cuesta cartas. Pierde quien se queda sin mazo.

camp-title = Campaña
camp-single = Una partida por capítulo
camp-bestOf = Cada capítulo, al mejor de { $n } { $n ->
    [one] partida
   *[other] partidas
  }
camp-path = Los quince capítulos
camp-claimed = ganado: { $side }
camp-now = ahora
camp-ahead = por jugar
camp-score = Capítulos ganados: CGO { $cog }, Locust { $locust }
camp-inChapter = Partidas de este capítulo: CGO { $cog }, Locust { $locust }.
camp-wins = Se gana con dos victorias.
camp-winsOne = Se gana con una victoria.
camp-previous = { $side ->
    [CGO] La CGO ganó el capítulo anterior y empieza con la ventaja.
    [Locust] La horda Locust ganó el capítulo anterior y empieza con la ventaja.
   *[other] { $side } ganó el capítulo anterior y empieza con la ventaja.
  }
camp-decides = Este capítulo decide la campaña.
camp-decks = Mazos
camp-deckOf = { $side ->
    [CGO] Mazo de la CGO
    [Locust] Mazo Locust
   *[other] Mazo de { $side }
  }
camp-deckSize = { $n } { $n ->
    [one] carta
   *[other] cartas
  }
camp-deckNote = Las cartas propias del capítulo se mezclan al prepararlo y salen después. Un + señala los refuerzos.
camp-new = refuerzo
camp-cardCount = { $n } × { $name }
camp-openCard = { $n } × { $name }: mostrar la carta
camp-kind-unit = Unidades
camp-kind-tactic = Tácticas
camp-kind-reaction = Reacciones
camp-kind-other = Otras cartas
camp-changes = Refuerzos hasta ahora
camp-noChanges = Aún ninguno. Llegan antes de los capítulos 3, 5, 8, 9 y 11.
camp-change = Antes del capítulo { $chapter }
camp-added = { $side ->
    [CGO] La CGO tomó { $cards }.
    [Locust] La horda Locust tomó { $cards }.
   *[other] { $side } tomó { $cards }.
  }
camp-addedFor = { $side ->
    [CGO] La CGO tomó { $cards } en lugar de { $removed }.
    [Locust] La horda Locust tomó { $cards } en lugar de { $removed }.
   *[other] { $side } tomó { $cards } en lugar de { $removed }.
  }
camp-reinforce = Refuerzos antes del capítulo { $chapter }
camp-reinforceOne = Elige el grupo de cartas que se une a tu mazo para el resto de la campaña. Nadie lo ve hasta que los dos hayan elegido.
camp-reinforceSome = Elige { $n } de estas, que se unen a tu mazo para el resto de la campaña. Nadie las ve hasta que los dos hayan elegido.
camp-leaves = Salen de tu mazo para siempre: { $cards }
camp-leavesOf = { $side ->
    [CGO] Salen del mazo de la CGO para siempre: { $cards }
    [Locust] Salen del mazo Locust para siempre: { $cards }
   *[other] Salen del mazo de { $side } para siempre: { $cards }
  }
camp-leavesNothing = De tu mazo no sale nada.
camp-options = Lo que se une a tu mazo
camp-group = Grupo { $n }
camp-seal = Cerrar la elección
camp-sealFirst = Elige antes
camp-sealMore = Elige { $n } más
camp-sealing = Cerrando…
camp-sealed = { $side }: elección cerrada
camp-choosing = { $side }: eligiendo
camp-waiting = Tu elección está cerrada. Se mostrará cuando también haya elegido { $name }.
camp-takeBack = Elegir otra vez
camp-yours = Has tomado { $cards }.
camp-watching = Los dos bandos eligen refuerzos en secreto.

scene-game = { $side ->
    [CGO] La CGO gana la partida
    [Locust] La horda Locust gana la partida
   *[other] { $side } gana la partida
  }
scene-chapter = { $side ->
    [CGO] La CGO gana el capítulo { $chapter }
    [Locust] La horda Locust gana el capítulo { $chapter }
   *[other] { $side } gana el capítulo { $chapter }
  }
scene-chapterNamed = { $side ->
    [CGO] La CGO gana el capítulo { $chapter }: { $name }
    [Locust] La horda Locust gana el capítulo { $chapter }: { $name }
   *[other] { $side } gana el capítulo { $chapter }: { $name }
  }
scene-reveal = Se revelan los refuerzos
scene-revealText = Los dos mazos cambian para el resto de la campaña.
scene-score = Capítulo { $chapter }: CGO { $cog }, Locust { $locust }.
scene-nextGame = A continuación: partida { $n } del capítulo { $chapter }. Todas las cartas vuelven a los mazos.
scene-nextChapter = { $side ->
    [CGO] A continuación: capítulo { $chapter }. La CGO lo empieza con la ventaja.
    [Locust] A continuación: capítulo { $chapter }. La horda Locust lo empieza con la ventaja.
   *[other] A continuación: capítulo { $chapter }. { $side } lo empieza con la ventaja.
  }
scene-nextNamed = { $side ->
    [CGO] A continuación: capítulo { $chapter }: { $name }. La CGO lo empieza con la ventaja.
    [Locust] A continuación: capítulo { $chapter }: { $name }. La horda Locust lo empieza con la ventaja.
   *[other] A continuación: capítulo { $chapter }: { $name }. { $side } lo empieza con la ventaja.
  }
scene-nextReinforce = Antes los dos mazos reciben refuerzos.
scene-go = Seguir

undo-label = Deshacer
undo-wait = Falta el permiso de { $others } para deshacer tu última elección.
undo-wants = { $name } quiere deshacer la última elección.
undo-last = Llevó a: { $line }
undo-watching = { $name } quiere deshacer la última elección. Decide: { $others }.
undo-allow = Permitir
undo-refuse = Negarse
undo-withdraw = Dejarlo como está
undo-refused = { $name } no te ha dejado deshacer.
undo-allowed = { $name } te ha dejado deshacer.
