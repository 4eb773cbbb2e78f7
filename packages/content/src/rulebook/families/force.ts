import { rule, say, unless, when } from '../template.ts'

export const FORCE = {
  'FORCE-01': rule(
    ['Named and nameless', 'Con nome e senza nome', 'Con nombre y sin nombre'],
    say(
      'A Character is either named, a hero of whom there is one, or nameless: a common soldier, cheaper and mostly a little weaker.',
      'Un Personaggio con nome è un eroe unico; uno senza nome è un soldato comune, meno caro e di solito un po’ più debole.',
      'Un Personaje o tiene nombre, y es un héroe único, o es un soldado sin nombre: más barato y casi siempre algo más débil.',
    ),
  ),
  'FORCE-02': rule(
    ['How many of each', 'Quanti di ciascuno', 'Cuántos de cada uno'],
    say(
      'Take as many copies of a nameless card as you like, but each named Character only once.',
      'Prendi quante copie vuoi di una carta senza nome, ma ogni Personaggio con nome una volta sola.',
      'Incluye cuantas copias quieras de una carta sin nombre, pero cada Personaje con nombre una sola vez.',
    ),
  ),
  'FORCE-03': rule(
    ['What a force costs', 'Quanto costa una forza', 'Cuánto cuesta una fuerza'],
    say(
      'Add the AP of all Characters, of their weapon and upgrade cards, and of the whole tactic deck.',
      'Somma i VP di tutti i Personaggi, delle loro carte arma e potenziamento, e di tutto il mazzo tattico.',
      'Suma los puntos de todos los Personajes, de sus cartas de arma y de mejora, y de todo el mazo táctico.',
    ),
  ),
  'FORCE-04': rule(
    ['Whose cards', 'Di chi sono le carte', 'De quién son las cartas'],
    say(
      'Weapon, upgrade and tactic cards belong to a faction. A weapon card with two faces belongs to one faction on each.',
      'Le carte arma, potenziamento e tattica sono di una fazione. Una carta arma a due facce è di una fazione su ciascuna.',
      'Las cartas de arma, mejora y táctica son de una facción. Una carta de arma de dos caras es de una facción en cada una.',
    ),
  ),
  'FORCE-05': rule(
    ['Foreign equipment', 'Materiale di altre fazioni', 'Equipo ajeno'],
    say(
      'Weapon and upgrade cards of another faction are limited by faction and theatre (HOUSE-09). Tactic cards of another faction are never allowed (TACTIC-02).',
      'Le carte arma e potenziamento di un’altra fazione sono limitate per fazione e teatro (HOUSE-09). Le carte tattiche di un’altra fazione non sono mai ammesse (TACTIC-02).',
      'Las cartas de arma y mejora de otra facción están limitadas por facción y teatro (HOUSE-09). Las cartas tácticas de otra facción no se admiten nunca (TACTIC-02).',
    ),
  ),
  'FORCE-06': rule(
    ['Universal limited editions', 'Edizioni limitate universali', 'Ediciones limitadas universales'],
    unless(
      { universalCardMaxEach: null },
      'Every faction may use them, at most {universalMax} of each kind at a time.',
      'Ogni fazione può usarle, al massimo {universalMax} per tipo alla volta.',
      'Cualquier facción puede usarlas, como mucho {universalMax} de cada tipo a la vez.',
    ),
    when(
      { universalCardMaxEach: null },
      'Every faction may use them; this sheet sets no limit of its own.',
      'Ogni fazione può usarle; questo regolamento non pone limiti.',
      'Cualquier facción puede usarlas; este reglamento no pone un límite propio.',
    ),
  ),
  'FORCE-07': rule(
    ['The card decides', 'Decide la carta', 'Decide la carta'],
    say(
      'Values belong to the card, not to what it shows: the same weapon may be better in other hands, and officers differ from faction to faction.',
      'I valori sono della carta, non dell’oggetto: la stessa arma può essere migliore in altre mani, e gli Ufficiali cambiano da fazione a fazione.',
      'Los valores son de la carta, no del objeto: la misma arma puede ser mejor en otras manos, y los oficiales cambian de una facción a otra.',
    ),
  ),
  'FORCE-08': rule(
    ['Who belongs where', 'Chi appartiene a che cosa', 'Quién pertenece a qué'],
    say(
      'Each Character has a rank and belongs to a squad, a platoon and a company. Attached allies belong to the company they are attached to.',
      'Ogni Personaggio ha un grado e appartiene a una squadra, a un plotone e a una compagnia. Gli alleati aggregati appartengono alla compagnia che li ospita.',
      'Cada Personaje tiene un rango y pertenece a un pelotón, una sección y una compañía. Los aliados agregados pertenecen a la compañía que los acoge.',
    ),
  ),
  'FORCE-09': rule(
    [
      'When the company rules are needed',
      'Quando serve Company Commander',
      'Cuándo hacen falta las reglas de compañía',
    ],
    say(
      'Use a company edition for officers, tactic cards, medics, radio operators or mounts, and from a platoon upwards. Without one such abilities are ignored and tactic cards refused.',
      'Usate le regole Company Commander per Ufficiali, carte tattiche, medici, operatori radio o cavalcature, e dal plotone in su. Senza, quelle abilità si ignorano e le carte tattiche non sono ammesse.',
      'Usad un reglamento de compañía para oficiales, cartas tácticas, sanitarios, operadores de radio o monturas, y de la sección para arriba. Sin él esas habilidades se ignoran y las cartas tácticas se rechazan.',
    ),
  ),
} as const

