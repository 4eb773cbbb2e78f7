import type { Language, Named } from './named.ts'

const named = (en: string, it: string, es: string): Named => ({ en, it, es })

/** What the pieces of our battlefields are called; a game keeps the English name. */
const PLACES: readonly Named[] = [
  named('aid station', 'Stazione di Soccorso', 'puesto de socorro'),
  named('Bakery', 'Forno', 'Panadería'),
  named('Bell barn', 'Fienile della campana', 'Granero de la campana'),
  named('Chapel', 'Cappella', 'Capilla'),
  named('command post', 'posto di comando', 'puesto de mando'),
  named('field telephone', 'telefono da campo', 'teléfono de campaña'),
  named('Forge', 'Fucina', 'Fragua'),
  named('log bunker', 'bunker di tronchi', 'búnker de troncos'),
  named('mill', 'mulino', 'molino'),
  named('Mill', 'Mulino', 'Molino'),
  named('Mule stop', 'Sosta dei muli', 'Parada de mulas'),
  named('Observation post', 'Posto di osservazione', 'Puesto de observación'),
  named('Press house', 'Casa del torchio', 'Casa del lagar'),
  named('Radio shed', 'Baracca della radio', 'Caseta de radio'),
  named('The farm', 'La fattoria', 'La granja'),
  named('Town hall', 'Municipio', 'Ayuntamiento'),
  named("Woodcutter's hut", 'Capanna del boscaiolo', 'Cabaña del leñador'),
]

const BY_NAME = new Map(PLACES.map((place) => [place.en, place]))

/** A piece in the reader's language; one of a player's own battlefield is called as its file has it. */
export const placeName = (name: string, language: Language): string => BY_NAME.get(name)?.[language] ?? name
