import { rule, say, unless, when } from '../template.ts'

export const TACTIC = {
  'TACTIC-01': rule(
    ['The deck', 'Il mazzo', 'El mazo'],
    say(
      'You may build a deck of tactic cards of any size, or none.',
      'Puoi formare un mazzo di carte tattiche grande quanto vuoi, o nessuno.',
      'Puedes formar un mazo de cartas tácticas del tamaño que quieras, o ninguno.',
    ),
  ),
  'TACTIC-02': rule(
    ['Which cards', 'Quali carte', 'Qué cartas'],
    when(
      { tacticExpresslyAllowed: true },
      'Cards of your faction, universal cards, and those expressly allowed to it. Never cards of another faction, not even of an ally or the same nation.',
      'Carte della tua fazione, universali, e quelle che le sono espressamente permesse. Di un’altra fazione mai, nemmeno alleata o della stessa nazione.',
      'Cartas de tu facción, universales y las que se le permitan expresamente. De otra facción nunca, ni aliada ni de la misma nación.',
    ),
    when(
      { tacticExpresslyAllowed: false },
      'Cards of your faction and universal cards. Never cards of another faction, not even of an ally or the same nation.',
      'Carte della tua fazione e universali. Di un’altra fazione mai, nemmeno alleata o della stessa nazione.',
      'Cartas de tu facción y universales. De otra facción nunca, ni aliada ni de la misma nación.',
    ),
  ),
  'TACTIC-03': rule(
    ['Limits on cards', 'Limiti sulle carte', 'Límites de las cartas'],
    say(
      'Limits printed on a card apply, and so does FORCE-06.',
      'Valgono i limiti indicati sulla carta e FORCE-06.',
      'Valen los límites impresos en la carta, y FORCE-06.',
    ),
  ),
  'TACTIC-04': rule(
    ['What the deck costs', 'Quanto costa il mazzo', 'Cuánto cuesta el mazo'],
    say(
      'The AP of the whole deck count in the size of your force, drawn or not (VICT-08).',
      'I VP di tutto il mazzo contano nel totale della tua forza, anche se non peschi le carte (VICT-08).',
      'Los puntos de todo el mazo cuentan en el tamaño de tu fuerza, se roben o no (VICT-08).',
    ),
  ),
  'TACTIC-05': rule(
    ['Shuffling', 'Mescolare', 'Barajar'],
    say(
      'When everyone has deployed the deck is shuffled, at a real table by your opponent, and laid face down.',
      'Quando tutti sono schierati il mazzo si mescola, a un tavolo vero per mano dell’avversario, e si mette coperto.',
      'Cuando todos han desplegado se baraja el mazo (en una mesa real lo baraja el rival) y se deja boca abajo.',
    ),
  ),
  'TACTIC-06': rule(
    ['After feints', 'Dopo le finte', 'Tras las fintas'],
    say(
      'Decks are shuffled after the feints (FEINT-01).',
      'I mazzi si mescolano dopo le finte (FEINT-01).',
      'Los mazos se barajan tras las fintas (FEINT-01).',
    ),
  ),
  'TACTIC-07': rule(
    ['Your hand', 'La mano', 'La mano'],
    say(
      'Cards you have drawn stay hidden in your hand, as many as you like.',
      'Le carte pescate restano nascoste nella tua mano, senza limite di numero.',
      'Las cartas robadas quedan ocultas en la mano, cuantas quieras.',
    ),
  ),
  'TACTIC-08': rule(
    ['Drawing', 'Pescare', 'Robar'],
    say(
      'At the start of your turn you may draw the top card; what you miss is lost, and an empty deck stays empty.',
      'All’inizio del tuo turno puoi pescare la prima carta; se la salti è persa, e un mazzo finito resta finito.',
      'Al empezar tu turno puedes robar la primera carta; si no lo haces se pierde, y un mazo agotado queda agotado.',
    ),
    when(
      { tacticDrawDeadline: 'firstAction' },
      'You may do so until your first Action or AT of the turn.',
      'Puoi farlo fino alla tua prima Azione o al primo AT del turno.',
      'Puedes hacerlo hasta tu primera Acción o FA del turno.',
    ),
    when(
      { tacticDrawDeadline: 'opponentPlays' },
      'You may do so until your opponent’s turn begins.',
      'Puoi farlo finché non comincia il turno avversario.',
      'Puedes hacerlo hasta que empiece el turno del rival.',
    ),
    when(
      { autoDraw: true },
      'Here the game draws for you.',
      'Qui pesca il gioco per te.',
      'Aquí roba el juego por ti.',
    ),
  ),
  'TACTIC-09': rule(
    ['Playing a card', 'Giocare una carta', 'Jugar una carta'],
    say(
      'At any of the moments of TURN-16, also in the turn in which you drew it, unless the card says otherwise. It is not an Action and costs no AT unless printed; then it is discarded.',
      'In uno qualsiasi dei momenti di TURN-16, anche nel turno in cui l’hai pescata, salvo che la carta dica altro. Non è un’Azione e non costa AT, se sulla carta non è indicato; poi si scarta.',
      'En cualquiera de los momentos de TURN-16, también en el turno en que la robaste, salvo que la carta diga otra cosa. No es una Acción ni cuesta FA si no está impreso; luego se descarta.',
    ),
  ),
  'TACTIC-10': rule(
    ['Answers', 'Le risposte', 'Las respuestas'],
    say(
      'A card that answers an enemy Action must be played before the next one.',
      'Una carta che risponde a un’Azione nemica va giocata prima della successiva.',
      'Una carta que responde a una Acción enemiga debe jugarse antes de la siguiente.',
    ),
    when(
      { 'house.clock': true },
      'With the clock on you have {answerSeconds} seconds.',
      'Con l’orologio hai {answerSeconds} secondi.',
      'Con reloj tienes {answerSeconds} segundos.',
    ),
  ),
} as const

