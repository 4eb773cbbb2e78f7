import { BATTLEFIELDS, cardBookOf, QUICK_START_FACTIONS, READY_FORCES } from '@tactic48/content'
import { rectangleOutline } from '@tactic48/geometry'
import {
  canSeeFigure,
  createGame,
  defaultRules,
  enemiesOf,
  execute,
  type Figure,
  figureId,
  isRefusal,
  knownFigure,
  seatId,
  seededChance,
  tallyOf,
  topQuestion,
} from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { held } from '../../rules/test/world/games.ts'
import { piece, u } from '../../rules/test/world/places.ts'
import { type Game, type Scene, scene } from '../../rules/test/world/scene.ts'
import { menaces } from '../src/errand.ts'
import { choose } from '../src/index.ts'
import { headway, standpoint } from '../src/place.ts'
import { situationOf } from '../src/situation.ts'
import { stakeOf } from '../src/worth.ts'
import { said, wall } from './asked.ts'

describe('the opponent takes care', () => {
  it('[SETUP-08] not to put its dearest man where those who are still to come will see him', () => {
    const named = (id: string) => {
      const force = READY_FORCES.find((one) => one.id === id)
      if (!force) throw new Error(`no force is called ${id}`)
      return force
    }
    const [blue, ember] = [named('us-mech/squad'), named('uk-airborne/squad')]
    let seen = 0
    let leaders = 0
    for (const { table } of BATTLEFIELDS) {
      const chance = seededChance('places')
      const spec = {
        start: 'setup',
        rules: defaultRules('qs-en'),
        cards: cardBookOf(QUICK_START_FACTIONS),
        seats: { [seatId('blue')]: 'blue', [seatId('ember')]: 'ember' },
        gameType: 'skirmish',
        agreedAp: blue.ap,
        table: { ...table, edges: { blue: 'south', ember: 'north' } },
        forces: { blue: blue.force, ember: ember.force },
      } as const
      let { state } = held(createGame(spec as never, chance))
      for (let question = topQuestion(state); question && state.phase === 'setup'; question = topQuestion(state)) {
        const [side] = question.awaiting
        const command = side && choose(state, side, chance)?.command
        const step = command && execute(state, command, chance)
        if (!step || isRefusal(step)) throw new Error(`no legal answer to ${question.kind}`)
        state = step.state
      }
      for (const side of ['blue', 'ember'] as const) {
        const leader = state.figures.find((one: Figure) => one.side === side) as Figure
        seen += enemiesOf(state, side).filter((enemy) => canSeeFigure(state, enemy, leader)).length
        leaders += 1
      }
    }
    expect(leaders).toBe(2 * BATTLEFIELDS.length)
    expect(seen / leaders).toBeLessThan(1)
  })

  it('[SF-02] that two who may shoot a helpless man shoot him, and do not hold down one who does nothing', () => {
    const men: Scene['men'] = {
      a: { at: [5, 12], healthy: { move: undefined, moveFire: undefined } },
      b: { at: [5, 14], healthy: { move: undefined, moveFire: undefined } },
      t: { at: [17, 13], side: 'ember', ap: 8, wounded: true, shockSince: 1 },
      far: { at: [22, 2], side: 'ember', ap: 30, healthy: { move: undefined, moveFire: undefined } },
    }
    const hedge = piece('hedge', rectangleOutline(u(15.4), u(11), u(0.6), u(4)), { cover: 'partial' })
    const elements = [hedge, wall('house', 18, 3.5, 6, 2)]
    const game = scene({ men, elements, tokens: { blue: 2, ember: 0 } })
    expect(said(game)).toMatchObject({ verb: 'fire', target: 't' })
  })

  it('[VICT-02] [MOVE-03] of whoever can be at the objective with all the Moves of his turn', () => {
    const at = (x: number) =>
      scene({
        mission: { blue: 'camp', ember: 'mill' },
        elements: [wall('camp', 1, 20, 2, 2), wall('mill', 20, 2, 2, 2)],
        men: { a: { at: [20, 21] }, runner: { at: [x, 21], side: 'ember', healthy: { maxActions: 3, move: 4 } } },
      })
    const [near, far] = [at(14), at(17)]
    expect(menaces(near.state, near.figure('runner'))).toBe(true)
    expect(menaces(far.state, far.figure('runner'))).toBe(false)
    const stake = (game: Game) => {
      const runner = game.figure('runner')
      return stakeOf(game.state, runner, menaces(game.state, runner), tallyOf(game.state, 'ember'))
    }
    expect(stake(near).wound).toBeGreaterThan(stake(far).wound + 5)
  })

  it('[COVER-03] of the last token, which lets a man in danger take cover, and walks no step for it', () => {
    const men = (ap: number): Scene['men'] => ({
      chief: { at: [12, 4], ap, healthy: { move: undefined, moveFire: undefined, maxActions: 0 } },
      a: { at: [2, 20] },
      t: { at: [12, 15], side: 'ember', healthy: { move: undefined, moveFire: undefined } },
      s: { at: [14, 15], side: 'ember', healthy: { move: undefined, moveFire: undefined } },
    })
    const elements = [wall('long', 0, 17, 24, 0.5)]
    const game = (ap: number) => scene({ men: men(ap), elements, tokens: { blue: 1, ember: 5 } })
    expect(said(game(1)).verb).toMatch(/^move/)
    expect(said(game(30)).verb).toBe('endTurn')
  })

  it('[MOVE-01] not to wait for ever for somebody to come: who sees nobody goes to look after two rounds', () => {
    const nearer = (number: number, elements: Scene['elements']) => {
      const men: Scene['men'] = { a: { at: [11, 4] }, t: { at: [11, 16], side: 'ember' } }
      const { state } = scene({ men, elements: elements ?? [], turn: { number } })
      const situation = situationOf(state, 'blue')
      const man = knownFigure(state, figureId('a'))
      return headway(situation, man, undefined, 3000, standpoint(situation, state, man))
    }
    const hidden = [wall('long', 3, 9.5, 16, 0.5)]
    expect(nearer(5, hidden)).toBeGreaterThan(nearer(3, hidden))
    expect(nearer(5, [])).toBe(nearer(3, []))
  })
})
