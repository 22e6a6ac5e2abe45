# La ayuda de juego: lo que se imprime además de la guía rápida, las reglas y las cartas.

aid-title = { $game ->
    [card] Juego de cartas: ayuda de juego
   *[board] Juego de tablero: ayuda de juego
}
aid-summary = Las reglas en breve, { $page } de { $pages }
aid-reference = Consulta
aid-foot = E-Day, una mesa digital no oficial. Los códigos pequeños son reglas: eday rules muestra cada una.
aid-marks = Signos de las cartas, con un ejemplo
aid-cogs = Soldados de la CGO
aid-missions = Misiones
aid-chapters = Capítulos

## El comando

aid-extra = para un PDF hace falta la biblioteca fpdf2: pip install "eday[aid]" (--html no la necesita)
aid-no-font = ninguna fuente de este equipo tiene las letras de «{ $language }»: instala el paquete { $package }, o indica una fuente con --font FILE
aid-font-lacks = a { $file } le faltan letras que esta ayuda necesita, por ejemplo { $letters }
aid-overflow = «{ $sheet }» no cabe en su página
aid-bad-font = { $file } no es una fuente que se pueda meter en un PDF
