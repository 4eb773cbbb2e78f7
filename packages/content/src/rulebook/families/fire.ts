import { rule, say, unless, when } from '../template.ts'

export const FIRE = {
  'FIRE-01': rule(
    ['Declare the shot', 'Dichiarare il tiro', 'Declarar el disparo'],
    say(
      'Say who shoots, with which weapon and at whom before any die is rolled.',
      'Prima di tirare i dadi dichiara chi spara, con quale arma e a chi.',
      'Di quién dispara, con qué arma y a quién antes de tirar ningún dado.',
    ),
  ),
  'FIRE-02': rule(
    ['Price of a shot', 'Prezzo di un tiro', 'Precio de un disparo'],
    say('Each shot costs {fireCost} AT.', 'Un tiro costa {fireCost} AT.', 'Un disparo cuesta {fireCost} FA.'),
  ),
  'FIRE-03': rule(
    ['Short and long range', 'Distanza corta e lunga', 'Corta y larga distancia'],
    say(
      'Up to {shortRange} inclusive the weapon rolls its S dice, farther away its L dice. There is no longest range; with no dice for that distance the weapon cannot shoot.',
      'Fino a {shortRange} compresi l’arma tira i suoi dadi S, più lontano i dadi L. Non c’è una distanza massima; senza dadi per quella distanza l’arma non può sparare.',
      'Hasta {shortRange} inclusive el arma tira sus dados S; más lejos, sus dados L. No hay alcance máximo; sin dados para esa distancia el arma no puede disparar.',
    ),
  ),
  'FIRE-04': rule(
    ['You must see it', 'Bisogna vederlo', 'Hay que verlo'],
    say(
      'The shooter needs LOS to the target (LOS-03).',
      'Chi spara deve avere LOS sul bersaglio (LOS-03).',
      'El tirador necesita LdV hasta el objetivo (LOS-03).',
    ),
  ),
  'FIRE-05': rule(
    ['Its own weapons', 'Le sue armi', 'Sus propias armas'],
    say(
      'A Character attacks with the weapons on its card, or on weapon cards given to it, and no others.',
      'Un Personaggio attacca con le armi della sua carta, o delle carte arma che gli sono assegnate, e con nessun’altra.',
      'Un Personaje ataca con las armas de su carta, o de las cartas de arma que tenga asignadas, y con ninguna otra.',
    ),
  ),
  'FIRE-06': rule(
    ['Several weapons', 'Più armi', 'Varias armas'],
    unless(
      { weaponsPerTurn: null },
      'With several weapons a Character uses only {weaponsPerTurn} of them in a turn. A grenade counts as a weapon, hand to hand does not.',
      'Con più armi un Personaggio ne usa in un turno soltanto {weaponsPerTurn}. La granata conta come arma, il Corpo a Corpo no.',
      'Con varias armas un Personaje usa solo {weaponsPerTurn} en cada turno. La granada cuenta como arma; el Cuerpo a Cuerpo, no.',
    ),
    when(
      { weaponsPerTurn: null },
      'With several weapons a Character picks one for each attack, even different ones in the same turn.',
      'Con più armi un Personaggio ne sceglie una a ogni attacco, anche diverse nello stesso turno.',
      'Con varias armas un Personaje elige una en cada ataque, incluso distintas en el mismo turno.',
    ),
    say(
      'The weapon behind an Opportunity or Suppression marker is fixed when the marker goes down.',
      'L’arma di un segnalino OF o SF si sceglie quando lo metti.',
      'El arma de una ficha de Oportunidad o de Supresión se fija al colocarla.',
    ),
  ),
  'FIRE-07': rule(
    ['Shots per turn', 'Tiri per turno', 'Disparos por turno'],
    say(
      'The weapon prints how often it may shoot in a turn. Fire, Move & Fire and Opportunity shots each count once; Suppression Fire counts none.',
      'Sull’arma è indicato quante volte può sparare in un turno. Sparare, Muovi & Spara e i tiri del Fuoco di Opportunità contano uno ciascuno; il Fuoco di Soppressione non conta.',
      'El arma indica cuántas veces puede disparar en un turno. Disparar, Mover y Disparar y los disparos de Oportunidad cuentan uno cada uno; el Fuego de Supresión no cuenta.',
    ),
    when(
      { company: true },
      'Shots fired by order count too (ORDER-13).',
      'Contano anche i tiri ordinati (ORDER-13).',
      'También cuentan los disparos por orden (ORDER-13).',
    ),
  ),
  'FIRE-08': rule(
    ['The target reacts', 'Il bersaglio reagisce', 'El objetivo reacciona'],
    say(
      'After the declaration and before the dice, a target more than {takeCoverDistance} away may Take Cover (COVER-03).',
      'Dopo la dichiarazione e prima dei dadi, un bersaglio a più di {takeCoverDistance} può Ripararsi (COVER-03).',
      'Tras la declaración y antes de los dados, un objetivo a más de {takeCoverDistance} puede ponerse En Cobertura (COVER-03).',
    ),
  ),
  'FIRE-09': rule(
    ['What a die needs', 'Il risultato minimo per colpire', 'Qué necesita el dado'],
    say(
      'Each die hits on {needOpen} if the target stands in the open, on {needPartial} if it is in Partial Cover.',
      'Ogni dado va a segno con {needOpen} se il bersaglio è allo scoperto, con {needPartial} se è in Copertura Parziale.',
      'Cada dado impacta con {needOpen} si el objetivo está al descubierto, con {needPartial} si está en Cobertura Parcial.',
    ),
    say(
      'Take Cover makes it {takeCoverBonus} harder: {needOpenCovered} and {needPartialCovered} (COVER-05).',
      'Ripararsi lo rende più difficile di {takeCoverBonus}: {needOpenCovered} e {needPartialCovered} (COVER-05).',
      'En Cobertura aumenta en {takeCoverBonus} el resultado necesario: {needOpenCovered} y {needPartialCovered} (COVER-05).',
    ),
  ),
  'FIRE-10': rule(
    ['One wound per shot', 'Una ferita per tiro', 'Una herida por disparo'],
    say(
      'However many dice hit, one shot makes one wound, unless it is a headshot (FIRE-11).',
      'Per quanti dadi vadano a segno, un tiro causa una sola ferita, salvo l’headshot (FIRE-11).',
      'Por muchos dados que impacten, un disparo hace una sola herida, salvo el headshot (FIRE-11).',
    ),
  ),
  'FIRE-11': rule(
    ['Headshot', 'Headshot', 'Headshot'],
    say(
      '{headshotSixes} sixes or more in the same shot eliminate the target at once, wounded before or not.',
      '{headshotSixes} o più sei nello stesso tiro eliminano subito il bersaglio, già ferito o no.',
      '{headshotSixes} seises o más en el mismo disparo eliminan en el acto al objetivo, estuviera herido o no.',
    ),
    say(
      'Any direct shot can do it: Fire, Move & Fire, Opportunity Fire. Suppression, grenades and hand to hand never do.',
      'Vale per ogni tiro contro un bersaglio: Sparare, Muovi & Spara, Fuoco di Opportunità. Mai per Fuoco di Soppressione, granate e Corpo a Corpo.',
      'Lo puede lograr cualquier disparo contra alguien: Disparar, Mover y Disparar, Fuego de Oportunidad. Nunca la Supresión, las granadas ni el Cuerpo a Cuerpo.',
    ),
  ),
  'FIRE-12': rule(
    ['A six always hits', 'Il sei colpisce sempre', 'El seis siempre impacta'],
    unless(
      { needCap: null },
      'No die ever needs more than {needCap}.',
      'A nessun dado serve mai più di {needCap}.',
      'Ningún dado necesita nunca más de {needCap}.',
    ),
    when(
      { needCap: null },
      'Here the needed score has no ceiling; the modifiers of the sheets never push it past 6.',
      'Qui il risultato minimo non ha un limite; i modificatori dei regolamenti non lo portano mai oltre 6.',
      'Aquí el resultado necesario no tiene tope; los modificadores de los reglamentos nunca lo llevan más allá de 6.',
    ),
  ),
  'FIRE-13': rule(
    ['A shot step by step', 'Il tiro passo per passo', 'El disparo paso a paso'],
    say(
      'Declare; see whether the shot is allowed; pay, and the shooter’s own markers come off; let the target react; fix range, cover and needed score; roll; apply the wound; see whether someone has won.',
      'Dichiara; controlla che il tiro sia permesso; paga e togli i segnalini di chi spara; il bersaglio può reagire; stabilisci distanza, copertura e risultato minimo; tira; applica la ferita; controlla se qualcuno ha vinto.',
      'Declara; mira si el disparo está permitido; paga, y se retiran las fichas del tirador; deja reaccionar al objetivo; fija distancia, cobertura y resultado necesario; tira; aplica la herida; mira si alguien ha ganado.',
    ),
    say(
      'A legal declaration is binding, even if the target then takes cover.',
      'Una dichiarazione valida vincola, anche se poi il bersaglio si ripara.',
      'Una declaración válida obliga, aunque luego el objetivo se ponga En Cobertura.',
    ),
  ),
  'FIRE-14': rule(
    ['Whom you may shoot', 'A chi puoi sparare', 'A quién puedes disparar'],
    say(
      'Any enemy in sight: you need not take the nearest, and bystanders run no risk. Friends cannot be targets.',
      'Qualunque nemico in vista: non sei tenuto a scegliere il più vicino, e chi sta in mezzo non rischia. Gli amici non sono bersagli.',
      'Cualquier enemigo a la vista: no hay que elegir al más cercano y los de en medio no corren riesgo. Los amigos no son objetivos.',
    ),
  ),
} as const

