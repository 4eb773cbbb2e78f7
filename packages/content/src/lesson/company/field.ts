import { cardId } from '@tactic48/rules'
import { say, when } from '../../rulebook/template.ts'
import { at, gun, piece, stand, WHO } from '../scene.ts'
import type { Step } from '../step.ts'
import { resigned, turnEnded, words } from '../words.ts'

const BESIDE_MARSH = at(12, 15.95)

const medic: Step = {
  id: 'medic',
  course: 'company',
  minutes: 2,
  title: words('First aid', 'Primo soccorso', 'Primeros auxilios'),
  task: say(
    'Bring the medic to Marsh and treat him.',
    'Porta il medico da Marsh e curalo.',
    'Lleva al sanitario hasta Marsh y cúralo.',
  ),
  text: [
    say(
      'A medic who touches a wounded friend may treat him with one of his kits: on {healOn} the card is turned back to its healthy side.',
      'Un medico che tocca un amico ferito può curarlo con uno dei suoi kit: con {healOn} la carta torna sul lato sano.',
      'Un sanitario que toca a un amigo herido puede curarlo con uno de sus botiquines: con {healOn} la carta vuelve a su cara sana.',
    ),
    say(
      'Everybody is treated once in a game, whatever comes of it.',
      'Ognuno si cura una volta sola per partita, comunque vada.',
      'A cada uno se le cura una sola vez por partida, salga como salga.',
    ),
    when(
      { firstAidLock: 'wholeTurn' },
      'Treating takes his whole turn, so he must not do anything else in it: walk this turn, treat in the next.',
      'Curare gli prende tutto il turno, in cui non deve fare altro: in questo cammina, nel prossimo cura.',
      'Curar le ocupa todo el turno, en el que no debe hacer nada más: en este camina, en el siguiente cura.',
    ),
  ],
  rules: ['MEDIC-01', 'MEDIC-02', 'MEDIC-04', 'MEDIC-05'],
  scene: {
    elements: [{ look: 'ruin', line: [10, 13, 13.5, 13] }],
    figures: [stand('lindqvist', 9.5, 18), stand('marsh', 12, 14.9, { wounded: true }), stand('brandt', 18, 3)],
    tokens: { blue: 4, ember: 0 },
    frame: { x: 5, y: 10, width: 14, height: 11 },
  },
  goal: { fact: 'firstAidGiven', with: { medic: WHO.lindqvist, patient: WHO.marsh } },
  marks: [{ mark: 'arrow', from: { figure: WHO.lindqvist }, to: { figure: WHO.marsh } }],
  hints: {
    where: say(
      'Lindqvist is the medic; Marsh lies behind the ruin.',
      'Lindqvist è il medico; Marsh è dietro il rudere.',
      'Lindqvist es el sanitario; Marsh está detrás de la ruina.',
    ),
    idea: say(
      'Move into contact, then use first aid, in the same turn or the next as the sheet wants it.',
      'Muovi a contatto, poi usa il primo soccorso, nello stesso turno o nel prossimo come vuole l’edizione.',
      'Muévete al contacto y usa los primeros auxilios, en el mismo turno o en el siguiente según la edición.',
    ),
  },
  answers: [
    {
      good: true,
      if: {
        all: [
          { command: { verb: 'move', figure: WHO.lindqvist } },
          { figure: WHO.lindqvist, is: { within: { of: at(12, 14.9), u: 1.1 } } },
        ],
      },
      say: say(
        'He is beside Marsh. Now the bandages.',
        'È accanto a Marsh. Ora le bende.',
        'Está junto a Marsh. Ahora, las vendas.',
      ),
    },
    {
      if: { command: { verb: 'move', figure: WHO.lindqvist } },
      say: say(
        'Nearer, but he must touch Marsh to treat him.',
        'Più vicino, ma per curarlo deve toccare Marsh.',
        'Más cerca, pero para curarlo debe tocar a Marsh.',
      ),
    },
    {
      good: true,
      if: { command: { verb: 'endTurn' } },
      say: say(
        'A new turn. If the medic touches Marsh he can treat him now.',
        'Un nuovo turno. Se il medico tocca Marsh, ora può curarlo.',
        'Un turno nuevo. Si el sanitario toca a Marsh, ya puede curarlo.',
      ),
    },
    resigned,
  ],
  otherwise: say(
    'Marsh is still waiting for the medic.',
    'Marsh aspetta ancora il medico.',
    'Marsh sigue esperando al sanitario.',
  ),
  praise: say(
    'One kit used. On {healOn} Marsh is as good as new; if not, he fights on as he is.',
    'Un kit usato. Con {healOn} Marsh è come nuovo; se no, combatte com’è.',
    'Un botiquín gastado. Con {healOn} Marsh queda como nuevo; si no, sigue como está.',
  ),
  solution: [
    {
      when: { firstAidLock: 'wholeTurn' },
      commands: [
        { verb: 'move', figure: WHO.lindqvist, path: [BESIDE_MARSH], touch: { figure: WHO.marsh } },
        { verb: 'endTurn' },
        { verb: 'firstAid', figure: WHO.lindqvist, patient: WHO.marsh },
      ],
    },
    {
      commands: [
        { verb: 'move', figure: WHO.lindqvist, path: [BESIDE_MARSH], touch: { figure: WHO.marsh } },
        { verb: 'firstAid', figure: WHO.lindqvist, patient: WHO.marsh },
      ],
    },
  ],
}

