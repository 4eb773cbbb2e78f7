import { describe, expect, test } from 'vitest'
import {
  canSee,
  createGround,
  type Disc,
  discOutline,
  explainSight,
  type Piece,
  polygonOutline,
  rectangleOutline,
  type SightRules,
  sightClass,
} from '../src/index.ts'
import { QS_EN as RULES } from './scenes/sightRules.ts'

const A: Disc = { x: 5000, y: 10_000, r: 500 }
const T: Disc = { x: 15_000, y: 10_000, r: 500 }
const total = (outline: Piece['outline']): Piece => ({ outline, cover: 'total', passable: false })
const partial = (outline: Piece['outline']): Piece => ({ outline, cover: 'partial', passable: true })
const table = (...pieces: Piece[]) => createGround({ width: 20_000, height: 20_000, pieces })
const explain = (pieces: Piece[], rules: Partial<SightRules> = {}, others: Disc[] = []) =>
  explainSight(table(...pieces), A, T, { ...RULES, ...rules }, others)

describe('a proof', () => {
  test('[GEN-06] of contact needs no line', () => {
    const near = { x: A.x + 1005, y: A.y, r: 500 }
    const ground = table(total(rectangleOutline(5501, 9000, 3, 2000)))
    expect(explainSight(ground, A, near, RULES, [])).toEqual({
      sight: 'open',
      reason: 'contact',
      blockers: [],
      near: [],
    })
  })

  test('[LOS-06] of open ground is the line of centres, as wide as the bases', () => {
    const proof = explain([])
    expect(proof).toMatchObject({ sight: 'open', reason: 'clear', blockers: [] })
    expect(proof.free).toEqual({ from: { x: 5500, y: 10_000 }, to: { x: 14_500, y: 10_000 }, gap: 1000 })
  })

  test('[LOS-13] tells how wide the gap between two walls is', () => {
    const proof = explain([
      total(rectangleOutline(10_000, 10_100, 500, 5000)),
      total(rectangleOutline(10_000, 5000, 500, 4980)),
    ])
    expect(proof).toMatchObject({ sight: 'partial', reason: 'partlyHidden' })
    expect(proof.free?.gap).toBeCloseTo(120, 1)
    expect(proof.free?.from.y).toBeCloseTo(10_040, 0)
  })

  test('[LOS-02] names only the walls that are needed', () => {
    const upper = total(rectangleOutline(10_000, 10_000, 500, 5000))
    const lower = total(rectangleOutline(10_200, 5000, 500, 5000))
    const aside = total(rectangleOutline(8000, 10_450, 500, 500))
    expect(explain([aside, upper, lower])).toMatchObject({ sight: 'none', reason: 'hidden', blockers: [1, 2] })
    expect(explain([upper, total(rectangleOutline(8000, 8000, 100, 4000)), lower]).blockers).toEqual([1])
  })

  test('[LOS-04] shows a point that is not seen at all', () => {
    const proof = explain([total(rectangleOutline(13_000, 10_000, 1000, 5000)), partial(discOutline(9000, 9000, 300))])
    expect(proof).toMatchObject({ sight: 'partial', reason: 'partlyHidden', blockers: [0] })
    expect(proof.hiddenPoint?.y).toBeGreaterThan(10_000)
  })

  test('[LOS-04] shows it to a blast too, which comes from one point', () => {
    const ground = table(total(rectangleOutline(13_000, 10_100, 1000, 5000)))
    const proof = explainSight(ground, { ...A, r: 0 }, T, { ...RULES, nearCover: 'never' }, [])
    expect(proof).toMatchObject({ sight: 'partial', reason: 'partlyHidden', blockers: [0] })
    expect(proof.hiddenPoint?.y).toBeGreaterThan(10_100)
  })

  test('[LOS-05] names the hedges that close the view together', () => {
    const hedges = [
      partial(rectangleOutline(10_000, 9700, 300, 3300)),
      partial(discOutline(9000, 4000, 500)),
      partial(rectangleOutline(11_000, 7000, 300, 3300)),
    ]
    expect(explain(hedges)).toMatchObject({ sight: 'partial', reason: 'behindPartial', blockers: [0, 2] })
  })

  test('[LOS-07] lists what is too near to count', () => {
    const proof = explain([partial(rectangleOutline(6000, 8000, 300, 4000))])
    expect(proof).toMatchObject({ sight: 'open', reason: 'clear', blockers: [], near: [0] })
  })

  test('[LOS-08] points at the Character in the way', () => {
    const others = [A, T, { x: 10_000, y: 12_000, r: 500 }, { x: 12_000, y: 10_400, r: 500 }]
    expect(explain([], {}, others)).toMatchObject({ sight: 'partial', reason: 'character', character: 3 })
    expect(explain([], { characterTest: 'wholeBase' }, others)).toMatchObject({ sight: 'open', reason: 'clear' })
    const inLine = [{ x: 12_000, y: 10_000, r: 500 }]
    expect(explain([], { characterTest: 'wholeBase' }, inLine)).toMatchObject({ reason: 'character', character: 0 })
  })

  test('[LOS-10] says so when both stand in the same wood', () => {
    const proof = explain([partial(discOutline(10_000, 10_000, 7000))], { nearCover: 'never' })
    expect(proof).toMatchObject({ sight: 'partial', reason: 'sharedArea', blockers: [0] })
    expect(explain([partial(discOutline(10_000, 10_000, 7000))]).sight).toBe('open')
  })
})

