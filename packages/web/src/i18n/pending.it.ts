import type { PendingCatalogue } from './pending.en.ts'

export const pendingIt: PendingCatalogue = {
  heading: 'In arrivo',
  smoke_one: 'Il fumo si dirada',
  smoke_other: '{{count}} nubi di fumo si diradano',
  supportFire: '{{profile}}',
  supportSmoke: '{{profile}}, fumogeni',
  platoonMortar: 'Bombe di mortaio',
  reinforcements_one: '{{count}} squadra di rinforzo',
  reinforcements_other: '{{count}} squadre di rinforzo',
  runner: 'Torna {{name}}',
  now: 'ora',
  next: 'prossimo turno',
  comesNow: '{{side}}: {{what}}, ora. Mostra sul tavolo',
  turn: 'turno {{n}}',
  comes_one: '{{side}}: {{what}}, con il suo prossimo turno, il {{n}}. Mostra sul tavolo',
  comes_other: '{{side}}: {{what}}, fra {{count}} dei suoi turni, turno {{n}}. Mostra sul tavolo',
  lifts_one: '{{side}}: {{what}} con il suo prossimo turno, il {{n}}. Mostra sul tavolo',
  lifts_other: '{{side}}: {{what}} fra {{count}} dei suoi turni, turno {{n}}. Mostra sul tavolo',
}
