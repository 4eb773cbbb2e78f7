import { rule, say, unless, when } from '../template.ts'

export const MOVE = {
  'MOVE-01': rule(
    ['How far', 'Quanto si muove', 'Hasta dónde'],
    say(
      'For 1 AT a Character moves up to the Move value on its card.',
      'Con 1 AT un Personaggio muove fino al valore di movimento della sua carta.',
      'Por 1 FA un Personaje mueve hasta el valor de Mover de su carta.',
    ),
  ),
  'MOVE-02': rule(
    ['Any path', 'Qualsiasi percorso', 'Cualquier camino'],
    say(
      'Change direction as often as you like: only the length of the path counts, measured at the centre of the base. Facing is free.',
      'Cambia direzione quanto vuoi: conta solo la lunghezza del percorso, misurata al centro della base. Girarsi è gratis.',
      'Gira cuanto quieras: solo cuenta la longitud del camino, medida en el centro de la peana. El encaramiento es gratuito.',
    ),
  ),
  'MOVE-03': rule(
    ['Limit per turn', 'Limite per turno', 'Límite por turno'],
    say(
      'A Character spends at most {moveCap} AT on movement in a turn, Move & Fire included. Command does not raise this.',
      'Un Personaggio spende al massimo {moveCap} AT di movimento in un turno, compreso Muovi & Spara. Il Comando non alza il limite.',
      'Un Personaje gasta como máximo {moveCap} FA en movimiento por turno, Mover y Disparar incluido. El Mando no sube el límite.',
    ),
    when(
      { company: true, orderedMovesCountToCap: true },
      'A move by order counts as one, though it costs nothing.',
      'Un movimento ordinato conta come 1 AT, anche se non costa nulla.',
      'Un movimiento por orden cuenta uno, aunque no cueste nada.',
    ),
    when(
      { company: true, orderedMovesCountToCap: false },
      'Moves by order do not count here.',
      'I movimenti ordinati qui non contano.',
      'Los movimientos por orden aquí no cuentan.',
    ),
  ),
  'MOVE-04': rule(
    ['Climbing', 'Arrampicarsi e scavalcare', 'Escalar'],
    when(
      { climbing: 'total' },
      'A movement with a climb in it costs {climbTotal} AT in all.',
      'Un movimento con un’arrampicata costa in tutto {climbTotal} AT.',
      'Un movimiento con una escalada cuesta {climbTotal} FA en total.',
    ),
    when(
      { climbing: 'extra' },
      'Each climb adds {climbExtra} AT to the price of the movement.',
      'Ogni arrampicata costa {climbExtra} AT in più.',
      'Cada escalada encarece el movimiento en {climbExtra} FA.',
    ),
    when(
      { climbing: 'free' },
      'Climbing costs nothing extra.',
      'Arrampicarsi non costa nulla in più.',
      'Escalar no cuesta nada más.',
    ),
    when(
      { climbing: ['total', 'extra'], climbAppliesTo: 'elevated' },
      'Going up onto an elevated piece is a climb, and so is coming down.',
      'Salire su un elemento scenico rialzato è un’arrampicata, e scenderne un’altra.',
      'Subir a un elemento elevado es una escalada, y bajar de él, otra.',
    ),
    when(
      { climbing: ['total', 'extra'], climbAppliesTo: 'obstacle' },
      'Getting over an obstacle is one too.',
      'Lo è anche scavalcare un ostacolo.',
      'También lo es saltar un obstáculo.',
    ),
    unless(
      { climbsPerMove: null },
      'At most {climbsPerMove} in one movement.',
      'Al massimo {climbsPerMove} per movimento.',
      'Como mucho {climbsPerMove} por movimiento.',
    ),
    when(
      { climbing: ['total', 'extra'] },
      'The whole price counts for MOVE-03 and must be there before you start; height itself is not measured.',
      'Tutto il costo conta per MOVE-03 e devi averlo prima di partire; l’altezza in sé non si misura.',
      'Todo el precio cuenta para MOVE-03 y hay que tenerlo antes de salir; la altura en sí no se mide.',
    ),
  ),
  'MOVE-05': rule(
    ['Past friends', 'Attraverso gli amici', 'Entre amigos'],
    say(
      'You may walk through friends but may not stop on top of one. A charge that would end on a friend’s base is not possible.',
      'Puoi passare attraverso gli amici, ma non fermarti sopra di loro. Una carica che finirebbe sulla base di un amico non è possibile.',
      'Puedes pasar a través de los amigos, pero no pararte encima. Una carga que acabaría sobre la peana de un amigo no es posible.',
    ),
  ),
  'MOVE-06': rule(
    ['Meeting an enemy', 'Incontrare un nemico', 'Topar con un enemigo'],
    say(
      'No one moves over an enemy’s base. Touch one and you fight hand to hand at once (H2H-01).',
      'Nessuno passa sopra la base di un nemico. Se ne tocchi una, il Corpo a Corpo comincia subito (H2H-01).',
      'Nadie pasa por encima de la peana de un enemigo. Si tocas una, se lucha Cuerpo a Cuerpo al momento (H2H-01).',
    ),
    when(
      { contactEndsMove: true },
      'The rest of the movement is lost.',
      'Il resto del movimento è perso.',
      'El resto del movimiento se pierde.',
    ),
    when(
      { contactEndsMove: false },
      'A survivor may finish the movement here.',
      'Qui chi sopravvive può finire il movimento.',
      'Aquí quien sobrevive puede terminar el movimiento.',
    ),
  ),
  'MOVE-07': rule(
    ['Terrain', 'Terreno', 'Terreno'],
    say(
      'Total Cover stops movement unless the piece is marked as one to walk through, enter, climb or get over. Partial Cover is walked through freely.',
      'La Copertura Totale ferma il movimento, salvo che l’elemento scenico sia segnato come attraversabile, accessibile, scalabile o da scavalcare. La Copertura Parziale si attraversa liberamente.',
      'La Cobertura Total detiene el movimiento, salvo que el elemento esté marcado como atravesable, accesible, elevado u obstáculo. La Cobertura Parcial se atraviesa libremente.',
    ),
    when(
      { climbAppliesTo: 'obstacle' },
      'Pieces marked as obstacles have their price (MOVE-04); scenic bases of {scenicBaseMm} mm never do.',
      'Gli elementi scenici segnati come ostacoli hanno il loro costo (MOVE-04); le basi sceniche da {scenicBaseMm} mm mai.',
      'Los elementos marcados como obstáculo tienen su precio (MOVE-04); las peanas escénicas de {scenicBaseMm} mm, nunca.',
    ),
  ),
  'MOVE-08': rule(
    ['The edge of the table', 'Il bordo del tavolo', 'El borde del tablero'],
    say(
      'The whole base stays on the table.',
      'Tutta la base resta sul tavolo.',
      'La peana queda entera en el tablero.',
    ),
    when(
      { company: true },
      'Only messengers (RUNNER-02) and evacuated casualties (EVAC-10) leave it.',
      'Lo lasciano soltanto i messaggeri (RUNNER-02) e le vittime evacuate (EVAC-10).',
      'Solo salen de él los enlaces (RUNNER-02) y los caídos evacuados (EVAC-10).',
    ),
  ),
  'MOVE-09': rule(
    ['Where it may end', 'Dove può finire', 'Dónde puede acabar'],
    say(
      'A movement ends clear of other bases and of anything impassable. Staying put is not a Move.',
      'Un movimento finisce fuori da altre basi e da tutto ciò che è invalicabile. Restare fermi non è Muovere.',
      'Un movimiento acaba fuera de otras peanas y de todo lo infranqueable. Quedarse quieto no es Mover.',
    ),
  ),
  'MOVE-10': rule(
    ['Hit on the way', 'Colpito durante il movimento', 'Alcanzado por el camino'],
    say(
      'If the mover goes into Shock or is eliminated, the rest of the path is lost. Unhurt, it may go on along the same path or stop; a new direction is a new Move.',
      'Se chi muove va in Shock o è eliminato, il resto del movimento è perso. Se è illeso può proseguire sullo stesso percorso o fermarsi; un’altra direzione è un altro movimento.',
      'Si quien mueve cae en Conmoción o es eliminado, el resto del camino se pierde. Ileso, puede seguir por el mismo camino o pararse; otra dirección es otro Mover.',
    ),
    say(
      'A mover stopped on top of a friend is set back to the last free point.',
      'Chi viene fermato sopra un amico torna all’ultimo punto libero.',
      'Quien queda parado encima de un amigo retrocede hasta el último punto libre.',
    ),
  ),
  'MOVE-11': rule(
    ['Stepping onto a scenic base', 'Entrare in una base scenica', 'Entrar en una peana escénica'],
    when(
      { scenicBaseFreeStep: true },
      'A Move that reaches a {scenicBaseMm} mm scenic base may end anywhere wholly inside it; the step in costs no distance.',
      'Un movimento che arriva a una base scenica da {scenicBaseMm} mm può finire in un punto qualsiasi tutto al suo interno; il passo per entrare non costa distanza.',
      'Un movimiento que llega a una peana escénica de {scenicBaseMm} mm puede acabar en cualquier punto del todo dentro de ella; el paso de entrada no cuesta distancia.',
    ),
    when(
      { scenicBaseFreeStep: false },
      'This edition has no free step onto a scenic base: the way in is measured.',
      'Questa edizione non prevede l’ingresso gratuito in una base scenica: il percorso si misura.',
      'Esta edición no prevé la entrada gratuita en una peana escénica: el camino se mide.',
    ),
  ),
} as const

