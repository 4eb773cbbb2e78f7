import type { Point } from '@tactic48/geometry'
import type { Atom } from '../atoms.ts'
import { DIRECTIONS, pointAway } from '../query/direction.ts'
import { knownFigure, onTable, u } from '../query/figures.ts'
import { clampTo, isOnGround } from '../query/sight.ts'
import type { Item } from '../state/event.ts'
import type { FigureId } from '../state/ids.ts'
import type { Barrage, Bombs } from '../state/lasting.ts'
import type { GameState } from '../state/state.ts'
import { STANDARD_GRENADES, SUPPORT_PROFILES } from '../state/support.ts'
import type { Odds } from './dice.ts'
import { fatesIn } from './grenade.ts'

/** One distance of the table of drift: the share of the die that shows it, and what such a fall brings this figure. */
export interface DriftItem extends Item<'drift'> {
  readonly share: number
  /** He is in the blast, of the falls at this distance. */
  readonly caught: number
}

/** In reach of the blast and out of it by a rule, of all falls. */
export interface SafeItem {
  readonly rule: Atom
  readonly chance: number
}

export type BlastItem = Item<'shells' | 'dice' | 'need' | 'radius'>

export interface BarrageOdds {
  readonly figure: FigureId
  /** What the next shell does to him. */
  readonly shell: Odds
  /** He is in the blast of the next shell. */
  readonly hit: number
  /** He is in the blast of at least one of all the shells, if everybody stays where he is. */
  readonly caught: number
  /** SUPP-03, SUPP-04, GREN-09: shells, dice, the score of each, radius in u. */
  readonly items: readonly BlastItem[]
  /** HOUSE-08: by the distance that the die shows. */
  readonly drift: readonly DriftItem[]
  readonly safe: readonly SafeItem[]
}

interface Fall {
  readonly at: Point
  readonly distance: number
  /** Of the falls at this distance. */
  readonly chance: number
}

const sharesOf = (table: readonly number[]): readonly { readonly distance: number; readonly share: number }[] =>
  [...new Set(table)]
    .sort((a, b) => a - b)
    .map((distance) => ({ distance, share: table.filter((one) => one === distance).length / table.length }))

/** HOUSE-08, GEN-12: every point at which a shell may fall; those that are duds are left out. */
function* fallsOf({ table, rules }: GameState, { profile, target }: Barrage): Generator<Fall> {
  for (const distance of new Set(SUPPORT_PROFILES[profile].drift)) {
    const directions = distance === 0 ? 1 : DIRECTIONS
    for (let direction = 0; direction < directions; direction++) {
      const aimed = pointAway(target, direction, u(distance))
      if (rules.scatterOffTable === 'dud' && !isOnGround(table, aimed)) continue
      yield { at: clampTo(table, aimed), distance, chance: 1 / directions }
    }
  }
}

interface Sum {
  readonly caught: Map<number, number>
  readonly safe: Map<Atom, number>
  wound: number
  elimination: number
}

const UNTOUCHED: Sum = { caught: new Map(), safe: new Map(), wound: 0, elimination: 0 }

const added = <K>(sums: Map<K, number>, key: K, chance: number): Map<K, number> =>
  sums.set(key, (sums.get(key) ?? 0) + chance)

/** SUPP-04: exact over all dice and directions of a shell. */
export function barrageOdds(state: GameState, caller: FigureId, barrage: Barrage): readonly BarrageOdds[] {
  const { profile, target, line, ammo } = barrage
  const { shells, dice, radius, drift } = SUPPORT_PROFILES[profile]
  if (ammo === 'smoke') return []
  const shares = sharesOf(drift)
  const shareOf = new Map(shares.map(({ distance, share }) => [distance, share]))
  const sums = new Map<FigureId, Sum>()
  const sumOf = (id: FigureId): Sum => {
    const sum = sums.get(id) ?? { caught: new Map(), safe: new Map(), wound: 0, elimination: 0 }
    sums.set(id, sum)
    return sum
  }
  for (const { at, distance, chance } of fallsOf(state, barrage)) {
    const along = line && { x: line.x + at.x - target.x, y: line.y + at.y - target.y }
    const { caught, safe } = fatesIn(state, dice, { thrower: caller, at, radius, ...(along && { line: along }) })
    const share = chance * (shareOf.get(distance) ?? 0)
    for (const { figure, wound, elimination } of caught) {
      const sum = sumOf(figure)
      added(sum.caught, distance, chance)
      sum.wound += share * wound
      sum.elimination += share * elimination
    }
    for (const { figure, rule } of safe) added(sumOf(figure.id).safe, rule, share)
  }
  const items = blastItems(state, 'SUPP-03', { shells, dice, radius })
  return onTable(state).flatMap(({ id: figure }) => {
    const { caught, safe, wound, elimination } = sums.get(figure) ?? UNTOUCHED
    if (caught.size === 0) return []
    const hit = shares.reduce((sum, { distance, share }) => sum + share * (caught.get(distance) ?? 0), 0)
    return {
      figure,
      shell: { miss: Math.max(0, 1 - wound - elimination), wound, elimination },
      hit,
      caught: 1 - missedBy(shells, 1 - hit),
      items,
      drift: shares.map(({ distance, share }) => ({
        rule: 'HOUSE-08',
        code: 'drift',
        value: distance,
        share,
        caught: caught.get(distance) ?? 0,
      })),
      safe: [...safe].map(([rule, chance]) => ({ rule, chance })),
    }
  })
}

