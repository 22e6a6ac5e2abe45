# Las reglas del juego de tablero con palabras propias: el texto de cada regla de rules/board.yaml.

BG-COMP-01 = 32 figuras: 4 soldados de la CGO; 6 Drones, 6 Infames y 6 Tickers; 3 Boomers, 3 Guardias Theron y 3 Kantus; 1 Berserker.
BG-COMP-02 = Cartas: 35 de IA, 27 de Misión, 54 de Orden, 4 de Personaje de la CGO, 10 de Enemigo, 29 de Arma especial y 9 de Arma aleatoria (168); además, 34 cartas pequeñas de Lugar y 4 de Referencia.
BG-COMP-03 = 17 piezas de Mapa de doble cara: 1 grande, 4 medianas y 12 pequeñas. Cada cara (A o B) tiene una carta de Lugar, 34 en total.
BG-COMP-04 = Dados: 5 dados de ataque negros y 4 dados de defensa rojos. No limitan cuántos dados se lanzan (BG-LIMITS-08).
BG-COMP-05 = Fichas: 8 de Agujero/Sellado, 2 puertas, 2 de Bloqueado; la lista impresa da 23 indicadores de Herida, 12 contadores de Granada y 36 de Munición.
BG-COMP-06 = Cantidades corregidas: 22 indicadores de Herida/Arma soltada, 14 contadores de Granada y 44 contadores de Munición.
BG-COMP-07 = Las 27 cartas de Misión se reparten en 7 misiones de 3 a 7 cartas cada una (la de Preparación y una por fase): 3, 4, 3, 3, 4, 3, 7.
BG-COMP-08 = Las 35 cartas de IA son 7 generales y 4 de cada una de las 7 familias de enemigos.
BG-COMP-09 = Un dado negro puede mostrar heridas o un augurio; un dado rojo puede mostrar escudos, y algunas de sus caras muestran más de uno (el rifle de francotirador ignora los dados con exactamente uno).

BG-TERM-01 = Zona: parte de una pieza; unidad de movimiento y de alcance; cabe en ella cualquier número de figuras de los dos bandos.
BG-TERM-02 = Las zonas están delimitadas por paredes, cambios de altura, elementos de cobertura y líneas irregulares o agrietadas.
BG-TERM-03 = Nivel: un mazo de Lugar y la parte del mapa que se construye con él. Hay tres mazos de nivel como máximo.
BG-TERM-04 = Fase: una carta de Misión con su objetivo. Los niveles y las fases avanzan por separado.
BG-TERM-05 = Salida del mapa: una zona de salida que tiene una ficha de Puerta.
BG-TERM-06 = Jugador activo: aquel cuyo turno se está resolviendo.
BG-TERM-07 = «Tú» en una carta de IA es el jugador activo.
BG-TERM-08 = «El soldado de la CGO más cercano» es aquel al que el Locust que actúa llega con menos movimientos.
BG-TERM-09 = Salud de un soldado de la CGO = número de cartas en la mano.
BG-TERM-10 = Cada misión indica qué enemigos son los Locust A, B y C; se usan tres tipos a la vez como máximo.
BG-TERM-EX-01 = En Emergencia, un efecto que genera un Locust A en un agujero genera allí un Infame.

BG-MAP-01 = Cada pieza tiene un lado de entrada, marcado con una flecha.
BG-MAP-02 = La abertura sin flecha es la salida; se une a la entrada de la pieza siguiente o lleva una puerta.
BG-MAP-03 = Las paredes (línea negra continua) impiden el movimiento y la línea de visión.
BG-MAP-04 = Los cambios de altura (líneas azules) impiden el movimiento, pero no la línea de visión.
BG-MAP-05 = Cada pieza tiene al menos una zona con un agujero.
BG-MAP-06 = Algunas piezas tienen exactamente una zona de equipo; su efecto está en la carta de Lugar.
BG-MAP-07 = Un espacio de cobertura es un círculo dentro de una zona, y en él cabe una figura como máximo.
BG-MAP-08 = Cada espacio de cobertura tiene una o más flechas; el centro de la flecha es el punto que cuenta para la línea de visión.
BG-MAP-09 = Identificador de una pieza = número + letra de la cara, igual que el de su carta de Lugar.

BG-SETUP-01 = Se elige al azar al jugador inicial; empezando por él, cada jugador elige un Personaje de la CGO.
BG-SETUP-02 = Cada jugador recibe las armas especiales que nombra su carta de Personaje.
BG-SETUP-03 = Pone sobre las cartas de Arma que corresponda los contadores de Munición y de Granada que se muestran.
BG-SETUP-04 = Se barajan las cartas de Orden y las de Arma aleatoria en dos mazos separados.
BG-SETUP-05 = Las cartas de Arma especial nunca se mezclan en el mazo de Armas aleatorias.
BG-SETUP-06 = Se elige una de las siete misiones; para una primera partida se aconseja Emergencia.
BG-SETUP-07 = Orden del mazo de Misión: carta de Preparación, fase 1, fase 2, y así sucesivamente.
BG-SETUP-08 = Las cartas de Enemigo de la misión van a los huecos A, B y C, con sus figuras y sus indicadores de Herida boca arriba al lado.
BG-SETUP-09 = Mazo de IA = cuatro cartas de IA por cada tipo de enemigo de la misión + las cartas generales que indica la carta de Preparación, barajadas.
BG-SETUP-EX-01 = Emergencia: 4 de Infame + 4 de Drone + 4 de Boomer + 6 generales = 18 cartas.
BG-SETUP-10 = El mazo de Lugar de cada nivel se forma como indica el dorso de la carta de Preparación y se baraja por separado.
BG-SETUP-11 = Sobre el mazo de un nivel que muestra un icono de Bloqueado se pone una ficha de Bloqueado.
BG-SETUP-12 = Después de anotar sus reglas especiales, la carta de Preparación y las cartas de Lugar que no se usan vuelven a la caja.
BG-SETUP-13 = Nivel 1: se roba una carta de Lugar, se coloca su pieza y se generan sus figuras; se repite hasta que se acabe el mazo.
BG-SETUP-14 = Una pieza posterior se coloca con su entrada junto a la salida de la anterior, con los bordes alineados.
BG-SETUP-15 = Figuras de una pieza: el código del número de jugadores, una vez en CADA agujero de esa pieza.
BG-SETUP-16 = En la salida de la última pieza del nivel se pone una puerta.
BG-SETUP-17 = Una carta de Lugar con equipo se queda en juego junto a su pieza; las demás se retiran después de generar las figuras.
BG-SETUP-18 = Los Locust generados que tienen el icono de cobertura se ponen a cubierto enseguida, también durante la preparación.
BG-SETUP-19 = Cada soldado de la CGO se coloca en una zona de entrada de la primera pieza colocada.
BG-SETUP-20 = Empezando por el jugador inicial, cada uno puede mover su soldado a un espacio de cobertura libre de esa zona.
BG-SETUP-21 = Cada jugador roba hasta su límite de mano: 6, Marcus Fenix 7.
BG-SETUP-22 = El jugador inicial juega el primer turno.
BG-SETUP-EX-02 = Pieza 2A, cuatro jugadores: código ABC, un agujero; en Emergencia, 1 Infame, 1 Drone y 1 Boomer, todos a cubierto; la carta se queda porque tiene equipo.
BG-SETUP-EX-03 = Después, la pieza 16A: su entrada se une a la salida de la 2A; su código se genera en sus dos agujeros.
BG-SETUP-EX-04 = Diagrama de preparación, Emergencia con cuatro jugadores: la única figura Locust sin usar es 1 Infame (así que en el mapa hay 5 Infames, 6 Drones y 3 Boomers).

