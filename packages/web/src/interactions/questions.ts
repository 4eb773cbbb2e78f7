import { type Command, callOptions, EDGES, figureOf, objectivesAt } from '@tactic48/rules'
import { shotsAfterMove } from '../play/lookAhead.ts'
import type { Situation } from '../play/situation.ts'

/** All answers to a question that is answered by one of a few, in the order in which they are offered. */
export function answersTo({ state, question, seat, side }: Situation): readonly Command[] {
  if (!question || !seat || !side) return []
  switch (question.kind) {
    case 'takeCover':
      return [true, false].map((take) => ({ verb: 'reactTakeCover', seat, take }))
    case 'opportunityFire':
      return [
        ...question.offers.map(({ marker, target }) => ({ verb: 'opportunityShot', seat, marker, target }) as const),
        { verb: 'holdFire', seat },
      ]
    case 'continueMove':
      return [true, false].map((go) => ({ verb: 'continueMove', seat, go }))
    case 'afterShot':
      return [...shotsAfterMove(state, seat, question.figure), { verb: 'skipShot', seat }]
    case 'victim':
      return question.among.map((figure) => ({ verb: 'chooseVictim', seat, figure }))
    case 'sixes':
      return question.among.map((participant) => ({ verb: 'chooseSix', seat, participant }))
    case 'opponent':
      return question.among.map((figure) => ({ verb: 'chooseOpponent', seat, figure }))
    case 'draw':
      return [true, false].map((accept) => ({ verb: 'answerDraw', seat, accept }))
    case 'undo':
      return [true, false].map((accept) => ({ verb: 'answerUndo', seat, accept }))
    case 'edge':
      return EDGES.map((edge) => ({ verb: 'chooseEdge', seat, edge }))
    case 'objective': {
      const edge = state.table.edges?.[side]
      return (edge ? objectivesAt(state, edge) : []).map(({ id }) => ({ verb: 'nameObjective', seat, element: id }))
    }
    case 'callKind':
      return question.among.map((kind) => ({ verb: 'chooseCall', seat, kind }))
    case 'selfCall': {
      const officer = figureOf(state, question.officer)
      const { kinds = [], credits = 0 } = officer ? callOptions(state, officer) : {}
      const call = { verb: 'call', seat, figure: question.officer } as const
      const calls = [call, ...kinds.map(({ kind }) => ({ ...call, kind }))]
      // D44.
      const owed = credits > 0 ? calls.map((one) => ({ ...one, credit: true })) : []
      return [...calls, ...owed, { verb: 'pass', seat }]
    }
    case 'raise': {
      const { tokens } = state.sides[side]
      return [
        ...Array.from({ length: tokens }, (_, i) => ({ verb: 'raise', seat, tokens: i + 1 }) as const),
        { verb: 'pass', seat },
      ]
    }
    case 'window':
      return [{ verb: 'pass', seat }]
    default:
      return []
  }
}

/** The answer that names this Character. */
export const answerNaming = (play: Situation, id: string): Command | undefined =>
  answersTo(play).find(
    (answer) =>
      (answer.verb === 'chooseVictim' && answer.figure === id) ||
      (answer.verb === 'chooseOpponent' && answer.figure === id) ||
      (answer.verb === 'chooseSix' && answer.participant === id),
  )
