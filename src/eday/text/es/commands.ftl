# Lo que dice el comando `eday` además de las palabras del juego mismo.
# Los mensajes que empiezan por help- ocupan una sola línea y no tienen argumentos: --help los lee sin el analizador.

## Errores

command-error = eday: error: { $problem }
command-players-cogs = --players { $players } no concuerda con --cogs, que nombra { $cogs ->
    [one] a { $cogs } soldado
   *[other] a { $cogs } soldados
}
command-guided = --guided tiene su propia misión, sus soldados y su semilla: no pongas { $option }
command-no-file = { $file }: no es un registro ni una partida guardada
command-no-json = { $file }: no es un registro ni una partida guardada (no es JSON)
command-no-rule-with = ninguna regla contiene «{ $word }»
command-no-folder = { $folder } no es una carpeta
command-no-tests = para la cobertura de las reglas hace falta la carpeta de pruebas del código fuente; indica una con --tests DIR
command-not-positive = «{ $text }» no es un número entero de 1 en adelante
command-not-seconds = «{ $text }» no es un número de segundos como 1 o 0.5
command-not-seed = «{ $text }» no es un número entero de 0 a { $last }
command-not-language = no hay catálogo de «{ $text }», solo de: { $known }
command-no-catalogues = EDAY_CATALOGUES indica { $folder }, que no es una carpeta
command-not-chapter = «{ $text }» no es un capítulo: un número de 1 en adelante, `tutorial` o `all`
command-not-one-chapter = «{ $text }» no es un solo capítulo: un número de 1 en adelante, o `tutorial`
command-not-port = «{ $text }» no es un puerto de 0 a 65535
command-not-players = «{ $text }» no es un número de jugadores de 1 a { $most }
command-not-range = «{ $text }» no es un intervalo de jugadores: el número menor va delante
command-not-age = «{ $text }» no es un periodo: escribe horas, días o semanas, por ejemplo 12h, 90d u 8w
command-not-bots = «{ $text }» no es una lista de bots separados por comas; bots: { $known }
command-not-cogs = «{ $text }» no es una lista de 1 a { $most } códigos de soldados separados por comas

## Errores en la línea de comandos

command-parser-error = { $prog }: error: { $message }
command-parser-argument = argumento { $argument_name }: { $message }
command-parser-unrecognized = no se reconoce: { $what }
command-parser-not-allowed = no puede ir junto con { $what }
command-parser-explicit = no admite ningún valor, y se le ha dado { $what }
command-parser-required = faltan argumentos: { $what }
command-parser-one-required = hace falta uno de estos argumentos: { $what }
command-parser-expected-one = hace falta un valor
command-parser-expected-at-most = admite un valor como mucho
command-parser-expected-at-least = hace falta al menos un valor
command-parser-expected = { $count ->
    [one] hace falta { $what } valor
   *[other] hacen falta { $what } valores
}
command-parser-ambiguous = opción ambigua: { $option } podría ser { $matches }
command-parser-value = { $value } no es un valor de tipo { $type }
command-parser-choice = { $value } no vale; opciones: { $choices }

## Lo que imprimen los comandos

command-version =
    eday { $version }, { $build ->
        [compiled] compilado
       *[plain] solo Python
    }
