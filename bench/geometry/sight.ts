import { canSee, type Disc, type SightRules, sightClass, UNIT } from '@tactic48/geometry'
import { against, alone, type Figure } from '../figure.ts'
import { heapPerQuery, race } from './sightClock.ts'
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
    const pairs = shuffled(tables.flatMap(pairsOf)).slice(0, 2880)
    const rates = race(pairs, [exists, isOpen, sampling(tables)], 16).map((seconds) => pairs.length / seconds)
    const [exact = 0, classes = 0, sampled = 0] = rates
    existence.set(name, exact)
    yield against(`sight/${name}/vs-sampling`, exact, SAMPLING, sampled)
    yield against(`sight/${name}/class-vs-existence`, classes, EXISTENCE, exact)
  }
  yield against('sight/company-vs-typical', existence.get('company') ?? 0, 'typical', existence.get('typical') ?? 0)

  const tables = companyTables(1)
  const pairs = tables.flatMap(pairsOf)
  const [exact = 0, sampled = 0] = race(pairs, [exists, sampling(tables)], 4)
  yield against('sight/company/all-pairs', 1 / exact, SAMPLING, 1 / sampled)
  yield alone('sight/heap-per-query', heapPerQuery(pairs, exists), 'less')
  yield alone('sight/heap-per-class', heapPerQuery(pairs, isOpen), 'less')
}

function sampling(tables: readonly SightTable[]): (pair: Pair) => boolean {
  const samplers = new Map(tables.map((table) => [table, createSampler(table.ground, 32)]))
  return ({ table, a, b }) => samplers.get(table)?.(a, b) ?? false
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
