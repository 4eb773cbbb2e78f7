import {
  type Command,
  check,
  figureId,
  type GameState,
  isRefusal,
  type NewGame,
  proposals,
  type RuleSet,
  topQuestion,
} from '@tactic48/rules'
import { describe, expect, it, test } from 'vitest'
import { isInReserve } from '../../../src/query/figures.ts'
import { asked, endTurn, figure, fire } from '../../world/commands.ts'
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
  refusalOf,
  refused,
  rulesOf,
  seatFor,
} from '../../world/games.ts'
import { atEdges, atSetup, FORCES, id, POSITION } from '../../world/moments.ts'
import { at, disc, rectangle } from '../../world/places.ts'

const FOUR = force('rifleman', 'rifleman', 'rifleman', 'rifleman')

const chooseEdge = (edge: 'north' | 'south' | 'east' | 'west'): Command => ({ verb: 'chooseEdge', seat: EMBER, edge })

const deploy = (seat: Command['seat'], id: string, x: number, y: number): Command => ({
  verb: 'deploy',
  seat,
  figure: figureId(id),
  at: { x: Math.round(x * 1000), y: Math.round(y * 1000) },
})

const BOTH = { blue: FOUR, ember: FOUR }

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

describe('refused places', () => {
  it('[SETUP-08] only own men from the reserve are deployed', () => {
    const table = { width: 24_000, height: 24_000, elements: [], edges: { blue: 'south', ember: 'north' } } as const
    const state = opened(newGame({ forces: FORCES, table }), 6, 1, 6, 1)
    const deploy = (figure: string): Command => ({ verb: 'deploy', seat: EMBER, figure: id(figure), at: at(5, 2) })
    expect(refusalOf(state, deploy('ghost'))).toEqual(refused('SETUP-08', 'noSuchFigure', { figure: 'ghost' }))
    expect(refusalOf(state, deploy('blue-1'))).toEqual(refused('SETUP-08', 'notYours', { figure: 'blue-1' }))
    expect(isRefusal(check(state, deploy('ember-1')))).toBe(false)
    const placed = {
      ...state,
      figures: state.figures.map((figure) =>
        figure.id === id('ember-1') ? { ...figure, place: { at: 'table' } as const, position: at(9, 2) } : figure,
      ),
    }
    expect(refusalOf(placed, deploy('ember-1'))).toEqual(refused('SETUP-08', 'alreadyDeployed', { figure: 'ember-1' }))
  })
})

describe('the last one deployed', () => {
  const table = { width: 24_000, height: 24_000, elements: [], edges: { blue: 'south', ember: 'north' } } as const

  it('[SETUP-10] both begin with the opening tokens, which say so', () => {
    let state = opened(newGame({ forces: FORCES, table }), 6, 1, 6, 1)
    let events: readonly { readonly type: string }[] = []
    for (let i = 0; i < 8; i++) {
      const [side] = topQuestion(state)?.awaiting ?? []
      const figure = state.figures.find((one) => one.side === side && isInReserve(one))
      if (!figure) throw new Error('nobody to deploy')
      const place = { x: 3000 + i * 2000, y: side === 'blue' ? 22_000 : 2000 }
      const command: Command = { verb: 'deploy', seat: side === 'blue' ? BLUE : EMBER, figure: figure.id, at: place }
      const step = i < 7 ? act(state, command) : act(state, command, 5, 2)
      state = step.state
      events = step.events
    }
    expect(events.filter(({ type }) => type === 'tokensGained')).toEqual([
      { type: 'tokensGained', side: 'blue', tokens: 5, rule: 'SETUP-10' },
      { type: 'tokensGained', side: 'ember', tokens: 5, rule: 'SETUP-10' },
    ])
  })
})

describe('what is proposed in set-up', () => {
  const SETUP = ['layOut', 'chooseEdge', 'nameObjective', 'deploy'] as const

  it('[SETUP-04] [SETUP-08] [SETUP-13] of set-up only the step that is on', () => {
    const own = (state: GameState, side: 'blue' | 'ember') =>
      SETUP.filter((verb) => [...proposals(state, side)].some((command) => command.verb === verb))
    const discs = [disc('n', 12, 2, 1), disc('s', 12, 22, 1)]
    const edges = { blue: 'south', ember: 'north' } as const
    const table = { width: 24_000, height: 24_000, elements: discs, edges }
    expect(own(atSetup(), 'blue')).toEqual(['layOut'])
    expect(own(atEdges(discs), 'ember')).toEqual(['chooseEdge'])
    expect(own(atSetup({ gameType: 'mission', table }), 'ember')).toEqual(['nameObjective'])
    const deploying = opened(newGame({ forces: FORCES, table }), 6, 1, 6, 1)
    expect(own(deploying, 'ember')).toEqual([])
    expect(own(POSITION, 'blue')).toEqual([])
  })
})
