import { rule, say, when } from '../template.ts'

export const LOS = {
  'LOS-01': rule(
    ['A point you can see', 'Un punto che si vede', 'Un punto a la vista'],
    say(
      'A point of the target’s base is visible if a straight line from some point of the shooter’s base reaches it without meeting Total Cover. A line that merely touches Total Cover is blocked.',
      'Un punto della base del bersaglio è visibile se una linea retta da un punto della base di chi spara lo raggiunge senza incontrare Copertura Totale. Una linea che la sfiora soltanto è bloccata.',
      'Un punto de la peana del objetivo es visible si una línea recta desde algún punto de la peana del tirador lo alcanza sin topar con Cobertura Total. Una línea que solo la roza queda bloqueada.',
    ),
  ),
  'LOS-02': rule(
    ['Hidden', 'Nascosto', 'Oculto'],
    say(
      'If no point of the base is visible there is no LOS, and no one can shoot there.',
      'Se nessun punto della base è visibile non c’è LOS, e non si può sparargli.',
      'Si ningún punto de la peana es visible no hay LdV, y no se le puede disparar.',
    ),
  ),
  'LOS-03': rule(
    ['Line of sight', 'Linea di vista', 'Línea de Visión'],
    say(
      'One visible point is enough for LOS.',
      'Basta un punto visibile perché ci sia LOS.',
      'Basta un punto visible para que haya LdV.',
    ),
  ),
  'LOS-04': rule(
    ['Half behind a wall', 'A metà dietro un muro', 'Medio oculto tras un muro'],
    say(
      'If Total Cover hides a part of the base but not all of it, the target is in Partial Cover.',
      'Se la Copertura Totale nasconde una parte della base ma non tutta, il bersaglio è in Copertura Parziale.',
      'Si la Cobertura Total oculta una parte de la peana pero no toda, el objetivo está en Cobertura Parcial.',
    ),
  ),
  'LOS-05': rule(
    ['Behind a hedge', 'Dietro una siepe', 'Tras un seto'],
    say(
      'Partial Cover protects only if it lies across every free line to the target; several pieces count together. If a single line passes clear of them all, the target is in the open.',
      'La Copertura Parziale protegge solo se taglia ogni linea libera verso il bersaglio; più elementi scenici contano insieme. Basta una linea che li eviti tutti, e il bersaglio è allo scoperto.',
      'La Cobertura Parcial protege solo si corta todas las líneas libres hasta el objetivo; varios elementos cuentan juntos. Basta una línea que los evite todos y el objetivo está al descubierto.',
    ),
  ),
  'LOS-06': rule(
    ['In the open', 'Allo scoperto', 'Al descubierto'],
    say(
      'A target is in the open if its whole base can be seen and at least one line to it crosses no cover.',
      'È allo scoperto un bersaglio di cui si vede tutta la base e verso cui almeno una linea non attraversa nessuna copertura.',
      'Está al descubierto el objetivo cuya peana se ve entera y hasta el que al menos una línea no cruza cobertura alguna.',
    ),
    when(
      { openTest: 'union' },
      'Its parts may be seen from different points of the shooter’s base.',
      'Le sue parti possono essere viste da punti diversi della base di chi spara.',
      'Sus partes pueden verse desde puntos distintos de la peana del tirador.',
    ),
    when(
      { openTest: 'singlePoint' },
      'All of it must be seen from one and the same point of the shooter’s base.',
      'Deve vedersi per intero da un solo punto della base di chi spara.',
      'Debe verse entera desde un mismo punto de la peana del tirador.',
    ),
  ),
  'LOS-07': rule(
    ['Too near for cover', 'Troppo vicino alla copertura', 'Demasiado cerca de la cobertura'],
    when(
      { nearCoverMeasure: 'nearestPoint' },
      'Scenery within {nearCover} of the shooter gives its target no Partial Cover: you shoot over it.',
      'Gli elementi scenici entro {nearCover} da chi spara non danno Copertura Parziale al bersaglio: gli si spara sopra.',
      'La escenografía a {nearCover} o menos del tirador no da Cobertura Parcial a su objetivo: se dispara por encima.',
    ),
    when(
      { nearCoverMeasure: 'attackDistance' },
      'When shooter and target are within {nearCover} of each other, no scenery gives Partial Cover; farther apart, all of it does.',
      'Quando chi spara e il bersaglio sono entro {nearCover} l’uno dall’altro, nessun elemento scenico dà Copertura Parziale; più lontano, tutti la danno.',
      'Cuando tirador y objetivo están a {nearCover} o menos, ninguna escenografía da Cobertura Parcial; más lejos, toda la da.',
    ),
    when(
      { nearCoverMeasure: 'crossingPoint' },
      'Scenery gives no Partial Cover where the line crosses it within {nearCover} of the shooter.',
      'Un elemento scenico non dà Copertura Parziale dove la linea lo attraversa entro {nearCover} da chi spara.',
      'La escenografía no da Cobertura Parcial donde la línea la cruza a {nearCover} o menos del tirador.',
    ),
    when(
      { nearCoverIgnores: 'character' },
      'The same goes for Characters that near.',
      'Lo stesso vale per i Personaggi così vicini.',
      'Lo mismo vale para los Personajes tan cercanos.',
    ),
    say(
      'What hides the target completely still hides it: no one shoots through a wall.',
      'Ciò che nasconde del tutto continua a nascondere: nessuno spara attraverso un muro.',
      'Lo que oculta del todo sigue ocultando: nadie dispara a través de un muro.',
    ),
  ),
  'LOS-08': rule(
    ['Characters as cover', 'Personaggi come copertura', 'Personajes como cobertura'],
    when(
      { charactersGiveCover: false },
      'Other Characters in between give no cover.',
      'Gli altri Personaggi in mezzo non danno copertura.',
      'Los demás Personajes de en medio no dan cobertura.',
    ),
    when(
      { charactersGiveCover: true },
      'Another Character in between, friend or foe, gives the target Partial Cover.',
      'Un altro Personaggio in mezzo, amico o nemico, dà al bersaglio Copertura Parziale.',
      'Otro Personaje en medio, amigo o enemigo, da al objetivo Cobertura Parcial.',
    ),
    when(
      { charactersGiveCover: true, characterCoverTest: 'centreLine' },
      'What counts is whether the line from centre to centre crosses its base.',
      'Conta se la linea da centro a centro attraversa la sua base.',
      'Cuenta si la línea de centro a centro cruza su peana.',
    ),
    when(
      { charactersGiveCover: true, characterCoverTest: 'wholeBase' },
      'It must hide the whole base, as any Partial Cover (LOS-05).',
      'Deve nascondere tutta la base, come ogni Copertura Parziale (LOS-05).',
      'Debe ocultar toda la peana, como cualquier Cobertura Parcial (LOS-05).',
    ),
  ),
  'LOS-09': rule(
    ['Scenic bases', 'Basi sceniche', 'Peanas escénicas'],
    say(
      'Round scenic bases of {scenicBaseMm} mm are Partial Cover. Distances are still measured from the Character’s own base.',
      'Le basi sceniche rotonde da {scenicBaseMm} mm sono Copertura Parziale. Si misura comunque dalla base del Personaggio.',
      'Las peanas escénicas redondas de {scenicBaseMm} mm son Cobertura Parcial. Se sigue midiendo desde la peana del Personaje.',
    ),
  ),
  'LOS-10': rule(
    ['Inside Partial Cover', 'Dentro una Copertura Parziale', 'Dentro de una Cobertura Parcial'],
    say(
      'A Character whose whole base is inside such a piece has Partial Cover from every side, as far as LOS-07 lets it. Only partly inside, LOS-05 decides.',
      'Un Personaggio con tutta la base dentro una Copertura Parziale è in Copertura Parziale da ogni lato, nei limiti di LOS-07. Se è dentro solo in parte, decide LOS-05.',
      'Un Personaje con toda la peana dentro de un elemento así tiene Cobertura Parcial por todos lados, hasta donde deje LOS-07. Si solo está dentro en parte, decide LOS-05.',
    ),
    when(
      { scenicBaseFreeStep: true },
      'On reaching a scenic base it may step right in (MOVE-11).',
      'Quando arriva a una base scenica può entrarvi gratis (MOVE-11).',
      'Al llegar a una peana escénica puede entrar en ella sin más (MOVE-11).',
    ),
  ),
  'LOS-11': rule(
    ['Seeing a marker', 'Vedere un segnalino', 'Ver una ficha'],
    say(
      'A marker is seen like a base: any point of its disc will do. For an explosion, sight is taken from the centre of its marker.',
      'Un segnalino si vede come una base: basta un punto del suo disco. Per un’esplosione si guarda dal centro del suo segnalino.',
      'Una ficha se ve como una peana: basta un punto de su disco. Una explosión mira desde el centro de su ficha.',
    ),
  ),
  'LOS-12': rule(
    ['Sight goes both ways', 'La vista è reciproca', 'La vista es recíproca'],
    say(
      'If A sees B, B sees A. Cover need not be mutual, since what lies near the shooter may not count (LOS-07).',
      'Se A vede B, B vede A. La copertura può averla uno solo, perché ciò che è vicino a chi spara può non contare (LOS-07).',
      'Si A ve a B, B ve a A. La cobertura puede ser solo de uno, pues lo cercano al tirador puede no contar (LOS-07).',
    ),
  ),
  'LOS-13': rule(
    ['Decided exactly', 'Deciso con esattezza', 'Decidido con exactitud'],
    say(
      'The game looks along all lines between the two bases, not at a few of them. Pieces that touch leave no gap; one that only touches the target hides nothing.',
      'Il gioco controlla tutte le linee fra le due basi, non solo alcune. Elementi scenici che si toccano non lasciano fessure; uno che sfiora appena il bersaglio non nasconde nulla.',
      'El juego mira todas las líneas entre las dos peanas, no solo algunas. Los elementos que se tocan no dejan hueco; uno que apenas toca al objetivo no oculta nada.',
    ),
  ),
  'LOS-14': rule(
    ['Cover in four questions', 'La copertura in quattro domande', 'La cobertura en cuatro preguntas'],
    say(
      'No line past Total Cover: hidden. Otherwise, a part of the base hidden by Total Cover that counts: Partial. Otherwise, every line crosses Partial Cover that counts: Partial.',
      'Nessuna linea evita la Copertura Totale: nascosto. Altrimenti, una parte della base nascosta da Copertura Totale che conta: parziale. Altrimenti, ogni linea attraversa Copertura Parziale che conta: parziale.',
      'Ninguna línea evita la Cobertura Total: oculto. Si no, una parte de la peana oculta por Cobertura Total que cuente: parcial. Si no, toda línea cruza Cobertura Parcial que cuente: parcial.',
    ),
    when(
      { charactersGiveCover: true },
      'Otherwise, a Character in between (LOS-08): Partial.',
      'Altrimenti, un Personaggio in mezzo (LOS-08): parziale.',
      'Si no, un Personaje en medio (LOS-08): parcial.',
    ),
    say('Otherwise: in the open.', 'Altrimenti: allo scoperto.', 'Si no: al descubierto.'),
  ),
  'LOS-15': rule(
    ['All-round view', 'Vista a tutto tondo', 'Vista en todas direcciones'],
    say(
      'It does not matter which way a figure faces: it sees and attacks all round.',
      'Non importa da che parte è girata una miniatura: vede e attacca tutt’intorno.',
      'No importa hacia dónde mire una miniatura: ve y ataca en todas direcciones.',
    ),
  ),
  'LOS-16': rule(
    ['A flat table', 'Tavolo piatto', 'Tablero plano'],
    when(
      { 'house.heights': false },
      'Height does not change what is seen.',
      'L’altezza non cambia ciò che si vede.',
      'La altura no cambia lo que se ve.',
    ),
    when(
      { 'house.heights': true },
      'Height changes sight only as the house rule for heights says (HOUSE-12).',
      'L’altezza cambia la vista solo come dice la regola della casa sulle altezze (HOUSE-12).',
      'La altura cambia la vista solo como dice la regla de la casa sobre alturas (HOUSE-12).',
    ),
  ),
} as const
