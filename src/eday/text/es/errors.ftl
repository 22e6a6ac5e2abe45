# Errores de personas y de archivos: qué está mal y qué se puede hacer.

error-error = Algo ha salido mal.
error-bad-setting = { $name } tiene que ser { $expected }, no «{ $text }».
error-unknown-limit = No existe el límite «{ $name }». Límites: { $known }.

## Cuidar de una mesa

error-admin-no-game = En esta base de datos no hay ninguna partida { $game }. `eday admin list` las enumera.
error-admin-nobody = En esta base de datos nadie con ese nombre o ese enlace tiene puesto ni ha dicho nada.
error-admin-reason = El motivo es una sola línea de { $most } caracteres como máximo.
error-admin-url = Eso no es la dirección de una base de datos ({ $problem }). Escribe sqlite:////ruta/a/table.sqlite o postgresql://usuario@servidor/nombre.
error-admin-driver = Aquí falta el módulo { $module }. Instala E-Day con su extra: pip install "eday[postgres]".
error-admin-unreachable = La base de datos no responde como debería: { $problem }.
error-admin-other-version = Las tablas de esta base de datos no son las de esta versión. Usa el `eday` con el que funciona su servicio, o arranca una vez el servicio de esta versión, que las pone al día.
error-admin-no-file = No existe el archivo de base de datos { $file }. Indica el que usa el servicio con --database o EDAY_DATABASE_URL.
error-admin-backup-postgres = Aquí solo se copian archivos de SQLite. Copia PostgreSQL con `pg_dump --format=custom --file=eday.dump { $database }`.
error-admin-backup-exists = { $file } ya existe. Indica un archivo nuevo.
error-admin-backup-failed = No se ha podido copiar { $file }: { $problem }.

## Medir el servicio

error-load-think = --think pide el tiempo de reflexión más corto y el más largo, en segundos, por ejemplo 1 3.
error-load-no-address = «{ $url }» no es la dirección de un servicio, como http://127.0.0.1:8000/.
error-load-elsewhere = { $host } no es este equipo. La carga solo se mide en 127.0.0.1, ::1 o localhost.
error-load-own-service = --workers y --database son para un servicio arrancado aquí. No los pongas, o no pongas --url.
error-load-needs-postgres = Para varios procesos hace falta PostgreSQL. Instálalo aquí, o indica una base de datos con --database postgresql://usuario@servidor/nombre.
error-load-postgres-failed = No se ha podido arrancar PostgreSQL para esto ({ $problem }). Indica una base de datos con --database postgresql://usuario@servidor/nombre.
error-load-no-service = El servicio no ha arrancado: { $problem }.
error-load-refused = El servicio no deja entrar a nadie más: { $problem }.
error-load-refused-there = El servicio no deja entrar a nadie más: { $problem }. Sus límites no se pueden levantar desde aquí: arráncalo con otros más altos (`eday serve --help` los enumera), o no pongas --url.
error-load-turned-away = El servicio ha echado a un jugador de su propia partida ({ $code }).
error-load-no-seat-for-bots = En una partida con un solo puesto no cabe ningún bot. Pide de 2 a 4 --players, o no pongas --bots.
error-load-silent = El servicio no responde como debería ({ $problem }).
error-load-client-died = Un proceso de jugadores ha terminado antes de tiempo. Mira la memoria del equipo, o prueba con menos partidas.

error-selfplay-bots = { $bots ->
    [one] Has indicado { $bots } bot
   *[other] Has indicado { $bots } bots
} para { $most ->
    [1] un solo puesto
   *[other] { $most } puestos
}. Indica como mucho uno por puesto.
error-selfplay-rollouts = --rollouts es para bots que buscan ({ $known }), no para { $bots }. No lo pongas, o indica uno de ellos con --bot.
error-selfplay-process-died = Ha muerto un proceso que jugaba partidas: alguien lo ha matado, o faltaba memoria. El mismo comando con --state sigue desde la última partida terminada; con menos --workers hace falta menos memoria.
error-selfplay-state-foreign = { $file } no contiene partidas de `eday selfplay`. Indica otro archivo con --state.
error-selfplay-state-other-run = { $file } contiene partidas de otra serie, que se diferencia en: { $differs }. Indica otro archivo con --state, o pide la misma serie.
error-selfplay-state-busy = Otra serie está escribiendo { $file }. Espera a que termine, o indica otro archivo con --state.
error-selfplay-state-damaged = { $file } está dañado en la línea { $line }. Quita esa línea, o indica otro archivo con --state.

