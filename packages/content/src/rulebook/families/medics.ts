import { rule, say, unless, when } from '../template.ts'

export const MEDIC = {
  'MEDIC-01': rule(
    ['First Aid kits', 'I kit di Primo Soccorso', 'Botiquines'],
    say(
      'FIRST AID is the number of kits a medic carries, full at the start and kept on the card.',
      'PRIMO SOCCORSO è il numero di kit che un medico porta: li ha tutti all’inizio e li tiene sulla carta.',
      'PRIMEROS AUXILIOS es el número de botiquines que lleva un sanitario, completos al empezar y guardados en su carta.',
    ),
  ),
  'MEDIC-02': rule(
    ['Who can be treated', 'Chi si può curare', 'A quién se puede curar'],
    say(
      'A wounded friend in base contact, in Shock or not, who has no First Aid marker yet. No one may treat himself.',
      'Un amico ferito, base a base, in Shock o no, che non abbia ancora un segnalino Primo Soccorso. Nessuno cura sé stesso.',
      'Un amigo herido en contacto de peana, en Conmoción o no, que aún no tenga ficha de primeros auxilios. Nadie se cura a sí mismo.',
    ),
  ),
  'MEDIC-03': rule(
    ['Price', 'Prezzo', 'Precio'],
    say(
      'One kit and no AT, but it is one of the medic’s Actions.',
      'Un kit e nessun AT, ma è una delle Azioni del medico.',
      'Un botiquín y ninguna FA, pero es una de las Acciones del sanitario.',
    ),
  ),
  'MEDIC-04': rule(
    ['Nothing else', 'Nient’altro', 'Nada más'],
    when(
      { firstAidLock: 'wholeTurn' },
      'Medic and patient do nothing else in the whole turn, before or after, not even Take Cover.',
      'Medico e paziente non fanno altro in tutto il turno, né prima né dopo, nemmeno Ripararsi.',
      'Sanitario y paciente no hacen nada más en todo el turno, ni antes ni después, ni siquiera ponerse En Cobertura.',
    ),
    when(
      { firstAidLock: 'afterRoll' },
      'Once the die is rolled medic and patient do nothing more in this turn, not even Take Cover. What they did before does not matter.',
      'Tirato il dado, medico e paziente non fanno altro in questo turno, nemmeno Ripararsi. Ciò che hanno fatto prima non conta.',
      'Tirado el dado, sanitario y paciente no hacen nada más este turno, ni siquiera ponerse En Cobertura. Lo que hicieran antes no importa.',
    ),
  ),
  'MEDIC-05': rule(
    ['The roll', 'Il tiro', 'La tirada'],
    say(
      'On {healOn} the patient is healed and the card turns back; otherwise he stays wounded. Shock passes as usual (WOUND-04).',
      'Con {healOn} il paziente è guarito e la carta si rigira; altrimenti resta ferito. Lo Shock passa come al solito (WOUND-04).',
      'Con {healOn} el paciente se cura y la carta vuelve a su lado sano; si no, sigue herido. La Conmoción pasa como siempre (WOUND-04).',
    ),
  ),
  'MEDIC-06': rule(
    ['Once in a game', 'Una volta sola', 'Una sola vez'],
    say(
      'Either way he keeps a First Aid marker and can never be treated or checked again.',
      'In ogni caso tiene un segnalino Primo Soccorso e non può più essere curato né controllato.',
      'En todo caso conserva una ficha de primeros auxilios y ya no se le puede curar ni examinar.',
    ),
  ),
  'MEDIC-07': rule(
    ['Hit again', 'Colpito di nuovo', 'Herido otra vez'],
    say(
      'One who was healed and is wounded again turns to the wounded side again.',
      'Chi è guarito e viene ferito di nuovo torna sul lato ferito.',
      'Quien se curó y vuelve a ser herido pasa otra vez al lado herido.',
    ),
  ),
  'MEDIC-08': rule(
    ['Calm', 'Calma', 'Calma'],
    say(
      'With psychological shock in play, no one within {safeRadius} of a medic tests (SHOCK-03).',
      'Con lo shock psicologico, chi è entro {safeRadius} da un medico non fa il test per lo Shock (SHOCK-03).',
      'Con la conmoción psicológica en juego, nadie a {safeRadius} o menos de un sanitario hace pruebas (SHOCK-03).',
    ),
  ),
  'MEDIC-09': rule(
    ['In your own turn', 'Nel tuo turno', 'En tu propio turno'],
    unless(
      { opponentTurnActions: 'anyAction' },
      'First Aid is given in your own turn, before your AT run out (TURN-06).',
      'Il Primo Soccorso si presta nel tuo turno, prima di finire gli AT (TURN-06).',
      'Los primeros auxilios se dan en el propio turno, antes de quedarse sin FA (TURN-06).',
    ),
    when(
      { opponentTurnActions: 'anyAction' },
      'First Aid is given in your own turn before your AT run out (TURN-06), and here also as the Action of TURN-08.',
      'Il Primo Soccorso si presta nel tuo turno prima di finire gli AT (TURN-06), e qui anche come Azione di TURN-08.',
      'Los primeros auxilios se dan en el propio turno antes de quedarse sin FA (TURN-06), y aquí también como la Acción de TURN-08.',
    ),
  ),
} as const

