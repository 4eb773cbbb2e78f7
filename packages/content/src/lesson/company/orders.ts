import { say, when } from '../../rulebook/template.ts'
import { at, stand, WHO, watch, watching } from '../scene.ts'
import type { Step } from '../step.ts'
import { resigned, turnEnded, words } from '../words.ts'

const order: Step = {
  id: 'order',
  course: 'company',
  minutes: 1,
  title: words('Orders', 'Ordini', 'Órdenes'),
  task: say(
    'Send the whole squad forward with one order from Cardwell.',
    'Manda avanti tutta la squadra con un solo ordine di Cardwell.',
    'Haz avanzar a todo el pelotón con una sola orden de Cardwell.',
  ),
  text: [
    say(
      'An officer gives an order for {orderCost} AT, and everyone it reaches carries it out without paying: a whole squad moves for the price of one man.',
      'Un Ufficiale dà un ordine con {orderCost} AT, e tutti quelli che raggiunge lo eseguono senza pagare: un’intera squadra muove al prezzo di un uomo.',
      'Un oficial da una orden por {orderCost} FA, y todos a los que llega la ejecutan sin pagar: un pelotón entero se mueve al precio de un hombre.',
    ),
    when(
      { orderCascade: true },
      'Those beyond his radius hear it too if a leader in between passes it on: here Hobart does.',
      'Lo sentono anche quelli oltre il suo raggio, se un capo fra loro e lui lo trasmette: qui è Hobart.',
      'También la oyen los que están fuera de su radio si otro jefe se la transmite: aquí, Hobart.',
    ),
    when(
      { orderCascade: false },
      'It reaches those within his own radius.',
      'Raggiunge chi è nel suo raggio.',
      'Llega a los que están dentro de su radio.',
    ),
  ],
  rules: ['ORDER-01', 'ORDER-02', 'ORDER-03', 'ORDER-08'],
  scene: {
    elements: [{ look: 'hedge', line: [9, 9, 13, 9] }],
    ground: 'fields',
    figures: [
      stand('cardwell', 12, 20, { unit: { platoon: '1', company: 'A' } }),
      stand('hobart', 11, 16, { unit: { squad: '1', platoon: '1', company: 'A' } }),
      stand('rifleman', 9, 15, { unit: { squad: '1', platoon: '1', company: 'A' } }),
      stand('second', 14, 15, { unit: { squad: '1', platoon: '1', company: 'A' } }),
      stand('brandt', 20, 2),
    ],
    tokens: { blue: 3, ember: 0 },
    frame: { x: 4, y: 7, width: 16, height: 15 },
  },
  goal: {
    all: [
      { fact: 'orderGiven', with: { officer: WHO.cardwell } },
      { fact: 'moveEnded', with: { figure: WHO.hobart } },
      { fact: 'moveEnded', with: { figure: WHO.rifleman } },
      { fact: 'moveEnded', with: { figure: WHO.second } },
    ],
  },
  marks: [
    { mark: 'ring', on: { figure: WHO.cardwell } },
    { mark: 'arrow', from: { figure: WHO.hobart }, to: { at: at(11, 12) } },
  ],
  hints: {
    where: say(
      'Cardwell is the officer at the back.',
      'Cardwell è l’Ufficiale in fondo.',
      'Cardwell es el oficial de atrás.',
    ),
    idea: say(
      'Give the order to go forward and let everyone take part.',
      'Dai l’ordine AVANTI e fai partecipare tutti.',
      'Da la orden de avanzar y que participen todos.',
    ),
  },
  answers: [
    {
      good: true,
      if: { asked: 'order' },
      say: say(
        'The order is out. Now you see who it reaches and may still keep someone back; here, let them all go.',
        'L’ordine è dato. Ora vedi chi raggiunge e puoi ancora fermare qualcuno; qui falli andare tutti.',
        'La orden está dada. Ahora ves a quién llega y aún puedes retener a alguien; aquí deja que vayan todos.',
      ),
    },
    {
      if: { now: { fact: 'orderGiven', with: { officer: WHO.cardwell } } },
      say: say(
        'An order, but not everyone has moved. Forward is the word, and no one stays behind.',
        'Un ordine, ma non si sono mossi tutti. L’ordine è AVANTI, e nessuno resta indietro.',
        'Una orden, pero no se han movido todos. La orden es ADELANTE, y nadie se queda atrás.',
      ),
    },
    {
      if: { command: { verb: 'executeOrder' } },
      say: say(
        'Carried out, but not by all three. Try it with everyone.',
        'Eseguito, ma non da tutti e tre. Prova con tutti.',
        'Ejecutada, pero no por los tres. Prueba con todos.',
      ),
    },
    {
      if: { command: { verb: 'move' } },
      say: say(
        'One man, one AT. With three AT the squad would not get far like that; an order does it for {orderCost}.',
        'Un uomo, un AT. Con tre AT la squadra così non va lontano; un ordine lo fa con {orderCost}.',
        'Un hombre, una FA. Con tres FA el pelotón no llegaría lejos así; una orden lo hace por {orderCost}.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'That is allowed, but the squad has not moved. Let the officer do the talking.',
    'Si può fare, ma la squadra non si è mossa. Lascia parlare l’Ufficiale.',
    'Está permitido, pero el pelotón no se ha movido. Deja hablar al oficial.',
  ),
  praise: say(
    'Three men moved for {orderCost} AT, and all of them still have their Actions. That is how a company fights.',
    'Tre uomini mossi con {orderCost} AT, e tutti hanno ancora le loro Azioni. Così combatte una compagnia.',
    'Tres hombres movidos por {orderCost} FA, y todos conservan sus Acciones. Así lucha una compañía.',
  ),
  solution: [
    {
      commands: [
        { verb: 'giveOrder', figure: WHO.cardwell, order: { kind: 'forward' } },
        { verb: 'executeOrder', joins: false, halts: [], refuses: [], sequence: [], weapons: [] },
      ],
    },
  ],
}

const halt: Step = {
  id: 'halt',
  course: 'company',
  minutes: 1.5,
  title: words('Halting a man', 'Fermare un uomo', 'Detener a un hombre'),
  task: say(
    'Order the squad forward, but keep the rifleman at his marker.',
    'Ordina alla squadra di avanzare, ma tieni il fuciliere al suo segnalino.',
    'Ordena avanzar al pelotón, pero deja al fusilero con su ficha.',
  ),
  text: [
    say(
      'An order is for everyone it reaches, and a man who moves loses his Opportunity Fire marker.',
      'Un ordine vale per tutti quelli che raggiunge, e chi muove perde il suo segnalino OF.',
      'Una orden vale para todos a los que llega, y quien se mueve pierde su ficha de FO.',
    ),
    say(
      'Halting a man costs {haltCost} AT and one of his Actions. The rifleman’s marker covers the gap: he should stay.',
      'Fermare un uomo costa {haltCost} AT e una delle sue Azioni. Il segnalino del fuciliere copre il varco: deve restare.',
      'Detener a un hombre cuesta {haltCost} FA y una de sus Acciones. La ficha del fusilero cubre el hueco: debe quedarse.',
    ),
  ],
  rules: ['ORDER-05', 'ORDER-06', 'ORDER-19'],
  scene: {
    elements: [
      { look: 'building', rect: [5, 7, 4.5, 3] },
      { look: 'building', rect: [14.5, 7, 4.5, 3] },
    ],
    ground: 'crossing',
    figures: [
      stand('cardwell', 11, 19, { unit: { platoon: '1', company: 'A' } }),
      stand('hobart', 8.5, 16, { unit: { squad: '1', platoon: '1', company: 'A' } }),
      stand('rifleman', 12, 15, { unit: { squad: '1', platoon: '1', company: 'A' }, ...watching('rifleman') }),
      stand('second', 15, 16, { unit: { squad: '1', platoon: '1', company: 'A' } }),
      stand('brandt', 8, 5),
    ],
    markers: [watch('rifleman', 'garand', 12, 8, 2)],
    tokens: { blue: 3, ember: 0 },
    frame: { x: 4, y: 5, width: 16, height: 16 },
  },
  goal: {
    all: [
      { fact: 'halted', with: { figure: WHO.rifleman } },
      { fact: 'moveEnded', with: { figure: WHO.hobart } },
      { figure: WHO.rifleman, is: { standing: 'opportunityFire' } },
    ],
  },
  marks: [{ mark: 'ring', on: { figure: WHO.rifleman } }],
  hints: {
    where: say(
      'After the order you see who it reaches.',
      'Dopo l’ordine vedi chi raggiunge.',
      'Después de la orden ves a quién llega.',
    ),
    idea: say(
      'Order forward with Cardwell and halt the rifleman before it is carried out.',
      'Con Cardwell ordina AVANTI e ferma il fuciliere prima che l’ordine si esegua.',
      'Ordena avanzar con Cardwell y detén al fusilero antes de ejecutar la orden.',
    ),
  },
  answers: [
    {
      good: true,
      if: { asked: 'order' },
      say: say(
        'It reaches everyone. Halt the rifleman, then let the others go.',
        'Raggiunge tutti. Ferma il fuciliere, poi fai partire gli altri.',
        'Llega a todos. Detén al fusilero y deja que los demás avancen.',
      ),
    },
    {
      if: { all: [{ fact: 'orderGiven' }, { not: { figure: WHO.rifleman, is: { standing: 'opportunityFire' } } }] },
      say: say(
        'The rifleman went along and his marker is gone: no one watches the gap any more.',
        'Il fuciliere è andato con gli altri e il segnalino non c’è più: nessuno sorveglia il varco.',
        'El fusilero ha ido con los demás y su ficha ya no está: nadie vigila el hueco.',
      ),
    },
    {
      if: { command: { verb: 'executeOrder' } },
      say: say(
        'The order has been carried out, but the right man was not halted, or the others stayed behind.',
        'L’ordine è eseguito, ma non era l’uomo giusto da fermare, o gli altri sono rimasti indietro.',
        'La orden se ha ejecutado, pero no era el hombre que había que detener, o los demás se han quedado.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'That can be done, but the squad waits for the order.',
    'Si può fare, ma la squadra aspetta l’ordine.',
    'Se puede hacer, pero el pelotón espera la orden.',
  ),
  praise: say(
    'The others go, the marker stays. A halt is dearer than it looks, so use it for the man who matters.',
    'Gli altri vanno, il segnalino resta. Fermare un uomo costa più di quanto sembri: fallo quando conta.',
    'Los demás van, la ficha se queda. Detener a un hombre cuesta más de lo que parece: hazlo con quien importa.',
  ),
  solution: [
    {
      commands: [
        { verb: 'giveOrder', figure: WHO.cardwell, order: { kind: 'forward' } },
        { verb: 'executeOrder', joins: false, halts: [WHO.rifleman], refuses: [], sequence: [], weapons: [] },
      ],
    },
  ],
}

const initiative: Step = {
  id: 'initiative',
  course: 'company',
  minutes: 1.5,
  title: words('Taking the initiative', 'Prendere l’iniziativa', 'Tomar la iniciativa'),
  task: say(
    'Use Merriman to take the turn from the enemy.',
    'Prendi il turno al nemico con Merriman.',
    'Arrebata el turno al rival con Merriman.',
  ),
  text: [
    say(
      'In the other side’s turn an officer with TAKE INITIATIVE may try to make it yours for {initiativeCost} AT. Both sides roll a die and add their officers’ bonuses and their secret bids.',
      'Nel turno avversario un Ufficiale con PRENDERE INIZIATIVA può tentare di prenderlo con {initiativeCost} AT. Entrambi tirano un dado e sommano i bonus degli Ufficiali e le offerte segrete.',
      'En el turno del rival un oficial con TOMAR LA INICIATIVA puede intentar hacerlo tuyo por {initiativeCost} FA. Ambos tiran un dado y suman lo que dan sus oficiales y sus pujas secretas.',
    ),
    say(
      'What is bid is gone, win or lose. Merriman alone adds two.',
      'Ciò che si offre è perso comunque. Merriman da solo aggiunge due.',
      'Lo pujado se pierde en todo caso. Merriman solo ya suma dos.',
    ),
  ],
  rules: ['INIT-01', 'INIT-02', 'INIT-04', 'INIT-05', 'INIT-09'],
  scene: {
    elements: [{ look: 'hedge', line: [9, 12, 13, 12] }],
    ground: 'yard',
    figures: [stand('merriman', 11, 18), stand('marsh', 14, 16), stand('brandt', 11, 5), stand('lenz', 14, 5)],
    tokens: { blue: 3, ember: 4 },
    active: 'ember',
    frame: { x: 4, y: 3, width: 16, height: 17 },
  },
  dice: {
    values: [5, 2],
    say: say(
      'The dice are loaded in this step: you roll the 5, the enemy the 2.',
      'In questo passo i dadi sono truccati: tu tiri il 5, il nemico il 2.',
      'En este paso los dados están trucados: tú sacas el 5, el enemigo el 2.',
    ),
  },
  goal: { fact: 'turnStarted', with: { side: 'blue', seized: true } },
  other: {
    turns: [
      [
        { verb: 'move', figure: WHO.brandt, path: [at(11, 7)] },
        { verb: 'takeCover', figure: WHO.lenz },
      ],
    ],
  },
  marks: [{ mark: 'ring', on: { figure: WHO.merriman } }],
  hints: {
    where: say(
      'Brandt has moved and you are asked whether you want to step in.',
      'Brandt si è mosso e ti si chiede se vuoi intervenire.',
      'Brandt se ha movido y te preguntan si quieres intervenir.',
    ),
    idea: say(
      'Choose Merriman’s TAKE INITIATIVE. A bid of 0 is enough here.',
      'Scegli PRENDERE INIZIATIVA di Merriman. Qui basta un’offerta di zero.',
      'Elige TOMAR LA INICIATIVA de Merriman. Aquí basta una puja de cero.',
    ),
  },
  answers: [
    {
      good: true,
      if: { any: [{ asked: 'sealedNumber' }, { asked: 'raise' }] },
      say: say(
        'Merriman tries it. Now the bids: they stay hidden until both are made.',
        'Merriman ci prova. Ora le offerte: restano nascoste finché ci sono entrambe.',
        'Merriman lo intenta. Ahora las pujas: quedan ocultas hasta que estén las dos.',
      ),
    },
    {
      if: { command: { verb: 'pass' } },
      say: say(
        'You let it go by. After every Action of the enemy you are asked again, as long as his turn lasts.',
        'L’hai lasciata passare. Dopo ogni Azione nemica ti si chiede di nuovo, finché dura il suo turno.',
        'Lo has dejado pasar. Tras cada Acción enemiga te preguntan de nuevo, mientras dure su turno.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'The turn is still the enemy’s, or it came to you in the ordinary way. Merriman can take it.',
    'Il turno è ancora del nemico, o ti è arrivato nel modo solito. Merriman può prenderlo.',
    'El turno sigue siendo del enemigo, o te ha llegado del modo normal. Merriman puede arrebatarlo.',
  ),
  praise: say(
    'Their turn is over and yours begins, with new AT. Ties go to the side whose turn it was.',
    'Il loro turno è finito e comincia il tuo, con nuovi AT. La parità va a chi era di turno.',
    'Su turno ha terminado y empieza el tuyo, con FA nuevas. El empate es para quien tenía el turno.',
  ),
  solution: [
    {
      commands: [
        { verb: 'takeInitiative', figure: WHO.merriman },
        { verb: 'seal', value: 0 },
      ],
    },
  ],
}

export const ORDERS: readonly Step[] = [order, halt, initiative]