command-no-client = La mesa del navegador no está compilada aquí, así que esta es la del terminal.
command-components = piezas: cartas, figuras, piezas de Mapa, indicadores o dados de la caja; las tres últimas columnas cuentan los valores por su origen
command-content-game = { $game ->
    [cards] El juego de cartas
   *[components] El juego de tablero
}
command-content-hash = contenido del juego de tablero { $hash }, del juego de cartas { $card_hash }
command-overlay-changes = { $file }: { $entries }
command-overlay-valid = { $folder }: válida, entradas cambiadas: { $count }
command-map-size = { $size ->
    [small] pequeño
    [medium] mediano
    [large] grande
   *[variable] variable
}
command-map-title = { $mission }, semilla { $seed }
command-map-drawn = dibujado: { $file }
command-aid-nothing = di qué hay que escribir: --pdf FILE, --html FILE o ambos
command-aid-written = escrito: { $file }{ $pages ->
    [0] {""}
    [one] {" "}({ $pages } página)
   *[other] {" "}({ $pages } páginas)
}
command-replayed = { $file }: { $kind ->
    [record] registro comprobado
   *[save] partida guardada comprobada
}, elecciones: { $choices }
command-winner = { $winner ->
    [cog] ha ganado la CGO
    [locust] han ganado los Locust
   *[draw] empate
} ({ $reason ->
    [mission_complete] misión cumplida
    [all_bleeding_out] todos los soldados caídos
    [door_out_of_reach] una puerta fuera de alcance
    [resigned] rendición
    [deck_out] un mazo se ha acabado
    [card] lo dice una carta
    [turn_limit] el mazo mayor tras el último turno
    [campaign] la campaña está decidida
   *[other] { $reason }
})
command-not-over = sin terminar: decide el puesto { $seat }
command-rule = { $rule }  ({ $about })
command-rule-untestable = Sin prueba: { $reason }
command-rule-sort = { $kind ->
    [example] ejemplo
    [quick] guía rápida
   *[commentary] comentario
}
command-rules-count = { $count } entradas. `eday rules BG-COVER` muestra un grupo, `eday rules BG-COVER-07` una de ellas. BG es el juego de tablero, CG el juego de cartas.
command-rules-coverage = Reglas y ejemplos que nombra alguna prueba: { $games }; otras { $untestable } no se pueden comprobar.
command-rules-share = { $game ->
    [board] juego de tablero
   *[card] juego de cartas
} { $tested } de { $total } ({ $percent } %)
command-rules-untested = { $heading }: { $untested } de { $total } sin prueba
command-rules-untestable = No comprobables
command-rules-reason = { $rule }: { $reason }

## Lo que imprime `eday text`

command-text-no-checkout = los idiomas se escriben en el código fuente, o en una carpeta que indique EDAY_CATALOGUES
command-text-bad-code = «{ $code }» no es el código de un idioma: dos o tres letras minúsculas, por ejemplo fr
command-text-exists = { $folder } ya existe
command-text-begun = { $folder }: { $files ->
    [one] { $files } archivo vacío
   *[other] { $files } archivos vacíos
}
command-text-next = Escribe en ellos los mensajes de los archivos ingleses del mismo nombre; docs/translating.md cuenta cómo. `eday text report --lang { $code }` dice qué falta, `eday --lang { $code } missions` habla con lo que hay.
command-text-share = { $done } de { $all }
command-text-unreadable = { $language }, no se pueden leer: { $count }
command-text-twice = { $language }, escritos dos veces: { $count }
command-text-missing = { $language }, faltan: { $count }
command-text-names = { $language }, nombres de componentes que faltan: { $count }
command-text-unused = { $language }, nada los pide: { $count }
command-text-arguments = { $language }, con argumentos que el inglés no tiene: { $count }
command-text-forms = { $language }, piden formas que ningún nombre tiene: { $count }
command-text-functions = { $language }, llaman a funciones que no existen: { $count }
command-text-left-out = { $language }, omiten argumentos (está bien donde la frase no los necesita): { $count }
command-text-long = { $language }, mucho más largos que en inglés (columnas / columnas): { $count }
command-text-same = { $language }, iguales que en inglés: { $count }
command-text-finding = { $key ->
    [none] { $file }: { $detail }
   *[other] { $detail ->
        [none] { $file }: { $key }
       *[other] { $file }: { $key } ({ $detail })
    }
}
command-text-more = y { $count } más: --json los tiene todos

## Lo que imprime `eday admin`

