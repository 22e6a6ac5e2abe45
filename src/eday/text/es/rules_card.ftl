# Las reglas del juego de cartas con palabras propias: el texto de cada regla de rules/card.yaml.

CG-SETUP-01 = El tutorial se juega con 39 cartas básicas cuyo orden, de la 1 a la 39, está fijado.
CG-SETUP-02 = Por sus dorsos, las 39 cartas del tutorial son 3 cartas de cobertura, 18 de la CGO y 18 Locust.
CG-SETUP-03 = Los dorsos distinguen la cobertura, el mazo de la CGO y el mazo Locust. Un jugador lleva el mazo de la CGO y el otro el Locust.
CG-SETUP-04 = Las cartas de cobertura forman una fila en el centro, entre la CGO y los Locust.
CG-SETUP-05 = Cada carta de cobertura se pone con la mitad de la CGO hacia el jugador de la CGO; la mitad Locust apunta al lado contrario.
CG-SETUP-06 = Fuera del tutorial, la partida empieza sin ninguna unidad en el campo de batalla; en el tutorial ya hay algunas colocadas.
CG-SETUP-07 = La mano inicial es de 5 cartas para cada jugador.
CG-SETUP-08 = Tutorial: cada mano son las 5 primeras cartas del mazo preparado; lo que queda del mazo se baraja después.
CG-SETUP-09 = Campaña: se baraja el mazo completo y se roban de él las 5 cartas.
CG-SETUP-10 = El mazo se deja boca abajo, con su pila de descartes al lado.
CG-SETUP-11 = Una mano puede crecer sin límite.
CG-SETUP-12 = Solo su dueño ve una mano.
CG-SETUP-13 = Todo lo descartado queda boca arriba, así que cualquiera de los dos jugadores puede leer en todo momento las dos pilas de descartes.
CG-SETUP-14 = Al empezar el tutorial, el Sargento ocupa el Muro alto y el Cazador uno de los Muros bajos; el segundo Muro bajo está libre; el Recluta novato (CGO) y el Drone (Locust) esperan en la reserva.
CG-SETUP-15 = El jugador de la CGO empieza el tutorial con Capitán, Soldado raso, Explorador, Heroísmo y Ataque aéreo en la mano.
CG-SETUP-16 = El jugador Locust empieza el tutorial con Cíclope, Boomer, Manada de Infames, Regreso y Sed de sangre en la mano.
CG-SETUP-17 = En el tutorial empieza el jugador de la CGO.
CG-SETUP-18 = Después de repartir, a cada mazo del tutorial le quedan 11 cartas: 18 - 2 colocadas - 5 en la mano.
CG-SETUP-19 = Al barajar, todos los órdenes son igual de probables, y nadie puede mirar el resultado.

CG-TURN-01 = Los jugadores juegan turnos alternos hasta que alguien gana la partida.
CG-TURN-02 = Fases de un turno, por orden: primer despliegue, combate, segundo despliegue.
CG-TURN-03 = Cada fase de despliegue es una acción, ni más ni menos: robar, descartar o desplegar.
CG-TURN-04 = Las dos fases de despliegue dan a elegir entre las mismas tres acciones.
CG-TURN-05 = El combate dura hasta que el jugador activo no quiere más acciones de combate.
CG-TURN-06 = El turno acaba, y empieza el del adversario, en cuanto la segunda acción de despliegue se ha resuelto con todos sus efectos.
CG-TURN-07 = Los efectos del «comienzo del turno» van antes que todas las acciones del turno.
CG-TURN-08 = Los efectos del «final del turno» van al final, cuando se han hecho todas las acciones y todos los demás efectos del turno.
CG-TURN-09 = Desde el capítulo 1, una partida se abre con un turno que tiene una sola fase de despliegue.
CG-TURN-10 = El turno abreviado de CG-TURN-09 es solo el primero de toda la partida; el primer turno del segundo jugador es completo.
CG-TURN-11 = El turno abreviado conserva su primera fase de despliegue y su fase de combate, y pierde la segunda fase de despliegue.
CG-TURN-12 = El turno de un jugador empieza dejando listas todas sus unidades suprimidas.
CG-TURN-13 = Las unidades quedan listas antes de mirar los efectos del «comienzo de tu turno».
CG-TURN-14 = El jugador activo pone en el orden que quiera varios efectos de un mismo comienzo o final de turno (CG-FAQ-03).
CG-TURN-15 = Se permite una fase de combate sin ninguna acción.

