# Los comandos de Hanzō: descripciones (100 caracteres como mucho) y sus pocas respuestas.

command-hanzo = Juega a Hanzō
command-hanzo-roll = Tira los dados
command-hanzo-event = Elige el dado que decide el evento
command-hanzo-event-die = Qué dado
command-hanzo-extra = Mal tiempo: entrega un segundo dado
command-hanzo-extra-die = Qué dado
command-hanzo-samurai = Coloca al samurái que toca
command-hanzo-samurai-space = En qué casilla
command-hanzo-gain = Toma el regalo de los guardianes dormidos
command-hanzo-gain-resource = Qué marcador avanza
command-hanzo-gain-samurai = Para una Puerta: el samurái que deja el mapa
command-hanzo-map = Elige el mapa
command-hanzo-map-name = Un mapa ya hecho, uno al azar o el que has construido
command-hanzo-place = Coloca un dado y recoge
command-hanzo-place-die = Qué dado
command-hanzo-place-where = Casilla y dirección, como B2u; con la casilla escrita, también quién más puede irse
command-hanzo-hint = Una buena jugada para este turno y por qué, si juegas en solitario
command-hanzo-why = ¿Por qué no puede ir un dado, o un samurái, en un sitio?
command-hanzo-why-space = La casilla
command-hanzo-why-direction = Cómo queda el dado
option-hanzo-die = El dado

command-hanzo-build = Construye tu propio mapa o pega uno
command-hanzo-build-map = El texto de un mapa; déjalo vacío para abrir el panel de construcción
command-map = Mapas de Hanzō guardados aquí: guardar, listar, mostrar, usar, borrar
command-map-save = Guarda un mapa con un nombre
command-map-save-map = El texto de un mapa; déjalo vacío para el que construyes o juegas aquí
command-map-list = Muestra la lista de mapas guardados
command-map-show = Muestra un mapa guardado y su texto para compartir
command-map-use = Elige un mapa guardado para la partida de aquí
command-map-delete = Borra un mapa que guardaste
command-map-name = El nombre del mapa
