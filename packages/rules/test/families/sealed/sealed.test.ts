import { type Command, check, isRefusal, topQuestion } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { act, BLUE, EMBER, refusalOf, refused } from '../../world/games.ts'
import { asking, POSITION } from '../../world/moments.ts'

describe('sealed numbers', () => {
  const task = { kind: 'sealed', purpose: 'test', awaiting: ['blue', 'ember'], step: 'ask' } as const
  /** Answering the draw lets the task below it go on. */
  const asked = () =>
    act(asking(POSITION, { kind: 'draw', awaiting: ['ember'], by: 'blue' }, task), {
      verb: 'answerDraw',
      seat: EMBER,
      accept: false,
    })
  const seal = (seat: Command['seat'], value: number): Command => ({ verb: 'seal', seat, value })

  it('[GEN-09] are asked of both, revealed together, and then play goes on', () => {
    const { state, events } = asked()
    expect(events).toContainEqual({ type: 'drawDeclined', side: 'ember' })
    expect(topQuestion(state)).toMatchObject({
      kind: 'sealedNumber',
      purpose: 'test',
      awaiting: ['blue', 'ember'],
      answers: {},
    })
    const one = act(state, seal(EMBER, 2))
    expect(one.events).toEqual([{ type: 'answerSealed', side: 'ember', answer: { sealed: true, value: 2 } }])
    expect(topQuestion(one.state)).toMatchObject({ kind: 'sealedNumber', awaiting: ['blue'] })
    const two = act(one.state, seal(BLUE, 1))
    expect(two.events).toContainEqual({ type: 'answersRevealed', purpose: 'test', values: { blue: 1, ember: 2 } })
    expect(two.events).toContainEqual({
      type: 'taskClosed',
      kind: 'sealed',
      returns: { of: 'sealed', values: { blue: 1, ember: 2 } },
    })
    expect(topQuestion(two.state)?.kind).toBe('action')
  })

  it('[GEN-09] one side alone may be asked; the other counts as nothing', () => {
    const alone = asking(POSITION, { kind: 'draw', awaiting: ['ember'], by: 'blue' }, { ...task, awaiting: ['blue'] })
    const { state } = act(alone, { verb: 'answerDraw', seat: EMBER, accept: false })
    const step = act(state, seal(BLUE, 2))
    expect(step.events).toContainEqual({ type: 'answersRevealed', purpose: 'test', values: { blue: 2, ember: 0 } })
  })
})

describe('refused numbers', () => {
  it('[INIT-05] nobody seals more than he has', () => {
    const state = asking(POSITION, { kind: 'sealedNumber', awaiting: ['ember'], purpose: 'test', answers: {} })
    const seal = (value: number): Command => ({ verb: 'seal', seat: EMBER, value })
    expect(isRefusal(check(state, seal(2)))).toBe(false)
    expect(refusalOf(state, seal(3))).toEqual(refused('INIT-05', 'noTokens', { need: 3, have: 2 }))
  })
})
