import {
  type Command,
  defaultAnswer,
  type GameState,
  markerId,
  proposals,
  type SideId,
  seatId,
  seededChance,
  topQuestion,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { asking, atEdges, atSetup, FORCES, id, legal, POSITION } from './mutants/moments.ts'
import { BLUE, EMBER, man, newGame, noChance, opened, prepared } from './support/games.ts'
import { disc, rectangle } from './support/scenery.ts'

const RIFLE = weaponId('rifle')
const WALK = {
  kind: 'movement',
  mode: 'moveAndFire',
  figure: id('a'),
  path: [
    { x: 4000, y: 4000 },
    { x: 4000, y: 6000 },
  ],
  steps: 2000,
  k: 0,
  shootAfter: true,
  step: 'afterShot',
  offers: [],
  declined: [],
  lastOffered: false,
  fought: [],
} as const
const OFFER = { marker: markerId('watch'), shooter: id('x'), target: id('a') }

interface Moment {
  readonly rule: string
  readonly state: GameState
  readonly side: SideId
  /** What the engine says for a side that says nothing. */
  readonly answer: Command
  /** All that can be said in answer. */
  readonly answers: readonly Command[]
}

const yesNo = (rule: string, state: GameState, side: SideId, yes: Command, no: Command, answer: Command): Moment => ({
  rule,
  state,
  side,
  answer,
  answers: [yes, no],
})

const MOMENTS: { readonly [kind: string]: Moment } = {
  continueMove: yesNo(
    'MOVE-10',
    asking(POSITION, { kind: 'continueMove', awaiting: ['blue'], figure: id('a') }, WALK),
    'blue',
    { verb: 'continueMove', seat: BLUE, go: true },
    { verb: 'continueMove', seat: BLUE, go: false },
    { verb: 'continueMove', seat: BLUE, go: true },
  ),
  takeCover: yesNo(
    'COVER-03',
    asking(POSITION, { kind: 'takeCover', awaiting: ['ember'], figure: id('x'), shooter: id('a'), weapon: RIFLE }),
    'ember',
    { verb: 'reactTakeCover', seat: EMBER, take: true },
    { verb: 'reactTakeCover', seat: EMBER, take: false },
    { verb: 'reactTakeCover', seat: EMBER, take: false },
  ),
  draw: yesNo(
    'VICT-10',
    asking(POSITION, { kind: 'draw', awaiting: ['ember'], by: 'blue' }),
    'ember',
    { verb: 'answerDraw', seat: EMBER, accept: true },
    { verb: 'answerDraw', seat: EMBER, accept: false },
    { verb: 'answerDraw', seat: EMBER, accept: false },
  ),
  undo: yesNo(
    'TURN-16',
    asking(POSITION, { kind: 'undo', awaiting: ['ember'], by: 'blue', to: 0 }),
    'ember',
    { verb: 'answerUndo', seat: EMBER, accept: true },
    { verb: 'answerUndo', seat: EMBER, accept: false },
    { verb: 'answerUndo', seat: EMBER, accept: false },
  ),
  opportunityFire: {
    rule: 'OF-04',
    state: asking(POSITION, { kind: 'opportunityFire', awaiting: ['ember'], offers: [OFFER], last: true }),
    side: 'ember',
    answer: { verb: 'opportunityShot', seat: EMBER, marker: OFFER.marker, target: id('a') },
    answers: [
      { verb: 'opportunityShot', seat: EMBER, marker: OFFER.marker, target: id('a') },
      { verb: 'holdFire', seat: EMBER },
    ],
  },
  afterShot: {
    rule: 'MNF-02',
    state: asking(POSITION, { kind: 'afterShot', awaiting: ['blue'], figure: id('a') }, WALK),
    side: 'blue',
    answer: { verb: 'skipShot', seat: BLUE },
    answers: [
      { verb: 'shootAfterMove', seat: BLUE, weapon: RIFLE, target: id('x') },
      { verb: 'shootAfterMove', seat: BLUE, weapon: RIFLE, target: id('y') },
      { verb: 'skipShot', seat: BLUE },
    ],
  },
  victim: {
    rule: 'SF-16',
    state: asking(POSITION, {
      kind: 'victim',
      awaiting: ['ember'],
      by: id('x'),
      among: [id('a'), id('b')],
      rule: 'SF-16',
    }),
    side: 'ember',
    answer: { verb: 'chooseVictim', seat: EMBER, figure: id('b') },
    answers: [
      { verb: 'chooseVictim', seat: EMBER, figure: id('a') },
      { verb: 'chooseVictim', seat: EMBER, figure: id('b') },
    ],
  },
  sixes: {
    rule: 'SF-15',
    state: asking(POSITION, { kind: 'sixes', awaiting: ['ember'], among: [id('y'), id('x')] }),
    side: 'ember',
    answer: { verb: 'chooseSix', seat: EMBER, participant: id('y') },
    answers: [
      { verb: 'chooseSix', seat: EMBER, participant: id('y') },
      { verb: 'chooseSix', seat: EMBER, participant: id('x') },
    ],
  },
  opponent: {
    rule: 'H2H-08',
    state: asking(POSITION, { kind: 'opponent', awaiting: ['ember'], figure: id('x'), among: [id('a'), id('b')] }),
    side: 'ember',
    answer: { verb: 'chooseOpponent', seat: EMBER, figure: id('b') },
    answers: [
      { verb: 'chooseOpponent', seat: EMBER, figure: id('a') },
      { verb: 'chooseOpponent', seat: EMBER, figure: id('b') },
    ],
  },
  sealedNumber: {
    rule: 'GEN-09',
    state: asking(POSITION, { kind: 'sealedNumber', awaiting: ['ember'], purpose: 'test', answers: {} }),
    side: 'ember',
    answer: { verb: 'seal', seat: EMBER, value: 0 },
    answers: [0, 1, 2].map((value) => ({ verb: 'seal', seat: EMBER, value })),
  },
  edge: {
    rule: 'SETUP-04',
    state: atEdges([]),
    side: 'ember',
    answer: { verb: 'chooseEdge', seat: EMBER, edge: 'north' },
    answers: (['north', 'east', 'south', 'west'] as const).map((edge) => ({ verb: 'chooseEdge', seat: EMBER, edge })),
  },
}

/** Always the first. */
const first = { d6: () => 1, int: () => 0 }

describe.each(Object.entries(MOMENTS))('asked for %s', (kind, { rule, state, side, answer, answers }) => {
  it(`[GEN-08] [${rule}] the engine has an answer for whoever gives none`, () => {
    expect(topQuestion(state)?.kind).toBe(kind)
    expect(defaultAnswer(state, side, first)).toEqual(answer)
  })

  it(`[GEN-08] [${rule}] the answers worth trying are all there and no others`, () => {
    expect(legal(state, side)).toEqual(answers)
  })

  it(`[GEN-08] [${rule}] nothing is said for a side that nobody plays`, () => {
    const deserted = { ...state, seats: { [seatId('other')]: side === 'blue' ? 'ember' : 'blue' } } as const
    expect([...proposals(deserted, side)]).toEqual([])
    expect(defaultAnswer(deserted, side, first)).toBeUndefined()
  })
})

describe('answers that chance or the table decide', () => {
  it('[SF-16] among equally weak ones the engine draws, among unequal ones it needs no chance', () => {
    const equals = opened(
      prepared({ figures: [man('a', 'blue', 4, 4), man('b', 'blue', 8, 4), man('x', 'ember', 9, 9)] }),
    )
    const question = {
      kind: 'victim',
      awaiting: ['ember'],
      by: id('x'),
      among: [id('a'), id('b')],
      rule: 'SF-16',
    } as const
    const drawn = (n: number) => defaultAnswer(asking(equals, question), 'ember', { d6: () => 1, int: () => n })
    expect(drawn(0)).toMatchObject({ figure: 'a' })
    expect(drawn(1)).toMatchObject({ figure: 'b' })
    expect(defaultAnswer(asking(POSITION, question), 'ember', noChance)).toMatchObject({ figure: 'b' })
  })

  it('[TURN-04] the default of an Action is the end of the turn, of a window to pass', () => {
    expect(defaultAnswer(POSITION, 'blue', first)).toEqual({ verb: 'endTurn', seat: BLUE })
    const window = asking(POSITION, { kind: 'window', awaiting: ['ember'], after: 'action', allows: 'takeCover' })
    expect(defaultAnswer(window, 'ember', first)).toEqual({ verb: 'pass', seat: EMBER })
    expect(legal(window, 'ember')).toEqual([
      { verb: 'pass', seat: EMBER },
      { verb: 'takeCover', seat: EMBER, figure: 'x' },
      { verb: 'takeCover', seat: EMBER, figure: 'y' },
    ])
    for (const state of [POSITION, window]) {
      const [side] = topQuestion(state)?.awaiting ?? []
      if (!side) throw new Error('nobody is asked')
      const deserted = { ...state, seats: {} }
      expect([...proposals(deserted, side)]).toEqual([])
      expect(defaultAnswer(deserted, side, first)).toBeUndefined()
    }
  })

  it('[SETUP-04] the default edge is drawn; in a Mission among those with something to name at both ends', () => {
    const drawn = (state: GameState, n: number) =>
      defaultAnswer(state, 'ember', { d6: () => 1, int: (of) => Math.min(n, of - 1) })
    expect([0, 1, 2, 3].map((n) => drawn(atEdges([]), n))).toMatchObject([
      { edge: 'north' },
      { edge: 'east' },
      { edge: 'south' },
      { edge: 'west' },
    ])
    const mission = atEdges([disc('n', 12, 2, 1), disc('s', 12, 22, 1)], 'mission')
    expect([0, 1, 2].map((n) => drawn(mission, n))).toMatchObject([
      { edge: 'north' },
      { edge: 'south' },
      { edge: 'south' },
    ])
    expect(legal(mission, 'ember')).toMatchObject([{ edge: 'north' }, { edge: 'south' }])
    expect(drawn(atEdges([disc('n', 12, 2, 1)], 'mission'), 0)).toBeUndefined()
    expect(drawn(atEdges([disc('s', 12, 22, 1)], 'mission'), 0)).toBeUndefined()
  })

  it('[SETUP-13] the default objective is the piece nearest to the own edge, discs by their rim, others by a corner', () => {
    const table = (elements: Parameters<typeof atEdges>[0]) =>
      opened(
        newGame({
          forces: FORCES,
          gameType: 'mission',
          table: { width: 24_000, height: 24_000, elements, edges: { blue: 'south', ember: 'north' } },
        }),
        6,
        1,
      )
    const named = (state: GameState, side: SideId) => defaultAnswer(state, side, first)
    const discs = table([
      disc('far', 4, 5, 1),
      disc('near', 12, 4.5, 2),
      disc('home', 12, 21, 1),
      disc('gate', 4, 20, 1),
    ])
    expect(named(discs, 'ember')).toEqual({ verb: 'nameObjective', seat: EMBER, element: 'near' })
    expect(named(discs, 'blue')).toEqual({ verb: 'nameObjective', seat: BLUE, element: 'home' })
    const corners = table([
      rectangle('wide', 2, 1.5, 2, 3),
      disc('tip', 20, 3, 1.4),
      rectangle('back', 2, 22, 2, 1.2),
      rectangle('front', 8, 20, 2, 3.5),
    ])
    expect(named(corners, 'ember')).toMatchObject({ element: 'wide' })
    expect(named(corners, 'blue')).toMatchObject({ element: 'front' })
    expect(legal(discs, 'ember').map((command) => 'element' in command && command.element)).toEqual(['far', 'near'])
    expect([...proposals({ ...discs, seats: {} }, 'ember')]).toEqual([])
    expect(named({ ...discs, seats: {} }, 'ember')).toBeUndefined()
    const bare = { ...discs, table: { ...discs.table, elements: [] } }
    expect(named(bare, 'ember')).toBeUndefined()
    const { edges: _, ...edgeless } = discs.table
    expect(named({ ...discs, table: edgeless }, 'ember')).toBeUndefined()
  })

  it('[SETUP-13] of two equally near the first is named', () => {
    const elements = [disc('one', 6, 3, 1), disc('two', 12, 3, 1), disc('s', 12, 21, 1)]
    const state = opened(
      newGame({
        forces: FORCES,
        gameType: 'mission',
        table: { width: 24_000, height: 24_000, elements, edges: { blue: 'south', ember: 'north' } },
      }),
      6,
      1,
    )
    expect(defaultAnswer(state, 'ember', first)).toMatchObject({ element: 'one' })
  })
})

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
        i === 0 ? { ...figure, side: 'ember' as const, whereabouts: 'table' as const, position: spot.at } : figure,
      ),
    }
    const second = defaultAnswer(crowded, 'ember', first)
    if (second?.verb !== 'deploy') throw new Error('no second spot')
    const apart = Math.hypot(second.at.x - spot.at.x, second.at.y - spot.at.y)
    expect(apart).toBeGreaterThanOrEqual(995)
    expect(apart).toBeLessThanOrEqual(1260)
  })

  it('[SETUP-09] a grid over the own zone is tried for every man in reserve', () => {
    const points = legal(state, 'ember')
    const own = points.filter((command) => command.verb === 'deploy' && command.figure === id('ember-1'))
    expect(new Set(points.map(({ verb }) => verb))).toEqual(new Set(['deploy']))
    expect(points).toHaveLength(own.length * 4)
    const xs = [...new Set(own.map((command) => command.verb === 'deploy' && command.at.x))]
    const ys = [...new Set(own.map((command) => command.verb === 'deploy' && command.at.y))]
    expect(xs).toEqual([25_500, 23_500, 21_500])
    expect(ys).toEqual(Array.from({ length: 12 }, (_, i) => 500 + 2000 * i))
  })

  it('[SETUP-09] nothing is proposed without an edge, a seat or a man', () => {
    const { edges: _, ...edgeless } = state.table
    const nobody = { ...state, figures: state.figures.filter(({ side }) => side === 'blue') }
    for (const odd of [{ ...state, table: edgeless }, { ...state, seats: {} }, nobody]) {
      expect([...proposals(odd, 'ember')].filter(({ verb }) => verb === 'deploy')).toEqual([])
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

  it('[SETUP-05] where the edition asks for more, every cell has a piece; where that is too little, nothing is said', () => {
    const needing = (minCoverPerCharacter: number) => {
      const state = atSetup({ table: WIDE })
      return { ...state, rules: { ...state.rules, minCoverPerCharacter } }
    }
    expect(pieces(0, needing(2))).toHaveLength(21)
    expect(pieces(0, needing(3))).toHaveLength(42)
    expect(pieces(0, needing(6))).toBeUndefined()
    expect(defaultAnswer({ ...needing(2), seats: {} }, 'blue', first)).toBeUndefined()
    expect([...proposals({ ...needing(2), seats: {} }, 'blue')]).toEqual([])
    expect(legal(needing(6), 'blue')).toEqual([])
  })

  it('[SETUP-13] the scenery of a Mission has something to name at every edge', () => {
    const state = atSetup({ table: WIDE, gameType: 'mission' })
    expect(defaultAnswer(state, 'blue', seededChance('scenery'))?.verb).toBe('layOut')
  })
})
