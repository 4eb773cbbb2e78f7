import { rule, say, unless, when } from '../template.ts'

export const RADIO = {
  'RADIO-01': rule(
    ['CONTACT HQ', 'CONTATTO RADIO', 'CONTACTAR CON EL CG'],
    say(
      'Trying to raise HQ is an Action of the radio operator and costs {radioCost} AT on his card.',
      'Cercare il QG è un’Azione dell’operatore radio e costa {radioCost} AT sulla sua carta.',
      'Intentar contactar con el CG es una Acción del operador de radio y cuesta {radioCost} FA en su carta.',
    ),
  ),
  'RADIO-02': rule(
    ['Getting through', 'Stabilire il contatto', 'Lograr el contacto'],
    when(
      { radioDice: 'abilityValue' },
      'Roll as many dice as the ability’s value.',
      'Tira tanti dadi quanto il valore dell’abilità.',
      'Tira tantos dados como el valor de la habilidad.',
    ),
    unless({ radioDice: 'abilityValue' }, 'Roll {radioDice} D6.', 'Tira {radioDice} D6.', 'Tira {radioDice} D6.'),
    when(
      { radioSuccess: 'anySix' },
      'At least one six makes contact.',
      'Almeno un sei stabilisce il contatto.',
      'Al menos un seis logra el contacto.',
    ),
    when(
      { radioSuccess: 'twoPlus' },
      'Anything but a 1 makes contact.',
      'Tutto tranne l’1 stabilisce il contatto.',
      'Todo menos un 1 logra el contacto.',
    ),
  ),
  'RADIO-03': rule(
    ['Trying again', 'Riprovare', 'Reintentar'],
    say(
      'He may try several times in a turn as long as Actions and AT last; a failure has no other effect.',
      'Può riprovare più volte in un turno finché ha Azioni e AT; fallire non ha altri effetti.',
      'Puede intentarlo varias veces en un turno mientras tenga Acciones y FA; fallar no tiene más efectos.',
    ),
  ),
  'RADIO-04': rule(
    ['Holding the contact', 'Mantenere il contatto', 'Mantener el contacto'],
    say(
      'It lasts, free of charge, turn after turn, as long as he does nothing else, is not wounded, does not fight and is not made to carry out an order.',
      'Dura gratis, turno dopo turno, finché l’operatore non fa altro, non è ferito, non combatte e non esegue un ordine.',
      'Se mantiene gratis, turno tras turno, mientras no haga otra cosa, no sea herido, no luche ni cumpla una orden.',
    ),
    when(
      { radioAllowsTakeCover: true },
      'Take Cover does not break it.',
      'Ripararsi non lo interrompe.',
      'Ponerse En Cobertura no lo corta.',
    ),
    when(
      { radioAllowsTakeCover: false },
      'Take Cover breaks it too.',
      'Anche Ripararsi lo interrompe.',
      'También lo corta ponerse En Cobertura.',
    ),
  ),
  'RADIO-05': rule(
    ['Using it', 'Usarlo', 'Usarlo'],
    say(
      'An officer with CALL whose base touches the operator’s may call (CALL-01); the contact goes on.',
      'Un Ufficiale con CHIAMATA base a base con l’operatore può fare una CHIAMATA (CALL-01); il contatto resta.',
      'Un oficial con LLAMADA cuya peana toque la del operador puede llamar (CALL-01); el contacto sigue.',
    ),
  ),
  'RADIO-06': rule(
    ['Trained men only', 'Solo personale addestrato', 'Solo personal instruido'],
    when(
      { radioTrainedOnly: true },
      'Only Characters with the ability can work a radio.',
      'Solo i Personaggi con l’abilità sanno usare una radio.',
      'Solo los Personajes con la habilidad saben manejar una radio.',
    ),
    when(
      { radioTrainedOnly: false },
      'Here anyone in contact with a radio may use it.',
      'Qui chiunque tocchi una radio può usarla.',
      'Aquí cualquiera que toque una radio puede usarla.',
    ),
  ),
} as const

