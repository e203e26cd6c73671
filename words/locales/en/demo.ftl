# The offline demo's own page and terminal lines.
demo-title = Tatami, offline demo
demo-lead = This is the real bot on a simulated Discord, on your machine only. Open a page for each person and play them all.
demo-alone = Alone, and quickest: open Hana in #village-square, type /play and choose hanzo-solo.
demo-for-two = For two: /play with seven-swords or hanzo. Take the other seat as Wren on her page, then press Start as Hana.
demo-direct = Messages
demo-open = Open { $place } as { $person }
demo-language-note = Mateo's Discord is set to Spanish: his private messages are too.
demo-keep = Everything is kept when you stop the demo. To begin afresh, start it with: { $command }
demo-seat-label = You are { $person }
demo-start-page = All pages
demo-starting = Tatami is starting. This page opens by itself.
demo-lost = The demo has stopped. This page comes back by itself when it runs again.
demo-refused = That did not reach the bot. Please do it again.
demo-ready = Tatami is ready. Open this address in your browser:
demo-stop = Stop with Ctrl-C; games and messages are kept.
demo-stopped = Stopped. Your games and messages are kept.
demo-fresh = To begin afresh: { $command }
demo-fresh-done = Begun afresh: the demo's old games and messages are gone.
demo-port-taken = Port { $wanted } is in use, so the page is on { $port }.

# What the simulated page itself says.
demo-page-empty = No messages in this channel.
demo-page-private = Only you can see this
demo-page-used = used
demo-page-edited = edited
demo-page-message = Message
demo-page-options = OPTIONS
demo-page-options-matching = OPTIONS MATCHING
demo-page-no-match = No options match
demo-page-loading = Loading options
demo-page-required = This field is required.
demo-page-more = more
demo-page-earlier = Load earlier messages
demo-page-optional = optional