BG-TURN-01 = Un turno tiene tres pasos, en este orden: Curación, Órdenes de la CGO y Activación de los Locust.
BG-TURN-02 = Después pasa a ser activo el jugador de la izquierda.
BG-TURN-03 = Se juega hasta que la misión se gana o todos los soldados de la CGO se están desangrando.

BG-TURN-HEAL-01 = El jugador activo puede robar hasta 2 cartas de Orden.
BG-TURN-HEAL-02 = Una mano nunca puede superar su límite (6; Marcus 7), ni en este paso ni en ningún otro momento.
BG-TURN-HEAL-03 = Cuando se roba la última carta de Orden, la pila de descartes se baraja en el acto para formar un mazo nuevo.
BG-TURN-HEAL-04 = Un jugador que se está desangrando se salta este paso (BG-BLEED-04).
BG-TURN-HEAL-EX-01 = Dom, con 5 cartas, roba 1. Marcus, con 5 cartas, roba 2.

BG-ORDER-01 = El jugador activo tiene que jugar una carta de Orden de su mano, y no más salvo que lo permita un efecto; la carta se descarta.
BG-ORDER-02 = Da una de tres opciones: sus acciones impresas, un movimiento de hasta 2 zonas o un ataque.
BG-ORDER-03 = Con la opción de moverse o de atacar se ignoran las acciones impresas.
BG-ORDER-04 = Cada acción impresa es opcional, pero las elegidas se hacen de arriba abajo.
BG-ORDER-05 = Una acción elegida se resuelve por completo antes de empezar la siguiente.
BG-ORDER-06 = Una carta que elige a un soldado de la zona del jugador puede elegir al suyo propio.
BG-ORDER-07 = Los nombres de las cartas no tienen ningún efecto.
BG-ORDER-08 = Cada carta de Orden lleva un icono de reacción: proteger, esquivar o seguir.
BG-ORDER-09 = Una carta marcada con 2+ está pensada para dos o más jugadores; para el juego en solitario, véase BG-SOLO-03.
BG-ORDER-10 = Un jugador que se está desangrando se salta este paso.

BG-SPECIAL-01 = Antes o después de cada acción de la carta de Orden jugada, el jugador puede descartar otra carta de su mano para una acción especial.
BG-SPECIAL-02 = Las tres acciones especiales: revivir a un soldado de su zona que se está desangrando; recoger un arma soltada de su zona; activar el equipo de su zona.
BG-SPECIAL-03 = Cada una de las tres se puede usar una vez por turno, con una carta cada una.
BG-SPECIAL-04 = Una acción especial no puede interrumpir una acción.
BG-SPECIAL-05 = También pueden hacerse antes de jugar la carta de Orden.
BG-SPECIAL-06 = Al activar un equipo se resuelve el texto de la carta de Lugar de su pieza; el soldado tiene que estar en la zona con el icono de equipo.
BG-SPECIAL-07 = Estar a cubierto no impide las acciones especiales.
BG-SPECIAL-08 = Una acción especial no puede gastar la última carta antes de jugar la carta de Orden obligatoria (se deduce de BG-ORDER-01).
BG-SPECIAL-EX-01 = Dom descarta 1 para revivir a Marcus, juega una Orden, se mueve 2 zonas con su primera acción, descarta 1 para usar equipo (munición) y ataca con su última acción; de su mano han salido tres cartas.
BG-SPECIAL-EX-02 = Con un movimiento de 2 zonas no es posible moverse 1, revivir a alguien y después moverse la segunda.

BG-AI-01 = El jugador activo roba la carta superior del mazo de IA y la resuelve.
BG-AI-02 = La carta resuelta se descarta boca arriba junto al mazo.
BG-AI-03 = Después de resolver la última carta del mazo, los descartes se barajan para formar un mazo nuevo.
BG-AI-04 = Rasgo Evento: sin condición, se resuelve todo lo que dice.
BG-AI-05 = Rasgo Por cada: se resuelve una vez por cada figura en juego del tipo nombrado, una tras otra, en el orden que elija el jugador activo.
BG-AI-06 = Por cada comprueba su condición con cada figura; figuras distintas pueden resolver mitades distintas.
BG-AI-07 = Rasgo Grupo: se resuelve una vez; la condición mira el estado de la partida.
BG-AI-08 = En una carta de Grupo, las figuras que actúan van de una en una en el orden que elija el jugador activo.
BG-AI-09 = La mitad con restricción se resuelve cuando se cumple su condición; si no, se resuelve la mitad «Si no es así».
BG-AI-10 = Algunas cartas mandan descartarlas y robar otra cuando se cumple una condición, casi siempre que no haya en juego ninguna figura del tipo.
BG-AI-11 = Cada figura termina toda su activación (movimientos, cobertura, ataques) antes de que empiece la siguiente.
BG-AI-12 = Cuando varios objetivos o caminos son igual de válidos, decide el jugador activo.
BG-AI-13 = Las cartas de IA ignoran a los soldados que se están desangrando, y no se les puede atacar.
BG-AI-14 = Si «tú» se está desangrando, el jugador activo elige en su lugar a cualquier otro soldado de la CGO.
BG-AI-15 = Un jugador activo que se está desangrando también roba la carta de IA y toma todas sus decisiones.
BG-AI-16 = Una carta que manda robar otra después se resuelve primero; luego, en el mismo paso, se roba y se resuelve la siguiente.
BG-AI-EX-01 = Se roba la carta 17 sin ningún Boomer en juego: se descarta y se roba otra.
BG-AI-EX-02 = Carta 13: un Drone sin línea de visión hasta ningún soldado se mueve 3 zonas hacia el más cercano y después se pone a cubierto.
BG-AI-EX-03 = La misma carta: un segundo Drone ve a dos soldados a igual distancia; el jugador activo nombra como objetivo a Marcus, que está a cubierto.
BG-AI-EX-04 = Carta 11: con al menos un Infame en el mapa, todos los Infames se mueven y pueden atacar; sin ninguno, se generan Infames.

BG-WIN-01 = La carta de la fase 1 está boca arriba desde el comienzo y sus reglas especiales están en vigor.
BG-WIN-02 = Cuando se cumple el objetivo de una fase, se da la vuelta a su carta en el acto y se resuelven sus efectos.
BG-WIN-03 = Si dice que se continúe, la carta se descarta y entran en vigor las reglas especiales de la carta de la fase siguiente.
BG-WIN-04 = Dar la vuelta a la carta interrumpe el turno en curso, que después continúa.
BG-WIN-05 = Completar la última fase da la victoria a todos los jugadores.
BG-WIN-06 = Todos los jugadores pierden en cuanto todos los soldados de la CGO se están desangrando.
BG-WIN-07 = Si la victoria y el desangramiento de todos coinciden, los jugadores pierden.
BG-WIN-EX-01 = Emergencia, cuatro jugadores: Marcus sella el último agujero con una granada; al dar la vuelta a la carta aparecen 2 Infames, 3 Drones y 3 Boomers en la salida del mapa, los Infames y los Drones se mueven como se indica, empieza la fase 2 y Marcus sigue con su turno.

