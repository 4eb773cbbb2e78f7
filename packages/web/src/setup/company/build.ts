import type { Faction } from '@tactic48/content'
import type { Force, ForceContext, GameState, MendedFault, SideId, UnitSpec } from '@tactic48/rules'
import { createContext, useContext } from 'react'
import { type FaultPlace, samePlace } from './faultPlaces.ts'
import type { Group, Tree } from './units.ts'
import type { Carry } from './useCarry.ts'
import type { ForceWords } from './useForceWords.ts'

export interface PlacedFault {
  readonly fault: MendedFault
  readonly place: FaultPlace
}

/** What lies on the screen of the builder: a part of the organisation, or the vehicles. */
export type Page = 'headquarters' | 'vehicles' | `platoon ${string}`

/** The force being built, for all parts of its screen. */
export interface Build {
  readonly side: SideId
  /** Whether the shelf may be looked at. */
  readonly keeps: boolean
  readonly state: GameState
  readonly context: ForceContext
  readonly faction: Faction | undefined
  /** All that there are, allies among them. */
  readonly factions: readonly Faction[]
  readonly force: Force
  readonly tree: Tree
  readonly faults: readonly PlacedFault[]
  readonly words: ForceWords
  /** As it is now: of two presses in a row the second begins from what the first has done. */
  readonly now: () => Force
  readonly change: (force: Force) => void
  readonly page: Page
  readonly setPage: (page: Page) => void
  /** Whose sheet is open. */
  readonly opened: number | undefined
  readonly open: (at: number | undefined) => void
  /** New men join this one. */
  readonly target: Group
  readonly setTarget: (unit: UnitSpec) => void
  readonly openUnit: (unit: UnitSpec) => void
  readonly carry: Carry
  readonly moveMan: (at: number, unit: UnitSpec, before?: number) => void
  /** Lifted by the keyboard, with the force as it was before. */
  readonly lifted: { readonly at: number; readonly before: Force } | undefined
  readonly lift: (at: number | undefined) => void
  readonly putBack: () => void
}

const BuildContext = createContext<Build | undefined>(undefined)

export const BuildProvider = BuildContext.Provider

export function useBuild(): Build {
  const build = useContext(BuildContext)
  if (!build) throw new Error('there is no force under construction here')
  return build
}

export const faultsAt = ({ faults }: Build, place: FaultPlace): readonly MendedFault[] =>
  faults.filter((one) => samePlace(one.place, place)).map(({ fault }) => fault)

/** Whether something is wrong in a group: with it or with one of its men. */
export const isFaulty = ({ faults }: Build, { key, men }: Group): boolean =>
  faults.some(
    ({ place }) =>
      (place.of === 'unit' && place.key === key) || (place.of === 'man' && men.some(({ at }) => at === place.at)),
  )
