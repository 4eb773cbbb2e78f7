import { type Line, say } from '../template.ts'

/** What the worked examples of the company sheets show. */
export const COMPANY_EXAMPLES = {
  'EX-55': say(
    'FORWARD passed on from leader to leader: the Sergeant, the Corporal and their men all move, for 1 AT.',
    'AVANTI passato di capo in capo: il Sergente, il Caporale e i loro uomini muovono tutti, per 1 AT.',
    'ADELANTE pasa de jefe en jefe: el Sargento, el Cabo y sus hombres se mueven todos, por 1 FA.',
  ),
  'EX-56': say(
    'The same men under the Italian sheet: no one passes the order on, but the Lieutenant reaches {15u}.',
    'Gli stessi uomini nell’edizione italiana: nessuno passa l’ordine, ma il Tenente arriva a {15u}.',
    'Los mismos hombres según la hoja italiana: nadie pasa la orden, pero el Teniente llega a {15u}.',
  ),
  'EX-57': say(
    'Two men are to stay where they are: what halting a named and a nameless private costs under each sheet.',
    'Due uomini devono restare dove sono: quanto costa in ogni edizione fermare un soldato con nome e uno senza.',
    'Dos hombres deben quedarse donde están: cuánto cuesta en cada hoja detener a un soldado con nombre y a uno sin él.',
  ),
  'EX-58': say(
    'FIRE AT: one has no shot left, the second eliminates the target, so the third keeps his shot.',
    'SPARARE A: uno non ha più tiri, il secondo elimina il bersaglio, così il terzo tiene il suo.',
    'DISPARAR A: uno no tiene disparos, el segundo elimina al objetivo, así que el tercero guarda el suyo.',
  ),
  'EX-59': say(
    'FIRE AT WILL, with a man who placed Opportunity Fire this turn: may he take part?',
    'FUOCO A VOLONTÀ, con un uomo che in questo turno ha messo Fuoco di Opportunità: può partecipare?',
    'FUEGO A DISCRECIÓN, con un hombre que este turno ha colocado Fuego de Oportunidad: ¿puede participar?',
  ),
  'EX-60': say(
    'An officer in enemy Opportunity Fire gives an order and is wounded: the order fails, the AT is lost.',
    'Un Ufficiale sotto il Fuoco di Opportunità nemico dà un ordine ed è ferito: l’ordine fallisce, l’AT è perso.',
    'Un oficial en Fuego de Oportunidad enemigo da una orden y cae herido: la orden fracasa, la FA se pierde.',
  ),
  'EX-61': say(
    'A call with two sixes and fifteen figures on the table: three teams in the next turn.',
    'Una Chiamata con due sei e quindici miniature sul tavolo: tre squadre di rinforzo nel prossimo turno.',
    'Una llamada con dos seises y quince miniaturas en el tablero: tres equipos en el turno siguiente.',
  ),
  'EX-62': say(
    'A declared call under the Italian sheet: the dice say two teams, after four turns.',
    'Una Chiamata dichiarata prima, nell’edizione italiana: i dadi danno due squadre di rinforzo, dopo quattro turni.',
    'Una llamada declarada según la hoja italiana: los dados dicen dos equipos, tras cuatro turnos.',
  ),
  'EX-63': say(
    'Radio 2: the English sheet rolls two dice and needs a six, the Italian one die and 2 or more.',
    'Radio 2: nell’edizione inglese due dadi, e serve almeno un 6; in quella italiana un dado, e basta 2.',
    'Radio 2: la hoja inglesa tira dos dados y le basta un seis; la italiana tira uno y le basta un 2.',
  ),
  'EX-64': say(
    'An operator in contact takes cover when shot at: contact is lost under the English sheet only.',
    'Un operatore in contatto si ripara quando gli sparano: il contatto è perso solo nell’edizione inglese.',
    'Un operador en contacto se pone En Cobertura cuando le disparan: solo según la hoja inglesa se pierde el contacto.',
  ),
  'EX-65': say(
    'A messenger of 6 AP leaves while 10 of 30 are lost: for now he counts as lost, and the game is over.',
    'Un messaggero da 6 VP esce quando 10 su 30 sono persi: per ora conta come perso, e la partita finisce.',
    'Un enlace de 6 puntos sale con 10 de 30 perdidos: de momento cuenta como perdido, y la partida acaba.',
  ),
  'EX-66': say(
    'Bids of 2 and 1, a raise, two passes, dice 3 and 5: 8 against 8, so the turn is not seized.',
    'Offerte di 2 e 1, un rilancio, due «passo», dadi 3 e 5: 8 contro 8, e il turno non è preso.',
    'Pujas de 2 y 1, una subida, dos pases, dados 3 y 5: 8 contra 8, y el turno no cambia de manos.',
  ),
  'EX-67': say(
    'The same values, bids and dice under the Italian sheet, without raises: 8 against 7, the turn is seized.',
    'Stessi valori, offerte e dadi nell’edizione italiana, senza rilanci: 8 contro 7, il turno è preso.',
    'Los mismos valores, pujas y dados según la hoja italiana, sin subidas: 8 contra 7, el turno cambia de manos.',
  ),
  'EX-68': say(
    'FEINT 2 in a force of 76 AP: men of up to 16 AP may be redeployed.',
    'FINTA DI SCHIERAMENTO 2 in una forza da 76 VP: si possono rischierare uomini fino a 16 VP.',
    'FINTA 2 en una fuerza de 76 puntos: se pueden recolocar hombres hasta 16 puntos.',
  ),
  'EX-69': say(
    'FEINT 2 under the Italian sheet: two Characters, whatever their AP.',
    'FINTA DI SCHIERAMENTO 2 nell’edizione italiana: due Personaggi, quali che siano i loro VP.',
    'FINTA 2 según la hoja italiana: dos Personajes, valgan lo que valgan.',
  ),
  'EX-70': say(
    'First Aid with a 3 beside the aid station: +1 makes 4, and the man is healed.',
    'Primo Soccorso con un 3 accanto alla Stazione di Soccorso: +1 fa 4, e l’uomo è guarito.',
    'Primeros auxilios con un 3 junto al puesto de socorro: +1 hace 4, y el hombre queda curado.',
  ),
  'EX-71': say(
    'A medic walks up to a wounded man: he may treat him this turn under the Italian sheet only.',
    'Un medico raggiunge un ferito: può curarlo in questo turno solo nell’edizione italiana.',
    'Un sanitario llega hasta un herido: solo según la hoja italiana puede atenderlo este turno.',
  ),
  'EX-72': say(
    'A man who was treated once and is eliminated later: no casualty check for him.',
    'Un uomo già curato una volta e poi eliminato: per lui nessun controllo.',
    'Un hombre ya atendido una vez y eliminado después: no se le puede examinar.',
  ),
  'EX-73': say(
    'How far a casualty is carried for 1 AT: {1.5u} alone, {3u} with a helper, {5u} on a stretcher.',
    'Quanto lontano si porta una vittima con 1 AT: {1.5u} da soli, {3u} con un aiutante, {5u} in barella.',
    'Cuánto se mueve a un caído por 1 FA: {1.5u} solo, {3u} con un ayudante, {5u} en camilla.',
  ),
  'EX-74': say(
    'A casualty of 5 AP reaches the aid station: 14 lost points become 9.',
    'Una vittima da 5 VP arriva alla Stazione di Soccorso: 14 punti persi diventano 9.',
    'Un caído de 5 puntos llega al puesto de socorro: 14 puntos perdidos pasan a 9.',
  ),
  'EX-75': say(
    'Shooting at a slit from {6u}: one die, and only a six goes in.',
    'Sparare a una feritoia da {6u}: un dado, e solo un sei entra.',
    'Disparar a una tronera desde {6u}: un dado, y solo entra un seis.',
  ),
  'EX-76': say(
    'From exactly {2u} the slit is no cover: all dice, 4+.',
    'Da {2u} esatte la feritoia non copre: tutti i dadi, 4+.',
    'Justo a {2u} la tronera no cubre: todos los dados, 4+.',
  ),
  'EX-77': say(
    'A rider without BIKER moves: 2 AT, and no second Move this turn.',
    'In moto senza MOTOCICLISTA, un movimento: 2 AT, e nessun secondo movimento in questo turno.',
    'Un soldado en moto sin MOTORISTA se mueve: 2 FA, y no hay segundo movimiento este turno.',
  ),
  'EX-78': say(
    'Two officers who plan ahead: an income of 8 AT, or 6 once the second is wounded.',
    'Due Ufficiali con PIANIFICAZIONE AVANZATA: 8 AT a turno; dopo che il secondo è ferito, 6.',
    'Dos oficiales que planifican: 8 FA por turno; tras una herida del segundo, 6.',
  ),
  'EX-79': say(
    'On a small table no point is {30u} from all friends: support fire cannot be chosen.',
    'Su un tavolo piccolo nessun punto è a {30u} da tutti gli amici: non si può chiedere Fuoco di Supporto.',
    'En un tablero pequeño ningún punto está a {30u} de todos los amigos: no se puede elegir fuego de apoyo.',
  ),
  'EX-80': say(
    'Three bombs of the platoon mortar: they drift as grenades do, or under the Italian sheet not at all.',
    'Tre bombe del mortaio di plotone: deviano come le granate, o non deviano affatto nell’edizione italiana.',
    'Tres bombas del mortero de sección: se desvían como las granadas, o según la hoja italiana nada.',
  ),
  'EX-81': say(
    'Groups of six to ten men with and without NCOs: 6 men need none, 7 need one; the second NCO of a full group is at most a warning.',
    'Gruppi da sei a dieci uomini con e senza sottufficiali: con 6 uomini non serve, con 7 ne serve uno; il secondo in un gruppo completo dà al più un avviso.',
    'Grupos de seis a diez hombres con y sin suboficiales: 6 no necesitan, 7 necesitan uno; el segundo de un grupo completo es como mucho un aviso.',
  ),
  'EX-82': say(
    'Four full squads in one platoon with two officers: against the English sheet, legal under the Italian.',
    'Quattro squadre complete in un plotone con due Ufficiali: non ammesse nell’edizione inglese, ammesse in quella italiana.',
    'Cuatro pelotones completos en una sección con dos oficiales: no valen según la hoja inglesa, sí según la italiana.',
  ),
  'EX-83': say(
    'Three platoons need a Captain: three or four Lieutenants will not do.',
    'Per tre plotoni serve un Capitano: tre o quattro Tenenti non bastano.',
    'Tres secciones necesitan un Capitán: tres o cuatro Tenientes no bastan.',
  ),
  'EX-84': say(
    'A card that was not drawn before the first Action: gone under the English sheet, still drawn under the Italian one.',
    'Una carta non pescata prima della prima Azione: persa nell’edizione inglese, ancora pescabile in quella italiana.',
    'Una carta no robada antes de la primera Acción: perdida según la hoja inglesa, aún se roba según la italiana.',
  ),
  'EX-85': say(
    'A card that answers a Move: the enemy has fired since then, so it comes too late.',
    'Una carta che risponde a un movimento: intanto il nemico ha sparato, quindi è tardi per giocarla.',
    'Una carta que responde a un movimiento: el enemigo ya ha disparado después, así que llega tarde.',
  ),
  'EX-86': say(
    'An officer is eliminated near a man of another company with a medic beside him: must the man test for Shock?',
    'Un Ufficiale è eliminato vicino a un uomo di un’altra compagnia che ha un medico accanto: deve fare il test?',
    'Matan a un oficial cerca de un hombre de otra compañía con un sanitario al lado: ¿debe hacer la prueba?',
  ),
  'EX-87': say(
    'A Lieutenant orders his own company and a man of another: two orders under the English sheet, one under the Italian.',
    'Un Tenente ordina alla sua compagnia e a un uomo di un’altra: due ordini nell’edizione inglese, uno in quella italiana.',
    'Un Teniente ordena a su compañía y a un hombre de otra: dos órdenes según la hoja inglesa, una según la italiana.',
  ),
  'EX-88': say(
    'A suppressed officer: the English sheet lets him order FORWARD but no fire, the Italian one both.',
    'Un Ufficiale sotto soppressione: nell’edizione inglese può ordinare AVANTI ma non il fuoco, in quella italiana entrambi.',
    'Un oficial suprimido: la hoja inglesa le deja ordenar ADELANTE pero no fuego, la italiana ambas.',
  ),
  'EX-89': say(
    'An undeclared call: the opponent names support fire, which is not possible here, so reinforcements come.',
    'Una Chiamata non dichiarata: l’avversario sceglie il Fuoco di Supporto, qui impossibile, e arrivano i rinforzi.',
    'Una llamada sin declarar: el rival elige fuego de apoyo, aquí imposible, así que llegan refuerzos.',
  ),
  'EX-90': say(
    'Two men of a team share their Actions and their card: the first hit removes one and turns the card, the second removes the other.',
    'Due uomini di una squadra condividono Azioni e carta: il primo colpo ne toglie uno e gira la carta, il secondo toglie l’altro.',
    'Dos hombres de un equipo comparten Acciones y carta: el primer impacto retira a uno y da la vuelta a la carta, el segundo retira al otro.',
  ),
  'EX-91': say(
    'Three shells of a howitzer, each an event of its own: the drift decides whom it finds, friends too.',
    'Tre colpi di obice, ognuno un evento a sé: la deviazione decide chi è colpito, anche fra gli amici.',
    'Tres proyectiles de obús, cada uno un suceso aparte: el desvío decide a quién alcanza, también a amigos.',
  ),
  'EX-92': say(
    'An officer leaves by his own edge to call HQ in person: 2 AT, his AP lost for now, back in his next turn.',
    'Un Ufficiale esce dal suo bordo e fa la CHIAMATA di persona: 2 AT, i suoi VP persi per ora, di ritorno nel suo prossimo turno.',
    'Un oficial sale por su borde y llama él mismo: 2 FA, sus puntos perdidos por ahora, de vuelta en su próximo turno.',
  ),
  'EX-93': say(
    'The limit of the feint is below the cheapest Character: then any one may be redeployed.',
    'Il limite della finta è sotto il Personaggio più economico: allora se ne può rischierare uno qualsiasi.',
    'El límite de la finta está por debajo del Personaje más barato: entonces puede ir uno cualquiera.',
  ),
  'EX-94': say(
    'A medic without kits at his aid station: filled at the end of his next turn, or at once under the Italian sheet.',
    'Un medico senza kit alla sua Stazione di Soccorso: rifornito alla fine del suo prossimo turno, o subito nell’edizione italiana.',
    'Un sanitario sin botiquines en su puesto de socorro: los recupera al final de su próximo turno, o en el acto según la hoja italiana.',
  ),
  'EX-95': say(
    'A grenade and a bunker with two men: through the slit from {2u}, past it when it drifts, from {6u} only on a six.',
    'Una granata e un bunker con due uomini: nella feritoia da {2u}, fuori se devia, da {6u} solo con un sei.',
    'Una granada y un búnker con dos hombres: por la tronera desde {2u}, fuera si se desvía, desde {6u} solo con un seis.',
  ),
  'EX-96': say(
    'A weapon card with two faces in a force of eight: one face is of its own faction, the other one of the few from outside it.',
    'Una carta arma con due facce in una forza di otto: una faccia è della sua fazione, l’altra è fra le poche ammesse di un’altra.',
    'Una carta de arma con dos caras en una fuerza de ocho: una cara es de su facción, la otra una de las pocas de fuera.',
  ),
  'EX-105': say(
    'As printed, the deck counts in the points: 18 of 36 AP must be lost, not 15 of 30.',
    'Alla lettera, il mazzo fa parte dei punti: su 36 VP se ne devono perdere 18, non 15 su 30.',
    'Al pie de la letra, el mazo cuenta en los puntos: de 36 hay que perder 18, no 15 de 30.',
  ),
} as const satisfies { readonly [id: string]: Line }