CG-DEPLOY-01 = Acción de robar: la primera carta del mazo del jugador pasa a su mano.
CG-DEPLOY-02 = Acción de descartar: el jugador elige una carta de su mano y la pone boca arriba en su pila de descartes.
CG-DEPLOY-03 = Acción de desplegar: una carta de la mano se juega boca arriba en la reserva del jugador.
CG-DEPLOY-04 = En una fase de despliegue se pueden desplegar unidades y tácticas, nada más.
CG-DEPLOY-05 = Las fases de despliegue no son momento para reacciones: en ellas no se puede desplegar ninguna.
CG-DEPLOY-06 = En una reserva cabe cualquier número de unidades.
CG-DEPLOY-07 = Los valores de despliegue de una carta, uno o varios, están en su esquina superior izquierda.
CG-DEPLOY-08 = Para desplegar una carta, el número de cartas en la mano del jugador, contando esta, tiene que ser uno de sus valores de despliegue.
CG-DEPLOY-09 = El valor de despliegue CUALQUIERA vale con cualquier número de cartas en la mano.
CG-DEPLOY-10 = «Reserva» en una carta es la reserva del dueño de la carta, salvo que la carta nombre otra.
CG-DEPLOY-11 = Una unidad desplegada en la primera fase de despliegue puede hacer su acción de combate en el mismo turno.
CG-DEPLOY-12 = Al desplegar una unidad con un efecto de Despliegue, su dueño puede resolver ese efecto inmediatamente.
CG-DEPLOY-13 = Una unidad que entra en el campo de batalla sin ser desplegada no tiene efecto de Despliegue.
CG-DEPLOY-14 = Varios efectos de una carta se resuelven de arriba abajo.
CG-DEPLOY-15 = Desplegar mediante una carta que perdona el valor de despliegue sigue siendo desplegar y activa los efectos de Despliegue; «mover», «pasar» o «poner» en algún sitio, no.
CG-DEPLOY-16 = Un jugador sin cartas en la mano solo puede robar.
CG-DEPLOY-17 = Siempre hay alguna acción posible: quien no tiene mano roba, y quien no tiene mazo ya ha perdido (CG-WIN-02).
CG-DEPLOY-18 = La carta desplegada ha salido de la mano antes de que empiece su efecto de Despliegue; las cartas robadas por el efecto pasan a una mano que ya tiene una menos.
CG-DEPLOY-19 = «Roba hasta N» deja al jugador elegir el número, de 0 a N, y este lo dice antes de ver ninguna carta.

CG-COMBAT-01 = Cada unidad que el jugador activo tiene en la reserva o en cobertura al empezar la fase de combate puede hacer en ella una sola acción de combate.
CG-COMBAT-02 = El jugador activo decide qué unidad actúa a continuación; una acción se termina antes de empezar otra.
CG-COMBAT-03 = Una unidad que estaba en la reserva al empezar la fase puede moverse a una cobertura o atacar una cobertura.
CG-COMBAT-04 = Una unidad que estaba en cobertura al empezar la fase solo tiene el ataque directo contra el jugador enemigo.
CG-COMBAT-05 = Ninguna unidad actúa dos veces en un turno.
CG-COMBAT-06 = Desde la reserva no se hacen ataques directos.
CG-COMBAT-07 = Una unidad que se ha movido a una cobertura en esta fase estaba en la reserva al empezar, así que no hace un ataque directo hasta un turno posterior.
CG-COMBAT-08 = Para atacar una cobertura, el jugador nombra una de sus unidades de la reserva y después la carta de cobertura.
CG-COMBAT-09 = Solo se puede atacar una cobertura ocupada por una unidad enemiga.
CG-COMBAT-10 = Todas las bonificaciones cuentan antes de comparar el ataque con la defensa.
CG-COMBAT-11 = La unidad atacante y la ocupante se dañan mutuamente, cada una con su ataque.
CG-COMBAT-12 = Un daño que iguala o supera la defensa de una unidad la mata.
CG-COMBAT-13 = Las unidades muertas van boca arriba a la pila de descartes de su dueño.
CG-COMBAT-14 = Una atacante que sobrevive y ha matado a la ocupante toma su lugar en la carta de cobertura cuando la unidad muerta ya no está.
CG-COMBAT-15 = Una ocupante que no muere conserva su cobertura; la atacante, si sobrevive, se repliega a su reserva.
CG-COMBAT-16 = Cuando atacante y ocupante se matan mutuamente, nadie ocupa la cobertura.
CG-COMBAT-17 = Dos ataques no suman su daño contra una misma unidad, salvo con una carta que lo diga, como cierta táctica de la CGO.
CG-COMBAT-18 = El daño es simultáneo: los valores con sus bonificaciones fijan las dos cantidades y después se comprueba a la vez si mueren las dos unidades.
CG-COMBAT-19 = Orden de un ataque: atacante y objetivo, unidades que bloquean (ataques directos), reacción del defensor, reacción del atacante, bonificaciones, daño, salen las unidades muertas, entra una atacante vencedora, supresión, efectos «después de este ataque», se descartan las reacciones.
CG-COMBAT-20 = Una unidad olvida el daño que no la ha matado en cuanto termina el ataque o el efecto.
CG-COMBAT-21 = Con un ataque de 0 o menos una unidad no hace daño, y nadie cuenta como dañado por ella.
CG-COMBAT-22 = Si la atacante ya no está antes del daño, el ataque se detiene ahí: nadie recibe daño y las reacciones jugadas se descartan.
CG-COMBAT-23 = Un ataque directo bloqueado se resuelve como cualquier otro ataque en cuanto a valores, bloqueo y daño; solo que nadie cambia de lugar.
CG-COMBAT-24 = Lo que cuenta es dónde está una unidad al empezar la fase de combate: la que una carta haya puesto antes en cobertura puede atacar directamente.
CG-COMBAT-25 = Una ocupante que muere por una reacción antes del daño deja vacía la cobertura: no hay daño, y la atacante, si sigue viva, entra en ella.

