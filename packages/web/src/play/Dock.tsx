import { opponentOf, SIDES, topQuestion } from '@tactic48/rules'
import { memo, type ReactElement, useEffect } from 'react'
import { useScreen } from '../session/useScreen.ts'
import { initiatorOf } from './bid/attempt.ts'
import { BidPanel, BidWaiting } from './bid/BidPanel.tsx'
import { leaveBid } from './bid/bidding.ts'
import { RaisePanel } from './bid/RaisePanel.tsx'
import { FaceDown } from './hand/FaceDown.tsx'
import { HandEdge, HandPanel } from './hand/HandPanel.tsx'
import { useHand } from './hand/handStore.ts'
import { isFaceDown, sideInFront } from './hand/heldCards.ts'
import { putCardBack } from './hand/playing.ts'
import { usePlay } from './playContext.ts'
import { usePart, useTable } from './tableStore.ts'
import { useIsPromised } from './window/promised.ts'
import { passesBy } from './window/standing.ts'
import { useStanding } from './window/useStanding.ts'
import { WindowPanel } from './window/WindowPanel.tsx'

/** The paper at the edge of the table: a window, a bid, or the own hand. */
export const Dock = memo(function Dock(): ReactElement | undefined {
  const play = usePlay()
  const { state, question, seat, side } = play
  const moment = useTable((table) => table.moment)
  const { open } = useHand()
  const officer = usePart('officer')
  const since = question?.since
  const front = sideInFront(play)
  const { wanted } = useScreen()
  const [standing] = useStanding(side ?? 'blue')
  const promised = useIsPromised(question)
  // What was begun for another question is put back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every question
  useEffect(() => {
    putCardBack()
    leaveBid()
  }, [since, side])
  if (wanted || promised || moment !== undefined || state.phase !== 'play') return undefined
  if (question && seat && side) {
    const tries = officer ?? initiatorOf(state)
    if (question.kind === 'sealedNumber' && tries) {
      return <BidPanel side={side} seat={seat} officer={tries} planned={false} />
    }
    if (question.kind === 'raise') return <RaisePanel question={question} side={side} seat={seat} />
    if (question.kind === 'window') {
      if (passesBy(standing, state, question)) return undefined
      return officer ? (
        <BidPanel side={side} seat={seat} officer={officer} planned />
      ) : (
        <WindowPanel key={question.since} question={question} side={side} seat={seat} />
      )
    }
  }
  const top = topQuestion(state)
  if (!side && top?.kind === 'sealedNumber') {
    const sealed = SIDES.find((one) => top.answers[one]?.value !== undefined && top.awaiting.includes(opponentOf(one)))
    if (sealed) return <BidWaiting side={sealed} value={top.answers[sealed]?.value} />
  }
  if (question && side && question.kind !== 'action') return undefined
  if (side && isFaceDown(state, side)) return <FaceDown side={side} />
  if (!front) return undefined
  return open ? <HandPanel side={front} /> : <HandEdge side={front} />
})
