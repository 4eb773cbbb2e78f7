import {
  type Command,
  defaultAnswer,
  type GameState,
  markerId,
  proposals,
  type SideId,
  seatId,
  topQuestion,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { RIFLE } from '../world/cards.ts'
import { BLUE, EMBER, man, newGame, noChance, opened, prepared, refusalOf, refused } from '../world/games.ts'
import { asking, atEdges, FORCES, id, legal, POSITION } from '../world/moments.ts'
import { disc, rectangle } from '../world/places.ts'
import { field } from '../world/range.ts'
import type { Game } from '../world/scene.ts'

const RIFLE_ID = weaponId('rifle')

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
  along: undefined,
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
    asking(POSITION, { kind: 'takeCover', awaiting: ['ember'], figure: id('x'), shooter: id('a'), weapon: RIFLE_ID }),
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
      { verb: 'shootAfterMove', seat: BLUE, weapon: RIFLE_ID, target: id('x') },
      { verb: 'shootAfterMove', seat: BLUE, weapon: RIFLE_ID, target: id('y') },
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

/** The Actions that are proposed for `a`, whether or not they would be refused. */
const actions = ({ state }: Game): ReadonlySet<string> =>
  new Set(
    [...proposals(state, 'blue')].flatMap((command) =>
      'figure' in command && command.figure === 'a' ? [command.verb] : [],
    ),
  )

describe.each(Object.entries(MOMENTS))('asked for %s', (kind, { rule, state, side, answer, answers }) => {
  it(`[GEN-08] [${rule}] the engine has an answer for a side that gives none`, () => {
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

describe('what is proposed is a list', () => {
  it('[TURN-15] shots, Aim and Take Cover, and nothing that needs a place', () => {
    expect(actions(field())).toEqual(new Set(['fire', 'aim', 'takeCover']))
  })

  it('[SF-04] [WOUND-03] no shot of one who is suppressed or in Shock', () => {
    expect(actions(field({ counters: { suppressed: true } }))).not.toContain('fire')
    expect(actions(field({ shockSince: 1 }))).not.toContain('fire')
  })

  it('[FIRE-07] no shot with a weapon that has none left, one with a weapon that has one', () => {
    const used = (shots: number) => actions(field({ counters: { shots: { [RIFLE.id]: shots } } }))
    expect(used(1)).toContain('fire')
    expect(used(2)).not.toContain('fire')
  })

  it('[COVER-02] no second Take Cover', () => {
    expect(actions(field({ standing: { kind: 'takeCover' } }))).not.toContain('takeCover')
  })
})

describe('answers that nobody asked for', () => {
  it('[SF-15] [SF-16] [H2H-08] only those who are named in the question', () => {
    const sixes = asking(POSITION, { kind: 'sixes', awaiting: ['ember'], among: [id('x')] })
    expect(refusalOf(sixes, { verb: 'chooseSix', seat: EMBER, participant: id('y') })).toEqual(
      refused('SF-15', 'noSuchSix', { participant: 'y' }),
    )
    const among = { awaiting: ['ember'], among: [id('a')] } as const
    const victim = asking(POSITION, { kind: 'victim', ...among, by: id('x'), rule: 'GREN-11' })
    expect(refusalOf(victim, { verb: 'chooseVictim', seat: EMBER, figure: id('b') })).toEqual(
      refused('GREN-11', 'noSuchVictim', { figure: 'b' }),
    )
    const opponent = asking(POSITION, { kind: 'opponent', ...among, figure: id('x') })
    expect(refusalOf(opponent, { verb: 'chooseOpponent', seat: EMBER, figure: id('b') })).toEqual(
      refused('H2H-08', 'notTouched', { figure: 'b' }),
    )
  })
})