command-admin-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
command-admin-frozen = congelada
command-admin-kind = { $kind ->
    [board] tablero
    [card] cartas
    [campaign] campaña
   *[other] { $kind }
}
command-admin-status = { $status ->
    [finished] terminada
    [running] en curso
   *[other] { $status }
}
command-admin-sitter = { $kind ->
    [human] persona
    [hotseat] en la misma pantalla
    [open] libre
    [bot] bot
   *[other] { $kind }
}
command-admin-game = partida { $game }: { $kind }, { $status }
command-admin-times = creada { $created }, último cambio { $updated }
command-admin-figures = elecciones: { $choices }, líneas de charla: { $talk }
command-admin-why-frozen = congelada: { $reason }
command-admin-no-reason = sin motivo
command-admin-summary = { $key }: { $value }
command-admin-said = { $at } { $name }: { $text }
command-admin-is-frozen = { $frozen ->
    [yes] La partida { $game } está congelada.
   *[no] La partida { $game } se puede jugar.
}
command-admin-sure-delete = ¿Borrar para siempre la partida { $game }, de { $names }, con { $choices ->
    [one] { $choices } elección
   *[other] { $choices } elecciones
}? [s/N]
command-admin-sure-forget = ¿Borrar para siempre { $lines ->
    [one] { $lines } línea de charla
   *[other] { $lines } líneas de charla
} y cambiar { $names ->
    [one] { $names } nombre
   *[other] { $names } nombres
}, en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}? [s/N]
command-admin-sure-expire = { $count ->
    [one] ¿Borrar para siempre { $count } partida? [s/N]
   *[other] ¿Borrar para siempre { $count } partidas? [s/N]
}
command-admin-needs-yes = Esto borra para siempre y no hay a quién preguntar; añade --yes
command-yes-words = s si sí y yes
command-admin-left = No se ha cambiado nada.
command-admin-deleted = { $count ->
    [one] { $count } partida borrada
   *[other] { $count } partidas borradas
}
command-admin-due = { $count ->
    [one] se borraría { $count } partida
   *[other] se borrarían { $count } partidas
}
command-admin-forgotten = { $lines ->
    [one] { $lines } línea de charla borrada
   *[other] { $lines } líneas de charla borradas
}, { $names ->
    [one] { $names } nombre cambiado
   *[other] { $names } nombres cambiados
}, en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
command-admin-backed-up = { $file }: { $bytes } bytes, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, copia comprobada

## Cabeceras de columnas

column-about = sobre
column-areas = zonas
column-at = posición
column-choices = elecciones
column-covers = coberturas
column-created = creada
column-designed = propios
column-difficulty = dificultad
column-door = puerta
column-enemies = enemigos
column-entries = entradas
column-equipment = equipo
column-frozen = congelada
column-game = partida
column-group = grupo
column-holes = agujeros
column-kind = tipo
column-language = idioma
column-map = mapa
column-messages = mensajes
column-mission = misión
column-name = nombre
column-names = nombres
column-noted = notas
column-page = página
column-pieces = piezas
column-players = jugadores
column-plays = lleva
column-printed = impresos
column-recalled = recordados
column-rules = reglas
column-seat = puesto
column-sitter = tipo
column-stages = fases
column-status = estado
column-tile = pieza
column-turned = giro
column-updated = cambiada
column-wrong = errores

## Leyenda de un mapa dibujado

legend-wall = pared
legend-open = borde abierto
legend-cover = cobertura
legend-elevation = cambio de altura
legend-hole = agujero de emergencia
legend-equipment = equipo
legend-door = puerta
legend-entrance = entrada

## Ayuda

help-eday = Una mesa digital no oficial para Gears of War: El juego de tablero, que hace cumplir sus reglas.
help-more = `eday COMMAND --help` explica un comando.
help-commands = comandos
help-actions = acciones
help-examples = ejemplos:
help-version = imprime la versión y termina
help-usage = uso:
help-arguments = argumentos
help-options = opciones
help-help = muestra esta ayuda y termina
help-lang = idioma en que habla (si no se indica: el de EDAY_LANG, o en)
help-mission = código de misión, véase `eday missions` (si no se indica: emergence)
help-content-option = carpeta de contenido propio con valores corregidos de los componentes
help-json = imprime JSON para programas
help-insane = dificultad locura

help-play = jugar al juego de tablero o al juego de cartas
help-play-about = Juega una misión del juego de tablero, a solas o con amigos en torno a una pantalla, o al juego de cartas contra un bot o contra quien tengas al lado. Abre la mesa en un navegador; con --terminal, --resume o --plain se juega en este terminal, que pregunta lo que las opciones dejan abierto.
help-play-game = qué juego: board (tablero), card (un capítulo de cartas) o campaign (campaña) (si no se indica: board)
help-play-chapter = juego de cartas: un capítulo de 1 a 15, o tutorial (si no se indica: 1)
help-play-side = juego de cartas: qué bando llevas; both es para dos personas ante una pantalla (si no se indica: cog)
help-play-people = juego de tablero: cuántos de los jugadores son personas; los bots ocupan los últimos puestos (si no se indica: todos)
help-play-bot = quién lleva el otro bando del juego de cartas, o los puestos que --people deja a los bots (si no se indica: %(default)s)
help-play-terminal = juega en este terminal, no en el navegador
help-play-mission = código de misión, véase `eday missions`
help-play-guided = juego de tablero: la primera misión guiada, explicada paso a paso
help-play-cogs = códigos de los soldados por orden de puesto, separados por comas
help-play-players = número de jugadores, de 1 a 4
help-play-seed = número que fija todo el azar (si no se indica: al azar)
help-play-horde = dificultad del Modo Horda (si no se indica: normal)
help-play-resume = continúa una partida guardada (si no se indica: la más reciente)
help-play-plain = sin colores ni signos de dibujo
help-play-port = puerto de la mesa (si no se indica: uno libre)

