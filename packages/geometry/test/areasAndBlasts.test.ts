import { describe, expect, test } from 'vitest'
import {
  canSee,
  createGround,
  explainSight,
  polygonOutline,
  type SightClass,
  type SightRules,
  sightClass,
} from '../src/index.ts'
import { drawn, type Scale } from './scenes/drawing.ts'
import { BLAST, QS_EN, QS_ES, QS_IT } from './scenes/sightRules.ts'

const status = (picture: string, rules: SightRules, scale: Scale = {}): SightClass => {
  const { ground, a, t, bases } = drawn(picture, scale)
  return sightClass(ground, a, t, rules, bases)
}

const IN_WOOD = { under: { A: '%', T: '%' } }

describe('areas: one character is 1 u', () => {
  test('[LOS-09] a 60 mm base between the two covers', () => {
    expect(status('A.....@.....T', QS_EN)).toBe('partial')
  })

  test('[LOS-10] the target inside an area is covered from every side', () => {
    const pictures = [
      `
      .....%%%
      A....%T%
      .....%%%`,
      `
      %%%....
      %T%....
      %%%....
      .......
      .......
      ......A`,
    ]
    for (const picture of pictures) expect(status(picture, QS_ES, { under: { T: '%' } })).toBe('partial')
  })

  test('[LOS-10] a target only partly inside is judged by its lines', () => {
    const picture = `
      .....%%%
      A.....T.
      ........`
    expect(status(picture, QS_ES, { t: 600 })).toBe('open')
  })

  test('[LOS-10] a shooter inside ignores his own element, by attack distance only within 2 u', () => {
    const picture = `
      %%%.....
      %A%....T
      %%%.....`
    const under = { A: '%' }
    expect(status(picture, QS_EN, { under })).toBe('open')
    expect(status(picture, QS_IT, { under })).toBe('partial')
  })

  test('§7 two bases over the same Partial area cover each other unless it is too near', () => {
    const picture = `
      %%%%%%%
      %A%%%T%
      %%%%%%%`
    const { ground, a, t } = drawn(picture, IN_WOOD)
    expect(sightClass(ground, a, t, QS_IT, [])).toBe('partial')
    expect(explainSight(ground, a, t, QS_IT, []).reason).toBe('sharedArea')
    expect(sightClass(ground, a, t, QS_ES, [])).toBe('open')
  })

  test('[LOS-11] sight to a marker is sight to its disc', () => {
    const picture = `
      ..#..
      A.#.T
      .....`
    const wide = drawn(picture, { t: 510 })
    const narrow = drawn(picture, { t: 400 })
    expect(canSee(wide.ground, wide.a, wide.t)).toBe(true)
    expect(canSee(narrow.ground, narrow.a, narrow.t)).toBe(false)
  })
})

describe('blasts: A is a point', () => {
  const point = { a: 0 }

  test('[LOS-11] [GREN-08] EX-38: a wall between saves, the open does not', () => {
    expect(
      status(
        `
        ..#..
        A.#.T
        ..#..`,
        BLAST,
        point,
      ),
    ).toBe('none')
    expect(status('A...T', BLAST, point)).toBe('open')
  })

  test('[GREN-08] nothing is too near: a hedge beside the marker saves', () => {
    const picture = `
      .%...
      A%..T
      .%...`
    expect(status(picture, BLAST, point)).toBe('partial')
    expect(status(picture, { ...BLAST, nearCover: 'nearestPoint' }, point)).toBe('open')
  })

  test('[GREN-08] Characters do not cover each other', () => {
    expect(status('A..o..T', BLAST, point)).toBe('open')
  })

  test('[GREN-08] a wood around both protects neither, a wood around one protects', () => {
    const both = `
      %%%%%%%
      %A%%%T%
      %%%%%%%`
    expect(status(both, BLAST, { ...point, ...IN_WOOD })).toBe('open')
    const one = `
      ....%%%
      A...%T%
      ....%%%`
    expect(status(one, BLAST, { ...point, under: { T: '%' } })).toBe('partial')
    const other = `
      %%%....
      %A%..T.
      %%%....`
    expect(status(other, BLAST, { ...point, under: { A: '%' } })).toBe('partial')
  })

  test('[GREN-08] a wood under both that holds neither protects, whatever crosses the rims besides', () => {
    const corners = (...xy: readonly (readonly [number, number])[]) => polygonOutline(xy.map(([x, y]) => ({ x, y })))
    const wood = corners([5266, 1713], [4799, 2538], [2372, 3117], [1000, 1399], [1476, 1042], [1730, 1000])
    const hedge = corners([5104, 2137], [2050, 2509], [2046, 2469], [5100, 2097])
    const pieces = [wood, hedge].map((outline) => ({ outline, cover: 'partial', passable: true }) as const)
    const ground = createGround({ width: 8000, height: 8000, pieces })
    const [a, t] = [
      { x: 2744, y: 2637, r: 500 },
      { x: 3768, y: 2109, r: 500 },
    ] as const
    expect(sightClass(ground, a, t, BLAST, [])).toBe('partial')
    expect(sightClass(ground, t, a, BLAST, [])).toBe('partial')
  })

  test('[GREN-08] half a wall leaves a part of the target in Partial Cover', () => {
    const picture = `
      A........T
      ....#.....`
    expect(status(picture, BLAST, { a: 0, t: 1000 })).toBe('partial')
  })
})
