# Las palabras alrededor de las dos mesas: paneles, preguntas, diario, chat, ajustes, errores.

table-loading = Preparando la mesa…
table-lobby = Sala
table-turn = Turno { $turn }
table-turnYours = Tu turno
table-turnOf = Juega { $name }.
table-turnBot = Juega un bot.
table-stage = Fase { $stage } de { $stages }
table-briefing = Instrucciones completas
table-objective = Objetivo
table-wins = Entonces se gana la misión.
table-enemies = Cartas de Enemigo
table-noEnemy = Sin enemigo
table-health = Salud { $n }
table-onMap = { $n } en el mapa, { $unused } fuera
table-decks = Mazos
table-deck-orders = Órdenes
table-deck-ai = IA Locust
table-deck-weapons = Armas
table-discards = { $n ->
    [one] { $n } descartada
   *[other] { $n } descartadas
  }
table-progress = Agujeros: { $open ->
    [one] { $open } abierto
   *[other] { $open } abiertos
  }, { $sealed ->
    [one] { $sealed } sellado
   *[other] { $sealed } sellados
  }
table-locusts = Locust en el mapa: { $n }
table-ai = Carta de IA Locust
table-noAi = Aún no se ha robado ninguna.
table-aiPast = La última robada; ahora no hay ninguna en vigor.
table-log = Diario
table-hand = Mano
table-squad = Pelotón
table-weapons = Armas
table-arms = Armas y munición
table-mission = Misión
table-handEmpty = Sin cartas de Orden en la mano.
table-handOf = Mano de { $name }
table-noHand = Estás mirando: las manos siguen ocultas.
table-cards = { $n } de { $limit } cartas
table-bleeding = Desangrándose
table-eliminated = Eliminado
table-inCover = A cubierto
table-active = Activo
table-bot = Bot
table-away = Ausente
table-here = Presente
table-tokens = { $token ->
    [grenade] { $n } { $n ->
        [one] granada
       *[other] granadas
    }
   *[ammo] { $n } de munición
  }
table-empty = Vacía
table-shown = Muestra su mano

prompt-waiting = Decide { $name }.
prompt-over = La misión ha terminado.
prompt-undo = Deshacer
prompt-noUndo = No se puede deshacer: { $reason }
prompt-options = Todas las opciones ({ $n })
prompt-onMap = Elige en el mapa.
prompt-onCards = Elige una carta de abajo.
prompt-onBoth = Elige en el mapa o entre las cartas.
prompt-about = Lo que conviene saber antes de elegir
prompt-why = ¿Por qué no puedo hacer más?

topic-cards = Cartas
topic-move = Movimiento
topic-attack = Ataques
topic-react = Reacciones
topic-gear = Equipo y compañeros
topic-locusts = Locust
topic-finish = Terminar
topic-other = Otras
topic-aside = Desechar

choose-for = ¿cómo?
choose-close = Cerrar
choose-sure = ¿seguro?
choose-yes = Sí, hacerlo

card-playable = { $n } { $n ->
    [one] uso
   *[other] usos
  }
card-idle = ahora no se puede usar
card-futile = sus acciones no sirven ahora

pass-title = La pantalla es para { $name }
pass-note = Su mano sigue oculta hasta que lo confirme.
pass-ready = Soy { $name }

info-title = Sobre { $name }
info-ping = Señalárselo al pelotón
info-cover = a cubierto
info-wounded = con heridas
info-sees = Ve a: { $names }.
info-seesNot = No ve a: { $names }.
info-dropped = Aquí hay: { $names }
info-take = Un soldado de esta zona puede recogerla con una acción especial, que cuesta una carta de Orden: recibe el arma con 2 contadores de Munición, o 2 más si ya la lleva.
info-nothing = Nada que añadir.

log-before = Antes de eso
log-lines = { $n } { $n ->
    [one] línea
   *[other] líneas
  }
log-empty = Todavía no ha pasado nada.
log-show = Mostrar dónde: { $line }

chat-title = Chat del pelotón
chat-field = Mensaje a la mesa
chat-send = Enviar
chat-quick-help = ¡Necesito ayuda!
chat-quick-cover = Sigue a cubierto.
chat-quick-go = ¡Avanza!
chat-quick-seal = Sella ese agujero.
chat-ping = { $from } señala: { $name }.

