import type { Family, VerbRule } from '../kernel/family.ts'
import type { Flow } from '../kernel/flow.ts'
import { advanceTask, ask, closeQuestion, closeTask, topQuestionOf, topTask } from '../kernel/stack.ts'
import { faceOf, isOnTable, knownFigure, seatOf } from '../query/figures.ts'
import type { FigureId } from '../state/ids.ts'
import { refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import type { FightTask } from '../state/task.ts'
import { duel } from './fight/duel.ts'

/** H2H-08: one after another, as long as the mover stands. */
function advanceFight(flow: Flow, task: FightTask): void {
  const mover = knownFigure(flow.state, task.mover)
  const [first, ...others] = task.opponents
  if (first === undefined || !isOnTable(mover)) closeTask(flow, 'fight')
  else if (others.length === 0) fightOne(flow, task, first)
  else ask(flow, { kind: 'opponent', awaiting: [mover.side], figure: mover.id, among: task.opponents })
}

function fightOne(flow: Flow, task: FightTask, opponent: FigureId): void {
  const verdict = duel(flow, task.mover, opponent)
  if (flow.state.phase === 'over') return
  const opponents = task.opponents.filter((other) => other !== opponent)
  // H2H-04: after a standoff the mover steps back from all of them.
  if (verdict === 'standoff' || opponents.length === 0) closeTask(flow, 'fight')
  else advanceTask(flow, { ...task, opponents })
}

const chooseOpponent: VerbRule<'chooseOpponent'> = {
  check(state, command) {
    const among = topQuestionOf(state, 'opponent')?.among ?? []
    return among.includes(command.figure)
      ? { command }
      : refuse('H2H-08', 'notTouched', { figure: String(command.figure) })
  },
  resolve(flow, { command }) {
    const task = topTask(flow.state)
    if (task?.kind !== 'fight') return
    closeQuestion(flow, 'opponent')
    fightOne(flow, task, command.figure)
  },
}

/** D20. */
function weakest(state: GameState, among: readonly FigureId[]): FigureId | undefined {
  const h2h = (id: FigureId): number => faceOf(state, knownFigure(state, id)).h2h
  return [...among].sort((a, b) => h2h(a) - h2h(b))[0]
}

/** Hand to hand — H2H-01 … H2H-13. */
export const handToHand: Family = {
  name: 'handToHand',
  verbs: { chooseOpponent },
  advance: { fight: advanceFight },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    const question = topQuestionOf(state, 'opponent')
    if (!seat || !question) return
    for (const figure of question.among) yield { verb: 'chooseOpponent', seat, figure }
  },
  defaults: {
    opponent(state, question, side) {
      const seat = seatOf(state, side)
      const figure = weakest(state, question.among)
      return seat && figure && { verb: 'chooseOpponent', seat, figure }
    },
  },
}