## Preparación

error-weights-missing = No hay pesos aprendidos «{ $file }»: este jugador juega por pura costumbre. Créalos con «eday lab train».
error-weights-damaged = Los pesos aprendidos «{ $file }» están dañados: este jugador juega por pura costumbre. Vuelve a instalar E-Day, o créalos con «eday lab train».
error-weights-rules = Los pesos aprendidos «{ $file }» se hicieron para las reglas { $rules }, y estas son { $wanted }: este jugador juega por pura costumbre. Crea otros con «eday lab train».
error-weights-encoder = Los pesos aprendidos «{ $file }» se hicieron para otra manera de mirar el juego: este jugador juega por pura costumbre. Crea otros con «eday lab train».
error-train-game = Del juego «{ $game }» todavía no se puede aprender nada. Juegos: { $known }.
error-train-other-run = La carpeta «{ $folder }» es de otro entrenamiento: otros ajustes, otro juego u otras reglas. Indica los mismos ajustes, o una carpeta nueva con --run.
error-train-no-weights = La ronda { $number } todavía no tiene pesos. Ajústalos antes, sin --only o con «--only fit».
error-train-no-games = La ronda { $number } todavía no tiene partidas. Juégalas antes, sin --only o con «--only play».
error-train-fit = El ajuste ha fallado con «{ $python }»: { $problem } Necesita numpy y PyTorch: instala «eday[train]», o indica un Python que los tenga con --fit-python.
error-train-nothing-better = En «{ $folder }» no hay nada mejor que los pesos en uso: se quedan.
error-unknown-bot = Para este juego no hay ningún bot «{ $bot }». Bots: { $known }.
error-setup-unknown-mission = No hay ninguna misión «{ $mission }». Misiones: { $known }.
error-setup-no-map = Las piezas de la misión «{ $mission }» no se pueden colocar sin que se solapen. Cambia sus niveles en el contenido propio.
error-setup-cogs-list = Los soldados tienen que ser una lista de códigos como marcus_fenix, no «{ $cogs }».
error-setup-unknown-cog = No hay ningún soldado «{ $cog }». Soldados: { $known }.
error-setup-cog-twice = «{ $cog }» aparece dos veces. Cada soldado solo puede participar una vez.
error-setup-players = { $players ->
    [0] Indica al menos un soldado, { $most } como máximo.
   *[other] { $players } soldados son demasiados. Indica de 1 a { $most }.
}
error-setup-mission-players = La misión «{ $mission }» es para un número de jugadores de { $least } a { $most }. Indica otros tantos soldados.
error-setup-seed = La semilla tiene que ser un número entero de 0 a { $last }, no «{ $seed }».
error-setup-insane = La dificultad locura se pone o no se pone (True o False), no «{ $insane }».
error-setup-horde = En el Modo Horda no hay ninguna dificultad «{ $horde }». Dificultades: { $known }.
error-setup-guided = La misión guiada es { $guided }, no «{ $mission }».
error-setup-tutorial = El tutorial tiene sus propios mazos y no sigue a ningún capítulo: no pongas decks ni previous_winner.
error-setup-chapter = No hay ningún capítulo «{ $chapter }». Indica un capítulo de 1 a { $last }, o «tutorial».
error-setup-previous-winner = El capítulo anterior lo ganó «cog» o «locust», o nadie (None), no «{ $winner }».
error-setup-best-of = Un capítulo se juega al mejor de 3 partidas o a 1, no a { $best_of }.
error-setup-decks = Hay que dar los mazos de los dos bandos: una lista de códigos de cartas en «cog» y otra en «locust».
error-setup-deck = { $side ->
    [cog] El mazo de la CGO
   *[other] El mazo Locust
} tiene que ser una lista con al menos un código de carta.
error-setup-deck-card = { $side ->
    [cog] «{ $card }» no es una carta para el mazo de la CGO. Indica unidades, tácticas y reacciones de la CGO, como cog-sergeant.
   *[other] «{ $card }» no es una carta para el mazo Locust. Indica unidades, tácticas y reacciones de los Locust, como loc-drone.
}
error-setup-deck-copies = { $side ->
    [cog] El mazo de la CGO
   *[other] El mazo Locust
} lleva «{ $card }» demasiadas veces: puede haber { $most } como máximo.
error-setup-deck-chapter = { $side ->
    [cog] El mazo de la CGO
   *[other] El mazo Locust
} no puede llevar tantas copias de «{ $card }»: el capítulo { $chapter } añade { $added } por su cuenta, y hay { $most } en total. Pon menos, o ninguna.
error-setup-content = El contenido no se puede usar. { $problem }
error-setup-content-path = El contenido propio tiene que ser la ruta de una carpeta, no «{ $content }».

