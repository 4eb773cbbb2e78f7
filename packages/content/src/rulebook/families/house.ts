import { rule, say, when } from '../template.ts'

/** What no sheet prints; each has a switch, told by `inForce`. */
export const HOUSE = {
  'HOUSE-01': rule(
    ['Psychological shock', 'Shock psicologico', 'Conmoción psicológica'],
    say(
      'A test is due when an officer is eliminated (SHOCK-04) or a friend falls within {5u} and in sight. Roll a die: 4 or more passes, 3 or more for named Characters.',
      'Si fa il test per lo Shock quando un Ufficiale è eliminato (SHOCK-04) o un amico cade entro {5u} e in vista. Tira un dado: si supera con 4 o più, con 3 o più se il Personaggio ha un nome.',
      'Se hace una prueba cuando muere un oficial (SHOCK-04) o cae un amigo a {5u} o menos y a la vista. Tira un dado: se supera con 4 o más, con 3 o más si el Personaje tiene nombre.',
    ),
    say(
      'Failing brings a Shock marker without a wound until the end of the turn.',
      'Chi fallisce riceve un segnalino Shock senza ferita fino alla fine del turno.',
      'Quien falla recibe una ficha de Conmoción sin herida hasta el final del turno.',
    ),
  ),
  'HOUSE-02': rule(
    ['Armour and charges', 'Corazze e cariche', 'Blindaje y cargas'],
    say(
      'Against armour roll the heavy weapon’s dice as usual, then a die plus its H factor for each hit: reaching the armour is a penetration. The first wounds everyone inside, the second destroys.',
      'Contro una corazza tira i dadi dell’arma pesante come al solito, poi per ogni colpo a segno un dado più il suo fattore H: se raggiunge il valore della corazza, la perfora. La prima perforazione ferisce tutti all’interno, la seconda distrugge.',
      'Contra un blindaje tira los dados del arma pesada como siempre y, por cada impacto, un dado más su factor H: si alcanza el blindaje, lo perfora. La primera perforación hiere a todos los de dentro, la segunda destruye.',
    ),
    say(
      'An explosive charge: 2 AT, base contact, one sure hit with H 6, used once. Armour goes from 6 (plates) to 12 (tank turret).',
      'Una carica esplosiva: 2 AT, base a base, un colpo automatico con H 6, una volta sola. Le corazze vanno da 6 (piastre) a 12 (torretta di carro).',
      'Una carga explosiva: 2 FA, contacto de peana, un impacto seguro con H 6, una sola vez. El blindaje va de 6 (placas) a 12 (torreta de carro).',
    ),
  ),
  'HOUSE-03': rule(
    ['Vehicles and mounts', 'Veicoli e cavalcature', 'Vehículos y monturas'],
    say(
      'Mounting or dismounting costs 1 AT and is a move for MOVE-03. For each AT a horse goes {12u}, a bicycle {9u}, a motorbike {16u}, a soft vehicle {14u}, an armoured one {10u}.',
      'Montare o smontare costa 1 AT ed è un movimento per MOVE-03. Per ogni AT un cavallo fa {12u}, una bicicletta {9u}, una motocicletta {16u}, un veicolo leggero {14u}, uno corazzato {10u}.',
      'Montar o desmontar cuesta 1 FA y es un movimiento para MOVE-03. Por cada FA un caballo recorre {12u}, una bicicleta {9u}, una motocicleta {16u}, un vehículo sin blindar {14u}, uno blindado {10u}.',
    ),
    say(
      'A rider may attack only hand to hand and may not Take Cover or climb; he is shot at as usual and dismounts when wounded.',
      'Chi è in sella non attacca se non nel Corpo a Corpo, non si ripara e non si arrampica, è bersaglio come al solito e smonta se è ferito.',
      'Quien va montado no ataca salvo Cuerpo a Cuerpo, no se pone En Cobertura ni escala, es objetivo como siempre y desmonta si es herido.',
    ),
    say(
      'A larger vehicle acts through its driver, who pays; passengers ride free. Those on board cannot be shot, except in an open vehicle, where they have Partial Cover. A vehicle without armour counts as armour 4.',
      'Un veicolo più grande agisce tramite il conducente, che paga; i passeggeri viaggiano gratis. A chi è a bordo non si può sparare; su un veicolo aperto è in Copertura Parziale. Senza corazza, il valore da raggiungere è 4.',
      'Un vehículo mayor actúa por medio de su conductor, que paga; los pasajeros van gratis. A los de a bordo no se les puede disparar; en uno abierto están en Cobertura Parcial. Sin blindaje cuenta como 4.',
    ),
  ),
  'HOUSE-04': rule(
    ['Smoke', 'Fumo', 'Humo'],
    say(
      'Smoke is a disc that blocks sight like Total Cover but neither movement nor blasts. It harms no one and clears at the start of its owner’s turn after the next.',
      'Il fumo è un disco che blocca la vista come una Copertura Totale, ma non il movimento né le esplosioni. Non ferisce nessuno e sparisce all’inizio del secondo turno successivo di chi l’ha messo.',
      'El humo es un disco que tapa la vista como una Cobertura Total, pero no el movimiento ni las explosiones. No hiere a nadie y se disipa al empezar el segundo turno de su dueño a partir de entonces.',
    ),
  ),
  'HOUSE-05': rule(
    ['PROTECTIVE and SHELTERING', 'PROTEZIONE e RIFUGIO', 'PROTECCIÓN y REFUGIO'],
    say(
      'PROTECTIVE terrain gives those wholly inside Partial Cover from every side (LOS-07 applies) and covers them against blasts outside it. SHELTERING terrain is a bunker (BUNKER-01 to BUNKER-05).',
      'Il terreno di PROTEZIONE dà a chi è tutto dentro Copertura Parziale da ogni lato (vale LOS-07) e lo protegge dalle esplosioni all’esterno. Il terreno di RIFUGIO è un bunker (da BUNKER-01 a BUNKER-05).',
      'El terreno de PROTECCIÓN da a quien está entero dentro Cobertura Parcial por todos lados (vale LOS-07) y lo protege de las explosiones de fuera. El terreno de REFUGIO es un búnker (de BUNKER-01 a BUNKER-05).',
    ),
  ),
  'HOUSE-06': rule(
    ['Standard grenades', 'Granate standard', 'Granadas estándar'],
    say(
      'Fragmentation: S {fragmentationDice}, radius {fragmentationRadius}. Concussion: S {concussionDice}, radius {concussionRadius}. Smoke: radius {smokeRadius}. The bombs of a platoon mortar are the same.',
      'A frammentazione: S {fragmentationDice}, raggio {fragmentationRadius}. A concussione: S {concussionDice}, raggio {concussionRadius}. Fumogena: raggio {smokeRadius}. Le bombe del mortaio di plotone sono uguali.',
      'De fragmentación: S {fragmentationDice}, radio {fragmentationRadius}. Ofensiva: S {concussionDice}, radio {concussionRadius}. De humo: radio {smokeRadius}. Las bombas del mortero de sección son iguales.',
    ),
  ),
  'HOUSE-07': rule(
    ['The reinforcement team', 'La squadra di rinforzo', 'El equipo de refuerzo'],
    say(
      'Two nameless riflemen without abilities, 6 AP together, with the values of the faction’s cheapest plain rifleman.',
      'Due fucilieri senza nome e senza abilità, 6 VP in tutto, con i valori del fuciliere semplice meno caro della fazione.',
      'Dos fusileros sin nombre ni habilidades, 6 puntos en total, con los valores del fusilero raso más barato de la facción.',
    ),
  ),
  'HOUSE-08': rule(
    ['Support fire', 'Fuoco di Supporto', 'Fuego de apoyo'],
    say(
      'Shells, dice and radius: heavy mortars {heavyMortarShells}, {heavyMortarDice}, {heavyMortarRadius}; howitzers {howitzerShells}, {howitzerDice}, {howitzerRadius}; naval guns {navalGunShells}, {navalGunDice}, {navalGunRadius}; rockets {rocketShells}, {rocketDice}, {rocketRadius}; bombers {airBombShells}, {airBombDice}, {airBombRadius}.',
      'Colpi, dadi e raggio: mortai pesanti {heavyMortarShells}, {heavyMortarDice}, {heavyMortarRadius}; obici {howitzerShells}, {howitzerDice}, {howitzerRadius}; cannoni navali {navalGunShells}, {navalGunDice}, {navalGunRadius}; razzi {rocketShells}, {rocketDice}, {rocketRadius}; bombardieri {airBombShells}, {airBombDice}, {airBombRadius}.',
      'Proyectiles, dados y radio: morteros pesados {heavyMortarShells}, {heavyMortarDice}, {heavyMortarRadius}; obuses {howitzerShells}, {howitzerDice}, {howitzerRadius}; cañones navales {navalGunShells}, {navalGunDice}, {navalGunRadius}; cohetes {rocketShells}, {rocketDice}, {rocketRadius}; bombarderos {airBombShells}, {airBombDice}, {airBombRadius}.',
    ),
    say(
      'Strafing: {strafeDice} dice for all in a strip of {strafeLength} by {strafeWidth}. Mortars and howitzers also fire smoke.',
      'Mitragliamento aereo: {strafeDice} dadi per tutti quelli in una striscia di {strafeLength} per {strafeWidth}. Mortai e obici tirano anche fumogeni.',
      'Ametrallamiento aéreo: {strafeDice} dados para todos en una franja de {strafeLength} por {strafeWidth}. Morteros y obuses disparan también humo.',
    ),
    say(
      'A die decides how far each shell drifts, in a random direction.',
      'Un dado decide di quanto devia ogni colpo, in una direzione casuale.',
      'Un dado decide cuánto se desvía cada proyectil, en una dirección al azar.',
    ),
  ),
  'HOUSE-09': rule(
    ['Equipment of allies', 'Materiale degli alleati', 'Equipo de los aliados'],
    say(
      'One weapon or upgrade card of a faction allied in the agreed theatre for every four Characters of your own; none of any other.',
      'Una carta arma o potenziamento di una fazione alleata nel teatro concordato ogni quattro Personaggi tuoi; di altre fazioni nessuna.',
      'Una carta de arma o mejora de una facción aliada en el teatro acordado por cada cuatro Personajes propios; de otras, ninguna.',
    ),
  ),
  'HOUSE-10': rule(
    ['Sample tactic cards', 'Carte tattiche d’esempio', 'Cartas tácticas de muestra'],
    say(
      'Six universal cards of 2 AP: one more shot, a Move {2u} longer, a free Take Cover when shot at, a dud grenade, one Shock removed, two more AT.',
      'Sei carte universali da 2 VP: un tiro in più, un movimento più lungo di {2u}, Ripararsi gratis sotto tiro, una granata che non esplode, uno Shock in meno, due AT in più.',
      'Seis cartas universales de 2 puntos: un disparo más, un Mover {2u} más largo, cobertura gratis al recibir un disparo, una granada que no explota, una Conmoción menos, dos FA más.',
    ),
  ),
  'HOUSE-11': rule(
    ['Upgrades', 'Potenziamenti', 'Mejoras'],
    say(
      'An upgrade card changes values on both sides of a Character’s card and its AP, which may also go down.',
      'Una carta potenziamento cambia valori sui due lati della carta di un Personaggio e i suoi VP, che possono anche diminuire.',
      'Una carta de mejora cambia valores en los dos lados de la carta de un Personaje y sus puntos, que también pueden bajar.',
    ),
  ),
  'HOUSE-12': rule(
    ['Heights', 'Altezze', 'Alturas'],
    say(
      'Pieces may have a level from 0 to 3. A shooter at least one level above a piece ignores its Partial Cover. No one falls, and height is not measured.',
      'Gli elementi scenici possono avere un livello da 0 a 3. Chi spara da almeno un livello più in alto ne ignora la Copertura Parziale. Nessuno cade, e l’altezza non si misura.',
      'Los elementos pueden tener un nivel de 0 a 3. Quien dispara desde al menos un nivel más alto ignora su Cobertura Parcial. Nadie se cae, y la altura no se mide.',
    ),
  ),
  'HOUSE-13': rule(
    ['Sizes', 'Misure', 'Tamaños'],
    say(
      'Bases and markers are as in GEN-05; vehicles play as discs of the size on their card.',
      'Basi e segnalini sono come in GEN-05; i veicoli sono dischi della misura indicata sulla loro carta.',
      'Peanas y fichas son como en GEN-05; los vehículos juegan como discos del tamaño de su carta.',
    ),
  ),
  'HOUSE-14': rule(
    ['Stretcher-bearers', 'Barellieri', 'Camilleros'],
    say(
      'A team of two with a stretcher. Both must touch the casualty, they do not attack while carrying, and putting it down is free.',
      'Una squadra di due con la barella. Entrambi devono toccare la vittima, non attaccano mentre la portano, e posarla a terra è gratis.',
      'Un equipo de dos con camilla. Ambos deben tocar al caído, no atacan mientras lo llevan, y dejarlo es gratis.',
    ),
  ),
  'HOUSE-15': rule(
    ['Telephone lines', 'Linee telefoniche', 'Líneas telefónicas'],
    say(
      'An officer who touches a piece with a line to HQ is in contact. It belongs to the side in whose half it lies, otherwise to both.',
      'Un Ufficiale che tocca un elemento scenico con una linea al QG è in contatto. La linea è della forza nella cui metà si trova, altrimenti di entrambe.',
      'Un oficial que toca un elemento con línea al CG está en contacto. Es del bando en cuya mitad se halla; si no, de ambos.',
    ),
  ),
  'HOUSE-16': rule(
    ['Weapon crews', 'Serventi', 'Dotaciones'],
    say(
      'One to three figures in contact share a crewed weapon’s card and move together. Each wound removes a man.',
      'Da una a tre miniature a contatto condividono la carta di un’arma di squadra e si muovono insieme. Ogni ferita toglie un uomo.',
      'De una a tres miniaturas en contacto comparten la carta de un arma con dotación y se mueven juntas. Cada herida retira a un hombre.',
    ),
    when(
      { 'house.manning': true },
      'With the last of them gone the weapon stays where it is (HOUSE-21).',
      'Caduto l’ultimo, l’arma resta dov’è (HOUSE-21).',
      'Cuando cae el último, el arma se queda donde está (HOUSE-21).',
    ),
    when(
      { 'house.manning': false },
      'With the last of them the weapon goes too.',
      'Con l’ultimo sparisce anche l’arma.',
      'Con el último desaparece también el arma.',
    ),
  ),
  'HOUSE-17': rule(
    ['Clock', 'Orologio', 'Reloj'],
    say(
      'Turns and reactions are timed; when time runs out the usual answer is taken.',
      'Turni e reazioni sono a tempo; scaduto il tempo vale la risposta predefinita.',
      'Los turnos y reacciones tienen tiempo; cuando se agota vale la respuesta habitual.',
    ),
  ),
  'HOUSE-18': rule(
    ['Marks of a piece', 'Che cosa si segna su un elemento scenico', 'Marcas de un elemento'],
    say(
      'Scenery is marked with what it is: Total or Partial Cover, passable, to be entered, elevated, an obstacle, with a line to HQ, an aid station, a bunker with its slits and doors.',
      'Di ogni elemento scenico si segna che cos’è: Copertura Totale o Parziale, attraversabile, accessibile, rialzato, ostacolo, con una linea al QG, Stazione di Soccorso, bunker con feritoie e porte.',
      'En cada elemento se marca qué es: Cobertura Total o Parcial, atravesable, accesible, elevado, obstáculo, con línea al CG, puesto de socorro, búnker con sus troneras y puertas.',
    ),
  ),
  'HOUSE-19': rule(
    ['What belongs to a faction', 'Che cosa è della fazione', 'Qué es de la facción'],
    say(
      'Each faction has its squad size, platoon mortars or none, its support fire, the names of its ranks and its allies in each theatre.',
      'Ogni fazione stabilisce quanti uomini ha una squadra, se ha mortai di plotone, quale Fuoco di Supporto, i nomi dei gradi e gli alleati in ogni teatro.',
      'Cada facción tiene el tamaño de su pelotón, morteros de sección o no, su fuego de apoyo, los nombres de sus rangos y sus aliados en cada teatro.',
    ),
  ),
  'HOUSE-20': rule(
    ['Scenarios', 'Scenari', 'Escenarios'],
    say(
      'A scenario may change any value of these rules, and brings forces, goals and arrivals of its own.',
      'Uno scenario può cambiare qualsiasi valore di queste regole e ha le sue forze, i suoi obiettivi e i suoi arrivi.',
      'Un escenario puede cambiar cualquier valor de estas reglas, y trae fuerzas, objetivos y llegadas propias.',
    ),
  ),
  'HOUSE-21': rule(
    ['Manning a weapon', 'Prendere un’arma', 'Servir un arma'],
    say(
      'A crewed weapon without its crew may be used by any friend who touches it, as if it were on his card; its shots per turn are shared by all of them. Personal weapons are not passed on.',
      'Un’arma di squadra rimasta senza serventi può usarla qualunque amico che la tocchi, come se fosse sulla sua carta; i tiri per turno sono quelli dell’arma, chiunque la usi. Le armi personali non si passano.',
      'Un arma que ha perdido a su dotación puede usarla cualquier amigo que la toque, como si estuviera en su carta; sus disparos por turno valen para todos. Las armas personales no se pasan.',
    ),
  ),
} as const
