import { createGame, execute, type GameState, isRefusal, seededChance, topQuestion } from '@tactic48/rules'
import { describe, expect, it, test } from 'vitest'
import { FAMILIES } from '../../../src/engine/families.ts'
import { ON_TIMEOUT } from '../../../src/families/turn/clock.ts'
import { walkRandomGame } from '../../support/randomGame.ts'
import { tries } from '../../support/thorough.ts'
import { asked } from '../../world/commands.ts'
import {
  act,
  BLUE,
  EMBER,
  held,
  newGame,
  opened,
  prepared,
  refusal,
  refusalOf,
  refused,
  rulesOf,
  seatFor,
} from '../../world/games.ts'

const base = rulesOf()
const RULES = { ...base, house: { ...base.house, clock: true } }
const clocked = (state: GameState): GameState => ({
  ...state,
  rules: { ...state.rules, house: { ...state.rules.house, clock: true } },
})

const KINDS = ['action', 'window', 'sealedNumber', 'raise', 'order', 'opportunityFire']

describe('the clock', () => {
  it('[HOUSE-17] ends the turn of a side whose time is up', () => {
    const step = act(opened(prepared({}, RULES)), { verb: 'timeout', seat: BLUE })
    expect(step.events[0]).toEqual({ type: 'timedOut', side: 'blue', question: 'action' })
    expect(step.events).toContainEqual({ type: 'tokensSpent', side: 'blue', tokens: 1, rule: 'TURN-05' })
    expect(asked(step.state)).toEqual(['action', 'ember'])
  })

  it('[HOUSE-17] is only for a side that owes an answer, and only where a clock was agreed', () => {
    expect(refusal(opened(prepared({}, RULES)), { verb: 'timeout', seat: EMBER })).toBe('TURN-16 notAsked')
    expect(refusal(opened(prepared()), { verb: 'timeout', seat: BLUE })).toBe('HOUSE-17 noClock')
  })

  it('[HOUSE-17] does not start a game without forces', () => {
    const { state } = held(createGame(newGame({}, RULES), seededChance('clock')))
    expect(refusalOf(state, { verb: 'timeout', seat: BLUE })).toEqual(
      refused('HOUSE-17', 'noDefault', { question: 'force' }),
    )
  })

  it('[HOUSE-17] [TURN-16] is for nobody where nothing is asked', () => {
    const state = { ...opened(prepared({}, RULES)), stack: [] }
    expect(refusal(state, { verb: 'timeout', seat: BLUE })).toBe('TURN-16 nothingAsked')
  })

  it('[HOUSE-17] every question that it answers has a default in one of the families', () => {
    const answered = Object.keys(ON_TIMEOUT).filter(
      (kind) => ON_TIMEOUT[kind as keyof typeof ON_TIMEOUT] === 'answered',
    )
    const known = new Set(FAMILIES.flatMap(({ defaults }) => Object.keys(defaults ?? {})))
    expect(answered.filter((kind) => !known.has(kind))).toEqual([])
  })

  test('[HOUSE-17] at every question of random games it is legal and moves the game on', () => {
    const met = new Set<string>()
    for (let i = 0; i < tries(12, 40) || (i < 60 && !KINDS.every((kind) => met.has(kind))); i++) {
      walkRandomGame(`clock ${i}`, (state) => {
        const question = topQuestion(state)
        if (!question || question.kind === 'force') return
        for (const side of question.awaiting) {
          const step = execute(clocked(state), { verb: 'timeout', seat: seatFor(side) }, seededChance(`${state.clock}`))
          met.add(question.kind)
          const open = isRefusal(step) ? undefined : topQuestion(step.state)
          // A side that has answered is asked no more; where both are, the other is still awaited.
          const stuck = open?.since === question.since && open.awaiting.includes(side)
          expect([question.kind, isRefusal(step) ? step : 'moves on', stuck]).toEqual([
            question.kind,
            'moves on',
            false,
          ])
        }
      })
    }
    for (const kind of KINDS) expect(met).toContain(kind)
  })
})
