import { type ReactElement, type ReactNode, useMemo, useRef } from 'react'
import { prospectFor } from '../input/active.ts'
import { interactionOf } from '../interactions/actions.ts'
import type { Prospect } from '../interactions/interaction.ts'
import { useAffected } from './Affected.tsx'
import { PlannedContext } from './plannedContext.ts'
import { usePlay } from './playContext.ts'
import { useShooting, useShot } from './shot.ts'
import { actorIn } from './situation.ts'
import { useTable, useVerb } from './tableStore.ts'

/** Follows the pointer: those inside who ask for the plan are drawn again with it, and nobody else. */
export function PlanFollows({ children }: { children: ReactNode }): ReactElement {
  const play = usePlay()
  const selected = useTable((table) => table.selected)
  const draft = useTable((table) => table.draft)
  const verb = useVerb()
  const actor = actorIn(play, selected)
  const prospect = useSteady(useMemo(() => prospectFor(play, draft), [play, draft]))
  const shooting = useShooting(play, prospect, verb && interactionOf(verb).shoots)
  const shot = useShot(play, actor, shooting)
  const hits = useAffected(prospect)
  const planned = useMemo(() => ({ actor, prospect, shooting, shot, hits }), [actor, prospect, shooting, shot, hits])
  return <PlannedContext.Provider value={planned}>{children}</PlannedContext.Provider>
}

/** What an order brings is foreseen elsewhere: its plan stays the same here until it is judged otherwise, wherever it points. */
function useSteady(prospect: Prospect | undefined): Prospect | undefined {
  const last = useRef(prospect)
  if (verdictOf(last.current) === undefined || verdictOf(last.current) !== verdictOf(prospect)) last.current = prospect
  return last.current
}

function verdictOf(prospect: Prospect | undefined): string | undefined {
  if (prospect?.command?.verb !== 'giveOrder') return undefined
  const { figure, command, plan, refusal, blind } = prospect
  return JSON.stringify([figure.id, command.order.kind, plan?.price, refusal, blind])
}
