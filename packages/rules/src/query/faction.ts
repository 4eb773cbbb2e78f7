import type { RuleSet } from '../editions/ruleSet.ts'
import type { CardFace, CharacterCard } from '../state/card.ts'
import { type Faction, USUAL_SQUAD } from '../state/faction.ts'
import { own } from '../state/ids.ts'
import type { CardBook } from '../state/state.ts'

const NO_DATA: Faction = { squadSize: USUAL_SQUAD, platoonMortar: false }

/** HOUSE-19: what the book says of a faction; where it says nothing, or its data are not used, what all others have. */
export function factionData({ house }: Pick<RuleSet, 'house'>, { factions = {} }: CardBook, id: string): Faction {
  return (house.factionData ? own(factions, id) : undefined) ?? NO_DATA
}

/** HOUSE-09: factions whose cards and men this one may have in its force in the theatre. */
export const alliesOf = ({ allies = {} }: Faction, theatre: string | undefined): readonly string[] =>
  (theatre !== undefined ? own(allies, theatre) : undefined) ?? []

/** Abilities that a face prints: basic ones (CMD, CAMO) and those of the company layer. */
export const ABILITIES = [
  'command',
  'camouflage',
  'advancePlanning',
  'call',
  'contactHq',
  'takeInitiative',
  'feint',
  'firstAid',
  'rider',
  'biker',
  'stretcher',
] as const satisfies readonly (keyof CardFace)[]

/** FORCE-09: those that nobody without a company edition can use. */
export const COMPANY_ABILITIES = ABILITIES.filter((name) => name !== 'command' && name !== 'camouflage')

const has = (face: CardFace, name: (typeof ABILITIES)[number]): boolean =>
  face[name] !== undefined && face[name] !== false && face[name] !== 0

export const hasAny = ({ healthy, wounded }: CharacterCard, names: readonly (typeof ABILITIES)[number][]): boolean =>
  names.some((name) => has(healthy, name) || (wounded !== undefined && has(wounded, name)))