CG-COVER-01 = Una cobertura está ocupada en cuanto hay una carta junto a ella, sea en el lado que sea, y libre si no hay ninguna.
CG-COVER-02 = Desde su reserva, una unidad puede moverse a cualquier cobertura que esté libre.
CG-COVER-03 = En una carta de cobertura hay sitio para una unidad, sea aliada o enemiga.
CG-COVER-04 = Solo la muerte o una regla que la mueva saca a una unidad de su cobertura.
CG-COVER-05 = Por tanto, ninguna unidad pasa por sí misma de una cobertura a otra; tiene que permitírselo una carta.
CG-COVER-06 = Una cobertura puede llevar reglas, unas en la mitad de la CGO y otras en la mitad Locust.
CG-COVER-07 = Para una unidad solo cuenta la mitad de su propio jugador.
CG-COVER-08 = Las reglas de una carta de cobertura afectan solo a su ocupante, aparte de las unidades que mencionen.
CG-COVER-09 = Una atacante no aprovecha la cobertura que ataca: solo está dentro después de haber vencido.
CG-COVER-10 = Las reglas de la cobertura no hacen nada por las unidades que bloquean.
CG-COVER-11 = Una mitad solo funciona mientras la ocupante es una unidad de su bando, también donde ayuda a otras, como la Columna del capítulo 4.
CG-COVER-12 = Una unidad en cobertura no queda suprimida.
CG-COVER-13 = Una unidad en cobertura no bloquea.
CG-COVER-14 = Cuando se retira una cobertura ocupada y no se nombra otro lugar para la unidad, esta va lista a la reserva de su dueño.
CG-COVER-15 = Muro alto, mitad de la CGO: +1 de ataque y +1 de defensa para la ocupante.

CG-REACTION-01 = Las reacciones se despliegan en un ataque declarado y en ningún otro momento.
CG-REACTION-02 = Primero decide sobre una reacción el jugador atacado y después el atacante.
CG-REACTION-03 = Los valores de despliegue valen también para las reacciones.
CG-REACTION-04 = Cada jugador puede jugar como máximo una reacción por ataque.
CG-REACTION-05 = El derecho del atacante a reaccionar no depende de que reaccione el defensor.
CG-REACTION-06 = Lo que hace una reacción se limita a su propio ataque.
CG-REACTION-07 = Cuando el ataque termina, las reacciones de los dos bandos van boca arriba a las pilas de descartes.
CG-REACTION-08 = El atacante puede reaccionar en un ataque directo que nadie bloquea.
CG-REACTION-09 = El defensor no puede reaccionar en un ataque directo que nadie bloquea.
CG-REACTION-10 = La mano se cuenta, con la reacción incluida, al desplegar la reacción: si la reacción del defensor cambia la mano del atacante, cambian con ella las posibilidades del atacante.
CG-REACTION-11 = Pasar es definitivo: un defensor que ha pasado no tiene otra oportunidad después de la reacción del atacante.
CG-REACTION-12 = Hasta que acaba su ataque, una reacción no está en la pila de descartes, así que nada en ese ataque puede recuperarla de allí.
CG-REACTION-13 = Una bonificación para «una unidad aliada» va a una unidad que combate por ese jugador en este ataque; si tiene varias que bloquean, nombra una.
CG-REACTION-14 = Las bonificaciones de ataque del atacante no aumentan el daño de un ataque directo sin bloquear (CG-DIRECT-04); los demás efectos de la reacción, como robar, sí valen.

CG-DAMAGE-01 = El daño de una unidad es su ataque con todas las bonificaciones.
CG-DAMAGE-02 = Una unidad muere con un daño que es al menos su defensa con todas las bonificaciones.
CG-DAMAGE-03 = Los efectos fuera de los ataques matan con la misma comprobación; cuentan las bonificaciones duraderas a la defensa, como las de la cobertura.
CG-DAMAGE-04 = El daño de un efecto va por sí solo y no se suma al de otro.
CG-DAMAGE-05 = Perder después una bonificación a la defensa no mata a nadie: el daño pasado se olvida.
CG-DAMAGE-06 = Una defensa de 0 o menos significa la muerte inmediata.
CG-DAMAGE-07 = Todas las unidades dañadas por un mismo efecto reciben el daño a la vez.

CG-DIRECT-01 = Una unidad en cobertura ataca directamente; el objetivo es el jugador contrario.
CG-DIRECT-02 = Después de la declaración, el defensor puede bloquear con una unidad de su reserva.
CG-DIRECT-03 = Un ataque directo sin bloquear le cuesta al jugador enemigo 2 de daño directo.
CG-DIRECT-04 = Son 2 tanto para las unidades débiles como para las fuertes; solo las cartas lo cambian.
CG-DIRECT-05 = Un jugador que recibe N de daño directo retira las N primeras cartas de su mazo sin mirarlas.
CG-DIRECT-06 = Tantas de ellas como quiera van a su mano; las demás, a su pila de descartes.
CG-DIRECT-07 = Tiene que decir con cuántas se queda antes de ver ninguna.
CG-DIRECT-08 = Se queda con las que salieron primero del mazo; el resto se descarta.
CG-DIRECT-09 = Los descartes causados por daño directo no activan ninguna capacidad de una unidad o de una carta de mando.
CG-DIRECT-10 = Se puede quedar con cualquier número de ellas, desde ninguna hasta las N.
CG-DIRECT-11 = Con menos de N cartas en el mazo se toman todas, y el mazo queda vacío (CG-WIN-02).
CG-DIRECT-12 = Cada caso de daño directo se resuelve por separado, uno tras otro, y cada vez dice el jugador con cuántas se queda.
CG-DIRECT-13 = También los efectos de cartas pueden hacer daño directo, como los 3 de la Berserker; funciona igual.
CG-DIRECT-14 = Un aumento necesita al menos 1 de daño directo al que sumarse; donde no se hace ninguno, no hace nada.