share-title = Invitar y gestionar
share-button = Invitar
share-seat = Enlace para { $name }
share-ownSeat = Enlace de tu puesto
share-ownSeats = Enlace de los puestos de esta pantalla
share-ownNote = Para seguir desde otro dispositivo. No lo compartas: quien lo abre juega por ti.
share-copyOwn = Copiar el enlace de tu puesto
share-spectators = Enlace para espectadores
share-copy = Copiar
share-copied = Copiado
share-copyByHand = Cópialo del campo: este navegador no se lo permite al botón.
share-reissue = Enlace nuevo
share-bot = Dar a un bot
share-botCalled = Bot: { $name }
share-otherBot = Cambiar el bot
share-whichBot = Bots que ocupan puestos
share-lastBot = Como antes
share-human = Dar a un jugador
share-note = Quien abre el enlace de un puesto juega ese puesto. Un enlace nuevo deja sin valor el anterior.
share-noteSealed = Una invitación vale una vez: quien la abra primero tiene el puesto hasta que lo deje. Una nueva deja sin valor la anterior.
share-invite = Invitación nueva
share-inviteNamed = Invitación nueva para { $name }
share-unclaimed = Invitado
share-sealed = Aquí juegan dos personas una contra otra: nadie, ni siquiera el anfitrión, puede guardar el archivo de la partida antes de que termine.
share-export = Guardar el archivo
share-leave = Dejar la mesa
share-leaveSure = Renuncias a tu puesto; el anfitrión puede dárselo a otro. ¿Dejar la mesa?
share-leaveYes = Sí, dejarla
share-leaveNo = Quedarme
share-nameOf = Nombre del puesto { $n }
share-rename = Renombrar
share-botNamed = Dar a un bot: { $name }
share-otherBotNamed = Que este bot lleve a { $name }
share-humanNamed = Dar a un jugador: { $name }
share-reissueNamed = Enlace nuevo para { $name }
share-copyNamed = Copiar el enlace para { $name }
share-you = Tú
share-open = Nadie
share-saved = Guardado como { $name }.
share-reportNote = Crea un archivo con lo que sabe tu puesto y nada de lo que otros guardan en secreto. Envíaselo a quien lleva esta mesa.
share-report = Informar de un problema
share-reportField = ¿Qué ha salido mal?
share-reportSend = Crear el informe
share-hand = Mostrar mi mano al pelotón

settings-title = Ajustes
settings-guard = Preguntarme si protejo
settings-guard-always = Siempre
settings-guard-matters = Cuando importa
settings-guard-never = Nunca
settings-speed = Velocidad de la animación
settings-speed-instant = Al instante
settings-speed-fast = Rápida
settings-speed-normal = Normal
settings-speed-step = Paso a paso

director-label = Lo que se muestra
director-told = Lo que ocurre
director-next = Siguiente
director-skip = Saltar
director-again = Desde tu última elección
director-againTitle = Vuelve a mostrar lo que ha pasado desde tu última elección

settings-volume = Volumen
settings-percent = { $n } %
settings-mute = Sin sonido
settings-motion = Menos movimiento
settings-floor = Suelo del mapa
settings-floor-auto = Pintado, salvo en dispositivos lentos
settings-floor-painted = Pintado
settings-floor-plain = Liso
settings-camera = Cámara
settings-camera-close = Se acerca a lo que importa
settings-camera-whole = Muestra el mapa entero
settings-letters = Mostrar siempre las letras de las zonas y los números de las piezas
settings-hints = Mostrar pistas para quien empieza con el juego de tablero
settings-language = Idioma
settings-keys = Teclas
settings-keysText = Del 1 al 9 y el 0 son las cartas de tu mano; cada una conserva su número todo el turno. La letra de cada opción la elige, y E siempre termina, pasa o rechaza; las flechas recorren todo lo que se ofrece; Intro elige; Esc cierra lo que está encima; I explica lo que tiene el foco, con enlaces a sus reglas; S aconseja qué hacer, donde hay consejos; R vuelve a mostrar lo que ha pasado desde tu última elección; mientras se muestra algo, cualquier tecla lo salta, y con «Paso a paso» Espacio sigue; U o Ctrl+Z deshace; ? abre las reglas.

card-copies = { $n } { $n ->
    [one] copia
   *[other] copias
  }

link-waiting = Conexión perdida. Nuevo intento dentro de { $s } s.
link-connecting = Conectando…
link-closed = Este puesto ya no está abierto.
link-gone = Esta mesa se ha borrado.
link-retry = Probar ahora
link-offline = No se puede llegar al servidor.

error-stale_version = Alguien ha sido más rápido. Así está ahora la mesa.
error-unavailable = El servidor no llega ahora a su almacén. Vuelve a intentarlo dentro de un momento.
error-too_many = El servidor tiene ahora demasiado que hacer. Vuelve a intentarlo dentro de un momento.
error-gone = Esta mesa se ha borrado.
error-other = El servidor no ha podido responder a eso.
error-offline = No se puede llegar al servidor.

resign-button = Rendirse…
resign-sureSquad = El pelotón abandona la misión y ganan los Locust. ¿Rendirse?
resign-sureAsk = La misión se abandona si todos en la mesa están de acuerdo. ¿Preguntar a los demás?
resign-sureGame = El otro bando gana la partida en el acto. ¿Rendirse?
resign-sureCampaign = El otro bando gana esta partida del capítulo; la campaña sigue. ¿Rendirse?
resign-yes = Sí, rendirse
resign-yesAsk = Sí, preguntar
resign-yesNamed = { $name } se rinde
resign-no = Seguir
resign-label = Rendirse
resign-wait = Quieres rendirte. Falta la respuesta de { $others }.
resign-wants = { $name } quiere abandonar la misión. ¿Estás de acuerdo?
resign-watching = { $name } quiere abandonar la misión. Falta la respuesta de { $others }.
resign-agreed = De acuerdo: { $names }.
resign-allow = Rendirse
resign-refuse = Seguir
resign-withdraw = Mejor seguir
resign-declined = No todos quieren rendirse: la partida sigue.

tabs-label = Paneles de la mesa

# Cómo se juntan las partes: listas, lo que se dice de algo, un nombre delante de lo que va aparte.
join-comma = { $before }, { $next }
join-semicolon = { $before }; { $next }
join-colon = { $what }: { $words }
join-heading = { $what }:
join-stop = { $words }.
join-sentence = { $before } { $next }