const casualty: Step = {
  id: 'casualty',
  course: 'company',
  minutes: 3,
  title: words('Casualties', 'Vittime', 'Caídos'),
  task: say(
    'Find out whether Tully lives, and carry him to your edge.',
    'Scopri se Tully è vivo e portalo al tuo bordo.',
    'Averigua si Tully vive y llévalo a tu borde.',
  ),
  text: [
    say(
      'Who falls is a casualty, not yet a loss for good. A medic who touches him checks him: on {aliveOn} he lives and can be carried.',
      'Chi cade è una vittima, non ancora una perdita definitiva. Un medico che lo tocca lo controlla: con {aliveOn} è vivo e si può trasportare.',
      'Quien cae es un caído, aún no una baja definitiva. Un sanitario que lo toque lo revisa: con {aliveOn} vive y se le puede llevar.',
    ),
    say(
      'At your own edge he no longer counts as lost. With a helper it goes twice as fast.',
      'Al tuo bordo non conta più come perso. Con un aiuto si va al doppio.',
      'En tu borde deja de contar como perdido. Con un ayudante se va el doble de rápido.',
    ),
    when(
      { casualtyCheckLock: 'wholeTurn' },
      'The check takes the medic’s whole turn; he carries in the next.',
      'Il controllo prende al medico tutto il turno; nel prossimo trasporta.',
      'La revisión le ocupa al sanitario todo el turno; en el siguiente lo lleva.',
    ),
  ],
  rules: ['EVAC-01', 'EVAC-03', 'EVAC-05', 'EVAC-06', 'EVAC-10'],
  scene: {
    elements: [{ look: 'ruin', line: [10, 18, 13.5, 18] }],
    figures: [
      stand('tully', 12, 20.5, { whereabouts: 'casualty' }),
      stand('lindqvist', 11, 20.5),
      stand('rifleman', 13, 20.5),
      stand('brandt', 18, 3),
    ],
    tokens: { blue: 4, ember: 0 },
    frame: { x: 5, y: 14, width: 14, height: 10 },
  },
  dice: {
    values: [5],
    say: say(
      'The dice are loaded in this step: the first shows a 5.',
      'In questo passo i dadi sono truccati: il primo fa 5.',
      'En este paso los dados están trucados: el primero saca un 5.',
    ),
  },
  goal: { fact: 'casualtyEvacuated', with: { casualty: WHO.tully } },
  marks: [
    { mark: 'ring', on: { figure: WHO.tully } },
    { mark: 'arrow', from: { figure: WHO.tully }, to: { at: at(12, 23.5) } },
  ],
  hints: {
    where: say(
      'Lindqvist touches Tully already, and so does the rifleman.',
      'Lindqvist tocca già Tully, e anche il fuciliere.',
      'Lindqvist ya toca a Tully, y el fusilero también.',
    ),
    idea: say(
      'Check first. Then carry, with the rifleman as helper, straight down to the edge.',
      'Prima controlla. Poi trasporta, con il fuciliere come aiuto, dritto al bordo.',
      'Primero revisa. Luego llévalo, con el fusilero de ayudante, recto hasta el borde.',
    ),
  },
  answers: [
    {
      good: true,
      if: { now: { fact: 'casualtyChecked', with: { alive: true } } },
      say: say(
        'He is alive! Now carry him out, as soon as the medic may act again.',
        'È vivo! Ora portalo via, appena il medico può agire di nuovo.',
        '¡Está vivo! Ahora llévatelo, en cuanto el sanitario pueda volver a actuar.',
      ),
    },
    {
      good: true,
      if: { command: { verb: 'carry' } },
      say: say(
        'Carefully now. A little farther and his base touches the edge.',
        'Piano adesso. Ancora un poco e la sua base tocca il bordo.',
        'Con cuidado. Un poco más y su peana tocará el borde.',
      ),
    },
    {
      good: true,
      if: { command: { verb: 'endTurn' } },
      say: say(
        'A new turn, and the medic has his Actions back.',
        'Un nuovo turno, e il medico riha le sue Azioni.',
        'Un turno nuevo, y el sanitario recupera sus Acciones.',
      ),
    },
    {
      if: { now: { fact: 'casualtyChecked' } },
      say: say(
        'Nothing more to be done for him. Try again: here the first die is meant for the check.',
        'Non c’è più niente da fare. Riprova: qui il primo dado è per il controllo.',
        'Ya no se puede hacer nada. Inténtalo otra vez: aquí el primer dado es para la revisión.',
      ),
    },
    resigned,
  ],
  otherwise: say(
    'Tully still lies there. The medic must check him before anybody can carry him.',
    'Tully è ancora lì. Il medico deve controllarlo prima che qualcuno lo porti via.',
    'Tully sigue ahí. El sanitario debe revisarlo antes de que alguien se lo lleve.',
  ),
  praise: say(
    'Tully is safe, and his AP no longer count against you.',
    'Tully è in salvo, e i suoi VP non contano più contro di te.',
    'Tully está a salvo, y sus puntos ya no cuentan en tu contra.',
  ),
  solution: [
    {
      when: { casualtyCheckLock: 'wholeTurn' },
      commands: [
        { verb: 'checkCasualty', figure: WHO.lindqvist, patient: WHO.tully },
        { verb: 'endTurn' },
        { verb: 'carry', figure: WHO.lindqvist, casualty: WHO.tully, helper: WHO.rifleman, path: [at(11, 23.5)] },
      ],
    },
    {
      commands: [
        { verb: 'checkCasualty', figure: WHO.lindqvist, patient: WHO.tully },
        { verb: 'carry', figure: WHO.lindqvist, casualty: WHO.tully, helper: WHO.rifleman, path: [at(11, 23.5)] },
      ],
    },
  ],
}