## Entornos para investigar

error-env-extra = Aquí falta el módulo { $module }. Instala E-Day con su extra: pip install "eday[env]".
error-env-cogs = No pueden jugar { $cogs } soldados. Indica de 1 a { $most }, o sus códigos.
error-env-seat = Aquí no hay ningún puesto «{ $seat }»: los puestos van de 0 a { $last }.
error-env-side = Un bando es "cog" o "locust", no «{ $side }».
error-env-bots = Hay { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} para { $most ->
    [one] un solo puesto
   *[other] { $most } puestos
}. Indica uno para todos los puestos, o uno para cada uno.
error-env-bot-names = Los bots deben ser el nombre de uno o una lista de nombres, no «{ $bots }». Bots: { $known }.
error-env-shaping = La recompensa por fase debe ser un número, 0 para ninguna, no «{ $shaping }».
error-env-reward = No hay ninguna recompensa «{ $reward }». Recompensas: { $known }.
error-env-max-turns = Una partida se corta tras un número de turnos de 1 en adelante, o nunca (None), no «{ $turns }».
error-env-never-asked = Al puesto { $seat } no se le ha preguntado nada en { $games } partidas: se cortan demasiado pronto. Permite más turnos con max_turns.
error-env-render = La mesa no se dibuja como «{ $mode }». Maneras: { $known }, o None.
error-env-reset = Aún no se ha repartido ninguna partida: llama antes a reset.
error-env-action = La acción { $action } no vale ahora: se puede elegir de 0 a { $last }. No ha cambiado nada.
error-env-action-kind = Una acción es el número entero de una opción, no «{ $action }». No ha cambiado nada.
error-env-too-many = { $what ->
    [option] Esta decisión tiene { NUMBER($number) } opciones, más que las { NUMBER($most) } acciones de un entorno.
    [area] Este mapa tiene { NUMBER($number) } zonas; en una observación caben { NUMBER($most) }.
    [cover-space] Este mapa tiene { NUMBER($number) } espacios de cobertura; en una observación caben { NUMBER($most) }.
    [neighbour] Una zona de este mapa tiene { NUMBER($number) } vecinas; en una observación caben { NUMBER($most) }.
    [figure] Esta partida tiene { NUMBER($number) } figuras; en una observación caben { NUMBER($most) }.
    [unit] Un bando tiene { NUMBER($number) } unidades; en una observación caben { NUMBER($most) }.
    [command-card] Un bando tiene { NUMBER($number) } cartas en su zona de mando; en una observación caben { NUMBER($most) }.
   *[other] La fila tiene { NUMBER($number) } lugares; en una observación caben { NUMBER($most) }.
}

## Partidas guardadas

