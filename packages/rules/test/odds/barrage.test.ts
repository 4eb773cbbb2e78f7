import type { Point } from '@tactic48/geometry'
import {
  type BarrageOdds,
  barrageOdds,
  bombOdds,
  elementId,
  figureId,
  type GameState,
  knownFigure,
  type Odds,
  STANDARD_GRENADES,
  SUPPORT_PROFILES,
  type SupportId,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { bunker } from '../world/places.ts'
import { ember, type Man, scene } from '../world/scene.ts'

const lt = figureId('lt')
const target = { x: 14_000, y: 12_000 }
const TABLE = 24_000

const LIEUTENANT: Man = { at: [1, 1], rank: 'lieutenant', healthy: { call: 1 } }

const MEN: { readonly [id: string]: Man } = {
  lt: LIEUTENANT,
  tough: { at: [16, 12], ...ember, healthy: { h2h: 4 } },
  weak: { at: [14, 13.2], ...ember, healthy: { h2h: 1 }, hurt: false },
  alike: { at: [12.5, 12], ...ember, healthy: { h2h: 1 } },
  hurt: { at: [18, 9], ...ember, wounded: true },
  own: { at: [14, 17], healthy: { h2h: 4 } },
}

interface Hurt {
  caught: number
  wound: number
  elimination: number
}

/** Edge to edge with the marker: 0.4 u of marker, 0.5 u of base and the tolerance. */
const reach = (radius: number): number => 1000 * radius + 900 + 5
const kept = (value: number): number => Math.min(Math.max(value, 0), TABLE)

function* rolls(dice: number): Generator<readonly number[]> {
  if (dice === 0) yield []
  else for (const roll of rolls(dice - 1)) for (let die = 1; die <= 6; die++) yield [...roll, die]
}

const LIVES: { readonly [id: string]: number } = { hurt: 1, weak: 1 }
const H2H: { readonly [id: string]: number } = { tough: 4, weak: 1, alike: 1, hurt: 2, own: 4 }
const h2hOf = (id: string): number => H2H[id] ?? 3

/** GREN-10 … GREN-12 by hand: wounds one by one to the lowest H2H, level ones in every order. */
function* allocations(caught: readonly string[], wounds: number): Generator<readonly [readonly string[], number]> {
  function* round(
    left: number,
    due: readonly string[],
    taken: readonly string[],
    chance: number,
  ): Generator<readonly [readonly string[], number]> {
    const living = caught.filter((id) => taken.filter((one) => one === id).length < (LIVES[id] ?? 2))
    const now = due.length > 0 ? due : living
    if (left === 0 || now.length === 0) {
      yield [taken, chance]
      return
    }
    const least = Math.min(...now.map(h2hOf))
    const among = now.filter((id) => h2hOf(id) === least)
    for (const id of among) {
      const rest = now.filter((one) => one !== id)
      yield* round(left - 1, rest, [...taken, id], chance / among.length)
    }
  }
  yield* round(wounds, [], [], 1)
}

const blasts = new Map<string, Map<string, Hurt>>()

/** Every roll of a blast. */
function blast(caught: readonly string[], dice: number): Map<string, Hurt> {
  const key = `${caught} ${dice}`
  const known = blasts.get(key)
  if (known) return known
  const sums = new Map(caught.map((id) => [id, { caught: 1, wound: 0, elimination: 0 }]))
  const shares = new Map<number, number>()
  for (const roll of rolls(dice)) {
    const wounds = roll.filter((die) => die >= 4).length
    shares.set(wounds, (shares.get(wounds) ?? 0) + 1 / 6 ** dice)
  }
  for (const [wounds, share] of shares) {
    for (const [taken, chance] of allocations(caught, wounds)) {
      for (const id of new Set(taken)) {
        const sum = sums.get(id) as Hurt
        const gone = taken.filter((one) => one === id).length >= (LIVES[id] ?? 2)
        sum[gone ? 'elimination' : 'wound'] += chance * share
      }
    }
  }
  blasts.set(key, sums)
  return sums
}

const inReach = (state: GameState, at: Point, radius: number): readonly string[] =>
  state.figures
    .filter(({ position }) => Math.hypot(position.x - at.x, position.y - at.y) <= reach(radius))
    .map(({ id }) => id)

/** All six faces, all 360 directions and all dice of the blast. */
function enumerated(state: GameState, profile: SupportId): ReadonlyMap<string, Hurt> {
  const { drift, radius, dice } = SUPPORT_PROFILES[profile]
  const sums = new Map<string, Hurt>()
  for (const distance of drift) {
    for (let degree = 0; degree < 360; degree++) {
      const angle = (degree * Math.PI) / 180
      const at = {
        x: kept(target.x + Math.round(1000 * distance * Math.cos(angle))),
        y: kept(target.y + Math.round(1000 * distance * Math.sin(angle))),
      }
      for (const [id, one] of blast(inReach(state, at, radius), dice)) {
        const sum = sums.get(id) ?? { caught: 0, wound: 0, elimination: 0 }
        for (const field of ['caught', 'wound', 'elimination'] as const) sum[field] += one[field] / (6 * 360)
        sums.set(id, sum)
      }
    }
  }
  return sums
}

const of = (odds: readonly BarrageOdds[], id: string) => odds.find(({ figure }) => figure === id)

describe('odds of barrages', () => {
  it.each(['heavyMortar', 'howitzer', 'rocketBattery', 'airBombs'] as const)(
    '[HOUSE-08] [SUPP-04] [GREN-10] %s: as all dice and directions have it, for every man',
    (profile) => {
      const { state } = scene({ cc: 'cc-en', men: MEN })
      const all = enumerated(state, profile)
      const odds = barrageOdds(state, lt, { profile, ammo: 'he', target, line: undefined })
      expect(odds.map(({ figure }) => figure).sort()).toEqual([...all.keys()].sort())
      const { shells, dice, radius, drift } = SUPPORT_PROFILES[profile]
      for (const one of odds) {
        const sum = all.get(one.figure) as Hurt
        expect(one.hit).toBeCloseTo(sum.caught, 9)
        expect(one.caught).toBeCloseTo(1 - (1 - sum.caught) ** shells, 9)
        expect(one.shell.wound, one.figure).toBeCloseTo(sum.wound, 9)
        expect(one.shell.elimination, one.figure).toBeCloseTo(sum.elimination, 9)
        expect(one.items).toEqual([
          { rule: 'SUPP-03', code: 'shells', value: shells },
          { rule: 'SUPP-04', code: 'dice', value: dice },
          { rule: 'GREN-09', code: 'need', value: 4 },
          { rule: 'GREN-07', code: 'radius', value: radius },
        ])
        expect(one.drift.map(({ value, share }) => [value, share])).toEqual(
          [...new Set(drift)].sort((a, b) => a - b).map((value) => [value, 1 / 3]),
        )
        expect(one.drift.reduce((sum, { share, caught }) => sum + share * caught, 0)).toBeCloseTo(one.hit, 12)
      }
    },
  )

  it('[BUNKER-02] a man under a roof is safe by a rule, and not among those who are hit', () => {
    const elements = [bunker('pill', 12, 10, 4, 4)]
    const men: { readonly [id: string]: Man } = { lt: LIEUTENANT, inside: { at: [14, 12], ...ember } }
    const { state } = scene({ cc: 'cc-en', men, elements })
    expect(state.table.elements[0]?.id).toBe(elementId('pill'))
    expect(barrageOdds(state, lt, { profile: 'howitzer', ammo: 'he', target, line: undefined })).toEqual([])
  })

  it('[HOUSE-04] smoke hurts nobody', () => {
    const { state } = scene({ cc: 'cc-en', men: MEN })
    expect(barrageOdds(state, lt, { profile: 'howitzer', ammo: 'smoke', target, line: undefined })).toEqual([])
    expect(bombOdds(state, lt, { ammo: 'smoke', at: [target] })).toEqual([])
  })

  it('[GREN-06] with `scatterOffTable: dud` what falls off the table harms nobody', () => {
    const men = { lt: { at: [12, 12], rank: 'lieutenant' }, edge: { at: [1, 0.5], ...ember } } as const
    const corner = { profile: 'heavyMortar', ammo: 'he', target: { x: 0, y: 0 }, line: undefined } as const
    const clamped = of(barrageOdds(scene({ cc: 'cc-en', men }).state, lt, corner), 'edge')
    const duds = scene({ cc: 'cc-en', men, options: { scatterOffTable: 'dud' } }).state
    const dud = of(barrageOdds(duds, lt, corner), 'edge')
    expect(clamped?.drift[0]?.caught).toBe(1)
    expect(dud?.drift[1]?.caught).toBeCloseTo(91 / 360, 12)
    expect(dud?.hit ?? 0).toBeLessThan(clamped?.hit ?? 0)
  })
})

const harm = ({ wound, elimination }: Pick<Odds, 'wound' | 'elimination'>): number => wound + 2 * elimination

describe('odds of platoon bombs', () => {
  const alone = { lt: LIEUTENANT, foe: { at: [16.5, 12], ...ember }, mine: { at: [14, 16] } } as const

  /** Every point of a fine grid to which the other side may move a bomb. */
  function* moves(distance: number, exact: boolean): Generator<Point> {
    yield target
    const far = distance * 1000
    if (exact) {
      for (let degree = 0; degree < 360 && far > 0; degree++) {
        const angle = (degree * Math.PI) / 180
        yield { x: target.x + Math.round(far * Math.cos(angle)), y: target.y + Math.round(far * Math.sin(angle)) }
      }
      return
    }
    for (let x = -far; x <= far; x += 50) {
      for (let y = -far; y <= far; y += 50) {
        if (x * x + y * y <= far * far) yield { x: target.x + x, y: target.y + y }
      }
    }
  }

  it.each([
    ['qs-en', [4, 2, 2, 2, 0, 0]],
    ['qs-es', [2, 2, 1, 1, 0, 0]],
  ] as const)('[MORTAR-01] [GREN-06] %s: the other side moves each bomb as it likes best', (qs, scatter) => {
    const { state } = scene({ qs, cc: 'cc-en', men: alone })
    const { dice, radius } = STANDARD_GRENADES.concussion
    const exact = qs === 'qs-es'
    const odds = bombOdds(state, lt, { ammo: 'concussion', at: [target] })
    expect(odds.length).toBeGreaterThan(0)
    for (const id of ['foe', 'mine']) {
      const fates = (distance: number) =>
        [...moves(distance, exact)].map((at) => blast(inReach(state, at, radius), dice).get(id) ?? NOTHING)
      const expected = scatter.map((distance) => {
        const all = fates(distance).map(harm)
        return id === 'mine' ? Math.max(...all) : Math.min(...all)
      })
      const one = odds.find(({ figure }) => figure === id)
      const mean = expected.reduce((sum, value) => sum + value / 6, 0)
      expect(one ? harm(one.odds) : 0, id).toBeCloseTo(mean, 9)
      expect(one?.drift.reduce((sum, { share }) => sum + share, 0) ?? 1).toBeCloseTo(1, 12)
    }
    expect(knownFigure(state, figureId('foe')).position).toEqual({ x: 16_500, y: 12_000 })
  })

  it('[MORTAR-01] the Italian bombs fall where they are aimed', () => {
    const { state } = scene({ qs: 'qs-it', cc: 'cc-it', men: MEN })
    const { dice, radius } = STANDARD_GRENADES.fragmentation
    const odds = bombOdds(state, lt, { ammo: 'fragmentation', at: [target, { x: 18_000, y: 9000 }] })
    for (const [bomb, at] of [
      [1, target],
      [2, { x: 18_000, y: 9000 }],
    ] as const) {
      const all = blast(inReach(state, at, radius), dice)
      const own = odds.filter((one) => one.bomb === bomb)
      expect(own.map(({ figure }) => figure).sort()).toEqual([...all.keys()].sort())
      for (const one of own) {
        const sum = all.get(one.figure) as Hurt
        expect(one.odds.wound).toBeCloseTo(sum.wound, 9)
        expect(one.odds.elimination).toBeCloseTo(sum.elimination, 9)
        expect(one.stays).toEqual(one.odds)
        expect(one.items[0]).toEqual({ rule: 'MORTAR-01', code: 'shells', value: 2 })
      }
    }
  })

  const NOTHING: Hurt = { caught: 0, wound: 0, elimination: 0 }
})