export const STRUCT = {
  'STRUCT-01': rule(
    ['A small group', 'Un gruppo piccolo', 'Un grupo pequeño'],
    say(
      'Up to {smallGroup} men need no NCO and may have one.',
      'Fino a {smallGroup} uomini non serve un sottufficiale e se ne può avere uno.',
      'Hasta {smallGroup} hombres no necesitan suboficial y pueden tener uno.',
    ),
  ),
  'STRUCT-02': rule(
    ['A larger group', 'Un gruppo più grande', 'Un grupo mayor'],
    say(
      'More than {smallGroup} men need at least one NCO. A second below squad size is unusual but allowed, a third is not.',
      'Più di {smallGroup} uomini hanno bisogno di almeno un sottufficiale. Un secondo sotto la squadra completa è insolito ma ammesso, un terzo no.',
      'Más de {smallGroup} hombres necesitan al menos un suboficial. Un segundo sin llegar a pelotón es raro pero válido; un tercero, no.',
    ),
  ),
  'STRUCT-03': rule(
    ['A squad', 'La squadra', 'El pelotón'],
    say(
      'A group of squad size needs one NCO and may have two.',
      'Un gruppo grande come una squadra ha bisogno di un sottufficiale e può averne due.',
      'Un grupo del tamaño de un pelotón necesita un suboficial y puede tener dos.',
    ),
    when(
      { secondNcoFrom: 'squadSize' },
      'How many men a squad has is set for each faction: mostly 10, US rifle 12.',
      'Quanti uomini ha una squadra dipende dalla fazione: di solito 10, i fucilieri USA 12.',
      'Cuántos hombres tiene un pelotón depende de la facción: casi siempre 10; los fusileros de EE. UU., 12.',
    ),
    unless(
      { secondNcoFrom: 'squadSize' },
      'For the second NCO {secondNcoFrom} men or more count as a squad; a full squad is set for each faction.',
      'Per il secondo sottufficiale contano come squadra {secondNcoFrom} o più uomini; la squadra completa dipende dalla fazione.',
      'Para el segundo suboficial cuentan como pelotón {secondNcoFrom} hombres o más; el pelotón completo depende de la facción.',
    ),
  ),
  'STRUCT-04': rule(
    ['Without a full squad', 'Senza una squadra completa', 'Sin un pelotón completo'],
    say(
      'Without a full squad there is no officer.',
      'Senza una squadra completa non c’è un Ufficiale.',
      'Sin un pelotón completo no hay oficial.',
    ),
  ),
  'STRUCT-05': rule(
    ['One or two squads', 'Una o due squadre', 'Uno o dos pelotones'],
    say(
      'With one or two full squads you may have one officer.',
      'Con una o due squadre complete puoi avere un Ufficiale.',
      'Con uno o dos pelotones completos puedes tener un oficial.',
    ),
  ),
  'STRUCT-06': rule(
    ['A platoon', 'Il plotone', 'La sección'],
    say(
      'Three full squads make a platoon, and each platoon needs at least one officer.',
      'Tre squadre complete fanno un plotone, e ogni plotone ha bisogno di almeno un Ufficiale.',
      'Tres pelotones completos forman una sección, y cada sección necesita al menos un oficial.',
    ),
  ),
  'STRUCT-07': rule(
    ['A second officer', 'Un secondo Ufficiale', 'Un segundo oficial'],
    when(
      { secondOfficerExtraSquad: 'otherPlatoon' },
      'A platoon joined by a full squad of another platoon may have a second officer.',
      'Un plotone affiancato da una squadra completa di un altro plotone può avere un secondo Ufficiale.',
      'Una sección con un pelotón completo de otra sección puede tener un segundo oficial.',
    ),
    when(
      { secondOfficerExtraSquad: 'any' },
      'A platoon with one more full squad, its own or not, may have a second officer.',
      'Un plotone con un’altra squadra completa, sua o no, può avere un secondo Ufficiale.',
      'Una sección con otro pelotón completo, suyo o no, puede tener un segundo oficial.',
    ),
  ),
  'STRUCT-08': rule(
    ['A company', 'La compagnia', 'La compañía'],
    say(
      'Three platoons or more need an officer each and one above them, a captain at least. Two platoons need two officers.',
      'Tre plotoni o più hanno bisogno di un Ufficiale ciascuno e di uno sopra di loro, almeno capitano. Due plotoni ne richiedono due.',
      'Tres secciones o más necesitan un oficial cada una y otro por encima, capitán como mínimo. Dos secciones necesitan dos.',
    ),
    say(
      'Officers are not counted as men; medics, radio operators and messengers are.',
      'Gli Ufficiali non si contano fra gli uomini; medici, operatori radio e messaggeri sì.',
      'Los oficiales no cuentan como hombres; los sanitarios, operadores de radio y enlaces, sí.',
    ),
  ),
  'STRUCT-09': rule(
    ['Radius by rank', 'Raggio per grado', 'Radio según el rango'],
    say(
      'Command and orders reach as far as the rank: corporal and plain NCO {radiusCorporal}, sergeant {radiusSergeant}, second lieutenant {radiusSecondLieutenant}, lieutenant {radiusLieutenant}, captain and above {radiusCaptain}.',
      'Comando e ordini arrivano secondo il grado: caporale e sottufficiale generico {radiusCorporal}, sergente {radiusSergeant}, sottotenente {radiusSecondLieutenant}, tenente {radiusLieutenant}, capitano e oltre {radiusCaptain}.',
      'El Mando y las órdenes llegan según el rango: cabo y suboficial sin más {radiusCorporal}, sargento {radiusSergeant}, alférez {radiusSecondLieutenant}, teniente {radiusLieutenant}, capitán y superiores {radiusCaptain}.',
    ),
  ),
  'STRUCT-10': rule(
    ['Several leaders', 'Più comandanti', 'Varios jefes'],
    when(
      { commandStacks: true },
      'A Character in reach of several leaders has the Command of each.',
      'Un Personaggio a portata di più comandanti ha il Comando di ciascuno.',
      'Un Personaje al alcance de varios jefes tiene el Mando de cada uno.',
    ),
    when(
      { commandStacks: false },
      'A Character in reach of several leaders has the best Command only.',
      'Un Personaggio a portata di più comandanti ha solo il Comando migliore.',
      'Un Personaje al alcance de varios jefes tiene solo el mejor Mando.',
    ),
  ),
  'STRUCT-11': rule(
    ['Ladder of ranks', 'La scala dei gradi', 'La escala de rangos'],
    say(
      'Private, corporal and plain NCO, sergeant, second lieutenant, lieutenant, captain, higher. From second lieutenant up they are officers; equals do not obey each other.',
      'Soldato, caporale e sottufficiale generico, sergente, sottotenente, tenente, capitano, superiori. Dal sottotenente in su sono Ufficiali; fra pari grado non si obbedisce.',
      'Soldado, cabo y suboficial sin más, sargento, alférez, teniente, capitán, superiores. De alférez para arriba son oficiales; entre iguales no se obedece.',
    ),
  ),
} as const
