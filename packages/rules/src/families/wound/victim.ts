import { figureIn } from '../../input/command.ts'
import type { Family, VerbRule } from '../../kernel/family.ts'
import { closeQuestion, topQuestionOf, topTask } from '../../kernel/stack.ts'
import { knownFigure, markerOf, seatOf } from '../../query/figures.ts'
import { weakest } from '../../query/victims.ts'
import { refuse } from '../../state/refusal.ts'
import { hurt } from '../grenade/blast.ts'
import { strike } from '../suppression/volley.ts'

/** D16: the Italian owner's choice, and ties where `allocationTie` gives them to a player. */
const chooseVictim: VerbRule<'chooseVictim'> = {
  answers: ['victim'],
  read: (raw, seat) => ({ verb: 'chooseVictim', seat, figure: figureIn(raw) }),
  check(state, command) {
    const question = topQuestionOf(state, 'victim')
    if (question?.among.includes(command.figure)) return { command }
    return refuse(question?.rule ?? 'SF-14', 'noSuchVictim', { figure: command.figure })
  },
  resolve(flow, { command }) {
    closeQuestion(flow, 'victim')
    const task = topTask(flow.state)
    if (task?.kind === 'grenade') hurt(flow, task, command.figure)
    else if (task?.kind === 'volley' && task.markers[0]) {
      const marker = markerOf(flow.state, task.markers[0])
      if (marker?.kind === 'suppressionFire') strike(flow, task, marker, command.figure)
    }
  },
}

/** Who takes a wound that somebody hands out — SF-14, SF-16, GREN-11. */
export const victim: Family = {
  name: 'victim',
  verbs: { chooseVictim },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    const question = topQuestionOf(state, 'victim')
    if (seat && question) for (const figure of question.among) yield { verb: 'chooseVictim', seat, figure }
  },
  defaults: {
    victim(state, question, side, chance) {
      const seat = seatOf(state, side)
      const among = weakest(
        state,
        question.among.map((id) => knownFigure(state, id)),
      )
      const chosen = among[among.length > 1 ? chance.int(among.length) : 0]
      return seat && chosen && { verb: 'chooseVictim', seat, figure: chosen.id }
    },
  },
}
