# Lo que dice el terminal además de las palabras del juego mismo.

## Preparación

terminal-welcome = E-Day en el terminal. Con Intro se acepta la respuesta entre corchetes.
terminal-ask-mission = Misión [{ $usual }]:{" "}
terminal-ask-players = ¿Cuántos jugadores, de 1 (en solitario) a { $most }? [{ $usual }]:{" "}
terminal-bad-players = Escribe un número del 1 al { $most }.
terminal-ask-cog = El jugador { $player } lleva a { $cogs } [{ $usual }]:{" "}
terminal-bad-cog = Escribe uno de estos nombres: { $cogs }.
terminal-ask-insane = Dificultad locura, sí o no [no]:{" "}
terminal-yes-words = s si sí y yes
terminal-begin = { $insane ->
    [true] { $mission } con dificultad locura, semilla { $seed }. Escribe help para ver qué puedes escribir.
   *[false] { $mission }, semilla { $seed }. Escribe help para ver qué puedes escribir.
}

## La guía de una primera partida

terminal-lesson = { $steps ->
    [0] { $title }
   *[other] { $step }/{ $steps } { $title }
}
terminal-lesson-rule = (Regla { $rule })
terminal-lesson-type = Escribe { $number }: { $option }.

## La pantalla

terminal-status = { $step ->
    [setup] Preparación
    [heal] Turno { $turn }, { $cog }: paso de Curación
    [crawl] Turno { $turn }, { $cog }: desangrándose
    [order] Turno { $turn }, { $cog }: paso de Órdenes
    [locust] Turno { $turn }, { $cog }: paso de los Locust
   *[other] Turno { $turn }, { $cog }
} | { $objective ->
    [none] Fase { $stage } de { $stages }
   *[other] Fase { $stage } de { $stages }: { $objective }
}
terminal-cards = { $cards }/{ $limit } cartas
terminal-bleeding-out = SE DESANGRA
terminal-eliminated = ELIMINADO
terminal-nowhere = fuera del mapa
terminal-hand = Mano:
terminal-weapons = Armas:
terminal-locusts = Locust:
terminal-nothing = nada
terminal-icon = { $reaction ->
    [guard] P
    [dodge] E
    [follow] S
   *[other] -
}
terminal-hand-card = { $copies ->
    [1] [{ $icon }] { $card }
   *[other] [{ $icon }] { $card } x{ $copies }
}
terminal-weapon = { $token ->
    [none] { $weapon }
   *[other] { $weapon } { $tokens }
}
terminal-play-short = { $use ->
    [play_actions] todo
    [play_move] mover
   *[play_attack] atacar
}{ $futile ->
    [true] {" "}(ahora sin efecto)
   *[false] {""}
}
terminal-option-note = { $option } ({ $note })
terminal-aside-sure = ¿{ $option }? Escribe vale para hacerlo:
terminal-aside-kept = No se ha hecho nada.
terminal-doubt = { $question } Escribe vale para hacerlo:
terminal-attack = { $kind ->
    [chainsaw] Motosierra contra { AS($target, "the") }
   *[other] { $mode ->
        [overkill] Atacar { AS($target, "to") }: { $weapon }, excesivo
       *[other] Atacar { AS($target, "to") }: { $weapon }
    }
}
terminal-alike = { $option }:
terminal-option-odds = { $option }: { $odds }
terminal-odds = matar { $kill } %, herir { $wound } %, nada { $nothing } %
terminal-odds-target = { $cog ->
    [true] { $target }: tumbar { $kill } %, herir { $wound } %
   *[false] { $target }: matar { $kill } %, herir { $wound } %
}
terminal-odds-way = { $way }: { $odds }
terminal-odds-seal = sellar el agujero: { $seal } %
terminal-dice-attack = Dados de ataque: { $dice }.
terminal-dice-defense = { $target ->
    [none] Dados de defensa: { $dice }.
   *[other] Dados de defensa { AS($target, "of") }: { $dice }.
}
terminal-dice-none = ninguno
terminal-dice-part = { $dice } { $reason ->
    [enemy] de su carta
    [overkill] por ataque excesivo
    [normal] por ataque normal
    [character] del personaje
    [card] de la carta jugada
    [chainsaw] de la motosierra
    [heavy_gun] de la ametralladora
    [defense] por su valor de defensa
    [shield] por un escudo
    [full_cover] por cobertura completa
    [partial_cover] por cobertura parcial
    [beyond_range] por quedar fuera del alcance del arma
    [dodge] por esquivar
   *[other] { $reason }
} ({ $rule })
terminal-page = Opciones, página { $page } de { $pages }: Intro pasa la página; también valen los números de otras páginas.
terminal-log-cut = { $events ->
    [one] (1 suceso anterior: l muestra el diario)
   *[other] ({ $events } sucesos anteriores: l muestra el diario)
}
terminal-prompt = Elige 1-{ $most } (help: ayuda, t: consejo, q: salir):{" "}
terminal-more = { $lines ->
    [one] -- { $lines } línea más: Intro sigue, q termina --{" "}
   *[other] -- { $lines } líneas más: Intro sigue, q termina --{" "}
}

