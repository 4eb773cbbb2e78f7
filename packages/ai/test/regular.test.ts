import { BATTLEFIELDS, READY_FORCES } from '@tactic48/content'
import { distance } from '@tactic48/geometry'
import { createGame, execute, isRefusal, seatId, seededChance, topQuestion } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { squads } from '../../../examples/squads.ts'
import { battle } from '../../content/test/battles.ts'
import { held } from '../../rules/test/world/games.ts'
import { type Bot, type Conduct, choose, consultation, random, recruit, regular } from '../src/index.ts'
import { match } from './match.ts'

const fresh = createGame(squads, seededChance('fresh'))
if (isRefusal(fresh)) throw new Error(fresh.code)

describe('the opponent', () => {
  it('[VICT-01] beats random play from either side in Skirmish', () => {
    expect(match('skirmish 0', { blue: regular, ember: random }).winner).toBe('blue')
    expect(match('skirmish 1', { blue: random, ember: regular }).winner).toBe('ember')
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

  it('[TURN-15] the recruit loses to it, plays legally, and the same twice from the same seed', () => {
    const games = ['recruit', 'trainee'].map((seed) => match(seed, { blue: regular, ember: recruit }))
    expect(games.map(({ winner }) => winner)).toEqual(['blue', 'blue'])
    expect(match('recruit', { blue: regular, ember: recruit })).toEqual(games[0])
  })

  it('[COVER-03] the recruit beats random play, and does not let likely kills go', () => {
    const games = [0, 1, 2].map((i) => match(`drill ${i}`, { blue: recruit, ember: random }))
    expect(games.filter(({ winner }) => winner === 'blue').length).toBeGreaterThanOrEqual(2)
    const sum = (of: (conduct: Conduct) => number): number =>
      games.reduce((all, { conduct }) => all + of(conduct.blue), 0)
    const inReach = sum(({ killsInReach }) => killsInReach)
    const taken = sum(({ killsTaken }) => killsTaken)
    expect(inReach).toBeGreaterThan(0)
    expect(taken / inReach).toBeGreaterThanOrEqual(0.8)
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

  it('[SETUP-08] deploys behind cover, not in rank and file', () => {
    const [force] = READY_FORCES
    if (!force) throw new Error('no ready force')
    let men = 0
    let covered = 0
    let ranked = 0
    for (const field of BATTLEFIELDS) {
      const chance = seededChance(field.id)
      const forces = { blue: force.force, ember: force.force }
      const terms = { edition: 'qs-en', gameType: 'skirmish', options: {}, field, agreedAp: force.ap, forces } as const
      let { state } = held(createGame(battle(terms), chance))
      while (state.phase === 'setup') {
        const side = topQuestion(state)?.awaiting[0]
        const command = side && choose(state, side, chance)?.command
        state = held(execute(state, command, chance)).state
      }
      const { elements, edges } = state.table
      const across = edges?.blue === 'west' || edges?.blue === 'east' ? 'x' : 'y'
      for (const { side, position, id } of state.figures) {
        const near = { ...position, r: 500 }
        const mates = state.figures.filter((one) => one.side === side && one.id !== id)
        men += 1
        if (elements.some(({ cover, outline }) => cover !== 'none' && distance(outline, near) <= 800)) covered += 1
        if (mates.filter((one) => one.position[across] === position[across]).length > 1) ranked += 1
      }
    }
    expect(covered / men).toBeGreaterThan(0.8)
    expect(ranked / men).toBeLessThan(0.3)
  })

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
