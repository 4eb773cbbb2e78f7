import type { CardId } from './ids.ts'

/** One Character of a force with the weapon cards assigned to it. */
export interface Enlisted {
  readonly card: CardId
  readonly assigned: readonly CardId[]
  readonly name?: string
}

export interface Force {
  readonly faction: string
  readonly characters: readonly Enlisted[]
}
