import { createGame, execute, isRefusal, seatId, seededChance } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { squads } from '../../../examples/squads.ts'
import { choose } from '../src/index.ts'
import { greedy, match, random } from './match.ts'

describe('the opponent', () => {
  it('[VICT-01] beats random play from either side in Skirmish', () => {
    const results = [0, 1, 2, 3].map((i) =>
      i % 2 === 0
        ? match(`skirmish ${i}`, { blue: greedy, ember: random }).winner === 'blue'
        : match(`skirmish ${i}`, { blue: random, ember: greedy }).winner === 'ember',
    )
    expect(results.filter(Boolean).length).toBeGreaterThanOrEqual(3)
  })

  it('[VICT-02] beats random play in a Mission', () => {
    const results = [0, 1].map((i) => match(`mission ${i}`, { blue: greedy, ember: random }, 'mission').winner)
    expect(results).toEqual(['blue', 'blue'])
  })

  it('[TURN-16] plays itself to an end with legal commands only, twice the same from the same seed', () => {
    const first = match('mirror', { blue: greedy, ember: greedy })
    expect(first.commands).toBeGreaterThan(20)
    expect(match('mirror', { blue: greedy, ember: greedy })).toEqual(first)
  })

  it('[GEN-12] grants a request to take back only in a game that was started with take-backs', () => {
    const answerIn = (takeBacks: boolean | undefined) => {
      const game = createGame({ ...squads, ...(takeBacks === undefined ? {} : { takeBacks }) }, seededChance('undo'))
      if (isRefusal(game)) throw new Error(game.code)
      const [seat] = Object.entries(squads.seats).find(([, side]) => side === 'blue') ?? []
      const asked = execute(game.state, { verb: 'askUndo', seat: seatId(seat ?? ''), to: 0 }, seededChance('undo'))
      if (isRefusal(asked)) throw new Error(asked.code)
      return choose(asked.state, 'ember', seededChance('undo'))?.command
    }
    expect(answerIn(true)).toMatchObject({ verb: 'answerUndo', accept: true })
    expect(answerIn(false)).toMatchObject({ verb: 'answerUndo', accept: false })
    expect(answerIn(undefined)).toMatchObject({ verb: 'answerUndo', accept: false })
  })
})
