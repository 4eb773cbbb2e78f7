import { companySpec } from './rules/company.ts'
import { createGame, execute, orderPreview, seededChance, isRefusal } from '@tactic48/rules'
import { seatFor } from '../packages/rules/test/world/games.ts'
const spec = companySpec(101, 30)
const g: any = createGame(spec, seededChance('order'))
const F: any = { verb: 'giveOrder', seat: seatFor('blue'), figure: 'blue-0', order: { kind: 'forward' } }
const mode = process.argv[2]
for (let i = 0; i < 1500; i++) {
  if (mode === 'preview') orderPreview(g.state, F)
  else { const c = seededChance('order'); const a: any = execute(g.state, F, c); const b: any = execute(a.state, { verb: 'executeOrder', seat: seatFor('blue') }, c); if (isRefusal(b)) throw 1; if (i === 0) console.log(b.events.length) }
}