export const EVAC = {
  'EVAC-01': rule(
    ['Is he alive?', 'È vivo?', '¿Sigue vivo?'],
    say(
      'A medic in base contact with an eliminated friend may check whether he can still be saved. Any medic can do this.',
      'Un medico base a base con un amico eliminato può controllare se si può ancora salvare. Può farlo qualsiasi medico.',
      'Un sanitario en contacto de peana con un amigo eliminado puede examinarlo para ver si aún se le puede salvar. Cualquier sanitario puede hacerlo.',
    ),
  ),
  'EVAC-02': rule(
    ['Price', 'Prezzo', 'Precio'],
    say('One kit, no AT, one Action.', 'Un kit, nessun AT, un’Azione.', 'Un botiquín, ninguna FA, una Acción.'),
    when(
      { casualtyCheckLock: 'wholeTurn' },
      'It is the medic’s only Action in that turn.',
      'È l’unica Azione del medico in quel turno.',
      'Es la única Acción del sanitario en ese turno.',
    ),
    when(
      { casualtyCheckLock: 'none' },
      'He may still do other Actions.',
      'Le sue altre Azioni restano libere.',
      'Sus demás Acciones quedan libres.',
    ),
  ),
  'EVAC-03': rule(
    ['The roll', 'Il tiro', 'La tirada'],
    say(
      'On {aliveOn} he lives and can be carried away; otherwise the casualty is removed.',
      'Con {aliveOn} è vivo e si può trasportare; altrimenti la vittima si toglie.',
      'Con {aliveOn} vive y se le puede evacuar; si no, el caído se retira.',
    ),
    when(
      { aidBonusOnCasualtyCheck: false },
      'The aid station does not help here.',
      'Qui la Stazione di Soccorso non aiuta.',
      'Aquí el puesto de socorro no ayuda.',
    ),
    when(
      { aidBonusOnCasualtyCheck: true },
      'The aid station’s bonus counts here too (AID-02).',
      'Vale anche qui il bonus della Stazione di Soccorso (AID-02).',
      'También aquí vale el bono del puesto de socorro (AID-02).',
    ),
  ),
  'EVAC-04': rule(
    ['Once only', 'Una volta sola', 'Una sola vez'],
    say(
      'Anyone with a First Aid marker, whatever it came from, cannot be checked.',
      'Chi ha già un segnalino Primo Soccorso, per qualsiasi motivo, non si può controllare.',
      'A quien ya tiene ficha de primeros auxilios, por lo que sea, no se le puede examinar.',
    ),
  ),
  'EVAC-05': rule(
    ['The medic alone', 'Il medico da solo', 'El sanitario solo'],
    say(
      'With one medic touching him the casualty moves at exactly half the Move of his wounded side; both go as one group and may not touch an enemy.',
      'Con un solo medico a contatto la vittima muove esattamente di metà del movimento del suo lato ferito; i due muovono come un solo gruppo e non possono toccare un nemico.',
      'Con un solo sanitario en contacto el caído se mueve exactamente a la mitad del Mover de su lado herido; los dos van como un grupo y no pueden tocar a un enemigo.',
    ),
  ),
  'EVAC-06': rule(
    ['With a helper', 'Con un aiutante', 'Con un ayudante'],
    say(
      'With one more man the three go at the full Move of the wounded side.',
      'Con un altro uomo i tre muovono dell’intero movimento del lato ferito.',
      'Con un hombre más los tres van al Mover completo del lado herido.',
    ),
  ),
  'EVAC-07': rule(
    ['Who pays', 'Chi paga', 'Quién paga'],
    say(
      'The medic pays 1 AT for each movement of the group; it counts for MOVE-03 of all carriers, and the helper uses no Action. If a carrier goes into Shock or falls, the movement ends.',
      'Il medico paga 1 AT per ogni movimento del gruppo; conta per il limite di MOVE-03 di tutti quelli che trasportano, e l’aiutante non consuma Azioni. Se uno di loro va in Shock o cade, il movimento finisce.',
      'El sanitario paga 1 FA por cada movimiento del grupo; cuenta para MOVE-03 de todos los que cargan, y el ayudante no consume Acciones. Si uno de ellos cae o entra en Conmoción, el movimiento acaba.',
    ),
    when(
      { stretcherMovePaidBy: 'bearers' },
      'A stretcher’s movement is paid by its bearers.',
      'Il movimento di una barella lo pagano i barellieri.',
      'El movimiento de una camilla lo pagan los camilleros.',
    ),
    when(
      { stretcherMovePaidBy: 'medicInContact' },
      'A stretcher’s movement is paid by a medic in contact, without one by its bearers.',
      'Il movimento di una barella lo paga un medico a contatto; se non c’è, i barellieri.',
      'El movimiento de una camilla lo paga un sanitario en contacto; si no lo hay, los camilleros.',
    ),
  ),
  'EVAC-08': rule(
    ['Stretcher team', 'Barellieri', 'Camilleros'],
    say(
      'A stretcher team carries a living casualty at its own full speed, one at a time.',
      'I barellieri portano una vittima viva a tutta la loro velocità, una alla volta.',
      'Los camilleros llevan a un caído vivo a su velocidad completa, de uno en uno.',
    ),
    when(
      { stretcherPickupCost: 0 },
      'Picking him up costs nothing and is not an Action.',
      'Raccoglierla non costa nulla e non è un’Azione.',
      'Recogerlo no cuesta nada y no es una Acción.',
    ),
    unless(
      { stretcherPickupCost: 0 },
      'Picking him up is an Action and costs {pickUpCost} AT on a bearer’s card.',
      'Raccoglierla è un’Azione e costa {pickUpCost} AT sulla carta di un barelliere.',
      'Recogerlo es una Acción y cuesta {pickUpCost} FA en la carta de un camillero.',
    ),
  ),
  'EVAC-09': rule(
    ['Vehicles', 'Veicoli', 'Vehículos'],
    say(
      'Any vehicle carries at least one casualty, an ambulance several; its card says how many. Loading costs medic or crew 1 AT.',
      'Ogni veicolo porta almeno una vittima, un’ambulanza di più: è indicato sulla sua carta. Caricarla costa 1 AT al medico o all’equipaggio.',
      'Todo vehículo lleva al menos un caído, una ambulancia varios; lo dice su carta. Subirlo cuesta 1 FA al sanitario o a la tripulación.',
    ),
  ),
  'EVAC-10': rule(
    ['Saved', 'In salvo', 'A salvo'],
    say(
      'A casualty that touches your aid station or your own edge is evacuated and no longer counts as lost. A victory already won is not undone.',
      'Una vittima che tocca la tua Stazione di Soccorso o il tuo bordo è evacuata e non conta più come persa. Una vittoria già ottenuta non si annulla.',
      'Un caído que toca tu puesto de socorro o tu borde queda evacuado y deja de contar como perdido. Una victoria ya lograda no se deshace.',
    ),
  ),
} as const

