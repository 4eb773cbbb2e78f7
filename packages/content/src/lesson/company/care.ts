import { say, when } from '../../rulebook/template.ts'
import { at, stand, WHO } from '../scene.ts'
import type { Step } from '../step.ts'
import { resigned, words } from '../words.ts'

const BESIDE_MARSH = at(12, 15.95)

const medic: Step = {
  id: 'medic',
  course: 'company',
  minutes: 1,
  title: words('First Aid', 'Primo Soccorso', 'Primeros auxilios'),
  task: say(
    'Bring the medic to Marsh and treat him.',
    'Raggiungi Marsh con il medico e curalo.',
    'Lleva al sanitario hasta Marsh y cúralo.',
  ),
  text: [
    say(
      'A medic who touches a wounded friend may treat him with one of his kits: on {healOn} the card is turned back to its healthy side.',
      'Un medico che tocca un amico ferito può curarlo con uno dei suoi kit: con {healOn} la carta torna sul lato sano.',
      'Un sanitario que toca a un amigo herido puede curarlo con uno de sus botiquines: con {healOn} la carta vuelve a su lado sano.',
    ),
    say(
      'Each man can be treated only once a game, whether it works or not.',
      'Ognuno si cura una volta sola per partita, comunque vada.',
      'A cada uno se le cura una sola vez por partida, salga como salga.',
    ),
    when(
      { firstAidLock: 'wholeTurn' },
      'Treating takes his whole turn, so he can do nothing else in it: walk this turn, treat in the next.',
      'La cura occupa tutto il turno: in questo il medico cammina, nel prossimo cura.',
      'Curar le ocupa todo el turno, en el que no debe hacer nada más: en este camina, en el siguiente cura.',
    ),
  ],
  rules: ['MEDIC-01', 'MEDIC-02', 'MEDIC-04', 'MEDIC-05'],
  scene: {
    elements: [{ look: 'ruin', line: [10, 13, 13.5, 13] }],
    ground: 'yard',
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
      'Move into contact, then use First Aid, in the same turn or the next, as your rule sheet says.',
      'Muovi a contatto, poi usa il Primo Soccorso, nello stesso turno o nel prossimo, secondo l’edizione.',
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
  minutes: 1.5,
  title: words('Casualties', 'Vittime', 'Caídos'),
  task: say(
    'Find out whether Tully lives, and carry him to your edge.',
    'Scopri se Tully è vivo e portalo al tuo bordo.',
    'Averigua si Tully vive y llévalo a tu borde.',
  ),
  text: [
    say(
      'A man who falls is a casualty, not yet lost for good. A medic who touches him checks him: on {aliveOn} he lives and can be carried.',
      'Chi cade è una vittima, non ancora una perdita definitiva. Un medico che lo tocca lo controlla: con {aliveOn} è vivo e si può trasportare.',
      'Quien cae es un caído, aún no una baja definitiva. Un sanitario que lo toque lo examina: con {aliveOn} vive y se le puede evacuar.',
    ),
    say(
      'At your own edge he no longer counts as lost. With a helper it goes twice as fast.',
      'Al tuo bordo non conta più come perso. Con un aiutante si va al doppio della velocità.',
      'En tu borde deja de contar como perdido. Con un ayudante se va el doble de rápido.',
    ),
    when(
      { casualtyCheckLock: 'wholeTurn' },
      'The check takes the medic’s whole turn; he carries in the next.',
      'Il controllo occupa tutto il turno del medico; nel prossimo trasporta.',
      'El examen le ocupa al sanitario todo el turno; en el siguiente lo lleva.',
    ),
  ],
  rules: ['EVAC-01', 'EVAC-03', 'EVAC-05', 'EVAC-06', 'EVAC-10'],
  scene: {
    elements: [{ look: 'ruin', line: [10, 18, 13.5, 18] }],
    ground: 'fields',
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
      'Prima controlla. Poi trasporta, con il fuciliere come aiutante, dritto al bordo.',
      'Primero examínalo. Luego llévalo, con el fusilero de ayudante, recto hasta el borde.',
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
        'Un nuovo turno, e il medico ha di nuovo le sue Azioni.',
        'Un turno nuevo, y el sanitario recupera sus Acciones.',
      ),
    },
    {
      if: { now: { fact: 'casualtyChecked' } },
      say: say(
        'Nothing more to be done for him. Try again: here the first die is meant for the check.',
        'Non c’è più niente da fare. Riprova: qui il primo dado è per il controllo.',
        'Ya no se puede hacer nada. Inténtalo otra vez: aquí el primer dado es para el examen.',
      ),
    },
    resigned,
  ],
  otherwise: say(
    'Tully still lies there. The medic must check him before anyone can carry him.',
    'Tully è ancora lì. Il medico deve controllarlo prima che qualcuno lo porti via.',
    'Tully sigue ahí. El sanitario debe examinarlo antes de que alguien se lo lleve.',
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

export const CARE: readonly Step[] = [medic, casualty]
