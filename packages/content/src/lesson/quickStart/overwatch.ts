import { say, when } from '../../rulebook/template.ts'
import { at, gun, watch as marker, stand, WHO, watching } from '../scene.ts'
import type { Step } from '../step.ts'
import { resigned, turnEnded, words } from '../words.ts'

const GAP = at(12, 8)

const watch: Step = {
  id: 'watch',
  course: 'quickStart',
  minutes: 1,
  title: words('Opportunity Fire: you watch', 'Fuoco di Opportunità: sorvegli tu', 'Fuego de Oportunidad: vigilas tú'),
  task: say(
    'Let Marsh watch the gap and shoot when Brandt runs across.',
    'Fai tenere a Marsh il varco sotto tiro e spara quando Brandt lo attraversa.',
    'Haz que Marsh vigile el hueco y dispara cuando Brandt cruce.',
  ),
  text: [
    say(
      'For {ofCost} AT Marsh puts a marker on a point he can see. Any enemy who enters the circle in his sight can be shot at, even in the other side’s turn.',
      'Con {ofCost} AT Marsh mette un segnalino su un punto che vede. A chi entra nel cerchio in sua vista può sparare, anche nel turno avversario.',
      'Por {ofCost} FA Marsh coloca una ficha en un punto que ve. A quien entre en el círculo ante sus ojos se le puede disparar, incluso en el turno del rival.',
    ),
    say(
      'Brandt is behind the left house and wants to get to the right one. Set the trap, then end your turn.',
      'Brandt è dietro la casa a sinistra e vuole andare a quella di destra. Prepara la trappola, poi termina il turno.',
      'Brandt está detrás de la casa izquierda y quiere ir a la derecha. Prepara la trampa y termina el turno.',
    ),
  ],
  rules: ['OF-01', 'OF-03', 'OF-04'],
  scene: {
    elements: [
      { look: 'building', rect: [5, 8, 4.5, 3] },
      { look: 'building', rect: [14.5, 8, 4.5, 3] },
    ],
    ground: 'lane',
    figures: [stand('marsh', 12, 16), stand('hobart', 7, 16), stand('brandt', 8.5, 6.8)],
    tokens: { blue: 4, ember: 0 },
    frame: { x: 4, y: 5, width: 16, height: 13 },
  },
  goal: { fact: 'shotResolved', with: { mode: 'opportunityFire', shooter: WHO.marsh } },
  other: {
    turns: [
      [
        { verb: 'move', figure: WHO.brandt, path: [at(12.2, 6.8)] },
        { verb: 'move', figure: WHO.brandt, path: [at(15.9, 6.8)] },
      ],
    ],
  },
  marks: [
    { mark: 'ring', on: { at: GAP }, u: 3, until: { fact: 'opportunityFirePlaced' } },
    { mark: 'arrow', from: { figure: WHO.brandt }, to: { at: at(15.9, 6.8) } },
  ],
  hints: {
    where: say(
      'The gap between the two houses is what matters.',
      'Conta il varco fra le due case.',
      'Lo que importa es el hueco entre las dos casas.',
    ),
    idea: say(
      'Place Marsh’s marker in the gap, just short of Brandt’s path. End the turn and shoot when you are asked.',
      'Metti il segnalino di Marsh nel varco, appena prima del percorso di Brandt. Termina il turno e spara quando ti si chiede.',
      'Coloca la ficha de Marsh en el hueco, justo antes del recorrido de Brandt. Termina el turno y dispara cuando te pregunten.',
    ),
  },
  answers: [
    {
      if: { now: { fact: 'opportunityFireHeld' } },
      say: say(
        'You held your fire and Brandt ran on. The marker stays: sometimes the next man is the better target.',
        'Non hai sparato e Brandt ha proseguito. Il segnalino resta: a volte il prossimo è un bersaglio migliore.',
        'No has disparado y Brandt ha seguido. La ficha se queda: a veces el siguiente es mejor objetivo.',
      ),
    },
    {
      good: true,
      if: { asked: 'opportunityFire' },
      say: say(
        'Brandt has run into the circle, and the decision is yours. Shoot!',
        'Brandt è entrato nel cerchio e aspetta la tua risposta. Spara!',
        'Brandt ha entrado en el círculo y espera tu respuesta. ¡Dispara!',
      ),
    },
    {
      good: true,
      if: { now: { fact: 'opportunityFirePlaced' } },
      say: say(
        'The marker is down. Now end your turn and wait.',
        'Il segnalino è al suo posto. Ora termina il turno e aspetta.',
        'La ficha está puesta. Ahora termina el turno y espera.',
      ),
    },
    {
      if: { command: { verb: 'endTurn' } },
      say: say(
        'Brandt got across: no marker saw him. A trap must lie where he has to pass, and Marsh must be able to see it.',
        'Brandt è passato: nessun segnalino l’ha visto. La trappola va messa dove deve passare, e Marsh deve vedere il posto.',
        'Brandt ha cruzado: ninguna ficha lo ha visto. La trampa debe estar donde tiene que pasar, y Marsh debe ver el sitio.',
      ),
    },
    resigned,
  ],
  otherwise: say(
    'A good use of an AT, perhaps, but the gap is still open. Marsh should watch it.',
    'Forse un buon uso di un AT, ma il varco è ancora libero. Marsh dovrebbe tenerlo d’occhio.',
    'Quizá un buen uso de una FA, pero el hueco sigue libre. Marsh debería vigilarlo.',
  ),
  praise: say(
    'A shot in the other side’s turn for AT you paid in yours. It uses up the marker.',
    'Un tiro nel turno avversario, con AT pagati nel tuo. Con quel tiro il segnalino è consumato.',
    'Un disparo en el turno del rival con FA que pagaste en el tuyo. Con él la ficha se gasta.',
  ),
  solution: [
    {
      commands: [
        { verb: 'placeOpportunityFire', figure: WHO.marsh, weapon: gun('garand'), at: GAP },
        { verb: 'endTurn' },
        { verb: 'opportunityShot', target: WHO.brandt },
      ],
    },
  ],
}

