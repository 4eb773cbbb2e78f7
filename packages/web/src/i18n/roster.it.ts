import type { RosterCatalogue } from './roster.en.ts'

export const rosterIt: RosterCatalogue = {
  heading: 'Ruolino',
  fold: 'Chiudi il ruolino',
  unfold: 'Apri il ruolino',
  filters: 'Mostra solo',
  names: 'Nomi',
  namesNow: 'Nomi: {{whose}}',
  allHeld: 'Gli altri attendono: chiudi il turno',
  namesOf: { none: 'Nessuno', leaders: 'Capi', squad: 'Squadra', all: 'Tutti' },
  filter: { todo: 'Da usare', wounded: 'Feriti', shock: 'Shock', unseen: 'Non visti' },
  hold: 'Gli altri attendono',
  release: 'Rimettili in lista',
  held: 'attende per questo turno',
  platoon: '{{n}}º plotone',
  companyHq: 'Comando di compagnia',
  noUnit: 'Tutti',
  hq: 'Comando',
  squad: 'Squadra {{n}}',
  todo_one: '{{count}} da usare',
  todo_other: '{{count}} da usare',
}
