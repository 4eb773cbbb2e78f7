import type { Figure } from '@tactic48/rules'
import { createContext, useContext } from 'react'
import type { Hit, Prospect } from '../interactions/interaction.ts'
import type { Shooting, ShotInView } from './shot.ts'

/** What the player is about to do, and what would come of it. */
interface Planned {
  readonly actor: Figure | undefined
  readonly prospect: Prospect | undefined
  readonly shooting: Shooting | undefined
  readonly shot: ShotInView | undefined
  readonly hits: readonly Hit[]
}

export const PlannedContext = createContext<Planned>({
  actor: undefined,
  prospect: undefined,
  shooting: undefined,
  shot: undefined,
  hits: [],
})

export const usePlanned = (): Planned => useContext(PlannedContext)
