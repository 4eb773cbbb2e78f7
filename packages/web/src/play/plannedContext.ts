import type { Figure } from '@tactic48/rules'
import { createContext, useContext } from 'react'
import type { Shooting, ShotInView } from './useShot.ts'
import type { Draft, Hit } from './verbs/verb.ts'

/** What the player is about to do, and what would come of it. */
interface Planned {
  readonly actor: Figure | undefined
  readonly draft: Draft | undefined
  readonly shooting: Shooting | undefined
  readonly shot: ShotInView | undefined
  readonly hits: readonly Hit[]
}

export const PlannedContext = createContext<Planned>({
  actor: undefined,
  draft: undefined,
  shooting: undefined,
  shot: undefined,
  hits: [],
})

export const usePlanned = (): Planned => useContext(PlannedContext)