export const MNF = {
  'MNF-01': rule(
    ['Move & Fire', 'Muovi & Spara', 'Mover y Disparar'],
    say(
      'A Character with the symbol moves up to its Move & Fire value and takes one shot, both for 1 AT.',
      'Un Personaggio con il simbolo muove fino al valore di Muovi & Spara e fa un tiro, il tutto con 1 AT.',
      'Un Personaje con el símbolo mueve hasta su valor de Mover y Disparar y hace un disparo, todo por 1 FA.',
    ),
  ),
  'MNF-02': rule(
    ['Before or after', 'Prima o dopo', 'Antes o después'],
    say(
      'Shoot before the movement or after it, never on the way; say which at the start. Shooting first, name the target now; shooting after, on arrival.',
      'Spara prima del movimento o dopo, mai durante; dichiaralo all’inizio. Se spari prima, indica ora il bersaglio; se spari dopo, all’arrivo.',
      'Dispara antes del movimiento o después, nunca por el camino; dilo al principio. Si disparas antes, elige ya el objetivo; si después, al llegar.',
    ),
    say(
      'You may leave out the shot, but not the movement.',
      'Puoi rinunciare al tiro, non al movimento.',
      'Puedes renunciar al disparo, pero no al movimiento.',
    ),
  ),
  'MNF-03': rule(
    ['What it counts as', 'Per che cosa conta', 'Como qué cuenta'],
    say(
      'It counts as one move (MOVE-03) and one shot of the weapon (FIRE-07), and Aim does not go with it.',
      'Conta come un movimento (MOVE-03) e un tiro dell’arma (FIRE-07), e non ammette la Mira.',
      'Cuenta como un movimiento (MOVE-03) y un disparo del arma (FIRE-07), y no admite Apuntar.',
    ),
  ),
  'MNF-04': rule(
    ['Stopped on the way', 'Fermato durante il movimento', 'Detenido por el camino'],
    say(
      'If Shock, elimination or suppression catches the mover, a shot planned for the end is lost.',
      'Se chi muove va in Shock, è eliminato o finisce sotto soppressione, il tiro previsto alla fine è perso.',
      'Si quien mueve cae en Conmoción, es eliminado o queda suprimido, se pierde el disparo previsto al final.',
    ),
  ),
  'MNF-05': rule(
    ['Suppressed', 'Sotto soppressione', 'Suprimido'],
    say(
      'A suppressed Character may Move, but not use Move & Fire.',
      'Un Personaggio sotto soppressione può Muovere, ma non usare Muovi & Spara.',
      'Un Personaje suprimido puede Mover, pero no usar Mover y Disparar.',
    ),
  ),
  'MNF-06': rule(
    ['Running into an enemy', 'A contatto con un nemico', 'Contra un enemigo'],
    say(
      'Contact is fought out first. A survivor who is unhurt may still take the shot after the movement, at someone else.',
      'Prima si risolve il Corpo a Corpo. Chi ne esce illeso può ancora fare il tiro dopo il movimento, su qualcun altro.',
      'Primero se resuelve el contacto. Quien sobrevive ileso aún puede hacer el disparo tras mover, contra otro.',
    ),
  ),
  'MNF-07': rule(
    ['With a climb', 'Con un’arrampicata', 'Con una escalada'],
    when(
      { climbing: ['total', 'extra'] },
      'A climb raises its price as it does for a Move (MOVE-04).',
      'Un’arrampicata costa AT in più come per Muovere (MOVE-04).',
      'Escalar sube su precio igual que al Mover (MOVE-04).',
    ),
    when(
      { climbing: 'free' },
      'Climbing does not change its price.',
      'Arrampicarsi non ne cambia il costo.',
      'Escalar no cambia su precio.',
    ),
  ),
} as const
