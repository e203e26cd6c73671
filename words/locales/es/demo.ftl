# La página y las líneas de terminal de la demostración sin conexión.
demo-title = Tatami, demostración sin conexión
demo-lead = Este es el bot real en un Discord simulado, solo en tu equipo. Abre una página por persona y juega con todas.
demo-first = Primera partida: abre a Hana en #village-square, escribe /play y elige seven-swords. Toma asiento como Wren en su página y pulsa Empezar.
demo-direct = Mensajes
demo-open = Abrir { $place } como { $person }
demo-language-note = El Discord de Mateo está en español: sus mensajes privados también.
demo-keep = Todo se conserva al parar la demostración. Para empezar de cero, arráncala con: { $command }
demo-seat-label = Eres { $person }
demo-start-page = Todas las páginas
demo-starting = Tatami está arrancando. Esta página se abre sola.
demo-ready = Tatami está listo. Abre esta dirección en tu navegador:
demo-stop = Para con Ctrl-C; las partidas y los mensajes se conservan.
demo-stopped = Parado. Tus partidas y mensajes se conservan.
demo-fresh = Para empezar de cero: { $command }
demo-fresh-done = De cero: las partidas y los mensajes anteriores de la demostración ya no están.
demo-port-taken = El puerto { $wanted } está ocupado, así que la página está en el { $port }.
