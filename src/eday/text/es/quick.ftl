# The quick reference: two pages for each game. Which rules stand behind each line is said in text/rules/quick.py.

quick-board-turn = Tu turno
quick-board-turn-1 = Curación: roba hasta 2 cartas de Orden, sin superar tu límite de mano.
quick-board-turn-2 = Órdenes: juega una carta de Orden, por sus acciones, para moverte o para atacar.
quick-board-turn-3 = Locust: roba la primera carta de IA y resuélvela.
quick-board-turn-4 = Sigue el jugador de tu izquierda.

quick-board-order = Qué hace una carta de Orden
quick-board-order-1 = Sus acciones: haz las que quieras, de arriba abajo, y termina cada una antes de la siguiente.
quick-board-order-2 = O un movimiento de hasta 2 zonas, o un ataque: entonces no cuenta nada de lo impreso.
quick-board-order-3 = Una carta más paga una acción especial: revivir, recoger un arma, usar equipo. Cada una, una vez por turno, antes o después de una acción.
quick-board-order-4 = Tu mano es tu salud. Gástala con cuidado.

quick-board-move = Moverse
quick-board-move-1 = Un movimiento cruza un borde agrietado hasta la zona adyacente.
quick-board-move-2 = Te detienen las paredes, los cambios de altura y las puertas; las figuras no, ni siquiera los Locust.
quick-board-move-3 = Donde acabes puedes ocupar gratis un espacio de cobertura libre.

quick-board-cover = Cobertura
quick-board-cover-1 = En un espacio de cobertura cabe una figura.
quick-board-cover-2 = 1 dado de defensa más si el atacante puede ver por un lado; 2 si todas las líneas cruzan la cobertura.
quick-board-cover-3 = No da nada contra atacantes de tu propia zona ni contra granadas.

quick-board-explore = Explorar
quick-board-explore-1 = En tu paso de Órdenes, una puerta desbloqueada de tu zona se abre gratis.
quick-board-explore-2 = Se colocan piezas hasta agotar el mazo del nivel; de todos sus agujeros salen Locust.
quick-board-explore-3 = Después sigue tu turno, con el movimiento que te quede.

quick-board-win = Ganar y perder
quick-board-win-1 = Cumplid el objetivo de cada fase; el de la última da la victoria a todos.
quick-board-win-2 = Si todos los soldados se desangran a la vez, la partida está perdida.

quick-board-attack = Un ataque en cinco pasos
quick-board-attack-1 = Di un objetivo que puedas ver.
quick-board-attack-2 = Elige un arma. El ataque normal es gratis; el excesivo cuesta 1 de munición y lanza más dados. Sin munición un arma no puede atacar, salvo que su carta lo permita (pistola de cañón corto, motosierra).
quick-board-attack-3 = El objetivo recibe sus dados de defensa, los de su cobertura y 1 por cada zona más allá del alcance del arma.
quick-board-attack-4 = Lanza todos los dados. Cada augurio activa la capacidad del atacante.
quick-board-attack-5 = Heridas menos escudos: eso es lo que recibe el objetivo.

quick-board-react = Reacciones
quick-board-react-1 = Cualquier carta de la mano se puede descartar por su icono de reacción.
quick-board-react-2 = Proteger: ataca a un Locust justo antes de que se mueva o ataque. Una vez en cada paso de los Locust para todo el pelotón.
quick-board-react-3 = Esquivar: 2 dados de defensa más, antes de lanzar nada.
quick-board-react-4 = Seguir: ve con un compañero que sale de tu zona.

quick-board-wound = Heridas
quick-board-wound-1 = Un Locust que recibe su salud o más muere. Con menos queda herido; las heridas de dos ataques nunca se suman.
quick-board-wound-2 = Un soldado descarta una carta por cada herida, la que quiera.
quick-board-wound-3 = Una herida para la que no te quede carta te tumba.

