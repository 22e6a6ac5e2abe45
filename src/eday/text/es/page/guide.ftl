# La guía de una primera partida, en los dos juegos.

guide-name = Guía
guide-step = Paso { $step } de { $steps }
guide-close = Quitar
guide-read = Entendido
guide-again = Mostrar la lección
guide-reach = En el mapa, un número cuenta los movimientos hasta una zona, y un ojo dice que allí te ven los Locust.
guide-rule = Ver la regla en que se basa
