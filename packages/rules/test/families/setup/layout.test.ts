import { polygonOutline } from '@tactic48/geometry'
import {
  type Command,
  check,
  createGame,
  type Element,
  elementId,
  type GameState,
  isRefusal,
  layoutWarnings,
  type NewGame,
  type RuleSet,
  scriptedChance,
  sectionsOf,
  topQuestion,
} from '@tactic48/rules'
import { describe, expect, it, test } from 'vitest'
import { asked } from '../../world/commands.ts'
import {
  act,
  BLUE,
  EMBER,
  force,
  newGame,
  opened,
  prepared,
  refusal,
  refusalOf,
  refused,
  rulesOf,
  started,
} from '../../world/games.ts'
import { asking, atEdges, FORCES } from '../../world/moments.ts'
import { disc, rectangle, u } from '../../world/places.ts'

const FOUR = force('rifleman', 'rifleman', 'rifleman', 'rifleman')

const layOut = (elements: readonly Element[]): Command => ({ verb: 'layOut', seat: BLUE, elements })

const chooseEdge = (edge: 'north' | 'south' | 'east' | 'west'): Command => ({ verb: 'chooseEdge', seat: EMBER, edge })

const BOTH = { blue: FOUR, ember: FOUR }

/** Blue has won the roll and lays out. */
const atLayout = (change: Partial<NewGame> = {}, rules?: RuleSet): GameState =>
  opened(newGame({ forces: BOTH, ...change }, rules), 6, 1)

describe('the battlefield', () => {
  test('[SETUP-02] a table under 24 × 24 u is refused', () => {
    const small = createGame(newGame({ table: { width: 23_999, height: 24_000 } }), scriptedChance([]))
    expect(small).toMatchObject({ refused: true, rule: 'SETUP-02', params: { field: 'table' } })
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
    const pointed = [
      [3, 8],
      [12, 8],
      [12.3, 8.2],
      [12, 8.4],
      [3, 8.4],
      [2.7, 8.2],
    ] as const
    const row = { ...barn, outline: polygonOutline(pointed.map(([x, y]) => ({ x: u(x), y: u(y) }))) }
    const sections = sectionsOf(row).map(({ outline }) => (outline.kind === 'polygon' ? outline.points : []))
    const reach = sections.map((points) => [
      Math.min(...points.map(({ x }) => x)),
      Math.max(...points.map(({ x }) => x)),
    ])
    expect(reach).toEqual([
      [u(2.7), u(5.9)],
      [u(5.9), u(9.1)],
      [u(9.1), u(12.3)],
    ])
    const bent = [
      [3, 8],
      [12, 8],
      [12, 14],
      [11.8, 14],
      [11.8, 8.2],
      [3, 8.2],
    ] as const
    const corner = { ...barn, outline: polygonOutline(bent.map(([x, y]) => ({ x: u(x), y: u(y) }))) }
    expect(sectionsOf(corner)).toEqual([corner])
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

describe('refused edges and objectives', () => {
  it('[SETUP-13] an edge without anything to name, a piece that is not there or not in the zone', () => {
    const mission = atEdges([disc('n', 12, 2, 1), disc('mid', 12, 12, 1), disc('s', 12, 22, 1)], 'mission')
    expect(refusalOf(mission, { verb: 'chooseEdge', seat: EMBER, edge: 'east' })).toEqual(
      refused('SETUP-13', 'noObjective', { edge: 'east' }),
    )
    expect(isRefusal(check(mission, { verb: 'chooseEdge', seat: EMBER, edge: 'south' }))).toBe(false)
    for (const lonely of [atEdges([disc('n', 12, 2, 1)], 'mission'), atEdges([disc('s', 12, 22, 1)], 'mission')]) {
      for (const edge of ['north', 'south'] as const) {
        expect(refusalOf(lonely, { verb: 'chooseEdge', seat: EMBER, edge })).toMatchObject({ code: 'noObjective' })
      }
    }
    const naming = { ...mission, table: { ...mission.table, edges: { blue: 'south', ember: 'north' } } } as const
    const state = asking(naming, { kind: 'objective', awaiting: ['blue', 'ember'] })
    const name = (element: string): Command => ({ verb: 'nameObjective', seat: EMBER, element: elementId(element) })
    expect(refusalOf(state, name('ghost'))).toEqual(refused('SETUP-13', 'noSuchElement', { element: 'ghost' }))
    expect(refusalOf(state, name('mid'))).toEqual(refused('SETUP-13', 'notEligible', { element: 'mid' }))
    expect(refusalOf(state, name('s'))).toEqual(refused('SETUP-13', 'notEligible', { element: 's' }))
    expect(isRefusal(check(state, name('n')))).toBe(false)
    const edgeless = asking(mission, { kind: 'objective', awaiting: ['blue', 'ember'] })
    expect(refusalOf(edgeless, name('n'))).toMatchObject({ code: 'noSuchElement' })
  })
})

describe('edges and objectives', () => {
  it('[SETUP-04] the side that did not choose has the facing edge', () => {
    const chosen = (dice: readonly number[], seat: Command['seat']) => {
      const game = opened(newGame({ forces: FORCES, table: { width: 24_000, height: 24_000, elements: [] } }), ...dice)
      return act(game, { verb: 'chooseEdge', seat, edge: 'east' }, 6, 1).state.table.edges
    }
    expect(chosen([6, 1], EMBER)).toEqual({ blue: 'west', ember: 'east' })
    expect(chosen([1, 6], BLUE)).toEqual({ blue: 'east', ember: 'west' })
  })

  it('[SETUP-03] scenery without dressing has none', () => {
    const state = opened(newGame({ forces: FORCES }), 6, 1)
    const step = act(state, { verb: 'layOut', seat: BLUE, elements: [] })
    expect(step.state.table).toEqual({ width: 24_000, height: 24_000, elements: [], dressing: [] })
  })

  it('[SETUP-13] both name in any order, any piece of the own zone; then deployment begins', () => {
    const elements = [disc('n1', 6, 2, 1), disc('n2', 18, 2, 1), disc('s1', 6, 22, 1), disc('s2', 18, 22, 1)]
    const state = act(atEdges(elements, 'mission'), { verb: 'chooseEdge', seat: EMBER, edge: 'north' }).state
    const name = (from: GameState, seat: Command['seat'], element: string, ...dice: number[]) =>
      act(from, { verb: 'nameObjective', seat, element: elementId(element) }, ...dice)
    const one = name(state, EMBER, 'n2')
    expect(one.events[0]).toEqual({ type: 'objectiveNamed', side: 'ember', element: 'n2' })
    expect(topQuestion(one.state)).toMatchObject({ kind: 'objective', awaiting: ['blue'] })
    const both = name(one.state, BLUE, 's1', 6, 1)
    expect(both.state.table.objectives).toEqual({ ember: 'n2', blue: 's1' })
    expect(topQuestion(both.state)?.kind).toBe('deploy')
  })
})