BG-MOVE-01 = Un movimiento = de una zona a otra adyacente.
BG-MOVE-02 = Dos zonas son adyacentes si comparten un borde agrietado (una línea gris irregular).
BG-MOVE-03 = Basta con compartir la esquina de un borde agrietado; donde un elemento de cobertura no deja borde común, no hay adyacencia.
BG-MOVE-04 = Ninguna figura atraviesa paredes ni cambios de altura al moverse.
BG-MOVE-05 = Ninguna figura atraviesa una puerta; explorar la retira.
BG-MOVE-06 = Ninguna figura sale del mapa.
BG-MOVE-07 = Las figuras pueden entrar en zonas con otras figuras y atravesarlas, aunque sean enemigas, sin penalización.
BG-MOVE-08 = Un soldado de la CGO puede moverse menos zonas de las permitidas («hasta»).
BG-MOVE-09 = Los Locust se mueven con las cartas de IA, por un camino lo más corto posible hasta su destino y con las mismas reglas de movimiento.
BG-MOVE-10 = Entre varios caminos igual de cortos elige el jugador activo.
BG-MOVE-EX-01 = Con un movimiento de 3, un soldado se mueve 2 zonas a través de una zona con un Locust, no puede entrar en la zona de detrás de una pared y al final se pone a cubierto sin coste.

BG-COVER-01 = Cuando un soldado de la CGO ha terminado de moverse en el turno, puede entrar en un espacio de cobertura libre de su zona.
BG-COVER-02 = Ponerse a cubierto no cuesta movimiento.
BG-COVER-03 = Salir de la cobertura no cuesta nada y ocurre al comienzo del movimiento de la figura.
BG-COVER-04 = En un espacio de cobertura cabe una figura; en uno ocupado no se puede entrar.
BG-COVER-05 = Solo se entra en cobertura al moverse o al generarse.
BG-COVER-EX-01 = Cuando una figura a cubierto muere o empieza a desangrarse, nadie más de la zona puede meterse enseguida en el espacio que queda libre.
BG-COVER-06 = Un Locust cuya carta de Enemigo tiene el icono de cobertura tiene que entrar en un espacio de cobertura libre después de moverse o de generarse.
BG-COVER-07 = Entre varios espacios libres toma el que da la mayor bonificación contra el soldado de la CGO más cercano, sin contar los soldados que estén en su propia zona.
BG-COVER-08 = Los Locust sin el icono no se ponen a cubierto.
BG-COVER-09 = Cobertura parcial: +1 dado de defensa. Cobertura completa: +2 dados de defensa.
BG-COVER-10 = Si es completa o parcial depende de una línea recta que pasa por el centro de la flecha de cobertura: completa cuando el atacante tiene que cruzarla para trazar su línea de visión, parcial cuando puede evitarla.
BG-COVER-11 = La cobertura no da dados contra un atacante que está en la misma zona.
BG-COVER-12 = Con varias flechas, el defensor usa la que da más cobertura.
BG-COVER-13 = La bonificación es la misma para los soldados de la CGO y para los Locust.
BG-COVER-14 = La cobertura nunca impide la línea de visión, pero fija el punto en el que la línea empieza o acaba.
BG-COVER-15 = Un soldado que empieza a desangrarse sale de la cobertura.

BG-SPAWN-01 = Generar es tomar una figura sin usar del tipo y ponerla en la zona indicada.
BG-SPAWN-02 = Con el icono de cobertura, se pone allí en un espacio de cobertura libre.
BG-SPAWN-03 = Cuando se generan varias, el jugador activo elige el orden.
BG-SPAWN-04 = Si el tipo se ha agotado, se genera el tipo más fuerte que quede: C; si no, B; si no, A.
BG-SPAWN-05 = Si no queda fuera del mapa ninguna figura A, B ni C, no se genera nada.
BG-SPAWN-06 = Lo que se genera en la salida del mapa usa una zona de salida con puerta.
BG-SPAWN-07 = Los agujeros sellados no cuentan como agujeros; «el agujero más cercano» es el abierto más cercano.
BG-SPAWN-08 = También se generan figuras en la preparación y al explorar.
BG-SPAWN-09 = El augurio del Infame no genera nada cuando todos los Infames están en juego: no hay sustituto.

BG-ENEMY-01 = Una carta de Enemigo da los dados de ataque, la salud, los dados de defensa, las capacidades y, a veces, los iconos de cobertura y de inmunidad a la motosierra.
BG-ENEMY-02 = La capacidad activada se usa por cada augurio que saca el Locust al atacar.
BG-ENEMY-03 = La capacidad permanente está siempre activa.
BG-ENEMY-04 = El nombre decide qué cuatro cartas de IA le corresponden.
BG-ENEMY-05 = Valores conocidos (ataque / salud / defensa): Drone 3/3/1, Infame 2/2/1, Boomer 4/3/2, Berserker 5/7/3.
BG-ENEMY-06 = Augurio del Drone: cura a este Drone.
BG-ENEMY-07 = Augurio del Infame: genera 1 Infame en el agujero más cercano; sin efecto si todos los Infames están en juego.
BG-ENEMY-08 = Augurio del Boomer: 1 herida a cada una de las demás figuras de la zona del objetivo, una vez por ataque.
BG-ENEMY-09 = Augurio de la Berserker: las cartas que se pierden por las heridas de este ataque se descartan al azar, no a elección.
BG-ENEMY-10 = Un Drone herido tiene salud 1.

BG-ATTACK-01 = Paso 1: se declara un defensor que esté en la línea de visión.
BG-ATTACK-02 = Si ataca un Locust, el jugador activo elige al defensor dentro de lo que permiten la carta de IA y la de Enemigo.
BG-ATTACK-03 = Paso 2: un soldado de la CGO elige una de sus armas y un ataque normal o excesivo, y toma el número de dados de ataque que le corresponde.
BG-ATTACK-04 = Un Locust toma los dados de ataque de su carta de Enemigo.
BG-ATTACK-05 = Paso 3: dados de defensa = valor de defensa del defensor.
BG-ATTACK-06 = +1 dado en cobertura parcial y +2 en cobertura completa, salvo que el atacante esté en la misma zona.
BG-ATTACK-07 = +1 dado por cada zona de más sobre el alcance del arma.
BG-ATTACK-08 = Los ataques de los Locust tienen alcance ilimitado salvo que la carta de IA fije uno.
BG-ATTACK-09 = Paso 4: se lanzan todos los dados y después se resuelve la capacidad activada del atacante por cada augurio.
BG-ATTACK-10 = Un jugador de la CGO que se defiende puede lanzar él mismo sus dados de defensa al mismo tiempo.
BG-ATTACK-11 = Paso 5: heridas menos escudos; si el resultado es positivo, el defensor recibe la diferencia.
BG-ATTACK-12 = Los augurios no son heridas salvo que una capacidad activada las produzca.
BG-ATTACK-13 = Las heridas que una capacidad activada causa al objetivo se suman a las de los dados y los escudos pueden anularlas.
BG-ATTACK-14 = El ataque termina después del paso 5, haya muerto o no el defensor.
BG-ATTACK-15 = Todo ataque exige línea de visión.
BG-ATTACK-EX-01 = Lancer, ataque excesivo (1 contador de Munición, 4 dados de ataque) contra un Drone sano a 3 zonas y en cobertura parcial; el alcance del Lancer es 2. Defensa 1 + 1 por la cobertura + 1 fuera de alcance = 3 dados. Resultado: 1 augurio, 3 heridas, 3 escudos. El augurio añade 1 herida: 4 - 3 = 1 herida, menos que la salud 3, así que el Drone queda herido (indicador de salud 1).

