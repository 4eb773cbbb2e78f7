import type { PendingCatalogue } from './pending.en.ts'

export const pendingEs: PendingCatalogue = {
  heading: 'En camino',
  smoke_one: 'El humo se disipa',
  smoke_other: '{{count}} nubes de humo se disipan',
  supportFire: '{{profile}}',
  supportSmoke: '{{profile}}, humo',
  platoonMortar: 'Bombas de mortero',
  reinforcements_one: '{{count}} equipo de refuerzo',
  reinforcements_other: '{{count}} equipos de refuerzo',
  runner: 'Vuelve {{name}}',
  now: 'ahora',
  next: 'próximo turno',
  comesNow: '{{side}}: {{what}}, ahora. Mostrar en la mesa',
  turn: 'turno {{n}}',
  comes_one: '{{side}}: {{what}}, con su próximo turno, el {{n}}. Mostrar en la mesa',
  comes_other: '{{side}}: {{what}}, dentro de {{count}} de sus turnos, turno {{n}}. Mostrar en la mesa',
  lifts_one: '{{side}}: {{what}} con su próximo turno, el {{n}}. Mostrar en la mesa',
  lifts_other: '{{side}}: {{what}} dentro de {{count}} de sus turnos, turno {{n}}. Mostrar en la mesa',
}
