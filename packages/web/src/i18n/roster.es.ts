import type { RosterCatalogue } from './roster.en.ts'

export const rosterEs: RosterCatalogue = {
  heading: 'Lista de tropas',
  fold: 'Plegar la lista',
  unfold: 'Abrir la lista',
  filters: 'Mostrar solo',
  names: 'Nombres',
  namesNow: 'Nombres: {{whose}}',
  allHeld: 'El resto espera: termina el turno',
  namesOf: { none: 'Ninguno', leaders: 'Mandos', squad: 'Pelotón', all: 'Todos' },
  filter: { todo: 'Por actuar', wounded: 'Heridos', shock: 'Conmoción', unseen: 'No vistos' },
  hold: 'El resto espera',
  release: 'Que vuelvan a la lista',
  held: 'espera este turno',
  platoon: 'Sección {{n}}',
  companyHq: 'Plana de la compañía',
  noUnit: 'Todos',
  hq: 'Plana',
  squad: 'Pelotón {{n}}',
  todo_one: '{{count}} por actuar',
  todo_other: '{{count}} por actuar',
}
