import type { Figure } from '@tactic48/rules'
import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react'
import { useAffected } from './Affected.tsx'
import { usePlay } from './playContext.ts'
import { actorIn, draftFor } from './situation.ts'
import { useIntent } from './tableStore.ts'
import { type Shooting, type ShotInView, useShooting, useShot } from './useShot.ts'
import type { Draft, Hit } from './verbs/verb.ts'
import { entryOf } from './verbs/verbs.ts'

/** What the player is about to do, and what would come of it. */
interface Planned {
  readonly actor: Figure | undefined
  readonly draft: Draft | undefined
  readonly shooting: Shooting | undefined
  readonly shot: ShotInView | undefined
  readonly hits: readonly Hit[]
}

const PlannedContext = createContext<Planned>({
  actor: undefined,
  draft: undefined,
  shooting: undefined,
  shot: undefined,
  hits: [],
})

export const usePlanned = (): Planned => useContext(PlannedContext)

/** Follows the pointer: those inside who ask for the plan are drawn again with it, and nobody else. */
export function PlanFollows({ children }: { children: ReactNode }): ReactElement {
  const play = usePlay()
  const intent = useIntent()
  const actor = actorIn(play, intent.selected)
  const draft = useMemo(() => draftFor(play, intent), [play, intent])
  const shooting = useShooting(play, draft, intent.verb && entryOf(intent.verb).shoots)
  const shot = useShot(play, actor, shooting)
  const hits = useAffected(draft)
  const planned = useMemo(() => ({ actor, draft, shooting, shot, hits }), [actor, draft, shooting, shot, hits])
  return <PlannedContext.Provider value={planned}>{children}</PlannedContext.Provider>
}
