import { rule, say, unless, when } from '../template.ts'

export const TURN = {
  'TURN-01': rule(
    ['Turns and rounds', 'Turni e round', 'Turnos y rondas'],
    say(
      'You and your opponent take turns. A turn belongs to one player; a round is one turn of each.',
      'Tu e l’avversario giocate un turno a testa. Il turno è di un solo giocatore; un round è un turno di entrambi.',
      'Tu rival y tú os alternáis. Un turno es de un solo jugador; una ronda es un turno de cada uno.',
    ),
  ),
  'TURN-02': rule(
    ['How a turn begins', 'Come comincia il turno', 'Cómo empieza el turno'],
    say(
      'In this order: both sides clear the AT lying on cards; Shock that is due comes off (WOUND-04); you get your AT (TURN-03).',
      'In quest’ordine: le due forze tolgono gli AT dalle carte; si toglie lo Shock che finisce ora (WOUND-04); ricevi i tuoi AT (TURN-03).',
      'En este orden: ambos bandos retiran las FA de las cartas; se quita la Conmoción que vence ahora (WOUND-04); recibes tus FA (TURN-03).',
    ),
    when(
      { company: true },
      'Then support fire lands, reinforcements come in, messengers return.',
      'Poi cade il Fuoco di Supporto, entrano i rinforzi, tornano i messaggeri.',
      'Luego cae el fuego de apoyo, entran los refuerzos y vuelven los enlaces.',
    ),
    when(
      { sfAffectsWhen: 'anyMoment' },
      'Everyone in a Suppression area is suppressed for this turn (SF-04); then your own Suppression rolls (SF-14).',
      'Chi si trova in un’area di Fuoco di Soppressione è sotto soppressione per questo turno (SF-04); poi si tirano i dadi del tuo Fuoco di Soppressione (SF-14).',
      'Quien está en un área de Supresión queda suprimido este turno (SF-04); después se hacen las tiradas de tu Supresión (SF-14).',
    ),
    when(
      { sfAffectsWhen: 'enters' },
      'Then your own Suppression rolls (SF-14).',
      'Poi si tirano i dadi del tuo Fuoco di Soppressione (SF-14).',
      'Después se hacen las tiradas de tu Supresión (SF-14).',
    ),
    when(
      { company: true },
      'The tactic card comes last (TACTIC-08), and your opponent may step in once before you act (TURN-16).',
      'Per ultima la carta tattica (TACTIC-08), e l’avversario può intervenire una volta prima che tu agisca (TURN-16).',
      'Por último, la carta táctica (TACTIC-08), y tu rival puede intervenir una vez antes de que actúes (TURN-16).',
    ),
  ),
  'TURN-03': rule(
    ['Income', 'I gettoni del turno', 'Las fichas del turno'],
    say(
      'At the start of your turn you get {income} AT.',
      'All’inizio del tuo turno ricevi {income} AT.',
      'Al empezar tu turno recibes {income} FA.',
    ),
    when(
      { company: true },
      'Officers with ADVANCE PLANNING add theirs (PLAN-01).',
      'Gli Ufficiali con PIANIFICAZIONE AVANZATA aggiungono i loro (PLAN-01).',
      'Los oficiales con PLANIFICACIÓN ANTICIPADA añaden las suyas (PLAN-01).',
    ),
  ),
  'TURN-04': rule(
    ['Saving tokens', 'Mettere da parte', 'Guardar fichas'],
    say(
      'What you do not spend you keep, without limit. In one turn you may spend as many as you have.',
      'Quello che non spendi resta tuo, senza limite. In un turno puoi spendere tutto ciò che hai.',
      'Lo que no gastas lo conservas, sin límite. En un turno puedes gastar todas las que tengas.',
    ),
  ),
  'TURN-05': rule(
    ['Spend at least one', 'Almeno uno a turno', 'Al menos una por turno'],
    say(
      'In each turn of your own spend at least {minSpend} AT. Reactions in your opponent’s turn do not count.',
      'In ogni tuo turno spendi almeno {minSpend} AT. Le reazioni nel turno avversario non contano.',
      'En cada turno tuyo gasta al menos {minSpend} FA. Las reacciones en el turno del rival no cuentan.',
    ),
    when(
      { minSpendFailure: 'forfeitOne' },
      'End a turn without spending and you throw one away.',
      'Se chiudi il turno senza spendere, ne perdi uno.',
      'Si terminas sin gastar ninguna, pierdes una.',
    ),
    when(
      { minSpendFailure: 'waive' },
      'Here nothing happens if you do not.',
      'Qui non succede nulla se non lo fai.',
      'Aquí no pasa nada si no lo haces.',
    ),
  ),
  'TURN-06': rule(
    ['Out of tokens', 'Senza gettoni', 'Sin fichas'],
    say(
      'When your last AT is spent, finish that Action with all that follows from it; then your turn is over.',
      'Speso l’ultimo AT, concludi quell’Azione con tutto ciò che ne segue; poi il tuo turno è finito.',
      'Gastada la última FA, termina esa Acción con todo lo que provoque; luego se acaba tu turno.',
    ),
    when(
      { outOfAtEndsTurn: 'strict' },
      'Free Actions such as First Aid must come before it. In your opponent’s turn, running out only means you can no longer pay for reactions; a free Opportunity shot remains.',
      'Le Azioni gratuite, come il Primo Soccorso, vanno fatte prima. Nel turno avversario restare senza vuol dire solo non poter più pagare reazioni; un tiro del Fuoco di Opportunità, che è gratis, resta possibile.',
      'Las Acciones gratuitas, como los Primeros auxilios, van antes. En el turno del rival, quedarte sin FA solo te impide pagar reacciones; el disparo gratuito de Oportunidad sigue ahí.',
    ),
    when(
      { outOfAtEndsTurn: 'allowFreeActions' },
      'Here you may still do Actions that cost nothing.',
      'Qui puoi ancora fare le Azioni che non costano nulla.',
      'Aquí aún puedes hacer las Acciones que no cuestan nada.',
    ),
  ),
  'TURN-07': rule(
    ['Ending your turn', 'Chiudere il turno', 'Terminar tu turno'],
    say(
      'Between two Actions you may end your turn whenever you like, once TURN-05 is met.',
      'Fra un’Azione e l’altra puoi chiudere il turno quando vuoi, purché rispetti TURN-05.',
      'Entre dos Acciones puedes terminar el turno cuando quieras, cumplido TURN-05.',
    ),
  ),
  'TURN-08': rule(
    ['In your opponent’s turn', 'Nel turno avversario', 'En el turno del rival'],
    when(
      { opponentTurnActions: 'reactions' },
      'In the other player’s turn you only react: Take Cover when shot at (COVER-03) and Opportunity Fire (OF-04).',
      'Nel turno dell’avversario puoi solo reagire: Ripararsi quando ti sparano (COVER-03) e Fuoco di Opportunità (OF-04).',
      'En el turno del otro solo reaccionas: ponerse En Cobertura cuando te disparan (COVER-03) y Fuego de Oportunidad (OF-04).',
    ),
    when(
      { opponentTurnActions: 'takeCoverAnytime' },
      'In the other player’s turn you react (COVER-03, OF-04), and after any Action or at the start of the turn you may Take Cover for the usual price.',
      'Nel turno dell’avversario reagisci (COVER-03, OF-04), e dopo ogni Azione o all’inizio del turno puoi Ripararti al solito prezzo.',
      'En el turno del otro reaccionas (COVER-03, OF-04), y tras cada Acción o al empezar el turno puedes ponerte En Cobertura al precio normal.',
    ),
    when(
      { opponentTurnActions: 'anyAction' },
      'The sheet taken literally: after each Action of the other player, and at the start of that turn, you may do one Action of your own, at its price and within its limits.',
      'Il regolamento alla lettera: dopo ogni Azione dell’avversario, e all’inizio del suo turno, puoi fare un’Azione tua, al suo prezzo e nei suoi limiti.',
      'El reglamento al pie de la letra: tras cada Acción del otro, y al empezar su turno, puedes hacer una Acción tuya, a su precio y con sus límites.',
    ),
    when(
      { company: true },
      'Officers may also try to take the initiative (INIT-01), and tactic cards can be played (TACTIC-09).',
      'Gli Ufficiali possono inoltre tentare di prendere l’iniziativa (INIT-01), e si possono giocare carte tattiche (TACTIC-09).',
      'Además, los oficiales pueden intentar tomar la iniciativa (INIT-01) y se pueden jugar cartas tácticas (TACTIC-09).',
    ),
  ),
  'TURN-09': rule(
    ['What a Character may do', 'Che cosa può fare un Personaggio', 'Qué puede hacer un Personaje'],
    say(
      'Only the Actions shown on the side of the card that lies face up. Everyone may always fight hand to hand and Take Cover, fire a weapon that has dice at that range, and throw a grenade they carry.',
      'Solo le Azioni indicate sul lato scoperto della carta. Tutti possono sempre combattere nel Corpo a Corpo e Ripararsi, sparare con un’arma che ha dadi a quella distanza, e tirare una granata che portano.',
      'Solo las Acciones que muestra el lado visible de su carta. Todos pueden siempre luchar Cuerpo a Cuerpo y ponerse En Cobertura, disparar un arma con dados a esa distancia y lanzar una granada que lleven.',
    ),
  ),
  'TURN-10': rule(
    ['How many Actions', 'Quante Azioni', 'Cuántas Acciones'],
    when(
      { allowancePeriod: 'playerTurn' },
      'The card prints the most Actions that a Character may do in one turn. The count starts afresh in every turn, yours and your opponent’s.',
      'Sulla carta è indicato il massimo di Azioni che un Personaggio può fare in un turno. Il conto riparte a ogni turno, tuo o dell’avversario.',
      'La carta indica el máximo de Acciones de un Personaje en un turno. La cuenta vuelve a empezar en cada turno, tuyo o del rival.',
    ),
    when(
      { allowancePeriod: 'round' },
      'The card prints the most Actions that a Character may do from the start of your turn to the start of your next one.',
      'Sulla carta è indicato il massimo di Azioni che un Personaggio può fare dall’inizio di un tuo turno all’inizio del successivo.',
      'La carta indica el máximo de Acciones de un Personaje desde el inicio de un turno tuyo hasta el inicio del siguiente.',
    ),
    say(
      'Only Command lets it do more (CMD-02).',
      'Solo il Comando gli permette di farne di più (CMD-02).',
      'Solo el Mando le permite hacer más (CMD-02).',
    ),
  ),
  'TURN-11': rule(
    ['Tokens and Actions', 'Gettoni e Azioni', 'Fichas y Acciones'],
    say(
      'Put the AT that an Action costs on the Character’s card.',
      'Metti sulla carta del Personaggio gli AT che l’Azione costa.',
      'Pon en la carta del Personaje las FA que cuesta la Acción.',
    ),
    when(
      { slotRule: 'actions' },
      'However many it costs, it is one Action: a grenade of {grenadeCost} AT uses up one of the Actions printed. Hand to hand and an Opportunity shot use up none.',
      'Per quanti siano, è un’Azione sola: una granata da {grenadeCost} AT consuma una sola Azione. Il Corpo a Corpo e il tiro del Fuoco di Opportunità non ne consumano.',
      'Cueste las que cueste, es una sola Acción: una granada de {grenadeCost} FA consume una de las Acciones impresas. El Cuerpo a Cuerpo y el disparo de Oportunidad no consumen ninguna.',
    ),
    when(
      { slotRule: 'tokens' },
      'Every AT on the card uses up one of the Actions printed, so a grenade of {grenadeCost} AT counts as that many.',
      'Ogni AT sulla carta consuma una delle sue Azioni: una granata da {grenadeCost} AT ne consuma altrettante.',
      'Cada FA en la carta consume una de las Acciones impresas: una granada de {grenadeCost} FA cuenta como otras tantas.',
    ),
  ),
  'TURN-12': rule(
    ['Spent is spent', 'Speso è speso', 'Lo gastado, gastado está'],
    say(
      'A spent AT never comes back, not even when the Action is cut short or does nothing.',
      'Un AT speso non torna, nemmeno se l’Azione viene interrotta o non ha effetto.',
      'Una FA gastada no vuelve, ni aunque la Acción se interrumpa o no tenga efecto.',
    ),
  ),
  'TURN-13': rule(
    ['What is counted in a turn', 'Che cosa si conta nel turno', 'Qué se cuenta en un turno'],
    say(
      'For each Character the game counts, turn by turn: Actions done, AT spent on moving, shots of each weapon, which weapon was used, and whether it has attacked, shot or been suppressed.',
      'Per ogni Personaggio il gioco conta, turno per turno: Azioni fatte, AT spesi per muoversi, tiri di ogni arma, arma usata, e se ha attaccato, sparato o è stato sotto soppressione.',
      'De cada Personaje el juego cuenta, turno a turno: Acciones hechas, FA gastadas en moverse, disparos de cada arma, qué arma usó y si ha atacado, disparado o sido suprimido.',
    ),
  ),
  'TURN-14': rule(
    ['How a turn ends', 'Come finisce il turno', 'Cómo acaba el turno'],
    say(
      'Take off the Shock that ends now (WOUND-04), see whether someone has won, and pass the turn.',
      'Togli lo Shock che finisce ora (WOUND-04), controlla se qualcuno ha vinto e passa il turno.',
      'Retira la Conmoción que acaba ahora (WOUND-04), mira si alguien ha ganado y pasa el turno.',
    ),
    when(
      { company: true, aidRestock: 'fullTurn' },
      'A medic who spent the turn at the aid station has a full set of kits again (AID-03).',
      'Un medico che ha passato il turno alla Stazione di Soccorso ha di nuovo tutti i kit (AID-03).',
      'El sanitario que pasó el turno en el puesto de socorro recupera todos sus botiquines (AID-03).',
    ),
  ),
  'TURN-15': rule(
    ['All Actions at a glance', 'Tutte le Azioni in breve', 'Todas las Acciones de un vistazo'],
    say(
      'Move or Move & Fire 1 AT; Fire {fireCost} AT; Aim {aimCost} AT; Take Cover {takeCoverCost} AT; Opportunity Fire {ofCost} AT; starting or joining Suppression Fire {sfCost} AT; throwing a grenade {grenadeCost} AT.',
      'Muovere o Muovi & Spara 1 AT; Sparare {fireCost} AT; Mira {aimCost} AT; Ripararsi {takeCoverCost} AT; Fuoco di Opportunità {ofCost} AT; iniziare il Fuoco di Soppressione o unirsi {sfCost} AT; tirare una granata {grenadeCost} AT.',
      'Mover o Mover y Disparar 1 FA; Disparar {fireCost} FA; Apuntar {aimCost} FA; ponerse En Cobertura {takeCoverCost} FA; Fuego de Oportunidad {ofCost} FA; iniciar el Fuego de Supresión o unirse {sfCost} FA; lanzar una granada {grenadeCost} FA.',
    ),
    unless(
      { climbing: 'free' },
      'A climb makes a movement cost more (MOVE-04).',
      'Arrampicarsi o scavalcare costa AT in più (MOVE-04).',
      'Escalar encarece el movimiento (MOVE-04).',
    ),
    say(
      'Free, and not counted as Actions: hand to hand, the Opportunity shot, the Suppression roll.',
      'Gratis, e senza consumare Azioni: Corpo a Corpo, tiro del Fuoco di Opportunità, dadi del Fuoco di Soppressione.',
      'Gratis y sin consumir Acciones: Cuerpo a Cuerpo, disparo de Oportunidad, tirada de Supresión.',
    ),
    when(
      { company: true },
      'Company: an order {orderCost} AT, CALL {callCost} AT, CONTACT HQ {radioCost} AT, TAKE INITIATIVE {initiativeCost} AT and the bid; First Aid and the casualty check cost no AT but are an Action.',
      'Company Commander: un ordine {orderCost} AT, CHIAMATA {callCost} AT, CONTATTO RADIO {radioCost} AT, PRENDERE INIZIATIVA {initiativeCost} AT più l’offerta; Primo Soccorso e controllo della vittima non costano AT ma sono un’Azione.',
      'Compañía: una orden {orderCost} FA, LLAMADA {callCost} FA, CONTACTAR CON EL CG {radioCost} FA, TOMAR LA INICIATIVA {initiativeCost} FA más la puja; los Primeros auxilios y el examen del caído no cuestan FA, pero son una Acción.',
    ),
  ),
  'TURN-16': rule(
    ['One Action at a time', 'Un’Azione alla volta', 'Una Acción cada vez'],
    say(
      'Every Action is played to its end before the next. The other player can only step in at fixed moments: when a shot is declared, when Opportunity Fire is triggered, after an Action, and at the start of the turn.',
      'Ogni Azione si gioca fino in fondo prima della successiva. L’avversario può intervenire solo in momenti fissi: quando si dichiara un tiro, quando scatta il Fuoco di Opportunità, dopo un’Azione e all’inizio del turno.',
      'Cada Acción se juega hasta el final antes de la siguiente. El otro solo puede intervenir en momentos fijos: al declararse un disparo, al activarse el Fuego de Oportunidad, tras una Acción y al empezar el turno.',
    ),
    when(
      { company: true },
      'Tactic cards also have the moment between a grenade’s throw and its burst. “At any time” on a card always means one of these moments, never in the middle of a roll.',
      'Le carte tattiche hanno anche il momento fra il lancio di una granata e l’esplosione. «In qualsiasi momento» vuol dire sempre uno di questi, mai nel mezzo di un lancio di dadi.',
      'Las cartas tácticas tienen además el momento entre el lanzamiento de una granada y su explosión. «En cualquier momento» significa siempre uno de estos, nunca en medio de una tirada.',
    ),
  ),
  'TURN-17': rule(
    ['One marker each', 'Un segnalino a testa', 'Una ficha por Personaje'],
    say(
      'A Character has at most one of Take Cover, Opportunity Fire and Suppression Fire: taking one ends the others.',
      'Un Personaggio ha al massimo uno fra Ripararsi, Fuoco di Opportunità e Fuoco di Soppressione: prenderne uno toglie gli altri.',
      'Un Personaje tiene como mucho una de En Cobertura, Fuego de Oportunidad y Fuego de Supresión: colocar una quita las demás.',
    ),
  ),
  'TURN-18': rule(
    ['What is an attack', 'Che cosa è un attacco', 'Qué es un ataque'],
    say(
      'Attack Actions are Fire, Move & Fire, Opportunity Fire, Suppression Fire, a grenade and hand to hand. Nothing else is one.',
      'Sono Azioni di attacco: Sparare, Muovi & Spara, Fuoco di Opportunità, Fuoco di Soppressione, granata e Corpo a Corpo. Nient’altro.',
      'Son Acciones de Ataque: Disparar, Mover y Disparar, Fuego de Oportunidad, Fuego de Supresión, Lanzar Granada y Cuerpo a Cuerpo. Nada más.',
    ),
  ),
} as const
