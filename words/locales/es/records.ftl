# Registros de partidas terminadas, clasificaciones y perfiles.

command-leaderboard = Quién está en qué puesto en este servidor, en cada juego y papel
option-leaderboard-board = El juego y el papel; si falta, los de tu última partida que contó
option-leaderboard-period = Desde siempre, o los tres meses de una temporada
option-leaderboard-difficulty = Para partidas en solitario: los signos + de sus opciones, sumados
choice-period-all = Desde siempre
choice-period-season = Esta temporada
choice-period-last = Temporada anterior
command-profile = Lo que alguien ha logrado en este servidor: puntos, partidas, rachas
option-profile-person = De quién es el perfil; si falta, el tuyo

leaders-role = { $game } · { $role }
leaders-alone = { $game } · dificultad { $level }
leaders-title = Clasificación
leaders-all-time = Desde siempre
leaders-season = { $quarter ->
        [1] De enero a marzo
        [2] De abril a junio
        [3] De julio a septiembre
       *[4] De octubre a diciembre
    } de { $year }
leaders-number = { $value }
leaders-none = –
leaders-head-rating = Puntos
leaders-head-games = Partidas
leaders-head-wins = Ganadas
leaders-head-turns = Menos turnos
leaders-head-streak = Racha actual
leaders-head-best = Mejor racha
leaders-games = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
leaders-line-rated = { $place }. { $name }: { $rating } puntos, { $games }, ganadas { $wins }, mejor racha { $best }
leaders-line-alone = { $won ->
    [0] { $place }. { $name }: ninguna ganada, { $games }
   *[other] { $place }. { $name }: ganadas { $wins }, menos turnos { $turns }, racha actual { $streak }, la mejor { $best }, { $games }
}
leaders-own = Estás en el puesto { $place } de { $total }.
leaders-own-unwon = Todavía no has ganado ninguna partida de esta clasificación.
leaders-own-none = Todavía no estás en esta clasificación.
leaders-empty = Todavía no hay nadie en esta clasificación. /play abre una partida.
leaders-how-rated = Las partidas entre dos personas cuentan si tienen al menos { $moves } jugadas, se jugaron sin pistas y acabaron con un resultado. Rendirse cuenta como derrota.
leaders-how-alone = Las partidas en solitario cuentan si tienen al menos { $moves } jugadas y se jugaron sin pistas. Rendirse cuenta como derrota.
leaders-about-rated = Todos empiezan con { $start } puntos. Son una estimación prudente: suben al ganar, sobre todo a alguien fuerte, y bajan al perder.
leaders-about-alone = Va primero quien más partidas ha ganado; a igualdad, quien necesitó menos turnos.
leaders-difficulty = La dificultad es el número de signos + de las opciones activadas, 0 sin ninguna. Todos los mapas cuentan igual, también los que construyó alguien.
leaders-pick = Otra clasificación
leaders-back = Atrás
leaders-next = Siguiente
leaders-mine = Mi puesto
leaders-show-all = Desde siempre
leaders-show-season = Esta temporada
leaders-picture = Imagen
leaders-text = Texto
leaders-profile = Mi perfil

profile-title = { $name } en este servidor
profile-title-direct = Tus partidas en mensajes directos
profile-none = Todavía no hay nada aquí. /play abre una partida.
profile-only-own = En los mensajes directos solo muestro tu propio perfil.
profile-rated = **{ $board }**: { $rating } puntos, puesto { $place }. { $games }, ganadas { $wins }, empatadas { $draws }. Racha actual { $streak }, la mejor { $best }.
profile-alone = { $won ->
    [0] **{ $board }**: { $games }, aún ninguna ganada.
   *[other] **{ $board }**: puesto { $place }. { $games }, ganadas { $wins }, menos turnos { $turns }. Racha actual { $streak }, la mejor { $best }.
}
profile-more = { $count ->
        [one] y una clasificación más
       *[other] y { $count } clasificaciones más
    }
profile-recent = Últimas partidas
profile-game = { $when } { $board }, contra { $others }: { $result }
profile-game-alone = { $when } { $board }: { $result }
profile-won = victoria
profile-drawn = empate
profile-lost = derrota
profile-abandoned = acabada sin ganador
profile-uncounted = { $result } (no cuenta: { $reason })
profile-reason-short = demasiado corta
profile-reason-assisted = con pista
profile-reason-crossed = alguien ocupó los dos asientos
profile-leaders = Clasificación

# Lo que dice el final de una partida sobre las clasificaciones.
record-standings = En las clasificaciones ahora: { $standings }.
record-standing = { $name } ({ $role }) { $rating } puntos, puesto { $place } de { $total }
record-assisted = En esta partida se usó una pista, así que no cuenta para las clasificaciones.
record-short = Esta partida tiene menos de { $moves } jugadas, así que no cuenta para las clasificaciones.
record-crossed = Alguien ocupó los dos asientos de esta partida, uno tras otro, así que no cuenta para las clasificaciones.

# La terminal.
start-rebuild-help = rehacer todas las clasificaciones a partir de las partidas terminadas, y salir
start-rebuilt = Se han rehecho las clasificaciones a partir de { $records ->
        [one] una partida terminada; cuenta { $counted }.
       *[other] { $records } partidas terminadas; cuentan { $counted }.
    }
