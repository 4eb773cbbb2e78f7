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
import { bunker, rectangle } from '../world/places.ts'
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

  it('[HOUSE-08] a strafing run hits whoever is in its strip, which moves with where it falls', () => {
    const men: { readonly [id: string]: Man } = {
      lt: LIEUTENANT,
      ahead: { at: [14, 16.5], ...ember },
      aside: { at: [17, 12], ...ember },
      far: { at: [14, 22], ...ember },
      off: { at: [2, 20], ...ember },
    }
    const { state } = scene({ cc: 'cc-en', men })
    const line = { x: 14_000, y: 15_000 }
    /** North to south, 12 u long and 2 u wide, 0.5 u of base. */
    const inStrip = (id: string, at: Point): boolean => {
      const { x, y } = knownFigure(state, figureId(id)).position
      const [across, along] = [Math.max(0, Math.abs(x - at.x) - 1000), Math.max(0, Math.abs(y - at.y) - 6000)]
      return Math.hypot(across, along) <= 505
    }
    const odds = barrageOdds(state, lt, { profile: 'airStrafe', ammo: 'he', target, line })
    expect(odds.map(({ figure }) => figure)).toEqual(['ahead', 'aside', 'far'])
    for (const one of odds) {
      let hit = 0
      for (const distance of [0, 2, 4])
        for (let degree = 0; degree < 360; degree++) {
          const angle = (degree * Math.PI) / 180
          const at = {
            x: target.x + Math.round(1000 * distance * Math.cos(angle)),
            y: target.y + Math.round(1000 * distance * Math.sin(angle)),
          }
          if (inStrip(one.figure, at)) hit += 1 / 1080
        }
      expect([one.figure, one.hit]).toEqual([one.figure, expect.closeTo(hit, 12)])
      expect(one.items.map(({ code }) => code)).toEqual(['shells', 'dice', 'need'])
    }
  })

  it('[GREN-08] whom cover saves from some falls is safe by that rule in their share', () => {
    const men: { readonly [id: string]: Man } = { lt: LIEUTENANT, foe: { at: [16.2, 12], ...ember } }
    const wall = rectangle('wall', 15.2, 10, 0.3, 4, 'total')
    const { state } = scene({ cc: 'cc-en', men, elements: [wall] })
    const [foe] = barrageOdds(state, lt, { profile: 'heavyMortar', ammo: 'he', target, line: undefined })
    expect(foe?.drift[0]).toMatchObject({ rule: 'HOUSE-08', code: 'drift', value: 0, caught: 0 })
    expect(foe?.safe.map(({ rule }) => rule)).toEqual(['GREN-08'])
    const open = scene({ cc: 'cc-en', men }).state
    const [bare] = barrageOdds(open, lt, { profile: 'heavyMortar', ammo: 'he', target, line: undefined })
    expect((foe?.hit ?? 0) + (foe?.safe[0]?.chance ?? 0)).toBeCloseTo(bare?.hit ?? 0, 12)
    expect(foe?.safe[0]?.chance).toBeGreaterThan(1 / 3)
    expect(bare?.safe).toEqual([])
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

  /** Every point of a grid to which the other side may move a bomb. */
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
    for (let x = -far; x <= far; x += 200) {
      for (let y = -far; y <= far; y += 200) {
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

  it('[GREN-05] [GREN-06] says by distance who is caught after the move of the other side', () => {
    const { state } = scene({ qs: 'qs-en', cc: 'cc-en', men: { ...alone, near: { at: [14, 12.6] } } })
    const odds = bombOdds(state, lt, { ammo: 'concussion', at: [target] })
    const drift = (...caught: readonly number[]) =>
      [2 / 6, 3 / 6, 1 / 6].map((share, i) => ({
        rule: 'GREN-05',
        code: 'drift',
        value: 2 * i,
        share,
        caught: caught[i],
      }))
    const of = (id: string) => odds.find(({ figure }) => figure === id)
    expect(of('near')?.drift).toEqual(drift(1, 1, 1))
    expect(of('mine')?.drift).toEqual(drift(0, 1, 1))
    expect(of('foe')?.drift).toEqual(drift(0, 0, 0))
    expect(of('mine')?.stays).toEqual({ miss: 1, wound: 0, elimination: 0 })
    expect(of('foe')?.odds).toMatchObject({ wound: 0, elimination: 0 })
    expect(of('near')?.stays.wound).toBeGreaterThan(0)
    expect(of('near')?.bomb).toBe(1)
  })

  it('[GREN-06] with `scatterOffTable: dud` the other side may move a bomb off the table', () => {
    const men = { lt: LIEUTENANT, foe: { at: [1, 12], ...ember } } as const
    const caughtAt = (options: { readonly scatterOffTable?: 'dud' }) => {
      const { state } = scene({ qs: 'qs-en', cc: 'cc-en', men, options })
      const [foe] = bombOdds(state, lt, { ammo: 'concussion', at: [{ x: 1000, y: 12_000 }] })
      return foe?.drift.map(({ caught }) => caught)
    }
    expect(caughtAt({})).toEqual([1, 1, 0])
    expect(caughtAt({ scatterOffTable: 'dud' })).toEqual([1, 0, 0])
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
