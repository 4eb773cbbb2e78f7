import { defaultAnswer, proposals, seededChance } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { BLUE, EMBER, force, newGame, opened, rulesOf } from '../../world/games.ts'
import { atSetup, FORCES, legal } from '../../world/moments.ts'
import { rectangle } from '../../world/places.ts'

const first = { d6: () => 1, int: () => 0 }

describe('deployment without a player', () => {
  const table = { width: 26_000, height: 24_000, elements: [], edges: { blue: 'west', ember: 'east' } } as const
  /** Ember deploys first. */
  const state = opened(newGame({ forces: FORCES, table }), 6, 1, 6, 1)

  it('[SETUP-08] [SETUP-09] the first in the list, at the free spot nearest to the middle of the zone', () => {
    const spot = defaultAnswer(state, 'ember', first)
    if (spot?.verb !== 'deploy') throw new Error('no spot')
    expect(spot).toMatchObject({ seat: EMBER, figure: 'ember-1' })
    expect(Math.abs(spot.at.x - 23_500)).toBeLessThanOrEqual(125)
    expect(Math.abs(spot.at.y - 12_000)).toBeLessThanOrEqual(125)
    const crowded = {
      ...state,
      figures: state.figures.map((figure, i) =>
        i === 0 ? { ...figure, side: 'ember' as const, place: { at: 'table' } as const, position: spot.at } : figure,
      ),
    }
    const second = defaultAnswer(crowded, 'ember', first)
    if (second?.verb !== 'deploy') throw new Error('no second spot')
    const apart = Math.hypot(second.at.x - spot.at.x, second.at.y - spot.at.y)
    expect(apart).toBeGreaterThanOrEqual(995)
    expect(apart).toBeLessThanOrEqual(1260)
  })

  it('[SETUP-09] nobody is deployed without an edge, a seat or a man', () => {
    const { edges: _, ...edgeless } = state.table
    const nobody = { ...state, figures: state.figures.filter(({ side }) => side === 'blue') }
    for (const odd of [{ ...state, table: edgeless }, { ...state, seats: {} }, nobody]) {
      expect(defaultAnswer(odd, 'ember', first)).toBeUndefined()
    }
    const flooded = { ...state, table: { ...state.table, elements: [rectangle('lake', 20, 0, 6, 24, 'total')] } }
    expect(defaultAnswer(flooded, 'ember', first)).toBeUndefined()
  })
})

describe('scenery without a player', () => {
  const WIDE = { width: 28_000, height: 24_000 }
  const pieces = (n: number, state = atSetup({ table: WIDE })) => {
    const answer = defaultAnswer(state, 'blue', { d6: () => 1, int: (of) => Math.min(n, of - 1) })
    return answer?.verb === 'layOut' ? answer.elements : undefined
  }

  it('[SETUP-03] [SETUP-05] a scenic base in every second cell', () => {
    const elements = pieces(0) ?? []
    expect(elements).toHaveLength(21)
    expect(elements.slice(0, 5).map(({ outline }) => outline)).toEqual(
      [
        [2000, 2000],
        [10_000, 2000],
        [18_000, 2000],
        [26_000, 2000],
        [6000, 6000],
      ].map(([x, y]) => ({ kind: 'disc', x, y, r: 1200 })),
    )
    expect(elements[1]).toMatchObject({
      id: 'e2',
      name: 'Thicket 2',
      look: 'thicket',
      cover: 'partial',
      scenicBase: true,
    })
    expect(elements.at(-1)?.outline).toMatchObject({ x: 22_000, y: 22_000 })
    const atOnce = legal(atSetup({ table: WIDE }), 'blue')
    expect(atOnce).toEqual([{ verb: 'layOut', seat: BLUE, elements }])
  })

  it('[SETUP-03] [SETUP-06] or a wall, a hedge, crates somewhere in the cell', () => {
    const look = (n: number) => {
      const [piece] = pieces(n) ?? []
      const outline = piece?.outline
      const points = outline?.kind === 'polygon' ? outline.points : []
      const xs = points.map(({ x }) => x)
      const ys = points.map(({ y }) => y)
      return [
        piece?.name,
        piece?.look,
        piece?.cover,
        Math.min(...xs),
        Math.max(...xs),
        Math.min(...ys),
        Math.max(...ys),
      ]
    }
    expect(look(1)).toEqual(['wall 1', 'wall', 'total', 801, 1101, 800, 3200])
    expect(look(2)).toEqual(['hedge 1', 'hedge', 'partial', 802, 1302, 800, 3200])
    expect(look(3)).toEqual(['crates 1', 'crates', 'partial', 803, 2003, 803, 1803])
    expect(look(4)).toEqual(['wall 1', 'wall', 'total', 800, 3200, 804, 1104])
    const hedge = { d6: () => 1, int: (of: number) => (of === 3 ? 1 : 0) }
    const answer = defaultAnswer(atSetup({ table: WIDE }), 'blue', hedge)
    const hedges = answer?.verb === 'layOut' ? answer.elements : []
    expect(hedges.map(({ name }) => name)).toEqual(Array.from({ length: 21 }, (_, i) => `hedge ${i + 1}`))
    expect(hedges.map(({ id: each }) => each)).toEqual(Array.from({ length: 21 }, (_, i) => `e${i + 1}`))
    expect(hedges[1]).toMatchObject({
      cover: 'partial',
      outline: { points: [{ x: 8800, y: 800 }, {}, { x: 11_200, y: 1300 }, {}] },
    })
  })

  it('[SETUP-05] where the edition asks for more, every cell has a piece, and ever smaller ones; where that is too little, nothing is said', () => {
    const needing = (minCoverPerCharacter: number) => {
      const state = atSetup({ table: WIDE })
      return { ...state, rules: { ...state.rules, minCoverPerCharacter } }
    }
    expect(pieces(0, needing(2))).toHaveLength(21)
    expect(pieces(0, needing(3))).toHaveLength(42)
    const small = pieces(0, needing(6)) ?? []
    expect(small).toHaveLength(56)
    expect(small.every(({ scenicBase }) => !scenicBase)).toBe(true)
    expect(small[1]).toMatchObject({ outline: { points: [{ x: 4000, y: 800 }, {}, { x: 5600, y: 1300 }, {}] } })
    expect(pieces(0, needing(8))).toHaveLength(80)
    expect(pieces(0, needing(13))).toHaveLength(110)
    expect(pieces(0, needing(20))).toBeUndefined()
    expect(defaultAnswer({ ...needing(2), seats: {} }, 'blue', first)).toBeUndefined()
    expect([...proposals({ ...needing(2), seats: {} }, 'blue')]).toEqual([])
    expect(legal(needing(20), 'blue')).toEqual([])
  })

  it('[SETUP-05] [SETUP-13] a company of 119 a side finds its scenery where every Character needs a piece', () => {
    const company = force(...Array.from({ length: 119 }, () => 'rifleman'))
    for (const gameType of ['skirmish', 'mission'] as const) {
      const state = atSetup(
        {
          forces: { blue: company, ember: company },
          agreedAp: 595,
          gameType,
          table: { width: 72_000, height: 48_000 },
        },
        rulesOf('qs-it'),
      )
      expect(pieces(0, state)?.length).toBeGreaterThanOrEqual(238)
    }
  })

  it('[SETUP-13] the scenery of a Mission has something to name at every edge', () => {
    const state = atSetup({ table: WIDE, gameType: 'mission' })
    expect(defaultAnswer(state, 'blue', seededChance('scenery'))?.verb).toBe('layOut')
  })
})