quick-board-bleed = Desangrarse
quick-board-bleed-1 = Te arrastras 1 zona como mucho, ni te curas ni juegas órdenes, pero sigues robando la carta de IA.
quick-board-bleed-2 = Los Locust te dejan en paz.
quick-board-bleed-3 = Un compañero de tu zona te revive como acción especial: te levantas con la mano vacía.

quick-board-locust = Actúan los Locust
quick-board-locust-1 = La condición de la carta de IA dice qué mitad cuenta.
quick-board-locust-2 = Cada figura termina antes de que empiece la siguiente. Tú eliges el orden, y también siempre que dos cosas valgan igual.
quick-board-locust-3 = Los tipos con el icono de cobertura se ponen a cubierto después de moverse.

quick-board-spawn = Generar Locust
quick-board-spawn-1 = Una figura del tipo indicado entra en la zona indicada.
quick-board-spawn-2 = Si no queda ninguna, el tipo más fuerte del que quede alguna: C, luego B, luego A.
quick-board-spawn-3 = De un agujero sellado no sale nada.

quick-board-seal = Sellar un agujero
quick-board-seal-1 = Lanza una granada a su zona y saca un augurio.
quick-board-seal-2 = Sellado, deja de ser un agujero.

quick-card-turn = Tu turno
quick-card-turn-1 = Tus unidades suprimidas vuelven a estar listas.
quick-card-turn-2 = Primer despliegue: una acción.
quick-card-turn-3 = Combate: una acción con cada una de tus unidades, con cuantas quieras.
quick-card-turn-4 = Segundo despliegue: una acción. Desde el capítulo 1, el primer turno de una partida no lo tiene.

quick-card-deploy = Despliegue
quick-card-deploy-1 = Roba una carta, descarta una carta o despliega una unidad o una táctica: exactamente una de estas cosas.
quick-card-deploy-2 = Una carta se puede desplegar cuando el número de cartas de tu mano, contándola a ella, aparece en su esquina superior izquierda.
quick-card-deploy-3 = Una unidad del primer despliegue puede actuar enseguida en el combate.
quick-card-deploy-4 = Una táctica se resuelve y después se descarta.

quick-card-cover = Cobertura
quick-card-cover-1 = Junto a una carta de cobertura cabe una unidad, aliada o enemiga.
quick-card-cover-2 = Para tu unidad solo cuenta tu mitad de la carta.
quick-card-cover-3 = En cobertura una unidad nunca queda suprimida, y tampoco bloquea.

quick-card-win = Ganar
quick-card-win-1 = Quien no tenga cartas en el mazo al terminar una acción ha perdido.
quick-card-win-2 = Algunos escenarios y cartas ofrecen otras maneras.

quick-card-combat = Combate
quick-card-combat-1 = Una unidad de la reserva se mueve a una cobertura libre o ataca una cobertura ocupada por el enemigo.
quick-card-combat-2 = Una unidad en cobertura ataca directamente al jugador enemigo.
quick-card-combat-3 = Atacante y ocupante se dañan al mismo tiempo.
quick-card-combat-4 = Una atacante que sobrevive y ha matado a la ocupante entra en la cobertura; si no, se repliega.

quick-card-direct = Ataques directos
quick-card-direct-1 = El enemigo puede bloquear con unidades listas de la reserva: entonces luchan entre ellas y nadie cambia de sitio.
quick-card-direct-2 = Sin bloqueo cuesta 2 cartas de encima del mazo, ataque quien ataque.
quick-card-direct-3 = Di con cuántas te quedas antes de mirarlas; las demás se descartan.

quick-card-damage = Daño
quick-card-damage-1 = El ataque de una unidad es el daño que inflige; su defensa, el daño que la mata.
quick-card-damage-2 = Si es menos, se olvida, pero en la reserva suprime: ni acción ni bloqueo hasta el próximo turno de su jugador.

quick-card-react = Reacciones
quick-card-react-1 = Cada jugador puede jugar una en un ataque: primero el atacado, después el atacante.
quick-card-react-2 = También para ellas cuenta el número de la esquina.
quick-card-react-3 = Un ataque directo que nadie bloquea no deja reaccionar al defensor.