describe('[LOS-13] touching', () => {
  test('blocks: no line leaks between two walls that meet on the rim of a base', () => {
    const ground = table(total(discOutline(6000, 9500, 500)), total(discOutline(6000, 10_500, 500)))
    const far = { x: 7000, y: 10_000, r: 1000 }
    expect(canSee(ground, { x: 5000, y: 10_000, r: 500 }, far)).toBe(false)
  })

  test('blocks: a point on the very outline sees nothing, a base that touches it sees away from it', () => {
    const ground = table(total(rectangleOutline(4000, 9000, 1000, 2000)))
    expect(canSee(ground, { x: 5000, y: 10_000, r: 0 }, T)).toBe(false)
    expect(canSee(ground, { x: 5500, y: 10_000, r: 500 }, T)).toBe(true)
    expect(canSee(ground, { x: 5001, y: 10_000, r: 0 }, T)).toBe(true)
  })

  test('hides nothing: a wall along the side of the target leaves it in the open', () => {
    const beside = rectangleOutline(14_000, 10_500, 2000, 300)
    const over = rectangleOutline(14_000, 10_499, 2000, 300)
    expect(sightClass(table(total(beside)), A, T, RULES, [])).toBe('open')
    expect(sightClass(table(total(over)), A, T, RULES, [])).toBe('partial')
  })
})

describe('[LOS-03] bases over outlines', () => {
  test('see out of a house that they bulge from, whatever else crosses the view', () => {
    const house = polygonOutline([
      { x: 5475, y: 9700 },
      { x: 5475, y: 10_300 },
      { x: 5250, y: 10_750 },
      { x: 5250, y: 9250 },
    ])
    expect(canSee(table(total(house)), A, T)).toBe(true)
  })

  test('see each other inside the same round wall, and nobody outside it', () => {
    const ground = table(total(discOutline(10_000, 10_000, 6000)))
    expect(canSee(ground, A, T)).toBe(true)
    expect(canSee(ground, A, { x: 10_000, y: 17_000, r: 500 })).toBe(false)
    // A base that straddles the wall is seen by both.
    const astride = { x: 10_000, y: 16_000, r: 500 }
    expect(canSee(ground, A, astride)).toBe(true)
    expect(canSee(ground, { x: 10_000, y: 18_000, r: 500 }, astride)).toBe(true)
  })

  test('[GREN-08] are not protected by an area that contains the blast and the whole target', () => {
    const blast: SightRules = { ...RULES, nearCover: 'never', charactersGiveCover: false, sharedAreaCovers: false }
    const point = { ...A, r: 0 }
    const square = (size: number) => table(partial(rectangleOutline(4000, 9000, size, 2000)))
    expect(sightClass(square(11_500), point, T, blast, [])).toBe('open')
    expect(sightClass(square(11_000), point, T, blast, [])).toBe('partial')
    expect(sightClass(square(500), point, T, blast, [])).toBe('open')
    expect(sightClass(square(5000), point, T, blast, [])).toBe('partial')
  })
})
