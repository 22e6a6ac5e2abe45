# Las palabras del juego de tablero.

map-label = Mapa. Las flechas pasan por lo que puedes elegir, con Mayús por todo; más, menos y cero cambian el zoom.
map-zoomIn = Acercar
map-zoomOut = Alejar
map-fit = Ver el mapa entero
map-find = Ir al soldado que decide
map-close = Cerrar
map-inCover = a cubierto
map-wounded = con heridas
map-bleedingOut = desangrándose
map-hole-open = agujero de emergencia abierto
map-hole-sealed = agujero de emergencia sellado
map-hole-quiet = agujero de emergencia
map-faceDown = { $name }, boca abajo
map-exit = SALIDA
map-exit-lays = la salida del nivel { $level }: si un soldado entra en ella, se coloca la pieza siguiente
map-exit-goal = la salida del nivel { $level }: todos los soldados tienen que llegar aquí
map-exit-lure = la salida del nivel { $level }: el enemigo del objetivo tiene que venir aquí
map-level = Nivel { $level } · piezas: { $tiles }
map-levelLocked = Nivel { $level }, bloqueado · piezas: { $tiles }
map-part = Mapa { $n }
map-choices = { $n } { $n ->
    [one] opción
   *[other] opciones
  }
map-steps = { $n } { $n ->
    [one] zona
   *[other] zonas
  }

reach-title = { $name }: lo que te espera allí
reach-here = sin moverte
reach-seenBy = a la vista de: { $names }
reach-unseen = nadie te ve
reach-target = { $figure } con { $weapon }: matar { $kill } %, herir { $wound } %
reach-chances = matar { $kill } %, herir { $wound } %
reach-asks = Se les puede preguntar si te siguen: { $names }
reach-halts = Allí ocurre algo antes de que sigas.
reach-go = Ir allí
reach-walk = Ir allí: { $steps }

tile-title = Atacar: { $name }
tile-about = Datos
tile-mode-normal = normal
tile-mode-overkill = excesivo
tile-mode-chainsaw = motosierra
tile-mode-gun = en vez de una carta
tile-kill = matar
tile-down = tumbar
tile-comrade = CGO:
tile-dice = { $n } { $n ->
    [one] dado
   *[other] dados
  }
tile-ammo = munición: { $n }
tile-empty = la última munición: después el arma queda vacía y no puede disparar
tile-grenades = { $n ->
    [one] queda { $n } granada
   *[other] quedan { $n } granadas
  }
tile-first = Antes:
tile-waits = Todavía no: elige abajo lo que va antes

chip-attack = { $weapon }, { $mode }: { $target }
chip-dodge = Esquivar con { $card }
chip-kill = matar { $n } %
chip-best = matar hasta { $n } %
chip-hit = herir { $n } %

odds-kill = Matar { $n } %
odds-wound = Herir { $n } %
odds-nothing = Nada { $n } %
odds-hit = Desangrarse { $n } %
odds-seal = Sellar el agujero { $n } %
odds-attack = Dados de ataque
odds-defense = Dados de defensa
odds-defenseOf = Dados de defensa: { $name }
odds-none = ninguno
odds-dice = { $n } { $reason } ({ $rule })
odds-die-enemy = del enemigo
odds-die-normal = por ataque normal
odds-die-overkill = por ataque excesivo
odds-die-character = por el arma del soldado
odds-die-card = de la carta
odds-die-chainsaw = de la motosierra
odds-die-heavy_gun = de la ametralladora
odds-die-defense = de defensa
odds-die-shield = por un escudo
odds-die-full_cover = por cobertura completa
odds-die-partial_cover = por cobertura parcial
odds-die-beyond_range = por quedar fuera de alcance
odds-die-dodge = por esquivar

card-if = SI
card-then = HAZ
card-else = SI NO
card-always = HAZ
card-met = ✓ Se cumple.
card-unmet = ✗ No se cumple.
card-metBy = ✓ Se cumple: { $who }.
card-unmetBy = ✗ No se cumple: { $who }.
card-nothing = No ocurre nada.
card-number = N.º { $n }
card-attack = ataque
card-health = salud
card-defense = defensa
card-normal = normal
card-overkill = excesivo
card-range = alcance
card-none = –
card-free = sin contadores

hint-title = Primer turno
hint-dismiss = Sin más pistas
hint-order = En cada turno juegas una carta de Orden: por sus acciones, para moverte dos zonas o para atacar. Tus cartas son también tu salud: guarda algunas.
hint-action = Sigue la carta: elige un lugar marcado para ir allí, o un Locust marcado para atacarlo. «Terminar» la acaba antes.
hint-move = Elige cualquier zona o espacio de cobertura marcado para ir allí. Un ojo dice que allí te ven los Locust; junto a un bloque bajo estás a cubierto.
hint-cover = La cobertura suma dados de defensa contra los ataques que llegan por encima del bloque. La flecha blanca muestra su lado.
hint-guard = Puedes descartar una carta con el icono de proteger para disparar antes de que actúe este Locust.
hint-dodge = Una carta con el icono de esquivar suma dos dados de defensa. Cuesta la carta.
hint-follow = Puedes descartar una carta con el icono de seguir para ir con tu compañero.
hint-heal = Al comienzo de tu turno robas cartas: eso es curarse.
hint-activate = Los Locust actúan según su carta de IA. Donde deja elegir, decides tú.
hint-locust_cover = Un Locust se pone a cubierto y varios sitios le valen igual: tú decides cuál.
hint-locust_move = Varios caminos son igual de cortos para este Locust: tú decides cuál toma.
hint-locust_target = Este Locust podría ir a por más de un soldado: tú decides a por cuál.
hint-spawn = Aparecen varios Locust a la vez: tú decides cuál se coloca primero.
hint-spawn_at = Salen Locust del suelo: tú decides en qué lugar.
hint-wound = Cada herida cuesta una carta de Orden: elige cuál pierdes. Sin ninguna, el soldado se desangra.
hint-discard = Esto tiene un precio: elige la carta de Orden que lo paga.
hint-omen = Los dados muestran un augurio: activa lo que dice de los augurios la carta del arma.
hint-keep_weapon = Has encontrado armas y te quedas con una: se muestran las dos cartas.
hint-watch = Ahora deciden otros. Señala cualquier cosa del mapa, o mantenla pulsada, para leer sobre ella.
