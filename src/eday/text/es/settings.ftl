# What the owner of a service may decide: limits and what they are about, what is expected of a value, heads of the tables.

## Limits

limit-message-bytes = mensaje más largo en un socket, en bytes
limit-body-bytes = cuerpo más largo de una llamada, en bytes
limit-import-bytes = archivo más largo que se puede traer, en bytes
limit-choices = partida más larga que se puede traer, en elecciones
limit-messages-per-second = mensajes por segundo en un socket
limit-message-burst = mensajes que un socket puede enviar de una vez
limit-messages-per-second-per-address = mensajes por segundo de un visitante, en todos sus sockets juntos
limit-message-burst-per-address = mensajes que un visitante puede enviar de una vez
limit-hurried-sockets = sockets de un visitante que pueden esperar a la vez por haber enviado más deprisa de lo que la gente elige
limit-requests-per-second = llamadas y páginas por segundo para un visitante
limit-request-burst = llamadas y páginas que un visitante puede pedir de una vez; las demás esperan, y las que esperarían 4 s se rechazan
limit-work-per-second = segundos de trabajo para las preguntas de un visitante, ganados cada segundo
limit-work-burst = segundos de trabajo que un visitante puede pedir de una vez
limit-advice-per-second = segundos de reflexión sobre lo que un visitante pide como consejo, ganados cada segundo
limit-advice-burst = segundos de esa reflexión que un visitante puede pedir de una vez
limit-strikes = mensajes ilegibles o demasiado seguidos tras los que se cierra un socket
limit-connections = conexiones abiertas de todos los visitantes; con 0, y como máximo, tantas como permita el límite de archivos abiertos
limit-connections-per-address = conexiones abiertas de un visitante; nunca más de la mitad del total
limit-sockets-per-address = sockets abiertos de un visitante, también tras un proxy
limit-games-per-address = partidas que un visitante puede crear en el tiempo de games-window
limit-games-window = segundos en los que se cuentan las partidas
limit-head-seconds = segundos en los que la cabecera de una llamada tiene que estar completa
limit-body-seconds = segundos en los que el cuerpo de una llamada tiene que estar completo
limit-keep-alive-seconds = segundos que una conexión puede esperar su próxima llamada
limit-stall-seconds = segundos tras los que se abandona a quien no lee lo que se le envía
limit-hello-seconds = segundos en los que un socket tiene que saludar (hello)
limit-idle-seconds = segundos tras los que se cierra un socket en silencio
limit-room-seconds = segundos que sigue en memoria una partida en la que no hay nadie
limit-bot-turns = turnos tras los que los bots dejan una partida que juegan entre ellos
limit-shows = partidas que los bots pueden jugar a la vez sin que nadie las mire
limit-queue = mensajes que pueden esperar a un lector lento antes de abandonarlo

## What is expected of a value

setting-database = una dirección como sqlite:///table.sqlite o postgresql://usuario@servidor/nombre
setting-workers = un número de procesos de 1 a { $most }
setting-pause = un número de segundos de 0 a { $most }
setting-host = un nombre, una dirección o una red como table.example.org, 192.0.2.7:8000 o 127.0.0.0/8
setting-origin = un origen como https://table.example.org
setting-network = una dirección o una red como 10.0.0.0/8
setting-address = una dirección y un puerto como 127.0.0.1:9100
setting-token = al menos 16 letras, cifras y signos sin espacios
setting-limit = un nombre y un valor como message-bytes=32768
setting-whole-number = un número entero mayor que 0
setting-number = un número mayor que 0

## Heads of the tables

setting-flag = opción
setting-limit-name = límite
setting-variable = variable
setting-usual = habitual
setting-about = para qué
