# Lo que dice el servicio de la mesa web además de las palabras del juego mismo.

## Mensajes que no se obedecen

server-wrong-seat = Ese puesto no es tuyo.
server-not-your-turn = Le toca a otro jugador.
server-game-over = La partida ha terminado.
server-stale = La mesa ha cambiado entretanto; así está ahora.
server-spectators-watch = Los espectadores solo miran.
server-spectators-no-seat = Los espectadores no tienen puesto.
server-spectators-set-nothing = Los espectadores no tienen nada que ajustar.
server-spectators-undo-nothing = Los espectadores no deshacen nada ni se rinden.
server-nothing-to-allow = Ahora nadie espera tu respuesta.
server-hands-stay-hidden = En esta partida las manos siguen ocultas.
server-not-at-this-table = Eso no se puede pedir en este juego.
server-hello-first = El primer mensaje tiene que ser un «hello».
server-hello-late = El mensaje «hello» no ha llegado a tiempo.
server-hello-again = Ya se ha enviado «hello».
server-dead-link = Este enlace no abre ningún puesto.
server-slow-down = Demasiados mensajes; ve más despacio.
server-too-many-requests = Demasiadas peticiones desde tu dirección; espera un momento.
server-ask-later = Has pedido más de lo que esta mesa puede calcular a la vez; espera un momento y vuelve a pedirlo.
server-advice-later = Has pedido muchos consejos; pide otro dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
    }.
server-no-advice = No ha salido ningún consejo. No ha cambiado nada; vuelve a intentarlo o elige por tu cuenta.
server-no-advice-for-opponents = No hay consejos cuando dos personas juegan una contra otra.
server-chances-at-the-end = Las probabilidades de ganar se ven cuando termina la partida.
server-no-chances = No se han podido calcular las probabilidades de ganar de esta partida.
server-text-only = Solo se entienden tramas de texto.
server-message-too-long = Ese mensaje es demasiado largo.
server-bad-message = Ese mensaje no se entiende.
server-text-unprintable = Ese texto contiene caracteres que no se pueden mostrar; quita los saltos de línea y los caracteres de control.
server-text-too-long = Ese texto es demasiado largo: escribe { $most } caracteres como máximo.
server-text-empty = Ahí no hay nada que leer; escribe algo antes.
server-went-wrong = Aquí algo ha salido mal. No se ha perdido nada: se muestra la mesa tal como está.

## Dicho en la mesa

server-table = Mesa
server-bots-stopped = Aquí solo juegan bots y ya llevan { $turns } turnos: se detienen. La partida sigue cuando alguien ocupe un puesto.

## Llamadas que se rechazan

server-needs-link = Para esto hace falta un enlace de la partida.
server-other-game = Este enlace no abre esa partida.
server-no-such-game = No existe esa partida.
server-no-such-seat = No existe ese puesto.
server-no-such-step = { $last ->
    [one] Esta partida lleva por ahora { $last } elección.
   *[other] Esta partida lleva por ahora { $last } elecciones.
}
server-host-gives-seats = Los puestos los reparte el anfitrión.
server-seat-needs-name = Un puesto necesita un nombre.
server-bot-needs-no-link = Un bot no necesita enlace; da antes el puesto a una persona.
server-only-seats-leave = Solo puede dejar la mesa quien ocupa un puesto.
server-first-by-chance = Se puede pedir que empiece uno de los puestos, pero solo si no se da una semilla.
server-guided = La misión guiada tiene su propia misión, sus soldados y su semilla, y la juega una persona.
server-each-side-once = Un puesto lleva a la CGO y el otro a los Locust.
server-too-many-games = Demasiadas partidas desde aquí; vuelve más tarde.
server-own-content-only = Este servicio solo juega con su propio contenido.
server-foreign-file = Ese archivo no es una partida de aquí, o tiene más de { $most } elecciones.
server-unreadable-file = Ese archivo no se puede leer como partida. Elige uno que se haya guardado desde una mesa de aquí, tal como se guardó.
server-export-running = Una partida en marcha solo la puede exportar el anfitrión.
server-export-sealed = Entre adversarios nadie ve el registro antes del final. Se podrá exportar cuando termine la partida.
server-seed-is-drawn = Entre adversarios la mesa sortea la semilla. No la pongas.
server-show-of-bots = Solo puede seguir sin que nadie la mire una partida en la que los bots ocupan todos los puestos.
server-too-many-shows = Ya hay en marcha tantas partidas solo de bots como puede haber. Prueba cuando termine alguna, o mira esta: los bots juegan mientras haya alguien.
server-dead-invitation = Esta invitación ya se ha usado, o la sustituyó otra más nueva. Pide otra al anfitrión, si no fuiste tú quien la usó.
server-seat-is-claimed = Este puesto es de quien lo ocupó. Se puede dar a otra persona cuando lo deje.
server-not-for-opponents = Esta mesa no se hizo para adversarios en dos sitios: puede que se conozcan su registro y su semilla. Crea para eso una partida nueva.
server-not-frozen = Esta partida no está congelada: ábrela.
server-busy = Ahora mismo hay demasiado que hacer. Vuelve a intentarlo dentro de un momento.
server-storage-silent = El almacén de esta mesa no responde. Si tu última elección se guardó, la verás en cuanto responda; si no, elige otra vez entonces.
server-table-gone = Esta mesa se ha cerrado.
server-body-too-large = Eso es más de lo que lee este servicio.
server-not-understood = No se entiende: { $where }
server-http = { $status ->
    [404] En esa dirección no hay nada.
    [405] Eso no se puede hacer en esa dirección.
   *[other] Esa llamada no tiene respuesta.
}
server-foreign-page = Eso solo lo puede hacer una página de esta mesa.
server-other-host = La mesa no se llama así. Ábrela en la dirección con la que se arrancó.
server-full = Ya hay demasiada gente; vuelve a intentarlo dentro de un momento.
server-broken = Aquí algo ha salido mal.

