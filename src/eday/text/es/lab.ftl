# Estudios: `eday lab run` y `eday lab report`.

## Los comandos

help-lab-run = jugar las partidas de un estudio
help-lab-run-about = Juega las partidas que nombra un archivo de estudio y guarda una fila de cada una. Si un estudio se detiene, o alguien lo mata, el mismo comando sigue donde estaba y llega a las mismas filas. Necesita pip install "eday[study]".
help-lab-run-study = el archivo del estudio (véase docs/lab.md)
help-lab-run-to = carpeta para los resultados (si no se indica: NAME-results, si el estudio es NAME.yaml)
help-lab-run-workers = procesos (si no se indica: uno por núcleo)
help-lab-run-ray = juega en un clúster de Ray: su dirección, o `auto` para el de este equipo; necesita pip install "eday[ray]"
help-lab-report = contar qué ha salido de un estudio
help-lab-report-about = Escribe los resultados de un estudio en una sola página que no necesita nada más, con gráficos, y al lado la tabla de partidas. De un estudio que aún está en marcha se cuenta lo que hay hasta ahora.
help-lab-report-folder = carpeta de los resultados
help-lab-report-out = la página (si no se indica: report.html en la carpeta)

command-lab-progress = { $done } de { $total } partidas, { $minutes ->
    [0] falta menos de un minuto
    [one] falta alrededor de un minuto
   *[other] faltan unos { $minutes } minutos
}
command-lab-done = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} ({ $earlier } de antes), { $rows ->
    [one] 1 fila
   *[other] { $rows } filas
} en { $file }
command-lab-next = Para contar qué ha salido: eday lab report { $folder }
command-lab-failed = { $games ->
    [one] Ha fallado una partida, que no está en la tabla
   *[other] Han fallado { $games } partidas, que no están en la tabla
}:
command-lab-page = La página es { $file }; la tabla, { $table }.
command-lab-other-version = Estos resultados se hicieron con otras reglas o con otro contenido ({ $differs }): la página los cuenta tal como fueron.

## Lo que está mal en un estudio o en su carpeta

error-study-needs = Para esto hace falta la biblioteca { $package }, que no está instalada: pip install "eday[{ $extra }]".
error-study-empty = { $file }, campo { $field }: no hay nada que jugar. Indica algo.
error-study-least = { $file }, campo { $field }: { $found } es demasiado poco. Indica { $least } o más.
error-study-seeds = { $file }, campo { $field }: indica las semillas o cuántas veces se repite, no las dos cosas.
error-study-bot = { $file }, campo { $field }: no hay ningún bot «{ $bot }» para este juego. Bots: { $known }.
error-study-bot-sign = { $file }, campo { $field }: el nombre de un bot no puede estar vacío ni contener «{ $sign }», que une los nombres de una alineación.
error-study-bot-name = { $file }, campo { $field }: ese es el nombre de un bot de E-Day. Dale otro a este.
error-study-line-up = { $file }, campo { $field }: { $bots ->
    [0] no se indica ningún bot
    [one] se indica 1 bot
   *[other] se indican { $bots } bots
} para una partida de 1 a { $most } puestos.
error-study-no-search = { $file }, campo { $field }: «{ $bot }» tiene un presupuesto de partidas de prueba, y { $kind } no hace ninguna en este juego. Indícalo sin presupuesto.
error-study-budget = { $file }, campo { $field }: un presupuesto de { $found } partidas de prueba no es posible. Indica de 1 a { $most }, que son las que hace este bot en este juego.
error-study-tournament = { $file }, campo { $field }: para un torneo hacen falta al menos dos bots, cada uno por separado.
error-study-twice = { $file }, campo { $field }: «{ $found }» aparece dos veces.
error-study-mission = { $file }, campo { $field }: no hay ninguna misión «{ $mission }». Misiones: { $known }.
error-study-mission-players = { $file }, campo { $field }: { $mission } es para un número de jugadores de { $least } a { $most }, y no se pide ninguno de ellos.
error-study-players = { $file }, campo { $field }: no pueden jugar { $found } jugadores. Indica de 1 a { $most }.
error-study-cog = { $file }, campo { $field }: no hay ningún soldado «{ $cog }». Soldados: { $known }.
error-study-squad = { $file }, campo { $field }: un pelotón tiene de 1 a { $most } soldados distintos.
error-study-chapter = { $file }, campo { $field }: no hay ningún capítulo { $found }. Indica de 1 a { $most }, o tutorial.
error-study-version = { $file }, campo { $field }: el estudio es para { $wanted }, y aquí hay { $found }. Juégalo con la versión para la que se hizo, o cambia ese campo.
error-study-results-none = { $folder } no contiene resultados de ningún estudio: no hay { $journal } en la carpeta.
error-study-results-foreign = { $file } no es el diario de un estudio. Indica otra carpeta con --to.
error-study-results-other = { $file } contiene resultados de otro estudio, que se diferencia en: { $differs }. Indica otra carpeta con --to. No ha cambiado nada.
error-study-results-damaged = { $file } está dañado en la línea { $line }. Quita esa línea, y su partida se jugará otra vez; o indica otra carpeta con --to. No ha cambiado nada.
error-study-results-busy = Otra serie está escribiendo { $file }. Espera a que termine, o indica otra carpeta con --to.
error-study-table-damaged = { $file } está dañado o a medio escribir, y se deja como está. Quítalo: se vuelve a hacer con el diario que está a su lado.
error-study-table-foreign = { $file } no es de este estudio y se sobrescribiría. Quítalo, o indica otra carpeta con --to. No ha cambiado nada.
error-study-ray-address = No se llega a ningún clúster de Ray en { $address }. Arranca uno con `ray start --head`, o indica otra dirección con --ray.
error-study-ray-other = El equipo { $node } del clúster tiene otro E-Day para este juego ({ $game }): { $differs }. Instala allí el mismo.
error-study-ray-lost = Un lote de { $games ->
    [one] una partida
   *[other] { $games } partidas
} se ha perdido { $times ->
    [one] una vez
   *[other] { $times } veces
}, junto con quien lo jugaba. Mira qué acaba con los procesos del clúster, como la falta de memoria, y vuelve a lanzar el estudio: sigue donde está.

