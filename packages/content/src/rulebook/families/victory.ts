import { rule, say, unless, when } from '../template.ts'

export const VICT = {
  'VICT-01': rule(
    ['Skirmish', 'Skirmish', 'Escaramuza'],
    say(
      'The first to eliminate {victoryPercent} % or more of the enemy’s AP wins.',
      'Vince chi per primo elimina almeno {victoryPercent}% dei VP nemici.',
      'Gana quien primero elimina el {victoryPercent} % o más de los puntos enemigos.',
    ),
  ),
  'VICT-02': rule(
    ['Mission', 'Missione', 'Misión'],
    say(
      'You win the moment one of your figures touches the enemy’s objective, whatever you have lost, even in the middle of a movement. Opportunity Fire on the way comes first; a fight at that same point is not fought.',
      'Vinci nell’istante in cui una tua miniatura tocca l’obiettivo nemico, qualunque cosa tu abbia perso, anche a metà movimento. Prima viene il Fuoco di Opportunità durante il movimento; un Corpo a Corpo in quello stesso punto non si combatte.',
      'Ganas en el instante en que una miniatura tuya toca el Objetivo enemigo, hayas perdido lo que hayas perdido, incluso a mitad de un movimiento. Antes va el Fuego de Oportunidad del camino; una lucha en ese mismo punto no se juega.',
    ),
    unless(
      { objectiveFromRound: 1 },
      'Touching it counts from round {objectiveRound} on.',
      'Toccarlo conta dal round {objectiveRound} in poi.',
      'Tocarlo cuenta desde la ronda {objectiveRound}.',
    ),
  ),
  'VICT-03': rule(
    ['Mission by losses', 'Missione per perdite', 'Misión por bajas'],
    when(
      { missionAltVictory: 'characters' },
      'In a Mission you also win by eliminating at least half of the enemy’s Characters, counted by heads.',
      'In Missione vinci anche eliminando almeno metà dei Personaggi nemici, contando gli uomini.',
      'En una Misión también ganas si eliminas al menos la mitad de los Personajes enemigos, contados por cabezas.',
    ),
    when(
      { missionAltVictory: 'points' },
      'In a Mission you also win by eliminating at least half of the enemy’s AP.',
      'In Missione vinci anche eliminando almeno metà dei VP nemici.',
      'En una Misión también ganas si eliminas al menos la mitad de los puntos enemigos.',
    ),
  ),
  'VICT-04': rule(
    ['What counts as lost', 'Che cosa conta come perso', 'Qué cuenta como perdido'],
    say(
      'Only eliminated Characters count, with the AP of their card and of the cards given to them. Wounded ones do not, and it does not matter who eliminated them.',
      'Contano solo gli eliminati, con i VP della loro carta e di quelle loro assegnate. I feriti non contano, e non importa chi è stato.',
      'Solo cuentan los eliminados, con los puntos de su carta y de las que tengan asignadas. Los heridos no cuentan, y da igual quién lo hizo.',
    ),
  ),
  'VICT-05': rule(
    ['The exact threshold', 'La soglia esatta', 'El umbral exacto'],
    say(
      'A side loses when what it has lost reaches {victoryPercent} % of its Characters’ AP with their cards; nothing is rounded. The score shows that number as “loses at”.',
      'Una forza è sconfitta quando le perdite arrivano al {victoryPercent}% dei VP dei suoi Personaggi con le loro carte; non si arrotonda. Il punteggio mostra quel numero come «perde a».',
      'Un bando pierde cuando sus bajas llegan al {victoryPercent} % de los puntos de sus Personajes con sus cartas; no se redondea. El marcador muestra ese número como «pierde con».',
    ),
  ),
  'VICT-06': rule(
    ['When it is checked', 'Quando si controlla', 'Cuándo se comprueba'],
    say(
      'After every wound or elimination, every touch of an objective and every figure that leaves the table.',
      'Dopo ogni ferita o eliminazione, ogni contatto con un obiettivo e ogni miniatura che lascia il tavolo.',
      'Tras cada herida o eliminación, cada contacto con un Objetivo y cada miniatura que sale del tablero.',
    ),
  ),
  'VICT-07': rule(
    ['Both at once', 'Entrambi insieme', 'Los dos a la vez'],
    when(
      { simultaneousBreak: 'draw' },
      'If one event brings both sides to their threshold, the game is drawn.',
      'Se un solo evento porta entrambi alla soglia, la partita finisce in pareggio.',
      'Si un mismo suceso lleva a ambos bandos a su umbral, la partida queda en tablas.',
    ),
    when(
      { simultaneousBreak: 'activeWins' },
      'If one event brings both sides to their threshold, the player whose turn it is wins.',
      'Se un solo evento porta entrambi alla soglia, vince il giocatore di turno.',
      'Si un mismo suceso lleva a ambos bandos a su umbral, gana el jugador que tiene el turno.',
    ),
    when(
      { simultaneousBreak: 'higherShareLoses' },
      'If one event brings both sides to their threshold, the one that lost the larger share loses.',
      'Se un solo evento porta entrambi alla soglia, perde chi ha perso la quota maggiore.',
      'Si un mismo suceso lleva a ambos bandos a su umbral, pierde quien haya perdido una parte mayor.',
    ),
    say(
      'One event is an explosion, or the first blow of a fight together with the answer of the one it felled.',
      'Un evento è un’esplosione, o il primo lancio di un Corpo a Corpo con la risposta di chi ne è caduto.',
      'Un suceso es una explosión, o el primer golpe de una lucha con la respuesta de quien cayó por él.',
    ),
  ),
  'VICT-08': rule(
    ['Totals that change', 'Totali che cambiano', 'Totales que cambian'],
    when(
      { deckInBreakPoint: false },
      'Tactic cards belong to the agreed size of the force, but not to the points that must be eliminated.',
      'Le carte tattiche fanno parte della forza concordata, ma non dei punti da eliminare.',
      'Las cartas tácticas entran en el tamaño acordado de la fuerza, pero no en los puntos que hay que eliminar.',
    ),
    when(
      { deckInBreakPoint: true },
      'The AP of the tactic deck count in the total of which half must be eliminated.',
      'I VP del mazzo tattico contano nel totale di cui va eliminata la metà.',
      'Los puntos del mazo táctico cuentan en el total del que hay que eliminar la mitad.',
    ),
    when(
      { reinforcementsInBreakPoint: 'addOnArrival' },
      'Free reinforcements add their AP and heads when they arrive.',
      'I rinforzi gratuiti aggiungono i loro VP e i loro uomini quando arrivano.',
      'Los refuerzos gratuitos suman sus puntos y cabezas al llegar.',
    ),
    when(
      { reinforcementsInBreakPoint: 'ignore' },
      'Free reinforcements do not change the total.',
      'I rinforzi gratuiti non cambiano il totale.',
      'Los refuerzos gratuitos no cambian el total.',
    ),
  ),
  'VICT-09': rule(
    ['Evacuated and absent', 'Evacuati e assenti', 'Evacuados y ausentes'],
    say(
      'An evacuated casualty no longer counts as lost (EVAC-10).',
      'Una vittima evacuata non conta più come persa (EVAC-10).',
      'Un caído evacuado deja de contar como perdido (EVAC-10).',
    ),
    when(
      { offBoardCountsAsLost: true },
      'Figures off the table count as lost while they are away (RUNNER-06).',
      'Chi è fuori dal tavolo conta come perso finché non torna (RUNNER-06).',
      'Quien está fuera del tablero cuenta como perdido mientras falte (RUNNER-06).',
    ),
    when(
      { offBoardCountsAsLost: false },
      'Figures off the table do not count as lost.',
      'Chi è fuori dal tavolo non conta come perso.',
      'Quien está fuera del tablero no cuenta como perdido.',
    ),
  ),
  'VICT-10': rule(
    ['Length of a game', 'Durata della partita', 'Duración de la partida'],
    when({ turnLimit: null }, 'There is no turn limit.', 'Non c’è limite di turni.', 'No hay límite de turnos.'),
    unless(
      { turnLimit: null },
      'After {turnLimit} rounds the side that has lost the smaller share wins; equal shares are a draw.',
      'Dopo {turnLimit} round vince chi ha perso la quota minore; a parità è pareggio.',
      'Tras {turnLimit} rondas gana quien haya perdido menor parte; si es igual, tablas.',
    ),
    say(
      'You may always resign, and offer a draw once a turn.',
      'Puoi sempre abbandonare, e proporre il pareggio una volta per turno.',
      'Siempre puedes rendirte, y ofrecer tablas una vez por turno.',
    ),
  ),
  'VICT-11': rule(
    ['No one left', 'Nessuno rimasto', 'No queda nadie'],
    say(
      'A side with no Character on the table and none on the way has lost.',
      'Chi non ha più Personaggi sul tavolo né in arrivo ha perso.',
      'Quien no tiene Personajes en el tablero ni en camino ha perdido.',
    ),
  ),
} as const
