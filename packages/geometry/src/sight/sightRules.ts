/** LOS-06: who must see the whole of the target, all points of the shooter together or one of them alone. */
export const OPEN_TESTS = ['union', 'singlePoint'] as const
export type OpenTest = (typeof OPEN_TESTS)[number]

/** LOS-07: how an element is found too near to the shooter to give cover. */
export const NEAR_COVERS = ['nearestPoint', 'attackDistance', 'crossingPoint', 'never'] as const
export type NearCover = (typeof NEAR_COVERS)[number]

/** LOS-08: when another Character's base gives cover. */
export const CHARACTER_TESTS = ['centreLine', 'wholeBase'] as const
export type CharacterTest = (typeof CHARACTER_TESTS)[number]

export const SIGHT_CLASSES = ['none', 'partial', 'open'] as const
export type SightClass = (typeof SIGHT_CLASSES)[number]

/** What the editions and options leave open in LOS-14. */
export interface SightRules {
  readonly openTest: OpenTest
  readonly nearCover: NearCover
  readonly nearDistance: number
  readonly charactersGiveCover: boolean
  readonly characterTest: CharacterTest
  readonly nearIgnoresCharacters: boolean
  /** Whether a Partial area that both bases overlap covers the target; if not, one that contains both counts for nothing. */
  readonly sharedAreaCovers: boolean
}