## Lo que se puede jugar

bot-simple = Simple
bot-recruit = Recluta
bot-soldier = Soldado
bot-veteran = Veterano
bot-random = Al azar
bot-simple-about = Juega con buenas costumbres y al momento.
bot-recruit-about = Juega por costumbre y a veces se equivoca: para una primera partida.
bot-soldier-about = Prueba sus mejores opciones en partidas imaginadas antes de elegir. Compañero y adversario de respeto.
bot-veteran-about = Juega como el soldado, pero piensa cuatro veces más tiempo: el más fuerte que hay.
bot-random-about = Elige cualquier opción.
server-tutorial = Tutorial
server-tutorial-about = Los primeros turnos paso a paso: cartas, cobertura, ataques y reacciones. A partir de ahí, los turnos son tuyos.

## La lista de llamadas

server-docs-title = E-Day: llamadas
server-docs-heading = Llamadas
server-docs-in-full = La lista completa, en formato OpenAPI

## Contadores

metric-choices = Elecciones aceptadas y guardadas.
metric-undos = Elecciones deshechas.
metric-stale = Elecciones rechazadas porque la mesa había cambiado.
metric-conflicts = Cambios que otro proceso había hecho antes.
metric-games-created = Partidas creadas o importadas.
metric-messages = Mensajes recibidos por socket.
metric-refused = Mensajes por socket rechazados.
metric-requests = Llamadas REST recibidas.
metric-database-errors = Errores de la base de datos.
metric-choice-seconds = Segundos desde que se recibe una elección hasta que se guarda.
metric-call-seconds = Segundos que ha tardado una llamada.
metric-loop-lag-seconds = Segundos de retraso del bucle de eventos.
metric-connections = Sockets abiertos.
metric-rooms = Partidas en memoria.

## En la línea de comandos

server-table-at = La mesa está en { $address }
server-table-here = La mesa está en { $address } (Ctrl-C para salir)
server-no-browser = No se ha podido abrir un navegador: abre tú esa dirección.
server-no-client = El cliente del navegador no está compilado: solo se sirven las llamadas de /api.

## Por qué no puede arrancar el servicio

server-port-taken = El puerto { $port } de { $host } está en uso. Cierra lo que lo usa, o indica otro con --port.
server-port-forbidden = No puedes usar el puerto { $port } de { $host }. Indica uno por encima de 1023 con --port.
server-no-such-address = Este equipo no tiene la dirección { $host }. Indica una de las suyas con --host.
server-cannot-listen = No se puede escuchar en el puerto { $port } de { $host }: { $problem }.
server-no-driver = La base de datos { $database } necesita el módulo { $module }, que no está instalado. Para PostgreSQL, instala eday con su extra «postgres».
server-bad-database = La base de datos { $database } no se entiende. Usa una dirección como sqlite:///table.sqlite o postgresql://usuario@servidor/nombre.
server-newer-database = La base de datos { $database } la escribió una versión más nueva de E-Day. Usa esa versión, u otra base de datos.
server-damaged-database = La base de datos { $database } está dañada, o no es un archivo de SQLite. Recupera una copia, o indica otro archivo.
server-unwritable-database = La base de datos { $database } no se puede abrir para escribir. Comprueba que existe su carpeta y que puedes escribir en ella.
server-silent-database = La base de datos { $database } no responde o no nos deja entrar. Comprueba que está en marcha, y su dirección, usuario y contraseña.
server-one-worker = SQLite sirve a un solo proceso. No pongas --workers, o indica una base de datos PostgreSQL (--database).
server-not-started = El servicio no ha podido arrancar por un fallo propio: { $problem }.