CG-BLOCK-01 = Las unidades que bloquean salen de la reserva del jugador atacado.
CG-BLOCK-02 = Las unidades suprimidas no bloquean.
CG-BLOCK-03 = Un ataque bloqueado no hace daño directo, acabe como acabe el combate.
CG-BLOCK-04 = Las unidades que sobreviven a un ataque bloqueado se quedan en su lugar, tanto la atacante como las que bloquean.
CG-BLOCK-05 = Nadie está obligado a bloquear.
CG-BLOCK-06 = El número de bloqueos no está limitado: una unidad viva que esté lista puede volver a bloquear en el mismo turno.
CG-BLOCK-07 = Haber actuado en su propio turno no impide a una unidad bloquear en el siguiente.
CG-BLOCK-08 = El bloqueo se decide antes de que reaccione ninguno de los dos jugadores.
CG-BLOCK-09 = Un bloqueo cuenta aunque no quede ninguna unidad que bloquee al hacerse el daño: no hay daño directo.

CG-SUPPRESS-01 = El daño que no mata suprime a una unidad que está en la reserva.
CG-SUPPRESS-02 = La carta de una unidad suprimida se pone de lado, un cuarto de vuelta en el sentido de las agujas del reloj.
CG-SUPPRESS-03 = Las unidades suprimidas no hacen acciones.
CG-SUPPRESS-04 = Las unidades suprimidas no bloquean.
CG-SUPPRESS-05 = La cobertura protege por completo de la supresión.
CG-SUPPRESS-06 = Cuando empieza el turno de un jugador, todas sus unidades suprimidas vuelven a estar listas.
CG-SUPPRESS-07 = Una atacante que se abre paso hasta una cobertura no queda suprimida, haya recibido daño o no.
CG-SUPPRESS-08 = Una atacante que ha recibido daño y se repliega a la reserva queda suprimida allí.
CG-SUPPRESS-09 = Una unidad suprimida no puede quedar más suprimida.
CG-SUPPRESS-10 = Si una carta la pone en cobertura, una unidad suprimida queda lista.
CG-SUPPRESS-11 = La supresión quita las acciones y los bloqueos, no los efectos duraderos de una unidad.

CG-TACTIC-01 = Los valores de despliegue valen para las tácticas como para las unidades.
CG-TACTIC-02 = Una táctica desplegada está en la reserva mientras se resuelven sus efectos y después se descarta boca arriba.
CG-TACTIC-03 = Mientras está ahí no es una unidad: ni actúa ni bloquea, y el daño no la afecta.
CG-TACTIC-04 = Una táctica solo llega a la pila de descartes después de resolverse; no puede recuperarse a sí misma de allí.
CG-TACTIC-05 = De una táctica se hace todo lo posible y se omite lo imposible; pero una táctica que necesita un objetivo no se puede desplegar sin él.
CG-TACTIC-06 = Un ataque que concede una táctica es un ataque completo, con reacciones, aunque ocurra en una fase de despliegue.

CG-WIN-01 = La forma habitual de ganar: al mazo del otro jugador no le quedan cartas.
CG-WIN-02 = Un mazo vacío hace perder la partida a su jugador cuando la acción o el efecto en curso se ha hecho por completo; las cartas devueltas hasta entonces lo salvan.
CG-WIN-03 = Da igual que la última carta la haya robado el propio jugador.
CG-WIN-04 = Si en una misma comprobación los dos mazos están vacíos, gana el jugador activo.
CG-WIN-05 = Los escenarios y otras cartas pueden ofrecer más formas de ganar.
CG-WIN-06 = «Ganas» en una carta vale inmediatamente; los mazos ya no se miran.
CG-WIN-07 = Se deja de robar donde acaba el mazo, y lo demás lo decide CG-WIN-02; las pilas de descartes no se convierten en mazos nuevos.
CG-WIN-08 = Los descartes vuelven al mazo mientras se prepara la siguiente partida del capítulo, no durante una partida.