error-save-foreign = Esto no es una partida guardada de E-Day.
error-save-damaged = La partida guardada está dañada o se ha editado a mano. Usa otra más antigua, o empieza de nuevo.
error-save-no-seed = La partida de este archivo no tiene semilla, así que no se puede volver a jugar. Usa el archivo tal como se guardó.
error-save-seed = La semilla de la partida de este archivo tiene que ser un número entero de 0 a { $last }, no «{ $seed }». Usa el archivo tal como se guardó.
error-save-other-game = Esta partida es de un juego que esta versión no tiene («{ $game }»). Actualiza E-Day para abrirla.
error-save-other-rules = La partida se guardó con otras reglas ({ $found }; esta versión juega con { $wanted }). Termínala con la versión que la guardó, o empieza de nuevo.
error-frozen-by-admin = Quien cuida de este servidor ha congelado esta partida.
error-frozen-because = Quien cuida de este servidor ha congelado esta partida: { $reason }
error-frozen-differs = A partir de la elección { $number }, esta versión no juega la partida como se jugó. Se puede mirar, y guardar su registro, pero no seguir jugando.
error-save-other-content = Las cartas o las piezas han cambiado desde que se guardó la partida. Termínala con la versión que la guardó, o empieza de nuevo.
error-save-content = El contenido propio de esta partida guardada no es válido aquí. { $problem }

## Registros

error-replay-foreign = Esto no es el registro de una partida de E-Day.
error-replay-too-long = El registro sigue después del final de la partida, desde la elección { $number } (contando desde 0). Está dañado o se ha editado.
error-replay-mismatch = La elección { $number } del registro (contando desde 0) no encaja: el puesto { $seat } no puede elegir «{ $option }» ahí. El registro está dañado o es de otra versión.
error-imagined-only = Esto revela las dos manos, así que solo se puede pedir a una copia imaginada de una partida (hecha con determinize).
error-imagined-no-record = Una copia imaginada de una partida (hecha con determinize) no tiene registro. Pídeselo a la partida de verdad.

## Jugar

error-illegal-option = «{ $option }» no se puede elegir. Le toca al puesto { $seat } ({ $kind }): elige una de las opciones de la decisión abierta.
error-illegal-game-over = La partida ha terminado; ya no se puede elegir «{ $option }».
error-illegal-seat = En esta mesa no hay puesto { $seat }: los puestos van de 0 a { $last }.
error-illegal-resign = Ahora no hay ninguna partida en la que rendirse. Elige los refuerzos; en la siguiente podrás rendirte cuando se hayan repartido sus cartas.
error-undo-nothing = No hay ninguna elección que deshacer.
error-undo-dice = Se han lanzado dados: esa elección no se puede deshacer.
error-undo-reveal = Ha salido a la luz algo oculto: esa elección no se puede deshacer.
error-undo-other-seat = El puesto { $seat } ha elegido después: solo ese puesto puede deshacer la última elección.
error-position-foreign = Esto no es una posición de E-Day. Las posiciones empiezan con la línea «{ $head }: { $format }».
error-position-large = Una posición tiene { NUMBER($most) } caracteres como máximo.
error-position-unreadable = Esta posición no se puede leer. { $problem }
error-position-map = El mapa de esta posición no se puede montar con las piezas que hay. Copia otra vez las líneas que siguen a «laid», o usa el contenido propio con el que se hizo.

## Las reglas y las pruebas que las nombran

error-rule-unknown = No hay ninguna regla «{ $rule }».
error-rule-meant = No hay ninguna regla «{ $rule }». ¿Querías decir { $close }?
error-rule-kind = { $file }, { $rule }: el tipo es uno de { $known }, no «{ $kind }».
error-rule-marker = { $place }: { $problem }
error-rule-tested = { $place }: { $rule } tiene una prueba, así que sobra su motivo `untestable`.
error-rule-not-python = { $place } no se puede leer como Python ({ $problem }).
error-rule-not-plain = { $place }: las marcas de reglas llevan sus códigos como texto simple.