## Ceder el teclado

terminal-pass-line = ======================================================================
terminal-pass = Ahora el teclado es para { AS($player, "the") }.
terminal-pass-ready = Cuando nadie más vea la pantalla, { $player }, pulsa Intro:{" "}

## El mapa

terminal-no-map = El mapa todavía no está puesto.
terminal-map-part = Mapa, parte { $part } de { $parts } de izquierda a derecha
terminal-map-key-drawn = Signos: ━ pared, ═ cobertura (las flechas muestran contra qué lado protege), ╍ cambio de altura, ┄ borde abierto, ▒ puerta, ░ entrada.
terminal-map-key-plain = Signos: # pared, = cobertura (las flechas ^ v < > muestran contra qué lado protege), ~ cambio de altura, . borde abierto, % puerta, _ entrada.
terminal-map-key-marks = c1 cobertura libre, () agujero abierto, >< agujero sellado, [] equipo, & arma soltada. Las figuras heridas van en minúscula: d2 es el Drone 2 herido, m! es Marcus desangrándose.

## Elegir

terminal-no-number = No hay ninguna opción { $word }. Elige un número del 1 al { $most }.
terminal-unknown = No conozco «{ $word }». Escribe un número del 1 al { $most }, o help.
terminal-rest-invalid = No se ha elegido, porque aquí no vale: { $rest }
terminal-rest-other = No se ha elegido, porque decide otro jugador o la partida ha terminado: { $rest }
terminal-yes = vale
terminal-resign-sure = ¿Abandonar la misión? Ganan los Locust. Escribe vale para rendirte:
terminal-resign-not = Nadie se rinde; la partida sigue.
terminal-card-resign-sure = { $side ->
    [cog] ¿Rendirse en nombre de la CGO? Los Locust ganan esta partida.
   *[locust] ¿Rendirse en nombre de los Locust? La CGO gana esta partida.
} Escribe vale para rendirte:
terminal-undone = Se ha deshecho la última elección.

## Guardar

terminal-saved = Guardada: { $file }
terminal-file-exists = { $file } ya existe; elige otro nombre.
terminal-save-failed = No se ha podido guardar la partida: { $problem }
terminal-left =
    La partida está guardada en { $file }
    Para continuarla: eday play --terminal --resume
terminal-resumed = Continúa { $file }.
terminal-no-saves = No hay ninguna partida sin terminar en { $folder }. Empieza una con: eday play --terminal
terminal-bad-save = { $file }: { $problem }
terminal-record-note = { $mission } con { $cogs }, semilla { $seed }, jugada en el terminal
terminal-recorded = El registro de la partida: { $file }

## Preguntas sobre las cosas