CG-CAMPAIGN-01 = Una campaña es una serie de 15 capítulos.
CG-CAMPAIGN-02 = Gana un capítulo quien gana en él dos partidas, así que dura tres como máximo.
CG-CAMPAIGN-03 = Para cada nueva partida de un capítulo, todas las cartas vuelven a donde empezaron; los descartes se barajan en los mazos.
CG-CAMPAIGN-04 = Cuando un capítulo introduce una regla, vale también en todos los capítulos posteriores.
CG-CAMPAIGN-05 = Antes del capítulo 1 se añaden las 16 cartas siguientes, 8 a cada mazo.
CG-CAMPAIGN-06 = Así, los mazos básicos son de 26 cartas de la CGO y 26 Locust y, con 3 cartas de cobertura, 55 en total: las 39 del tutorial y las 16.
CG-CAMPAIGN-07 = Cuando termina un capítulo, los jugadores recogen sus mazos y sacan todo lo que está marcado con su número.
CG-CAMPAIGN-08 = Lo que se ha sacado se guarda aparte durante el resto de la campaña.
CG-CAMPAIGN-09 = Un mazo básico, que solo cambian los refuerzos, sirve para todos los capítulos.
CG-CAMPAIGN-10 = El capítulo 15 decide: quien lo gana ha ganado la campaña, sin importar quién ganó los demás.
CG-CAMPAIGN-11 = El «ganador anterior» es el ganador del último capítulo y lo sigue siendo durante todo el siguiente, gane quien gane sus partidas.
CG-CAMPAIGN-12 = En cada partida de un capítulo, y no solo en la primera, se compara la iniciativa para el primer turno.
CG-CAMPAIGN-13 = La campaña entera tiene 265 cartas: 55 básicas y 210 de capítulos y refuerzos.

CG-SCENARIO-01 = Un capítulo tiene exactamente una carta de escenario.
CG-SCENARIO-02 = Lo que contiene: un título, qué cobertura se usa y reglas especiales.
CG-SCENARIO-03 = Desde el capítulo 2, los escenarios dan una ventaja a quien ganó el capítulo anterior.
CG-SCENARIO-04 = La cobertura de la mesa es la de la lista del escenario y nada más, boca arriba donde no pida otra cosa.
CG-SCENARIO-05 = La primera carta de cobertura de la lista se pone a la izquierda del jugador de la CGO; las demás siguen por orden hacia la derecha.
CG-SCENARIO-06 = Las reglas especiales de un escenario prevalecen sobre las generales.

CG-COMMAND-01 = Un capítulo da a cada jugador al menos una carta de mando.
CG-COMMAND-02 = Cuando empieza una partida, las cartas de mando están en las zonas de mando de sus jugadores.
CG-COMMAND-03 = Una carta de mando lleva su nombre, su iniciativa, sus reglas y el número de su capítulo.
CG-COMMAND-04 = Empieza quien tiene la iniciativa más alta.
CG-COMMAND-05 = Ninguna carta de mando dura más que su capítulo: después se guardan todas.
CG-COMMAND-06 = Una unidad de mando es dos cosas en una: unidad y carta de mando.
CG-COMMAND-07 = Una unidad de mando empieza en la zona de mando, si no se dice otra cosa.
CG-COMMAND-08 = Una unidad de mando que está en la reserva o en cobertura es una unidad como las demás.
CG-COMMAND-09 = El capítulo 2 tiene dos versiones de Marcus; el ganador del capítulo 1 decide cuál se usa.
CG-COMMAND-10 = De varias cartas de mando cuenta la de mejor iniciativa.
CG-COMMAND-11 = Si la iniciativa es igual, empieza quien perdió la última partida o el último capítulo; en la primera partida del capítulo 1, el jugador de la CGO.
CG-COMMAND-12 = En la zona de mando, una unidad de mando está fuera del campo de batalla: ni actúa ni bloquea, y no se la puede atacar ni dañar; sus reglas de mando, en cambio, están en vigor.
CG-COMMAND-13 = Las unidades de mando no cuentan como cartas en la mano y nunca están en manos, mazos ni pilas de descartes.

CG-TOUGH-01 = Resistente: cuando la unidad de mando muere, vuelve a la zona de mando y no se descarta.
CG-TOUGH-02 = Sin Resistente, una unidad de mando muerta sale del todo del campo de batalla; la zona de mando no la recupera.
CG-TOUGH-03 = En los dos casos ha muerto, en lo que toca a los efectos de una muerte.
CG-TOUGH-04 = Cuando vuelve al campo de batalla, una unidad Resistente está lista y sin daño.

CG-DISPOSABLE-01 = Ningún mazo, mano ni pila de descartes contiene nunca una unidad prescindible.
CG-DISPOSABLE-02 = Las unidades prescindibles están preparadas junto a la mesa hasta que una regla las lleva al campo de batalla.
CG-DISPOSABLE-03 = Cuando muere, una unidad prescindible sale del todo del campo de batalla.
CG-DISPOSABLE-04 = Vuelve al suministro y puede regresar.
CG-DISPOSABLE-05 = De un suministro agotado no sale nada.
CG-DISPOSABLE-06 = Un efecto que manda una unidad prescindible a la mano, al mazo o a los descartes de alguien la manda al suministro.
CG-DISPOSABLE-07 = Las cartas de un capítulo forman parte del mazo barajado solo durante ese capítulo.
CG-DISPOSABLE-08 = Tropa, pesada e infame son subtipos: no tienen efecto, pero otras reglas los nombran.

CG-MULTIBLOCK-01 = Desde el capítulo 2: cualquier número de unidades de la reserva puede unirse para bloquear un ataque directo.
CG-MULTIBLOCK-02 = Cada una de ellas recibe todo el ataque de la atacante.
CG-MULTIBLOCK-03 = La atacante recibe la suma de los ataques de todas las que bloquean, cada uno con lo que aumente o reduzca el daño de su unidad.
CG-MULTIBLOCK-04 = Cada unidad que bloquea corre su propia suerte: muere, o queda suprimida si ha recibido daño.
CG-MULTIBLOCK-05 = El grupo entero que bloquea se nombra a la vez, y antes de las reacciones.
CG-MULTIBLOCK-06 = Con la atacante en cobertura enemiga, cada unidad que bloquea recibe 1 de daño más, mientras que el daño conjunto de las que bloquean solo aumenta en 1 una vez.

