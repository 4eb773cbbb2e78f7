import {
  type Command,
  elementId,
  type FigureId,
  figureOf,
  type GameState,
  isRefusal,
  topQuestion,
} from '@tactic48/rules'
import { NO_VALUE, renderLines } from '../rulebook/segments.ts'
import type { InLanguages, Line } from '../rulebook/template.ts'
import { type Attempt, beginStep, playStep, shownWay } from './attempt.ts'
import { holds, type Predicate } from './predicate.ts'
import { LEARNER, type Sheets } from './scene.ts'
import type { Mark, Spot, Step } from './step.ts'

/** What is wrong with a step under these sheets, in words; nothing for a good one. */
export function stepFaults(step: Step, sheets: Sheets): readonly string[] {
  const begun = beginStep(step, sheets)
  return [...beginningFaults(begun), ...nameFaults(begun), ...textFaults(begun), ...wayFaults(begun)]
}

function beginningFaults(begun: Attempt): readonly string[] {
  const faults: string[] = []
  if (!topQuestion(begun.state)?.awaiting.includes(LEARNER)) faults.push('the learner is asked nothing')
  if (holds(begun.step.goal, begun)) faults.push('the goal is reached before anything is done')
  return faults
}

/** The solution reaches the goal, each of its commands with an answer of its own, and takes all scripted dice. */
function wayFaults(begun: Attempt): readonly string[] {
  const way = shownWay(begun)
  if (way === undefined) return ['the solution does not reach the goal']
  const faults: string[] = []
  let now = begun
  for (const command of way) {
    const after = playStep(now, command)
    if (isRefusal(after)) return [...faults, `${command.verb} of the solution is refused: ${after.code}`]
    now = after
    const { verdict } = now
    if (verdict.kind !== 'answered') continue
    if (!verdict.good) faults.push(`${command.verb} of the solution is answered like a mistake`)
    if (verdict.wayOn === 'again') faults.push(`after ${command.verb} the solution is lost`)
  }
  if (now.verdict.kind !== 'done') faults.push('the solution ends before the goal')
  if (way.length > 1 && isEnough(begun, way.at(-1))) faults.push('the last command of the solution is enough')
  if (now.scripted === 0 && begun.step.dice) faults.push('the solution rolls none of the scripted dice')
  return faults
}

/** Given at once it reaches the goal: what the step wants to show before it is never met. */
function isEnough(begun: Attempt, last: Command | undefined): boolean {
  const after = playStep(begun, last)
  return !isRefusal(after) && after.verdict.kind === 'done'
}

/** Every figure and piece that is named is on the table of the step. */
function nameFaults({ step, state }: Attempt): readonly string[] {
  const predicates = [
    step.goal,
    ...step.answers.map((answer) => answer.if),
    ...step.marks.flatMap(({ until }) => until ?? []),
  ]
  const figures = [...predicates.flatMap(figuresOf), ...step.marks.flatMap(spotsOf).flatMap(figuresAt)]
  const pieces = step.marks.flatMap(spotsOf).flatMap((spot) => ('element' in spot ? [spot.element] : []))
  return [
    ...figures.filter((id) => !figureOf(state, id)).map((id) => `no figure ${id}`),
    ...pieces.filter((id) => !hasPiece(state, id)).map((id) => `no piece ${id}`),
  ]
}

const hasPiece = ({ table }: GameState, id: string): boolean =>
  table.elements.some((element) => element.id === elementId(id))

const spotsOf = (mark: Mark): readonly Spot[] => (mark.mark === 'arrow' ? [mark.from, mark.to] : [mark.on])
const figuresAt = (spot: Spot): readonly FigureId[] => ('figure' in spot ? [spot.figure] : [])

function figuresOf(predicate: Predicate): readonly FigureId[] {
  if ('all' in predicate) return predicate.all.flatMap(figuresOf)
  if ('any' in predicate) return predicate.any.flatMap(figuresOf)
  if ('not' in predicate) return figuresOf(predicate.not)
  if (!('figure' in predicate)) return []
  const { seenBy, hiddenFrom } = predicate.is
  return [predicate.figure, ...[seenBy, hiddenFrom].flatMap((id) => id ?? [])]
}

/** All lines that a step can say. */
export const linesOf = (step: Step): readonly Line[] => [
  step.task,
  ...step.text,
  ...(step.dice ? [step.dice.say] : []),
  step.hints.where,
  step.hints.idea,
  ...step.answers.map((answer) => answer.say),
  step.otherwise,
  step.praise,
]

const MOST_SENTENCES = 3

function textFaults({ step, state }: Attempt): readonly string[] {
  const faults: string[] = []
  for (const language of ['en', 'it', 'es'] as const satisfies readonly (keyof InLanguages)[]) {
    const shown = renderLines(linesOf(step), state.rules, language).map((line) => line.map(({ text }) => text).join(''))
    for (const line of shown) if (line.includes(NO_VALUE) || /[{}]/.test(line)) faults.push(`${language}: “${line}”`)
    const lines = renderLines(step.text, state.rules, language).length
    if (lines < 2 || lines > MOST_SENTENCES) faults.push(`${language}: ${lines} lines of text`)
  }
  return faults
}
