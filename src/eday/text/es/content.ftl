# Lo que no pueden decir los archivos de contenido, el contenido propio y los estudios, y lo que se esperaba ahí: va tras «se espera:».

error-content = En { $place }, se espera: { $expected }.
content-entry = { $place }, entrada { $entry }
content-field = { $place }, campo { $field }

## Tipos de valores

kind-number = un número entero
kind-text = texto
kind-truth = true o false
kind-null = null
kind-list = una lista
kind-list-of = { $count ->
    [0] una lista vacía
    [one] una lista de { $count } valor
   *[other] una lista de { $count } valores
}
kind-mapping = campos con valores
kind-word = uno de { $known }
kind-or = { $first } o { $second }

## Cosas que tienen que existir

thing-weapon = un arma
thing-special-weapon = un arma especial
thing-enemy = un enemigo
thing-enemy-family = una familia de enemigos
thing-enemy-family-or-general = una familia de enemigos, o general,
thing-enemy-family-or-locust = una familia de enemigos, o locust,
thing-enemy-family-or-equipment = una familia de enemigos o un equipo
thing-AI-card-family = una familia de cartas de IA
thing-general-AI-card = una carta de IA general
thing-marker = un indicador
thing-equipment = un equipo
thing-location = un lugar
thing-tile = una pieza
thing-mission = una misión
thing-COG = un soldado
thing-card = una carta
thing-unit = una unidad
thing-reaction = una reacción
thing-cover-card = una carta de cobertura
thing-command-card = una carta de mando
thing-command-unit = una unidad de mando
thing-scenario-card = una carta de escenario
thing-chapter = un capítulo
thing-disposable-unit = una unidad prescindible
thing-face-of-a-cover-card = una cara de una carta de cobertura
thing-command-card-with-two-faces = una carta de mando de dos caras
thing-command-card-with-two-faces-or-self = una carta de mando de dos caras, o self,
thing-rotating-command-card-or-self = una carta de mando giratoria, o self,
thing-command-card-with-a-tactic-ability = una carta de mando con capacidad de táctica

## Archivos que no son YAML

yaml-colon = aquí no tiene sentido el signo de dos puntos
yaml-key = aquí se esperaba una clave
yaml-no-colon = falta el signo de dos puntos
yaml-comma = falta una coma, o el cierre de un corchete o de una llave
yaml-dash = aquí se esperaba un guion
yaml-one = aquí empieza un segundo documento
yaml-content = aquí se esperaba un valor
yaml-alias = no existe ese alias
yaml-end = el archivo acaba en medio de un texto
yaml-character = ningún valor puede empezar con este signo
yaml-tab = aquí no se puede usar un tabulador
yaml-control = contiene caracteres de control
yaml-escape = ese signo no tiene sentido tras una barra invertida
yaml-tag = no existe esa etiqueta
yaml-date = no existe esa fecha
yaml-plain-key = una lista o unos campos no pueden ser una clave
yaml-twice = la clave { $key } está aquí dos veces

## Lo que se esperaba