help-serve = servir la mesa a navegadores de otros equipos
help-serve-about = Sirve la mesa web hasta que se detenga. Las partidas se guardan en un archivo de SQLite de tu carpeta de datos, o en la base de datos indicada con --database o EDAY_DATABASE_URL. La mayoría de las opciones se pueden fijar también con variables de entorno, que enumera docs/serving.md.
help-serve-host = dirección (si no se indica: solo este equipo)
help-serve-port = puerto, 0 para uno libre (si no se indica: 8000)
help-serve-database = base de datos (si no se indica: un archivo de SQLite en tu carpeta de datos)
help-serve-workers = procesos que sirven juntos en el puerto; para más de uno hace falta PostgreSQL (si no se indica: 1)
help-serve-bot-pause = cuánto esperan los bots antes de elegir, para que se pueda mirar; menos en un turno largo (si no se indica: 0.7)
help-serve-host-name = nombre con el que los navegadores pueden llamar a la mesa, una dirección o una red, con puerto o sin él; se puede repetir (si no se indica: cualquiera)
help-serve-origin = origen de otras páginas que pueden jugar aquí, como https://club.example.org; se puede repetir (si no se indica: ninguno)
help-serve-proxy = dirección o red de un proxy al que se cree cuando nombra a sus visitantes en X-Forwarded-For; se puede repetir (si no se indica: no se cree a nadie)
help-serve-metrics = dirección en la que se dan a todo el mundo cifras para Prometheus (si no se indica: en ninguna)
help-serve-metrics-token = clave con la que se dan cifras para Prometheus en /metrics (si no se indica: a nadie)
help-serve-limit = cuánto puede pedir un visitante, como NOMBRE=VALOR; se puede repetir; los nombres están más abajo
help-serve-limits = límites, cuánto valen normalmente y de qué tratan (cada uno también con una variable de entorno, como EDAY_LIMIT_MESSAGE_BYTES):

help-selfplay = hacer que los bots jueguen muchas partidas y dar cifras
help-selfplay-about = Hace que los bots jueguen muchas partidas según las reglas y cuenta quién ganó, cuánto duraron y a qué velocidad.
help-selfplay-game = board, card, o campaign para campañas enteras del juego de cartas (si no se indica: board)
help-selfplay-bot = quién juega; varios, separados por comas, ocupan los puestos por orden, y el último todos los que queden; dos distintos en el juego de cartas juegan cada reparto dos veces, cambiando de bando (si no se indica: random en el juego de tablero, simple en el de cartas)
help-selfplay-rollouts = máximo de partidas de prueba por decisión de soldados y veteranos: con menos juegan más deprisa y peor (si no se indica: las de su nivel)
help-selfplay-players = número de jugadores (si no se indica: 1-4)
help-selfplay-mission = código de misión, o `all` para todas las misiones, una tras otra (si no se indica: emergence)
help-selfplay-chapter = capítulo del juego de cartas, `tutorial`, o `all` para todos los capítulos, uno tras otro (si no se indica: all)
help-selfplay-horde = dificultad del Modo Horda (si no se indica: todas, una tras otra)
help-selfplay-games = número de partidas (si no se indica: 100)
help-selfplay-max-turns = turnos tras los que se corta una partida de tablero, ni ganada ni perdida (si no se indica: 400)
help-selfplay-seed = semilla de la primera partida: la misma reparte las mismas partidas a otros bots, para compararlos (si no se indica: 1)
help-selfplay-workers = procesos (si no se indica: uno por núcleo)
help-selfplay-state = archivo para las partidas terminadas: el mismo comando sigue desde ahí, también con más partidas

help-missions = enumerar las misiones
help-missions-about = Enumera las misiones.

