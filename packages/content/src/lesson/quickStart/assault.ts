import { say } from '../../rulebook/template.ts'
import { at, gun, stand, WHO } from '../scene.ts'
import type { Step } from '../step.ts'
import { resigned, turnEnded, words } from '../words.ts'

const BEHIND_THE_RUIN = at(11, 14.4)

const moveAndFire: Step = {
  id: 'moveAndFire',
  course: 'quickStart',
  minutes: 0.5,
  title: words('Move & Fire', 'Muovi & Spara', 'Mover y Disparar'),
  task: say(
    'Have Tully shoot at Lenz and end up behind the ruin, out of his sight.',
    'Fai sparare Tully a Lenz e fallo finire dietro il rudere, fuori dalla sua vista.',
    'Haz que Tully dispare a Lenz y acabe detrás de la ruina, fuera de su vista.',
  ),
  text: [
    say(
      'Move & Fire is one Action for one AT: a shorter Move with a shot before or after it, as you like.',
      'Muovi & Spara è una sola Azione per un AT: un movimento più breve con un tiro prima o dopo, come preferisci.',
      'Mover y Disparar es una sola Acción por una FA: un movimiento más corto con un disparo antes o después, como quieras.',
    ),
    say(
      'Shoot first and then step behind the ruin: a man who cannot be seen cannot be shot at.',
      'Spara prima e poi mettiti dietro il rudere: a chi non si vede non si spara.',
      'Dispara primero y luego ponte detrás de la ruina: a quien no se ve no se le dispara.',
    ),
  ],
  rules: ['MNF-01', 'MNF-02', 'LOS-03'],
  scene: {
    elements: [{ look: 'ruin', line: [9, 13, 12.6, 13] }],
    ground: 'yard',
    figures: [stand('tully', 14, 14.4), stand('hobart', 7, 18), stand('lenz', 13, 5)],
    tokens: { blue: 3, ember: 0 },
    frame: { x: 5, y: 3, width: 14, height: 16 },
  },
  goal: {
    all: [
      { fact: 'shotResolved', with: { mode: 'moveAndFire', shooter: WHO.tully } },
      { figure: WHO.tully, is: { hiddenFrom: WHO.lenz, onTable: true } },
    ],
  },
  marks: [{ mark: 'arrow', from: { figure: WHO.tully }, to: { at: BEHIND_THE_RUIN } }],
  hints: {
    where: say('Tully stands beside the ruin.', 'Tully è accanto al rudere.', 'Tully está junto a la ruina.'),
    idea: say(
      'Choose Move & Fire, the shot first, and end the Move behind the ruin.',
      'Scegli Muovi & Spara, prima il tiro, e finisci il movimento dietro il rudere.',
      'Elige Mover y Disparar, primero el disparo, y acaba el movimiento detrás de la ruina.',
    ),
  },
  answers: [
    {
      if: { now: { fact: 'shotResolved', with: { mode: 'fire', shooter: WHO.tully } } },
      say: say(
        'A shot from a standing start, and Tully still stands in the open. The same AT would have paid for a Move as well.',
        'Un tiro da fermo, e Tully è ancora allo scoperto. Lo stesso AT avrebbe pagato anche il movimento.',
        'Un disparo sin moverse, y Tully sigue al descubierto. La misma FA habría pagado también el movimiento.',
      ),
    },
    {
      if: {
        all: [{ command: { verb: 'moveAndFire', figure: WHO.tully } }, { figure: WHO.tully, is: { seenBy: WHO.lenz } }],
      },
      say: say(
        'The right Action, but Lenz can still see him. End the Move behind the ruin.',
        'L’Azione giusta, ma Lenz lo vede ancora. Finisci il movimento dietro il rudere.',
        'La Acción correcta, pero Lenz aún lo ve. Acaba el movimiento detrás de la ruina.',
      ),
    },
    {
      if: { figure: WHO.tully, is: { hiddenFrom: WHO.lenz } },
      say: say(
        'Well hidden, but from here Tully sees nothing either. The shot has to come before the Move.',
        'Ben nascosto, ma da qui nemmeno Tully vede nulla. Il tiro deve venire prima del movimento.',
        'Bien escondido, pero desde aquí Tully tampoco ve nada. El disparo debe ir antes que el movimiento.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'Tully still stands where Lenz can see him. Shoot and be gone: one Action does both.',
    'Tully è ancora dove Lenz lo vede. Spara e sparisci: basta una sola Azione.',
    'Tully sigue donde Lenz lo ve. Dispara y desaparece: una sola Acción hace las dos cosas.',
  ),
  praise: say(
    'Shot and gone for one AT. Not every card has Move & Fire: look for its distance beside the Move.',
    'Sparito dopo il tiro, con un solo AT. Non tutte le carte hanno Muovi & Spara: cerca il suo valore accanto al movimento.',
    'Disparo y adiós por una FA. No todas las cartas tienen Mover y Disparar: busca su medida junto a Mover.',
  ),
  solution: [
    {
      commands: [
        {
          verb: 'moveAndFire',
          figure: WHO.tully,
          path: [BEHIND_THE_RUIN],
          shoot: 'before',
          weapon: gun('carbine'),
          target: WHO.lenz,
        },
      ],
    },
  ],
}

const aim: Step = {
  id: 'aim',
  course: 'quickStart',
  minutes: 0.5,
  title: words('Aim', 'Mira', 'Apuntar'),
  task: say(
    'Have Pike aim first and then fire at Lenz.',
    'Fai prima mirare Pike, poi spara a Lenz.',
    'Haz que Pike apunte primero y luego dispare a Lenz.',
  ),
  text: [
    say(
      'Aim costs {aimCost} AT and adds the dice printed on the card to the next shot. It is lost as soon as he does anything else.',
      'Mirare costa {aimCost} AT e aggiunge al tiro seguente i dadi indicati sulla carta. La Mira si perde appena il Personaggio fa altro.',
      'Apuntar cuesta {aimCost} FA y suma al disparo siguiente los dados impresos en la carta. Se pierde en cuanto hace otra cosa.',
    ),
    say(
      'Lenz is far off and behind a hedge. A sniper with one shot a turn should make it count.',
      'Lenz è lontano e dietro una siepe. Un cecchino con un solo tiro per turno deve farlo valere.',
      'Lenz está lejos y detrás de un seto. Un francotirador con un disparo por turno debe aprovecharlo.',
    ),
  ],
  rules: ['AIM-01', 'AIM-02'],
  scene: {
    elements: [{ look: 'hedge', line: [12.3, 6.4, 16, 6.4] }],
    ground: 'fields',
    figures: [stand('pike', 9, 20), stand('hobart', 6, 20), stand('lenz', 14, 5)],
    tokens: { blue: 3, ember: 0 },
    frame: { x: 4, y: 3, width: 16, height: 19 },
  },
  goal: { fact: 'shotResolved', with: { shooter: WHO.pike }, atLeast: { dice: 4 } },
  marks: [
    { mark: 'ring', on: { figure: WHO.pike } },
    { mark: 'arrow', from: { figure: WHO.pike }, to: { figure: WHO.lenz } },
  ],
  hints: {
    where: say(
      'Pike is the man with the scope.',
      'Pike è l’uomo con il cannocchiale.',
      'Pike es el hombre de la mira.',
    ),
    idea: say(
      'Spend the first AT on Aim and the second on the shot.',
      'Spendi il primo AT per mirare e il secondo per il tiro.',
      'Gasta la primera FA en apuntar y la segunda en el disparo.',
    ),
  },
  answers: [
    {
      good: true,
      if: { command: { verb: 'aim', figure: WHO.pike } },
      say: say(
        'He holds his breath. See how much better the odds are now, then fire.',
        'Trattiene il respiro. Guarda quanto sono migliorate le probabilità, poi spara.',
        'Contiene la respiración. Mira cuánto ha mejorado la probabilidad y dispara.',
      ),
    },
    {
      if: { now: { fact: 'shotResolved', with: { shooter: WHO.pike } } },
      say: say(
        'A shot without aiming: fewer dice, and Pike has only one shot a turn. Try again and take the time.',
        'Un tiro senza mirare: meno dadi, e Pike ha un solo tiro per turno. Riprova con calma.',
        'Un disparo sin apuntar: menos dados, y Pike solo tiene un disparo por turno. Inténtalo otra vez con calma.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'That does not help the shot. Pike’s aim is lost as soon as he does something else.',
    'Questo non aiuta il tiro. Se Pike fa altro, la Mira è persa.',
    'Eso no ayuda al disparo. Si Pike hace otra cosa, deja de apuntar.',
  ),
  praise: say(
    'More dice for one AT: with a good rifle and a target that stays, Aim is worth its price.',
    'Più dadi per un AT: con un buon fucile e un bersaglio che resta lì, mirare vale il prezzo.',
    'Más dados por una FA: con un buen fusil y un objetivo que no se va, apuntar vale lo que cuesta.',
  ),
  solution: [
    {
      commands: [
        { verb: 'aim', figure: WHO.pike },
        { verb: 'fire', figure: WHO.pike, weapon: gun('springfield'), target: WHO.lenz },
      ],
    },
  ],
}

const handToHand: Step = {
  id: 'handToHand',
  course: 'quickStart',
  minutes: 0.5,
  title: words('Hand to hand', 'Corpo a Corpo', 'Cuerpo a Cuerpo'),
  task: say(
    'Attack the weaker of the two hand to hand with Hobart.',
    'Affronta con Hobart il più debole dei due nel Corpo a Corpo.',
    'Ataca Cuerpo a Cuerpo con Hobart al más débil de los dos.',
  ),
  text: [
    say(
      'Move into contact with an enemy and you fight. Both roll the hand-to-hand dice of their cards, the attacker first, until one of them is eliminated.',
      'Muovi a contatto con un nemico e si combatte. Entrambi tirano i dadi del Corpo a Corpo della carta, prima chi attacca, finché uno è eliminato.',
      'Muévete hasta el contacto con un enemigo y se lucha. Los dos tiran los dados de Cuerpo a Cuerpo de su carta, primero el atacante, hasta que uno cae.',
    ),
    say(
      'Hobart has three. Kessler has as many; the wounded rifleman has one.',
      'Hobart ne ha tre. Kessler altrettanti; il fuciliere ferito ne ha uno.',
      'Hobart tiene tres. Kessler, otros tantos; el fusilero herido, uno.',
    ),
  ],
  rules: ['H2H-01', 'H2H-02', 'H2H-04'],
  scene: {
    elements: [{ look: 'fence', line: [6, 16.5, 9, 16.5] }],
    ground: 'crossing',
    figures: [stand('hobart', 12, 14), stand('guard', 10, 10.6, { wounded: true }), stand('kessler', 14.5, 10.6)],
    tokens: { blue: 2, ember: 0 },
    frame: { x: 5, y: 7, width: 14, height: 11 },
  },
  goal: { fact: 'fightStarted', with: { mover: WHO.hobart, opponent: WHO.guard } },
  marks: [{ mark: 'arrow', from: { figure: WHO.hobart }, to: { figure: WHO.guard } }],
  hints: {
    where: say(
      'Compare the hand-to-hand dice on the two cards.',
      'Confronta i dadi del Corpo a Corpo sulle due carte.',
      'Compara los dados de Cuerpo a Cuerpo de las dos cartas.',
    ),
    idea: say(
      'Move Hobart so that his base touches the wounded rifleman.',
      'Muovi Hobart in modo che la sua base tocchi il fuciliere ferito.',
      'Mueve a Hobart de modo que su peana toque al fusilero herido.',
    ),
  },
  answers: [
    {
      if: { now: { fact: 'fightStarted', with: { opponent: WHO.kessler } } },
      say: say(
        'Kessler has as many dice as Hobart: a fight that can go either way. The wounded man was the safer choice.',
        'Kessler ha tanti dadi quanto Hobart: può finire in qualunque modo. Il ferito era la scelta più sicura.',
        'Kessler tiene tantos dados como Hobart: puede acabar de cualquier manera. El herido era la opción segura.',
      ),
    },
    {
      if: { now: { fact: 'shotResolved', with: { shooter: WHO.hobart } } },
      say: say(
        'This close, a Thompson is no bad idea either. But this step is about fists: move into contact.',
        'Da così vicino nemmeno il Thompson è una cattiva idea. Ma qui si viene alle mani: vai a contatto.',
        'Tan cerca, la Thompson tampoco es mala idea. Pero aquí se trata de los puños: ve al contacto.',
      ),
    },
    {
      if: { now: { fact: 'moveEnded', with: { figure: WHO.hobart } } },
      say: say(
        'Near, but not in contact. A fight begins only where the bases touch.',
        'Vicino, ma non a contatto. Si combatte solo se le basi si toccano.',
        'Cerca, pero no en contacto. Solo se lucha si las peanas se tocan.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'No one has come to blows yet. One Move by Hobart is enough.',
    'Nessuno è ancora venuto alle mani. Basta un movimento di Hobart.',
    'Nadie ha llegado aún a las manos. Basta un movimiento de Hobart.',
  ),
  praise: say(
    'Three dice against one, and the first blow: choose your fights like that.',
    'Tre dadi contro uno, e il primo colpo: scegli così i tuoi scontri.',
    'Tres dados contra uno, y el primer golpe: elige así tus peleas.',
  ),
  solution: [{ commands: [{ verb: 'move', figure: WHO.hobart, path: [at(10, 10.6)], touch: { figure: WHO.guard } }] }],
}

export const ASSAULT: readonly Step[] = [moveAndFire, aim, handToHand]
