# La página y las líneas de terminal de la demostración sin conexión.
demo-title = Tatami, demostración sin conexión
demo-lead = Este es el bot real en un Discord simulado, solo en tu equipo. Abre una página por persona y juega con todas.
demo-alone = En solitario, y lo más rápido: abre a Hana en #village-square, escribe /play y elige hanzo-solo.
demo-for-two = Para dos: /play con seven-swords o hanzo. Ocupa el otro asiento como Wren en su página y pulsa Empezar como Hana.
demo-direct = Mensajes
demo-open = Abrir { $place } como { $person }
demo-language-note = El Discord de Mateo está en español: sus mensajes privados también.
demo-keep = Todo se conserva al parar la demostración. Para empezar de cero, arráncala con: { $command }
demo-seat-label = Eres { $person }
demo-start-page = Todas las páginas
demo-starting = Tatami está arrancando. Esta página se abre sola.
demo-lost = La demostración se ha parado. Esta página vuelve sola cuando se ponga en marcha otra vez.
demo-refused = Eso no llegó al bot. Hazlo otra vez, por favor.
demo-ready = Tatami está listo. Abre esta dirección en tu navegador:
demo-stop = Para con Ctrl-C; las partidas y los mensajes se conservan.
demo-stopped = Parado. Tus partidas y mensajes se conservan.
demo-fresh = Para empezar de cero: { $command }
demo-fresh-done = De cero: las partidas y los mensajes anteriores de la demostración ya no están.
demo-port-taken = El puerto { $wanted } está ocupado, así que la página está en el { $port }.

# Lo que dice la propia página simulada.
demo-page-empty = No hay mensajes en este canal.
demo-page-private = Solo tú puedes ver esto
demo-page-used = usó
demo-page-edited = editado
demo-page-message = Mensaje a
demo-page-options = OPCIONES
demo-page-options-matching = OPCIONES QUE ENCAJAN
demo-page-no-match = Ninguna opción encaja
demo-page-loading = Cargando opciones
demo-page-required = Hay que rellenar este campo.
demo-page-more = más
demo-page-earlier = Cargar mensajes anteriores
demo-page-optional = opcionales
