import { rule, say, unless, when } from '../template.ts'

export const CALLS = {
  'PLAN-01': rule(
    ['ADVANCE PLANNING', 'PIANIFICAZIONE AVANZATA', 'PLANIFICACIÓN ANTICIPADA'],
    say(
      'Each officer on the table with this ability adds its value to your AT every turn; several add up. It is not an Action.',
      'Ogni Ufficiale sul tavolo con questa abilità aggiunge il suo valore ai tuoi AT di ogni turno; più d’uno si sommano. Non è un’Azione.',
      'Cada oficial en el tablero con esta habilidad suma su valor a tus FA de cada turno; varios se suman. No es una Acción.',
    ),
  ),
  'PLAN-02': rule(
    ['When it stops', 'Quando finisce', 'Cuándo se acaba'],
    say(
      'It stops when the officer is eliminated, leaves the table, or is wounded and his wounded side does not have it. AT you already have stay.',
      'Finisce quando l’Ufficiale è eliminato, lascia il tavolo, o è ferito e il suo lato ferito non ha l’abilità. Gli AT già ricevuti restano.',
      'Se acaba cuando el oficial muere, sale del tablero, o es herido y su lado herido no la tiene. Las FA ya recibidas se quedan.',
    ),
  ),
  'CALL-01': rule(
    ['Calling HQ', 'Chiamare il QG', 'Llamar al CG'],
    say(
      'An officer with CALL who is in contact with HQ rolls as many dice as its value; a single {callOn} is a success.',
      'Un Ufficiale con CHIAMATA in contatto con il QG tira tanti dadi quanto il suo valore; basta un {callOn} per riuscire.',
      'Un oficial con LLAMADA en contacto con el CG tira tantos dados como su valor; basta un {callOn} para lograrlo.',
    ),
  ),
  'CALL-02': rule(
    ['Price of a call', 'Prezzo della Chiamata', 'Precio de una llamada'],
    say(
      'Each attempt is an Action and costs {callCost} AT on the officer’s card.',
      'Ogni tentativo è un’Azione e costa {callCost} AT sulla carta dell’Ufficiale.',
      'Cada intento es una Acción y cuesta {callCost} FA en la carta del oficial.',
    ),
  ),
  'CALL-03': rule(
    ['Trying again', 'Riprovare', 'Volver a intentarlo'],
    when(
      { callAttemptsPerTurn: null },
      'An officer may try as often in a turn as Actions and AT allow.',
      'Un Ufficiale può tentare in un turno quante volte lo permettono Azioni e AT.',
      'Un oficial puede intentarlo en un turno cuantas veces le permitan sus Acciones y las FA.',
    ),
    unless(
      { callAttemptsPerTurn: null },
      'In a turn an officer has this many attempts: {callAttempts}.',
      'In un turno un Ufficiale ha questi tentativi: {callAttempts}.',
      'En un turno un oficial dispone de estos intentos: {callAttempts}.',
    ),
    when(
      { callExclusive: true },
      'He does nothing else in that turn, before or after, even if it fails.',
      'In quel turno non fa nient’altro, né prima né dopo, anche se fallisce.',
      'En ese turno no hace nada más, ni antes ni después, aunque fracase.',
    ),
    when(
      { callExclusive: false },
      'He may still do other Actions.',
      'Le sue altre Azioni sono libere.',
      'Sus demás Acciones quedan libres.',
    ),
  ),
  'CALL-04': rule(
    ['Contact with HQ', 'Contatto con il QG', 'Contacto con el CG'],
    say(
      'Contact comes through a radio operator in base contact who holds it (RADIO-04), through a messenger (RUNNER-03), or through a line the officer touches:',
      'Il contatto passa da un operatore radio, base a base, che lo mantiene (RADIO-04), da un messaggero (RUNNER-03), o da una linea che l’Ufficiale tocca:',
      'El contacto pasa por un operador de radio en contacto de peana que lo mantenga (RADIO-04), por un enlace (RUNNER-03), o por una línea que el oficial toque:',
    ),
    when(
      { callMeans: 'telephone' },
      'a field telephone or the fixed line of a bunker or command post.',
      'un telefono da campo o la linea fissa di un bunker o posto di comando.',
      'un teléfono de campaña o la línea fija de un búnker o puesto de mando.',
    ),
    when(
      { callMeans: 'fixedPost' },
      'a fixed post, such as a bunker or command post.',
      'una postazione fissa, come un bunker o un posto di comando.',
      'un puesto fijo, como un búnker o puesto de mando.',
    ),
    when(
      { callMeans: 'self' },
      'He may also go himself (RUNNER-04).',
      'Può anche andare di persona (RUNNER-04).',
      'También puede ir en persona (RUNNER-04).',
    ),
  ),
  'CALL-05': rule(
    ['What to ask for', 'Che cosa si chiede', 'Qué pedir'],
    say(
      'Reinforcements (REINF-01), support fire (SUPP-01) or the platoon’s mortar (MORTAR-01); without contact only the mortar.',
      'Rinforzi (REINF-01), Fuoco di Supporto (SUPP-01) o il mortaio del plotone (MORTAR-01); senza contatto solo il mortaio.',
      'Refuerzos (REINF-01), fuego de apoyo (SUPP-01) o el mortero de la sección (MORTAR-01); sin contacto, solo el mortero.',
    ),
    when(
      { callDeclareFirst: true },
      'Say which before you roll; if you do not, your opponent chooses between the first two.',
      'Dichiaralo prima di tirare i dadi; se non lo fai, sceglie l’avversario fra i primi due.',
      'Di cuál antes de tirar; si no lo haces, elige tu rival entre los dos primeros.',
    ),
    when(
      { callDeclareFirst: false },
      'You choose after the roll has succeeded.',
      'Lo scegli dopo che il lancio è riuscito.',
      'Eliges después de que la tirada haya tenido éxito.',
    ),
  ),
  'CALL-06': rule(
    ['Waiting', 'L’attesa', 'La demora'],
    when(
      { arrivalDelay: 'd6' },
      'Roll a die openly: on a 1 it arrives at the start of your next turn, on a 2 of the one after, and so on.',
      'Tira un dado in vista di tutti: arriva all’inizio di quel tuo turno, contando dal prossimo.',
      'Tira un dado a la vista: llega al empezar ese turno tuyo, contando desde el próximo.',
    ),
    unless(
      { arrivalDelay: 'd6' },
      'It arrives after this many turns of yours: {arrivalDelay}.',
      'Turni tuoi prima dell’arrivo: {arrivalDelay}.',
      'Llega tras este número de turnos tuyos: {arrivalDelay}.',
    ),
  ),
  'CALL-07': rule(
    ['Double six', 'Doppio sei', 'Doble seis'],
    say(
      'Two sixes or more in one attempt: no waiting, it comes with your next turn.',
      'Due o più sei in un tentativo: nessuna attesa, arriva con il tuo prossimo turno.',
      'Dos seises o más en un intento: sin demora, llega con tu próximo turno.',
    ),
  ),
  'CALL-08': rule(
    ['Once answered', 'Una volta riuscita', 'Una vez atendida'],
    say(
      'Losing the contact or the officer afterwards changes nothing.',
      'Perdere poi il contatto o l’Ufficiale non cambia nulla.',
      'Perder después el contacto o al oficial no cambia nada.',
    ),
  ),
  'CALL-09': rule(
    ['A call step by step', 'La Chiamata passo per passo', 'La llamada paso a paso'],
    when(
      { callDeclareFirst: true },
      'Say what you ask for; pay and roll; on a success place the marker or settle the teams; roll the wait.',
      'Dichiara che cosa chiedi; paga e tira; se riesce, posa il segnalino o stabilisci le squadre; tira per l’attesa.',
      'Di qué pides; paga y tira; si hay éxito coloca la ficha o fija los equipos; tira para la demora.',
    ),
    when(
      { callDeclareFirst: false },
      'Pay and roll; on a success say what you ask for; place the marker or settle the teams; roll the wait.',
      'Paga e tira; se riesce, scegli che cosa chiedi; posa il segnalino o stabilisci le squadre; tira per l’attesa.',
      'Paga y tira; si hay éxito di qué pides; coloca la ficha o fija los equipos; tira para la demora.',
    ),
  ),
  'REINF-01': rule(
    ['How many come', 'Quanti arrivano', 'Cuántos llegan'],
    when(
      { reinforcementTeams: 'ceilOwnFiguresBy7' },
      'Free teams of two: one for every 7 figures you have on the table when the call succeeds, rounded up.',
      'Squadre di due gratuite: una ogni 7 miniature che hai sul tavolo quando la Chiamata riesce, arrotondando per eccesso.',
      'Equipos de dos gratuitos: uno por cada 7 miniaturas que tengas en el tablero cuando la llamada tiene éxito, redondeando hacia arriba.',
    ),
    when(
      { reinforcementTeams: 'd6' },
      'Roll a die: that many free teams of two come.',
      'Tante squadre di due gratuite quante ne dice un dado.',
      'Tantos equipos de dos gratuitos como diga un dado.',
    ),
    unless(
      { reinforcementCallsMax: null },
      'Successful calls for reinforcements per side in a game: at most {callsMax}.',
      'Chiamate di rinforzi riuscite in una partita, per ogni forza: al massimo {callsMax}.',
      'Llamadas con éxito por bando y partida: {callsMax}.',
    ),
  ),
  'REINF-02': rule(
    ['In place of a team', 'Al posto di una squadra', 'En lugar de un equipo'],
    when(
      { reinforcementSubstituteFigures: 1 },
      'For each team you may take instead any one soldier of up to {substituteAp} AP, his extra cards included.',
      'Al posto di ogni squadra puoi prendere un soldato qualsiasi fino a {substituteAp} VP, comprese le sue carte aggiuntive.',
      'En lugar de cada equipo puedes elegir un soldado cualquiera de hasta {substituteAp} puntos, incluidas sus cartas adicionales.',
    ),
    when(
      { reinforcementSubstituteFigures: 2 },
      'For each team you may take instead two figures that share any soldier’s card of up to {substituteAp} AP, extra cards included.',
      'Al posto di ogni squadra puoi prendere due miniature che condividono la carta di un soldato qualsiasi fino a {substituteAp} VP, comprese le carte aggiuntive.',
      'En lugar de cada equipo puedes elegir dos miniaturas que compartan la carta de un soldado cualquiera de hasta {substituteAp} puntos, cartas adicionales incluidas.',
    ),
  ),
  'REINF-03': rule(
    ['A team of two', 'Una squadra di due', 'Un equipo de dos'],
    when(
      { teamShares: 'oneCard' },
      'Two figures share one card: its Actions, shots and tokens are for both, and each acts from its own base.',
      'Due miniature condividono una carta: Azioni, tiri e gettoni sono per entrambe, e ciascuna agisce dalla sua base.',
      'Dos miniaturas comparten una carta: sus Acciones, disparos y fichas son para ambas, y cada una actúa desde su peana.',
    ),
    when(
      { teamShares: 'separate' },
      'Here each of the two figures has a copy of the card to itself.',
      'Qui ciascuna delle due miniature ha la sua copia della carta.',
      'Aquí cada una de las dos miniaturas tiene su propia copia de la carta.',
    ),
    when(
      { teamShares: 'oneCard' },
      'The first wound removes the man hit and turns the card, with Shock for the other; the second removes him too, and only then the AP are lost.',
      'La prima ferita toglie l’uomo colpito e gira la carta, con lo Shock per l’altro; la seconda toglie anche lui, e solo allora si perdono i VP.',
      'La primera herida retira al hombre alcanzado y da la vuelta a la carta, con Conmoción para el otro; la segunda lo retira también, y solo entonces se pierden los puntos.',
    ),
  ),
  'REINF-04': rule(
    ['Coming in', 'L’arrivo', 'La llegada'],
    say(
      'Place them in your deployment zone, not in contact with an enemy; they may act at once. If there is no room they wait a turn.',
      'Mettili nella tua zona di schieramento, non a contatto con un nemico; possono agire subito. Se non c’è posto aspettano un turno.',
      'Colócalos en tu zona de despliegue, sin tocar a un enemigo; pueden actuar enseguida. Si no hay sitio esperan un turno.',
    ),
  ),
  'SUPP-01': rule(
    ['The target marker', 'Il segnalino bersaglio', 'La ficha de objetivo'],
    say(
      'Put it anywhere at least {supportDistance} from every friendly figure and vehicle. Where no such point exists support fire cannot be asked for.',
      'Mettilo ovunque ad almeno {supportDistance} da ogni miniatura e veicolo amico. Se nessun punto va bene, non si può chiedere Fuoco di Supporto.',
      'Colócala en cualquier punto a {supportDistance} como mínimo de toda miniatura y vehículo amigo. Si no existe tal punto, no se puede pedir fuego de apoyo.',
    ),
  ),
  'SUPP-02': rule(
    ['No calling it off', 'Non si annulla', 'No se anula'],
    say(
      'Friends may walk nearer at their own risk: it comes all the same and hits everyone.',
      'Gli amici possono avvicinarsi a loro rischio: arriva lo stesso e colpisce tutti.',
      'Los amigos pueden acercarse por su cuenta y riesgo: llega igual y alcanza a todos.',
    ),
  ),
  'SUPP-03': rule(
    ['Which guns', 'Quali pezzi', 'Qué armas'],
    say(
      'High explosive or smoke, chosen with the marker, from what scenario or faction offers; otherwise heavy mortars and howitzers. Their values are in HOUSE-08.',
      'Quelli dello scenario o della fazione; altrimenti mortai pesanti e obici. Quando posi il segnalino scegli esplosivo o fumogeno. I loro valori sono in HOUSE-08.',
      'Explosivo o humo, elegido con la ficha, entre lo que ofrezca el escenario o la facción; si no, morteros pesados y obuses. Sus valores están en HOUSE-08.',
    ),
  ),
  'SUPP-04': rule(
    ['When it lands', 'Quando cade', 'Cuando cae'],
    say(
      'Each shell drifts on its own and then bursts like a grenade (GREN-07 to GREN-12).',
      'Ogni colpo devia per conto suo e poi esplode come una granata (da GREN-07 a GREN-12).',
      'Cada proyectil se desvía por su cuenta y luego explota como una granada (de GREN-07 a GREN-12).',
    ),
  ),
  'MORTAR-01': rule(
    ['The platoon’s mortar', 'Il mortaio del plotone', 'El mortero de la sección'],
    say(
      'Where the faction has platoon mortars, an officer with CALL may call them without HQ: {bombs} bombs of one kind, each aimed at a point of its own up to {bombRange} from him.',
      'Se la fazione ha mortai di plotone, un Ufficiale con CHIAMATA può chiamarli senza il QG: {bombs} bombe di un solo tipo, ciascuna su un punto fino a {bombRange} da lui.',
      'Si la facción tiene morteros de sección, un oficial con LLAMADA puede pedirlos sin el CG: {bombs} bombas de un solo tipo, cada una sobre su punto a {bombRange} o menos de él.',
    ),
    when(
      { grenadeOver: 'partialCover' },
      'He must see the points; Partial Cover does not count.',
      'Deve vedere i punti; la Copertura Parziale non conta.',
      'Debe ver los puntos; la Cobertura Parcial no cuenta.',
    ),
    when(
      { grenadeOver: 'anyCover' },
      'He need not see the points.',
      'Non occorre che veda i punti.',
      'No hace falta que vea los puntos.',
    ),
    when(
      { platoonCallAmmo: 'concussion' },
      'Smoke or concussion;',
      'Fumogene o a concussione;',
      'De humo u ofensivas;',
    ),
    when(
      { platoonCallAmmo: 'fragmentation' },
      'Smoke or fragmentation;',
      'Fumogene o a frammentazione;',
      'De humo o de fragmentación;',
    ),
    when(
      { platoonCallScatter: true },
      'each rolls for dispersion (GREN-05).',
      'per ciascuna si tira la dispersione (GREN-05).',
      'cada una tira por dispersión (GREN-05).',
    ),
    when({ platoonCallScatter: false }, 'they do not disperse.', 'non si disperdono.', 'no sufren dispersión.'),
    when(
      { platoonCallDelay: 'nextTurn' },
      'They fall in your next turn.',
      'Cadono nel tuo prossimo turno.',
      'Caen en tu próximo turno.',
    ),
    when(
      { platoonCallDelay: 'd6' },
      'Roll a die: they fall after that many of your turns.',
      'Cadono dopo tanti tuoi turni quanti ne dice un dado.',
      'Caen tras tantos turnos tuyos como diga un dado.',
    ),
  ),
  'MORTAR-02': rule(
    ['Mortars higher up', 'Mortai ai livelli superiori', 'Morteros de nivel superior'],
    say(
      'Mortars of the company or above do not count for this: they are support fire (SUPP-03).',
      'I mortai di compagnia o superiori non contano: sono Fuoco di Supporto (SUPP-03).',
      'Los morteros de compañía o superiores no cuentan: son fuego de apoyo (SUPP-03).',
    ),
  ),
} as const