expected-ai-family = una familia de enemigos, porque la carta actúa por cada figura
expected-ai-one-figure = lo que puede hacer una sola figura, porque la carta actúa por cada figura
expected-ai-nearest-hole = nearest_hole_to_self, porque la carta actúa por cada figura
expected-ai-event-plain = nada, porque un evento no tiene condición
expected-ai-condition = una condición, porque la carta no es un evento
expected-ai-no-self = que no haya `self`, porque la carta no actúa por cada figura
expected-ai-no-single = un paso que no necesite una figura en particular, porque la carta no actúa por cada figura
expected-ai-found = un paso que hable de lo que encontró la condición de `when`
expected-ai-no-figure-yet = una condición que no trate de una figura, porque aún no actúa ninguna
expected-ai-no-figure-meets = no_figure_meets_if solo en redraw_when de una carta que actúe por cada figura
expected-each-cog-once = cada soldado una sola vez
expected-levels-tiles-once = niveles con lugares, y cada pieza una sola vez
expected-figure-own = { $enemy }, porque tiene figuras propias
expected-figure-lender = un enemigo que tenga figuras propias
expected-wound-markers = una pila de indicadores de herida, porque su salud es mayor que 1
expected-drops-nothing = false, porque no tiene indicadores que soltar
expected-tile-of-name = una pieza con el mismo nombre en tiles.yaml
expected-spawn-codes = un código para cada número de jugadores: 1, 2, 3 y 4
expected-number-of-its-own = un número que no tenga ninguna otra misión
expected-each-weapon-once = cada arma una sola vez
expected-weapon-copies = { $holders ->
    [one] una carta para el soldado que lleva el arma
   *[other] una carta para cada uno de los { $holders } soldados que llevan el arma
}
expected-special-weapon = un arma especial que exista, o red_x
expected-no-backs = ninguno, porque el reverso muestra la segunda salud
expected-marker-backs = { $count ->
    [one] { $count } reverso en total, uno por indicador
   *[other] { $count } reversos en total, uno por indicador
}
expected-name-of-die = attack o defense como nombre de un dado
expected-each-face-once = cada tipo de cara una sola vez
expected-faces-in-all = { $count } caras en total
expected-tile-key = como clave, un número seguido de A o B
expected-location-of-name = una carta de lugar con el mismo nombre en locations.yaml
expected-size-of-back = { $size }, como en la otra cara de la pieza
expected-letters-abc = letras A, B y C
expected-opening-apart = una abertura separada de la entrada
expected-opening-start = un número de 0 a { $most }, para que la abertura quepa en su lado
expected-one-area = una abertura a una sola zona, no a { $found }
expected-way-to-all = un camino de la entrada a cada zona, y no lo hay a { $lost }
expected-steps-apart = una salida a { $least } movimientos o más de la entrada, no a { $found }
expected-one-hole = al menos un agujero de emergencia
expected-cell = una casilla de [0, 0] a [{ $x }, { $y }]
expected-plan-size = { $rows } filas de { $signs } signos, porque la pieza es { $size }
expected-plan-frame = solo + - | o espacios en el marco y en los cruces
expected-area-whole = la zona { $area } entera, sin partes separadas
expected-area-no-island = la zona { $area } sin otra zona dentro
expected-hole-not-at-entrance = que no haya agujero en la zona de entrada
expected-hole-once = un agujero como mucho en la zona { $area }
expected-cell-no-hole = una casilla sin agujero
expected-cell-free = una casilla sin otro icono
expected-cover-name = un nombre propio para cada espacio de cobertura
expected-arrows = uno o más lados distintos
expected-capital = una letra mayúscula en cada casilla, no { $found }
expected-area-touches = que ninguna zona se toque a sí misma en el punto [{ $x }, { $y }]
expected-cover-border = un borde de cobertura o de cambio de altura en el lado { $side } de la casilla
expected-plan-inside = un espacio en blanco en el lado { $side } de la casilla [{ $x }, { $y }], dentro de la zona { $area }, no { $found }
expected-plan-border = uno de los signos . # c e en el lado { $side } de la casilla [{ $x }, { $y }], no { $found }
expected-number-between = un número de { $least } a { $most }
expected-slot-a = un enemigo en el hueco A
expected-one-level = al menos un nivel
expected-one-stage = al menos una fase
expected-one-location = al menos un lugar
expected-each-tile-once = cada pieza una sola vez, y están { $first } y { $second }
expected-level-between = un nivel de 1 a { $most }, no { $found }
expected-door-not-barred = un nivel al que esta fase no le cierre la puerta
expected-whole-level-rule = la regla explore_one_tile_on_entering_exit, porque solo se coloca la primera pieza
expected-slot-filled = un hueco con enemigo, no { $found }
expected-family-here = la familia de un enemigo de esta fase, no { $found }
expected-no-single-card = un paso que no necesite la carta de una sola figura
expected-enemy-here = un enemigo de la misión en ese momento ({ $known }), no { $found }
expected-level-laid = un nivel que ya esté en la mesa para entonces, no { $found }
expected-tile-in-reach = una pieza a la que los soldados puedan llegar para entonces, no { $found }
expected-level-in-reach = un nivel al que los soldados puedan llegar para entonces, no { $found }
expected-location-equipped = un lugar con equipo, no { $found }
expected-tile-equipped = una pieza con casilla de equipo, no { $found }
expected-actors = familias, huecos o all, porque aquí no actúa una figura en particular
expected-cog-free = un soldado que no dependa de una condición
expected-with-hole-near-you = una distancia con each_hole_near_you, y solo ahí
expected-with-equipment-area = una pieza con equipment_area, y solo ahí
expected-with-each-figure = true con each_figure, y solo ahí
expected-extra-dice = 1 o más, porque extra_dice_with nombra un arma
expected-with-each-hole = true con each_hole, y solo ahí
expected-both-sides = cog y locust
expected-card-of-block = una carta del bloque { $block }, no del { $found }
expected-card-of-side = una carta del bando { $side }
expected-copies = { $most } como máximo, el número de copias, no { $found }
expected-deck-card = una carta que pueda ir en un mazo
expected-scenario-of-chapter = la carta de escenario del capítulo { $chapter }
expected-each-chapter = una entrada para cada capítulo de 1 a { $last }
expected-every-copy = que se usen todas las copias de { $card } ({ $copies }), no { $found }
expected-deck-each = un mazo para cog y otro para locust
expected-disposable = una unidad prescindible
expected-entry-for-each = una entrada para cada uno de { $known }
expected-new-rule = una regla que no esté ya en un capítulo anterior
expected-pick = no más de las opciones que hay
expected-chapter = un capítulo que exista, no { $found }
expected-deploy-values = números de cartas en mano o any, y nada en una unidad prescindible
expected-rising = números crecientes de cartas en mano
expected-rule-later = nada que necesite la regla { $rule } antes del capítulo { $chapter }
expected-id-of-its-own = un código que no tenga ninguna otra carta, y este está en { $file }
expected-id-not-self = un código distinto de self
expected-two-names = dos nombres, y ninguno en una carta giratoria
expected-no-disposable = que no haya disposable, porque es una carta de mando
expected-faces = una cara o dos
expected-one-cover = al menos una carta de cobertura
expected-halves = una mitad para cog y otra para locust
expected-setup-advantage = setup en la ventaja de quien ganó, y solo ahí
expected-tactic-values = números de cartas en mano con command_tactic, y solo ahí
expected-no-command-tactic = que no sea command_tactic, porque no es una carta de mando
expected-no-turn = nada, porque no trata de un turno
expected-nobody-controls = cog o locust, porque nadie controla una carta de escenario
expected-no-unit-trigger = que no sea { $trigger }, porque no es una unidad
expected-no-deploy = que no sea deploy, porque no es una unidad que se despliegue de la mano
expected-no-on-rotate = que no sea on_rotate, porque esta carta no gira
expected-zone = una zona con friendly, enemy, cog y locust, y solo ahí
expected-one-card = que no haya número, porque { $who } es una sola carta
expected-no-occupant = que no sea occupant, porque no es una carta de cobertura
expected-not-self-card = que no sea self, porque no es una unidad ni una carta de mando
expected-no-attack = que no sea { $who }, porque no hay ningún ataque (ver in_attack)
expected-not-self-rotating = que no sea self, porque esta carta no gira
expected-looked-at = { $most } como máximo, el número de cartas que se miran
expected-damage-parts = dealt, taken o direct_dealt
expected-times-direct = nada con dealt o taken: solo se cuenta el daño directo
expected-buff-parts = attack o defense
expected-play-or-discard = play o discard en una táctica o reacción
expected-no-play = que no sea play, porque no es una táctica ni una reacción
expected-no-rotation = que no haya número, porque esta carta no gira
expected-face-here = una cara de esta carta, no { $found }
expected-face-of = una cara de { $card }, no { $found }
expected-none-killed = nada de una unidad muerta, porque no muere ninguna
expected-none-damaged = nada de una unidad dañada, porque no se daña ninguna
expected-events-only = dealt_direct y declares_attack solo en reglas offensive y defensive
expected-whole-no-kill = un número entero, porque el coste no mata a ninguna unidad
expected-whole-no-direct = un número entero, porque no se causa daño directo
expected-standing = nada que ocurra en un momento concreto, porque es { $trigger }
expected-while-or-attack = while o attack en una regla que siempre vale
expected-no-times = nada, porque una regla que siempre vale no cuenta veces
expected-always-holds = nada, porque la regla siempre vale
expected-time-that-ends = un tiempo que acabe, porque esto ocurre en un momento concreto
expected-one-operation = al menos una operación
expected-not-previous = que no sea previous, porque ninguna operación anterior tiene objetivo
expected-two-lists = al menos dos listas de operaciones, ninguna vacía
expected-stack-covers = las cartas de cobertura de la pila
expected-stack-placed = las cartas de la pila que se colocan
expected-places-once = cada lugar de la fila una sola vez
expected-use-cover = cover para las cartas de cobertura, y solo para ellas
expected-cover-or-deck = una carta de cobertura o una que pueda ir en un mazo
expected-core-copies = { $copies ->
    [one] una carta de la caja básica de la que haya { $copies } copia
   *[other] una carta de la caja básica de la que haya { $copies } copias
}
expected-hand-dealt = { $cards ->
    [one] { $cards } carta para la mano de { $side }, no { $found }
   *[other] { $cards } cartas para la mano de { $side }, no { $found }
}
expected-place-between = un lugar de 0 a { $most }, no { $found }
expected-fields = campos con sus valores
expected-number-key = un número como clave
expected-key-says = que no haya ese campo, porque ya lo dice la clave de la entrada
expected-plain-value = texto, un número entero, true, false, una lista o campos con valores, no { $found }
expected-folder = una carpeta con archivos de contenido
expected-nesting = { $most } niveles anidados como máximo
expected-largest-number = un número de { $most } como máximo
expected-entries = entradas, cada una con sus campos
expected-largest-file = un archivo de { $most } bytes como máximo
expected-known-file = uno de los archivos { $known }
expected-utf8 = texto en UTF-8
expected-text-keys = texto o números enteros como claves, no { $found }
expected-each-key-once = cada clave una sola vez, y { $found } está dos veces
expected-sole-entry = ninguna entrada más que { $name }
expected-files = nombres de archivos con sus entradas
expected-exactly-one = exactamente uno de { $known }
expected-least = un número de { $least } o más, no { $found }
expected-field-name = el nombre de un campo de esta entrada
expected-squad-size = de { $least } a { $most } soldados, los que admite { $mission }
expected-no-equipment = que no haya equipo, porque el plano de la pieza no lo tiene
expected-equipment-kind = un tipo de equipo, porque el plano de la pieza lo tiene
expected-cornered = las parejas de zonas que se tocan en una esquina abierta: { $known }
expected-not-cornered = ninguna pareja, porque no hay zonas que se toquen en una esquina abierta
expected-line-each = una línea para cada número de jugadores de { $least } a { $most }
expected-wins-last = true en la última fase
expected-wins-not-yet = false antes de la última fase
expected-row-cover = una carta de cobertura del capítulo { $chapter } o de la caja básica que no esté ya en la fila
expected-command-card = una carta de mando también si antes ganó { $winner }
expected-version = { $card } con previous_winner { $winner }, como dice la carta de escenario
expected-win = una entrada { $win }, como dicen los efectos de la carta
expected-no-such-win = ninguna entrada { $win }, como dicen los efectos de la carta
expected-in-deck = cartas que estén en el mazo para entonces, no { $found } de { $card }
expected-both = { $first } y { $second }
expected-existing = { $thing } que exista, no { $found }
expected-otherwise = { $told }
expected-new-entry = { $expected }; una entrada nueva tiene que estar completa
expected-or-meant = { $expected }; una entrada nueva tiene que estar completa, a no ser que se trate de { $meant }
expected-keys = claves que sean { $kind }, no { $found }
expected-kind = { $kind }, no { $found }
expected-missing = { $kind } (falta el campo)
expected-word = uno de { $known }, no { $found }
expected-missing-word = uno de { $known } (falta)
expected-known-field = uno de los campos { $known }
expected-no-field = que aquí no haya campos
expected-alias-inside = que ningún alias esté dentro de lo que representa, y { $found } lo está
expected-longest-text = textos de { $most } caracteres como máximo
expected-most-values = { $most } valores como máximo, contando cada vez los que representa un alias
expected-yaml = YAML legible ({ $flaw })
expected-yaml-there = YAML legible (línea { $line }, columna { $column }: { $flaw })

## Lo que niega un sistema operativo

trouble-file = { $file }: { $cause }
trouble-forbidden = permiso denegado
trouble-taken = esa dirección ya está en uso
trouble-no-address = este equipo no tiene esa dirección
trouble-nobody-there = nadie responde ahí
trouble-exists = el archivo ya existe
trouble-folder = es una carpeta
trouble-long-name = el nombre es demasiado largo
trouble-missing = no existe el archivo o la carpeta
trouble-full = no queda espacio en el disco
trouble-no-folder = no es una carpeta
trouble-not-empty = la carpeta no está vacía
trouble-not-permitted = operación no permitida
trouble-read-only = el disco es de solo lectura
