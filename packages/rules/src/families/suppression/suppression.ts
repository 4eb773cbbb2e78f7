import { figureIn } from '../../input/command.ts'
import type { Family, VerbRule } from '../../kernel/family.ts'
import { advanceTask, closeQuestion, topQuestionOf, topTask } from '../../kernel/stack.ts'
import { seatOf } from '../../query/figures.ts'
import { ofSide } from '../../state/ids.ts'
import { refuse } from '../../state/refusal.ts'
import { joinCandidates, joining } from './join.ts'
import { startSuppression } from './start.ts'
import { collapseFallen, collapseWaiting, suppressAllInside } from './upkeep.ts'
import { advanceVolley, openVolleys } from './volley.ts'

/** D17. */
const chooseSix: VerbRule<'chooseSix'> = {
  answers: ['sixes'],
  read: (raw, seat) => ({ verb: 'chooseSix', seat, participant: figureIn(raw, 'participant') }),
  check(state, command) {
    const question = topQuestionOf(state, 'sixes')
    if (question?.among.includes(command.participant)) return { command }
    return refuse('SF-15', 'noSuchSix', { participant: command.participant })
  },
  resolve(flow, { command }) {
    closeQuestion(flow, 'sixes')
    const task = topTask(flow.state)
    if (task?.kind !== 'volley') return
    const rest = task.sixes.filter((six) => six !== command.participant)
    advanceTask(flow, { ...task, sixes: [command.participant, ...rest], step: 'victim' })
  },
}

/** Suppression Fire — SF-01 … SF-21. */
export const suppression: Family = {
  name: 'suppression',
  verbs: { startSuppression, ...joining, chooseSix },
  advance: { volley: advanceVolley },
  reactions: { standingCleared: collapseFallen, eliminated: collapseFallen },
  turn: { flags: suppressAllInside, volleys: openVolleys, end: collapseWaiting },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat) return
    const sixes = topQuestionOf(state, 'sixes')
    if (sixes) for (const participant of sixes.among) yield { verb: 'chooseSix', seat, participant }
    else if (ofSide(state.sides, side).tokens >= state.rules.sfCost) yield* joinCandidates(state, side, seat)
  },
  defaults: {
    sixes(state, question, side) {
      const seat = seatOf(state, side)
      const participant = question.among[0]
      return seat && participant && { verb: 'chooseSix', seat, participant }
    },
  },
}
