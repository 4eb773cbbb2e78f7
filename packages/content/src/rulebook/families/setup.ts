import { rule, say, unless, when } from '../template.ts'

export const SETUP = {
  'SETUP-01': rule(
    ['Size of the forces', 'Dimensione delle forze', 'Tamaño de las fuerzas'],
    say(
      'First agree how many AP each side may field.',
      'Per prima cosa accordatevi sui VP che ciascuno può schierare.',
      'Primero acordad cuántos puntos puede desplegar cada bando.',
    ),
    when({ forceLimitKind: 'maximum' }, 'That is a maximum.', 'È un massimo.', 'Es un máximo.'),
    when(
      { forceLimitKind: 'approximate' },
      'A total up to {tolerance} % above or below will do; the two need not be equal.',
      'Margine ammesso: {tolerance}% in più o in meno; i due totali possono essere diversi.',
      'Vale un total hasta un {tolerance} % por encima o por debajo; los dos pueden ser distintos.',
    ),
  ),
  'SETUP-02': rule(
    ['The table', 'Il tavolo', 'El tablero'],
    say(
      'Play on at least {boardWidth} by {boardHeight}.',
      'Si gioca su almeno {boardWidth} per {boardHeight}.',
      'Se juega en al menos {boardWidth} por {boardHeight}.',
    ),
  ),
  'SETUP-03': rule(
    ['Who sets up the table', 'Chi prepara il tavolo', 'Quién coloca la escenografía'],
    say(
      'Each rolls a die; the higher roll lays out the scenery as that player likes.',
      'Ognuno tira un dado; chi fa di più dispone gli elementi scenici come vuole.',
      'Cada uno tira un dado; quien saque más coloca la escenografía a su gusto.',
    ),
  ),
  'SETUP-04': rule(
    ['Who picks the edge', 'Chi sceglie il bordo', 'Quién elige el borde'],
    say(
      'The other player then chooses an edge to deploy on; the player who set up the table gets the one opposite.',
      'L’altro sceglie poi il bordo da cui schierarsi; a chi ha preparato il tavolo tocca quello opposto.',
      'El otro elige luego el borde donde desplegar; a quien colocó la escenografía le toca el opuesto.',
    ),
  ),
  'SETUP-05': rule(
    ['Enough scenery', 'Abbastanza elementi scenici', 'Escenografía suficiente'],
    when(
      { minCoverPerCharacter: 0 },
      'No number of pieces is prescribed; one piece of cover for every Character makes a good table.',
      'Non c’è un numero prescritto di elementi scenici; con uno di copertura per ogni Personaggio il tavolo funziona bene.',
      'No se exige un número de elementos; uno con cobertura por cada Personaje hace un buen tablero.',
    ),
    unless(
      { minCoverPerCharacter: 0 },
      'There must be at least {coverEach} piece of cover for every Character of both sides together.',
      'Deve esserci almeno {coverEach} elemento scenico di copertura per ogni Personaggio, contando le due forze insieme.',
      'Debe haber al menos {coverEach} elemento con cobertura por cada Personaje, contando los dos bandos.',
    ),
    say(
      'Cut long hedges and walls into sections of up to {4u}, each a piece of its own, so that LOS-07 does not take away a whole hedge.',
      'Dividi siepi e muri lunghi in tratti fino a {4u}, ciascuno un elemento scenico a sé, perché LOS-07 non ignori una siepe intera.',
      'Divide los setos y muros largos en tramos de hasta {4u}, cada uno un elemento, para que LOS-07 no quite un seto entero.',
    ),
  ),
  'SETUP-06': rule(
    ['Which cover each piece gives', 'Che copertura dà ogni elemento scenico', 'Qué cobertura da cada elemento'],
    say(
      'Before play agree for each piece whether it can give Total Cover or only Partial Cover. Round scenic bases of {scenicBaseMm} mm are always Partial.',
      'Prima di giocare stabilite per ogni elemento scenico se può dare Copertura Totale o solo Parziale. Le basi sceniche rotonde da {scenicBaseMm} mm sono sempre Parziali.',
      'Antes de jugar acordad de cada elemento si puede dar Cobertura Total o solo Parcial. Las peanas escénicas redondas de {scenicBaseMm} mm son siempre Parciales.',
    ),
  ),
  'SETUP-07': rule(
    ['Who deploys first', 'Chi schiera per primo', 'Quién despliega primero'],
    when(
      { deployFirst: 'highestAp' },
      'The side with more AP places the first Character; with equal totals the lower die does.',
      'Chi ha più VP mette il primo Personaggio; a parità, chi fa meno con un dado.',
      'Quien tiene más puntos despliega el primer Personaje; si hay empate, quien saque menos en un dado.',
    ),
    when(
      { deployFirst: 'lowestRoll' },
      'Roll again: the lower die must place the first Character.',
      'Si tira di nuovo: chi fa meno deve mettere il primo Personaggio.',
      'Se tira otra vez: quien saque menos debe desplegar el primer Personaje.',
    ),
  ),
  'SETUP-08': rule(
    ['Taking turns to deploy', 'Schierare a turno', 'Desplegar por turnos'],
    say(
      'Place one Character each in turn; when one side has none left the other places the rest. Figures that share a card go down together.',
      'Si mette un Personaggio a testa; quando uno li ha finiti l’altro mette i restanti. Le miniature che condividono una carta si mettono insieme.',
      'Cada uno despliega un Personaje, por turnos; cuando un bando acaba, el otro despliega los que le queden. Las miniaturas que comparten carta se despliegan juntas.',
    ),
  ),
  'SETUP-09': rule(
    ['Deployment zone', 'Zona di schieramento', 'Zona de despliegue'],
    when(
      { deployMeasure: 'nearestPoint' },
      'The nearest point of the base must be within {deployDepth} of your edge, the base wholly on the table and clear of enemies and anything impassable.',
      'Il punto più vicino della base deve essere entro {deployDepth} dal tuo bordo, la base tutta sul tavolo e libera da nemici e da ciò che è invalicabile.',
      'El punto más cercano de la peana debe quedar a {deployDepth} o menos de tu borde, la peana entera en el tablero y libre de enemigos y de lo infranqueable.',
    ),
    when(
      { deployMeasure: 'wholeBase' },
      'The whole base must lie within {deployDepth} of your edge, on the table and clear of enemies and anything impassable.',
      'Tutta la base deve stare entro {deployDepth} dal tuo bordo, sul tavolo e libera da nemici e da ciò che è invalicabile.',
      'Toda la peana debe quedar a {deployDepth} o menos de tu borde, en el tablero y libre de enemigos y de lo infranqueable.',
    ),
  ),
  'SETUP-10': rule(
    ['Tokens at the start', 'I gettoni iniziali', 'Fichas al principio'],
    say(
      'Both players begin with {income} AT.',
      'Entrambi cominciano con {income} AT.',
      'Ambos jugadores empiezan con {income} FA.',
    ),
    when(
      { openingTokens: 'topUp' },
      'At the start of your first turn you are brought up to your income, not given it on top.',
      'All’inizio del tuo primo turno la riserva torna a questo numero: non ne ricevi altrettanti in più.',
      'Al empezar tu primer turno vuelves a tener esa cantidad; no se suma a la que tienes.',
    ),
    when(
      { openingTokens: 'firstIncome' },
      'They are the income of your first turn: it brings no others.',
      'Sono i gettoni del tuo primo turno: non ne ricevi altri.',
      'Son las fichas de tu primer turno, que no trae otras.',
    ),
    when(
      { openingTokens: 'extra' },
      'Your first turn brings its full income on top.',
      'Nel tuo primo turno ne ricevi altrettanti in più.',
      'Tu primer turno trae además las suyas enteras.',
    ),
  ),
  'SETUP-11': rule(
    ['Who begins', 'Chi comincia', 'Quién empieza'],
    when(
      { firstTurn: 'initiativeRoll' },
      'Each rolls a die; the higher takes the first turn; on a tie, roll again.',
      'Ognuno tira un dado; il più alto ha il primo turno, a parità si ritira.',
      'Cada uno tira un dado; el más alto tiene el primer turno, los empates se repiten.',
    ),
    when(
      { firstTurn: 'initiativeRoll', company: true },
      'Add the TAKE INITIATIVE values of your officers (INIT-04); there are no bids.',
      'Aggiungi i valori di PRENDERE INIZIATIVA dei tuoi Ufficiali (INIT-04); non ci sono offerte.',
      'Suma los valores de TOMAR LA INICIATIVA de tus oficiales (INIT-04); no hay pujas.',
    ),
    when(
      { firstTurn: 'deployedFirst' },
      'The side that deployed first takes the first turn.',
      'Ha il primo turno chi ha schierato per primo.',
      'Tiene el primer turno quien desplegó primero.',
    ),
    when(
      { firstTurn: 'deployedLast' },
      'The side that deployed last takes the first turn.',
      'Ha il primo turno chi ha schierato per ultimo.',
      'Tiene el primer turno quien desplegó el último.',
    ),
  ),
  'SETUP-12': rule(
    ['Skirmish or Mission', 'Skirmish o Missione', 'Escaramuza o Misión'],
    say(
      'Before deployment choose between Skirmish (VICT-01) and Mission (VICT-02).',
      'Prima dello schieramento scegliete fra Skirmish (VICT-01) e Missione (VICT-02).',
      'Antes del despliegue elegid entre Escaramuza (VICT-01) y Misión (VICT-02).',
    ),
  ),
  'SETUP-13': rule(
    ['Objectives of a Mission', 'Obiettivi di una Missione', 'Objetivos de una Misión'],
    say(
      'Each names a piece of scenery lying at least partly in his own deployment zone: it is what the opponent must reach.',
      'Ognuno indica un elemento scenico che sta almeno in parte nella sua zona di schieramento: è ciò che l’avversario deve raggiungere.',
      'Cada uno elige un elemento que esté al menos en parte en su zona de despliegue: es lo que el rival debe alcanzar.',
    ),
    unless(
      { objectiveFromRound: 1 },
      'It counts from round {objectiveRound} on.',
      'Vale dal round {objectiveRound} in poi.',
      'Vale desde la ronda {objectiveRound}.',
    ),
  ),
} as const

export const CARD = {
  'CARD-01': rule(
    ['One card each', 'Una carta a testa', 'Una carta cada uno'],
    say(
      'Every figure is a Character with a stat card of its own; only teams and weapon crews share one (REINF-03, HOUSE-16).',
      'Ogni miniatura è un Personaggio con la sua carta profilo; solo le squadre di due e i serventi di un’arma ne condividono una (REINF-03, HOUSE-16).',
      'Cada miniatura es un Personaje con su propia carta; solo los equipos y las dotaciones comparten una (REINF-03, HOUSE-16).',
    ),
  ),
  'CARD-02': rule(
    ['Two sides', 'Due lati', 'Dos lados'],
    say(
      'A card has a healthy and a wounded side. The side that is face up applies.',
      'La carta ha un lato sano e un lato ferito. Vale quello scoperto.',
      'La carta tiene un lado sano y uno herido. Vale el que está a la vista.',
    ),
  ),
} as const
