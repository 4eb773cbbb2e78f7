import { type Line, say } from '../template.ts'

/** What the worked examples of the quick start show. */
export const QUICK_START_EXAMPLES = {
  'EX-01': say(
    'A target in the open at exactly {10u}: still short range, three dice. 4, 1, 2: one hit, wounded and in Shock.',
    'Un bersaglio allo scoperto a {10u} esatte: ancora distanza corta, tre dadi. 4, 1, 2: un colpo a segno, ferito e in Shock.',
    'Un objetivo al descubierto justo a {10u}: todavía corta distancia, tres dados. 4, 1, 2: un impacto, herido y en Conmoción.',
  ),
  'EX-02': say(
    'The same target at {10.1u}: long range, two dice. 3, 3: a miss.',
    'Lo stesso bersaglio a {10.1u}: distanza lunga, due dadi. 3, 3: mancato.',
    'El mismo objetivo a {10.1u}: larga distancia, dos dados. 3, 3: fallo.',
  ),
  'EX-03': say(
    'A target in Partial Cover at {8u}: a five is needed. 4, 4, 5: one hit.',
    'Un bersaglio in Copertura Parziale a {8u}: serve un cinque. 4, 4, 5: un colpo a segno.',
    'Un objetivo en Cobertura Parcial a {8u}: hace falta un cinco. 4, 4, 5: un impacto.',
  ),
  'EX-04': say(
    'A target in the open takes cover before the dice: now 5+ instead of 4+. 4, 4, 4 misses; its side has paid, and the marker stays.',
    'Un bersaglio allo scoperto si ripara prima dei dadi: ora serve 5+ invece di 4+. 4, 4, 4: mancato; l’AT è pagato e il segnalino resta.',
    'Un objetivo al descubierto se pone En Cobertura antes de los dados: ahora 5+ en vez de 4+. 4, 4, 4 falla; su bando ha pagado y la ficha se queda.',
  ),
  'EX-05': say(
    'Take Cover against a shooter at exactly {5u}: two sheets no longer count it and a 4 wounds, the Spanish one still asks for a 5.',
    'Ripararsi contro un tiratore a {5u} esatte: in due edizioni non conta più e un 4 ferisce, in quella spagnola serve ancora un 5.',
    'En Cobertura contra un tirador justo a {5u}: dos hojas ya no la cuentan y un 4 hiere, la española aún pide un 5.',
  ),
  'EX-06': say(
    'Partial Cover and Take Cover: a six is needed. 6, 6, 1: two sixes eliminate all the same.',
    'Copertura Parziale e Ripararsi: serve un sei. 6, 6, 1: due sei eliminano comunque.',
    'Cobertura Parcial y En Cobertura: hace falta un seis. 6, 6, 1: dos seises eliminan igual.',
  ),
  'EX-07': say(
    'The same shot with 6, 5, 5: one six, one wound.',
    'Lo stesso tiro con 6, 5, 5: un sei, una ferita.',
    'El mismo disparo con 6, 5, 5: un seis, una herida.',
  ),
  'EX-08': say(
    'A camouflaged target in the open, one die, a 4: wounded under two sheets; under the Spanish one camouflage always counts, and 4 is a miss.',
    'Un bersaglio con Camouflage allo scoperto, un dado, un 4: ferito in due edizioni; in quella spagnola il Camouflage conta sempre e il 4 manca.',
    'Un objetivo camuflado al descubierto, un dado, un 4: herido según dos hojas; en la española el Camuflaje cuenta siempre y el 4 falla.',
  ),
  'EX-09': say(
    'Camouflage, Take Cover and Partial Cover together need a six, never a seven.',
    'Camouflage, Ripararsi e Copertura Parziale insieme: serve un sei, mai un sette.',
    'Camuflaje, En Cobertura y Cobertura Parcial juntos piden un seis, nunca un siete.',
  ),
  'EX-10': say(
    'Aim, then Fire: two Actions, and the dice of Aim are added to the next shot. Five dice, one hit.',
    'Mira, poi Sparare: due Azioni, e i dadi della Mira si aggiungono al prossimo tiro. Cinque dadi, un colpo a segno.',
    'Apuntar y luego Disparar: dos Acciones, y los dados de Apuntar se suman al disparo siguiente. Cinco dados, un impacto.',
  ),
  'EX-11': say(
    'A target at {4u} is too near to Take Cover in answer: it is not asked.',
    'Un bersaglio a {4u} è troppo vicino per Ripararsi in risposta: non gli viene chiesto.',
    'Un objetivo a {4u} está demasiado cerca para ponerse En Cobertura como respuesta: no se le pregunta.',
  ),
  'EX-12': say(
    'The rifle has fired; may a grenade follow in the same turn? Only under the Italian sheet.',
    'Il fucile ha sparato; può seguire una granata nello stesso turno? Solo nell’edizione italiana.',
    'El fusil ha disparado; ¿puede seguir una granada en el mismo turno? Solo según la hoja italiana.',
  ),
  'EX-13': say(
    'The only shot of the weapon is spent: only the move is left of Move & Fire.',
    'L’unico tiro dell’arma è speso: di Muovi & Spara resta solo il movimento.',
    'El único disparo del arma está gastado: de Mover y Disparar solo queda el movimiento.',
  ),
  'EX-14': say(
    'A commander at {5u} gives a third Action; at {5.1u} he does not.',
    'Un comandante a {5u} concede una terza Azione; a {5.1u} no.',
    'Un jefe a {5u} da una tercera Acción; a {5.1u} no.',
  ),
  'EX-15': say(
    'Three Moves are done and Command gives one more Action: not a fourth Move, but a shot.',
    'Dopo tre movimenti il Comando concede un’altra Azione: non un quarto movimento, ma un tiro sì.',
    'Hechos tres movimientos, el Mando da una Acción extra: no un cuarto movimiento, pero sí un disparo.',
  ),
  'EX-16': say(
    'One Move over two low walls: 3 AT under the Italian sheet, 1 under the others.',
    'Un movimento sopra due muretti: 3 AT nell’edizione italiana, 1 nelle altre.',
    'Un movimiento por encima de dos muretes: 3 FA según la hoja italiana, 1 según las otras.',
  ),
  'EX-17': say(
    'Up a ladder, along the roof, and down again: what each sheet asks for a climb, and where the limit of movement ends it.',
    'Su per una scala, lungo il tetto e di nuovo giù: quanto costa arrampicarsi in ogni edizione, e dove il limite di movimento ferma tutto.',
    'Subir por una escalera, ir por el tejado y bajar: qué pide cada hoja por escalar, y dónde lo corta el límite de movimiento.',
  ),
  'EX-18': say(
    'Opportunity Fire stops the mover after {2.5u} of {6u} and misses: he may go the rest, and the marker is gone.',
    'Il Fuoco di Opportunità ferma chi muove dopo {2.5u} su {6u} e manca: può fare il resto, e il segnalino non c’è più.',
    'El Fuego de Oportunidad detiene al que mueve tras {2.5u} de {6u} y falla: puede hacer el resto, y la ficha desaparece.',
  ),
  'EX-19': say(
    'The same marker hits: wounded, in Shock, he stays where the shot fell; the AT is lost.',
    'Lo stesso segnalino colpisce: ferito, in Shock, resta dove lo ha preso il tiro; l’AT è perso.',
    'La misma ficha impacta: herido, en Conmoción, se queda donde lo alcanzó el disparo; la FA se pierde.',
  ),
  'EX-20': say(
    'Two markers at once: the first wounds, and the second shoots at a man whose Shock counts as Take Cover.',
    'Due segnalini insieme: il primo ferisce, e il secondo spara a un uomo il cui Shock vale come Ripararsi.',
    'Dos fichas a la vez: la primera hiere, y la segunda dispara a un hombre cuya Conmoción vale como En Cobertura.',
  ),
  'EX-21': say(
    'The shot is held, the enemy goes on inside the area: no second offer in that move, unless the option has it.',
    'Chi sorveglia non spara e il nemico prosegue dentro l’area: nessuna seconda occasione in quel movimento, salvo l’opzione.',
    'Se retiene el disparo y el enemigo sigue dentro del área: no hay segunda oferta en ese movimiento, salvo con la opción.',
  ),
  'EX-22': say(
    'An enemy who stood in the area when the marker came moves about in it: nothing is triggered.',
    'Un nemico che era già nell’area quando è stato messo il segnalino vi si muove dentro: non succede nulla.',
    'Un enemigo que ya estaba en el área cuando llegó la ficha se mueve dentro: no se activa nada.',
  ),
  'EX-23': say(
    'The watcher is suppressed: he does not shoot, and his marker stays.',
    'Chi sorveglia è sotto soppressione: non spara, e il suo segnalino resta.',
    'El que vigila está suprimido: no dispara, y su ficha se queda.',
  ),
  'EX-24': say(
    'A rifleman alone cannot begin Suppression Fire; with one who joins it costs 2 AT, a machine gun does it alone for 1.',
    'Un fuciliere da solo non può iniziare il Fuoco di Soppressione; con uno che si unisce costa 2 AT, una mitragliatrice lo fa da sola per 1.',
    'Un fusilero solo no puede empezar Fuego de Supresión; con otro que se une cuesta 2 FA, una ametralladora lo hace sola por 1.',
  ),
  'EX-25': say(
    'Two sixes of Suppression Fire fall on the weakest twice: wounded, then eliminated; the other is unhurt.',
    'Due sei del Fuoco di Soppressione colpiscono due volte il più debole: ferito, poi eliminato; l’altro è illeso.',
    'Dos seises del Fuego de Supresión caen dos veces sobre el más débil: herido y luego eliminado; el otro sale ileso.',
  ),
  'EX-26': say(
    'Under the Italian sheet the owner names the victims of the same dice: both are wounded.',
    'Nell’edizione italiana, con gli stessi dadi, le vittime le sceglie chi spara: tutti e due feriti.',
    'Según la hoja italiana el dueño elige a las víctimas con los mismos dados: los dos heridos.',
  ),
  'EX-27': say(
    'One of the shooters sees no enemy in the area: he does not roll, or under the Italian sheet rolls for nothing.',
    'Uno dei tiratori non vede nemici nell’area: non tira il dado, o nell’edizione italiana lo tira a vuoto.',
    'Uno de los tiradores no ve enemigos en el área: no tira, o según la hoja italiana tira en balde.',
  ),
  'EX-28': say(
    'A suppressed thrower reaches {5u} and not {5.1u}, and his grenade always drifts.',
    'Chi è sotto soppressione tira una granata a {5u} e non a {5.1u}, e sempre con dispersione.',
    'Un lanzador suprimido llega a {5u} y no a {5.1u}, y su granada siempre se desvía.',
  ),
  'EX-29': say(
    'A suppressed man charges an enemy inside the same area: not under the Italian sheet.',
    'Un uomo sotto soppressione carica un nemico dentro la stessa area: non nell’edizione italiana.',
    'Un hombre suprimido carga contra un enemigo dentro de la misma área: no según la hoja italiana.',
  ),
  'EX-30': say(
    'Two riflemen keep up Suppression Fire and one is wounded: the marker goes, but those already suppressed stay so this turn.',
    'Due fucilieri tengono il Fuoco di Soppressione e uno è ferito: il segnalino si toglie, ma chi era sotto soppressione ci resta per questo turno.',
    'Dos fusileros mantienen el Fuego de Supresión y uno cae herido: la ficha se va, pero quien estaba suprimido sigue así este turno.',
  ),
  'EX-31': say(
    'The path of a Move & Fire crosses Suppression Fire: the shot that was to follow is lost.',
    'Il percorso di un Muovi & Spara attraversa il Fuoco di Soppressione: il tiro che doveva seguire è perso.',
    'El camino de un Mover y Disparar cruza Fuego de Supresión: el disparo que iba a seguir se pierde.',
  ),
  'EX-32': say(
    'A throw at {12u} with a 2: how far it drifts, and who may choose how much, differs by sheet.',
    'Un lancio a {12u} con un 2: quanto devia, e chi può scegliere quanto, cambia da edizione a edizione.',
    'Un lanzamiento a {12u} con un 2: cuánto se desvía, y quién elige cuánto, cambia según la hoja.',
  ),
  'EX-33': say(
    'The same throw with a 3: up to {2u} under the English sheet, {1u} or nothing under the others.',
    'Lo stesso lancio con un 3: fino a {2u} nell’edizione inglese, {1u} o niente nelle altre.',
    'El mismo lanzamiento con un 3: hasta {2u} según la hoja inglesa, {1u} o nada según las otras.',
  ),
  'EX-34': say(
    'A throw at {15.5u}: too far under the Italian sheet; the others print no maximum, but it drifts.',
    'Un lancio a {15.5u}: troppo lontano nell’edizione italiana; nelle altre non c’è un massimo, ma devia.',
    'Un lanzamiento a {15.5u}: demasiado lejos según la hoja italiana; las otras no imprimen un máximo, pero se desvía.',
  ),
  'EX-35': say(
    'Three wounds of a blast go round by rising H2H: first, second, first again.',
    'Tre ferite di un’esplosione si assegnano per H2H crescente: il primo, il secondo, di nuovo il primo.',
    'Tres heridas de una explosión van por orden de Cuerpo a Cuerpo creciente: el primero, el segundo, otra vez el primero.',
  ),
  'EX-36': say(
    'Two sixes in a blast are two wounds, never a headshot.',
    'Due sei di un’esplosione sono due ferite, mai un headshot.',
    'Dos seises de una explosión son dos heridas, nunca un headshot.',
  ),
  'EX-37': say(
    'Three wounds for one already wounded and one healthy man: both are eliminated.',
    'Tre ferite per uno già ferito e uno sano: eliminati tutti e due.',
    'Tres heridas para uno ya herido y uno sano: los dos eliminados.',
  ),
  'EX-38': say(
    'A wall stops the blast; lying low in the open does not.',
    'Un muro ferma l’esplosione; Ripararsi allo scoperto no.',
    'Un muro detiene la explosión; ponerse En Cobertura al descubierto no.',
  ),
  'EX-39': say(
    'The first roll eliminates the defender, who still strikes back and eliminates the mover.',
    'Il primo lancio elimina il difensore, che risponde ancora ed elimina a sua volta: eliminati tutti e due.',
    'La primera tirada mata al defensor, que aún responde y mata: los dos eliminados.',
  ),
  'EX-40': say(
    'Hand to hand blow by blow: wounded, wounded, eliminated; the winner is left in Shock.',
    'Corpo a Corpo colpo su colpo: ferito, ferito, eliminato; il vincitore resta in Shock.',
    'Cuerpo a Cuerpo golpe a golpe: herido, herido, eliminado; el vencedor queda en Conmoción.',
  ),
  'EX-41': say(
    'The same fight with the option that both roll at once: both wounded, then both eliminated.',
    'Lo stesso scontro con l’opzione di tirare insieme: feriti tutti e due, poi eliminati tutti e due.',
    'El mismo combate con la opción de tirar a la vez: los dos heridos, luego los dos eliminados.',
  ),
  'EX-42': say(
    'A mover touches two enemies and is wounded beating the first: he fights the second with his wounded side.',
    'Chi muove tocca due nemici ed è ferito mentre elimina il primo: contro il secondo usa il lato ferito.',
    'El que mueve toca a dos enemigos y cae herido al vencer al primero: contra el segundo usa su lado herido.',
  ),
  'EX-43': say(
    'Wounded in his own turn: when does the Shock end? Under the Italian sheet it lasts through the enemy’s next turn.',
    'Ferito nel suo turno: quando finisce lo Shock? Nell’edizione italiana dura per tutto il prossimo turno nemico.',
    'Herido en su propio turno: ¿cuándo acaba la Conmoción? En la hoja italiana dura todo el próximo turno enemigo.',
  ),
  'EX-44': say(
    'A target half hidden by a wall: Partial Cover; with the wall within {2u} of the shooter two sheets ignore it.',
    'Un bersaglio mezzo nascosto da un muro: Copertura Parziale; con il muro entro {2u} dal tiratore due edizioni lo ignorano.',
    'Un objetivo medio oculto por un muro: Cobertura Parcial; con el muro a {2u} o menos del tirador dos hojas lo ignoran.',
  ),
  'EX-45': say(
    'A target wholly behind a wall is not seen, however near the wall stands to the shooter.',
    'Un bersaglio tutto dietro un muro non si vede, per quanto il muro sia vicino al tiratore.',
    'Un objetivo del todo tras un muro no se ve, por cerca que esté el muro del tirador.',
  ),
  'EX-46': say(
    'A figure on the line between the centres gives cover under the English sheet; within {2u} of the shooter nowhere.',
    'Una miniatura sulla linea fra i centri dà copertura nell’edizione inglese; entro {2u} dal tiratore in nessuna.',
    'Una miniatura en la línea entre los centros da cobertura en la hoja inglesa; a {2u} o menos del tirador, en ninguna.',
  ),
  'EX-47': say(
    'A target wholly inside a round scenic base has Partial Cover, unless the shooter stands close to it.',
    'Un bersaglio tutto dentro una base scenica rotonda ha Copertura Parziale, a meno che il tiratore non sia vicino.',
    'Un objetivo del todo dentro de una peana escénica redonda tiene Cobertura Parcial, salvo que el tirador esté cerca.',
  ),
  'EX-48': say(
    'A hedge that leaves a sliver of the base free gives nothing.',
    'Una siepe che lascia libera anche solo una fetta della base non dà copertura.',
    'Un seto que deja libre aunque sea una franja de la peana no da nada.',
  ),
  'EX-49': say(
    'Half of 27 AP: 13 lost is not enough, 14 is.',
    'Metà di 27 VP: 13 persi non bastano, 14 sì.',
    'La mitad de 27 puntos: 13 perdidos no bastan, 14 sí.',
  ),
  'EX-50': say(
    'A Mission: two men of five worth half the points are lost. Two sheets end the game, the English one needs the third man.',
    'Una Missione: persi due uomini su cinque che valgono metà dei VP. Due edizioni chiudono la partita, in quella inglese serve il terzo.',
    'Una Misión: se pierden dos hombres de cinco que valen la mitad de los puntos. Dos hojas acaban la partida, la inglesa exige un tercero.',
  ),
  'EX-51': say(
    'Forces of 36 and 35 AP: who deploys first? The more expensive one, or under the Italian sheet the lower die.',
    'Forze di 36 e 35 VP: chi schiera per primo? La più cara o, nell’edizione italiana, il dado più basso.',
    'Fuerzas de 36 y 35 puntos: ¿quién despliega primero? La más cara, o según la hoja italiana el dado más bajo.',
  ),
  'EX-52': say(
    'The second player pays a reaction in the very first turn: how many tokens does he begin with?',
    'Il secondo giocatore paga una reazione nel primissimo turno: con quanti gettoni comincia?',
    'El segundo jugador paga una reacción en el primerísimo turno: ¿con cuántas fichas empieza?',
  ),
  'EX-53': say(
    'Two tokens are kept, one pays a reaction: the next turn starts with 1 + 5 = 6.',
    'Due gettoni restano da parte, uno paga una reazione: il prossimo turno comincia con 1 + 5 = 6.',
    'Se guardan dos fichas, una paga una reacción: el turno siguiente empieza con 1 + 5 = 6.',
  ),
  'EX-54': say(
    'The last token moves a man into a fight: the turn ends after it, not before.',
    'L’ultimo gettone porta un uomo in uno scontro: il turno finisce dopo, non prima.',
    'La última ficha lleva a un hombre a un combate: el turno acaba después, no antes.',
  ),
  'EX-97': say(
    'The watcher is wounded: under two sheets his marker is inactive while he is in Shock and then watches as far as his wounded side; the Italian one removes it.',
    'Chi sorveglia è ferito: in due edizioni il suo segnalino è inattivo durante lo Shock e poi vale con il raggio del lato ferito; in quella italiana si toglie.',
    'El que vigila cae herido: según dos hojas su ficha queda inactiva durante la Conmoción y luego vigila lo que su lado herido; la italiana la retira.',
  ),
  'EX-98': say(
    'As printed, the Spanish sheet suppresses only Characters who enter the area, not those already in it.',
    'Alla lettera, nell’edizione spagnola è sotto soppressione solo chi entra nell’area, non chi c’era già.',
    'Al pie de la letra, la hoja española suprime solo a quien entra en el área, no a quien ya estaba.',
  ),
  'EX-99': say(
    'As printed, the Italian sheet lets a six fall on an enemy in sight outside the area.',
    'Alla lettera, nell’edizione italiana un sei può colpire un nemico in vista fuori dall’area.',
    'Al pie de la letra, la hoja italiana deja que un seis caiga sobre un enemigo a la vista fuera del área.',
  ),
  'EX-100': say(
    'As printed, a friend who does not see the marker may join the Suppression Fire.',
    'Alla lettera, un amico che non vede il segnalino può unirsi al Fuoco di Soppressione.',
    'Al pie de la letra, un amigo que no ve la ficha puede unirse al Fuego de Supresión.',
  ),
  'EX-101': say(
    'As printed, a figure in between gives no cover as long as part of the base is seen past it.',
    'Alla lettera, una miniatura in mezzo non dà copertura finché si vede una parte della base.',
    'Al pie de la letra, una miniatura en medio no da cobertura mientras se vea parte de la peana.',
  ),
  'EX-102': say(
    'A thin post: every point of the base is seen from somewhere, but all of them from nowhere. As printed, the Italian sheet gives Partial Cover.',
    'Un palo sottile: ogni punto della base si vede da qualche parte, ma tutti insieme da nessuna. Alla lettera, nell’edizione italiana è Copertura Parziale.',
    'Un poste delgado: cada punto de la peana se ve desde algún sitio, pero todos a la vez desde ninguno. Al pie de la letra la hoja italiana da Cobertura Parcial.',
  ),
  'EX-103': say(
    'As printed, after an Action of the active player his opponent may do one too: here he moves a man.',
    'Alla lettera, dopo un’Azione del giocatore di turno anche l’avversario può farne una: qui muove un uomo.',
    'Al pie de la letra, tras una Acción del jugador activo su rival puede hacer otra: aquí mueve a un hombre.',
  ),
  'EX-104': say(
    'A hedge {9u} long given as one piece is accepted, with a warning; the editor draws it in sections.',
    'Una siepe lunga {9u} in un solo pezzo è accettata, con un avviso; l’editor la disegna a tratti.',
    'Un seto de {9u} de largo en una sola pieza se acepta, con un aviso; el editor lo dibuja por tramos.',
  ),
} as const satisfies { readonly [id: string]: Line }