export const SHOCK = {
  'SHOCK-01': rule(
    ['An optional rule', 'Una regola opzionale', 'Una regla opcional'],
    say(
      'The company sheets mention psychological shock without defining it; how the test works is in HOUSE-01. These rules apply only where it is played.',
      'I regolamenti Company Commander parlano dello shock psicologico senza definirlo; come funziona il test è in HOUSE-01. Queste regole valgono solo se si gioca con lo shock psicologico.',
      'Los reglamentos de compañía nombran la conmoción psicológica sin definirla; cómo funciona la prueba está en HOUSE-01. Estas reglas valen solo si se juega.',
    ),
  ),
  'SHOCK-02': rule(
    ['Near an officer', 'Vicino a un Ufficiale', 'Cerca de un oficial'],
    say(
      'Those within {safeRadius} of a friendly officer do not test.',
      'Chi è entro {safeRadius} da un Ufficiale amico non fa il test per lo Shock.',
      'Quien está a {safeRadius} o menos de un oficial amigo no hace pruebas.',
    ),
  ),
  'SHOCK-03': rule(
    ['Near a medic', 'Vicino a un medico', 'Cerca de un sanitario'],
    say(
      'Those within {safeRadius} of a friendly medic do not test.',
      'Chi è entro {safeRadius} da un medico amico non fa il test per lo Shock.',
      'Quien está a {safeRadius} o menos de un sanitario amigo no hace pruebas.',
    ),
  ),
  'SHOCK-04': rule(
    ['An officer is eliminated', 'Un Ufficiale è eliminato', 'Muere un oficial'],
    say(
      'When an officer is eliminated his whole unit tests at once: his platoon, or his company if he belongs to none.',
      'Quando un Ufficiale è eliminato fa subito il test tutta la sua unità: il plotone, o la compagnia se non ne ha uno.',
      'Cuando muere un oficial hace la prueba enseguida toda su unidad: su sección, o su compañía si no tiene.',
    ),
    when({ officerDeathTestRadius: 0 }, 'No one else does.', 'Nessun altro.', 'Nadie más.'),
    unless(
      { officerDeathTestRadius: 0 },
      'So does every friend within {officerDeathRadius} of him.',
      'E ogni amico entro {officerDeathRadius} da lui.',
      'Y todo amigo a {officerDeathRadius} o menos de él.',
    ),
  ),
} as const
