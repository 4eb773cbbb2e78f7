import {
  type Command,
  cardId,
  createGame,
  type Element,
  elementId,
  type Force,
  figureId,
  type GameState,
  isRefusal,
  layoutWarnings,
  type NewGame,
  type RuleSet,
  scriptedChance,
  sectionsOf,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { tallyOf } from '../src/query/losses.ts'
import { CARDS } from './world/cards.ts'
import { asked, endTurn, figure, fire } from './world/commands.ts'
import {
  act,
  BLUE,
  EMBER,
  force,
  man,
  newGame,
  opened,
  prepared,
  refusal,
  rulesOf,
  seatFor,
  started,
  types,
} from './world/games.ts'
import { disc, rectangle } from './world/places.ts'

const FOUR = force('rifleman', 'rifleman', 'rifleman', 'rifleman')
const submit = (seat: Command['seat'], list: Force): Command => ({ verb: 'submitForce', seat, force: list })
const layOut = (elements: readonly Element[]): Command => ({ verb: 'layOut', seat: BLUE, elements })
const chooseEdge = (edge: 'north' | 'south' | 'east' | 'west'): Command => ({ verb: 'chooseEdge', seat: EMBER, edge })
const deploy = (seat: Command['seat'], id: string, x: number, y: number): Command => ({
  verb: 'deploy',
  seat,
  figure: figureId(id),
  at: { x: Math.round(x * 1000), y: Math.round(y * 1000) },
})

const BOTH = { blue: FOUR, ember: FOUR }

/** Blue has won the roll and lays out. */
const atLayout = (change: Partial<NewGame> = {}, rules?: RuleSet): GameState =>
  opened(newGame({ forces: BOTH, ...change }, rules), 6, 1)

/** A bare field, ember on the south edge; `dice` = what decides who deploys first. */
const atDeployment = (
  rules: RuleSet = rulesOf(),
  forces: NewGame['forces'] = BOTH,
  ...dice: readonly number[]
): GameState => {
  const table = { width: 24_000, height: 24_000, elements: [] }
  const spec = newGame({ ...(forces && { forces }), table }, { ...rules, forceTolerancePct: 1000 })
  return act(opened(spec, 6, 1), chooseEdge('south'), ...dice).state
}

describe('forces', () => {
  test('[SETUP-01] an approximate limit takes totals within a tenth, either way', () => {
    const state = opened(newGame({ agreedAp: 20 }))
    expect(refusal(state, submit(BLUE, force('rifleman', 'rifleman', 'rifleman')))).toBe('SETUP-01 tooSmall')
    expect(refusal(state, submit(BLUE, force('gunner', 'gunner', 'rifleman')))).toBe('SETUP-01 tooLarge')
    expect(asked(act(state, submit(BLUE, force('rifleman', 'rifleman', 'gunner', 'recruit'))).state)).toEqual([
      'force',
      'ember',
    ])
  })

  test('[SETUP-01] the Italian limit is a maximum', () => {
    const state = opened(newGame({ agreedAp: 20 }, rulesOf('qs-it')))
    expect(refusal(state, submit(BLUE, force('gunner', 'gunner', 'recruit')))).toBe('SETUP-01 tooLarge')
    expect(asked(act(state, submit(BLUE, force('runner'))).state)).toEqual(['force', 'ember'])
  })

  test('[SETUP-01] forces are picked before the table is rolled for, and shown when both are in', () => {
    let state = opened(newGame())
    expect(asked(state)).toEqual(['force', 'blue', 'ember'])
    state = act(state, submit(EMBER, FOUR)).state
    expect(state.figures).toEqual([])
    const step = act(state, submit(BLUE, force('gunner', 'sergeant', 'recruit')), 6, 1)
    const facts = types(step.events)
    expect(facts.indexOf('forcesRevealed')).toBeLessThan(facts.indexOf('tableRolled'))
    expect(step.state.figures.map(({ id }) => id)).toEqual([
      'blue-1',
      'blue-2',
      'blue-3',
      'ember-1',
      'ember-2',
      'ember-3',
      'ember-4',
    ])
    expect(tallyOf(step.state, 'blue')).toMatchObject({ totalAp: 20, totalFigures: 3 })
  })

  test('[SETUP-01] assigned weapon cards count, unknown cards are refused', () => {
    const armed: Force = { faction: 'any', characters: [{ card: cardId('gunner'), assigned: [cardId('pistolCard')] }] }
    const exact = opened(newGame({ agreedAp: 10 }, rulesOf('qs-en', { forceTolerancePct: 0 })))
    expect(act(exact, submit(BLUE, armed)).state.stack).toHaveLength(2)
    expect(refusal(exact, submit(BLUE, force('ghost')))).toBe('SETUP-01 unknownCard')
    expect(refusal(exact, submit(BLUE, force()))).toBe('SETUP-01 noCharacters')
  })
})

describe('the battlefield', () => {
  test('[SETUP-02] a table under 24 × 24 u is refused', () => {
    const small = createGame(newGame({ table: { width: 23_999, height: 24_000 } }), scriptedChance([]))
    expect(small).toMatchObject({ refused: true, rule: 'SETUP-02', params: { field: 'table' } })
  })

  test('[FORCE-02] a named card at most once per force, a nameless one as often as wanted', () => {
    const named = CARDS.characters[cardId('rifleman')]
    if (!named) throw new Error('no rifleman')
    const hero = { ...named, id: cardId('hero'), named: true }
    const cards = { ...CARDS, characters: { ...CARDS.characters, [hero.id]: hero } }
    const state = opened(newGame({ cards, agreedAp: 4 * named.ap }))
    expect(refusal(state, submit(BLUE, force('hero', 'rifleman', 'hero', 'rifleman')))).toBe('FORCE-02 namedCardTwice')
    expect(act(state, submit(BLUE, force('hero', 'rifleman', 'rifleman', 'rifleman'))).state.phase).toBe('setup')
    const twice = { blue: force('hero', 'hero', 'rifleman', 'rifleman'), ember: FOUR }
    const spec = newGame({ cards, agreedAp: 4 * named.ap, forces: twice })
    expect(createGame(spec, scriptedChance([]))).toMatchObject({ rule: 'FORCE-02', code: 'namedCardTwice' })
  })

  test('[SETUP-03] the higher roll lays out; ties are rolled again', () => {
    const step = started(newGame({ forces: BOTH }), 3, 3, 2, 5)
    expect(step.events).toContainEqual({ type: 'tableRolled', dice: { blue: [3, 2], ember: [3, 5] }, layer: 'ember' })
    expect(asked(step.state)).toEqual(['layout', 'ember'])
  })

  test('[SETUP-04] the lower roller picks the edge, the other gets the facing one', () => {
    const state = act(atLayout(), layOut([])).state
    expect(asked(state)).toEqual(['edge', 'ember'])
    expect(refusal(state, { ...chooseEdge('east'), seat: BLUE })).toBe('SETUP-04 notAsked')
    expect(act(state, chooseEdge('east'), 2, 1).state.table.edges).toEqual({ blue: 'west', ember: 'east' })
  })

  test('[SETUP-05] in Italian as many pieces of cover as Characters, elsewhere a warning', () => {
    const eight = Array.from({ length: 8 }, (_, i) => disc(`e${i}`, 3 + 2.5 * i, 12, 1))
    const italian = atLayout({}, rulesOf('qs-it'))
    expect(refusal(italian, layOut(eight.slice(1)))).toBe('SETUP-05 tooLittleScenery')
    const bare = eight.map((element, i) => (i === 0 ? { ...element, cover: 'none' as const } : element))
    expect(refusal(italian, layOut(bare))).toBe('SETUP-05 tooLittleScenery')
    expect(act(italian, layOut(eight)).state.table.elements).toHaveLength(8)
    const english = act(atLayout(), layOut(eight.slice(1))).state
    expect(layoutWarnings(english)).toEqual([
      { rule: 'SETUP-05', code: 'littleScenery', params: { have: 7, advised: 8 } },
    ])
  })

  test('[SETUP-05] no piece is refused for its length: a linear one over 4 u is a warning', () => {
    const warned = (...elements: readonly Element[]) =>
      layoutWarnings(act(atLayout(), layOut(elements)).state).filter(({ code }) => code === 'longSection')
    expect(warned(rectangle('hedge', 4, 10, 4.1, 0.5))).toEqual([
      { rule: 'SETUP-05', code: 'longSection', params: { element: 'hedge', limit: { u: 4 } } },
    ])
    expect(warned(rectangle('hedge', 4, 10, 4, 0.5))).toEqual([])
    expect(warned(rectangle('barn', 4, 10, 6, 3))).toEqual([])
    expect(warned({ ...rectangle('lane', 4, 10, 9, 0.5), cover: 'none' })).toEqual([])
  })

  test('[SETUP-05] EX-104: a linear piece is cut into sections of at most 4 u with the same cover', () => {
    for (const hedge of [rectangle('hedge', 4, 10, 9, 0.5), rectangle('hedge', 4, 4, 0.5, 9)]) {
      const sections = sectionsOf({ ...hedge, cover: 'partial' })
      expect(sections.map(({ id }) => id)).toEqual(['hedge-1', 'hedge-2', 'hedge-3'])
      expect(layoutWarnings(act(atLayout(), layOut(sections)).state).map(({ code }) => code)).not.toContain(
        'longSection',
      )
      for (const { cover, outline } of sections) {
        expect(cover).toBe('partial')
        expect(outline.kind === 'polygon' && outline.points.length).toBe(4)
      }
    }
    const barn = rectangle('barn', 4, 10, 6, 3)
    expect(sectionsOf(barn)).toEqual([barn])
    const short = rectangle('short', 4, 10, 4, 0.5)
    expect(sectionsOf(short)).toEqual([short])
  })

  test('[SETUP-06] cover is declared with the piece; a 60 mm base is round and Partial', () => {
    const wood = { ...disc('wood', 12, 12, 1.2), scenicBase: true }
    expect(refusal(atLayout(), layOut([{ ...wood, cover: 'total' }]))).toBe('SETUP-06 scenicBaseIsPartial')
    expect(refusal(atLayout(), layOut([{ ...disc('wood', 12, 12, 1.3), scenicBase: true }]))).toBe(
      'SETUP-06 scenicBaseSize',
    )
    expect(act(atLayout(), layOut([wood])).state.table.elements[0]?.cover).toBe('partial')
  })

  test('[SETUP-06] the same name twice, or a piece off the table, is refused', () => {
    expect(refusal(atLayout(), layOut([disc('a', 5, 12, 1), disc('a', 9, 12, 1)]))).toBe('SETUP-06 repeatedElement')
    expect(refusal(atLayout(), layOut([disc('a', 0.5, 12, 1)]))).toBe('SETUP-02 offTable')
  })

  test('[SETUP-09] a layout that leaves no room to deploy is refused', () => {
    const full = rectangle('factory', 0, 0, 24, 7, 'total')
    expect(refusal(atLayout(), layOut([full]))).toBe('SETUP-09 noRoom')
  })
})

describe('deployment', () => {
  test('[SETUP-07] the higher total deploys first, in Italian the lower roll', () => {
    const forces = { blue: force('rifleman', 'runner'), ember: force('rifleman') }
    expect(asked(atDeployment(rulesOf('qs-en'), forces))).toEqual(['deploy', 'blue'])
    expect(asked(atDeployment(rulesOf('qs-es'), forces))).toEqual(['deploy', 'blue'])
    expect(asked(atDeployment(rulesOf('qs-it'), forces, 4, 4, 5, 2))).toEqual(['deploy', 'ember'])
  })

  test('[SETUP-07] equal totals are decided by the lower roll', () => {
    expect(asked(atDeployment(rulesOf('qs-en'), BOTH, 5, 5, 2, 3))).toEqual(['deploy', 'blue'])
  })

  test('[SETUP-08] one Character each in turn; who runs out lets the other place the rest', () => {
    const forces = { blue: force('rifleman'), ember: force('rifleman', 'rifleman', 'rifleman') }
    let state = atDeployment(rulesOf(), forces)
    const order: string[] = []
    for (const [id, x, y] of [
      ['ember-2', 3, 22],
      ['blue-1', 3, 2],
      ['ember-1', 6, 22],
      ['ember-3', 9, 22],
    ] as const) {
      order.push(asked(state)[1] ?? '')
      state = act(state, deploy(seatFor(figure(state, id).side), id, x, y), ...(id === 'ember-3' ? [1, 2] : [])).state
    }
    expect(order).toEqual(['ember', 'blue', 'ember', 'ember'])
    expect(state.phase).toBe('play')
  })

  test('[SETUP-08] a figure is placed once, by its owner', () => {
    const state = act(atDeployment(rulesOf(), BOTH, 1, 2), deploy(BLUE, 'blue-1', 3, 2)).state
    expect(refusal(state, deploy(EMBER, 'blue-2', 3, 22))).toBe('SETUP-08 notYours')
    expect(refusal(state, deploy(BLUE, 'blue-2', 5, 2))).toBe('SETUP-08 notAsked')
    const again = act(state, deploy(EMBER, 'ember-1', 3, 22)).state
    expect(refusal(again, deploy(BLUE, 'blue-1', 5, 2))).toBe('SETUP-08 alreadyDeployed')
    expect(refusal(again, deploy(BLUE, 'blue-9', 5, 2))).toBe('SETUP-08 noSuchFigure')
  })

  test('[SETUP-09] within 5 u of the own edge: the nearest point counts, or the whole base', () => {
    const near = atDeployment(rulesOf(), BOTH, 1, 2)
    expect(refusal(near, deploy(BLUE, 'blue-1', 6, 5.51))).toBe('SETUP-09 outsideZone')
    expect(act(near, deploy(BLUE, 'blue-1', 6, 5.5)).state.setup.toDeploy).toBe('ember')
    const whole = atDeployment(rulesOf('qs-en', { deployMeasure: 'wholeBase' }), BOTH, 1, 2)
    expect(refusal(whole, deploy(BLUE, 'blue-1', 6, 4.51))).toBe('SETUP-09 outsideZone')
    expect(act(whole, deploy(BLUE, 'blue-1', 6, 4.5)).state.setup.toDeploy).toBe('ember')
  })

  test('[SETUP-09] wholly on the table, on no impassable piece, on nobody', () => {
    const table = { width: 24_000, height: 24_000, elements: [rectangle('house', 10, 1, 3, 3, 'total')] }
    let state = act(opened(newGame({ forces: BOTH, table }), 6, 1), chooseEdge('south'), 1, 2).state
    expect(refusal(state, deploy(BLUE, 'blue-1', 0.4, 2))).toBe('SETUP-09 offTable')
    expect(refusal(state, deploy(BLUE, 'blue-1', 9.6, 2))).toBe('SETUP-09 blocked')
    state = act(state, deploy(BLUE, 'blue-1', 5, 2)).state
    state = act(state, deploy(EMBER, 'ember-1', 5, 22)).state
    expect(refusal(state, deploy(BLUE, 'blue-2', 5.9, 2))).toBe('SETUP-09 overlaps')
    expect(act(state, deploy(BLUE, 'blue-2', 6, 2)).state.setup.toDeploy).toBe('ember')
  })

  test('[SETUP-10] both begin with 5 AT, and the first turn tops them up', () => {
    const forces = { blue: force('rifleman'), ember: force('rifleman') }
    let state = atDeployment(rulesOf(), forces, 1, 2)
    state = act(state, deploy(BLUE, 'blue-1', 5, 2)).state
    const step = act(state, deploy(EMBER, 'ember-1', 5, 22), 6, 1)
    expect(step.state.sides).toMatchObject({ blue: { tokens: 5 }, ember: { tokens: 5 } })
    expect(step.state.turn).toMatchObject({ number: 1, active: 'blue', first: 'blue' })
  })

  test.each([
    ['topUp', 5],
    ['firstIncome', 4],
    ['extra', 9],
  ] as const)(
    '[SETUP-10] EX-52: with %s the side that reacted in the first turn begins with %i',
    (openingTokens, expected) => {
      const figures = [man('a', 'blue', 5, 5), man('x', 'ember', 5, 12)]
      const sides = { blue: { tokens: 5, begun: false }, ember: { tokens: 5, begun: false } }
      let state = opened(prepared({ figures, sides }, rulesOf('qs-en', { openingTokens })))
      state = act(state, fire(BLUE, 'a', 'x')).state
      state = act(state, { verb: 'reactTakeCover', seat: EMBER, take: true }, 1, 1, 1).state
      expect(act(state, endTurn(BLUE)).state.sides.ember.tokens).toBe(expected)
    },
  )

  test.each([
    ['initiativeRoll', [4, 4, 2, 3], 'ember'],
    ['deployedFirst', [], 'blue'],
    ['deployedLast', [], 'ember'],
  ] as const)('[SETUP-11] with %s the first turn is decided so', (firstTurn, dice, expected) => {
    const forces = { blue: force('rifleman'), ember: force('rifleman') }
    let state = atDeployment(rulesOf('qs-en', { firstTurn }), forces, 1, 2)
    state = act(state, deploy(BLUE, 'blue-1', 5, 2)).state
    state = act(state, deploy(EMBER, 'ember-1', 5, 22), ...dice).state
    expect(state.turn).toMatchObject({ number: 1, active: expected, first: expected })
  })
})

describe('Missions', () => {
  const hut = disc('north hut', 5, 3, 1)
  const mill = disc('south mill', 18, 21, 1)
  const sheds = [disc('west shed', 3, 12, 1), disc('east shed', 21, 12, 1)]

  test('[SETUP-12] [SETUP-13] in a Mission each names a piece in the own zone, in a Skirmish nobody does', () => {
    const skirmish = act(act(atLayout(), layOut([hut, mill, ...sheds])).state, chooseEdge('south'), 1, 2).state
    expect(asked(skirmish)).toEqual(['deploy', 'blue'])
    const mission = act(
      act(atLayout({ gameType: 'mission' }), layOut([hut, mill, ...sheds])).state,
      chooseEdge('south'),
    ).state
    expect(asked(mission)).toEqual(['objective', 'blue', 'ember'])
    const name = (seat: Command['seat'], element: string): Command => ({
      verb: 'nameObjective',
      seat,
      element: elementId(element),
    })
    expect(refusal(mission, name(BLUE, 'south mill'))).toBe('SETUP-13 notEligible')
    expect(refusal(mission, name(BLUE, 'nothing'))).toBe('SETUP-13 noSuchElement')
    const half = act(mission, name(EMBER, 'south mill')).state
    expect(half.table.objectives).toEqual({ ember: 'south mill' })
    expect(refusal(half, name(EMBER, 'south mill'))).toBe('TURN-16 notAsked')
    expect(act(half, name(BLUE, 'north hut'), 1, 2).state.table.objectives).toEqual({
      blue: 'north hut',
      ember: 'south mill',
    })
  })

  test('[SETUP-13] a Mission layout needs something to name at every edge, and a way to it', () => {
    const mission = atLayout({ gameType: 'mission' })
    expect(refusal(mission, layOut([hut, ...sheds]))).toBe('SETUP-13 noObjective')
    const wall = Array.from({ length: 6 }, (_, i) => rectangle(`wall ${i}`, 4 * i, 16, 4, 0.4, 'total'))
    expect(refusal(mission, layOut([hut, mill, ...sheds, ...wall]))).toBe('SETUP-13 noObjective')
    expect(act(mission, layOut([hut, mill, ...sheds, ...wall.slice(1)])).state.table.elements).toHaveLength(9)
  })

  test('[SETUP-13] an objective within reach of the first turn is warned of', () => {
    const elements = [disc('hut', 12, 5.9, 1), disc('mill', 12, 21, 1)]
    const spec = prepared({
      table: {
        width: 24_000,
        height: 24_000,
        elements,
        edges: { blue: 'north', ember: 'south' },
        objectives: { blue: elementId('hut'), ember: elementId('mill') },
      },
    })
    const codes = (rules: RuleSet) =>
      layoutWarnings(opened({ ...spec, rules, gameType: 'mission' })).map(({ code }) => code)
    expect(codes(rulesOf())).toContain('objectiveInReach')
    expect(codes(rulesOf('qs-en', { objectiveFromRound: 2 }))).not.toContain('objectiveInReach')
  })
})

describe('bad specs', () => {
  const fieldOf = (spec: unknown): unknown => {
    const made = createGame(spec as NewGame, scriptedChance([]))
    if (!isRefusal(made)) return 'accepted'
    const { field }: { readonly field?: unknown } = made.params
    return field
  }

  test('[GEN-10] a spec that does not hold is refused with the name of the field', () => {
    expect(fieldOf(undefined)).toBe('spec')
    expect(fieldOf({})).toBe('start')
    expect(fieldOf(newGame({ agreedAp: -1 }))).toBe('agreedAp')
    expect(fieldOf(newGame({ seats: { [BLUE]: 'blue' } }))).toBe('seats')
    expect(fieldOf({ ...newGame(), gameType: 'siege' })).toBe('gameType')
    expect(fieldOf({ ...newGame(), rules: { qs: 'qs-fr' } })).toBe('rules.qs')
    const broken = { ...CARDS.characters[cardId('rifleman')], ap: 1.5 }
    expect(fieldOf({ ...newGame(), cards: { weapons: {}, characters: { rifleman: broken } } })).toBe(
      'cards.characters.rifleman.ap',
    )
    expect(fieldOf(newGame({ forces: { blue: FOUR, ember: force('ghost') } }))).toBeUndefined()
    expect(fieldOf(prepared({ figures: [man('a', 'blue', 0.2, 4)] }))).toBe('position.figures[0].position')
    expect(fieldOf(prepared({ figures: [man('a', 'blue', 4, 4), man('b', 'blue', 4.9, 4)] }))).toBe(
      'position.figures[1].position',
    )
    expect(fieldOf(prepared({ figures: [man('a', 'blue', 4, 4), man('a', 'blue', 9, 4)] }))).toBe(
      'position.figures[1].id',
    )
    expect(fieldOf(prepared({ figures: [man('a', 'blue', 4, 4, { is: 'ghost' })] }))).toBe('position.figures[0].card')
    expect(fieldOf(newGame())).toBe('accepted')
    expect(fieldOf(prepared())).toBe('accepted')
  })
})
