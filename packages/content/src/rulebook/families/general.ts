import { rule, say, unless, when } from '../template.ts'

export const GEN = {
  'GEN-01': rule(
    ['Choose the rules', 'Scegliere le regole', 'Elegir las reglas'],
    say(
      'Before set-up agree on a quick start edition, on a company edition or none, and on all options. They apply for the whole game.',
      'Prima di preparare il tavolo accordatevi su un’edizione del Quick Start, su una di Company Commander o nessuna, e su tutte le opzioni. Valgono per tutta la partita.',
      'Antes de preparar el tablero acordad una edición de inicio rápido, una de compañía o ninguna, y todas las opciones. Valen para toda la partida.',
    ),
    say(
      'One switch sets all options: recommended, or each sheet as printed.',
      'Una sola scelta vale per tutte le opzioni: interpretazioni consigliate, o ogni regolamento alla lettera.',
      'Un solo interruptor fija todas las opciones: recomendadas, o cada reglamento al pie de la letra.',
    ),
  ),
  'GEN-02': rule(
    ['Which rule comes first', 'Quale regola prevale', 'Qué regla prevalece'],
    say(
      'If rules conflict, the order is: card, scenario, company edition, quick start, then rulings and house rules. Within one sheet the specific rule beats the general one.',
      'In caso di conflitto la carta prevale sullo scenario, lo scenario su Company Commander, questo sul Quick Start, e tutti sulle interpretazioni e sulle regole della casa. Nello stesso regolamento la regola speciale prevale sulla generale.',
      'En un conflicto la carta manda sobre el escenario, este sobre la edición de compañía, esta sobre el inicio rápido, y todos sobre las interpretaciones y las reglas de la casa. En una misma hoja la regla especial manda sobre la general.',
    ),
  ),
  'GEN-03': rule(
    ['The unit', 'L’unità', 'La unidad'],
    say('All lengths are in u.', 'Tutte le lunghezze sono in u.', 'Todas las longitudes van en u.'),
    when({ qs: 'qs-it' }, 'One u is 2.5 cm.', 'Una u sono 2,5 cm.', 'Una u son 2,5 cm.'),
    unless(
      { qs: 'qs-it' },
      'One u is an inch or 2.5 cm, the same throughout a game.',
      'Una u è un pollice o 2,5 cm, lo stesso per tutta la partita.',
      'Una u es una pulgada o 2,5 cm, lo mismo durante toda la partida.',
    ),
  ),
  'GEN-04': rule(
    ['Measuring', 'Misurare', 'Medir'],
    say(
      'Measure from edge to edge, between the nearest points of two bases or of a base and a marker. “Within” and “up to” include the distance named.',
      'Si misura da bordo a bordo, fra i punti più vicini di due basi o di una base e un segnalino. «Entro» e «fino a» comprendono la distanza indicata.',
      'Se mide de borde a borde, entre los puntos más cercanos de dos peanas o de una peana y una ficha. «A … o menos» y «hasta» incluyen la distancia indicada.',
    ),
    when(
      { premeasure: true },
      'You may measure before you decide.',
      'Puoi misurare prima di decidere.',
      'Puedes medir antes de decidir.',
    ),
    when(
      { premeasure: false },
      'Decide first, measure afterwards.',
      'Prima decidi, poi misuri.',
      'Primero decides, luego mides.',
    ),
  ),
  'GEN-05': rule(
    ['Sizes', 'Misure', 'Tamaños'],
    say(
      'A figure’s base is a disc of {baseMm} mm, a marker one of {markerRadius} radius. Scenery has the shape it has.',
      'La base di una miniatura è un disco di {baseMm} mm, un segnalino un disco di raggio {markerRadius}. Gli elementi scenici hanno la forma che hanno.',
      'La peana de una miniatura es un disco de {baseMm} mm, una ficha un disco de radio {markerRadius}. La escenografía tiene la forma que tiene.',
    ),
  ),
  'GEN-06': rule(
    ['Contact', 'Contatto', 'Contacto'],
    say(
      'Bases are in contact when they touch, a hair’s breadth included; they never overlap.',
      'Due basi sono a contatto quando si toccano, con un capello di tolleranza; non si sovrappongono mai.',
      'Dos peanas están en contacto cuando se tocan, con un pelo de tolerancia; nunca se solapan.',
    ),
  ),
  'GEN-07': rule(
    ['The die', 'Il dado', 'El dado'],
    say(
      'Only six-sided dice are used. Where a die breaks a tie, those tied roll again until it is broken.',
      'Si usano solo dadi a sei facce. Dove un dado decide una parità, chi è pari tira di nuovo finché non si decide.',
      'Solo se usan dados de seis caras. Donde un dado deshace un empate, los empatados repiten hasta deshacerlo.',
    ),
  ),
  'GEN-08': rule(
    ['Two sides', 'Due forze', 'Dos bandos'],
    say(
      'Two sides play. Several people may share one, but it has one pool of AT and one turn.',
      'Si affrontano due forze. Più persone possono condividerne una, con una sola riserva di AT e un solo turno.',
      'Juegan dos bandos. Varias personas pueden compartir uno, pero tiene una sola reserva de FA y un solo turno.',
    ),
  ),
  'GEN-09': rule(
    ['What is open', 'Che cosa è noto a tutti', 'Qué está a la vista'],
    say(
      'Everything is open: cards, tokens, markers, points.',
      'Tutto è noto a entrambi: carte, gettoni, segnalini, punti.',
      'Todo está a la vista: cartas, fichas, puntos.',
    ),
    when(
      { company: true },
      'Only bids not yet revealed (INIT-06) and tactic decks and hands (TACTIC-07) are secret; the size and AP of decks and hands are known.',
      'Sono segrete solo le offerte prima di essere mostrate (INIT-06), e i mazzi e le mani di carte tattiche (TACTIC-07), di cui si conoscono numero e VP.',
      'Solo son secretas las pujas antes de mostrarse (INIT-06) y los mazos y manos de cartas tácticas (TACTIC-07), cuyo tamaño y puntos se conocen.',
    ),
  ),
  'GEN-10': rule(
    ['What is on the table', 'Che cosa serve', 'Qué hace falta'],
    say(
      'A table with scenery, figures and their cards, AT, dice, and markers for Take Cover, Opportunity Fire, Suppression Fire and Shock.',
      'Un tavolo con elementi scenici, miniature e relative carte, AT, dadi, e segnalini per Shock, Ripararsi, Fuoco di Soppressione e Fuoco di Opportunità.',
      'Un tablero con escenografía, miniaturas y sus cartas, FA, dados, y fichas de En Cobertura, Fuego de Oportunidad, Fuego de Supresión y Conmoción.',
    ),
  ),
  'GEN-11': rule(
    ['The first point of a path', 'Il primo punto di un percorso', 'El primer punto de un camino'],
    say(
      'Anything a movement triggers happens at the exact first point on the path where its condition is met. At the same point the order is: suppression, Opportunity Fire, objective, hand to hand.',
      'Ciò che un movimento fa scattare avviene nel primo punto del percorso in cui ricorre. Nello stesso punto l’ordine è: soppressione, Fuoco di Opportunità, obiettivo, Corpo a Corpo.',
      'Lo que un movimiento provoca ocurre exactamente en el primer punto del camino en que se cumple. En el mismo punto el orden es: supresión, Fuego de Oportunidad, Objetivo, Cuerpo a Cuerpo.',
    ),
    say(
      'A mover put in Shock there stays a hair short of contact.',
      'Chi lì va in Shock si ferma un capello prima del contatto.',
      'Quien cae allí en Conmoción se queda a un pelo del contacto.',
    ),
  ),
  'GEN-12': rule(
    ['Chance', 'Il caso', 'El azar'],
    say(
      'All chance comes from dice, from shuffling a deck, and from a random direction where a shell drifts.',
      'Sono casuali solo i dadi, l’ordine di un mazzo mescolato e la direzione in cui devia un colpo di artiglieria.',
      'Todo el azar viene de los dados, de barajar un mazo y de la dirección al azar en que se desvía un proyectil.',
    ),
  ),
} as const