BG-AMMO-01 = Un ataque normal usa el valor de la izquierda y no gasta contadores.
BG-AMMO-02 = Un ataque excesivo usa el valor de la derecha y gasta 1 contador de Munición de esa arma.
BG-AMMO-03 = Un arma con valor normal 0 solo puede hacer ataques excesivos (lanzagranadas, arco explosivo).
BG-AMMO-04 = Un arma sin contadores de Munición no puede atacar, ni con ataque normal ni con excesivo, salvo que su carta diga otra cosa.
BG-AMMO-05 = Un arma puede tener cualquier número de contadores de Munición.
BG-AMMO-06 = De dónde sale la munición: ciertas cartas de Orden, el equipo de los lugares y las armas soltadas.

BG-WEAPON-01 = Las capacidades permanentes se aplican siempre mientras se tiene la carta, tanto los beneficios como las restricciones.
BG-WEAPON-02 = Las capacidades activadas se pueden usar una vez por cada augurio obtenido, salvo que tengan un límite.
BG-WEAPON-03 = Un jugador puede descartar una carta de Arma en cualquier momento (a la caja), excepto las granadas bolo.
BG-WEAPON-04 = Las cartas de Arma no se pueden dar a otros jugadores.
BG-WEAPON-05 = Límite de carga: cuatro cartas de Arma en total, que son la única carta de granada bolo y como máximo tres de otras clases.
BG-WEAPON-06 = Baird puede llevar cuatro armas además de las granadas.
BG-WEAPON-07 = Quien obtiene un arma que ya lleva recibe en su lugar 2 contadores de Munición para ella.
BG-WEAPON-EX-01 = Lanzagranadas: cada augurio inflige 1 herida a cada una de las demás figuras de la zona del objetivo.

BG-CARD-01 = Granada bolo: alcance 2, normal 0, excesivo 4; su objetivo es una zona e ignora la cobertura; el augurio sella un agujero en la zona objetivo.
BG-CARD-02 = Pistola de cañón corto: alcance 3, normal 1, excesivo 3; puede hacer ataques normales con 0 de munición; augurio: +1 herida.
BG-CARD-03 = Escopeta gnasher: alcance 1, normal 2, excesivo 4; no puede atacar más allá del alcance 1; el augurio duplica las heridas de todos los demás dados de ataque, una vez por ataque.
BG-CARD-04 = Rifle de francotirador: alcance 4, normal 2, excesivo 5; no puede atacar a figuras de su propia zona; augurio, a alcance 2 o más: ignora los dados de defensa que muestren exactamente 1 escudo.
BG-CARD-05 = Lancer: alcance 2, excesivo 4; augurio: +1 herida; motosierra (BG-CHAINSAW).
BG-CARD-06 = Dominic Santiago: empieza con pistola de cañón corto, granadas bolo y escopeta gnasher; al resolver una carta de Orden puede moverse hasta 1 zona adicional, antes o después de cualquiera de sus acciones.
BG-CARD-07 = Marcus Fenix: límite de mano 7 y una capacidad que sirve para la tirada de la motosierra.
BG-CARD-08 = Carta de Orden Trabajo en equipo (2+): roba 1 carta de Orden; otro jugador puede resolver enseguida una carta de Orden; después el jugador activo hace su paso de los Locust.
BG-CARD-09 = Carta de Orden Asalto (icono de esquivar): moverse hasta 3 zonas y después hacer 1 ataque.
BG-CARD-10 = La carta de Orden del ejemplo de movimiento (no se ve su nombre): moverse hasta 3 zonas; se puede entrar en un espacio de cobertura ocupado por un Locust, al que se saca de la cobertura y se le inflige 1 herida.

BG-GRENADE-01 = Cada ataque con granada bolo cuesta 1 contador de Granada.
BG-GRENADE-02 = Las granadas nunca usan contadores de Munición ni ganan nada con efectos sobre la munición.
BG-GRENADE-03 = El objetivo es una zona, no una figura.
BG-GRENADE-04 = Los dados de ataque se lanzan una sola vez para toda la zona.
BG-GRENADE-05 = Cada figura de la zona, también los soldados de la CGO, lanza su propia defensa y recibe sus propias heridas.
BG-GRENADE-06 = La cobertura no da dados contra las granadas.
BG-GRENADE-07 = Se puede esquivar, antes de lanzar los dados de ataque.
BG-GRENADE-08 = El alcance 2 es un límite estricto.
BG-GRENADE-09 = Las granadas no sirven para proteger.
BG-GRENADE-10 = La zona propia de quien la lanza es un objetivo válido.

BG-SEAL-01 = El augurio de la granada sella un agujero en la zona objetivo.
BG-SEAL-02 = Sobre un agujero impreso se pone una ficha de Sellado.
BG-SEAL-03 = Un agujero que es una ficha se descarta del mapa.
BG-SEAL-04 = Una zona sellada ya no cuenta como zona con agujero.

BG-WOUND-01 = Un Locust está sano (sin indicador) o herido (un indicador de su tipo).
BG-WOUND-02 = Sano y con menos heridas que su salud: queda herido y recibe un indicador.
BG-WOUND-03 = La salud de un Locust herido es el valor de su indicador.
BG-WOUND-04 = Si las heridas igualan o superan su salud actual, muere y se retira.
BG-WOUND-05 = Herido y con menos heridas que el valor de su indicador: sin efecto.
BG-WOUND-06 = Las heridas no se acumulan de un ataque a otro.
BG-WOUND-07 = El valor del indicador no tiene por qué coincidir con las heridas infligidas.
BG-WOUND-08 = Un Locust muerto deja su indicador boca abajo; si no tenía, se roba uno de la pila sin usar.
BG-WOUND-09 = Los Locust con salud 1 (Tickers) no tienen indicadores, mueren con una herida y no sueltan nada.
BG-WOUND-10 = Un efecto que hiere una vez a cada figura de una zona cuesta 1 carta a cada soldado que esté en ella e inflige una sola herida a cada Locust.
BG-WOUND-11 = Un Locust curado pierde su indicador.
BG-WOUND-12 = El indicador de un Locust curado se mezcla otra vez en la pila sin usar.
BG-WOUND-13 = Un soldado que recibe heridas descarta otras tantas cartas de su elección.
BG-WOUND-14 = Un soldado que recibe una herida y no puede pagarla con una carta empieza a desangrarse.
BG-WOUND-15 = Tener cero cartas en la mano no es, por sí solo, desangrarse.

BG-BERSERKER-01 = La primera vez que queda herida sin morir: se pone su indicador mostrando 5.
BG-BERSERKER-02 = La segunda vez que queda herida sin morir: se da la vuelta al indicador, que pasa a mostrar 3.
BG-BERSERKER-03 = Con el indicador en 3, menos de 3 heridas no tienen efecto.
BG-BERSERKER-04 = Nunca suelta armas.
BG-BERSERKER-05 = Mientras no está herida, solo el Martillo del Alba puede herirla o matarla.
BG-BERSERKER-06 = Después de cada ataque de un soldado de la CGO se mueve 1 zona hacia él, también tras un ataque con la motosierra.
BG-BERSERKER-07 = Después de una granada bolo se mueve, en cambio, hacia la zona objetivo.
BG-BERSERKER-08 = Ese movimiento viene justo después del ataque, puede repetirse en un mismo turno y nunca hace que ataque.
BG-BERSERKER-09 = Su ataque contra cada figura de su zona es un ataque de zona: los dados se lanzan una vez y cada defensor, soldado o Locust, lanza los suyos por separado.

