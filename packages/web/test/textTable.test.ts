import { distance } from '@tactic48/geometry'
import { baseOf, coverOf, figureId, isGun, knownFigure, seatOf, shotOdds, strideOf, weaponsOf } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { blankDraft } from '../src/interactions/actions.ts'
import type { ActionDraft } from '../src/interactions/draft.ts'
import { prospectOf } from '../src/interactions/prospect.ts'
import { foremost, inSightFrom } from '../src/play/lookAhead.ts'
import { shortOf } from '../src/play/way.ts'
import { besideOf, coverAt } from '../src/text/rowActions.ts'
import { bearingOf, HALF_HOURS, hourOf, pointAt, surveyOf } from '../src/text/survey.ts'
import { at, atTheFarm, placed, positionGame, stateOf } from './playPositions.ts'

describe('a clock on the table', () => {
  test('twelve o’clock is north, three east, half hours between', () => {
    const from = at([10, 10])
    expect(bearingOf(from, at([10, 4]))).toBe(0)
    expect(bearingOf(from, at([16, 10]))).toBe(6)
    expect(bearingOf(from, at([10, 16]))).toBe(12)
    expect(bearingOf(from, at([4, 10]))).toBe(18)
    expect(bearingOf(from, from)).toBeUndefined()
    expect(hourOf(0)).toEqual({ hour: 12, half: false })
    expect(hourOf(1)).toEqual({ hour: 12, half: true })
    expect(hourOf(23)).toEqual({ hour: 11, half: true })
  })

  test('a place by bearing and distance lies there', () => {
    for (const half of HALF_HOURS) {
      const from = at([12, 12])
      const to = pointAt(from, half, 5000)
      expect(bearingOf(from, to)).toBe(half)
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(5000, -1)
    }
  })
})

describe('those who see a place', () => {
  const state = stateOf(atTheFarm())
  const enemy = knownFigure(state, figureId('lenz'))
  const seenBy = (covers: readonly ('open' | 'partial' | undefined)[]) =>
    covers.map((seesMe, i) => ({
      enemy: { ...enemy, id: figureId(`e${i}`), position: at([i, 0]) },
      seesMe,
      seen: undefined,
    }))

  test('a few are all named, as they stand', () => {
    const { named, more } = foremost(seenBy(['partial', undefined, 'open']), 'seesMe', at([0, 0]))
    expect(named.map(({ enemy }) => enemy.id)).toEqual(['e0', 'e2'])
    expect(more).toBe(0)
    expect(foremost(seenBy(['open']), 'seen', at([0, 0])).named).toEqual([])
  })

  test('[LOS-14] of a crowd those in the open come first, then the nearest; the others are counted', () => {
    const crowd = seenBy(Array.from({ length: 20 }, (_, i) => (i === 15 || i === 12 ? 'open' : 'partial')))
    const { named, more } = foremost(crowd, 'seesMe', at([19, 0]))
    expect(named.map(({ enemy }) => enemy.id)).toEqual(['e15', 'e12', 'e19', 'e18', 'e17', 'e16'])
    expect(more).toBe(14)
  })
})

