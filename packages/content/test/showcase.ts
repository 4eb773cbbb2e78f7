import { type CardId, type CharacterCard, ruleSetOf } from '@tactic48/rules'
import { LARGE_BATTLEFIELDS } from '../src/battles/battles.ts'
import { BATTLEFIELDS, FACTIONS } from '../src/index.ts'
import type { Showcase } from '../src/showcase.ts'
import { battlefield, ground, named, readyForce } from './battles.ts'

const FIELD = 'crossroads'
const FORCES = { blue: 'us-airborne/strike', ember: 'de-infantry/squad' } as const

/** What `npm run showcase` writes. */
export function showcase(): Showcase {
  const forces = { blue: readyForce(FORCES.blue).force, ember: readyForce(FORCES.ember).force }
  const all = FACTIONS.flatMap(({ characters }) => characters)
  const fielded = [...forces.blue.characters, ...forces.ember.characters].map(({ card }) => card)
  const characters: Record<CardId, CharacterCard> = {}
  for (const card of fielded) characters[card] = named(all, card)
  return {
    table: ground(battlefield(FIELD)),
    rules: ruleSetOf({ qs: 'qs-en' }),
    cards: { characters, weapons: {} },
    forces,
    fieldNames: Object.fromEntries([...BATTLEFIELDS, ...LARGE_BATTLEFIELDS].map(({ id, name }) => [id, name])),
  }
}
