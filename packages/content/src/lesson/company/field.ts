import { cardId } from '@tactic48/rules'
import { say } from '../../rulebook/template.ts'
import { at, gun, piece, stand, WHO } from '../scene.ts'
import type { Step } from '../step.ts'
import { resigned, turnEnded, words } from '../words.ts'

const SLIT = at(12.5, 10)

const bunker: Step = {
  id: 'bunker',
  course: 'company',
  minutes: 1,
  title: words('Bunkers', 'Bunker', 'Búnkeres'),
  task: say(
    'Get Tully’s grenade through the slit and let it burst inside.',
    'Fai passare la granata di Tully dalla feritoia e falla esplodere dentro.',
    'Mete la granada de Tully por la tronera y que estalle dentro.',
  ),
  text: [
    say(
      'From a distance you attack a bunker through its slit with {bunkerDice} die and need a {bunkerOn}, whatever the weapon. From up to {bunkerNear} it is an ordinary attack, and a grenade goes straight in.',
      'Da lontano un bunker si colpisce dalla feritoia con {bunkerDice} dado e un {bunkerOn}, qualunque sia l’arma. Fino a {bunkerNear} è un attacco normale, e una granata entra dritta.',
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
    ground: 'lane',
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
      'Lleva a Tully hasta la tronera, a {bunkerNear} o menos, y lanza al centro.',
    ),
  },
  answers: [
    {
      if: { now: { fact: 'grenadeBurst' } },
      say: say(
        'It burst outside: the men in there have not a scratch. From up to {bunkerNear} it cannot miss the slit.',
        'È esplosa fuori: chi è dentro non ha un graffio. Fino a {bunkerNear} la feritoia non si manca.',
        'Ha estallado fuera: los de dentro no tienen ni un rasguño. Hasta {bunkerNear} no se falla la tronera.',
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
        'Más cerca. A {bunkerNear} o menos de la tronera la granada entra seguro.',
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
    'It burst inside, where there is no cover from it. Bunkers are strong at a distance and traps up close.',
    'È esplosa dentro, dove non c’è riparo. I bunker sono forti da lontano e trappole da vicino.',
    'Ha estallado dentro, donde no hay cobertura. Los búnkeres son fuertes de lejos y trampas de cerca.',
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
  minutes: 1,
  title: words('Tactic cards', 'Carte tattiche', 'Cartas tácticas'),
  task: say(
    'Reach the wall with Hobart in one Move: play a card first.',
    'Raggiungi il muro con Hobart in un solo movimento: gioca prima una carta.',
    'Llega al muro con Hobart en un solo movimiento: juega antes una carta.',
  ),
  text: [
    say(
      'Only you can see your tactic cards. Playing one is not an Action, and costs AT only if the card says so.',
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
    ground: 'track',
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
    where: say('Open your hand.', 'Apri la tua mano di carte.', 'Mira tus cartas.'),
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
        'Geronimo! Everyone goes farther now. Run.',
        'Geronimo! Ora tutti vanno più lontano. Corri.',
        '¡Gerónimo! Ahora todos llegan más lejos. Corre.',
      ),
    },
    {
      if: { now: { fact: 'cardPlayed' } },
      say: say(
        'A good card, but for another moment: one more Action does not make the Move longer.',
        'Una buona carta, ma per un altro momento: un’Azione extra non allunga il movimento.',
        'Una buena carta, pero para otro momento: una Acción más no alarga el movimiento.',
      ),
    },
    {
      if: { command: { verb: 'move', figure: WHO.hobart } },
      say: say(
        'Nearly. The card has to come before the Move, or wait for a better day.',
        'Quasi. La carta va giocata prima del movimento, o resta per un’altra occasione.',
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

export const FIELD: readonly Step[] = [bunker, tactic]
