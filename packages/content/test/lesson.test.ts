import { cardId, figureId, isRefusal } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { FACTIONS } from '../src/index.ts'
import {
  beginStep,
  linesOf,
  minutesLeft,
  NO_PROGRESS,
  neighbours,
  playStep,
  readProgress,
  readStepFile,
  resumedStep,
  STEPS,
  type Step,
  sheetsOf,
  stepFaults,
  stepsOf,
  withDone,
} from '../src/lesson/index.ts'

function stepCalled(id: string): Step {
  const step = STEPS.find((one) => one.id === id)
  if (!step) throw new Error(`no step ${id}`)
  return step
}

describe('the course', () => {
  test.each(STEPS.map((step) => [step.id, step] as const))(
    '%s: its solution reaches the goal in every edition',
    (_, step) => {
      for (const sheets of sheetsOf(step.course))
        expect({ sheets, faults: stepFaults(step, sheets) }).toEqual({ sheets, faults: [] })
    },
  )

  test('a step that is wrong is told what is wrong with it', () => {
    const [move] = STEPS
    if (!move) throw new Error('no steps')
    const faultsOf = (change: Partial<Step>) => stepFaults({ ...move, ...change }, { qs: 'qs-en' })
    expect(faultsOf({ solution: [{ commands: [{ verb: 'endTurn' }] }] })).toEqual([
      'the solution does not reach the goal',
    ])
    expect(faultsOf({ goal: { not: { fact: 'gameEnded' } } })).toContain('the goal is reached before anything is done')
    const fire = stepCalled('fire')
    const [way] = fire.solution
    const detour = [{ verb: 'takeCover', figure: figureId('marsh') } as const, ...(way?.commands ?? [])]
    expect(stepFaults({ ...fire, solution: [{ commands: detour }] }, { qs: 'qs-en' })).toContain(
      'the last command of the solution is enough',
    )
    expect(faultsOf({ answers: [] })).toEqual(['move of the solution is answered like a mistake'])
    expect(faultsOf({ text: move.text.slice(1) })).toContain('en: 1 lines of text')
    expect(faultsOf({ praise: { text: { en: '{nothing}', it: '', es: '' } } })).toEqual(['en: “—”'])
  })

  test.each(sheetsOf('quickStart'))(
    '[FIRE-09] [COVER-03] what goes wrong in its first steps is told as it was ($qs)',
    (sheets) => {
      const answerTo = (id: string, ...commands: readonly object[]): string => {
        let now = beginStep(stepCalled(id), sheets)
        for (const command of commands) {
          const after = playStep(now, { seat: 'learner', ...command })
          if (isRefusal(after)) throw new Error(`${id}: ${after.rule} ${after.code}`)
          now = after
        }
        return now.verdict.kind === 'begun' ? '' : now.verdict.say.text.en
      }
      const walk = (figure: string, x: number, y: number) => ({ verb: 'move', figure, path: [{ x, y }] })
      expect(answerTo('cover', { verb: 'fire', figure: 'marsh', weapon: 'garand', target: 'brandt' })).toContain(
        'Through the hedge',
      )
      expect(answerTo('takeCover', walk('marsh', 6000, 17_500), walk('marsh', 6000, 16_200))).toContain(
        'Both AT are gone',
      )
      expect(answerTo('takeCover', { verb: 'endTurn' })).toContain('You spent nothing')
    },
  )

  test('covers quick start and company, in about ten minutes more or less', () => {
    expect(stepsOf('quickStart').length).toBe(14)
    expect(stepsOf('company').length).toBe(10)
    expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length)
  })

  test('no sentence was left in English', () => {
    for (const step of STEPS) {
      for (const { text } of linesOf(step)) {
        expect(new Set([text.en, text.it, text.es]).size, text.en).toBe(3)
        expect(text.it, text.en).not.toMatch(/\b(the|with|and|FA)\b/)
        expect(text.es, text.en).not.toMatch(/\b(the|with|and|AT|OF|SF)\b/)
      }
    }
  })

  test('is resumed where it was left; what was kept of it may be anything', () => {
    const first = stepsOf('quickStart')[0]
    const third = stepsOf('quickStart')[2]
    expect(resumedStep('quickStart', NO_PROGRESS)).toBe(first)
    const done = withDone(withDone(NO_PROGRESS, 'move'), 'move')
    expect(resumedStep('quickStart', done)?.id).toBe('fire')
    expect(resumedStep('quickStart', { ...done, at: 'cover' })).toBe(third)
    expect(third && neighbours(third).back?.id).toBe('fire')
    expect(minutesLeft('quickStart', done)).toBe(minutesLeft('quickStart', NO_PROGRESS) - 0.5)
    for (const hostile of [undefined, null, 7, 'move', [], { done: 'move' }])
      expect(readProgress(hostile).done).toEqual([])
    expect(readProgress({ done: ['fire', '__proto__', 3], at: 'nowhere' })).toEqual({ done: ['fire'], at: undefined })
  })

  test('a step is read from a file, or refused by its field', () => {
    for (const step of STEPS) expect(readStepFile(JSON.stringify(step)), step.id).toEqual(step)
    const [move] = STEPS
    const [hobart] = move?.scene.figures ?? []
    const read = (change: object) => () => readStepFile(JSON.stringify({ ...move, ...change }))
    expect(read({ goal: { all: [{ figure: 7 }] } })).toThrow(/^goal/)
    expect(read({ solution: [{ commands: ['move'] }] })).toThrow('solution[0].commands[0]')
    expect(read({ rules: ['MOVE-99'] })).toThrow('rules[0]')
    expect(read({ praise: { text: { en: 'x'.repeat(10_000), it: 'x', es: 'x' } } })).toThrow('praise.text.en')
    expect(read({ scene: { ...move?.scene, figures: [{ ...hobart, card: 'nobody' }] } })).toThrow(/^scene\.figures/)
    expect(read({ locked: true })).toThrow('locked: is an unknown field')
    expect(() => readStepFile('{')).toThrow('file')
  })

  test('numbers that the texts take from cards are those of the cards', () => {
    const cards = new Map(FACTIONS.flatMap(({ characters }) => characters).map((card) => [card.id, card]))
    const card = (id: string) => cards.get(cardId(id))
    expect(card('us-airborne/hobart')?.healthy).toMatchObject({
      h2h: 3,
      weapons: [{ short: 3, long: 1, maxShots: 2 }, {}],
    })
    expect(card('de-infantry/kessler')?.healthy.h2h).toBe(3)
    expect(card('de-infantry/foot-rifle')?.wounded?.h2h).toBe(1)
    expect(card('us-airborne/marsh')?.healthy).toMatchObject({ maxActions: 2, move: 4 })
    expect(card('us-airborne/delgado')?.healthy.sfRadius).toBe(3)
    expect(card('us-airborne/merriman')?.healthy.takeInitiative).toBe(2)
  })
})