const BY_THE_RUIN = at(16, 14)

const watched: Step = {
  id: 'watched',
  course: 'quickStart',
  minutes: 1,
  title: words(
    'Opportunity Fire: he watches',
    'Fuoco di Opportunità: sorveglia lui',
    'Fuego de Oportunidad: vigila él',
  ),
  task: say(
    'Get Hobart behind the ruin without Lenz getting a shot.',
    'Porta Hobart dietro il rudere senza che Lenz spari.',
    'Lleva a Hobart detrás de la ruina sin que Lenz dispare.',
  ),
  text: [
    say(
      'The circle is where Lenz waits: anyone who enters it in his sight is shot at on the spot.',
      'Il cerchio è l’area che Lenz sorveglia: spara subito a chi vi entra in vista.',
      'El círculo es donde espera Lenz: a quien entre mientras él mira se le dispara allí mismo.',
    ),
    say(
      'The path is yours to choose, so go round: he can’t fire outside the circle.',
      'Il percorso lo scegli tu. Aggiungi una tappa: fuori dal cerchio non può sparare.',
      'El recorrido lo eliges tú. Da un rodeo: fuera del círculo no puede disparar.',
    ),
  ],
  rules: ['OF-03', 'OF-05', 'MOVE-02'],
  scene: {
    elements: [{ look: 'ruin', line: [14.5, 12.4, 17.8, 12.4] }],
    ground: 'crossing',
    figures: [stand('hobart', 8, 14), stand('marsh', 5, 17), stand('lenz', 12, 4, watching('lenz'))],
    markers: [marker('lenz', 'gewehr43', 12, 10.4, 4)],
    tokens: { blue: 5, ember: 0 },
    frame: { x: 4, y: 3, width: 16, height: 16 },
  },
  goal: {
    all: [
      { figure: WHO.hobart, is: { within: { of: BY_THE_RUIN, u: 1.2 } } },
      { not: { fact: 'opportunityTriggered', with: { figure: WHO.hobart } } },
    ],
  },
  marks: [
    { mark: 'arrow', from: { figure: WHO.hobart }, to: { at: BY_THE_RUIN }, bend: at(12, 16.2) },
    { mark: 'ring', on: { figure: WHO.lenz } },
  ],
  hints: {
    where: say(
      'Look at the lower edge of the circle.',
      'Guarda il bordo inferiore del cerchio.',
      'Mira el borde inferior del círculo.',
    ),
    idea: say(
      'Three Moves below the circle: down to the right, along, and up behind the ruin. His whole base must stay outside.',
      'Tre movimenti sotto il cerchio: giù a destra, lungo il bordo e su dietro il rudere. Tutta la base deve restare fuori.',
      'Tres movimientos por debajo del círculo: abajo a la derecha, a lo largo y arriba detrás de la ruina. Toda la peana debe quedar fuera.',
    ),
  },
  answers: [
    {
      if: { now: { fact: 'opportunityTriggered', with: { figure: WHO.hobart } } },
      say: say(
        'Lenz saw him in the circle and fired at once. Put Hobart back and go the long way round.',
        'Lenz l’ha visto nel cerchio e ha sparato subito. Rimetti Hobart al suo posto e prova a girare al largo.',
        'Lenz lo ha visto en el círculo y ha disparado al momento. Vuelve a poner a Hobart y prueba a rodear.',
      ),
    },
    {
      if: { now: { fact: 'opportunityFireSpent' } },
      say: say(
        'Someone else drew the shot: the marker is gone and the way is free. Clever, if a little hard on him.',
        'Qualcun altro si è preso il tiro: il segnalino non c’è più e la strada è libera. Furbo, anche se un po’ duro per lui.',
        'Otro se ha llevado el disparo: la ficha ya no está y el camino queda libre. Astuto, aunque algo duro para él.',
      ),
    },
    {
      good: true,
      if: { command: { verb: 'move', figure: WHO.hobart } },
      say: say(
        'Unseen so far. Keep outside the circle.',
        'Finora non l’ha visto. Resta fuori dal cerchio.',
        'De momento no lo ha visto. Sigue fuera del círculo.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'Lenz keeps watching. It is Hobart who has to get past him.',
    'Lenz è ancora in agguato. È Hobart che deve passare.',
    'Lenz sigue vigilando. Es Hobart quien tiene que pasar.',
  ),
  praise: say(
    'Not a shot fired. A watched place is dangerous only for those who go there.',
    'Nemmeno un tiro. Un posto sorvegliato è pericoloso solo per chi ci va.',
    'Ni un disparo. Un sitio vigilado solo es peligroso para quien entra.',
  ),
  solution: [
    {
      commands: [
        { verb: 'move', figure: WHO.hobart, path: [at(11.4, 15.9)] },
        { verb: 'move', figure: WHO.hobart, path: [at(15, 14.9)] },
        { verb: 'move', figure: WHO.hobart, path: [BY_THE_RUIN] },
      ],
    },
  ],
}

const BETWEEN_THEM = at(12, 8)

const suppression: Step = {
  id: 'suppression',
  course: 'quickStart',
  minutes: 0.5,
  title: words('Suppression Fire', 'Fuoco di Soppressione', 'Fuego de Supresión'),
  task: say(
    'Pin down Brandt and Haller with one burst from Delgado.',
    'Metti sotto soppressione Brandt e Haller con una sola raffica di Delgado.',
    'Suprime a Brandt y a Haller con una sola ráfaga de Delgado.',
  ),
  text: [
    say(
      'Suppression Fire ({sfCost} AT) covers an area instead of one man. Anyone in it is suppressed and cannot shoot until the turn is over.',
      'Il Fuoco di Soppressione ({sfCost} AT) copre un’area invece di un uomo. Chi c’è dentro è sotto soppressione e non può sparare fino alla fine del turno.',
      'El Fuego de Supresión ({sfCost} FA) cubre un área en vez de a un hombre. Quien está dentro queda suprimido y no puede disparar hasta que acabe el turno.',
    ),
    say(
      'A machine gun can do it alone; others need a partner. The two Germans stand apart, so choose the point with care.',
      'Una mitragliatrice può farlo da sola; agli altri serve un compagno. I due tedeschi sono distanti: scegli bene il punto.',
      'Una ametralladora puede hacerlo sola; los demás necesitan un compañero. Los dos alemanes están separados: elige bien el punto.',
    ),
  ],
  rules: ['SF-01', 'SF-02', 'SF-04', 'SF-08'],
  scene: {
    elements: [{ look: 'hedge', line: [10.5, 12, 13.5, 12] }],
    ground: 'fields',
    figures: [stand('delgado', 12, 18), stand('tully', 9, 18), stand('brandt', 9.5, 8), stand('haller', 14.5, 8)],
    tokens: { blue: 3, ember: 0 },
    frame: { x: 5, y: 5, width: 14, height: 15 },
  },
  goal: {
    all: [
      { fact: 'suppressed', with: { figure: WHO.brandt } },
      { fact: 'suppressed', with: { figure: WHO.haller } },
    ],
  },
  marks: [{ mark: 'ring', on: { at: BETWEEN_THEM }, u: 3 }],
  hints: {
    where: say(
      'Delgado’s circle reaches {3u} in every direction.',
      'Il cerchio di Delgado arriva a {3u} in ogni direzione.',
      'El círculo de Delgado llega a {3u} en todas direcciones.',
    ),
    idea: say(
      'Put the marker halfway between the two.',
      'Metti il segnalino a metà fra i due.',
      'Coloca la ficha a medio camino entre los dos.',
    ),
  },
  answers: [
    {
      if: { now: { fact: 'suppressionStarted' } },
      say: say(
        'The fire lies where you put it, but one of the two is outside the circle and free to shoot. Halfway between them it would reach both.',
        'Il fuoco è dove l’hai messo, ma uno dei due è fuori dal cerchio e può sparare. A metà fra loro li prenderebbe entrambi.',
        'El fuego está donde lo has puesto, pero uno de los dos queda fuera del círculo y puede disparar. A medio camino alcanzaría a ambos.',
      ),
    },
    {
      if: { now: { fact: 'shotResolved', with: { shooter: WHO.delgado } } },
      say: say(
        'A fair shot at one man, and the machine gun has fired for this turn. Suppression would have held both of them down.',
        'Un buon tiro a un solo uomo, e per questo turno la mitragliatrice ha sparato. La Soppressione li avrebbe fermati entrambi.',
        'Un buen disparo a un hombre, y la ametralladora ya ha disparado este turno. La Supresión habría parado a los dos.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'Both Germans still have their heads up. Delgado’s machine gun can change that.',
    'I due tedeschi hanno ancora la testa alta. La mitragliatrice di Delgado può cambiare le cose.',
    'Los dos alemanes siguen con la cabeza alta. La ametralladora de Delgado puede cambiarlo.',
  ),
  praise: say(
    'Both are pinned as long as Delgado keeps firing. Now someone can cross in front of them. But your own men are not safe in there either.',
    'Sono sotto soppressione tutti e due finché Delgado spara. Ora qualcuno può passare davanti a loro. Attenzione: lì dentro non sono al sicuro nemmeno i tuoi.',
    'Los dos quedan suprimidos mientras Delgado siga disparando. Ahora alguien puede cruzar delante de ellos. Ojo: ahí dentro tampoco los tuyos están a salvo.',
  ),
  solution: [
    {
      commands: [
        { verb: 'startSuppression', figure: WHO.delgado, weapon: gun('browning'), at: BETWEEN_THEM, joiners: [] },
      ],
    },
  ],
}

const BEHIND_THE_HEDGE = at(12.2, 7.2)

const grenade: Step = {
  id: 'grenade',
  course: 'quickStart',
  minutes: 0.5,
  title: words('Grenades', 'Granate', 'Granadas'),
  task: say(
    'Throw one grenade that reaches both men behind the hedge.',
    'Tira una sola granata che prenda tutti e due dietro la siepe.',
    'Lanza una sola granada que alcance a los dos detrás del seto.',
  ),
  text: [
    say(
      'A grenade costs {grenadeCost} AT, flies over Partial Cover and rolls its dice once for its whole circle: each {blastNeed} wounds one man in it.',
      'Una granata costa {grenadeCost} AT, passa sopra la Copertura Parziale e tira i suoi dadi una volta per tutto il cerchio: ogni {blastNeed} ferisce un uomo che vi si trova.',
      'Una granada cuesta {grenadeCost} FA, vuela sobre la Cobertura Parcial y tira sus dados una vez para todo el círculo: cada {blastNeed} hiere a uno de los que están dentro.',
    ),
    say(
      'Up to {grenadeSafe} it lands where you want it; beyond that it may drift.',
      'Fino a {grenadeSafe} cade dove vuoi; oltre, può deviare.',
      'Hasta {grenadeSafe} cae donde quieres; más lejos puede desviarse.',
    ),
    when(
      { grenadeMaxRange: 15 },
      'No one throws farther than {grenadeMax}.',
      'Nessuno tira oltre {grenadeMax}.',
      'Nadie lanza más allá de {grenadeMax}.',
    ),
  ],
  rules: ['GREN-01', 'GREN-03', 'GREN-09'],
  scene: {
    elements: [{ look: 'hedge', line: [10, 8.6, 14, 8.6] }],
    ground: 'track',
    figures: [stand('tully', 12, 15), stand('marsh', 8, 17), stand('brandt', 11, 7.2), stand('guard', 13.4, 7.2)],
    tokens: { blue: 4, ember: 0 },
    frame: { x: 5, y: 5, width: 14, height: 14 },
  },
  goal: { fact: 'grenadeBurst', atLeast: { caught: 2 } },
  marks: [{ mark: 'arrow', from: { figure: WHO.tully }, to: { at: BEHIND_THE_HEDGE } }],
  hints: {
    where: say(
      'Tully carries grenades; so does Marsh, but he stands farther off.',
      'Tully ha le granate; anche Marsh, ma è più lontano.',
      'Tully lleva granadas; Marsh también, pero está más lejos.',
    ),
    idea: say(
      'Throw at the point between the two, not at one of them.',
      'Mira al punto fra i due, non a uno di loro.',
      'Lánzala al punto entre los dos, no a uno de ellos.',
    ),
  },
  answers: [
    {
      if: { now: { fact: 'grenadeBurst' } },
      say: say(
        'A fine bang, but they were not both in the circle. Aim between them.',
        'Un bel botto, ma nel cerchio non c’erano tutti e due. Mira in mezzo.',
        'Buen estallido, pero no estaban los dos en el círculo. Apunta entre ellos.',
      ),
    },
    {
      if: { now: { fact: 'shotResolved' } },
      say: say(
        'Through the hedge a shot needs {needPartial}, and it is one man at a time. Keep {grenadeCost} AT for the grenade.',
        'Attraverso la siepe serve {needPartial}, e uno alla volta. Tieni {grenadeCost} AT per la granata.',
        'A través del seto hace falta {needPartial}, y de uno en uno. Guarda {grenadeCost} FA para la granada.',
      ),
    },
    turnEnded,
    resigned,
  ],
  otherwise: say(
    'The two are still close together: that is what grenades are for.',
    'I due sono ancora vicini: le granate servono a questo.',
    'Los dos siguen juntos: para eso están las granadas.',
  ),
  praise: say(
    'Both were in the circle. Two AT well spent, whatever the dice said.',
    'Erano tutti e due nel cerchio. Due AT ben spesi, qualunque cosa abbiano detto i dadi.',
    'Los dos estaban en el círculo. Dos FA bien gastadas, dijeran lo que dijeran los dados.',
  ),
  solution: [{ commands: [{ verb: 'throwGrenade', figure: WHO.tully, weapon: gun('mk2'), at: BEHIND_THE_HEDGE }] }],
}

export const OVERWATCH: readonly Step[] = [watch, watched, suppression, grenade]
