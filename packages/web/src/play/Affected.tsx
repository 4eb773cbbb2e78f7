import { baseRadius, topTask } from '@tactic48/rules'
import { type ReactElement, useDeferredValue, useMemo } from 'react'
import { answerIn, useAnswerInHand } from './call/answer.ts'
import { asHits, endangeredNow } from './call/useEndangered.ts'
import { driftTo } from './drift.ts'
import { usePlay } from './playContext.ts'
import { useTable } from './tableStore.ts'
import { caughtAt } from './verbs/hits.ts'
import type { Draft, Hit } from './verbs/verb.ts'
import { entryOf } from './verbs/verbs.ts'

const NOBODY: readonly Hit[] = []

/** Who is affected by the marker that is about to be put down. */
export function useAffected(draft: Draft | undefined): readonly Hit[] {
  const play = usePlay()
  const { state, question } = play
  const changed = useDeferredValue(useAnswerInHand())
  const verb = useTable((table) => table.verb)
  const goal = useTable((table) => table.goal)
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
    if (!verb || !draft || !goal || draft.blind) return NOBODY
    return entryOf(verb).area?.hits(state, draft, goal) ?? NOBODY
  }, [state, question, draft, goal, verb, changed])
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
