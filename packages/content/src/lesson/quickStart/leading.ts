import { say } from '../../rulebook/template.ts'
import { at, gun, stand, WHO, watch, watching } from '../scene.ts'
import type { Step } from '../step.ts'
import { resigned, turnEnded, words } from '../words.ts'

const ACROSS = at(14, 12.8)

const shock: Step = {
  id: 'shock',
  course: 'quickStart',
  minutes: 1,
  title: words('Wounds and Shock', 'Ferite e Shock', 'Heridas y Conmoción'),
  task: say(
    'Wound Haller, then bring Tully across to the ruin.',
    'Ferisci Haller, poi porta Tully dall’altra parte, al rudere.',
    'Hiere a Haller y luego lleva a Tully al otro lado, a la ruina.',
  ),
  text: [
    say(
      'A first wound turns the card over and brings Shock: while it lasts he can do nothing at all, not even use his Opportunity Fire marker. A second wound puts him out of the game.',
      'La prima ferita gira la carta e porta lo Shock: finché dura, l’uomo non fa niente, nemmeno con il suo segnalino OF. La seconda lo elimina.',
      'La primera herida da la vuelta a la carta y trae Conmoción: mientras dura, el hombre no hace nada, ni siquiera con su ficha de FO. La segunda lo elimina.',
    ),
    say(
      'Haller’s machine gun watches the crossing. Shoot first, then go.',
      'La mitragliatrice di Haller tiene sotto tiro il passaggio. Prima spara, poi vai.',
      'La ametralladora de Haller vigila el cruce. Primero dispara y luego cruza.',
    ),
  ],
  rules: ['WOUND-01', 'WOUND-02', 'WOUND-03'],
  scene: {
    elements: [{ look: 'ruin', line: [12.5, 11.4, 15.9, 11.4] }],
    ground: 'lane',
    figures: [stand('tully', 6, 13), stand('marsh', 11, 19), stand('haller', 12, 5, watching('haller'))],
    markers: [watch('haller', 'mg42', 12, 12, 5)],
    tokens: { blue: 5, ember: 0 },
    frame: { x: 4, y: 3, width: 16, height: 18 },
  },
  dice: {
    values: [5, 2],
    say: say(
      'The dice are loaded in this step: the first two show 5 and 2.',
      'In questo passo i dadi sono truccati: i primi due fanno 5 e 2.',
      'En este paso los dados están trucados: los dos primeros sacan 5 y 2.',
    ),
  },
  goal: {
    all: [
      { fact: 'wounded', with: { figure: WHO.haller } },
      { figure: WHO.tully, is: { within: { of: ACROSS, u: 1.2 } } },
      { not: { fact: 'opportunityTriggered', with: { figure: WHO.tully } } },
    ],
  },
  marks: [
    { mark: 'arrow', from: { figure: WHO.marsh }, to: { figure: WHO.haller }, until: { fact: 'wounded' } },
    { mark: 'arrow', from: { figure: WHO.tully }, to: { at: ACROSS } },
  ],
  hints: {
    where: say(
      'Marsh has a free line to Haller.',
      'Marsh ha la linea libera verso Haller.',
      'Marsh tiene la línea libre hasta Haller.',
    ),
    idea: say(
      'Fire with Marsh; while Haller is in Shock, Tully makes two Moves.',
      'Spara con Marsh; mentre Haller è in Shock, Tully muove due volte.',
      'Dispara con Marsh; mientras Haller está en Conmoción, Tully mueve dos veces.',
    ),
  },
  answers: [
    {
      if: { now: { fact: 'opportunityTriggered', with: { figure: WHO.tully } } },
      say: say(
        'Haller was ready, and his machine gun opened up. First the shot, then the dash.',
        'Haller era pronto e la sua mitragliatrice ha aperto il fuoco. Prima il tiro, poi la corsa.',
        'Haller estaba alerta y su ametralladora ha abierto fuego. Primero el disparo, luego la carrera.',
      ),
    },
    {
      good: true,
      if: { now: { fact: 'wounded', with: { figure: WHO.haller } } },
      say: say(
        'A 5: Haller is wounded and in Shock. Now no one watches the crossing, so go with Tully.',
        'Un 5: Haller è ferito e in Shock. Ora nessuno sorveglia il passaggio: vai con Tully.',
        'Un 5: Haller está herido y en Conmoción. Ahora nadie vigila el cruce: que pase Tully.',
      ),
    },
    {
      good: true,
      if: { all: [{ command: { verb: 'move', figure: WHO.tully } }, { figure: WHO.haller, is: { shock: true } }] },
      say: say(
        'Nothing stirs over there. On to the ruin.',
        'Di là non si muove niente. Avanti, al rudere.',
        'Allí no se mueve nada. Adelante, a la ruina.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'Haller is still watching. As long as he is unhurt, the crossing is his.',
    'Haller è ancora in agguato. Finché è illeso, il passaggio è suo.',
    'Haller sigue vigilando. Mientras esté ileso, el cruce es suyo.',
  ),
  praise: say(
    'Shock passes, but it buys you the moment you need. A wounded man is weaker, too: look at the other side of his card.',
    'Lo Shock passa, ma ti regala il momento che serve. E un ferito è più debole: guarda l’altro lato della sua carta.',
    'La Conmoción pasa, pero te da el momento que necesitas. Y un herido es más débil: mira el otro lado de su carta.',
  ),
  solution: [
    {
      commands: [
        { verb: 'fire', figure: WHO.marsh, weapon: gun('garand'), target: WHO.haller },
        { verb: 'move', figure: WHO.tully, path: [at(10, 13)] },
        { verb: 'move', figure: WHO.tully, path: [ACROSS] },
      ],
    },
  ],
}

const AT_THE_WALL = at(12, 7.6)

const command: Step = {
  id: 'command',
  course: 'quickStart',
  minutes: 1,
  title: words('Command', 'Comando', 'Mando'),
  task: say(
    'Bring Marsh to the wall in this turn: three Moves.',
    'Porta Marsh al muro in questo turno: tre movimenti.',
    'Lleva a Marsh al muro en este turno: tres movimientos.',
  ),
  text: [
    say(
      'Marsh may take two Actions a turn. A leader with Command gives every friend within {commandRadius} extra Actions equal to his Command value; they cost AT as usual.',
      'Marsh può fare due Azioni per turno. Un capo con il Comando ne concede altre, tante quanto il suo valore, a ogni amico entro {commandRadius}; gli AT si pagano come al solito.',
      'Marsh puede hacer dos Acciones por turno. Un jefe con Mando da a cada amigo a {commandRadius} o menos tantas Acciones extra como diga su valor; las FA se pagan como siempre.',
    ),
    say(
      'Hobart is that leader, but he is too far from where Marsh will need him. Bring him along.',
      'Il capo è Hobart, ma è troppo lontano da dove servirà a Marsh. Fallo venire avanti.',
      'El jefe es Hobart, pero está demasiado lejos de donde Marsh lo necesitará. Tráelo.',
    ),
  ],
  rules: ['TURN-10', 'CMD-01', 'CMD-02'],
  scene: {
    elements: [{ look: 'wall', line: [10.2, 6.3, 13.8, 6.3] }],
    ground: 'track',
    figures: [stand('marsh', 12, 18), stand('hobart', 9, 18), stand('brandt', 20, 2)],
    tokens: { blue: 5, ember: 0 },
    frame: { x: 4, y: 5, width: 16, height: 15 },
  },
  goal: {
    all: [
      { figure: WHO.marsh, is: { within: { of: AT_THE_WALL, u: 1.2 } } },
      { not: { fact: 'turnEnded', with: { side: 'blue' } } },
    ],
  },
  marks: [
    { mark: 'arrow', from: { figure: WHO.marsh }, to: { at: AT_THE_WALL } },
    { mark: 'ring', on: { figure: WHO.hobart }, u: 5 },
  ],
  hints: {
    where: say(
      'Marsh will stand {8u} from here when he needs his third Action.',
      'Marsh sarà {8u} più avanti quando gli servirà la terza Azione.',
      'Marsh estará {8u} más adelante cuando necesite la tercera Acción.',
    ),
    idea: say(
      'Move Hobart forward once, then Marsh three times.',
      'Muovi avanti Hobart una volta, poi Marsh tre volte.',
      'Mueve a Hobart adelante una vez y luego a Marsh tres veces.',
    ),
  },
  answers: [
    {
      if: { now: { fact: 'turnEnded', with: { side: 'blue' } } },
      say: say(
        'The turn ended before Marsh got there. He needs three of your five AT, and Hobart at most one or two.',
        'Il turno è finito prima che Marsh arrivasse. Gli servono tre dei tuoi cinque AT, a Hobart uno o due al massimo.',
        'El turno ha terminado antes de que Marsh llegara. Necesita tres de tus cinco FA, y Hobart una o dos como mucho.',
      ),
    },
    {
      good: true,
      if: { command: { verb: 'move', figure: WHO.hobart } },
      say: say(
        'Hobart moves up. Check whether his circle reaches the place from which Marsh starts his last Move.',
        'Hobart avanza. Controlla che il suo raggio arrivi al punto da cui parte l’ultimo movimento di Marsh.',
        'Hobart avanza. Comprueba que su radio llegue al punto desde donde Marsh empieza el último movimiento.',
      ),
    },
    {
      good: true,
      if: { command: { verb: 'move', figure: WHO.marsh } },
      say: say(
        'On he goes. For the third Action Hobart has to be near him.',
        'Avanti così. Per la terza Azione Hobart dev’essergli vicino.',
        'Adelante. Para la tercera Acción Hobart debe estar cerca.',
      ),
    },
    resigned,
  ],
  otherwise: say(
    'That takes an AT and perhaps an Action from those who have to run. Count: one Move for Hobart, three for Marsh.',
    'Questo toglie un AT, e forse un’Azione, a chi deve correre. Conta: un movimento per Hobart, tre per Marsh.',
    'Eso quita una FA, y quizá una Acción, a quien debe correr. Cuenta: un movimiento para Hobart, tres para Marsh.',
  ),
  praise: say(
    'Three Actions for a man with two. A leader in the right place is worth a lot.',
    'Tre Azioni per un uomo che ne ha due. Un capo al posto giusto vale molto.',
    'Tres Acciones para un hombre con dos. Un jefe en el sitio justo vale mucho.',
  ),
  solution: [
    {
      commands: [
        { verb: 'move', figure: WHO.hobart, path: [at(10, 14.2)] },
        { verb: 'move', figure: WHO.marsh, path: [at(12, 14)] },
        { verb: 'move', figure: WHO.marsh, path: [at(12, 10)] },
        { verb: 'move', figure: WHO.marsh, path: [AT_THE_WALL] },
      ],
    },
  ],
}

const winning: Step = {
  id: 'winning',
  course: 'quickStart',
  minutes: 0.5,
  title: words('Winning', 'Vincere', 'Ganar'),
  task: say(
    'End the game with one shot from Marsh.',
    'Chiudi la partita con un solo tiro di Marsh.',
    'Acaba la partida con un solo disparo de Marsh.',
  ),
  text: [
    say(
      'A side that has lost {victoryPercent} % of its AP is beaten. Only eliminated men count, with the AP on their cards; the wounded do not.',
      'Chi ha perso il {victoryPercent}% dei suoi VP è sconfitto. Contano solo gli eliminati, con i VP della carta; i feriti non contano.',
      'El bando que ha perdido el {victoryPercent} % de sus puntos está derrotado. Solo cuentan los eliminados, con los puntos de su carta; los heridos no.',
    ),
    say(
      'Brandt is already eliminated, the rifleman is wounded, Lenz is unhurt. Who has to fall?',
      'Brandt è già eliminato, il fuciliere è ferito, Lenz è illeso. Chi basta eliminare?',
      'Brandt ya ha caído, el fusilero está herido, Lenz está ileso. ¿A quién basta eliminar?',
    ),
    say(
      'The number beside the enemy’s name says at how many points he is beaten.',
      'Il numero accanto al nemico dice a quanti punti è sconfitto.',
      'El número junto al enemigo dice con cuántos puntos pierde.',
    ),
  ],
  rules: ['VICT-03', 'VICT-05', 'WOUND-06'],
  scene: {
    elements: [{ look: 'hedge', line: [4, 14, 8, 14] }],
    ground: 'yard',
    figures: [
      stand('marsh', 12, 16),
      stand('hobart', 6, 16),
      stand('lenz', 15, 8),
      stand('guard', 10, 9, { wounded: true }),
      stand('brandt', 12, 10, { whereabouts: 'eliminated' }),
    ],
    tokens: { blue: 3, ember: 0 },
    reserveAp: 0,
    frame: { x: 4, y: 5, width: 15, height: 13 },
  },
  dice: {
    values: [5, 3],
    say: say(
      'The dice are loaded in this step: the first two show 5 and 3.',
      'In questo passo i dadi sono truccati: i primi due fanno 5 e 3.',
      'En este paso los dados están trucados: los dos primeros sacan 5 y 3.',
    ),
  },
  goal: { won: 'blue' },
  marks: [
    { mark: 'ring', on: { figure: WHO.guard } },
    { mark: 'ring', on: { figure: WHO.lenz } },
  ],
  hints: {
    where: say(
      'Look at the enemy’s losses and at how much is still missing.',
      'Guarda le perdite del nemico e quanto manca.',
      'Mira las bajas del enemigo y cuánto falta.',
    ),
    idea: say(
      'One hit eliminates a wounded man. The rifleman’s AP are enough.',
      'Un colpo elimina un ferito. I VP del fuciliere bastano.',
      'Un impacto elimina a un herido. Los puntos del fusilero bastan.',
    ),
  },
  answers: [
    {
      if: { now: { fact: 'wounded', with: { figure: WHO.lenz } } },
      say: say(
        'Lenz is wounded, which hurts him but costs the enemy no points yet. The wounded rifleman would have fallen.',
        'Lenz è ferito: fa male, ma al nemico non costa ancora punti. Il fuciliere ferito sarebbe caduto.',
        'Lenz está herido: duele, pero al enemigo aún no le cuesta puntos. El fusilero herido habría caído.',
      ),
    },
    {
      if: { now: { fact: 'shotResolved', with: { target: WHO.guard } } },
      say: say(
        'The right man, but these were not the loaded dice. Go on, or try again.',
        'L’uomo giusto, ma questi non erano i dadi truccati. Vai avanti, o riprova.',
        'El hombre correcto, pero estos no eran los dados trucados. Continúa o inténtalo otra vez.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'The enemy is still in the game. One elimination decides it.',
    'Il nemico è ancora in gioco. Basta eliminarne uno.',
    'El enemigo sigue en la partida. Basta con eliminar a uno.',
  ),
  praise: say(
    'Half their AP are gone: you have won. That is all you need for a first game.',
    'Metà dei loro VP è persa: hai vinto. Per una prima partita non ti serve altro.',
    'La mitad de sus puntos ha caído: has ganado. Para una primera partida no necesitas más.',
  ),
  solution: [{ commands: [{ verb: 'fire', figure: WHO.marsh, weapon: gun('garand'), target: WHO.guard }] }],
}

export const LEADING: readonly Step[] = [shock, command, winning]