BG-DROP-01 = El indicador boca abajo de un Locust muerto muestra un arma o una X roja.
BG-DROP-02 = Con una X se descarta junto a la pila sin usar, con la X boca arriba.
BG-DROP-03 = Con un arma se queda en la zona como arma soltada.
BG-DROP-04 = Recogerla es una acción especial (1 carta de Orden), antes o después de una acción de la carta de Orden.
BG-DROP-05 = Después el indicador se descarta junto a la pila sin usar, con el arma boca arriba.
BG-DROP-06 = El jugador recibe el arma especial mostrada con 2 contadores de Munición.
BG-DROP-07 = Si no queda ninguna copia, recibe en su lugar la carta superior del mazo de Armas aleatorias.
BG-DROP-08 = Si ya tiene esa arma, esta recibe en su lugar 2 contadores de Munición.
BG-DROP-09 = Cuando se acaba una pila de indicadores de Herida, sus descartes se mezclan, se ponen con la salud boca arriba y forman la pila nueva.

BG-LOS-01 = Hay línea de visión cuando una línea recta une los lugares de las dos figuras sin tocar una pared.
BG-LOS-02 = Una figura que no está a cubierto cuenta como si estuviera en cualquier parte de su zona.
BG-LOS-03 = Una figura a cubierto traza la línea desde al menos una de sus flechas de cobertura.
BG-LOS-04 = Entre dos coberturas la línea va de flecha a flecha; en los demás casos, de la flecha a cualquier parte de la zona.
BG-LOS-05 = Los cambios de altura y la cobertura no la impiden.
BG-LOS-06 = Es mutua entre dos figuras.
BG-LOS-EX-01 = Marcus, a cubierto, ve al Drone 2 (cobertura parcial) y al Drone 3 (cobertura completa), no ve al Drone 4 (pared), y ve al Drone 5, que no está a cubierto, porque la línea llega al borde de su zona.
BG-LOS-EX-02 = Cole, que no está a cubierto, puede atacar a los cuatro Drones, también al Drone 4, trazando la línea desde el borde de su zona.

BG-RANGE-01 = Alcance = número de zonas que el atacante tendría que moverse hasta la zona del objetivo.
BG-RANGE-02 = Para el alcance, los cambios de altura cuentan como bordes normales.
BG-RANGE-03 = Misma zona = 0, adyacente = 1.
BG-RANGE-04 = Más allá del alcance de un arma el ataque está permitido, pero el defensor recibe 1 dado por cada zona de más.
BG-RANGE-EX-01 = Lancer (alcance 2) contra un Drone a 5 zonas: 3 dados adicionales además de su defensa de 1, y solo si hay línea de visión.

BG-BLEED-01 = Un soldado sin cartas que recibe una herida empieza a desangrarse; se tumba la figura.
BG-BLEED-02 = Sale de la cobertura.
BG-BLEED-03 = Puede empezar su turno arrastrándose 1 zona como máximo.
BG-BLEED-04 = Se salta los pasos de Curación y de Órdenes de la CGO.
BG-BLEED-05 = Resuelve igualmente su paso de Activación de los Locust, se haya arrastrado o no.
BG-BLEED-06 = No puede robar cartas de Orden de ninguna manera.
BG-BLEED-07 = Los Locust lo ignoran y no pueden atacarlo.
BG-BLEED-08 = Toma todas las decisiones de su carta de IA; «tú» pasa a ser cualquier otro soldado que él elija.

BG-REVIVE-01 = Un soldado de la misma zona puede revivirlo como acción especial (1 carta a elección de quien revive).
BG-REVIVE-02 = El soldado revivido se pone en pie con la mano vacía.
BG-REVIVE-03 = Puede volver a ser atacado enseguida.
BG-REVIVE-04 = En su siguiente turno se cura y actúa con normalidad; otros efectos pueden dejarle robar antes.

BG-EXPLORE-01 = Un soldado puede explorar una puerta desbloqueada de su zona en cualquier momento de su paso de Órdenes.
BG-EXPLORE-02 = Explorar no cuesta movimiento ni cartas.
BG-EXPLORE-03 = Se retira la ficha de Puerta.
BG-EXPLORE-04 = Se roba del mazo de Lugar con el número más bajo que aún tenga cartas.
BG-EXPLORE-05 = Se coloca su pieza en la salida, con la flecha de entrada apuntando en dirección contraria a quien explora y los bordes alineados.
BG-EXPLORE-06 = Se genera su código (el del número de jugadores) en cada uno de sus agujeros.
BG-EXPLORE-07 = La carta se conserva solo si tiene equipo.
BG-EXPLORE-08 = Se repite hasta que se acabe ese mazo.
BG-EXPLORE-09 = Se pone una puerta en la salida de la última pieza.
BG-EXPLORE-10 = Explorar interrumpe el turno, que después continúa con el movimiento no gastado.
BG-EXPLORE-11 = Si una pieza no cabe, se retira el nuevo nivel entero, se baraja su mazo y se vuelve a preparar.
BG-EXPLORE-EX-01 = Tres jugadores, código AAB: dos A y un B en cada agujero de esa pieza, a cubierto si pueden.

BG-LOCK-01 = Un mazo con una ficha de Bloqueado no se puede explorar.
BG-LOCK-02 = Las fichas de Bloqueado se retiran con ciertos equipos y efectos de misión.
BG-LOCK-03 = Una vez retirada la ficha, se explora de la forma normal.

BG-REACT-01 = Cualquier jugador puede descartar una carta de su mano por su icono de reacción; se ignoran sus acciones.
BG-REACT-02 = Una reacción cuesta salud, porque la mano es la salud.

BG-REACT-GUARD-01 = En el paso de Activación de los Locust, un jugador puede descartar una carta de proteger para atacar a un Locust inmediatamente antes de que se mueva o ataque.
BG-REACT-GUARD-02 = Puede interrumpir un movimiento, por ejemplo después de que el Locust salga de la cobertura.
BG-REACT-GUARD-03 = Contra un Locust que ni se mueve ni ataca no se puede usar proteger; generarse no basta.
BG-REACT-GUARD-04 = El ataque sigue las reglas normales, con cualquier arma o con la motosierra, pero no con granadas bolo.
BG-REACT-GUARD-05 = Después la carta de IA continúa.
BG-REACT-GUARD-06 = Entre todos los jugadores se puede proteger una sola vez por paso de Activación de los Locust.
BG-REACT-GUARD-07 = Si varios quieren hacerlo, decide el jugador activo.
BG-REACT-GUARD-08 = Algunas cartas de IA prohíben proteger (31, 117).
BG-REACT-GUARD-EX-01 = Cada Drone se mueve 2 y ataca. Tras la primera zona de un Drone, Marcus protege y no consigue matarlo; nadie más puede proteger en este paso; el Drone se mueve la segunda zona y ataca a Marcus.