help-rules = consultar una regla, o ver qué reglas tienen pruebas
help-rules-about = Busca reglas del juego de tablero (BG-...) y del juego de cartas (CG-...) por código, por grupo o por palabra, o muestra qué reglas nombra alguna prueba.
help-rules-id = una regla (BG-COVER-07, CG-COVER-04) o un grupo de reglas (BG-COVER, CG-COVER)
help-rules-search = reglas que contienen una palabra
help-rules-coverage = qué reglas nombra alguna prueba, contadas por juego
help-rules-tests = carpeta de pruebas para --coverage (si no se indica: la del código fuente)

help-content = mostrar qué componentes hay y de dónde salen sus valores
help-content-about = Cuenta los componentes por grupo y sus valores por origen: impresos, recordados o propios. `eday content check DIR` comprueba una carpeta de contenido propio.
help-content-check = comprobar el contenido propio
help-content-check-about = Comprueba una carpeta de contenido propio.
help-content-folder = carpeta de contenido propio

help-map = montar el mapa de una misión y describirlo o dibujarlo
help-map-about = Monta el mapa de una misión como lo haría una semilla, y lo describe, imprime su geometría o lo dibuja.
help-map-seed = semilla del mapa (si no se indica: 1)
help-map-levels = primer nivel (1) o todos (all) (si no se indica: 1)
help-map-json = imprime zonas, bordes, distancias y visión como JSON
help-map-svg = escribe un dibujo

help-aid = escribir una ayuda de juego para imprimir: reglas en breve y referencia
help-aid-about = Escribe la ayuda de un juego como PDF o como página: las reglas en breve en dos páginas y después lo que se consulta en la mesa.
help-aid-game = board (tablero) o card (cartas)
help-aid-paper = a4 o letter (si no se indica: a4)
help-aid-pdf = escribe un PDF (necesita el extra: pip install "eday[aid]")
help-aid-html = escribe una página para el navegador
help-aid-font = archivo de la fuente con que se imprime, en vez de la que fontconfig encuentra para el idioma

help-show = dibujar una posición, o lo que ve un puesto de una partida guardada
help-show-about = Dibuja una posición que alguien ha pegado, o una partida guardada o registrada tal como la ve un puesto. Con --text escribe la partida como posición: lo que ese puesto puede saber y nada más, lo bastante corto para informar de un fallo.
help-show-file = posición, partida guardada o registro; con - se lee lo que se escribe o llega por una tubería
help-show-seat = con los ojos de qué puesto se mira, desde 0 (si no se indica: el que decide)
help-show-text = escribe la posición en vez de dibujarla
help-show-plain = dibuja con signos sencillos
command-odd-position = { $file } empieza como una posición, pero le faltan partes o están cambiadas. Cópiala otra vez, entera.

help-replay = comprobar una partida guardada o registrada y mostrar cómo acabó
help-replay-about = Vuelve a jugar un registro o una partida guardada desde su semilla, comprueba que sale igual y muestra cómo acabó.
help-replay-file = registro o partida guardada
help-replay-events = imprime todos los sucesos
help-replay-chances = muestra la probabilidad de ganar de la CGO turno a turno, y los momentos decisivos

help-bench = medir la velocidad del motor
help-bench-about = Mide las decisiones por segundo, las copias y los demás caminos más transitados del motor.
help-bench-quick = unos segundos, cifras aproximadas
help-bench-peers = mide también otros motores, si están instalados
help-bench-write = escribe la tabla de motores en este archivo, entre sus dos marcas (mide también otros motores)

help-lab = crear lo que saben los jugadores, estudiar cómo juegan
help-lab-about = Experimentos con jugadores: crear lo que saben, hacer que jueguen muchas partidas y contar qué ha salido.
help-lab-train = aprender a valorar posiciones, desde cero
help-lab-train-about = Vuelve a crear desde cero los pesos por los que se guían los jugadores más fuertes: partidas de jugadores contra sí mismos, una red ajustada a ellas, partidas de esa red, y así sucesivamente. Un entrenamiento es una carpeta; si se detiene, el mismo comando sigue donde estaba. Para el ajuste hace falta PyTorch (pip install "eday[train]").
help-lab-scale = medir con qué frecuencia se ganan las posiciones
help-lab-scale-about = Hace que los bots jueguen al juego de tablero, mira con qué frecuencia se ganan las posiciones a las que la red da cierto valor, y escribe la escala con la que los consejos y las curvas dicen las probabilidades de ganar.
help-scale-games = partidas, entre todas las misiones y números de soldados (si no se indica: 2000)
help-scale-bot = quién juega (si no se indica: simple)
help-scale-out = dónde se escribe (si no se indica: junto a los pesos en uso)
help-train-game = el juego que se aprende
help-train-run = carpeta del entrenamiento (si no se indica: train-GAME)
help-train-rounds = rondas de partidas y ajuste (si no se indica: 8)
help-train-games = partidas de cada ronda (si no se indica: 8000)
help-train-first-games = partidas de la primera ronda, en la que se juega por pura costumbre (si no se indica: como --games)
help-train-gate = repartos del duelo contra los mejores pesos hasta ahora, después de cada ronda (si no se indica: 150)
help-train-seed = semilla de todo (si no se indica: 1)
help-train-workers = procesos que juegan (si no se indica: uno por núcleo)
help-train-seconds = segundos, más o menos, tras los que se detiene; el mismo comando sigue donde estaba
help-train-only = solo este paso de cada ronda
help-train-fit-python = un Python con numpy y PyTorch, si este no los tiene
help-train-install = al final, pone los mejores pesos donde los encuentran los jugadores