CG-ENEMYCOVER-01 = Desde el capítulo 3: al declarar su ataque directo, una unidad puede pasar al otro lado de su cobertura.
CG-ENEMYCOVER-02 = La cobertura aliada es el lado del dueño de la unidad; la cobertura enemiga, el lado de enfrente.
CG-ENEMYCOVER-03 = Desde la cobertura enemiga, una unidad hace 1 de daño más a las unidades enemigas, tanto en un ataque como con sus capacidades.
CG-ENEMYCOVER-04 = Desde la cobertura enemiga, una unidad hace 1 de daño directo más, tanto en un ataque como con sus capacidades.
CG-ENEMYCOVER-05 = En la cobertura enemiga, una unidad recibe 1 de daño más.
CG-ENEMYCOVER-06 = La unidad sigue siendo la ocupante de su cobertura y un objetivo para los ataques contra esta.
CG-ENEMYCOVER-07 = La mitad que cuenta para ella sigue siendo la de su propio jugador.
CG-ENEMYCOVER-08 = Después del ataque se queda enfrente, sin manera propia de volver; en turnos posteriores puede hacer desde allí más ataques directos.
CG-ENEMYCOVER-09 = Se decide cruzar al hacer la declaración; el defensor lo sabe cuando decide con qué bloquea.
CG-ENEMYCOVER-10 = Una atacante que mata a una unidad en la cobertura enemiga de esta va al lado aliado, el del dueño de la atacante; para cruzar hace falta un ataque directo.
CG-ENEMYCOVER-11 = Un daño de 0 sigue siendo 0.

CG-OFFDEF-01 = Desde el capítulo 4: las reglas de Ofensiva ayudan a su unidad mientras está en cobertura enemiga.
CG-OFFDEF-02 = Las reglas de Defensiva ayudan a su unidad mientras está en cobertura aliada.
CG-OFFDEF-03 = Al cruzar se apaga la regla Defensiva y se enciende la Ofensiva.
CG-OFFDEF-04 = Las unidades de la reserva no tienen ninguna de las dos, y por tanto tampoco las que bloquean ni las que atacan una cobertura.

CG-COMMANDTACTIC-01 = Desde el capítulo 4: una capacidad de táctica de una carta de mando puede ser la acción de un jugador en una fase de despliegue.
CG-COMMANDTACTIC-02 = Para ello, la carta de mando está en su zona de mando, en la reserva o en cobertura.
CG-COMMANDTACTIC-03 = Uno de los valores de la capacidad tiene que ser el número de cartas en la mano del jugador.
CG-COMMANDTACTIC-04 = La capacidad se resuelve como una táctica, solo que su carta no se descarta por ello.
CG-COMMANDTACTIC-05 = Aquí el número de cartas son solo las de la mano: la carta de mando no está entre ellas.
CG-COMMANDTACTIC-06 = Que una unidad de mando esté suprimida no afecta a su capacidad de táctica.
CG-COMMANDTACTIC-07 = Una misma capacidad puede servir en la primera fase de despliegue y otra vez en la segunda, si en cada una es correcto el número de cartas en la mano.

CG-MULTIFACE-01 = Desde el capítulo 5: algunas coberturas tienen reglas también en el dorso, y hay efectos que pueden darles la vuelta.
CG-MULTIFACE-02 = Una carta de cobertura a la que se ha dado la vuelta se pone de modo que las dos mitades vuelvan a apuntar a sus jugadores.
CG-MULTIFACE-03 = El escenario dice qué cara está arriba al principio.
CG-MULTIFACE-04 = La cara de abajo no tiene efecto.
CG-MULTIFACE-05 = La ocupante se queda en su lugar cuando se da la vuelta a su cobertura.

CG-DISCARDFX-01 = Desde el capítulo 5: el dueño de una carta puede resolver su efecto de Descarte en el acto cuando se descarta de su mano, por el motivo que sea.
CG-DISCARDFX-02 = Pasar directamente del mazo a la pila de descartes no cuenta (como en CG-DIRECT-09).
CG-DISCARDFX-03 = Una carta que se despliega, también una reacción, ha salido de la mano de otra manera y no tiene efecto de Descarte.

CG-ROTATE-01 = Desde el capítulo 6: una carta de mando giratoria empieza cada partida mostrando 0 arriba a la izquierda, vista por su dueño.
CG-ROTATE-02 = Un giro hacia delante es un cuarto de vuelta (90 grados) en el sentido de las agujas del reloj.
CG-ROTATE-03 = La carta «marca» el número que muestra arriba a la izquierda; hay reglas que preguntan por ese número.
CG-ROTATE-04 = Al darle la vuelta, la carta muestra 4 arriba a la izquierda.
CG-ROTATE-05 = Números del anverso: de 0 a 3; del reverso: de 4 a 7.
CG-ROTATE-06 = Hacia delante desde 3 significa dar la vuelta a 4; desde 7 no se puede ir hacia delante.

