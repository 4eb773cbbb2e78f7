import { type ReactElement, type ReactNode, useMemo, useRef } from 'react'
import { useAffected } from './Affected.tsx'
import { PlannedContext } from './plannedContext.ts'
import { usePlay } from './playContext.ts'
import { actorIn, draftFor } from './situation.ts'
import { useIntent } from './tableStore.ts'
import { useShooting, useShot } from './useShot.ts'
import type { Draft } from './verbs/verb.ts'
import { entryOf } from './verbs/verbs.ts'

/** Follows the pointer: those inside who ask for the plan are drawn again with it, and nobody else. */
export function PlanFollows({ children }: { children: ReactNode }): ReactElement {
  const play = usePlay()
  const intent = useIntent()
  const actor = actorIn(play, intent.selected)
  const draft = useSteady(useMemo(() => draftFor(play, intent), [play, intent]))
  const shooting = useShooting(play, draft, intent.verb && entryOf(intent.verb).shoots)
  const shot = useShot(play, actor, shooting)
  const hits = useAffected(draft)
  const planned = useMemo(() => ({ actor, draft, shooting, shot, hits }), [actor, draft, shooting, shot, hits])
  return <PlannedContext.Provider value={planned}>{children}</PlannedContext.Provider>
}

/** What an order brings is foreseen elsewhere: its plan stays the same here until it is judged otherwise, wherever it points. */
function useSteady(draft: Draft | undefined): Draft | undefined {
  const last = useRef(draft)
  if (verdictOf(last.current) === undefined || verdictOf(last.current) !== verdictOf(draft)) last.current = draft
  return last.current
}

function verdictOf(draft: Draft | undefined): string | undefined {
  if (draft?.command?.verb !== 'giveOrder') return undefined
  const { figure, command, plan, refusal, blind } = draft
  return JSON.stringify([figure.id, command.order.kind, plan?.price, refusal, blind])
}