BG-REACT-DODGE-01 = Un soldado atacado puede descartar una carta de esquivar para tener +2 dados de defensa.
BG-REACT-DODGE-02 = Hay que declararlo antes de la tirada de ataque.
BG-REACT-DODGE-03 = Los dados se suman a todos los demás (valor de defensa, cobertura, efectos).
BG-REACT-DODGE-04 = Se esquiva una vez por jugador y por ataque.
BG-REACT-DODGE-EX-01 = Atacado por dos Drones en un paso, un soldado esquiva al primero (+2 dados) y decide no esquivar al segundo, aunque tiene otra carta de esquivar.

BG-REACT-FOLLOW-01 = Cuando un soldado sale de una zona, otro soldado que esté en ella puede descartar una carta de seguir para ir con él.
BG-REACT-FOLLOW-02 = Quien sigue se coloca en la zona de quien se mueve cuando este ha terminado.
BG-REACT-FOLLOW-03 = Se puede seguir a quien se mueve desde donde empieza o desde una zona por la que pasa.
BG-REACT-FOLLOW-04 = Quienes siguen van con él durante todo su movimiento de este turno y acaban en su última zona.
BG-REACT-FOLLOW-05 = Quienes siguen pueden ponerse a cubierto allí, después de que elija quien se mueve.
BG-REACT-FOLLOW-EX-01 = Un jugador se mueve 3 zonas; dos soldados de su zona inicial descartan cada uno una carta de seguir y se colocan en su última zona.

BG-CHAINSAW-01 = En lugar de atacar, un soldado con un Lancer puede elegir un Locust de su zona y lanzar 4 dados de ataque.
BG-CHAINSAW-02 = Las heridas se ignoran; con al menos un augurio, el Locust muere.
BG-CHAINSAW-03 = No gasta contadores de Munición y vale siempre que el soldado pueda atacar, también al proteger.
BG-CHAINSAW-07 = También vale con 0 de munición en el Lancer (se deduce: según la carta sustituye a un ataque, así que BG-AMMO-04 no obliga).
BG-CHAINSAW-04 = Para usarla, el soldado sale de la cobertura.
BG-CHAINSAW-05 = Los efectos de dados adicionales no se aplican salvo que lo digan (el de Marcus lo dice).
BG-CHAINSAW-06 = Los Locust con el icono de inmunidad no se pueden elegir.

BG-LIMITS-01 = Cualquier ficha o contador se puede sustituir por otra cosa; los indicadores de Herida, no.
BG-LIMITS-02 = Si se acaban los indicadores de Herida: se mezclan los descartados.
BG-LIMITS-03 = Si aun así no hay: se usa un indicador boca abajo de ese tipo que esté en el mapa.
BG-LIMITS-04 = Si se acaban las figuras: se sustituyen por C, después B, después A (BG-SPAWN-04).
BG-LIMITS-05 = Si no queda ninguna A, B ni C: no se genera nada.
BG-LIMITS-06 = No hay límite de figuras en una zona.
BG-LIMITS-07 = Un mazo vacío se rehace con sus descartes.
BG-LIMITS-08 = No hay límite de dados; si faltan dados físicos, se vuelven a lanzar y se suma.

BG-SECRET-01 = Los jugadores no pueden ver las manos de los demás.
BG-SECRET-02 = Pueden hablar con libertad de estrategia y de sus cartas.
BG-SECRET-03 = La cara inferior de los indicadores de Herida es secreta.
BG-SECRET-04 = No se pueden mirar los mazos ni las pilas de descartes.
BG-SECRET-05 = El mazo de Misión se puede leer en cualquier momento, por las dos caras, sin cambiar su orden.

BG-MISSION-EMERGENCE-01 = Las figuras de la preparación se generan antes de que la misión selle los demás agujeros.
BG-MISSION-EMERGENCE-02 = Después de la preparación se sellan todos los agujeros excepto el más cercano a la salida del mapa.
BG-MISSION-EMERGENCE-03 = La fase 1 exige que una granada bolo selle el último agujero.
BG-MISSION-EMERGENCE-04 = El equipo de 12A da una granada y no se descarta; se puede volver a usar en un turno posterior.
BG-MISSION-EMERGENCE-05 = Al dar la vuelta a la carta de la fase 1 se generan en la salida del mapa: con 1 jugador, 1 Infame y 1 Boomer; con 2, 2 Infames y 2 Boomers; con 3, 2 Infames, 2 Drones y 2 Boomers; con 4, 2 Infames, 3 Drones y 3 Boomers.
BG-MISSION-EMERGENCE-06 = Después todos los Infames se mueven 2 y todos los Drones 1 hacia el soldado de la CGO más cercano.
BG-MISSION-EMERGENCE-07 = Fase 2: no se generan Locust; una carta de IA que los generaría se descarta sin resolver y se sustituye por otra.
BG-MISSION-EMERGENCE-08 = La fase 2 se gana sin ningún Locust en juego.

BG-MISSION-CHINA-01 = Cuando habría que generar un C, se genera un Drone, o un Infame si todos los Drones están en juego.
BG-MISSION-CHINA-02 = La Berserker empieza en una zona inicial de los soldados.
BG-MISSION-CHINA-03 = Las fases 1 y 2 terminan cuando llega a la zona de salida del nivel 1 y, después, del nivel 2; el nivel siguiente se desbloquea y se explora en el acto.
BG-MISSION-CHINA-04 = Matarla da la victoria.
BG-MISSION-CHINA-05 = El Martillo del Alba se encuentra en la pieza 17A.

BG-MISSION-BELLY-01 = Después de construir el nivel 1, la primera pieza se gira de modo que su entrada se una a la entrada de la segunda.
BG-MISSION-BELLY-02 = En la salida de la primera pieza hay una segunda puerta, que lleva al nivel 3.
BG-MISSION-BELLY-03 = Al nivel 3 solo se puede entrar por esa puerta.
BG-MISSION-BELLY-04 = Lo que se genera en la salida del mapa usa la salida más cercana al jugador activo.
BG-MISSION-BELLY-05 = La fase 1 termina cuando se activa el equipo de 13B.
BG-MISSION-BELLY-06 = Fase 2: dos cartas de IA en cada paso de los Locust; se gana cuando se resuelve la última carta del mazo de IA.

BG-MISSION-ROADBLOCKS-01 = Solo se prepara la primera pieza del nivel 1; en la fase 1 cada exploración roba una sola carta.
BG-MISSION-ROADBLOCKS-02 = En la fase 1 no se generan las figuras que indican las cartas de Lugar; cada jugador genera 1 Ticker en una zona vacía de la pieza nueva.
BG-MISSION-ROADBLOCKS-03 = Vacía = sin ninguna figura; si no hay ninguna zona vacía, vale cualquier zona de la pieza.
BG-MISSION-ROADBLOCKS-04 = La muerte de un Ticker hiere una vez a cada figura de su zona, también a los Locust, salvo que haya muerto tras su propio ataque o por una granada bolo.
BG-MISSION-ROADBLOCKS-EX-01 = Tres Tickers con Marcus: matar a uno le inflige 1 y mata a los otros dos, que le infligen 1 más cada uno: 3 heridas.
BG-MISSION-ROADBLOCKS-05 = En la fase 1, un soldado que entra en la salida del mapa explora automáticamente.
BG-MISSION-ROADBLOCKS-06 = La fase 1 termina cuando un soldado entra en la última pieza del nivel 1.
BG-MISSION-ROADBLOCKS-07 = Entonces se incorporan los Drones y los Boomers como B y C, y los jugadores desbloquean el nivel 2 o el nivel 3.
BG-MISSION-ROADBLOCKS-08 = En la fase 2, los Drones y los Boomers que generan las cartas de IA aparecen en la salida del mapa.
BG-MISSION-ROADBLOCKS-09 = Se gana con todos los soldados en la salida del mapa del nivel 2 o del 3 y ninguno desangrándose.
BG-MISSION-ROADBLOCKS-10 = El nivel 3 es 5A, 12A, 16A.

