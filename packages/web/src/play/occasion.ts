import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import type { Extent } from '../table/camera.ts'

/** What the table is used for beside a game of one's own, such as a lesson: what it brings, and what it has no use for. */
export interface Occasion {
  readonly title: string
  readonly back: { readonly href: string; readonly label: string }
  /** What the camera shows first, in u. */
  readonly opening: Extent
  /** Both sides count their losses. */
  readonly losses: boolean
  /** In the rail instead of what the game is played for; folded, it leaves the room to what is being done. */
  readonly Brief: (props: { readonly folded: boolean }) => ReactElement
  /** Over the figures, in 1/1000 u. */
  readonly drawing: ReactNode
  /** Paper on the table. */
  readonly tags: ReactNode
  /** In the menu instead of saving, replay, draw and resignation. */
  readonly menu: ReactNode
}

export const OccasionContext = createContext<Occasion | undefined>(undefined)

export const useOccasion = (): Occasion | undefined => useContext(OccasionContext)
