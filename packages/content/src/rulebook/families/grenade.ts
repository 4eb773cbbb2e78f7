import { rule, say, unless, when } from '../template.ts'

export const GREN = {
  'GREN-01': rule(
    ['Price', 'Prezzo', 'Precio'],
    say(
      'Throwing a grenade costs {grenadeCost} AT.',
      'Tirare una granata costa {grenadeCost} AT.',
      'Lanzar una granada cuesta {grenadeCost} FA.',
    ),
  ),
  'GREN-02': rule(
    ['Where it may go', 'Dove può andare', 'Adónde puede ir'],
    say(
      'Aim it at any point; no one need stand there.',
      'Mira a un punto qualsiasi; non occorre che ci sia qualcuno.',
      'Apunta a cualquier punto; no hace falta que haya nadie.',
    ),
    when(
      { grenadeOver: 'partialCover' },
      'It flies over Partial Cover and into it, but the thrower must see the point past all Total Cover.',
      'Passa sopra la Copertura Parziale e vi entra, ma chi la tira deve vedere il punto al di là di ogni Copertura Totale.',
      'Pasa por encima de la Cobertura Parcial y entra en ella, pero quien la lanza debe ver el punto sin Cobertura Total por medio.',
    ),
    when(
      { grenadeOver: 'anyCover' },
      'It flies over any cover, even to points the thrower cannot see.',
      'Passa sopra qualsiasi copertura, anche verso punti che chi la tira non vede.',
      'Pasa por encima de cualquier cobertura, también hacia puntos que quien la lanza no ve.',
    ),
  ),
  'GREN-03': rule(
    ['Safe range', 'Distanza sicura', 'Distancia segura'],
    say(
      'Up to {grenadeSafe} inclusive it lands where you aimed.',
      'Fino a {grenadeSafe} compresi cade dove hai mirato.',
      'Hasta {grenadeSafe} inclusive cae donde apuntaste.',
    ),
  ),
  'GREN-04': rule(
    ['Long throws', 'Lanci lunghi', 'Lanzamientos largos'],
    unless(
      { grenadeMaxRange: null },
      'You may throw as far as {grenadeMax}; beyond {grenadeSafe} it disperses (GREN-05).',
      'Puoi tirarla fino a {grenadeMax}; oltre {grenadeSafe} si disperde (GREN-05).',
      'Puedes lanzarla hasta {grenadeMax}; más allá de {grenadeSafe} sufre dispersión (GREN-05).',
    ),
    when(
      { grenadeMaxRange: null },
      'You may throw beyond {grenadeSafe} without limit, but then it disperses (GREN-05).',
      'Puoi tirarla oltre {grenadeSafe} senza limite, ma allora si disperde (GREN-05).',
      'Puedes lanzarla más allá de {grenadeSafe} sin límite, pero entonces sufre dispersión (GREN-05).',
    ),
  ),
  'GREN-05': rule(
    ['Dispersion', 'Dispersione', 'Dispersión'],
    say(
      'Beyond {grenadeSafe}, and always when the thrower is suppressed, roll a die. On 5 or 6 it lands true.',
      'Oltre {grenadeSafe}, e sempre se chi la tira è sotto soppressione, tira un dado. Con 5 o 6 cade dove hai mirato.',
      'Más allá de {grenadeSafe}, y siempre que quien la lanza esté suprimido, tira un dado. Con 5 o 6 cae en su sitio.',
    ),
    when(
      { grenadeScatterMode: 'upTo' },
      'On 4 it drifts up to {drift4}, on 3 up to {drift3}, on 2 up to {drift2}, on 1 up to {drift1}.',
      'Con 4 devia fino a {drift4}, con 3 fino a {drift3}, con 2 fino a {drift2}, con 1 fino a {drift1}.',
      'Con 4 se desvía hasta {drift4}, con 3 hasta {drift3}, con 2 hasta {drift2}, con 1 hasta {drift1}.',
    ),
    when(
      { grenadeScatterMode: 'exactOrNone' },
      'On 4 it drifts {drift4}, on 3 {drift3}, on 2 {drift2}, on 1 {drift1}.',
      'Con 4 devia di {drift4}, con 3 di {drift3}, con 2 di {drift2}, con 1 di {drift1}.',
      'Con 4 se desvía {drift4}, con 3 {drift3}, con 2 {drift2}, con 1 {drift1}.',
    ),
  ),
  'GREN-06': rule(
    ['Who moves it', 'Chi la sposta', 'Quién la desvía'],
    when(
      { grenadeScatterMode: 'upTo' },
      'The thrower’s opponent picks the direction and any distance up to the limit, none included.',
      'L’avversario di chi la tira sceglie la direzione e una distanza qualsiasi fino al limite, anche zero.',
      'El rival de quien la lanza elige la dirección y cualquier distancia hasta el límite, incluso ninguna.',
    ),
    when(
      { grenadeScatterMode: 'exactOrNone' },
      'The thrower’s opponent may move it exactly that far in a direction of his choice, or leave it.',
      'L’avversario di chi la tira può spostarla esattamente di quella distanza, in una direzione a sua scelta, o lasciarla dov’è.',
      'El rival de quien la lanza puede moverla exactamente esa distancia en la dirección que quiera, o dejarla.',
    ),
    when(
      { scatterOffTable: 'clamp' },
      'Terrain does not stop it, and it stays on the table.',
      'Il terreno non la ferma, e resta sul tavolo.',
      'El terreno no la detiene, y no sale del tablero.',
    ),
    when(
      { scatterOffTable: 'dud' },
      'Terrain does not stop it; off the table it is a dud.',
      'Il terreno non la ferma; fuori dal tavolo non esplode.',
      'El terreno no la detiene; fuera del tablero no explota.',
    ),
  ),
  'GREN-07': rule(
    ['Who is in the blast', 'Chi è nell’esplosione', 'Quién está en la explosión'],
    say(
      'Everyone within the printed radius of the marker, friend and foe, the thrower too.',
      'Chiunque sia entro il raggio indicato, misurato dal segnalino, amico o nemico, anche chi l’ha tirata.',
      'Todos los que estén dentro del radio impreso desde la ficha, amigos y enemigos, también quien la lanzó.',
    ),
  ),
  'GREN-08': rule(
    ['Safe behind cover', 'Al sicuro dietro una copertura', 'A salvo tras una cobertura'],
    say(
      'Seen from the centre of the marker, those who are hidden or in Partial Cover behind scenery are safe. A piece that holds both the marker and the whole Character does not protect, nor does anything protect one with the marker on its base.',
      'Visto dal centro del segnalino, chi è nascosto o in Copertura Parziale dietro un elemento scenico è protetto. Un elemento scenico che contiene sia il segnalino sia tutto il Personaggio non protegge, e nulla protegge chi ha il segnalino sulla base.',
      'Visto desde el centro de la ficha, quien está oculto o en Cobertura Parcial tras un elemento está a salvo. Un elemento que contiene la ficha y al Personaje entero no protege, y nada protege a quien tiene la ficha sobre su peana.',
    ),
    when(
      { takeCoverStopsBlast: false },
      'The Take Cover marker is no help.',
      'Il segnalino Ripararsi non aiuta.',
      'La ficha En Cobertura no ayuda.',
    ),
    when(
      { takeCoverStopsBlast: true },
      'Here a Take Cover marker saves as well.',
      'Qui protegge anche il segnalino Ripararsi.',
      'Aquí también salva la ficha En Cobertura.',
    ),
  ),
  'GREN-09': rule(
    ['The roll', 'Il lancio dei dadi', 'La tirada'],
    say(
      'Roll the grenade’s S dice once for all in the blast; each {blastNeed} is a wound, whatever the range or cover.',
      'Tira una sola volta i dadi S della granata per tutti quelli nell’esplosione; ogni {blastNeed} è una ferita, senza badare a distanza o copertura.',
      'Tira una sola vez los dados S de la granada para todos los alcanzados; cada {blastNeed} es una herida, sin importar distancia ni cobertura.',
    ),
  ),
  'GREN-10': rule(
    ['Who takes the wounds', 'A chi vanno le ferite', 'Quién sufre las heridas'],
    say(
      'Hand them out one each, from the lowest H2H upwards; when all have one, go round again. What is left over is lost.',
      'Si danno una a testa, dal valore H2H più basso in su; quando tutti ne hanno una si ricomincia. Quelle in eccesso sono perse.',
      'Se reparten de una en una, del CaC más bajo al más alto; cuando todos tienen una se vuelve a empezar. Las que sobran se pierden.',
    ),
  ),
  'GREN-11': rule(
    ['Equal H2H', 'H2H pari', 'CaC igual'],
    when(
      { allocationTie: 'dice' },
      'Where the order matters between equals, a die decides.',
      'Se fra pari l’ordine conta, decide un dado.',
      'Si entre iguales importa el orden, decide un dado.',
    ),
    when(
      { allocationTie: 'attacker' },
      'Between equals the thrower’s side chooses.',
      'Fra pari sceglie chi ha tirato la granata.',
      'Entre iguales elige quien lanzó la granada.',
    ),
    when(
      { allocationTie: 'defender' },
      'Between equals the side that is hit chooses.',
      'Fra pari sceglie chi è colpito.',
      'Entre iguales elige el alcanzado.',
    ),
  ),
  'GREN-12': rule(
    ['Two wounds at once', 'Due ferite insieme', 'Dos heridas a la vez'],
    say(
      'Two wounds from the same explosion eliminate.',
      'Due ferite della stessa esplosione eliminano.',
      'Dos heridas de la misma explosión eliminan.',
    ),
  ),
  'GREN-13': rule(
    ['No reaction', 'Nessuna reazione', 'Sin reacción'],
    say(
      'No one can Take Cover against a grenade, and sixes mean nothing special.',
      'Contro una granata nessuno può Ripararsi, e i sei non hanno significati speciali.',
      'Nadie puede ponerse En Cobertura contra una granada, y los seises no significan nada especial.',
    ),
  ),
  'GREN-14': rule(
    ['How many', 'Quante', 'Cuántas'],
    say(
      'There is no ammunition to count: only the shots per turn limit it, or a number of uses printed on the card. Grenades do not go with Move & Fire or Opportunity Fire.',
      'Non ci sono munizioni da contare: valgono solo i tiri per turno, o un numero di usi indicato sulla carta. Le granate non si usano con Muovi & Spara né con il Fuoco di Opportunità.',
      'No hay munición que contar: solo la limitan los disparos por turno, o un número de usos impreso en la carta. Las granadas no se usan con Mover y Disparar ni con Fuego de Oportunidad.',
    ),
  ),
} as const
