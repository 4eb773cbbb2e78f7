import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { HostedGame, MemoryKeeper, seeded, startGame } from '@tactic48/host'
import { type GameSpec, isRefusal, type Log, type Played, startLog } from '@tactic48/rules'
import { battle, readyForce } from '../../packages/content/test/battles.ts'
import { against, type Figure } from '../figure.ts'

const GAMES = 200

/** Quick starts on one battlefield, as their players send them: equal, and never the same object. */
const SPEC = JSON.stringify(
  battle({
    agreedAp: 36,
    forces: { blue: readyForce('us-airborne/strike').force, ember: readyForce('de-infantry/squad').force },
  }),
)
const spec = (): GameSpec => JSON.parse(SPEC) as GameSpec

function held<T extends object>(value: T): Exclude<T, { readonly refused: true }> {
  if (isRefusal(value)) throw new Error(JSON.stringify(value))
  return value as Exclude<T, { readonly refused: true }>
}

/** KB of memory a game takes; less is better. */
export async function* figures(): AsyncGenerator<Figure> {
  const around = { keeper: new MemoryKeeper(), chanceFor: seeded('bench'), now: () => 0, freshId: () => 'bench' }
  const host = ({ log }: { readonly log: Log }): HostedGame => new HostedGame({ id: 'bench', log }, around)
  const own = kilobytes(() => held(startLog(spec(), seeded('bench')(0))) as Played)
  const shared = kilobytes(() => host(held(startGame(spec(), seeded('bench')(0))) as Played))
  yield against('host/KB a quick start in memory', shared, 'own tables', own, 'less')
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function kilobytes(make: () => unknown): number {
  const kept: unknown[] = [make()]
  collect()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < GAMES; i++) kept.push(make())
  collect()
  const after = process.memoryUsage().heapUsed
  if (kept.length !== GAMES + 1) throw new Error('games are missing')
  return (after - before) / GAMES / 1024
}