CG-HIDDEN-01 = El escenario del capítulo 6 señala como oculta una parte de su cobertura.
CG-HIDDEN-02 = Las cartas de cobertura oculta se mezclan y se ponen boca abajo; nadie las mira.
CG-HIDDEN-03 = La primera unidad que entra revela la carta de cobertura, que entonces se pone del derecho.
CG-HIDDEN-04 = Primero se mueve la unidad y después se revela la carta; desde ese momento valen sus reglas.
CG-HIDDEN-05 = Mientras está boca abajo, una cobertura no tiene reglas.

CG-OVERRUN-01 = Desde el capítulo 7: cada vez que una unidad atacante con Arrollar mata a una unidad enemiga, el jugador de esta sufre 1 de daño directo.
CG-OVERRUN-02 = Cuentan tanto los ataques contra una cobertura como los ataques directos bloqueados, y la atacante no tiene por qué sobrevivir.
CG-OVERRUN-03 = Cuenta cada unidad enemiga muerta: dos muertes en un ataque son dos veces Arrollar. Si dos unidades con Arrollar matan juntas a una enemiga, cuenta para cada una de las dos.
CG-OVERRUN-04 = El aumento de 1 de una unidad en cobertura enemiga se suma también a este daño directo.
CG-OVERRUN-05 = No cuentan las muertes causadas al bloquear o al ser atacada.

CG-REINFORCE-01 = Los dos mazos básicos se refuerzan antes de los capítulos 3, 5, 8, 9 y 11.
CG-REINFORCE-02 = Capítulo 3, CGO: más 1 x Teniente y 2 x Cabo; o más 1 x Ingeniero y 2 x Retaguardia.
CG-REINFORCE-03 = Capítulo 3, Locust: más 2 x Drone francotirador y 2 x Drone observador; o más 2 x Horda de Infames y 2 x Infame emboscado.
CG-REINFORCE-04 = Capítulo 5, CGO: menos 2 x Sargento y 2 x Vanguardia; más 2 x Sargento instructor y 2 x Veterano, o más 2 x Armadillo y 2 x Vanguardia avanzada.
CG-REINFORCE-05 = Capítulo 5, Locust: menos 2 x Drone y 2 x Kantus; más 2 x Drone con Hammerburst y 2 x Kantus despiadado, o más 2 x Drone con Boltok y 2 x Sacerdote Kantus.
CG-REINFORCE-06 = Capítulo 8, CGO: menos 2 x Capitán, 2 x Recluta novato y 2 x Infantería pesada; más 2 x Especialista en asalto, 2 x Recluta curtido y 2 x Capitán aguerrido, o más 1 x King Raven artillado, 2 x Apoyo pesado, 2 x Raven de apoyo y 1 x Centaur a punto.
CG-REINFORCE-07 = Capítulo 8, Locust: menos 3 x Boomer y 2 x Cíclope; más 2 x Cíclope con motosierra y 3 x Boomer incendiario, o más 2 x Krav y 3 x Boomer descomunal.
CG-REINFORCE-08 = Capítulo 9, CGO: menos Planes de batalla; más dos de entre Sacrificio mortal, Plan maestro, Lluvia de fragmentos y Combate móvil.
CG-REINFORCE-09 = Capítulo 9, Locust: menos No se quedan muertos; más dos de entre Estertor, Ahogarlos en cuerpos, Horda, Refuerzo tenaz y Temblores.
CG-REINFORCE-10 = Capítulo 11: más Augustus Cole o Damon Baird para la CGO, y más Sumo sacerdote Kantus o Centinela Theron para los Locust.
CG-REINFORCE-11 = Los refuerzos elegidos se quedan en el mazo hasta el final de la campaña; los no elegidos no se pueden tomar después.
CG-REINFORCE-12 = Una carta que se saca por un refuerzo queda fuera hasta que acaba la campaña.
CG-REINFORCE-13 = Tamaño del mazo de la CGO: 26; 29 desde el capítulo 3; también 29 después de los pasos de los capítulos 5 y 8; 30 desde el capítulo 9; 31 desde el capítulo 11.
CG-REINFORCE-14 = Tamaño del mazo Locust: 26; 30 desde el capítulo 3; también 30 después de los pasos de los capítulos 5 y 8; 31 desde el capítulo 9; 32 desde el capítulo 11.
CG-REINFORCE-15 = La elección es secreta: ningún jugador conoce la del otro antes de que hayan elegido los dos.
CG-REINFORCE-16 = «Dos» de una lista son dos cartas distintas: cada una está una vez.

CG-BO1-01 = Los jugadores pueden acordar que una sola partida decida cada capítulo.
CG-BO1-02 = No cambia nada más: la ventaja del ganador anterior y los refuerzos son los habituales.

