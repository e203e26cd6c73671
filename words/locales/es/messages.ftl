# Answers that are no matter of a game's rules.
answer-unknown-fault = Algo ha fallado por mi parte y, que yo sepa, no ha cambiado nada. Si avisas a quienes llevan este bot, dales el número { $number }.
answer-only-in-server = Eso solo funciona en un canal de un servidor.
answer-command-outdated = Este comando ha cambiado desde que tu Discord lo cargó. Reinicia Discord o espera un minuto, y vuelve a probar.
answer-value-unclear = No entiendo «{ $value }». Elige una de las sugerencias, por favor.
answer-forbidden = Discord no me deja hacer eso aquí: falta un permiso.
answer-discord-busy = Discord está ocupado ahora mismo. Prueba otra vez dentro de un momento.
answer-control-outdated = Este botón es de una versión anterior. Usa el mensaje de tablero más reciente, o escribe /tables para encontrar tus partidas.

# The terminal of whoever runs the bot.
start-description = Tatami: juegos de mesa de samuráis en Discord. Sin token arranca la demostración sin conexión.
start-check-help = cargar todo, no conectar con nada y salir
start-fresh-help = olvidar antes las partidas de la demostración sin conexión
start-checked = Todo se carga. { $commands } comandos están listos.
start-bad-setting = El ajuste { $name } no se puede usar: { $reason }.
start-token-refused = Discord ha rechazado DISCORD_TOKEN. Copia otra vez el token del portal de desarrolladores, página Bot.
start-database-busy = Otro Tatami ya usa esta base de datos. Páralo antes, o dale a este otra DATABASE_URL u otra DATA_FOLDER.

# Which table is meant.
which-none-in-channel = Este canal no tiene mesa. /play abre una y /tables lista las tuyas.
which-none-of-yours = Ahora mismo no tienes ninguna mesa. Abre una con /play en un canal de un servidor.
which-question = Tienes varias mesas. ¿A cuál te refieres?
which-placeholder = Elige una mesa
which-option = { $game } con { $others } (mesa { $table })
which-nobody = nadie aún
game-seven-swords = Seven Swords