describe('the table as text', () => {
  const state = stateOf(atTheFarm())
  const marsh = figureId('marsh')

  test('[LOS-14] measures from the chosen figure what the table measures', () => {
    const from = knownFigure(state, marsh)
    const rows = surveyOf(state, 'blue', marsh)
    const lenz = rows.find(({ key }) => key === 'lenz')
    const enemy = knownFigure(state, figureId('lenz'))
    expect(lenz?.away).toBe(Math.round(distance(baseOf(state, from), baseOf(state, enemy))))
    expect(lenz?.cover).toBe(coverOf(state, from, enemy))
    const hits = weaponsOf(state, from)
      .filter(isGun)
      .map(({ id: weapon }) => shotOdds(state, { shooter: marsh, weapon, target: enemy.id, aims: 0 }))
      .map((odds) => (odds ? 1 - odds.miss : 0))
    expect(lenz?.shot?.hit).toBe(Math.max(...hits))
    expect(rows.filter(({ group }) => group === 'ground')).toHaveLength(state.table.elements.length)
  })

  test('[LOS-14] offers no shot at those he does not see, and says so', () => {
    const lenz = knownFigure(state, figureId('lenz'))
    const places = Array.from({ length: 96 }, (_, i) => at([2 + 2.5 * (i % 12), 2 + 2.5 * Math.floor(i / 12)]))
    const unseen = places.flatMap((position) => {
      const there = { ...state, figures: state.figures.map((one) => (one.id === lenz.id ? { ...one, position } : one)) }
      return surveyOf(there, 'blue', marsh).filter(({ key, cover }) => key === 'lenz' && cover === 'none')
    })
    expect(unseen.length).toBeGreaterThan(0)
    for (const row of unseen) expect(row).not.toHaveProperty('shot')
  })

  test('[MOVE-01] a way that does not come to where it points says by how much, and why', () => {
    const from = knownFigure(state, marsh)
    const seat = seatOf(state, 'blue')
    if (!seat) throw new Error('blue has no seat')
    const planned = (goal: { x: number; y: number }) => {
      const draft = { ...blankDraft('move', marsh), goal, contact: 'none', fixed: true } as ActionDraft
      const prospect = prospectOf(state, seat, draft)
      return prospect && shortOf(state, prospect, goal)
    }
    const { x, y } = from.position
    const stride = strideOf(state, from, 'move')
    expect(planned({ x: x + 500, y })).toBeUndefined()
    const far = planned({ x: x > 12_000 ? x - 3 * stride : x + 3 * stride, y })
    expect(far?.by).toBeGreaterThan(stride)
  })

  test('names everything without measuring while nobody is chosen', () => {
    for (const row of surveyOf(state, 'blue', undefined)) {
      expect(row).not.toHaveProperty('away')
      expect(row).not.toHaveProperty('bearing')
    }
  })

  test('[GEN-04] tells no distance, sight or odds where measuring is barred', () => {
    const blind = stateOf(atTheFarm({ id: 'blind', options: { premeasure: false } }))
    const rows = surveyOf(blind, 'blue', marsh)
    expect(rows.filter((row) => 'away' in row || 'cover' in row || 'shot' in row)).toEqual([])
    expect(rows.find(({ key }) => key === 'lenz')?.bearing).toBeDefined()
  })

  test('[GEN-06] beside a man is next to him and not in contact', () => {
    const hobart = knownFigure(state, figureId('hobart'))
    const pike = baseOf(state, knownFigure(state, figureId('pike')))
    const spot = besideOf(state, hobart, pike)
    if (!spot) throw new Error('no room beside Pike')
    const gap = distance({ ...spot, r: pike.r }, pike)
    expect(gap).toBeGreaterThan(0)
    expect(gap).toBeLessThan(300)
  })

  test('[LOS-14] into cover is where no more enemies see him than from any other place of that piece', () => {
    const open = stateOf(
      positionGame({
        id: 'hides',
        figures: [
          ...placed('blue', { 'us-airborne/hobart': [12, 14] }),
          ...placed('ember', { 'de-infantry/lenz': [12, 6] }),
        ],
      }),
    )
    const hobart = knownFigure(open, figureId('hobart'))
    const stride = strideOf(open, hobart, 'move')
    const found = open.table.elements.flatMap((element) => {
      const spot = element.cover === 'none' ? undefined : coverAt(open, hobart, element, stride)
      return spot ? [spot] : []
    })
    expect(found.length).toBeGreaterThan(0)
    const seen = (spot: { x: number; y: number }) =>
      inSightFrom(open, hobart.id, spot).filter((one) => one.seesMe === 'open')
    expect(found.some((spot) => seen(spot).length === 0)).toBe(true)
    for (const spot of found)
      expect(Math.hypot(spot.x - hobart.position.x, spot.y - hobart.position.y)).toBeLessThanOrEqual(stride)
  })
})
