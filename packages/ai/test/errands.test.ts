import { rectangleOutline } from '@tactic48/geometry'
import {
  type Command,
  elementId,
  execute,
  figureId,
  type GameState,
  type Goal,
  type Goals,
  goalProgress,
  isRefusal,
  knownFigure,
  seededChance,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { piece, u } from '../../rules/test/world/places.ts'
import { type Game, type Man, type Scene, scene } from '../../rules/test/world/scene.ts'
import { errandOf } from '../src/errand.ts'
import { consultation, regular } from '../src/index.ts'

const EDGES = { blue: 'south', ember: 'north' } as const
const HOUSE = piece('house', rectangleOutline(u(10), u(8), u(4), u(3)))
const house = elementId('house')
/** Round the corner in which the last enemy stands, so that nobody sees him. */
const WALLS = [
  piece('wall-1', rectangleOutline(u(0), u(4), u(6), u(1))),
  piece('wall-2', rectangleOutline(u(5), u(0), u(1), u(4))),
]
const FAR: Man = { at: [2, 2], side: 'ember', ap: 60, healthy: { move: undefined, moveFire: undefined } }
const MEDIC = { firstAid: 2 } as const

const goals = (goal: Goal, rounds = 6): Goals => ({
  sides: { blue: { needs: 'any', list: [goal] } },
  losses: 'ignore',
  limit: { rounds, winner: 'ember' },
})

const battle = (rest: Scene): Game => scene({ cc: 'cc-en', edges: EDGES, elements: [HOUSE, ...WALLS], ...rest })

const said = (state: GameState, side: 'blue' | 'ember'): Command => {
  const asked = consultation(state, side)
  if (!asked) throw new Error(`${side} is not asked`)
  return regular(asked.view, asked.question, seededChance('errand'))
}

/** Regular plays both sides for so many turns, or to the end. */
function played(game: Game, turns: number): GameState {
  const last = game.state.turn.number + turns
  while (game.state.phase === 'play' && game.state.turn.number < last) {
    const side = consultation(game.state, 'blue') ? 'blue' : 'ember'
    const step = execute(game.state, said(game.state, side), seededChance(`${game.state.clock}`))
    if (isRefusal(step)) throw new Error(JSON.stringify(step))
    game.state = step.state
  }
  return game.state
}

/** Two bases and a hair. */
const TOUCHING = 1010

function apart(state: GameState, a: string, b: string): number {
  const [one, other] = [a, b].map((id) => state.figures.find((figure) => figure.id === figureId(id))?.position)
  if (!one || !other) throw new Error(`${a} or ${b} is not there`)
  return Math.hypot(one.x - other.x, one.y - other.y)
}

const place = (state: GameState, id: string) => state.figures.find((one) => one.id === figureId(id))?.place

describe('the opponent plays for what the battle is about', () => {
  it('[HOUSE-20] is at what it must hold when the round ends, and stays there', () => {
    const game = battle({
      men: { rifle: { at: [12, 18] }, other: { at: [4, 22] }, far: FAR },
      goals: goals({ kind: 'hold', element: house, until: 3 }, 3),
    })
    expect(played(game, 6).outcome).toMatchObject({ winner: 'blue', rule: 'HOUSE-20' })
  })

  it('[HOUSE-20] denies the other side what it must hold', () => {
    const game = battle({
      men: { rifle: { at: [12, 14] }, far: { ...FAR, at: [12, 7.5] } },
      turn: { number: 5 },
      goals: {
        sides: { ember: { needs: 'any', list: [{ kind: 'hold', element: house, until: 3 }] } },
        losses: 'ignore',
        limit: { rounds: 3, winner: 'draw' },
      },
    })
    const { outcome } = played(game, 2)
    expect(outcome?.winner).not.toBe('ember')
  })

  it('[HOUSE-20] leaves by the edge by which it is to leave', () => {
    const game = battle({
      men: { first: { at: [8, 9] }, second: { at: [16, 9] }, third: { at: [12, 20] }, far: FAR },
      goals: goals({ kind: 'leave', edge: 'north', figures: 2 }),
    })
    expect(played(game, 8).outcome).toMatchObject({ winner: 'blue', rule: 'HOUSE-20' })
  })

  it('[EVAC-10, HOUSE-20] fetches a casualty and brings him home', () => {
    const game = battle({
      men: {
        medic: { at: [12, 19], healthy: MEDIC },
        down: { at: [16, 14], whereabouts: 'evacuable' },
        rifle: { at: [4, 20] },
        far: FAR,
      },
      goals: goals({ kind: 'evacuate', casualties: 1 }, 12),
    })
    expect(played(game, 20).outcome).toMatchObject({ winner: 'blue', rule: 'HOUSE-20' })
  })

  it('[EVAC-10, VICT-09] brings a casualty home where nothing else is to be done', () => {
    const game = battle({
      men: {
        medic: { at: [12, 19], healthy: MEDIC },
        down: { at: [13, 17], ap: 12, whereabouts: 'evacuable' },
        rifle: { at: [4, 20], ap: 30 },
        far: FAR,
      },
    })
    expect(place(played(game, 12), 'down')).toMatchObject({ at: 'evacuated' })
  })

  it('[EVAC-10] [HOUSE-20] bearers let the others fight first while there is time to bring a casualty home', () => {
    const pull = (number: number): number => {
      const { state } = battle({
        turn: { number },
        men: {
          medic: { at: [16, 20], healthy: MEDIC },
          down: { at: [16, 12], whereabouts: 'evacuable' },
          far: FAR,
        },
        goals: goals({ kind: 'evacuate', casualties: 1 }, 8),
      })
      return errandOf(state, knownFigure(state, figureId('medic')))?.pull ?? 0
    }
    expect(pull(11)).toBeGreaterThan(2 * pull(1))
  })

  it('[MEDIC-02] a medic goes to one who is wounded and treats him', () => {
    const game = battle({
      men: {
        medic: { at: [12, 20], healthy: MEDIC },
        hurt: { at: [16, 18], ap: 12, wounded: true },
        far: FAR,
      },
    })
    played(game, 4)
    const sheet = game.state.figures.find(({ id }) => id === figureId('hurt'))?.sheet
    expect(sheet && game.state.sheets[sheet]?.firstAid).toBe(true)
  })

  it('[RUNNER-02, HOUSE-20] takes the message of an officer and brings it out', () => {
    const game = battle({
      men: {
        officer: { at: [12, 14], rank: 'lieutenant', healthy: { command: 1, call: 2 } },
        runner: { at: [15, 14] },
        other: { at: [4, 12] },
        far: FAR,
      },
      goals: goals({ kind: 'message', messages: 1 }, 8),
    })
    played(game, 14)
    expect(goalProgress(game.state, 'blue')[0]?.reached).toBe(true)
  })

  it('[MEDIC-02] who is about to be treated waits for it', () => {
    const game = battle({
      men: {
        medic: { at: [12, 20], healthy: MEDIC, counters: { movement: 1, slots: 1 } },
        hurt: { at: [13, 20], ap: 12, wounded: true },
        far: FAR,
      },
    })
    played(game, 1)
    expect(apart(game.state, 'medic', 'hurt')).toBeLessThan(TOUCHING)
  })

  it('[RADIO-05] a radio operator goes to an officer who has something to call for', () => {
    const game = battle({
      cc: 'cc-it',
      men: {
        officer: { at: [12, 20], rank: 'lieutenant', healthy: { command: 1, call: 2 } },
        radio: { at: [18, 20], healthy: { contactHq: 2 } },
        far: FAR,
      },
    })
    played(game, 6)
    expect(apart(game.state, 'officer', 'radio')).toBeLessThan(TOUCHING)
  })
})
