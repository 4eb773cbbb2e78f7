import { rule, say, unless, when } from '../template.ts'

export const ORDER = {
  'ORDER-01': rule(
    ['Who gives orders', 'Chi dà ordini', 'Quién da órdenes'],
    say(
      'Every officer, without any symbol on the card. NCOs give none.',
      'Ogni Ufficiale, anche senza un simbolo sulla carta. I sottufficiali no.',
      'Todo oficial, sin símbolo alguno en la carta. Los suboficiales, no.',
    ),
  ),
  'ORDER-02': rule(
    ['Price of an order', 'Prezzo di un ordine', 'Precio de una orden'],
    say(
      'An order is an Action of the officer and costs {orderCost} AT on his card, however many obey.',
      'Un ordine è un’Azione dell’Ufficiale e costa {orderCost} AT sulla sua carta, per quanti siano gli uomini che obbediscono.',
      'Una orden es una Acción del oficial y cuesta {orderCost} FA en su carta, obedezcan los que obedezcan.',
    ),
  ),
  'ORDER-03': rule(
    ['Who receives it', 'Chi lo riceve', 'Quién la recibe'],
    say(
      'All friends of lower rank within the officer’s command radius, seen or not. They all do the same Action and pay nothing; those in Shock, locked or unable are passed over.',
      'Tutti gli amici di grado inferiore nel raggio di comando dell’Ufficiale, visti o no. Fanno tutti la stessa Azione senza pagare; si salta chi è in Shock, bloccato o non in grado di farla.',
      'Todos los amigos de rango inferior dentro del radio de mando del oficial, a la vista o no. Hacen todos la misma Acción sin pagar; se pasa por alto a quien está en Conmoción, bloqueado o impedido.',
    ),
  ),
  'ORDER-04': rule(
    ['Drawing fire', 'Attirare il fuoco', 'Atraer el fuego'],
    when(
      { orderTriggersOf: true },
      'An officer who gives an order in an enemy’s Opportunity area and in the watcher’s sight may be shot first. If he is wounded or falls, the order fails and the AT is lost.',
      'A un Ufficiale che dà un ordine in un’area nemica di Fuoco di Opportunità, in vista di chi la tiene, si può sparare prima. Se è ferito o eliminato, l’ordine fallisce e l’AT è perso.',
      'A un oficial que da una orden en un área de Oportunidad enemiga y a la vista del vigilante se le puede disparar antes. Si es herido o cae, la orden fracasa y la FA se pierde.',
    ),
    when(
      { orderTriggersOf: false },
      'Giving an order draws no Opportunity Fire in this edition.',
      'In questa edizione dare un ordine non fa scattare il Fuoco di Opportunità.',
      'En esta edición dar una orden no atrae Fuego de Oportunidad.',
    ),
  ),
  'ORDER-05': rule(
    ['Who must obey', 'Chi deve obbedire', 'Quién debe obedecer'],
    when(
      { namedMustObey: true },
      'Everyone who receives it, named or not, unless halted (ORDER-06).',
      'Tutti quelli che lo ricevono, con nome o senza, se non li fermi (ORDER-06).',
      'Todos los que la reciben, con nombre o sin él, salvo quien reciba el alto (ORDER-06).',
    ),
    when(
      { namedMustObey: false },
      'Nameless men must, unless halted (ORDER-06); named Characters may choose.',
      'I soldati senza nome, se non li fermi (ORDER-06); i Personaggi con nome possono scegliere.',
      'Los que no tienen nombre deben obedecer, salvo quien reciba el alto (ORDER-06); los Personajes con nombre eligen.',
    ),
  ),
  'ORDER-06': rule(
    ['Halting a man', 'Fermare un uomo', 'Detener a un hombre'],
    say(
      'To keep a man out of it pay {haltCost} AT on his card; it takes one of his Actions. With no Action left he must obey.',
      'Per lasciarne fuori un uomo paga {haltCost} AT sulla sua carta; gli consuma un’Azione. Se non ne ha più, deve obbedire.',
      'Para dejar fuera a un hombre paga {haltCost} FA en su carta; le consume una Acción. Si no le queda ninguna, debe obedecer.',
    ),
    when(
      { haltNeededFor: 'nameless' },
      'Only nameless men need it.',
      'Serve solo per i soldati senza nome.',
      'Solo hace falta con los que no tienen nombre.',
    ),
    when(
      { haltKeepsMarkers: true },
      'He keeps his markers and radio contact: that is what a halt is for.',
      'L’uomo mantiene i suoi segnalini e il contatto radio: fermarlo serve a questo.',
      'Conserva sus fichas y el contacto por radio: para eso se le detiene.',
    ),
    when(
      { haltKeepsMarkers: false },
      'Being an Action, the halt ends his markers.',
      'Poiché è un’Azione, fermarlo gli toglie i segnalini.',
      'Al ser una Acción, el alto le quita sus fichas.',
    ),
  ),
  'ORDER-07': rule(
    ['One unit at a time', 'Un’unità alla volta', 'Una unidad cada vez'],
    when(
      { orderOneUnit: true },
      'An officer may order men of other units and allies too, but each order goes to one company only.',
      'Un Ufficiale può dare ordini anche a uomini di altre unità e ad alleati, ma ogni ordine va a una sola compagnia.',
      'Un oficial puede dar órdenes también a hombres de otras unidades y a aliados, pero cada orden va a una sola compañía.',
    ),
    when(
      { orderOneUnit: false },
      'An order goes to every friend of lower rank in the radius, whatever his unit.',
      'Un ordine va a ogni amico di grado inferiore nel raggio, qualunque sia la sua unità.',
      'Una orden va a todo amigo de rango inferior dentro del radio, sea de la unidad que sea.',
    ),
  ),
  'ORDER-08': rule(
    ['Passed down the line', 'Passato di grado in grado', 'De jefe en jefe'],
    when(
      { orderCascade: true },
      'Each leader of the officer’s company who is reached passes it on to the lower ranks in his own radius, and so on. Only Shock silences him; an order to another company is not passed on.',
      'Ogni comandante della compagnia dell’Ufficiale che ne è raggiunto lo passa ai gradi inferiori nel suo raggio, e così via. Non lo passa solo chi è in Shock; un ordine a un’altra compagnia non si passa.',
      'Cada jefe de la compañía del oficial que la recibe la pasa a los rangos inferiores de su propio radio, y así sucesivamente. Solo la Conmoción lo hace callar; una orden a otra compañía no se pasa.',
    ),
    when(
      { orderCascade: false },
      'No one passes it on: only those in the officer’s own radius receive it.',
      'Nessuno lo passa: lo riceve solo chi è nel raggio dell’Ufficiale.',
      'Nadie la pasa: solo la recibe quien está en el radio del propio oficial.',
    ),
  ),
  'ORDER-09': rule(
    ['The officer himself', 'L’Ufficiale stesso', 'El propio oficial'],
    when(
      { officerMayJoinOrder: true },
      'He may do it too, at no further cost; staying out needs no halt.',
      'Può farlo anche lui, senza altri costi; per restarne fuori non serve fermarlo.',
      'Puede hacerlo también él, sin más coste; para quedarse fuera no hace falta detenerlo.',
    ),
    when(
      { officerMayJoinOrder: false },
      'He does not take part himself.',
      'L’Ufficiale non vi partecipa.',
      'Él no participa.',
    ),
  ),
  'ORDER-10': rule(
    ['MOVE TOWARD', 'MUOVERSI VERSO', 'MOVER HACIA'],
    say(
      'Mark a point the officer sees. One by one the men make a full Move straight towards it. They stop at the mark, at anything that blocks the path or needs a climb, at the table edge, or on contact with an enemy (hand to hand); they never stop on a friend.',
      'Segna un punto che l’Ufficiale vede. Uno alla volta gli uomini muovono verso di esso, dritti e di tutto il loro valore. Si fermano al punto, davanti a ciò che sbarra il percorso o richiede un’arrampicata, al bordo, a un nemico (Corpo a Corpo), mai sopra un amico.',
      'Marca un punto que vea el oficial. Uno a uno, los hombres mueven todo su valor en línea recta hacia él, parándose en la marca, ante lo que corta el paso o exige escalar, en el borde, ante un enemigo (Cuerpo a Cuerpo), y nunca sobre un amigo.',
    ),
    say(
      'It is a Move for everything else: it draws Opportunity Fire and ends markers. A man who cannot move at all is passed over.',
      'Per il resto è un movimento: fa scattare il Fuoco di Opportunità e toglie i segnalini. Chi non può avanzare si salta.',
      'Por lo demás, es un movimiento: atrae Fuego de Oportunidad y quita las fichas. Se pasa por alto a quien no tiene por dónde ir.',
    ),
  ),
  'ORDER-11': rule(
    ['FORWARD', 'AVANTI', 'ADELANTE'],
    say(
      'As ORDER-10, but everyone goes straight towards the enemy’s table edge.',
      'Come ORDER-10, ma tutti vanno dritti verso il bordo nemico.',
      'Como ORDER-10, pero todos van rectos hacia el borde enemigo.',
    ),
  ),
  'ORDER-12': rule(
    ['FALL BACK', 'RITIRATA', 'REPLEGARSE'],
    say(
      'As ORDER-10, but straight back towards your own edge, and no farther.',
      'Come ORDER-10, ma dritti indietro verso il tuo bordo, e non oltre.',
      'Como ORDER-10, pero rectos hacia atrás, hasta tu borde y no más allá.',
    ),
  ),
  'ORDER-13': rule(
    ['FIRE AT', 'SPARARE A', 'DISPARAR A'],
    say(
      'Name a target the officer sees. Every man who sees it and has dice at that range takes one shot, without AT or an Action but counting for FIRE-07; you choose order and weapons.',
      'Indica un bersaglio che l’Ufficiale vede. Ogni uomo che lo vede e ha dadi a quella distanza fa un tiro, senza AT né Azione ma contando per FIRE-07; ordine e armi li scegli tu.',
      'Elige un objetivo que vea el oficial. Cada hombre que lo vea y tenga dados a esa distancia hace un disparo, sin FA ni Acción, pero contando para FIRE-07; el orden y las armas los eliges tú.',
    ),
    say(
      'The target is asked to Take Cover before the first shot from beyond {takeCoverDistance}; once taken, it counts against every shot. Aim does not help, and suppressed men do not fire.',
      'Prima del primo tiro da oltre {takeCoverDistance} il bersaglio può Ripararsi; fatto una volta, vale per tutti. La Mira non serve, e chi è sotto soppressione non spara.',
      'Al objetivo se le ofrece ponerse En Cobertura antes del primer disparo desde más de {takeCoverDistance}; una vez hecho, vale para todos. Apuntar no sirve, y los suprimidos no disparan.',
    ),
  ),
  'ORDER-14': rule(
    ['FIRE AT WILL', 'FUOCO A VOLONTÀ', 'FUEGO A DISCRECIÓN'],
    say(
      'Put a Suppression marker on a point the officer sees; everyone who receives the order takes part, paying nothing. All other rules of Suppression Fire apply (SF-08, SF-11).',
      'Metti un segnalino SF su un punto che l’Ufficiale vede; chi riceve l’ordine vi partecipa senza pagare. Valgono tutte le altre regole del Fuoco di Soppressione (SF-08, SF-11).',
      'Coloca una ficha de Supresión en un punto que vea el oficial; quien recibe la orden participa sin pagar. Valen todas las demás reglas del Fuego de Supresión (SF-08, SF-11).',
    ),
    unless(
      { fireAtWillRadius: 'card' },
      'Its radius is {fireAtWillRadius}, and the officer needs no SF symbol.',
      'Il raggio è {fireAtWillRadius}, e all’Ufficiale non serve il simbolo SF.',
      'El radio es de {fireAtWillRadius}, y el oficial no necesita el símbolo FS.',
    ),
    when(
      { fireAtWillRadius: 'card' },
      'Its radius is the SF number on the officer’s card, {2u} if he has none.',
      'Il raggio è il numero SF sulla carta dell’Ufficiale, {2u} se non ne ha.',
      'El radio es el número FS de la carta del oficial, {2u} si no tiene.',
    ),
  ),
  'ORDER-15': rule(
    ['TAKE COVER', 'PRENDERE COPERTURA', 'EN COBERTURA'],
    say(
      'Everyone who receives it takes cover, and their OF and SF markers go.',
      'Chi lo riceve si ripara, e i suoi segnalini OF e SF si tolgono.',
      'Quien la recibe se pone En Cobertura, y sus fichas FO y FS se retiran.',
    ),
  ),
  'ORDER-16': rule(
    ['A suppressed officer', 'Un Ufficiale sotto soppressione', 'Un oficial suprimido'],
    when(
      { suppressedOfficerFireOrders: false },
      'While suppressed he may not order FIRE AT or FIRE AT WILL.',
      'Finché è sotto soppressione non può ordinare SPARARE A né FUOCO A VOLONTÀ.',
      'Mientras esté suprimido no puede ordenar DISPARAR A ni FUEGO A DISCRECIÓN.',
    ),
    when(
      { suppressedOfficerFireOrders: true },
      'Even suppressed he may give every order: an order is not an attack.',
      'Anche sotto soppressione può dare ogni ordine: un ordine non è un attacco.',
      'Incluso suprimido puede dar cualquier orden: una orden no es un ataque.',
    ),
  ),
  'ORDER-17': rule(
    ['In your own turn', 'Nel tuo turno', 'En tu propio turno'],
    unless(
      { opponentTurnActions: 'anyAction' },
      'Orders are given in your own turn only.',
      'Gli ordini si danno solo nel tuo turno.',
      'Las órdenes se dan solo en el propio turno.',
    ),
    when(
      { opponentTurnActions: 'anyAction' },
      'Orders are given in your own turn, and here also as the one Action that TURN-08 allows in the other’s.',
      'Gli ordini si danno nel tuo turno, e qui anche come l’Azione che TURN-08 permette in quello avversario.',
      'Las órdenes se dan en el propio turno, y aquí también como la Acción que TURN-08 permite en el del rival.',
    ),
  ),
  'ORDER-18': rule(
    ['Other abilities of officers', 'Altre abilità degli Ufficiali', 'Otras habilidades de los oficiales'],
    say(
      'Planning, calls, initiative and feints belong only to officers who have them printed, at the printed value.',
      'Pianificazione, Chiamate, iniziativa e finte sono solo degli Ufficiali che le hanno sulla carta, con il valore indicato.',
      'La planificación, las llamadas, la iniciativa y las fintas son solo de los oficiales que las tengan impresas, con el valor impreso.',
    ),
  ),
  'ORDER-19': rule(
    ['An order step by step', 'L’ordine passo per passo', 'La orden paso a paso'],
    say(
      'Declare officer, order and mark or target; pay, and the officer’s markers go.',
      'Dichiara Ufficiale, ordine e punto o bersaglio; paga e togli i segnalini dell’Ufficiale.',
      'Declara oficial, orden y marca u objetivo; paga, y se retiran las fichas del oficial.',
    ),
    when(
      { orderTriggersOf: true },
      'Opportunity Fire at the officer comes next (ORDER-04).',
      'Poi viene il Fuoco di Opportunità sull’Ufficiale (ORDER-04).',
      'Luego viene el Fuego de Oportunidad contra el oficial (ORDER-04).',
    ),
    say(
      'Now it is fixed who receives it, even if the officer falls later; say who is halted and whether the officer joins; then they carry it out one by one.',
      'Ora è deciso chi lo riceve, anche se poi l’Ufficiale cade; dichiara chi fermi e se l’Ufficiale partecipa; poi lo eseguono uno alla volta.',
      'Ahora queda fijado quién la recibe, aunque luego caiga el oficial; di a quién se detiene y si el oficial participa; después la cumplen uno a uno.',
    ),
  ),
  'ORDER-20': rule(
    ['Carriers, riders, messengers', 'Chi trasporta, chi cavalca, messaggeri', 'Camilleros, jinetes y enlaces'],
    say(
      'An ordered medic or bearer may bring his casualty along at carrying speed; anyone helping him has then carried out the order too. A messenger may leave the table on the way (RUNNER-02).',
      'Un medico o un barelliere a cui si ordina può portare con sé la sua vittima alla velocità del trasporto; anche chi va con lui ha così eseguito l’ordine. Un messaggero può lasciare il tavolo durante il movimento (RUNNER-02).',
      'Un sanitario o camillero con la orden puede llevarse a su caído a la velocidad de transporte; quien va con él cumple así también la orden. Un enlace puede salir del tablero por el camino (RUNNER-02).',
    ),
    when(
      { mountsDefined: true },
      'A motorcyclist without training pays his {bikeExtra} AT or stays (MOUNT-02).',
      'Un motociclista non addestrato paga il suo AT in più ({bikeExtra}) o resta (MOUNT-02).',
      'Un motorista sin instrucción paga su FA de más ({bikeExtra}) o se queda (MOUNT-02).',
    ),
  ),
} as const
