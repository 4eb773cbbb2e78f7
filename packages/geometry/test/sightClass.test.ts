import { describe, expect, test } from 'vitest'
import {
  canSee,
  createGround,
  discOutline,
  explainSight,
  type SightClass,
  type SightRules,
  sightClass,
} from '../src/index.ts'
import { drawn, type Scale } from './scenes/drawing.ts'
import { QS_EN, QS_ES, QS_IT, RULE_SETS } from './scenes/sightRules.ts'

const FAR: SightRules = { ...QS_ES, nearCover: 'never' }
const ONE_POINT: SightRules = { ...FAR, openTest: 'singlePoint' }
const CROSSING: SightRules = { ...QS_ES, nearCover: 'crossingPoint' }

const status = (picture: string, rules: SightRules, scale: Scale = {}): SightClass => {
  const { ground, a, t, bases } = drawn(picture, scale)
  return sightClass(ground, a, t, rules, bases)
}

/** The three editions in the order en, it, es. */
const editions = (picture: string, scale?: Scale): SightClass[] =>
  [QS_EN, QS_IT, QS_ES].map((rules) => status(picture, rules, scale))

describe('cover: one character is half a u, a base is two by two', () => {
  const HALF: Scale = { cell: 500 }

  test('[LOS-04] partly behind a wall', () => {
    const picture = `
      AA..................TT
      AA........##........TT
      ..........##..........`
    expect(status(picture, FAR, HALF)).toBe('partial')
    expect(status(picture, ONE_POINT, HALF)).toBe('partial')
  })

  test('[LOS-04] EX-44: half hidden at 9 u by a wall 4 u away, then 1.5 u away', () => {
    const QUARTER: Scale = { cell: 250 }
    const far = `
      AAAA....................................TTTT
      AAAA................#...................TTTT
      AAAA................#...................TTTT
      AAAA................#...................TTTT
      ....................#.......................`
    const near = `
      AAAA....................................TTTT
      AAAA......###############...............TTTT
      AAAA......###############...............TTTT
      AAAA......###############...............TTTT
      ..........###############...................`
    expect(editions(far, QUARTER)).toEqual(['partial', 'partial', 'partial'])
    expect(editions(near, QUARTER)).toEqual(['open', 'partial', 'open'])
  })

  test('[LOS-02] [LOS-07] EX-45: a wall 1 u away hides the whole target, near or not', () => {
    const picture = `
      ....##............
      AA..##..........TT
      AA..##..........TT
      ....##............`
    expect(editions(picture, HALF)).toEqual(['none', 'none', 'none'])
  })

  test('[LOS-05] a hedge before every line covers', () => {
    const picture = `
      AA........%%........TT
      AA........%%........TT`
    expect(editions(picture, HALF)).toEqual(['partial', 'partial', 'partial'])
  })

  test('[LOS-05] EX-48: a hedge that hides all but a sliver gives nothing', () => {
    const picture = `
      AA........%%........TT
      AA........%%........TT`
    expect(status(picture, FAR, { ...HALF, t: 505 })).toBe('open')
  })

  test('[LOS-05] two hedges that touch act as one', () => {
    const picture = `
      AA........%%........TT
      AA........&&........TT`
    expect(status(picture, FAR, HALF)).toBe('partial')
    const { ground, a, t } = drawn(picture, HALF)
    expect(explainSight(ground, a, t, FAR, []).blockers).toHaveLength(2)
  })

  test('[LOS-07] [LOS-14] a near wall cannot half-hide, but it still closes the way past a hedge', () => {
    const picture = `
      ............%...........
      ............%...........
      ............%...........
      ............%......TTTT.
      AA.#...............TTTT.
      AA.#...............TTTT.
      ...#...............TTTT.
      ...#....................`
    const scale = { ...HALF, t: 1000 }
    expect(status(picture, QS_ES, scale)).toBe('partial')
    const { ground, a, t } = drawn(picture, scale)
    expect(explainSight(ground, a, t, QS_ES, [])).toMatchObject({ reason: 'behindPartial', blockers: [0, 1] })
    expect(status(picture.replaceAll('#', '.'), QS_ES, scale)).toBe('open')
    expect(status(picture.replaceAll('%', '.'), QS_ES, scale)).toBe('open')
  })

  test('[LOS-13] a wall that touches the target hides nothing of it', () => {
    const beside = `
      AA................TT
      AA................TT
      ..................##`
    const behind = `
      AA................TT#
      AA................TT#`
    for (const picture of [beside, behind]) {
      expect(status(picture, FAR, HALF)).toBe('open')
      expect(status(picture, ONE_POINT, HALF)).toBe('open')
    }
  })

  test('[LOS-13] a round piece that touches the target from the side hides nothing of it', () => {
    const picture = `
      ..................OO
      ..................OO
      AA................TT
      AA................TT
      ..................OO
      ..................OO`
    expect(status(picture, FAR, HALF)).toBe('open')
  })

  test('[LOS-04] [LOS-13] a base that pokes out of a round keep by a hair is seen, and all but the hair is hidden', () => {
    const outline = discOutline(20_000, 20_000, 1000)
    const ground = createGround({
      width: 40_000,
      height: 40_000,
      pieces: [{ outline, cover: 'total', passable: false }],
    })
    const a = { x: 21_000, y: 24_900, r: 500 }
    const t = { x: 20_100, y: 20_490, r: 500 }
    expect(canSee(ground, a, t)).toBe(true)
    expect(sightClass(ground, a, t, FAR, [])).toBe('partial')
    expect(sightClass(ground, a, t, ONE_POINT, [])).toBe('partial')
  })
})

