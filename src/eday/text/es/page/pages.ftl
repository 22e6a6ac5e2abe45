# Las palabras alrededor de las mesas: la sala, las repeticiones, las partidas que no pueden seguir.

app-name = E-Day
app-tag = Una mesa no oficial para Gears of War: El juego de tablero y El juego de cartas, que hace cumplir sus reglas
app-about = De uno a cuatro jugadores llevan un pelotón contra los Locust, que juegan solos. La mesa conoce todas las reglas: ofrece lo que puedes hacer, lanza los dados y dice por qué.

lobby-play = Jugar ya
lobby-playNote = Llevas a { $cog }; un bot lleva a { $other }. Misión: { $mission }.
lobby-playAlone = Llevas a { $cog }, a solas. Misión: { $mission }.
lobby-custom = Preparar una partida
lobby-customNote = Elige una de { $n } misiones, quién te acompaña y la dificultad.
lobby-resume = Tus partidas
lobby-none = Aún no hay partidas. Aparecerán aquí.
lobby-join = Entrar con un enlace
lobby-joinField = Enlace o código de invitación
lobby-joinGo = Entrar
lobby-import = Abrir un archivo
lobby-seat = Puesto { $n }
lobby-seatName = Nombre del puesto { $n }
lobby-seatCog = Soldado del puesto { $n }
lobby-seatKind = Quién lleva el puesto { $n }
lobby-addSeat = Añadir un soldado
lobby-removeSeat = Quitar el puesto { $n }
lobby-kind-human = Jugador (su dispositivo)
lobby-kind-hotseat = Jugador (esta pantalla)
lobby-kind-bot = Bot
lobby-kind-botNamed = Bot ({ $name })
lobby-insane = Dificultad locura
lobby-horde = Dificultad del mapa
lobby-wrongSize = Esta misión es para un pelotón de { $min } a { $max } soldados: cambia los puestos de abajo.
lobby-seed = Semilla (vacía: al azar)
lobby-start = Empezar la misión
lobby-open = Continuar
lobby-replay = Repetición
lobby-forgetNamed = Quitar de la lista la partida { $mission }
lobby-forgetTitle = ¿Quitar de la lista?
lobby-forgetSure = { $mission } con { $names } sale de esta lista. La partida se conserva: quien tenga un enlace aún puede abrirla, pero este navegador olvida los suyos.
lobby-forgetYes = Quitar
lobby-forgetNo = Conservar
lobby-forgotten = { $mission } ya no está en tu lista.
lobby-bringBack = Recuperar
lobby-running = Turno { $turn }, fase { $stage }
lobby-won = Ganada
lobby-lost = Perdida
lobby-loading = Cargando…
lobby-players-range = De { $min } a { $max } soldados
lobby-how1 = Juega una carta de Orden
lobby-how1Text = Por sus acciones, para moverte o para atacar. Las cartas son también tu salud.
lobby-how2 = Responden los Locust
lobby-how2Text = Una carta robada cada turno dice qué hacen. Puedes proteger y esquivar.
lobby-how3 = Cumple el objetivo
lobby-how3Text = Sella los agujeros, limpia el mapa y mantén en pie al menos a un soldado.
lobby-how = Cómo se juega
lobby-legal = Un proyecto de aficionados. Sin relación con los propietarios de Gears of War ni respaldo suyo.
lobby-fair = La mesa sortea la semilla y nadie ve el registro de la partida antes del final: así ninguno sabe más que el otro.
lobby-frozen = Congelada.
lobby-look = Mirarla
lobby-kind-you = Tú
lobby-yourTurn = Te toca
lobby-turnOf = Le toca a { $name }
lobby-waiting = { $n ->
    [one] { $n } partida te espera.
   *[other] { $n } partidas te esperan.
  }
lobby-today = hoy { $time }
lobby-yesterday = ayer { $time }
lobby-lastChoice = Última elección: { $when }
lobby-noChoice = Sin elecciones

invite-title = Invitar a los demás
invite-text = Envía a cada uno el enlace de su puesto: quien lo abre juega ese puesto.
invite-once = Envía el enlace a tu adversario. Vale una vez: quien lo abra primero tiene el puesto hasta que lo deje. No lo abras tú.
invite-come = Ha llegado
invite-awaited = Aún no ha llegado
invite-count = Han llegado { $come } de { $all }.
invite-go = A la mesa
invite-later = No hace falta esperar. En la mesa, «Invitar» vuelve a mostrar los enlaces.

join-wait = No se puede llegar a la mesa
join-invited = Te han invitado
join-plays = Llevas: { $role }.
join-with = En la mesa: { $names }.
join-sit = Sentarse
join-notNow = Ahora no
join-working = Ocupando tu puesto…
join-title = Este enlace no abre ningún puesto
join-failed = Este enlace ya no vale. Pide otro al anfitrión.

frozen-title = Esta partida está congelada
frozen-note = No se ha perdido nada: guarda el registro y ábrelo con una versión que la juegue.
frozen-names = En la mesa: { $names }.
frozen-last = Así la viste por última vez, tras { $n } { $n ->
    [one] elección
   *[other] elecciones
  }.
frozen-earlier = Así la viste por última vez, tras { $at } de { $n } { $n ->
    [one] elección
   *[other] elecciones
  }.
frozen-unseen = Nadie la había mirado antes de que se congelara, así que no hay imagen de la mesa.
frozen-unreadable = Esta versión no puede dibujar cómo estaba la mesa. El registro lo contiene todo.
frozen-save = Guardar el registro
frozen-table = La mesa tal como estaba
frozen-hand = Tu mano

replay-title = Repetición
replay-events = Qué ha pasado
replay-step = Elección { $at } de { $last }
replay-slider = Posición en la partida
replay-first = Al comienzo
replay-back = Un paso atrás
replay-play = Ver
replay-pause = Pausa
replay-on = Un paso adelante
replay-turnBack = Un turno atrás
replay-turnOn = Un turno adelante
replay-last = Al final
replay-shareField = Enlace a esta repetición
replay-link = Copiar un enlace para espectadores
