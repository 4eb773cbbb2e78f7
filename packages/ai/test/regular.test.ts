import { createGame, execute, isRefusal, seatId, seededChance } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { squads } from '../../../examples/squads.ts'
import { type Bot, choose, consultation, random, regular } from '../src/index.ts'
import { match } from './match.ts'

const fresh = createGame(squads, seededChance('fresh'))
if (isRefusal(fresh)) throw new Error(fresh.code)

describe('the opponent', () => {
  it('[VICT-01] beats random play from either side in Skirmish', () => {
    const results = [0, 1, 2, 3].map((i) =>
      i % 2 === 0
        ? match(`skirmish ${i}`, { blue: regular, ember: random }).winner === 'blue'
        : match(`skirmish ${i}`, { blue: random, ember: regular }).winner === 'ember',
    )
    expect(results.filter(Boolean).length).toBeGreaterThanOrEqual(3)
  })

  it('[VICT-02] beats random play in a Mission', () => {
    const results = [0, 1].map(
      (i) => match(`mission ${i}`, { blue: regular, ember: random }, { gameType: 'mission' }).winner,
    )
    expect(results).toEqual(['blue', 'blue'])
  })

  it('[TURN-16] plays itself to an end with legal commands only, twice the same from the same seed', () => {
    const first = match('mirror', { blue: regular, ember: regular })
    expect(first.commands).toBeGreaterThan(20)
    expect(match('mirror', { blue: regular, ember: regular })).toEqual(first)
  })

  it.each(['anyAction', 'takeCoverAnytime'] as const)(
    '[TURN-08] comes to an end where the waiting side may act: %s',
    (opponentTurnActions) => {
      const { rounds, rule, conduct } = match(
        'windows',
        { blue: regular, ember: regular },
        { options: { opponentTurnActions } },
      )
      expect(rule).toBe('VICT-01')
      expect(rounds).toBeLessThan(20)
      expect(conduct.blue.markersRepeated + conduct.ember.markersRepeated).toBe(0)
    },
  )

  it('[GEN-09] is shown its own view and asked as one side, and says so when it has no answer', () => {
    const { state } = fresh
    const [side] = ['blue', 'ember'] as const
    const asked = consultation(state, side) ?? consultation(state, 'ember')
    expect(asked?.question.awaiting).toHaveLength(1)
    const idle: Bot = (view, question, chance) => regular(view, { ...question, awaiting: [] }, chance)
    expect(() => asked && idle(asked.view, asked.question, seededChance('idle'))).toThrow(/no side is asked/)
    const waiting = asked?.question.awaiting[0] === 'blue' ? 'ember' : 'blue'
    expect(choose(state, waiting, seededChance('waits'))).toBeUndefined()
    const sealed = {
      ...state,
      stack: [{ frame: 'question', question: { kind: 'force', awaiting: ['blue'], since: 0, answers: {} } }],
    } as const
    expect(() => choose(sealed, 'blue', seededChance('force'))).toThrow(/no answer to force/)
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
