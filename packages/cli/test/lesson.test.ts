import { legalSamples } from '@tactic48/ai'
import { type Attempt, beginStep, LEARNER, playStep, STEPS, type Step, tryAgain } from '@tactic48/content/lesson'
import { type Command, isRefusal, seededChance, topQuestion } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'

const DEVIATIONS = 50
/** A learner who goes astray goes astray for a while. */
const LONGEST = 4

/** One legal command at random. */
function astray({ state }: Attempt, int: (n: number) => number): Command | undefined {
  const legal = [...legalSamples(state, LEARNER)]
  return legal[int(legal.length)]
}

const SHEETS = [
  { qs: 'qs-en', cc: 'cc-en' },
  { qs: 'qs-it', cc: 'cc-it' },
  { qs: 'qs-es', cc: 'cc-en' },
] as const

/** How many of the commands the teacher answered; the others reached the goal of the step. */
function answersTo(step: Step): number {
  let answers = 0
  const dice = seededChance(`astray ${step.id}`)
  const starts = SHEETS.map(({ qs, cc }) => beginStep(step, step.course === 'company' ? { qs, cc } : { qs }))
  for (let i = 0; i < DEVIATIONS; ) {
    let now = starts[i % starts.length]
    for (let k = 0; now && k < LONGEST && i < DEVIATIONS; k++, i++) {
      const command = astray(now, (n) => dice.int(n))
      if (command === undefined) throw new Error(`${step.id}: nothing is legal`)
      const after = playStep(now, command)
      if (isRefusal(after)) throw new Error(`${step.id}: ${command.verb} was legal and is refused`)
      if (after.verdict.kind === 'answered') answers++
      now = wayOn(after) ? after : undefined
    }
  }
  return answers
}

/** Every command is answered; the learner is asked again, or the step is done, or it can be tried again. */
function wayOn(after: Attempt): boolean {
  const { verdict, state } = after
  if (verdict.kind === 'done') return false
  expect(verdict.kind).toBe('answered')
  if (verdict.kind !== 'answered') return false
  expect(verdict.say.text.en).not.toBe('')
  const again = tryAgain(after)
  expect(again.verdict.kind).toBe('begun')
  expect(again.state).toEqual(beginStep(after.step, after.sheets).state)
  if (state.phase === 'over') return false
  expect(topQuestion(state)?.awaiting).toContain(LEARNER)
  return true
}

describe('going astray in the course', () => {
  test.each(STEPS.map((step) => [step.id, step] as const))(
    '%s: every legal command is answered and leaves a way on',
    (_, step) => {
      expect(answersTo(step)).toBeGreaterThan(0)
    },
  )
})
