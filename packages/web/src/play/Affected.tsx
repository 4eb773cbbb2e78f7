import { baseRadius, topTask } from '@tactic48/rules'
import { type ReactElement, useDeferredValue, useMemo } from 'react'
import { activeDraft } from '../input/active.ts'
import { interactionOf } from '../interactions/actions.ts'
import { partOf } from '../interactions/draft.ts'
import { driftTo } from '../interactions/drift.ts'
import { caughtAt } from '../interactions/hits.ts'
import type { Hit, Prospect } from '../interactions/interaction.ts'
import { answerIn, useAnswerInHand } from './call/answer.ts'
import { asHits, endangeredNow } from './call/useEndangered.ts'
import { usePlay } from './playContext.ts'
import { useTable, useVerb } from './tableStore.ts'

const NOBODY: readonly Hit[] = []

/** Who is affected by the marker that is about to be put down. */
export function useAffected(prospect: Prospect | undefined): readonly Hit[] {
  const play = usePlay()
  const { state, question } = play
  const changed = useDeferredValue(useAnswerInHand())
  const verb = useVerb()
  const goal = useTable((table) =>
    partOf(question?.kind === 'drift' ? activeDraft(play, table.draft) : table.draft, 'goal'),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: reckoned again when the answer in hand has changed
  return useMemo(() => {
    const inHand = answerIn(play)
    if (inHand) return asHits(endangeredNow(play, inHand.command))
    if (question?.kind === 'drift') {
      const task = topTask(state)
      return task?.kind === 'grenade' ? caughtAt(state, task, goal ? driftTo(question, goal) : question.from) : NOBODY
    }
    if (question?.kind === 'window' && question.after === 'grenadeThrown') {
      const task = topTask(state)
      return task?.kind === 'grenade' ? caughtAt(state, task, task.at) : NOBODY
    }
    if (!verb || !prospect || !goal || prospect.blind) return NOBODY
    return interactionOf(verb).area?.hits(state, prospect, goal) ?? NOBODY
  }, [state, question, prospect, goal, verb, changed])
}

/** A ring round each of them, above the figures: crossed for harm, dotted for whom it does not touch. */
export function Affected({ hits }: { hits: readonly Hit[] }): ReactElement {
  const { state } = usePlay()
  const r = baseRadius(state.rules) + 190
  return (
    <g className="affected">
      {hits.map(({ figure: { id, position }, kind }) => (
        <g
          key={id}
          className={kind}
          data-affected={id}
          data-effect={kind}
          transform={`translate(${position.x} ${position.y})`}
        >
          <circle className="affected-key" r={r} />
          <circle className="affected-ring" r={r} />
        </g>
      ))}
    </g>
  )
}