BG-MISSION-SCATTERED-01 = Solo para dos o más jugadores.
BG-MISSION-SCATTERED-02 = Los niveles 1 y 2 son dos mapas separados; los jugadores se dividen y empiezan en la entrada de cada mapa; tres jugadores se dividen en uno y dos.
BG-MISSION-SCATTERED-03 = Las figuras de la preparación usan la columna del número de soldados de ese mapa.
BG-MISSION-SCATTERED-EX-01 = Cuatro jugadores: la columna 2 en los dos mapas.
BG-MISSION-SCATTERED-04 = Las cartas de Orden que ayudan a otros jugadores valen de un mapa a otro.
BG-MISSION-SCATTERED-05 = En las fases 1 y 2 una carta de IA solo afecta al mapa del jugador activo.
BG-MISSION-SCATTERED-EX-02 = La carta 13 sin ningún Drone en su mapa: se descarta y se roba otra.
BG-MISSION-SCATTERED-06 = Los indicadores de Herida de las figuras retiradas se descartan; las armas soltadas se quedan.
BG-MISSION-SCATTERED-07 = Fase 3: las zonas con puerta son adyacentes para el movimiento; no se ataca a través de las puertas.
BG-MISSION-SCATTERED-08 = Se gana con todos los soldados en 17B, ninguno desangrándose y ningún Grinder en juego.

BG-MISSION-HIVE-01 = La carta 33 revive a un Locust sobre su indicador de Arma soltada; si no queda ninguna figura que corresponda, no aparece nada y el indicador se retira.
BG-MISSION-HIVE-02 = La carta 32 cura a un Locust herido; un Kantus no puede curarse a sí mismo.
BG-MISSION-HIVE-03 = Las figuras retiradas en la última fase pierden sus indicadores de Herida; las armas soltadas se quedan.
BG-MISSION-HIVE-04 = Explorar la puerta del final del nivel 3 trae la pieza 17B con Skorge en lugar de los Kantus.
BG-MISSION-HIVE-05 = Fase 2: no se generan Kantus; Skorge se cura al final de un paso de los Locust en el que ni se ha movido ni ha atacado.
BG-MISSION-HIVE-06 = Matar a Skorge da la victoria.

BG-MISSION-HORDE-01 = Seis fases; cada una exige que todos los Locust estén muertos.
BG-MISSION-HORDE-02 = Los jugadores eligen una dificultad, que fija las piezas; hay un solo nivel y no se explora.
BG-MISSION-HORDE-03 = Las cartas de munición y de granadas usadas se ponen boca abajo y vuelven al completar la fase.
BG-MISSION-HORDE-04 = Cada fase completada cambia los enemigos y las cartas de IA como en la preparación; las cartas de IA de los tipos que no se usan salen.
BG-MISSION-HORDE-05 = Generación pareja: una segunda figura en una zona con agujero solo cuando todas tienen una; una tercera, solo cuando todas tienen dos.
BG-MISSION-HORDE-06 = Por lo demás, los jugadores pueden poner las figuras como quieran.

BG-SOLO-01 = Un jugador, un soldado.
BG-SOLO-02 = Dispersión no se puede jugar.
BG-SOLO-03 = Una carta de Orden 2+ se puede retirar de la partida en el paso de Órdenes para robar otra.
BG-SOLO-04 = Una carta de seguir se puede descartar en el paso de Órdenes para moverse 1 zona adicional, una vez por turno, en cualquier momento.
BG-SOLO-05 = Desangrarse es perder en el acto (se sigue de BG-WIN-06).

BG-INSANE-01 = Las cartas que se pierden por heridas se descartan al azar.
BG-INSANE-02 = Los Locust pueden atacar a los soldados de su zona que se están desangrando; sin dados, el jugador queda eliminado.
BG-INSANE-03 = Un jugador eliminado no tiene turnos; en su lugar del orden de turno se resuelve igualmente una carta de IA.
BG-INSANE-04 = Los jugadores que sobreviven aún pueden ganar para todos.
BG-INSANE-05 = Las reglas en solitario y la dificultad locura se pueden combinar.

BG-FAQ-01 = El Mulcher solo frena a quien lo lleva en su propio turno, no cuando sigue a otro.
BG-FAQ-02 = Adyacencia del mortero: bordes agrietados o azules de la zona objetivo.
BG-FAQ-03 = Con el arco explosivo no se puede proteger después de haberse movido en el mismo turno.
BG-FAQ-04 = La capacidad del Mulcher necesita munición.
BG-FAQ-05 = No se lanzan granadas bolo mientras se empuña el escudo Boomer.
BG-FAQ-06 = «Munición» nunca incluye las granadas.
BG-FAQ-07 = Rebuscar puede cargar el Martillo del Alba.
BG-FAQ-08 = Emboscada no puede usar un arma con 0 de munición.
BG-FAQ-09 = Emboscada con un Martillo del Alba cargado no gasta su contador.
BG-FAQ-10 = Quieto ahí, jugada mediante Trabajo en equipo, se salta el paso de los Locust de este turno.
BG-FAQ-11 = Un Locust al que mueve una carta de Orden se pone a cubierto como siempre.
BG-FAQ-12 = Emboscada se puede jugar aunque no haya un ataque posible; su ataque necesita línea de visión.
BG-FAQ-13 = La continuación de Tiroteo alcanza a todos los Locust que no atacaron.
BG-FAQ-14 = Un Locust que se mueve se pone a cubierto antes de atacar; el alcance y la línea de visión se cuentan desde allí.
BG-FAQ-15 = Un Infame generado por un augurio aún actúa en ese paso.
BG-FAQ-16 = El alcance de los Locust es ilimitado salvo que su carta de IA diga otra cosa.
BG-FAQ-17 = Un Locust no sale de la cobertura para atacar a un soldado de su zona.
BG-FAQ-18 = La carta 11 usa la regla de sustitución cuando se acaban los Infames.
BG-FAQ-19 = No se puede atacar sin objetivo.
BG-FAQ-20 = Cualquier arma puede atacar a una Berserker sin heridas; solo el Martillo la hiere.
BG-FAQ-21 = Una Berserker a la que activa una carta de IA no se mueve hacia quien protege; en los demás casos, sí.
BG-FAQ-22 = El indicador de una figura curada se mezcla otra vez en la pila sin usar.
BG-FAQ-23 = Las esquinas de los bordes agrietados comunican zonas (las de los azules, para el alcance); la cobertura puede impedirlo; las diagonales de la pieza 4B no comunican.
BG-FAQ-24 = Si todos se están desangrando se pierde, aunque se haya cumplido el objetivo.
BG-FAQ-25 = La ametralladora pesada alcanza a un Locust, una vez por turno; los augurios no hacen nada.
BG-FAQ-26 = Se puede proteger contra un Locust que ha entrado en una zona, antes de que se ponga a cubierto.
BG-FAQ-27 = La capacidad de Dom vale una vez por turno, aunque juegue dos cartas de Orden gracias a Recarga activa.
BG-FAQ-28 = Los Scorcher se añaden a las cartas de Arma especial.
BG-FAQ-29 = La carta de RAAM empieza por la cara A; solo cuenta la cara que está boca arriba.
BG-FAQ-30 = El augurio de la Berserker salvaje exige que su indicador muestre la cara del 3.
BG-FAQ-31 = Lo que suelta un Granadero es lo que dice su carta de Enemigo.

