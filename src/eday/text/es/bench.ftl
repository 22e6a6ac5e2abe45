# La tabla que compara el motor con otros: `eday bench --write`.

bench-intro = Python { $python }, medianas de { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}, en tiempo de CPU. Las dos últimas columnas dicen cuántas veces más rápido es { $core ->
    [compiled] el núcleo compilado
   *[plain] el código sin compilar
} de E-Day en su propia prueba: por debajo de 1, el otro es más rápido.
bench-head-play = Una decisión, jugando al azar
bench-head-clone = Una copia de una partida en curso
bench-head-steps = Un paso de un entorno de aprendizaje
bench-column-who = motor y juego
bench-column-does = qué se hace
bench-column-time = µs
bench-column-rate = por segundo
bench-column-board = juego de tablero, veces más rápido
bench-column-card = juego de cartas, veces más rápido
bench-ours = E-Day, { $game ->
    [board] juego de tablero
   *[card] juego de cartas
}, { $core ->
    [compiled] compilado
   *[plain] sin compilar
}
bench-peer = { $peer } { $version }: { $game }
bench-peer-absent = { $peer }: { $game }
bench-absent = sin instalar
bench-number = { $value }
bench-missing = Sin instalar: { $peers }. Los instala `make bench PEERS=1`.
bench-no-markers = { $file } no tiene sitio para la tabla: una línea { $begin } y, más abajo, una línea { $end }
bench-written = La tabla está en { $file }.

bench-game-catan = Catan
bench-game-uno = UNO
bench-game-gin_rummy = gin rummy
bench-game-hanabi = Hanabi
bench-game-connect_four = Conecta 4
bench-game-leduc_holdem = Leduc hold'em
bench-game-chess = ajedrez

bench-does-board-play = Emergencia con cuatro soldados, preparación incluida
bench-does-card-play = los quince capítulos, uno tras otro, preparación incluida
bench-does-catanatron-play = cuatro de sus jugadores al azar, preparación incluida
bench-does-rlcard-play = el juego sin observaciones, reparto incluido
bench-does-openspiel-play = sus estados, reparto y jugadas del azar incluidos
bench-does-board-clone = su propia copia, a mitad de Emergencia
bench-does-card-clone = su propia copia, a mitad de un capítulo
bench-does-catanatron-clone = su propia copia, a mitad de una partida
bench-does-rlcard-clone = deepcopy del juego: no tiene copia propia
bench-does-openspiel-clone = su propia copia, a mitad de una partida
bench-does-pettingzoo-clone = deepcopy del entorno: no tiene copia propia
bench-does-board-steps = PettingZoo, cuatro agentes: una acción al azar de la máscara, observada en matrices, con partidas nuevas
bench-does-card-steps = PettingZoo, dos agentes, los quince capítulos, uno tras otro: lo mismo
bench-does-rlcard-steps = su entorno: una acción legal al azar, observada en matrices, con partidas nuevas
bench-does-openspiel-steps = su entorno en Python: una acción legal al azar, matrices para cada jugador, con partidas nuevas
bench-does-pettingzoo-steps = sus agentes, uno tras otro: una acción al azar de la máscara, observada en matrices, con partidas nuevas
