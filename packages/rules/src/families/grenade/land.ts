import { EPSILON, type Point } from '@tactic48/geometry'
import { pointIn } from '../../input/command.ts'
import type { VerbRule } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, ask, closeQuestion, closeTask, topQuestionOf, topTask } from '../../kernel/stack.ts'
import { knownFigure, u } from '../../query/figures.ts'
import { isOnGround } from '../../query/sight.ts'
import type { QuestionOf } from '../../state/question.ts'
import { refuse } from '../../state/refusal.ts'
import { opponentOf } from '../../state/side.ts'
import type { Table } from '../../state/table.ts'
import type { GrenadeTask } from '../../state/task.ts'

/** GREN-05, GREN-06: the die, and the question to the thrower's opponent. */
export function disperse(flow: Flow, task: GrenadeTask): void {
  const { grenadeScatter, grenadeScatterMode } = flow.state.rules
  const die = flow.chance.d6()
  const distance = grenadeScatter[die - 1] ?? 0
  const exact = grenadeScatterMode === 'exactOrNone'
  flow.emit({ type: 'grenadeDispersed', die, distance, exact })
  advanceTask(flow, { ...task, step: 'burst' })
  if (distance === 0) return
  const opponent = opponentOf(knownFigure(flow.state, task.thrower).side)
  ask(flow, { kind: 'drift', awaiting: [opponent], from: task.at, distance, exact })
}

/** GREN-06: anywhere up to the distance, or exactly that far or not at all. */
function mayDriftTo({ from, distance, exact }: QuestionOf<'drift'>, to: Point): boolean {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const square = dx * dx + dy * dy
  const far = u(distance) + EPSILON
  const near = u(distance) - EPSILON
  if (square > far * far) return false
  return !exact || square === 0 || square >= near * near
}

const clampTo = (table: Table, at: Point): Point => ({
  x: Math.min(Math.max(at.x, 0), table.width),
  y: Math.min(Math.max(at.y, 0), table.height),
})

/** D19. */
export const drift: VerbRule<'drift'> = {
  answers: ['drift'],
  read: (raw, seat) => ({ verb: 'drift', seat, to: pointIn(raw, 'to') }),
  check(state, command) {
    const question = topQuestionOf(state, 'drift')
    if (!question) return refuse('GREN-06', 'nothingDrifts')
    if (mayDriftTo(question, command.to)) return { command }
    return refuse('GREN-06', 'wrongDistance', { distance: question.distance, exact: question.exact })
  },
  resolve(flow, { command }) {
    const { table, rules } = flow.state
    closeQuestion(flow, 'drift')
    const task = topTask(flow.state)
    if (task?.kind !== 'grenade') return
    const to = clampTo(table, command.to)
    const dud = rules.scatterOffTable === 'dud' && !isOnGround(table, command.to)
    if (dud) closeTask(flow, 'grenade')
    else advanceTask(flow, { ...task, at: to })
    flow.emit({ type: 'grenadeDrifted', from: task.at, to, dud })
  },
}