export const AIM = {
  'AIM-01': rule(
    ['More dice', 'Più dadi', 'Más dados'],
    say(
      'For {aimCost} AT a Character with an Aim value adds that many dice to its next shot.',
      'Con {aimCost} AT un Personaggio con un valore di Mira aggiunge altrettanti dadi al suo prossimo tiro.',
      'Por {aimCost} FA un Personaje con valor de Apuntar suma esos dados a su siguiente disparo.',
    ),
  ),
  'AIM-02': rule(
    ['Aim, then fire', 'Prima mirare, poi sparare', 'Primero apuntar, luego disparar'],
    say(
      'Aim is an Action of its own, and Fire must be the aimer’s next one in the same turn. Others may act in between; anything else the aimer does, Shock, or the end of the turn loses the Aim.',
      'La Mira è un’Azione a sé, e la successiva di chi mira deve essere Sparare, nello stesso turno. Nel frattempo gli altri possono agire. Un’altra Azione di chi mira, lo Shock o la fine del turno fanno perdere la Mira.',
      'Apuntar es una Acción aparte, y la siguiente de quien apunta debe ser Disparar, en el mismo turno. Otros pueden actuar entretanto; si hace cualquier otra cosa, cae en Conmoción o acaba el turno, Apuntar se pierde.',
    ),
  ),
  'AIM-03': rule(
    ['Aiming twice', 'Mirare due volte', 'Apuntar dos veces'],
    when(
      { aimStacks: false },
      'One Aim per shot: a second adds nothing.',
      'Una sola Mira per tiro: la seconda non aggiunge nulla.',
      'Un solo Apuntar por disparo: el segundo no añade nada.',
    ),
    when(
      { aimStacks: true },
      'Here several Aims add up in one shot.',
      'Qui più Mire si sommano in un tiro.',
      'Aquí varios Apuntar se suman en un disparo.',
    ),
  ),
  'AIM-04': rule(
    ['Where Aim does not help', 'Dove la Mira non serve', 'Dónde no sirve Apuntar'],
    say(
      'Aim never goes with Move & Fire, Opportunity Fire, Suppression Fire, grenades or hand to hand.',
      'La Mira non si unisce mai a Muovi & Spara, Fuoco di Opportunità, Fuoco di Soppressione, granate o Corpo a Corpo.',
      'Apuntar nunca se combina con Mover y Disparar, Fuego de Oportunidad, Fuego de Supresión, granadas ni Cuerpo a Cuerpo.',
    ),
    when(
      { company: true, fireOrderAim: false },
      'Nor with a shot fired by order.',
      'E nemmeno a un tiro ordinato.',
      'Ni con un disparo por orden.',
    ),
  ),
} as const