CG-FAQ-01 = Las manos no tienen límite superior.
CG-FAQ-02 = Para bloquear, una unidad tiene que estar en la reserva y lista.
CG-FAQ-03 = Los efectos que ocurren en un mismo momento se resuelven en el orden que quiera el jugador activo.
CG-FAQ-04 = El azul señala la mitad de la CGO de una cobertura y es del jugador de la CGO; el rojo señala la mitad Locust y es del jugador Locust.
CG-FAQ-05 = Las cartas pueden aumentar o reducir los 2 habituales de daño directo.
CG-FAQ-06 = Un efecto con «si quieres» se puede rechazar; cualquier otro hay que cumplirlo hasta donde se pueda.
CG-FAQ-07 = Las decisiones corresponden al jugador dueño del efecto, si el efecto no nombra a nadie.
CG-FAQ-08 = Cuando el enemigo lo obliga a descartar, un jugador elige él mismo la carta, salvo que la elija el azar.
CG-FAQ-09 = Una carta que se refiere a los valores habla de los actuales, y de los impresos solo si dice «impreso».
CG-FAQ-10 = Tras 200 turnos, contando los de los dos jugadores, gana el mazo más grande; si son iguales, pierde el jugador activo.
CG-FAQ-11 = Una carta de unidad puesta de lado significa supresión y nada más; las cartas de mando giratorias (CG-ROTATE) no tienen nada que ver.
CG-FAQ-12 = El capítulo 1 añade a las reglas del tutorial solo cuatro cosas: el escenario, las cartas de mando, el primer turno corto, y el comienzo y el final del turno.

CG-EX-01 = El jugador de la CGO tiene Capitán, Soldado raso, Explorador, Heroísmo y Ataque aéreo. Con 5 en la mano se puede desplegar el Soldado raso (5 está entre sus valores); el Capitán y el Explorador, no. Una vez desplegado, quedan 4.
CG-EX-02 = Ese Soldado raso se mueve después a una cobertura. El Sargento tiene el Muro alto y el Cazador un Muro bajo, así que solo le queda el segundo Muro bajo.
CG-EX-03 = Desde la reserva, el Recluta novato (2/2) ataca la cobertura del Cazador. No hay reacción Locust; el jugador de la CGO, con 4 cartas en la mano, añade Heroísmo, que lo deja en 4/4 (2+2 en cada valor), y no roba ninguna carta. Resultado: el Cazador muerto y en la pila de descartes Locust, el Recluta novato en la cobertura y listo, Heroísmo en la pila de descartes de la CGO, 3 cartas en la mano de la CGO.
CG-EX-04 = Un Sargento (3/3, en el Muro alto 4/4) ataca directamente y lo bloquea un Drone (2/2). Sed de sangre, jugada con 5 en la mano, deja al Drone en 5/2; el jugador de la CGO no reacciona. 4 bastan contra 2, 5 bastan contra 4: mueren los dos. Se descartan las dos unidades y Sed de sangre, no hay daño directo y la mano Locust es de 4.
CG-EX-05 = El combate de CG-EX-04 sin Sed de sangre: 2 de daño no matan al Sargento (defensa 4); solo muere el Drone.
CG-EX-06 = Una mano de 3 en la segunda fase de despliegue: 3 es un valor del Explorador, así que se despliega y roba de 0 a 2 cartas.
CG-EX-07 = El jugador Locust, con una mano de 4, despliega la táctica Regreso (valor 4); después de su efecto se descarta.
CG-EX-08 = Un jugador con una mano grande recibe 2 de daño directo y no se queda con ninguna: 2 cartas sin mirar van a la pila de descartes.
CG-EX-09 = El jugador Locust recibe 2 de daño directo y dice que se queda con 1. La primera carta es suya, la segunda se descarta, y solo entonces mira la primera.
CG-EX-10 = Tres unidades bloquean a un Capitán (4/4): un Drone (2/2) y dos Infames enanos (1/1). Cada una de ellas recibe 4 de daño, y el Capitán 2+1+1 = 4: no sobrevive nadie.
CG-EX-11 = Un Drone (2/2) cruza a la cobertura enemiga con su ataque directo. Nadie bloquea: 2+1 = 3 de daño directo. Bloquea un Sargento (3/3): 2+1 = 3 de daño para él, 3+1 = 4 para el Drone, y según los valores impresos mueren los dos.
CG-EX-12 = La regla Defensiva del Guardia Theron da +1/+1 en cobertura aliada. Al cruzar se pierde, y su regla Ofensiva deja a su dueño robar hasta tantas cartas como daño directo haga.
CG-EX-13 = Con 7 cartas en la mano, la capacidad de táctica de la Berserker la lleva de la zona de mando a la reserva y le cuesta un descarte a su dueño. Una mano de exactamente 2 también vale.
CG-EX-14 = Una Berserker en cobertura al comenzar el turno de su dueño destruye esa carta de cobertura, vuelve a la zona de mando y hace 3 de daño directo; si era la última carta de cobertura, su dueño ha ganado.
CG-EX-15 = Un Explorador desplegado desde una mano de 3 que roba las dos cartas deja una mano de 3 - 1 + 2 = 4.
CG-EX-16 = Con dos cartas de cobertura en la mesa, la Berserker destruye una; queda una y nadie ha ganado.
CG-EX-17 = 3 de ataque contra una ocupante con ataque 1 y defensa 4: la ocupante conserva la cobertura; la atacante (defensa 3) sobrevive, se repliega a la reserva y queda suprimida.
CG-EX-18 = Tres unidades 1/1 bloquean a una unidad con 2 de ataque en cobertura enemiga: cada una recibe 3, la atacante 1+1+1+1 = 4 (CG-MULTIBLOCK-06).
