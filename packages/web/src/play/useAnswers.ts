import {
  type Command,
  check,
  type GameState,
  isRefusal,
  type Question,
  type QuestionOf,
  type SeatId,
  type SideId,
} from '@tactic48/rules'
import { useLayoutEffect } from 'react'
import { type Happening, send, useGame } from '../game/gameStore.ts'
import { redraft } from '../input/active.ts'
import { deployPlanned, isPlacing } from './deploy/squadStore.ts'
import type { Situation } from './situation.ts'
import { type MeantOrder, useTable } from './tableStore.ts'
import { usePromised } from './window/promised.ts'
import { actionKey, passesBy, type Standing } from './window/standing.ts'
import { useStanding } from './window/useStanding.ts'

/**
 * Answers that were given in advance: windows that a side lets pass, Take Cover and bids that were said beforehand, the target
 * of a Move & Fire, how an order is carried out, where a squad deploys. What was said for another moment than this one is asked again.
 */
export function useAnswers({ question, seat, side, state }: Situation): void {
  const [standing] = useStanding(side ?? 'blue')
  const happening = useGame((store) => store.happening)
  // Before it is painted: a question that is answered already must not flash up to be pressed.
  useLayoutEffect(() => {
    if (!question || !seat || !side) return
    if (question.kind === 'deploy') {
      if (isPlacing(state, side)) deployPlanned()
      return
    }
    const answer = answerTo({ question, seat, side, state, standing, happening })
    if (answer && !isRefusal(check(state, answer))) void hand(answer, question)
  }, [question, seat, side, state, standing, happening])
}

/** What comes back refused is asked after all. */
async function hand(answer: Command, { since }: Question): Promise<void> {
  const { promise } = usePromised.getState()
  promise({ answers: since })
  await send(answer)
  if (usePromised.getState().answers === since) promise({ answers: undefined })
}

interface Asked {
  readonly question: Question
  readonly seat: SeatId
  readonly side: SideId
  readonly state: GameState
  readonly standing: Standing
  readonly happening: Happening | undefined
}

function answerTo({ question, seat, side, state, standing, happening }: Asked): Command | undefined {
  if (question.kind === 'window') return passesBy(standing, state, question) ? { verb: 'pass', seat } : undefined
  const { cover, bid, promise } = usePromised.getState()
  const { meant, meantOrder, change } = useTable.getState()
  if (question.kind === 'order' && meantOrder) {
    change({ meantOrder: undefined })
    return orderAsMeant(question, meantOrder, seat, state)
  }
  if (question.kind === 'takeCover' && cover) {
    promise({ cover: undefined })
    const same = cover.figure === question.figure && cover.action === actionKey(state)
    return same ? { verb: 'reactTakeCover', seat, take: cover.take } : undefined
  }
  if (question.kind === 'sealedNumber' && bid?.side === side) {
    promise({ bid: undefined })
    return bid.turn === state.turn.number ? { verb: 'seal', seat, value: bid.tokens } : undefined
  }
  if (question.kind !== 'afterShot' || !meant) return undefined
  change({ meant: undefined })
  const { figure, weapon, target } = meant
  // Under fire on the way the player thinks again.
  const disturbed = happening?.events.some(({ type }) => type === 'opportunityTriggered')
  return question.figure === figure && !disturbed ? { verb: 'shootAfterMove', seat, weapon, target } : undefined
}

/** ORDER-19: as it was said, where it still reaches the same men; else the choices lie ready for another look. */
function orderAsMeant(
  { officer: asked, recipients }: QuestionOf<'order'>,
  { officer, choices, men }: MeantOrder,
  seat: SeatId,
  state: GameState,
): Command | undefined {
  if (asked !== officer) return undefined
  const command = { verb: 'executeOrder', seat, ...choices } as const
  const same = men.length === recipients.length && recipients.every(({ figure }) => men.includes(figure))
  if (same && !isRefusal(check(state, command))) return command
  redraft({ choices })
  return undefined
}
