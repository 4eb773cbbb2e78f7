import { describe, expect, test } from 'vitest'
import { canSee, createGround, discOutline, explainSight, polygonOutline, sightClass } from '../src/index.ts'
import { type Drawing, drawn, type Scale } from './scenes/drawing.ts'
import { TURNS, turned } from './scenes/scene.ts'
import { QS_ES, RULE_SETS } from './scenes/sightRules.ts'

const sees = (picture: string, scale?: Scale): boolean => {
  const { ground, a, t } = drawn(picture, scale)
  return canSee(ground, a, t)
}

describe('sight: one character is 1 u unless a test says otherwise', () => {
  test('[LOS-01] [LOS-03] one visible point is enough', () => {
    expect(
      sees(`
        ...#...
        A..#..T
        .......`),
    ).toBe(false)
    expect(
      sees(
        `
        ...#...
        A..#..T
        .......`,
        { t: 502 },
      ),
    ).toBe(true)
  })

  test('[LOS-02] a wall before all of the target hides it', () => {
    expect(
      sees(`
        ...#...
        A..#..T
        ...#...`),
    ).toBe(false)
  })

  test('[LOS-12] sight is mutual, no matter which base is asked first', () => {
    const { ground, a, t } = drawn(`
      A........
      ...#...HT
      .....O...`)
    expect(canSee(ground, a, t)).toBe(canSee(ground, t, a))
    expect(canSee(ground, a, t)).toBe(true)
  })

  test('[LOS-13] exactly hidden is hidden: a wall as wide as both bases', () => {
    expect(sees('A..#..T')).toBe(false)
    expect(sees('A..#..T', { a: 501 })).toBe(true)
  })

  test('[LOS-13] an equal disc in the row hides exactly, apart and in contact', () => {
    expect(sees('A..O..T')).toBe(false)
    expect(sees('AO....T')).toBe(false)
    expect(sees('AOT')).toBe(false)
  })

  test('[LOS-13] two walls that share a side leave no leak', () => {
    expect(
      sees(
        `
        .......##.......
        AA.....##.....TT
        AA.....HH.....TT
        .......HH.......`,
        { cell: 500 },
      ),
    ).toBe(false)
  })

  test('[LOS-13] two walls that meet in one corner leave no leak', () => {
    expect(
      sees(
        `
        ......##........
        AA....##......TT
        AA......HH....TT
        ........HH......`,
        { cell: 500 },
      ),
    ).toBe(false)
  })

  test('[LOS-13] two walls 1/1000 u apart leave a gap to see through', () => {
    const wall = (low: number, high: number) =>
      polygonOutline([
        { x: 5000, y: low },
        { x: 5100, y: low },
        { x: 5100, y: high },
        { x: 5000, y: high },
      ])
    const through = (gap: number): boolean => {
      const outlines = [wall(3000, 5000), wall(5000 + gap, 7000)]
      const pieces = outlines.map((outline) => ({ outline, cover: 'total', passable: false }) as const)
      const ground = createGround({ width: 10_000, height: 10_000, pieces })
      return canSee(ground, { x: 1000, y: 5000, r: 500 }, { x: 9000, y: 5000, r: 500 })
    }
    expect(through(0)).toBe(false)
    expect(through(1)).toBe(true)
  })

  test('[LOS-13] round pieces in contact close the line, 1/1000 u between them opens it', () => {
    const row = (gap: number): boolean => {
      const discs = [discOutline(5000, 4000, 1000), discOutline(5000, 6000 + gap, 1000)]
      const pieces = discs.map((outline) => ({ outline, cover: 'total', passable: false }) as const)
      const ground = createGround({ width: 10_000, height: 10_000, pieces })
      return canSee(ground, { x: 1000, y: 5000, r: 500 }, { x: 9000, y: 5000, r: 500 })
    }
    expect(row(0)).toBe(false)
    expect(row(1)).toBe(true)
  })

  test('[LOS-13] equal discs beside the shooter touch half of every turn and stop none', () => {
    const { ground, a, t } = drawn(`
      O....
      A...T
      O....`)
    expect(canSee(ground, a, t)).toBe(true)
    expect(sightClass(ground, a, t, RULE_SETS['nothing near'] ?? QS_ES, [])).toBe('open')
  })

  test('[LOS-13] a wall that ends on the side of a disc turns the line by half a circle and still lets it by', () => {
    expect(
      sees(`
        ..#..
        ..#..
        ..O..
        A...T`),
    ).toBe(true)
    expect(
      sees(`
        ..#..
        A.O.T
        ..#..`),
    ).toBe(false)
  })

  test('[LOS-13] a base that touches a round keep from within is inside it', () => {
    const keep = { O: { cover: 'total', r: 1500 } } as const
    expect(sees('AOT', { legend: keep, a: 500, t: 500 })).toBe(true)
    expect(sees('AO.T', { legend: keep })).toBe(false)
  })

  test('[LOS-13] a point on the outline of a piece is behind it: touching blocks', () => {
    const corner = (x: number, y: number) => ({ x, y })
    const outline = polygonOutline([corner(5000, 4000), corner(6000, 4000), corner(6000, 6000), corner(5000, 6000)])
    const ground = createGround({
      width: 10_000,
      height: 10_000,
      pieces: [{ outline, cover: 'total', passable: false }],
    })
    expect(canSee(ground, { x: 5000, y: 5000, r: 0 }, { x: 1000, y: 5000, r: 500 })).toBe(false)
    expect(canSee(ground, { x: 4999, y: 5000, r: 0 }, { x: 1000, y: 5000, r: 500 })).toBe(true)
  })

  test('§7 two bases inside the same walls see each other, one inside does not see out', () => {
    const under = { A: '#', T: '#' }
    expect(
      sees(
        `
        #######
        #A###T#
        #######`,
        { under },
      ),
    ).toBe(true)
    expect(
      sees(
        `
        #####..
        #A###.T
        #####..`,
        { under },
      ),
    ).toBe(false)
  })

  test('§7 two bases in the arms of one bent building do not see each other through its corner', () => {
    const under = { A: '#', T: '#' }
    expect(
      sees(
        `
        #A##...
        ####...
        ##.....
        ##.....
        ####...
        #T##...`,
        { under },
      ),
    ).toBe(true)
    expect(
      sees(
        `
        ####A#
        #.....
        #.....
        #.....
        ####T#`,
        { under },
      ),
    ).toBe(false)
  })

  test('[LOS-13] bases in contact see each other whatever stands around them', () => {
    const { ground, a, t } = drawn(`
      .##.
      #AT#
      .##.`)
    expect(canSee(ground, a, t)).toBe(true)
    expect(explainSight(ground, a, t, QS_ES, []).reason).toBe('contact')
  })

  test('[LOS-15] no facing: the same from all sides and in a mirror', () => {
    const picture = `
      .....#....
      A..O...H.T
      ....#.....`
    const first: Drawing = drawn(picture)
    const { ground, a, t: b } = first
    const scene = { width: ground.width, height: ground.height, pieces: ground.pieces, a, b, others: [] }
    for (const turn of TURNS) {
      const other = turned(scene, turn)
      expect(canSee(createGround(other), other.a, other.b)).toBe(canSee(ground, a, b))
    }
  })

  test('[LOS-16] ground without cover stops no line', () => {
    const { ground, a, t } = drawn(
      `
      ..^^^..
      A.^^^.T
      ..^^^..`,
      { legend: { '^': { cover: 'none' } } },
    )
    expect(sightClass(ground, a, t, QS_ES, [])).toBe('open')
  })
})