const blastItems = (
  { rules }: GameState,
  rule: Atom,
  { shells, dice, radius }: { readonly shells: number; readonly dice: number; readonly radius: number },
): readonly BlastItem[] => [
  { rule, code: 'shells', value: shells },
  { rule: 'SUPP-04', code: 'dice', value: dice },
  { rule: 'GREN-09', code: 'need', value: rules.blastHitOn },
  ...(radius > 0 ? [{ rule: 'GREN-07', code: 'radius', value: radius } as const] : []),
]

function missedBy(shells: number, miss: number): number {
  let all = 1
  for (let i = 0; i < shells; i++) all *= miss
  return all
}

export interface BombOdds {
  readonly figure: FigureId
  /** Which of the aim points, from 1 on. */
  readonly bomb: number
  /** If it bursts where it was aimed. */
  readonly stays: Odds
  /** As the die and the other side have it: that moves the bomb as is worst for a man of the caller's and best for its own. */
  readonly odds: Odds
  readonly items: readonly BlastItem[]
  /** GREN-05, GREN-06: by the distance that the die shows, after the move. */
  readonly drift: readonly DriftItem[]
}

/** MORTAR-01, HOUSE-06: each bomb on its own point, as if it were the first to fall. */
export function bombOdds(state: GameState, caller: FigureId, { ammo, at }: Bombs): readonly BombOdds[] {
  if (ammo === 'smoke') return []
  const { dice, radius } = STANDARD_GRENADES[ammo]
  const { grenadeScatter, company } = state.rules
  const shares = company?.platoonCallScatter ? sharesOf(grenadeScatter) : [{ distance: 0, share: 1 }]
  const items = blastItems(state, 'MORTAR-01', { shells: at.length, dice, radius })
  const { side } = knownFigure(state, caller)
  const burst = (point: Point | undefined): ReadonlyMap<FigureId, Odds> => {
    if (!point) return new Map()
    const { caught } = fatesIn(state, dice, { thrower: caller, at: point, radius })
    return new Map(caught.map(({ figure, ...odds }) => [figure, odds]))
  }
  return at.flatMap((aimed, index) => {
    const here = burst(aimed)
    const drifts = shares.map(({ distance, share }) => ({
      distance,
      share,
      bursts: movesOf(state, aimed, radius, distance).map(burst),
    }))
    const reached = new Set([here, ...drifts.flatMap(({ bursts }) => bursts)].flatMap((one) => [...one.keys()]))
    return [...reached].map((figure): BombOdds => {
      const worst = knownFigure(state, figure).side === side ? 1 : -1
      const stays = here.get(figure) ?? SPARED
      const fateOf = (bursts: readonly ReadonlyMap<FigureId, Odds>[]): Odds =>
        bursts.reduce((best, one) => {
          const odds = one.get(figure) ?? SPARED
          return worst * (harmOf(odds) - harmOf(best)) > 0 ? odds : best
        }, stays)
      const fates = drifts.map(({ distance, share, bursts }) => ({ distance, share, odds: fateOf(bursts) }))
      return {
        figure,
        bomb: index + 1,
        stays,
        odds: fates.reduce<Odds>((sum, { share, odds }) => plus(sum, odds, share), NONE),
        items,
        drift: fates.map(({ distance, share, odds }) => ({
          rule: 'GREN-05',
          code: 'drift',
          value: distance,
          share,
          caught: odds === SPARED ? 0 : 1,
        })),
      }
    })
  })
}

const SPARED: Odds = { miss: 1, wound: 0, elimination: 0 }
const NONE: Odds = { miss: 0, wound: 0, elimination: 0 }

const plus = (sum: Odds, { miss, wound, elimination }: Odds, share: number): Odds => ({
  miss: sum.miss + share * miss,
  wound: sum.wound + share * wound,
  elimination: sum.elimination + share * elimination,
})

/** An elimination is the worse of two harms. */
const harmOf = ({ wound, elimination }: Odds): number => wound + 2 * elimination

/** u between the rings, degrees between the points of one, on which a bomb that drifts is tried beside the extremes. */
const RING = 0.5
const STEP = 15

/** GREN-06: where the other side may move a bomb; undefined where it is a dud (`scatterOffTable`). */
function movesOf(state: GameState, from: Point, radius: number, distance: number): readonly (Point | undefined)[] {
  if (distance === 0) return []
  const { table, rules } = state
  const exact = rules.grenadeScatterMode === 'exactOrNone'
  const aimed: Point[] = []
  for (let away = exact ? distance : RING; away <= distance; away += RING) {
    for (let direction = 0; direction < DIRECTIONS; direction += STEP) aimed.push(pointAway(from, direction, u(away)))
  }
  for (const { position } of onTable(state)) aimed.push(...extremes(from, position, radius, distance, exact))
  return aimed.map((to) => (rules.scatterOffTable === 'dud' && !isOnGround(table, to) ? undefined : clampTo(table, to)))
}

/** As near to a man and as far from him as it may go: in the open these decide whether he is in the blast. */
function extremes(from: Point, man: Point, radius: number, distance: number, exact: boolean): readonly Point[] {
  const dx = man.x - from.x
  const dy = man.y - from.y
  const apart = Math.sqrt(dx * dx + dy * dy)
  const far = u(distance)
  if (apart === 0 || apart > far + u(radius + FAR)) return []
  const along = (length: number): Point => ({
    x: from.x + Math.round((dx * length) / apart),
    y: from.y + Math.round((dy * length) / apart),
  })
  return [along(exact ? far : Math.min(far, apart)), along(-far)]
}

/** u: more than the half of any base and marker. */
const FAR = 4