export const RUNNER = {
  'RUNNER-01': rule(
    ['Who may run', 'Chi può fare il messaggero', 'Quién puede correr'],
    say(
      'Any soldier may be a messenger.',
      'Ogni soldato può fare il messaggero.',
      'Cualquier soldado puede ser enlace.',
    ),
    when(
      { officerMayRun: true },
      'So may the officer himself (RUNNER-04).',
      'Anche l’Ufficiale stesso (RUNNER-04).',
      'También el propio oficial (RUNNER-04).',
    ),
    when({ officerMayRun: false }, 'The officer himself may not.', 'L’Ufficiale stesso no.', 'El propio oficial, no.'),
  ),
  'RUNNER-02': rule(
    ['Carrying the message', 'Portare il messaggio', 'Llevar el mensaje'],
    when(
      { runnerMustTouchOfficer: true },
      'He takes the message by touching the officer, free of charge, and leaves when his base reaches your own table edge in a Move.',
      'Prende il messaggio toccando l’Ufficiale, gratis, e lascia il tavolo quando in un movimento la sua base arriva al tuo bordo.',
      'Coge el mensaje tocando al oficial, gratis, y sale cuando en un movimiento su peana llega a tu borde del tablero.',
    ),
    when(
      { runnerMustTouchOfficer: false },
      'He need not touch the officer; he leaves when his base reaches your own table edge in a Move.',
      'Non deve toccare l’Ufficiale; lascia il tavolo quando in un movimento la sua base arriva al tuo bordo.',
      'No tiene que tocar al oficial; sale cuando en un movimiento su peana llega a tu borde del tablero.',
    ),
  ),
  'RUNNER-03': rule(
    ['What it brings', 'Che cosa porta', 'Qué aporta'],
    say(
      'Each messenger who has left gives his officer one attempt at CALL without any other contact, now or later, at the usual price.',
      'Ogni messaggero uscito dà al suo Ufficiale un tentativo di CHIAMATA senza altro contatto, subito o più tardi, al solito prezzo.',
      'Cada enlace que ha salido da a su oficial un intento de LLAMADA sin otro contacto, ahora o después, al precio normal.',
    ),
  ),
  'RUNNER-04': rule(
    ['The officer runs himself', 'L’Ufficiale va di persona', 'El oficial va en persona'],
    when(
      { officerMayRun: true },
      'An officer who leaves himself rolls his CALL on the way out for {callCost} AT and comes back like a messenger. He needs one Action for the Move and one for the call.',
      'Un Ufficiale che esce di persona tira la sua CHIAMATA uscendo con {callCost} AT e torna come un messaggero. Gli servono un’Azione per muovere e una per la CHIAMATA.',
      'Un oficial que sale en persona tira su LLAMADA al salir por {callCost} FA y vuelve como un enlace. Necesita una Acción para mover y otra para llamar.',
    ),
    when(
      { officerMayRun: false },
      'Not in this edition: the officer stays.',
      'Non in questa edizione: l’Ufficiale resta.',
      'No en esta edición: el oficial se queda.',
    ),
  ),
  'RUNNER-05': rule(
    ['Coming back', 'Il ritorno', 'El regreso'],
    when(
      { runnerReturnDelay: 'd6' },
      'He returns after as many of your turns as a die shows,',
      'Torna dopo tanti tuoi turni quanti ne dice un dado,',
      'Vuelve tras tantos turnos tuyos como diga un dado,',
    ),
    when(
      { runnerReturnDelay: 1 },
      'He returns with your next turn,',
      'Torna con il tuo prossimo turno,',
      'Vuelve con tu próximo turno,',
    ),
    unless(
      { runnerReturnDelay: ['d6', 1] },
      'He returns after {runnerDelay} of your turns,',
      'Torna dopo {runnerDelay} dei tuoi turni,',
      'Vuelve tras {runnerDelay} turnos tuyos,',
    ),
    when(
      { runnerReturnPlace: 'exitPoint' },
      'where he left, or as near as there is room.',
      'da dove è uscito, o più vicino che si può.',
      'por donde salió, o lo más cerca que se pueda.',
    ),
    when(
      { runnerReturnPlace: 'anywhereOnEdge' },
      'at any point of that same edge, not touching an enemy.',
      'in un punto qualsiasi di quello stesso bordo, senza toccare un nemico.',
      'por cualquier punto de ese mismo borde, sin tocar a un enemigo.',
    ),
  ),
  'RUNNER-06': rule(
    ['Counted as lost', 'Conta come perso', 'Cuenta como perdido'],
    when(
      { offBoardCountsAsLost: true },
      'While off the table he counts as lost: that can cost you the game on the spot.',
      'Finché è fuori dal tavolo conta come perso: può costarti subito la partita.',
      'Mientras está fuera del tablero cuenta como perdido: puede costarte la partida en el acto.',
    ),
    when(
      { offBoardCountsAsLost: false },
      'While off the table he does not count as lost.',
      'Finché è fuori dal tavolo non conta come perso.',
      'Mientras está fuera del tablero no cuenta como perdido.',
    ),
  ),
} as const