const SLIT = at(12.5, 10)

const bunker: Step = {
  id: 'bunker',
  course: 'company',
  minutes: 2,
  title: words('Bunkers', 'Bunker', 'Búnkeres'),
  task: say(
    'Get Tully’s grenade through the slit and let it burst inside.',
    'Fai passare la granata di Tully dalla feritoia e falla scoppiare dentro.',
    'Mete la granada de Tully por la tronera y que estalle dentro.',
  ),
  text: [
    say(
      'From afar a bunker is hit through its slit by {bunkerDice} die on a {bunkerOn}, whatever the weapon. From up to {bunkerNear} it is an ordinary attack, and a grenade goes straight in.',
      'Da lontano un bunker si colpisce dalla feritoia con {bunkerDice} dado e un {bunkerOn}, qualunque sia l’arma. Fino a {bunkerNear} è un attacco normale, e una granata entra diritta.',
      'De lejos, a un búnker se le alcanza por la tronera con {bunkerDice} dado y un {bunkerOn}, sea cual sea el arma. Hasta {bunkerNear} es un ataque normal, y una granada entra directa.',
    ),
    say(
      'So go close and throw at the middle of the slit.',
      'Perciò avvicinati e tira al centro della feritoia.',
      'Así que acércate y lánzala al centro de la tronera.',
    ),
  ],
  rules: ['BUNKER-02', 'BUNKER-03', 'BUNKER-04'],
  scene: {
    elements: [
      { look: 'bunker', rect: [10, 6, 5, 4], bunker: { slits: [[11.7, 10, 13.3, 10]], doors: [[11.8, 6, 13.2, 6]] } },
    ],
    figures: [stand('tully', 12.5, 16), stand('marsh', 7, 17), stand('guard', 11.5, 8), stand('sentry', 13.5, 8)],
    tokens: { blue: 4, ember: 0 },
    frame: { x: 5, y: 4, width: 15, height: 15 },
  },
  goal: { fact: 'grenadeBurst', with: { inside: piece('bunker-1') } },
  marks: [{ mark: 'arrow', from: { figure: WHO.tully }, to: { at: SLIT } }],
  hints: {
    where: say(
      'The slit is the gap in the lower wall.',
      'La feritoia è l’apertura nel muro in basso.',
      'La tronera es el hueco del muro de abajo.',
    ),
    idea: say(
      'Move Tully up to the slit, within {bunkerNear}, then throw at its middle.',
      'Porta Tully alla feritoia, entro {bunkerNear}, poi tira al centro.',
      'Lleva a Tully hasta la tronera, a menos de {bunkerNear}, y lanza al centro.',
    ),
  },
  answers: [
    {
      if: { now: { fact: 'grenadeBurst' } },
      say: say(
        'It burst outside: those in there have not a scratch. From up to {bunkerNear} it cannot miss the slit.',
        'È scoppiata fuori: quelli dentro non hanno un graffio. Fino a {bunkerNear} la feritoia non si manca.',
        'Estalló fuera: los de dentro no tienen ni un rasguño. Hasta {bunkerNear} no se falla la tronera.',
      ),
    },
    {
      if: { now: { fact: 'shotResolved' } },
      say: say(
        'One die, one chance in six. Rifles do little to a bunker from here.',
        'Un dado, una probabilità su sei. Da qui i fucili fanno poco a un bunker.',
        'Un dado, una posibilidad entre seis. Desde aquí los fusiles poco hacen a un búnker.',
      ),
    },
    {
      good: true,
      if: { command: { verb: 'move', figure: WHO.tully } },
      say: say(
        'Closer. Within {bunkerNear} of the slit the grenade is sure to go in.',
        'Più vicino. Entro {bunkerNear} dalla feritoia la granata entra di sicuro.',
        'Más cerca. A menos de {bunkerNear} de la tronera la granada entra seguro.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'The two in the bunker are still at their ease. Only the slit leads to them.',
    'I due nel bunker stanno ancora comodi. A loro si arriva solo dalla feritoia.',
    'Los dos del búnker siguen tan tranquilos. Solo la tronera llega hasta ellos.',
  ),
  praise: say(
    'It burst inside, where there is no cover from it. Bunkers are strong from afar and traps up close.',
    'È scoppiata dentro, dove non c’è riparo. I bunker sono forti da lontano e trappole da vicino.',
    'Estalló dentro, donde no hay cobertura. Los búnkeres son fuertes de lejos y trampas de cerca.',
  ),
  solution: [
    {
      commands: [
        { verb: 'move', figure: WHO.tully, path: [at(12.5, 12)] },
        { verb: 'throwGrenade', figure: WHO.tully, weapon: gun('mk2'), at: SLIT },
      ],
    },
  ],
}

const GERONIMO = cardId('us-airborne-geronimo')
const OVER_THERE = at(12, 12.2)

const tactic: Step = {
  id: 'tactic',
  course: 'company',
  minutes: 2,
  title: words('Tactic cards', 'Carte tattiche', 'Cartas tácticas'),
  task: say(
    'Reach the wall with Hobart in one Move: play a card first.',
    'Raggiungi il muro con Hobart in un solo movimento: gioca prima una carta.',
    'Llega al muro con Hobart en un solo movimiento: juega antes una carta.',
  ),
  text: [
    say(
      'Tactic cards are yours alone to see. Playing one is no Action; it costs AT only if the card says so.',
      'Le carte tattiche le vedi solo tu. Giocarne una non è un’Azione; costa AT solo se la carta lo dice.',
      'Las cartas tácticas solo las ves tú. Jugar una no es una Acción; solo cuesta FA si la carta lo dice.',
    ),
    say(
      'The wall is just too far for one Move. Geronimo! makes all your men go {1u} farther this turn.',
      'Il muro è appena troppo lontano per un movimento. Geronimo! fa muovere tutti i tuoi di {1u} in più in questo turno.',
      'El muro está un poco lejos para un movimiento. ¡Gerónimo! hace que todos los tuyos muevan {1u} más este turno.',
    ),
  ],
  rules: ['TACTIC-07', 'TACTIC-09', 'TACTIC-10'],
  scene: {
    elements: [{ look: 'wall', line: [10.2, 11, 13.8, 11] }],
    figures: [stand('hobart', 12, 17), stand('marsh', 8, 18), stand('brandt', 18, 3)],
    tokens: { blue: 2, ember: 0 },
    hand: [GERONIMO, cardId('us-airborne-screaming-eagles')],
    frame: { x: 5, y: 8, width: 14, height: 12 },
  },
  goal: {
    all: [
      { fact: 'cardPlayed', with: { side: 'blue', card: GERONIMO } },
      { figure: WHO.hobart, is: { within: { of: OVER_THERE, u: 0.5 } } },
    ],
  },
  marks: [{ mark: 'arrow', from: { figure: WHO.hobart }, to: { at: OVER_THERE } }],
  hints: {
    where: say('Open your hand.', 'Apri la tua mano di carte.', 'Abre tu mano.'),
    idea: say(
      'Play Geronimo! first, then move Hobart straight to the wall.',
      'Gioca prima Geronimo!, poi muovi Hobart dritto al muro.',
      'Juega antes ¡Gerónimo! y luego mueve a Hobart recto al muro.',
    ),
  },
  answers: [
    {
      good: true,
      if: { now: { fact: 'cardPlayed', with: { card: GERONIMO } } },
      say: say(
        'Geronimo! Everybody goes farther now. Run.',
        'Geronimo! Ora tutti vanno più lontano. Corri.',
        '¡Gerónimo! Ahora todos llegan más lejos. Corre.',
      ),
    },
    {
      if: { now: { fact: 'cardPlayed' } },
      say: say(
        'A good card, but for another moment: one more Action does not make the Move longer.',
        'Una buona carta, ma per un altro momento: un’Azione in più non allunga il movimento.',
        'Una buena carta, pero para otro momento: una Acción más no alarga el movimiento.',
      ),
    },
    {
      if: { command: { verb: 'move', figure: WHO.hobart } },
      say: say(
        'Nearly. The card has to come before the Move, or stays for a better day.',
        'Quasi. La carta va giocata prima del movimento, o resta per un giorno migliore.',
        'Casi. La carta debe jugarse antes del movimiento, o queda para mejor ocasión.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'Hobart is still short of the wall. One of your cards helps.',
    'Hobart non è ancora al muro. Una delle tue carte aiuta.',
    'Hobart aún no está en el muro. Una de tus cartas ayuda.',
  ),
  praise: say(
    'Played, used, discarded. Cards are few, so keep them for moments like this.',
    'Giocata, usata, scartata. Le carte sono poche: tienile per momenti così.',
    'Jugada, usada y descartada. Las cartas son pocas: guárdalas para momentos así.',
  ),
  solution: [
    {
      commands: [
        { verb: 'playCard', card: GERONIMO },
        { verb: 'move', figure: WHO.hobart, path: [OVER_THERE] },
      ],
    },
  ],
}

export const FIELD: readonly Step[] = [medic, casualty, bunker, tactic]
