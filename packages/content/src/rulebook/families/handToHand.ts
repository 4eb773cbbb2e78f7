import { rule, say, when } from '../template.ts'

export const H2H = {
  'H2H-01': rule(
    ['Contact means a fight', 'Contatto vuol dire Corpo a Corpo', 'Contacto es lucha'],
    say(
      'As soon as a movement brings two enemy bases together, the two fight. It costs no AT and no Action.',
      'Appena un movimento porta a contatto due basi nemiche, i due combattono. Non costa AT né Azioni.',
      'En cuanto un movimiento pone en contacto dos peanas enemigas, los dos luchan. No cuesta FA ni Acciones.',
    ),
  ),
  'H2H-02': rule(
    ['The dice', 'I dadi', 'Los dados'],
    say(
      'Each rolls as many dice as its H2H value; every {h2hNeed} is a wound.',
      'Ognuno tira tanti dadi quanto il suo valore H2H; ogni {h2hNeed} è una ferita.',
      'Cada uno tira tantos dados como su valor de CaC; cada {h2hNeed} es una herida.',
    ),
  ),
  'H2H-03': rule(
    ['Striking back', 'La risposta', 'La respuesta'],
    when(
      { h2hSequence: 'alternating' },
      'The mover rolls first and its wounds count at once; then the other answers, and so on in turn.',
      'Tira prima chi ha mosso, e le sue ferite valgono subito; poi risponde l’altro, e così via a turno.',
      'Tira primero quien movió y sus heridas valen al momento; luego responde el otro, y así por turnos.',
    ),
    when(
      { h2hSequence: 'alternating', killedAnswer: 'woundedSide' },
      'A defender felled by the very first roll still answers once, with the H2H of its wounded side.',
      'Chi è attaccato e cade al primo lancio risponde ancora una volta, con l’H2H del suo lato ferito.',
      'Si el atacado cae en la primera tirada, aún responde una vez, con el CaC de su lado herido.',
    ),
    when(
      { h2hSequence: 'alternating', killedAnswer: 'asBefore' },
      'A defender felled by the very first roll still answers once, with the H2H it had before.',
      'Chi è attaccato e cade al primo lancio risponde ancora una volta, con l’H2H che aveva prima.',
      'Si el atacado cae en la primera tirada, aún responde una vez, con el CaC que tenía antes.',
    ),
    when(
      { h2hSequence: 'simultaneous' },
      'Here both roll together in each round with the values they have, then all wounds count.',
      'Qui a ogni scambio i due tirano insieme, con i valori del momento; poi contano tutte le ferite.',
      'Aquí los dos tiran a la vez en cada asalto con los valores que tienen, y luego valen todas las heridas.',
    ),
  ),
  'H2H-04': rule(
    ['To the end', 'Fino in fondo', 'Hasta el final'],
    say(
      'They go on until at least one is eliminated. If neither can hurt the other the mover steps back.',
      'Continuano finché almeno uno è eliminato. Se nessuno dei due può ferire l’altro, chi ha mosso fa un passo indietro.',
      'Siguen hasta que al menos uno es eliminado. Si ninguno puede herir al otro, quien movió da un paso atrás.',
    ),
  ),
  'H2H-05': rule(
    ['Wounds in the fight', 'Ferite nel Corpo a Corpo', 'Heridas en la lucha'],
    say(
      'The first wound turns the card, the second eliminates. Shock does not interrupt the fight; a survivor keeps it afterwards.',
      'La prima ferita gira la carta, la seconda elimina. Lo Shock non interrompe il Corpo a Corpo; a chi sopravvive resta.',
      'La primera herida da la vuelta a la carta, la segunda elimina. La Conmoción no interrumpe la lucha; el superviviente la conserva después.',
    ),
  ),
  'H2H-06': rule(
    ['Both may fall', 'Possono cadere entrambi', 'Pueden caer ambos'],
    say(
      'Both can be eliminated, and both losses count (VICT-07).',
      'Possono essere eliminati entrambi, e contano entrambe le perdite (VICT-07).',
      'Pueden ser eliminados los dos, y ambas bajas cuentan (VICT-07).',
    ),
  ),
  'H2H-07': rule(
    ['Nothing modifies it', 'Nulla lo modifica', 'Nada lo modifica'],
    say(
      'Cover, Take Cover, Camouflage and Aim have no part in it.',
      'Coperture, Ripararsi, Camouflage e Mira non contano.',
      'Coberturas, En Cobertura, Camuflaje y Apuntar no intervienen.',
    ),
  ),
  'H2H-08': rule(
    ['Several enemies', 'Più nemici', 'Varios enemigos'],
    say(
      'A mover who touches several enemies fights them one after another, each to the end, in an order of its choice, while it lasts.',
      'Chi tocca più nemici li affronta uno dopo l’altro, ciascuno fino in fondo, nell’ordine che vuole, finché regge.',
      'Quien toca a varios enemigos lucha con ellos uno tras otro, cada uno hasta el final, en el orden que quiera, mientras aguante.',
    ),
  ),
  'H2H-09': rule(
    ['One against one', 'Uno contro uno', 'Uno contra uno'],
    say(
      'Friends who stand in contact do not help.',
      'Gli amici a contatto non aiutano.',
      'Los amigos en contacto no ayudan.',
    ),
  ),
  'H2H-10': rule(
    ['Markers', 'Segnalini', 'Fichas'],
    when(
      { h2hClearsMarkers: true },
      'The fight ends Take Cover, OF and SF of both fighters.',
      'Il Corpo a Corpo toglie a entrambi i segnalini Ripararsi, OF e SF.',
      'La lucha quita En Cobertura, FO y FS a ambos.',
    ),
    when(
      { h2hClearsMarkers: false },
      'Here the fighters keep their markers.',
      'Qui chi combatte tiene i suoi segnalini.',
      'Aquí quienes luchan conservan sus fichas.',
    ),
  ),
  'H2H-11': rule(
    ['After the fight', 'Dopo il Corpo a Corpo', 'Tras la lucha'],
    say(
      'The survivor stays where it is and, if not in Shock, may go on acting.',
      'Chi sopravvive resta dov’è e, se non è in Shock, può continuare ad agire.',
      'El superviviente se queda donde está y, si no está en Conmoción, puede seguir actuando.',
    ),
  ),
  'H2H-12': rule(
    ['Suppressed or in Shock', 'Sotto soppressione o in Shock', 'Suprimidos o en Conmoción'],
    say(
      'A Character who is attacked fights as usual, suppressed, in Shock or not.',
      'Chi è attaccato combatte come al solito, anche se sotto soppressione o in Shock.',
      'Quien es atacado lucha como siempre, aunque esté suprimido o en Conmoción.',
    ),
  ),
  'H2H-13': rule(
    ['Running the gauntlet', 'Caricare sotto tiro', 'Cargar bajo el fuego'],
    say(
      'Opportunity Fire on the way comes first. A mover put in Shock before contact does not fight.',
      'Prima viene il Fuoco di Opportunità durante il movimento. Chi va in Shock prima del contatto non combatte.',
      'Primero va el Fuego de Oportunidad del camino. Quien cae en Conmoción antes del contacto no lucha.',
    ),
  ),
} as const