terminal-ambiguous = «{ $word }» puede ser una de estas cosas: { $things }.
terminal-unknown-thing = { $close ->
    [none] No veo nada que se llame «{ $word }». Prueba con nombres como drone 2, 2A-B o lancer.
   *[other] No veo nada que se llame «{ $word }». ¿Querías decir { $close }?
}
terminal-info-what = Di de qué quieres saber más: i drone 2, i 2A-B, i lancer, o el número de una opción.
terminal-why-what = Di por qué preguntas: why drone 2, why 2A-B, why drone 2 attack.
terminal-on-offer = { $numbers ->
    [none] { $thing }: nada lo impide.
   *[other] { $thing }: se puede elegir con la opción { $numbers }.
}
terminal-no-info = No hay nada más que contar.
terminal-off-map = No está en el mapa.
terminal-not-in-game = No participa en esta partida.
terminal-stands = Lugar: { $place }.
terminal-stands-for = Representa a { AS($enemy, "a") }.
terminal-health = { $wounded ->
    [true] Con heridas: { $health ->
        [one] muere con { $health } herida o más.
       *[other] muere con { $health } heridas o más.
    }
   *[false] Sin heridas: { $health ->
        [one] muere con { $health } herida o más.
       *[other] muere con { $health } heridas o más; con menos, queda con heridas.
    }
}
terminal-cog-state = { $state ->
    [eliminated] Eliminado.
    [bleeding] Desangrándose.
   *[well] { $cards } de { $limit } cartas en la mano.
}
terminal-area-figures = Figuras: { $figures }.
terminal-area-covers = Espacios de cobertura: { $covers }.
terminal-area-equipment = Equipo: { $equipment }.
terminal-area-dropped = Armas soltadas: { $weapons }.
terminal-area-door = Aquí hay una puerta de salida del mapa.
terminal-hole = Agujero de emergencia: { $state ->
    [open] abierto.
    [sealed] sellado.
   *[none] no hay.
}
terminal-cover-area = { $holder ->
    [none] En { $area }, libre.
   *[other] En { $area }, ocupado por { AS($holder, "the") }.
}
terminal-cover-arrows = Lados que protege: { $sides }.
terminal-facing = { $side ->
    [N] arriba
    [E] derecha
    [S] abajo
   *[W] izquierda
}
terminal-tile-areas = Zonas: { $areas }.
terminal-seen-by = A la vista de: { $figures }.
terminal-reach = Adónde llega { AS($figure, "the") }
terminal-reach-end = { $place }: { $steps ->
    [0] sin moverse
    [one] 1 zona
   *[other] { $steps } zonas
}, { $seen ->
    [none] fuera de la vista de todos
   *[other] a la vista de { $seen }
}.
terminal-reach-target = Se podría atacar { AS($figure, "to") }: { $weapon }, { $kill } % de matar.
terminal-reach-halts = Allí ocurre algo; el resto del movimiento se decide entonces.
terminal-no-reach = Con eso no hay movimiento. Escribe reach cuando se pida uno, o reach 3 para la opción 3.
terminal-no-walk = Ahora no se pide ningún movimiento. Juega antes una carta; reach 3 muestra hasta dónde llegarías con la opción 3.
terminal-go-where = ¿Ir adónde? Di una zona o un espacio de cobertura: go 2A-B. reach muestra los posibles.
terminal-out-of-reach = No se puede llegar a { $place }. reach muestra adónde sí, why { $place } dice qué lo impide.
terminal-walk-halted = Te has parado por el camino: antes hay que decidir otra cosa.
terminal-sees = A la vista desde { AS($thing, "the") }
terminal-seen-figure = { $figure } ({ $place })
terminal-seen-figures = {"  "}Figuras:
terminal-seen-areas = {"  "}Zonas:

## Pelotón y misión

terminal-own-hand = Tu mano
terminal-own-weapons = Tus armas
terminal-two-plus = (2+ jugadores)
terminal-stage = Está en vigor la fase { $stage } de { $stages }.
terminal-progress = Agujeros: { $open ->
    [one] { $open } abierto
   *[other] { $open } abiertos
}, { $sealed ->
    [one] { $sealed } sellado
   *[other] { $sealed } sellados
}. Locust en juego: { $locusts }.
terminal-decks = Cartas que quedan: { $orders } de Orden, { $ai } de IA.
terminal-enemy = { $enemy }: ataque { $attack }, salud { $health }, defensa { $defense }, fuera del mapa { $unused }.

## Reglas

terminal-rules = Reglas
terminal-rule = { $rule }: { $text }
terminal-no-rule = Ninguna regla tiene ese código ni contiene «{ $word }».
terminal-option-id = {"  "}Código de la opción: { $id }

## El final

