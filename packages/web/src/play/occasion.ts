import type { Point } from '@tactic48/geometry'
import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import type { Extent } from '../table/camera.ts'

/** What is drawn on the table for the eye, in words for the ear. */
export interface Sign {
  readonly name: string
  readonly at: Point
  /** It marks a place, and nothing that has a line of its own. */
  readonly place: boolean
}

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
  /** Drawing and paper as they are now, for the table as text. */
  readonly Signs: (props: { readonly told: (signs: readonly Sign[]) => ReactElement }) => ReactElement
  /** Its own hints instead of the opponent's. */
  readonly askHint: () => void
  /** In the menu instead of saving, replay, draw and resignation. */
  readonly menu: ReactNode
}

export const OccasionContext = createContext<Occasion | undefined>(undefined)

export const useOccasion = (): Occasion | undefined => useContext(OccasionContext)
