import { type Battlefield, cardBookOf, QUICK_START_FACTIONS, type ReadyForce } from '@tactic48/content'
import type { OptionValues } from '@tactic48/rules'
import { type NewGame, type QsEdition, ruleSetOf, type SideId } from '@tactic48/rules'
import { SEATS } from './seats.ts'

export interface QuickStart {
  readonly edition: QsEdition
  readonly options?: OptionValues
  readonly gameType: 'skirmish' | 'mission'
  readonly battlefield: Battlefield
  readonly forces: { readonly [side in SideId]: ReadyForce }
}

/** Ready forces on a ready table: only edges, deployment and the game itself are left. */
export function quickStartSpec({ edition, options, gameType, battlefield, forces }: QuickStart): NewGame {
  const played = [forces.blue.force.faction, forces.ember.force.faction]
  return {
    start: 'setup',
    rules: ruleSetOf({ qs: edition, ...(options ? { options } : {}) }),
    cards: cardBookOf(QUICK_START_FACTIONS.filter(({ id }) => played.includes(id))),
    seats: { [SEATS.blue]: 'blue', [SEATS.ember]: 'ember' },
    gameType,
    agreedAp: Math.max(forces.blue.ap, forces.ember.ap),
    table: { ...battlefield.table, edges: { blue: 'south', ember: 'north' } },
    forces: { blue: forces.blue.force, ember: forces.ember.force },
  }
}