terminal-outcome = { $winner ->
    [cog] Misión cumplida: gana la CGO.
    [locust] { $reason ->
        [resigned] El pelotón se ha rendido: ganan los Locust.
        [all_bleeding_out] Han caído todos los soldados de la CGO: ganan los Locust.
        [door_out_of_reach] Nadie puede llegar a una puerta que hay que probar: ganan los Locust.
       *[other] Ganan los Locust ({ $reason }).
    }
   *[other] Empate ({ $reason }).
}
terminal-statistics = { $turns ->
    [one] La partida ha durado { $turns } turno.
   *[other] La partida ha durado { $turns } turnos.
}
terminal-statistics-cog = {"  "}{ $cog }: { $kills ->
    [one] { $kills } enemigo abatido
   *[other] { $kills } enemigos abatidos
}, { $cards ->
    [one] { $cards } carta perdida por heridas
   *[other] { $cards } cartas perdidas por heridas
}, { $bled ->
    [0] no ha caído nunca
    [one] ha caído una vez
   *[other] ha caído { $bled } veces
}

## Ayuda

terminal-help =
    Escribe el número de una opción, o varios ("3 1 2"), que se eligen uno tras otro.

    Intro      página siguiente de opciones, o la mesa otra vez
    u          deshacer la última elección
    h          manos, armas, pelotón       m   el mapa entero
    o          objetivo y fases            l   el diario (l 20: sus últimas 20 líneas)
    i COSA     qué es algo: i drone 2, i 2A-B, i lancer, i 4 (la opción 4)
    sees COSA  quién y qué está a su vista (sin COSA: a la de tu soldado)
    go LUGAR   ir allí, cuando se pide un movimiento: go 2A-B, go c3
    reach      adónde se llega y quién te ve allí (reach 4: con la opción 4)
    why COSA   por qué no se puede elegir: why drone 2, why drone 2 attack
    t, suggest qué haría un consejero, con sus probabilidades de ganar y sus motivos
    ?          cartas y reglas de lo que se puede elegir
    ? PALABRA  reglas: ? BG-COVER, ? granada, ? 4 (la opción 4)
    s          guardar ahora (s ARCHIVO: una copia en otro sitio)
    resign     abandonar la misión, todo el pelotón
    q          salir; la partida se guarda, eday play --terminal --resume la continúa

    Mano: [P] proteger, [E] esquivar, [S] seguir. Tras las armas: munición o granadas que quedan.
    Cartas: «todo» resuelve sus acciones, «mover» mueve hasta 2 zonas, «atacar» ataca una vez.
    Pelotón: > señala al jugador activo, 5/7 cartas son 5 de un máximo de 7.

