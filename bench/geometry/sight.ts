import { canSee, type Disc, type SightRules, sightClass, UNIT } from '@tactic48/geometry'
import { against, alone, type Figure } from '../figure.ts'
import { heapPerQuery, secondsPerRound } from './sightClock.ts'
import { createSampler } from './sightSampling.ts'
import { companyTables, type SightTable, typicalTables } from './sightTables.ts'

/** A table and two of its figures. */
interface Pair {
  readonly table: SightTable
  readonly a: Disc
  readonly b: Disc
}

const SAMPLING = '32×32 rays'
const EXISTENCE = 'existence'

/** The English sheet: every rule of LOS-14 has work to do. */
const RULES: SightRules = {
  openTest: 'union',
  nearCover: 'nearestPoint',
  nearDistance: 2 * UNIT,
  charactersGiveCover: true,
  characterTest: 'centreLine',
  nearIgnoresCharacters: true,
  sharedAreaCovers: true,
}

/**
 * Rates are answers a second, `ratio` is always our rate divided by the peer's. Sampling draws 32 × 32 rays between the
 * facing halves of the rims, from the middle outwards, until one is free; it uses the same broad phase.
 */
export function* sightFigures(): Generator<Figure> {
  const existence = new Map<string, number>()
  for (const [name, tables] of [
    ['typical', typicalTables(24)],
    ['company', companyTables(1)],
  ] as const) {
    const pairs = shuffled(tables.flatMap(pairsOf))
    const some = pairs.slice(0, 1500)
    const rateOf = (asked: readonly Pair[], ask: (pair: Pair) => boolean, rounds: number): number =>
      asked.length / secondsPerRound(asked, ask, rounds)

    const exact = rateOf(pairs, exists, 24)
    existence.set(name, exact)
    const samplers = new Map(tables.map((table) => [table, createSampler(table.ground, 32)]))
    const sampled = rateOf(some, ({ table, a, b }) => samplers.get(table)?.(a, b) ?? false, 6)
    yield against(`sight/${name}/vs-sampling`, exact, SAMPLING, sampled)
    yield against(`sight/${name}/class-vs-existence`, rateOf(pairs, isOpen, 24), EXISTENCE, exact)
  }
  const typical = existence.get('typical') ?? 0
  const company = existence.get('company') ?? 0
  yield against('sight/company-vs-typical', company, 'typical', typical)

  const [table] = companyTables(1)
  if (table === undefined) return
  const pairs = pairsOf(table)
  const sampler = createSampler(table.ground, 32)
  yield against(
    'sight/company/all-pairs',
    1 / secondsPerRound(pairs, exists, 24),
    SAMPLING,
    1 / secondsPerRound(pairs, ({ a, b }) => sampler(a, b), 3),
  )
  yield alone('sight/heap-per-query', heapPerQuery(pairs, exists))
  yield alone('sight/heap-per-class', heapPerQuery(pairs, isOpen))
}

function exists({ table, a, b }: Pair): boolean {
  return canSee(table.ground, a, b)
}

function isOpen({ table, a, b }: Pair): boolean {
  return sightClass(table.ground, a, b, RULES, table.figures) === 'open'
}

function pairsOf(table: SightTable): Pair[] {
  const { figures } = table
  return figures.flatMap((a, i) => figures.slice(i + 1).map((b) => ({ table, a, b })))
}

/** In one order on every run, so that no branch is learnt from the neighbours on one small table. */
function shuffled(pairs: Pair[]): Pair[] {
  let state = 7
  for (let i = pairs.length - 1; i > 0; i -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const j = state % (i + 1)
    const one = pairs[i]
    const other = pairs[j]
    if (one === undefined || other === undefined) continue
    pairs[i] = other
    pairs[j] = one
  }
  return pairs
}
