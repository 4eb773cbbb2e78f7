import { type Command, check, type GameState, isRefusal, type Question, type SeatId } from '@tactic48/rules'
import { useEffect } from 'react'
import { type Happening, seatFor, send, useGame } from '../game/gameStore.ts'
import type { Situation } from './situation.ts'
import { useTable } from './tableStore.ts'
import { usePromised } from './window/promised.ts'
import { actionKey, passesBy, type Standing } from './window/standing.ts'
import { useStanding } from './window/useStanding.ts'

/**
 * Answers that were given in advance: windows that a side lets pass, Take Cover and bids that were said beforehand, the target
 * of a Move & Fire. What was said for another moment than this one is asked again.
 */
export function useAnswers({ question, seat, side, state }: Situation): void {
  const [standing] = useStanding(side ?? 'blue')
  const happening = useGame((store) => store.happening)
  useEffect(() => {
    if (!question || !seat || !side) return
    const answer = answerTo({ question, seat, state, standing, happening })
    if (answer && !isRefusal(check(state, answer))) void send(answer)
  }, [question, seat, side, state, standing, happening])
}

interface Asked {
  readonly question: Question
  readonly seat: SeatId
  readonly state: GameState
  readonly standing: Standing
  readonly happening: Happening | undefined
}

function answerTo({ question, seat, state, standing, happening }: Asked): Command | undefined {
  if (question.kind === 'window') return passesBy(standing, state, question) ? { verb: 'pass', seat } : undefined
  const { cover, bid, promise } = usePromised.getState()
  const { meant, change } = useTable.getState()
  if (question.kind === 'takeCover' && cover) {
    promise({ cover: undefined })
    const same = cover.figure === question.figure && cover.action === actionKey(state)
    return same ? { verb: 'reactTakeCover', seat, take: cover.take } : undefined
  }
  if (question.kind === 'sealedNumber' && bid) {
    // At once, whoever is asked first: it must not lie open while the other is in front of the screen.
    promise({ bid: undefined })
    const by = seatFor(state, bid.side)
    const due = bid.turn === state.turn.number && question.awaiting.includes(bid.side)
    return by && due ? { verb: 'seal', seat: by, value: bid.tokens } : undefined
  }
  if (question.kind !== 'afterShot' || !meant) return undefined
  change({ meant: undefined })
  const { figure, weapon, target } = meant
  // Under fire on the way the player thinks again.
  const disturbed = happening?.events.some(({ type }) => type === 'opportunityTriggered')
  return question.figure === figure && !disturbed ? { verb: 'shootAfterMove', seat, weapon, target } : undefined
}
