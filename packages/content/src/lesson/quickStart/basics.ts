import { say } from '../../rulebook/template.ts'
import { at, gun, piece, stand, WHO } from '../scene.ts'
import type { Step } from '../step.ts'
import { resigned, turnEnded, words } from '../words.ts'

const BEHIND_THE_WALL = at(11, 12.2)

const move: Step = {
  id: 'move',
  course: 'quickStart',
  minutes: 0.5,
  title: words('First steps', 'Primi passi', 'Primeros pasos'),
  task: say('Bring Hobart behind the wall.', 'Porta Hobart dietro il muro.', 'Lleva a Hobart detrás del muro.'),
  text: [
    say(
      'Everything your men do is paid for in AT. A Move costs 1, and the card says how far it goes.',
      'Tutto ciò che fanno i tuoi uomini si paga in AT. Muovere ne costa 1, e la carta dice fin dove si arriva.',
      'Todo lo que hacen tus hombres se paga con FA. Mover cuesta 1, y la carta dice hasta dónde se llega.',
    ),
    say(
      'One Move is not enough here: make two. (No one may spend more than {moveCap} AT on movement in a turn.)',
      'Qui un movimento non basta: fanne due. (In un turno nessuno può spendere più di {moveCap} AT in movimento.)',
      'Aquí no basta con uno: haz dos. (Nadie puede gastar más de {moveCap} FA en moverse en un turno.)',
    ),
  ],
  rules: ['TURN-11', 'MOVE-01', 'MOVE-03'],
  scene: {
    elements: [{ look: 'wall', line: [9, 11, 13, 11] }],
    ground: 'lane',
    figures: [stand('hobart', 10, 18), stand('marsh', 14, 18), stand('brandt', 11, 3)],
    tokens: { blue: 5, ember: 0 },
    frame: { x: 5, y: 9, width: 13, height: 11 },
  },
  goal: { figure: WHO.hobart, is: { within: { of: BEHIND_THE_WALL, u: 1.2 } } },
  marks: [{ mark: 'arrow', from: { figure: WHO.hobart }, to: { at: BEHIND_THE_WALL } }],
  hints: {
    where: say('Choose Hobart, the sergeant.', 'Scegli Hobart, il sergente.', 'Elige a Hobart, el sargento.'),
    idea: say(
      'Move him straight towards the wall, then move him again.',
      'Muovilo dritto verso il muro, poi muovilo ancora.',
      'Muévelo recto hacia el muro y luego muévelo otra vez.',
    ),
  },
  answers: [
    {
      good: true,
      if: {
        all: [
          { command: { verb: 'move', figure: WHO.hobart } },
          { figure: WHO.hobart, is: { within: { of: BEHIND_THE_WALL, u: 4.4 } } },
        ],
      },
      say: say(
        'That was the first AT. Once more and he is there.',
        'Questo era il primo AT. Ancora una volta ed è arrivato.',
        'Esa ha sido la primera FA. Una vez más y habrá llegado.',
      ),
    },
    {
      if: { command: { verb: 'move', figure: WHO.marsh } },
      say: say(
        'Marsh can walk too, and it cost 1 AT like any Move. It is Hobart who should reach the wall.',
        'Anche Marsh sa camminare, e il movimento è costato 1 AT come sempre. Ma al muro deve arrivare Hobart.',
        'Marsh también sabe andar, y el movimiento ha costado 1 FA como siempre. Pero quien debe llegar al muro es Hobart.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'That is allowed and paid for, but it brings Hobart no nearer to the wall.',
    'Si può fare, e l’hai pagato, ma Hobart non si è avvicinato al muro.',
    'Está permitido y pagado, pero Hobart no se ha acercado al muro.',
  ),
  praise: say(
    'There he is: two Moves, two AT. Behind a wall he is harder to hit.',
    'Eccolo: due movimenti, due AT. Dietro un muro è più difficile colpirlo.',
    'Ya está: dos movimientos, dos FA. Detrás de un muro es más difícil impactarle.',
  ),
  solution: [
    {
      commands: [
        { verb: 'move', figure: WHO.hobart, path: [at(10.6, 14.3)] },
        { verb: 'move', figure: WHO.hobart, path: [BEHIND_THE_WALL] },
      ],
    },
  ],
}

const fire: Step = {
  id: 'fire',
  course: 'quickStart',
  minutes: 0.5,
  title: words('Range and odds', 'Distanza e probabilità', 'Distancia y probabilidad'),
  task: say(
    'Fire Hobart’s Thompson at the man he is most likely to hit.',
    'Spara con il Thompson di Hobart all’uomo più facile da colpire.',
    'Dispara con la Thompson de Hobart al hombre más fácil de impactar.',
  ),
  text: [
    say(
      'Up to {shortRange} is short range. Every weapon has its own dice for short and for long range: a Thompson has three up close, one at a distance.',
      'Fino a {shortRange} è distanza corta. Ogni arma ha i suoi dadi per la distanza corta e per la lunga: il Thompson ne ha tre da vicino, uno da lontano.',
      'Hasta {shortRange} es corta distancia. Cada arma tiene sus dados para corta y larga distancia: la Thompson tiene tres de cerca y uno de lejos.',
    ),
    say(
      'A man in the open is hit on {needOpen}. Choose Hobart, point at each of the two and compare the odds before you shoot.',
      'Chi è allo scoperto si colpisce con {needOpen}. Scegli Hobart, indica ciascuno dei due e confronta le probabilità prima di sparare.',
      'A quien está al descubierto se le impacta con {needOpen}. Elige a Hobart, señala a cada uno de los dos y compara la probabilidad antes de disparar.',
    ),
  ],
  rules: ['FIRE-01', 'FIRE-03', 'FIRE-09'],
  scene: {
    elements: [],
    ground: 'fields',
    figures: [stand('hobart', 11, 17), stand('marsh', 15, 17), stand('brandt', 9, 9), stand('kessler', 14, 4)],
    tokens: { blue: 5, ember: 0 },
    frame: { x: 5, y: 3, width: 14, height: 16 },
  },
  goal: { fact: 'shotResolved', with: { shooter: WHO.hobart, band: 'short' } },
  marks: [
    { mark: 'ring', on: { figure: WHO.brandt } },
    { mark: 'ring', on: { figure: WHO.kessler } },
  ],
  hints: {
    where: say(
      'Measure from Hobart to Brandt and to Kessler.',
      'Misura da Hobart a Brandt e a Kessler.',
      'Mide desde Hobart hasta Brandt y hasta Kessler.',
    ),
    idea: say(
      'Brandt stands within {shortRange}: there the Thompson has all its dice.',
      'Brandt è entro {shortRange}: lì il Thompson ha tutti i suoi dadi.',
      'Brandt está a {shortRange} o menos: ahí la Thompson tiene todos sus dados.',
    ),
  },
  answers: [
    {
      if: { now: { fact: 'shotResolved', with: { shooter: WHO.hobart, band: 'long' } } },
      say: say(
        'Kessler is far away: one die instead of three. Hobart has a second shot this turn, so look for the nearer man.',
        'Kessler è lontano: un dado invece di tre. Hobart ha un secondo tiro in questo turno: cerca l’uomo più vicino.',
        'Kessler está lejos: un dado en vez de tres. Hobart tiene un segundo disparo este turno: busca al más cercano.',
      ),
    },
    {
      if: { now: { fact: 'shotResolved', with: { shooter: WHO.marsh } } },
      say: say(
        'A rifle has the same dice near and far, so range troubles Marsh less. Now Hobart.',
        'Un fucile ha gli stessi dadi da vicino e da lontano, perciò a Marsh la distanza pesa meno. Ora Hobart.',
        'Un fusil tiene los mismos dados de cerca y de lejos, así que a Marsh la distancia le importa menos. Ahora Hobart.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'No shot from Hobart yet. AT spent elsewhere cannot pay for his shot ({fireCost} AT).',
    'Hobart non ha ancora sparato. Gli AT spesi altrove mancano al suo tiro ({fireCost} AT).',
    'Hobart aún no ha disparado. Las FA que gastas en otra cosa le faltan para su disparo ({fireCost} FA).',
  ),
  praise: say(
    'Three dice, each on {needOpen}: that is how to use a submachine gun. Hit or miss, the choice was right.',
    'Tre dadi, ciascuno con {needOpen}: così si usa un mitra. Colpito o no, la scelta era giusta.',
    'Tres dados, cada uno con {needOpen}: así se usa un subfusil. Impacte o no, la elección era buena.',
  ),
  solution: [{ commands: [{ verb: 'fire', figure: WHO.hobart, weapon: gun('thompson'), target: WHO.brandt }] }],
}

const cover: Step = {
  id: 'cover',
  course: 'quickStart',
  minutes: 1,
  title: words('Sight and cover', 'Linea di vista e copertura', 'Línea de Visión y coberturas'),
  task: say(
    'Shoot at Brandt with nothing between him and Marsh.',
    'Spara a Brandt senza niente fra lui e Marsh.',
    'Dispara a Brandt sin nada entre él y Marsh.',
  ),
  text: [
    say(
      'Hedges and low walls are Partial Cover: a man behind them is hit on {needPartial} instead of {needOpen}. Houses are Total Cover and hide him altogether.',
      'Siepi e muretti sono Copertura Parziale: chi sta dietro si colpisce con {needPartial} invece che con {needOpen}. Le case sono Copertura Totale e lo nascondono del tutto.',
      'Los setos y los muros bajos son Cobertura Parcial: a quien está detrás se le impacta con {needPartial} en vez de {needOpen}. Las casas son Cobertura Total y lo ocultan del todo.',
    ),
    say(
      'Cover counts only on the line between the two. Walk round the hedge first.',
      'La copertura conta solo sulla linea fra i due. Prima gira attorno alla siepe.',
      'La cobertura solo cuenta en la línea entre los dos. Rodea antes el seto.',
    ),
  ],
  rules: ['LOS-03', 'LOS-06', 'FIRE-09'],
  scene: {
    elements: [
      { look: 'hedge', line: [10, 10, 13.8, 10] },
      { look: 'building', rect: [15.5, 5, 3, 3] },
    ],
    ground: 'yard',
    figures: [stand('marsh', 13.5, 15), stand('brandt', 10.3, 8.4), stand('kessler', 17, 3.5)],
    tokens: { blue: 5, ember: 0 },
    frame: { x: 6, y: 2, width: 15, height: 15 },
  },
  goal: { fact: 'shotResolved', with: { shooter: WHO.marsh, target: WHO.brandt, cover: 'open' } },
  marks: [
    { mark: 'arrow', from: { figure: WHO.marsh }, to: { at: at(9.8, 13.6) } },
    {
      mark: 'note',
      on: { element: piece('hedge-1') },
      text: words('Partial Cover', 'Copertura Parziale', 'Cobertura Parcial'),
    },
    {
      mark: 'note',
      on: { element: piece('building-1') },
      text: words('Total Cover', 'Copertura Totale', 'Cobertura Total'),
    },
  ],
  hints: {
    where: say(
      'Look at the line from Marsh to Brandt: it crosses the hedge.',
      'Guarda la linea da Marsh a Brandt: attraversa la siepe.',
      'Mira la línea de Marsh a Brandt: cruza el seto.',
    ),
    idea: say(
      'Go to the left, past the end of the hedge, until the line is free; then shoot.',
      'Vai a sinistra, oltre la fine della siepe, finché la linea è libera; poi spara.',
      'Ve a la izquierda, más allá del seto, hasta que la línea quede libre; luego dispara.',
    ),
  },
  answers: [
    {
      if: { now: { fact: 'shotResolved', with: { shooter: WHO.marsh, cover: 'partial' } } },
      say: say(
        'Through the hedge it takes {needPartial}. From the side it would be {needOpen}.',
        'Attraverso la siepe serve {needPartial}. Di lato sarebbe {needOpen}.',
        'A través del seto hace falta {needPartial}. Desde el costado sería {needOpen}.',
      ),
    },
    {
      good: true,
      if: { command: { verb: 'move', figure: WHO.marsh } },
      say: say(
        'Now look along the line to Brandt. If the hedge is out of the way, fire.',
        'Ora guarda lungo la linea verso Brandt. Se la siepe non è in mezzo, spara.',
        'Ahora mira la línea hasta Brandt. Si el seto ya no estorba, dispara.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'Brandt is still behind his hedge. Marsh needs a place from which nothing covers him.',
    'Brandt è ancora dietro la siepe. A Marsh serve un punto da cui niente copra Brandt.',
    'Brandt sigue detrás del seto. Marsh necesita un sitio desde el que nada lo cubra.',
  ),
  praise: say(
    'In the open: {needOpen}. One AT for the walk was better than a poorer shot.',
    'Allo scoperto: {needOpen}. Meglio un AT per spostarsi che un tiro più difficile.',
    'Al descubierto: {needOpen}. Mejor una FA para moverse que un disparo más difícil.',
  ),
  solution: [
    {
      commands: [
        { verb: 'move', figure: WHO.marsh, path: [at(9.8, 13.6)] },
        { verb: 'fire', figure: WHO.marsh, weapon: gun('garand'), target: WHO.brandt },
      ],
    },
  ],
}

const takeCover: Step = {
  id: 'takeCover',
  course: 'quickStart',
  minutes: 1,
  title: words('Save a token, Take Cover', 'Tieni un AT per Ripararti', 'Guarda una FA: En Cobertura'),
  task: say(
    'Spend one AT, keep the other, and Take Cover when Lenz shoots.',
    'Spendi un AT, tieni l’altro e riparati quando Lenz spara.',
    'Gasta una FA, guarda la otra y ponte En Cobertura cuando Lenz dispare.',
  ),
  text: [
    say(
      'AT you do not spend stay yours, but a turn in which you spend none costs you {minSpend}.',
      'Gli AT che non spendi restano tuoi, ma un turno in cui non ne spendi nessuno te ne costa {minSpend}.',
      'Las FA que no gastas siguen siendo tuyas, pero un turno en el que no gastes ninguna te cuesta {minSpend}.',
    ),
    say(
      'A man shot at from more than {takeCoverDistance} away may Take Cover at once for {takeCoverCost} AT; he is then hit on {needOpenCovered} instead of {needOpen}.',
      'Chi è bersaglio di un tiro da più di {takeCoverDistance} può subito Ripararsi con {takeCoverCost} AT: lo si colpisce con {needOpenCovered} invece che con {needOpen}.',
      'Un hombre al que disparan desde más de {takeCoverDistance} puede ponerse En Cobertura al instante por {takeCoverCost} FA, y se le impacta con {needOpenCovered} en vez de {needOpen}.',
    ),
  ],
  rules: ['TURN-03', 'TURN-05', 'COVER-01', 'COVER-03', 'COVER-04'],
  scene: {
    elements: [{ look: 'wall', line: [4, 15, 8, 15] }],
    ground: 'track',
    figures: [stand('hobart', 12, 15), stand('marsh', 6, 19), stand('lenz', 12, 7)],
    tokens: { blue: 2, ember: 0 },
    frame: { x: 3, y: 5, width: 15, height: 15 },
  },
  goal: { fact: 'tookCover', with: { figure: WHO.hobart, reaction: true } },
  other: { turns: [[{ verb: 'fire', figure: WHO.lenz, weapon: gun('gewehr43'), target: WHO.hobart }]] },
  marks: [
    { mark: 'ring', on: { figure: WHO.hobart } },
    { mark: 'arrow', from: { figure: WHO.lenz }, to: { figure: WHO.hobart } },
  ],
  hints: {
    where: say(
      'Watch your AT: there are only two of them.',
      'Guarda i tuoi AT: sono solo due.',
      'Fíjate en tus FA: solo hay dos.',
    ),
    idea: say(
      'Move Marsh behind the wall, end the turn, and say yes when you are asked about Hobart.',
      'Muovi Marsh dietro il muro, termina il turno e rispondi sì quando ti si chiede per Hobart.',
      'Mueve a Marsh detrás del muro, termina el turno y di que sí cuando te pregunten por Hobart.',
    ),
  },
  answers: [
    {
      if: { now: { fact: 'coverDeclined', with: { figure: WHO.hobart } } },
      say: say(
        'Hobart stayed on his feet, so Lenz needed only {needOpen}. The AT is still there, but the moment has passed: try again.',
        'Hobart è rimasto in piedi, e a Lenz bastava {needOpen}. L’AT c’è ancora, il momento no: riprova.',
        'Hobart se ha quedado de pie, y a Lenz le bastaba {needOpen}. La FA sigue ahí, el momento no: inténtalo otra vez.',
      ),
    },
    {
      if: {
        all: [
          { now: { fact: 'turnEnded', with: { side: 'blue' } } },
          { now: { fact: 'shotResolved', with: { shooter: WHO.lenz } } },
        ],
      },
      say: say(
        'Both AT are gone, and with the last one the turn ended by itself. When Lenz shot, there was nothing left to Take Cover with.',
        'Gli AT sono finiti, e con l’ultimo il turno è finito da sé. Quando Lenz ha sparato, non restava nulla per Ripararsi.',
        'Se han acabado las FA, y con la última el turno ha terminado solo. Cuando Lenz ha disparado, no quedaba nada para ponerse En Cobertura.',
      ),
    },
    {
      if: { now: { fact: 'tookCover', with: { figure: WHO.hobart, reaction: false } } },
      say: say(
        'Taking Cover beforehand works just as well and lasts until he does something else. Here, see what waiting can do.',
        'Ripararsi prima funziona altrettanto bene e dura finché non fa altro. Qui prova che cosa può dare l’attesa.',
        'Ponerse En Cobertura antes funciona igual y dura hasta que haga otra cosa. Aquí prueba lo que puede dar la espera.',
      ),
    },
    {
      if: { now: { fact: 'tokensSpent', with: { side: 'blue', rule: 'TURN-05' } } },
      say: say(
        'You spent nothing, so you lost one AT: one is left all the same, and no one has moved. It is still enough for Hobart.',
        'Non hai speso nulla, perciò un AT è andato perso: ne resta uno lo stesso, ma nessuno si è mosso. Per Hobart basta ancora.',
        'No has gastado nada, así que se ha perdido una FA: queda una igualmente, pero nadie se ha movido. Para Hobart aún basta.',
      ),
    },
    {
      good: true,
      if: { asked: 'takeCover' },
      say: say(
        'Lenz has Hobart in his sights. This is where the AT you kept comes in.',
        'Lenz ha Hobart nel mirino. Ecco a che serve l’AT messo da parte.',
        'Lenz tiene a Hobart en la mira. Para esto sirve la FA guardada.',
      ),
    },
    {
      good: true,
      if: { all: [{ tokens: 'blue', atLeast: 1 }, { not: { command: { verb: 'endTurn' } } }] },
      say: say(
        'One AT spent, one kept. Now end your turn and see what Lenz does.',
        'Un AT speso, uno tenuto. Ora termina il turno e guarda che cosa fa Lenz.',
        'Una FA gastada y otra guardada. Ahora termina el turno y mira qué hace Lenz.',
      ),
    },
    resigned,
  ],
  otherwise: say(
    'That is one way to use a turn. For this step one AT must be left when Lenz shoots at Hobart.',
    'Anche così si può usare un turno. Per questo passo deve restare un AT quando Lenz spara a Hobart.',
    'También así se puede usar un turno. En este paso debe quedar una FA cuando Lenz dispare a Hobart.',
  ),
  praise: say(
    'Down he goes, and Lenz needs {needOpenCovered}. Keeping an AT in hand often pays off.',
    'Giù, e a Lenz serve {needOpenCovered}. Tenere da parte un AT conviene spesso.',
    'Al suelo, y Lenz necesita {needOpenCovered}. Guardarse una FA suele salir a cuenta.',
  ),
  solution: [
    {
      commands: [
        { verb: 'move', figure: WHO.marsh, path: [at(6, 16.2)] },
        { verb: 'endTurn' },
        { verb: 'reactTakeCover', take: true },
      ],
    },
  ],
}

export const BASICS: readonly Step[] = [move, fire, cover, takeCover]
