import { isRefusal, type Question, seededChance, topQuestion } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { type Game, type Scene, scene } from '../../rules/test/world/scene.ts'
import { choose, consultation, regular, searching, VETERAN } from '../src/index.ts'
import { plannedAction } from '../src/search/planner.ts'
import { wall } from './asked.ts'
import { match } from './match.ts'

/** Thinks as a veteran does, but less. */
const QUICK = { ...VETERAN, modelled: 60, fights: 12, playouts: 6, leaf: 2 }
const quick = searching(QUICK)

const veteranIn = ({ state }: Game) => choose(state, 'blue', seededChance('veteran'), 'veteran')

const MISSION = { blue: 'camp', ember: 'mill' } as const
const ELEMENTS = [wall('camp', 1, 20, 2, 2), wall('mill', 20, 2, 2, 2)]

describe('a veteran', () => {
  it('[TURN-16] plays to the end with legal commands only, and the same twice from the same seed', () => {
    const game = match('veteran', { blue: quick, ember: regular })
    expect(game.rule).toBe('VICT-01')
    expect(match('veteran', { blue: quick, ember: regular })).toEqual(game)
  })

  it('[VICT-02] takes a touch in reach', () => {
    const men: Scene['men'] = {
      a: { at: [16, 4] },
      t: { at: [14, 8], side: 'ember' },
      e: { at: [10, 20], side: 'ember' },
    }
    const choice = veteranIn(scene({ mission: MISSION, elements: ELEMENTS, men }))
    expect(choice?.command).toMatchObject({ verb: 'move', figure: 'a' })
    expect(choice?.value).toBeGreaterThan(100)
  })

  it('[VICT-02] shoots at the man who is about to touch, not at the dearer one beside him', () => {
    const men: Scene['men'] = {
      a: { at: [4, 12], healthy: { move: undefined, moveFire: undefined } },
      b: { at: [22, 22], ap: 40, healthy: { move: undefined, moveFire: undefined } },
      runner: { at: [4, 17.2], side: 'ember', ap: 4, wounded: true },
      other: { at: [10, 12], side: 'ember', ap: 6, healthy: { move: undefined, moveFire: undefined } },
      rest: { at: [22, 8], side: 'ember', ap: 40, healthy: { move: undefined, moveFire: undefined } },
    }
    const screens = [wall('screen', 15, 0.5, 0.5, 23), wall('across', 15.5, 15, 8, 0.5)]
    const game = scene({ mission: MISSION, elements: [...ELEMENTS, ...screens], men, tokens: { blue: 1, ember: 0 } })
    expect(veteranIn(game)?.command).toMatchObject({ verb: 'fire', target: 'runner' })
  })

  it('[GEN-09] thinks about what its seat may see, and tells what stood beside its choice', () => {
    const game = scene({ men: { a: { at: [4, 12] }, t: { at: [12, 12], side: 'ember' } } })
    const seen = consultation(game.state, 'blue')
    const choice = seen && choose(seen.view, 'blue', seededChance('veteran'), 'veteran')
    expect(choice?.command).toEqual(veteranIn(game)?.command)
    expect(choice?.alternatives.length).toBeGreaterThan(0)
    expect(choose(game.state, 'ember', seededChance('waits'), 'veteran')).toBeUndefined()
  })

  it('plays the best so far when its caller ends the thought', () => {
    const game = scene({ men: { a: { at: [4, 12] }, b: { at: [4, 8] }, t: { at: [12, 12], side: 'ember' } } })
    let asked = 0
    const ends = (): boolean => {
      asked += 1
      return asked < 3
    }
    const question = topQuestion(game.state) as Question
    const choice = plannedAction(game.state, 'blue', question, seededChance('ended'), VETERAN, ends)
    expect(asked).toBeLessThanOrEqual(4)
    expect(choice && isRefusal(choice.plan)).toBe(false)
  })
})