export const AID = {
  'AID-01': rule(
    ['The aid station', 'La Stazione di Soccorso', 'El puesto de socorro'],
    say(
      'A piece of scenery at least partly in your deployment zone, one per side. Casualties that reach it are safe at once.',
      'Un elemento scenico almeno in parte nella tua zona di schieramento, uno per forza. Le vittime che lo raggiungono sono subito in salvo.',
      'Un elemento de escenografía al menos en parte en tu zona de despliegue, uno por bando. Los caídos que llegan a él quedan a salvo.',
    ),
  ),
  'AID-02': rule(
    ['Better treatment', 'Cure migliori', 'Mejores cuidados'],
    say(
      'First Aid rolls get +{aidBonus} if medic or patient is inside it or touches it.',
      'Il Primo Soccorso ha +{aidBonus} al dado se il medico o il paziente è dentro la Stazione di Soccorso o la tocca.',
      'Las tiradas de primeros auxilios tienen +{aidBonus} si el sanitario o el paciente está dentro o lo toca.',
    ),
  ),
  'AID-03': rule(
    ['New kits', 'Nuovi kit', 'Botiquines nuevos'],
    when(
      { aidRestock: 'fullTurn' },
      'A medic who is there at the start and at the end of one of your turns has a full set again at its end.',
      'Un medico che vi si trova all’inizio e alla fine di un tuo turno alla fine ha di nuovo tutti i kit.',
      'Un sanitario que está allí al principio y al final de un turno tuyo vuelve a tenerlos todos al final.',
    ),
    when(
      { aidRestock: 'onContact' },
      'A medic who reaches it has a full set again at once, and again at the start of each of your turns there.',
      'Un medico che la raggiunge ha subito di nuovo tutti i kit, e ancora all’inizio di ogni tuo turno passato lì.',
      'Un sanitario que llega vuelve a tenerlos todos al momento, y también al empezar cada turno tuyo allí.',
    ),
    say(
      'No Action, no AT, and he may do anything else.',
      'Nessuna Azione, nessun AT, e può fare qualsiasi altra cosa.',
      'Ni Acción ni FA, y puede hacer cualquier otra cosa.',
    ),
  ),
  'AID-04': rule(
    ['Medics only', 'Solo i medici', 'Solo sanitarios'],
    say('Only medics draw kits.', 'Solo i medici prendono kit.', 'Solo los sanitarios cogen botiquines.'),
  ),
} as const
