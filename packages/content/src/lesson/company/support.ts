import { say, when } from '../../rulebook/template.ts'
import { at, stand, WHO } from '../scene.ts'
import type { Step } from '../step.ts'
import { resigned, turnEnded, words } from '../words.ts'

const radio: Step = {
  id: 'radio',
  course: 'company',
  minutes: 0.5,
  title: words('The radio', 'La radio', 'La radio'),
  task: say(
    'Raise HQ with the radio operator.',
    'Contatta il QG con l’operatore radio.',
    'Haz que el operador de radio contacte con el CG.',
  ),
  text: [
    say(
      'Help comes from HQ, and HQ must be reached first. Each try costs the operator {radioCost} AT.',
      'L’aiuto viene dal QG, che prima va raggiunto. Un tentativo costa all’operatore {radioCost} AT.',
      'La ayuda viene del CG, y antes hay que contactarlo. Un intento le cuesta al operador {radioCost} FA.',
    ),
    when(
      { radioSuccess: 'anySix' },
      'He rolls as many dice as his ability says, and a single 6 is enough. If it fails he may try again.',
      'Tira tanti dadi quanti dice la sua abilità, e basta un 6. Se fallisce può riprovare.',
      'Tira tantos dados como diga su habilidad, y basta un 6. Si falla puede repetir.',
    ),
    when(
      { radioSuccess: 'twoPlus' },
      'He rolls one die and needs 2 or more. If it fails he may try again.',
      'Tira un dado e gli serve 2 o più. Se fallisce può riprovare.',
      'Tira un dado y necesita 2 o más. Si falla puede repetir.',
    ),
  ],
  rules: ['RADIO-01', 'RADIO-02', 'RADIO-04'],
  scene: {
    elements: [{ look: 'ruin', line: [9, 13, 12.5, 13] }],
    ground: 'lane',
    figures: [stand('operator', 11, 15), stand('cardwell', 12.1, 15), stand('brandt', 18, 3)],
    tokens: { blue: 3, ember: 0 },
    frame: { x: 5, y: 9, width: 13, height: 10 },
  },
  dice: {
    values: [6, 4],
    say: say(
      'The dice are loaded in this step: the first shows a 6.',
      'In questo passo i dadi sono truccati: il primo fa 6.',
      'En este paso los dados están trucados: el primero saca un 6.',
    ),
  },
  goal: { fact: 'contactTried', with: { figure: WHO.operator, made: true } },
  marks: [{ mark: 'ring', on: { figure: WHO.operator } }],
  hints: {
    where: say(
      'The operator stands beside Cardwell.',
      'L’operatore è accanto a Cardwell.',
      'El operador está junto a Cardwell.',
    ),
    idea: say(
      'Choose him and the Action CONTACT HQ.',
      'Scegli lui e l’Azione CONTATTO RADIO.',
      'Elígelo a él y la Acción CONTACTAR CON EL CG.',
    ),
  },
  answers: [
    {
      if: { command: { verb: 'move', figure: WHO.operator } },
      say: say(
        'A walk with the set on his back. Had he been in contact, he would have lost it: settle down first, then call.',
        'Una passeggiata con la radio in spalla. Un contatto già stabilito così si perde: prima fermati, poi chiama.',
        'Un paseo con la radio a la espalda. Un contacto ya logrado se perdería así: primero párate, luego llama.',
      ),
    },
    {
      if: { now: { fact: 'contactTried', with: { made: false } } },
      say: say(
        'Nothing but noise. He may try again for another AT.',
        'Solo rumore. Può riprovare con un altro AT.',
        'Solo ruido. Puede repetir por otra FA.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'HQ has not heard from you yet. The operator must make contact.',
    'Il QG non vi sente ancora. Deve chiamare l’operatore.',
    'El CG aún no os oye. Tiene que llamar el operador.',
  ),
  praise: say(
    'HQ is on the line. The contact stays as long as he keeps still, and an officer who touches him can use it.',
    'Il QG è in linea. Il contatto resta finché sta fermo, e un Ufficiale che lo tocca può usarlo.',
    'El CG está en línea. El contacto dura mientras esté quieto, y un oficial que lo toque puede usarlo.',
  ),
  solution: [{ commands: [{ verb: 'contactHq', figure: WHO.operator }] }],
}

const call: Step = {
  id: 'call',
  course: 'company',
  minutes: 1,
  title: words('Calling for help', 'Chiedere aiuto', 'Pedir ayuda'),
  task: say(
    'Call for reinforcements with Cardwell.',
    'Chiedi rinforzi con Cardwell.',
    'Haz que Cardwell pida refuerzos.',
  ),
  text: [
    say(
      'For {callCost} AT an officer with CALL who touches the operator rolls as many dice as his CALL value; on a {callOn} HQ answers.',
      'Un Ufficiale con CHIAMATA che tocca l’operatore tira tanti dadi quanto il suo valore con {callCost} AT; con un {callOn} gli rispondono.',
      'Un oficial con LLAMADA que toque al operador tira tantos dados como su valor por {callCost} FA; con un {callOn} le responden.',
    ),
    when(
      { callDeclareFirst: true },
      'Say beforehand what you want: reinforcements, or fire. If you do not, the opponent chooses.',
      'Di’ prima che cosa vuoi: rinforzi o fuoco. Se non lo dici, sceglie l’avversario.',
      'Di antes lo que quieres: refuerzos o fuego. Si no, elige el rival.',
    ),
    when(
      { callDeclareFirst: false },
      'Say what you want before the roll or after it: reinforcements, or fire.',
      'Di’ che cosa vuoi prima o dopo il lancio: rinforzi o fuoco.',
      'Di lo que quieres antes o después de tirar: refuerzos o fuego.',
    ),
  ],
  rules: ['CALL-01', 'CALL-02', 'CALL-04', 'CALL-05', 'REINF-01'],
  scene: {
    elements: [{ look: 'ruin', line: [9, 13, 12.5, 13] }],
    ground: 'track',
    figures: [
      stand('cardwell', 12, 15),
      stand('operator', 11, 15, { contact: true }),
      stand('marsh', 15, 16),
      stand('brandt', 18, 3),
    ],
    tokens: { blue: 3, ember: 0 },
    frame: { x: 5, y: 9, width: 14, height: 10 },
  },
  dice: {
    values: [6, 2, 2],
    say: say(
      'The dice are loaded in this step: the first shows a 6.',
      'In questo passo i dadi sono truccati: il primo fa 6.',
      'En este paso los dados están trucados: el primero saca un 6.',
    ),
  },
  goal: { fact: 'callSettled', with: { caller: WHO.cardwell, kind: 'reinforcements' } },
  marks: [{ mark: 'ring', on: { figure: WHO.cardwell } }],
  hints: {
    where: say(
      'Cardwell already touches the operator, who holds the contact.',
      'Cardwell tocca già l’operatore, che tiene il contatto.',
      'Cardwell ya toca al operador, que mantiene el contacto.',
    ),
    idea: say(
      'Choose Cardwell’s CALL and reinforcements.',
      'Scegli la CHIAMATA di Cardwell e i rinforzi.',
      'Elige la LLAMADA de Cardwell y los refuerzos.',
    ),
  },
  answers: [
    {
      if: { now: { fact: 'callSettled' } },
      say: say(
        'HQ has answered, though with something else. Reinforcements were asked for in this step.',
        'Il QG ha risposto, ma con altro. In questo passo si chiedevano rinforzi.',
        'El CG ha respondido, pero con otra cosa. En este paso se pedían refuerzos.',
      ),
    },
    {
      good: true,
      if: { asked: 'callKind' },
      say: say(
        'HQ answers. Now say what you want.',
        'Il QG risponde. Ora di’ che cosa vuoi.',
        'El CG responde. Di ahora lo que quieres.',
      ),
    },
    {
      if: { now: { fact: 'contactLost' } },
      say: say(
        'The contact is lost: an operator who moves or does something else hangs up.',
        'Il contatto è perso: un operatore che si muove o fa altro lo interrompe.',
        'Se ha perdido el contacto: un operador que se mueve o hace otra cosa cuelga.',
      ),
    },
    {
      if: { command: { verb: 'move', figure: WHO.cardwell } },
      say: say(
        'Away from the operator Cardwell cannot call. Some rule sheets also forbid him to do anything else that turn.',
        'Lontano dall’operatore Cardwell non può chiamare. In certe edizioni, inoltre, in quel turno non deve fare altro.',
        'Lejos del operador Cardwell no puede llamar. En algunas ediciones, además, ese turno no debe hacer nada más.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'No one has called yet. Cardwell has the ability and the contact.',
    'Nessuno ha ancora chiamato. Cardwell ha l’abilità e il contatto.',
    'Nadie ha llamado todavía. Cardwell tiene la habilidad y el contacto.',
  ),
  praise: say(
    'They are on their way; a die says when they come in. Fire works the same way, except that you choose the place.',
    'Sono in arrivo; un dado dice quando entrano. Con il fuoco è lo stesso, ma scegli tu il punto.',
    'Están en camino; un dado dice cuándo entran. Con el fuego es igual, solo que eliges el sitio.',
  ),
  solution: [{ commands: [{ verb: 'call', figure: WHO.cardwell, kind: 'reinforcements' }] }],
}

const runner: Step = {
  id: 'runner',
  course: 'company',
  minutes: 1,
  title: words('The messenger', 'Il messaggero', 'El enlace'),
  task: say(
    'Send Foxworth off the table with Cardwell’s message.',
    'Manda Foxworth fuori dal tavolo con il messaggio di Cardwell.',
    'Saca a Foxworth del tablero con el mensaje de Cardwell.',
  ),
  text: [
    say(
      'Where there is no radio, a man can run. He takes the message by touching the officer, which is free, and leaves by your own edge.',
      'Dove non c’è radio può correre un uomo. Prende il messaggio toccando l’Ufficiale, gratis, ed esce dal tuo bordo.',
      'Donde no hay radio puede correr un hombre. Coge el mensaje tocando al oficial, gratis, y sale por tu borde.',
    ),
    say(
      'That gives Cardwell one attempt to CALL. Your edge is the one at the bottom.',
      'Così Cardwell ha un tentativo di CHIAMATA. Il tuo bordo è quello in basso.',
      'Así Cardwell tiene un intento de LLAMADA. Tu borde es el de abajo.',
    ),
  ],
  rules: ['RUNNER-01', 'RUNNER-02', 'RUNNER-03'],
  scene: {
    elements: [{ look: 'hedge', line: [9, 16, 13, 16] }],
    ground: 'crossing',
    figures: [stand('cardwell', 11, 18), stand('foxworth', 12, 18), stand('marsh', 15, 18), stand('brandt', 18, 3)],
    tokens: { blue: 4, ember: 0 },
    frame: { x: 5, y: 12, width: 14, height: 12 },
  },
  goal: { fact: 'leftTable', with: { figure: WHO.foxworth } },
  marks: [{ mark: 'arrow', from: { figure: WHO.foxworth }, to: { at: at(13, 23.5) } }],
  hints: {
    where: say(
      'Foxworth stands beside Cardwell; the edge is two Moves away.',
      'Foxworth è accanto a Cardwell; il bordo è a due movimenti.',
      'Foxworth está junto a Cardwell; el borde está a dos movimientos.',
    ),
    idea: say(
      'Let him touch Cardwell and take the message, then go down to the edge and leave.',
      'Fagli toccare Cardwell e prendere il messaggio, poi scendi al bordo ed esci.',
      'Que toque a Cardwell y coja el mensaje; luego que baje al borde y salga.',
    ),
  },
  answers: [
    {
      good: true,
      if: { now: { fact: 'messageTaken', with: { figure: WHO.foxworth } } },
      say: say(
        'He has the message. Off to the edge.',
        'Ha il messaggio. Via, verso il bordo.',
        'Tiene el mensaje. Al borde.',
      ),
    },
    {
      good: true,
      if: {
        all: [
          { command: { verb: 'move', figure: WHO.foxworth } },
          { fact: 'messageTaken', with: { figure: WHO.foxworth } },
        ],
      },
      say: say(
        'Keep going. He leaves with the Move that ends at your edge.',
        'Avanti. Esce con il movimento che finisce al tuo bordo.',
        'Adelante. Sale con el movimiento que acaba en tu borde.',
      ),
    },
    {
      if: { now: { fact: 'messageTaken' } },
      say: say(
        'Another man may run as well, but Foxworth is faster.',
        'Può correre anche un altro, ma Foxworth è più veloce.',
        'También puede correr otro, pero Foxworth es más rápido.',
      ),
    },
    {
      if: { command: { verb: 'move', figure: WHO.foxworth } },
      say: say(
        'He runs without a message: at the edge no one would know what he wants. First touch Cardwell.',
        'Corre senza messaggio: al bordo nessuno saprebbe che cosa vuole. Prima tocca Cardwell.',
        'Corre sin mensaje: en el borde nadie sabría qué quiere. Toca antes a Cardwell.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'The message is still on the table.',
    'Il messaggio è ancora sul tavolo.',
    'El mensaje sigue en el tablero.',
  ),
  praise: say(
    'He is off, and Cardwell has an attempt to CALL in hand. Foxworth comes back by himself.',
    'È uscito, e Cardwell ha in mano un tentativo di CHIAMATA. Foxworth torna da solo.',
    'Ha salido, y Cardwell tiene un intento de LLAMADA. Foxworth vuelve solo.',
  ),
  solution: [
    {
      commands: [
        { verb: 'takeMessage', figure: WHO.foxworth, officer: WHO.cardwell },
        { verb: 'move', figure: WHO.foxworth, path: [at(13, 22)] },
        { verb: 'move', figure: WHO.foxworth, path: [at(13, 23.5)], leave: true },
      ],
    },
  ],
}

export const SUPPORT: readonly Step[] = [radio, call, runner]