describe('cover: one character is 1 u, a base is one character', () => {
  test('[LOS-06] a post hides something from every single point, but nothing from all of them', () => {
    const legend = { i: { cover: 'total', r: 100 } } as const
    expect(status('A....i....T', FAR, { legend })).toBe('open')
    expect(status('A....i....T', ONE_POINT, { legend })).toBe('partial')
  })

  test('[LOS-07] 2 u is inclusive, with the tolerance of GEN-04', () => {
    expect(editions('A..%.....T')).toEqual(['open', 'partial', 'open'])
    expect(editions('A...%....T')).toEqual(['partial', 'partial', 'partial'])
    const wide = `
      ...%......
      A..%.....T
      ...%......`
    expect(status(wide, QS_ES, { a: 495 })).toBe('open')
    expect(status(wide, QS_ES, { a: 494 })).toBe('partial')
  })

  test('[LOS-07] by attack distance nothing covers a target within 2 u', () => {
    expect(status('A%.T', QS_IT)).toBe('open')
    expect(status('A%..T', QS_IT)).toBe('partial')
  })

  test('[LOS-07] by crossing point a hedge that is near only beside the line still covers', () => {
    const picture = `
      .%%%%%%%%......
      ........%......
      A.......%.....T
      ........%......
      ........%......`
    expect(status(picture, QS_ES)).toBe('open')
    expect(status(picture, CROSSING)).toBe('partial')
    expect(status(picture, FAR)).toBe('partial')
  })

  test('[LOS-08] EX-46: a figure on the line of the centres, 3 u and 2 u away', () => {
    expect(editions('A...o.....T')).toEqual(['partial', 'open', 'open'])
    expect(editions('A..o......T')).toEqual(['open', 'open', 'open'])
  })

  test('[LOS-08] the line of the centres need only touch the figure; its whole base covers only in a perfect row', () => {
    const half = `
      ...........oo.........
      AA.........oo.......TT
      AA..................TT`
    const wholeBase = RULE_SETS['whole base'] ?? QS_EN
    expect(status(half, QS_EN, { cell: 500 })).toBe('partial')
    expect(status(half, wholeBase, { cell: 500 })).toBe('open')
    expect(status('A...o.....T', wholeBase)).toBe('partial')
  })

  test('[LOS-08] the proof names the figure', () => {
    const { ground, a, t, bases } = drawn('A...o..p..T')
    const proof = explainSight(ground, a, t, QS_EN, bases)
    expect(proof.reason).toBe('character')
    expect(bases[proof.character ?? -1]?.x).toBe(bases[1]?.x)
  })

  test('[LOS-12] sight is mutual, cover is not', () => {
    const { ground, a, t } = drawn(
      `
      AA...................TT
      AA..##...............TT
      ....##.................`,
      { cell: 500 },
    )
    expect([canSee(ground, a, t), canSee(ground, t, a)]).toEqual([true, true])
    expect(sightClass(ground, a, t, QS_ES, [])).toBe('open')
    expect(sightClass(ground, t, a, QS_ES, [])).toBe('partial')
  })
})

describe('cover: one character is 0.1 u, things are drawn by their centres', () => {
  test('[LOS-04] [LOS-06] an island: all of the rim is seen, a part of the inside is not', () => {
    const scale = {
      cell: 100,
      t: 1500,
      legend: { i: { cover: 'total', r: 100 }, I: { cover: 'total', r: 200 } },
    } as const
    const { ground, a, t } = drawn(
      `
      ......................i.....................
      ............................................
      A......I...................................T
      ............................................
      ......................i.....................`,
      scale,
    )
    for (let i = 0; i < 64; i++) {
      const turn = (i / 64) * 2 * Math.PI
      const point = { x: t.x + 1499 * Math.cos(turn), y: t.y + 1499 * Math.sin(turn), r: 0 }
      expect(canSee(ground, a, point)).toBe(true)
    }
    expect(sightClass(ground, a, t, FAR, [])).toBe('partial')
    const { hiddenPoint, blockers } = explainSight(ground, a, t, FAR, [])
    expect(blockers).toHaveLength(3)
    expect(Math.hypot((hiddenPoint?.x ?? 0) - t.x, (hiddenPoint?.y ?? 0) - t.y)).toBeLessThan(1400)
  })

  test('[LOS-10] EX-47: inside a 60 mm base, from 6 u and from 1.5 u', () => {
    const far = 'A......................................................................T....@'
    const near = 'A............................T..@'
    const scale = { cell: 100 }
    expect(editions(far, scale)).toEqual(['partial', 'partial', 'partial'])
    expect(editions(near, scale)).toEqual(['open', 'open', 'open'])
  })
})