BG-DIFF-01 = Límite de armas: todos dicen 1 carta de granada + 3 de otras; seed-004 añade que Baird puede llevar 4 de otras. Se toma: sí para Baird, como capacidad de personaje; el texto inglés solo da el límite general.
BG-DIFF-02 = Rasgo Grupo: seed-004 tacha su primera versión (resolver la primera instrucción y después la siguiente) y el 7 de noviembre de 2011 la sustituye por resolverlo una vez, con condiciones. Se toma: la corregida, igual que seed-000.
BG-DIFF-03 = Límite al esquivar: seed-000, un jugador esquiva una vez por ataque; seed-004, cada jugador una vez por ataque. En juego es lo mismo: en un ataque de zona, cada soldado que se defiende puede esquivar una vez.
BG-DIFF-04 = Esquivar granadas: seed-000, 001 y 003, antes de los dados de ataque; seed-004, antes de los de defensa. Se toma: antes de los dados de ataque.
BG-DIFF-05 = Lugar 12A en Emergencia: seed-004 dice que su equipo se gasta; todos los demás lo conservan. Se toma: se conserva.
BG-DIFF-06 = Puertas que se pueden explorar: seed-004 escribe puertas bloqueadas; todos los demás, desbloqueadas. Se toma: desbloqueadas.
BG-DIFF-07 = Pieza que no cabe: seed-004 vuelve a robar una carta; seed-000, 001 y 003 rehacen el nivel entero. Se toma: el nivel entero.
BG-DIFF-08 = Borde de adyacencia: seed-000, tierra agrietada; seed-003, línea gris irregular; seed-004, pared rota. Es la misma línea; las paredes sólidas siguen impidiendo el paso.
BG-DIFF-09 = seed-001 dice que todas las cartas ignoran a los soldados que se desangran; seed-000 dice las cartas de IA. Se toma: las cartas de IA, ya que hay cartas de Orden que pueden revivir.
BG-DIFF-10 = Coste del ataque excesivo: el panel de referencia de seed-001 descarta el contador después del ataque; seed-000, como coste. Se toma: se paga al declarar el ataque.
BG-DIFF-11 = Cobertura después del movimiento de los Locust: seed-001 omite la condición del icono; seed-000 exige el icono. Se toma: hace falta el icono.
BG-DIFF-12 = Motosierra y cobertura: según la carta impresa (seed-003) se sale de la cobertura después; según el reglamento, para hacer el ataque. No influye en la tirada; se toma: salir antes.
BG-DIFF-13 = Augurio del Boomer, una vez por ataque (carta de seed-003); del lanzagranadas, una vez por augurio (seed-000). Son cartas distintas; valen las dos.
BG-DIFF-14 = Berserker sin heridas: «solo se la puede atacar» frente a «solo se la puede herir» con el Martillo. Se toma: faq-1.1, el ataque está permitido, sin heridas.
BG-DIFF-15 = Ataques de la Berserker: en seed-004 todo ataque alcanza a la zona entera; en seed-000, solo cuando lo dice la carta de IA. Se toma: seed-000 (de todos modos, las cartas 20-23 lo dicen todas).
BG-DIFF-16 = Cobertura que queda libre: seed-003 añade al caso de la muerte el de desangrarse. Se toma: los dos.
BG-DIFF-17 = Cartas 2+ en solitario: en seed-004 hay que cambiarlas; en seed-000, 001 y 003 se puede. Cuándo: según el desglose de la carta, al robarla; según la sección en solitario, en cualquier momento del paso de Órdenes. Se toma: se puede, en el paso de Órdenes.
BG-DIFF-18 = Restos de la preparación: en seed-004, las cartas de Lugar que nombran las reglas especiales se sacan de las demás; en seed-000 solo se anotan las reglas. Ninguna misión básica lo necesita, salvo la pieza 17B en Dispersión y Enjambre.
BG-DIFF-19 = Carta 32: seed-004 mueve al Locust herido; seed-000 y la carta mueven al Kantus.
BG-DIFF-20 = Carta 33: seed-004 liga la retirada del indicador al caso en que no hay figura; seed-000 se puede leer como siempre. Se toma: la lectura de seed-004.
BG-DIFF-21 = Figuras retiradas (Dispersión, Enjambre): seed-000 deja en el mapa las armas soltadas; seed-004 dice que las figuras retiradas no sueltan ninguna. Son compatibles; se toman las dos.
BG-DIFF-22 = Ticker sin zona vacía: seed-004 deja elegir al jugador activo; seed-000, a cada jugador para el suyo. Se toma: seed-000.
BG-DIFF-23 = Mitad «Si no es así» imposible: seed-004 vuelve a robar en general; seed-000, solo cuando lo dice la carta. Se toma: seed-000.
BG-DIFF-24 = seed-004 permite que un Locust herido tenga uno o más indicadores; seed-000, exactamente uno. Se toma: uno.
BG-DIFF-25 = Número de componentes: reglamentos, 23/12/36; faq-1.1, 22/14/44. Se toma: faq-1.1.
BG-DIFF-26 = Ejemplo de línea de visión: seed-000, «cuatro cualesquiera»; seed-003, cualquiera de los cuatro. Se muestran cuatro; es lo mismo.
BG-DIFF-27 = Descartar armas: en seed-000, p. 17, cualquier carta de Arma; en la p. 20 se excluyen las granadas bolo. Se toma: granadas excluidas.
BG-DIFF-28 = Carta de IA 11: companion-app repite la carta 9; seed-003 imprime la verdadera. Se toma: seed-003.
BG-DIFF-29 = Dónde se recoge: seed-000, «mismo espacio»; seed-001, misma zona. Se toma: zona.
BG-DIFF-30 = La dificultad de la Horda fija la densidad del mapa (seed-000) o su tamaño (seed-003). Deciden las listas de piezas.

BG-GAP-01 = Las caras de los dados y su distribución.
BG-GAP-02 = Valores y capacidades de enemigo del Infame lambent, el Guardia Theron, el Ticker, el Kantus, el Grinder, Skorge y los enemigos del paquete de misiones; quién tiene los iconos de cobertura y de inmunidad; valores de indicador aparte del 1 del Drone y el 5/3 de la Berserker.
BG-GAP-03 = La lista completa de las 54 cartas de Orden y sus iconos (solo se muestran Trabajo en equipo, Asalto y una carta de movimiento sin nombre; se nombran Rebuscar, Emboscada, Quieto ahí, Recarga activa y Atrincherarse).
BG-GAP-04 = Las 29 cartas de Arma especial y las 9 de Arma aleatoria, aparte de BG-CARD.
BG-GAP-05 = La capacidad de Marcus con la motosierra, las cartas de Cole y de Baird, la munición inicial de los cuatro.
BG-GAP-06 = La disposición de las zonas y el número de coberturas y de agujeros de las piezas.
BG-GAP-07 = La lista de lugares del nivel 3 de Dispersión (véase missions.yaml).