help-load = medir cuántas partidas aguanta un servicio
help-load-about = Abre muchas partidas, hace que en cada una un jugador elija al azar tras pensar un poco, y da las elecciones por segundo, la latencia y lo que gasta el servicio por elección y por partida. Sin --url se arranca un servicio con una base de datos vacía y sin límites; un servicio en una URL conserva los suyos.
help-load-games = número de partidas (si no se indica: 200)
help-load-game = board, o card para capítulos del juego de cartas (si no se indica: board)
help-load-players = puestos de cada partida de tablero (si no se indica: 2)
help-load-bots = un bot en todos los puestos menos uno: en cada partida juega un invitado, y se dice cuánto dura el turno de un bot (si no se indica: personas en todos los puestos)
help-load-seconds = duración del juego (si no se indica: 30)
help-load-think = segundos antes de cada elección (si no se indica: 1 3)
help-load-workers = procesos del servicio; para más de uno hace falta PostgreSQL, y sin --database se arranca uno donde esté instalado (si no se indica: 1)
help-load-database = base de datos del servicio; las partidas se quedan en ella (si no se indica: una que se borra al terminar)
help-load-url = un servicio en marcha de este equipo (si no se indica: uno propio)
help-load-clients = procesos de los jugadores (si no se indica: uno por cada 400 partidas)
help-load-seed = semilla de la primera partida (si no se indica: 1)

command-warning = aviso: { $problem }
command-selfplay-board = { $games ->
    [one] { $finished } de { $games } partida terminada
   *[other] { $finished } de { $games } partidas terminadas
}: { $won }, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}{ $cut ->
    [0] { "" }
    [one] ; { $cut } cortada tras el turno { $last }
   *[other] ; { $cut } cortadas tras el turno { $last }
}
command-selfplay-won = { $finished ->
    [0] ninguna ganada
   *[other] { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    } ({ $percent } %, intervalo del 95 % de { $low } a { $high })
}
command-selfplay-squad = { $cogs ->
    [one] { $cogs } soldado
   *[other] { $cogs } soldados
}: { $won } de { $finished }, { $turns } turnos
command-selfplay-mission = { $mission }: { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
} de { $finished }, { $turns } turnos, fases vistas { $stages }{ $cut ->
    [0] { "" }
    [one] ; { $cut } cortada tras el turno { $last }
   *[other] ; { $cut } cortadas tras el turno { $last }
}
command-selfplay-lost = perdidas en la fase { $stage } ({ $reason ->
    [all_bleeding_out] todos los soldados caídos
    [door_out_of_reach] una puerta fuera de alcance
    [resigned] rendición
   *[other] { $reason }
}): { $games }
command-selfplay-card = { $games ->
    [one] { $finished } de { $games } partida terminada
   *[other] { $finished } de { $games } partidas terminadas
}: la CGO ganó { $cog }, los Locust { $locust } (entre paréntesis: intervalos del 95 %)
command-selfplay-match = { $first } ganó { $won } contra { $other }: { $share }
command-selfplay-share = { $percent } % (de { $low } a { $high })
command-selfplay-mean = { $value } (de { $low } a { $high })
command-selfplay-chapter = { $previous ->
    [cog] tras ganar la CGO
    [locust] tras ganar los Locust
   *[none] { $chapter ->
        [tutorial] tutorial
       *[other] capítulo { $chapter }
    }
}: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, CGO { $cog }, Locust { $locust }, turnos { $turns }, quien empieza { $first }
command-selfplay-thought = { $bot }: una decisión tarda { NUMBER($usual, maximumFractionDigits: 6) } ms (el 95 % de ellas, { $most } ms como máximo)
command-selfplay-speed = { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
} en { $seconds } s: { $rate } por segundo
command-selfplay-error = error: { $problem }
command-load-opening = abriendo partidas
command-load-playing = jugando
command-load-games = partidas
command-load-workers = procesos
command-load-finished = partidas jugadas hasta el final
command-load-seconds = segundos de juego
command-load-choices = elecciones
command-load-rate = elecciones por segundo
command-load-p50 = latencia en ms que no superan 50 de cada 100 elecciones
command-load-p90 = latencia en ms que no superan 90 de cada 100 elecciones
command-load-p99 = latencia en ms que no superan 99 de cada 100 elecciones
command-load-max = latencia en ms, la mayor
command-load-bot-turns = turnos de bots
command-load-bot-p50 = segundos que no superan 50 de cada 100 turnos de un bot
command-load-bot-p95 = segundos que no superan 95 de cada 100 turnos de un bot
command-load-bot-max = segundos del turno de un bot, el mayor
command-load-processor = tiempo de procesador del servicio por elección, en ms
command-load-database = tiempo de procesador de la base de datos por elección, en ms
command-load-memory = memoria del servicio con todas las partidas abiertas, en KiB
command-load-memory-idle = memoria por partida abierta, en KiB
command-load-memory-played = memoria por partida jugada, en KiB
command-load-average = carga media del equipo
command-load-error = errores: { $code }
command-load-fault = Fallo en el registro del servicio: { $fault }