# El juego de cartas
terminal-card-status = { $turn ->
    [0] Preparación
   *[other] Turno { $turn }, { $side ->
        [cog] CGO
       *[locust] Locust
    }: { $phase ->
        [start] comienzo del turno
        [first_deployment] primer despliegue
        [combat] combate
        [second_deployment] segundo despliegue
       *[end] final del turno
    }
} | { $chapter ->
    [0] Tutorial
   *[other] { $name }
}
terminal-card-player = { $side ->
    [cog] CGO
   *[locust] Locust
}
terminal-card-side = { $side ->
    [cog] CGO
   *[locust] Locust
}: mazo { $deck }, mano { $cards }, descartes { $discard }
terminal-card-command = Mando:
terminal-card-reserve = Reserva:
terminal-card-hand = Tu mano:
terminal-card-none = nada
terminal-card-hidden = cobertura boca abajo
terminal-card-free = libre
terminal-card-held = { $unit }, { $side ->
    [cog] CGO
   *[locust] Locust
}
terminal-card-place = [{ $number }] { $cover }{ $face ->
    [none] { "" }
    [lit] { " " }(iluminada)
    [dark] { " " }(oscura)
    [shielded] { " " }(protegida)
    [exposed] { " " }(expuesta)
   *[other] { " " }({ $face })
}: { $held }
terminal-card-unit = { $unit } { $attack }/{ $defense }{ $suppressed ->
    [true] {" "}(suprimida)
   *[false] { "" }
}{ $far ->
    [true] {" "}(en cobertura enemiga)
   *[false] { "" }
}
terminal-card-command-card = { $card }{ $number ->
    [none] { "" }
   *[other] { " " }(marca { $number })
}{ $face ->
    [none] { "" }
    [lit] { " " }(iluminada)
    [dark] { " " }(oscura)
    [shielded] { " " }(protegida)
    [exposed] { " " }(expuesta)
   *[other] { " " }({ $face })
}
terminal-card-any = cualquiera
terminal-card-in-hand = { $fits ->
    [true] { "*" }
   *[false] { "" }
}{ $copies ->
    [1] { "" }
   *[other] { $copies } x{" "}
}{ $card } [{ $values }]{ $unit ->
    [true] {" "}{ $attack }/{ $defense }
   *[false] { "" }
}
terminal-card-part = { $card }: { $attack } de ataque, { $defense } de defensa ({ $rule })
terminal-card-help = Escribe el número de una elección. p N: qué sale de la elección N si después todos pasan; i NOMBRE: leer una carta y de qué salen los valores de una unidad; why NOMBRE: por qué no se puede elegir; t o suggest: qué haría un consejero; a: qué trae este capítulo; l: diario; u: deshacer; resign: rendirse; q: salir (la partida se guarda). { terminal-card-legend }
terminal-card-legend = Tras cada carta de tu mano: [cuántas cartas tienes que tener para jugarla] y, si es una unidad, ataque/defensa. Las marcadas con * valen ahora.
terminal-card-suggested = { $option } <- lección
terminal-card-outlook = { $kind ->
    [direct] { $option }: { $outlook } si nadie bloquea
    [cross] { $option }: { $outlook } si nadie bloquea
   *[other] { $option }: { $outlook }
}
terminal-card-values = { $unit } tiene { $attack }/{ $defense }: { $printed } impresos, { $parts }
terminal-card-bonus = { $card } { $attack }/{ $defense }
terminal-card-no-preview = La elección { $word } no empieza ningún ataque ni forma parte de uno.
terminal-card-tutorial = Las primeras 39 cartas de la caja, algunas ya en la mesa: la guía te lleva por los primeros turnos.
terminal-card-unknown = En la mesa no hay nada que se llame «{ $word }».
terminal-card-outcome = { $reader ->
    [won] Has ganado
    [lost] Has perdido
   *[none] { $winner ->
        [cog] Gana el jugador de la CGO
       *[locust] Gana el jugador Locust
    }
}{ $reason ->
    [resigned] { $reader ->
        [lost] : te has rendido.
       *[other] : el otro bando se ha rendido.
    }
    [deck_out] { $reader ->
        [lost] : se ha acabado tu mazo.
       *[other] : se ha acabado el otro mazo.
    }
    [card] : lo dice una carta.
    [turn_limit] : el mazo mayor tras el último turno.
    [campaign] : la campaña está decidida.
   *[other] .
}
terminal-card-left =
    La partida está guardada en { $file }
    Para continuarla: eday play card --resume { $file }
terminal-card-note = Una partida terminada del juego de cartas.

# Consejos
terminal-advice-thinking = Pensando: { $done } de { $all } (Ctrl-C lo detiene)
terminal-advice-cancelled = Detenido. No ha cambiado nada.
terminal-advice = { $number } { $option }: { $chance } % ± { $error } %
terminal-advice-habit = { $number } { $option }
terminal-advice-tried = { $complete ->
    [true] Probabilidad de ganar según el consejero, con { $rollouts } partidas imaginadas. Las diferencias dentro del ± pueden ser suerte.
   *[other] Probabilidad de ganar según el consejero, con { $rollouts } partidas imaginadas; no ha habido tiempo para más. Las diferencias dentro del ± pueden ser suerte.
}
terminal-advice-untried = Por pura costumbre: no se ha probado nada.

# Los vaivenes de una partida
terminal-swing-ask = Intro sale, c muestra los vaivenes de la partida:{" "}
terminal-swing-reckoning = Calculando: { $done } de { $all } (Ctrl-C lo detiene)
terminal-swing-title = { $chapter ->
    [none] Probabilidad de que gane la CGO, turno a turno
    [0] Tutorial: probabilidad de que gane la CGO, turno a turno
   *[other] Capítulo { $chapter }: probabilidad de que gane la CGO, turno a turno
}
terminal-swing-steady = Ningún turno ha cambiado mucho.
terminal-swing-nothing = No hay nada que contar: no se ha jugado ningún turno.