## La página: cabecera

report-title = Un estudio
report-games = Partidas
report-of-planned = { $games } de { $planned }
report-version = E-Day
report-seed = Semilla
report-rules = { $game ->
    [board] Juego de tablero: reglas, contenido
   *[card] Juego de cartas: reglas, contenido
}
report-intervals = Las líneas a los lados de un punto y lo que se llama intervalo son intervalos del 95 %: las proporciones según Wilson, las diferencias de proporciones según Mantel y Haenszel, las medias según la distribución normal.
report-numbers = Cifras
report-entry = { $game ->
    [board] Juego de tablero
    [campaign] Campañas del juego de cartas
   *[card] Juego de cartas
}, { $game ->
    [campaign] { $games ->
        [one] 1 campaña
       *[other] { $games } campañas
    }
   *[other] { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
}
report-looks = Se dejó de jugar en cuanto se supo bastante, en { $looks ->
    [one] la única revisión prevista
   *[other] una de las { $looks } revisiones previstas
}; los intervalos son más anchos en la medida en que eso lo exige.

## Cómo se llaman las cosas

report-players = { $players ->
    [one] { $mission }, 1 jugador
   *[other] { $mission }, { $players } jugadores
}
report-kind-by = { $kind }: { $bots }
report-tutorial = Tutorial
report-side = { $side ->
    [cog] CGO
   *[locust] Locust
}
report-ending = { $winner ->
    [none] cortada
    [cog] { $game ->
        [board] ganada
       *[card] CGO
    }
   *[locust] { $game ->
        [board] perdida
       *[card] Locust
    }
}{ $reason ->
    [mission_complete] {""}
    [all_bleeding_out] : todos desangrándose
    [door_out_of_reach] : puerta inalcanzable
    [deck_out] : el otro mazo se agotó
    [card] : por una carta
    [turn_limit] : mazo mayor en el límite de turnos
    [resigned] : rendición
    [none] {""}
   *[other] : { $reason }
}
report-lost-stage = perdida en la fase { $stage }
report-percent = { $value } %
report-between = de { $low } a { $high }

## Columnas y ejes

report-kind = Tipo
report-bots = Bots
report-bot = Bot
report-other = Contra
report-deals = Repartos
report-decided = Ganados por uno solo
report-cut-off = Cortadas
report-won-cog = Gana la CGO
report-won-one = Gana
report-won-first = Gana quien empieza
report-cog-began = Empieza la CGO
report-interval = Intervalo
report-mean = Turnos
report-median = Mediana
report-stage = Fase
report-share = Parte
report-ending-head = Final
report-card = Carta
report-side-head = Bando
report-drawn = Robada
report-played = Jugada
report-plays-per-draw = Jugadas por robo
report-won-played = Gana si se juega
report-won-not-played = Gana si solo se roba
report-difference = Diferencia
report-meetings = Duelos
report-rating = Puntuación
report-chances = Previsiones
report-expected = Esperado
report-came = Se cumple
report-decisions = Decisiones
report-p50 = Mediana (ms)
report-p95 = Percentil 95 (ms)
report-chapter-games = Partidas por campaña
report-axis-won = gana la CGO (%)
report-axis-turns = turnos
report-axis-games = partidas (%)
report-axis-first = gana el jugador que empieza (%)
report-axis-difference = puntos porcentuales más de victorias si se juega
report-axis-contest = gana el bot de la fila (%)
report-axis-rating = puntuación
report-axis-expected = esperado (%)
report-axis-came = se cumple (%)

## Apartados: un título, y de qué trata

report-campaigns = Campañas
report-campaigns-about = Lo que sigue cuenta las partidas de estas campañas una por una.
report-wins = Victorias
report-wins-about = Cuántas de las partidas terminadas ganó la CGO. A todas las alineaciones se les repartieron las mismas partidas.
report-sides = Victorias de la CGO
report-sides-about = Con qué frecuencia ganó la CGO; la línea discontinua es un juego igualado. Donde juegan dos bots distintos, cada reparto se jugó con cada uno de ellos en cada bando.
report-length = Duración
report-length-about = Turnos de una partida: la mitad de las partidas está dentro de la caja, nueve de cada diez entre sus bigotes; la raya es la mediana, el punto la media.
report-losses = Dónde se pierden las misiones
report-losses-about = Cómo acabaron las partidas, y en qué fase se perdieron.
report-endings = Cómo acaban las partidas
report-endings-about = Quién ganó cada capítulo, y por qué.
report-orders = Lo que valen las órdenes
report-orders-about = Partidas en las que un jugador jugó una carta de Orden por sus acciones, frente a partidas de la misma misión y con el mismo número de jugadores en las que solo la robó; una partida cuenta una vez por cada jugador que la robó. Que dos cosas vayan juntas no dice que una cause la otra: lo que se juega en un apuro parece malo, lo que se juega cuando todo va bien parece bueno.
report-cards = Lo que valen las cartas
report-cards-about = Partidas en las que un jugador desplegó una carta o reaccionó con ella, frente a partidas del mismo capítulo en las que solo la robó. Que dos cosas vayan juntas no dice que una cause la otra: lo que se juega en un apuro parece malo, y en las partidas largas salen más cartas.
report-uses-shown = { $shown } de { $cards } cartas: las de mayor diferencia hacia un lado u otro.
report-first = Ventaja de empezar
report-first-about = Con qué frecuencia ganó el bando que empezó. En la mayoría de los capítulos el escenario decide quién empieza: donde la CGO empezó siempre o nunca, esto dice lo igualado que está el capítulo, no lo que vale empezar.
report-contests = Bot contra bot
report-contests-about = Cada pareja de bots jugó los mismos repartos en cada bando.
report-teams = Bot contra bot
report-teams-about = A todos los bots se les repartieron las mismas partidas. Cuentan los repartos que ganó uno de la pareja y el otro no.
report-ratings = Puntuaciones
report-ratings-about = Cada duelo de dos bots mueve sus puntuaciones (modelo de Thurstone y Mosteller, de 25 ± 16 al principio). Lo que ganaron o perdieron los dos cuenta como empate.
report-calibration = ¿Conocen sus probabilidades los bots que buscan?
report-calibration-about = Con qué frecuencia ganó un bot donde esperaba hacerlo, según la primera búsqueda de cada turno. Sobre la línea discontinua, sus previsiones se cumplen. Los intervalos son los de tantas partidas, porque las previsiones de una misma partida van juntas.
report-brier = { $bot }: índice de Brier { $score } en { $chances ->
    [one] { $chances } previsión
   *[other] { $chances } previsiones
} de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} (0 es perfecto; 0.25, lo que daría decir 50 % cada vez en partidas igualadas).
report-times = Tiempo por decisión
report-times-about = Cuánto pensaron los bots, en los equipos que jugaron.