help-text = ver cuánto hay de cada idioma, empezar otro
help-text-about = Cuida de los idiomas del programa. Se escriben en el código fuente, o en una carpeta que indique EDAY_CATALOGUES.
help-text-report = ver lo que le falta a un idioma y lo que tiene mal
help-text-report-about = Compara los archivos de un idioma con los ingleses: los mensajes, la página y las reglas. El código de salida es 1 cuando falta algo o algo está mal.
help-text-report-lang = código de un idioma (si no se indica: todos los que hay)
help-text-keys = imprime las claves de lo que falta, línea a línea
help-text-new = empezar un idioma
help-text-new-about = Crea la carpeta de un idioma, con un archivo vacío por cada uno de los ingleses.
help-text-code = código del idioma, por ejemplo fr

help-admin = cuidar de las partidas guardadas: enumerar, congelar, borrar, olvidar a alguien, copiar
help-admin-about = Cuida de las partidas de una mesa directamente en su base de datos, haya o no un servicio en marcha. Lo que borra pregunta antes, salvo con --yes. `eday admin ACTION --help` explica una acción.
help-admin-database = base de datos del servicio (si no se indica: EDAY_DATABASE_URL, o el archivo de SQLite de tu carpeta de datos)
help-admin-list = enumerar las partidas, primero las que llevan más tiempo sin que pase nada
help-admin-status = solo las partidas en marcha, o las terminadas
help-admin-older-than = solo las partidas en las que no pasa nada desde hace este tiempo: 12h, 90d, 8w
help-admin-show = mostrar una partida: sus puestos, sus cifras, por qué está congelada
help-admin-game = código de una partida, véase `eday admin list`
help-admin-talk = imprime también lo que se dijo en la mesa
help-admin-freeze = congelar una partida: se puede mirar y exportar, pero no jugar
help-admin-reason = por qué, para quienes la juegan
help-admin-unfreeze = dejar seguir una partida congelada
help-admin-delete = borrar una partida con todo lo que se eligió y se dijo en ella
help-admin-yes = no pregunta
help-admin-forget = borrar lo que dijo alguien y dar a sus puestos el nombre de su papel
help-admin-name = un nombre, tal como aparece en la mesa
help-admin-token = un enlace de un puesto, entero o su última parte: solo los puestos que abre (escribe --token=ENLACE si empieza por -)
help-admin-expire = borrar las partidas en las que no pasa nada desde hace este tiempo
help-admin-dry-run = solo dice cuántas son
help-admin-backup = copiar una base de datos SQLite en un archivo nuevo mientras el servicio está en marcha, y comprobar la copia
help-admin-file = archivo que se crea
