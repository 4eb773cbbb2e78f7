import { type Disc, distance, type SightClass, sightClass, within } from '@tactic48/geometry'
import { type Edition, sightRules } from './editions.ts'
import { FARM_GROUND } from './farmGround.ts'
import { type ShownSight, showSight } from './shownSight.ts'
import { baseAt, present, type SightState } from './sightStore.ts'

/** FIRE-03: the short band ends at 10 u, inclusive. */
const SHORT = 10_000

export interface Answer extends ShownSight {
  readonly others: readonly Disc[]
  readonly distance: number
  readonly band: 'short' | 'long'
  readonly back: SightClass
  readonly byEdition: Readonly<Record<Edition, SightClass>>
}

/** The whole question of the page: what the shooter sees of the target, why, and what each edition says. */
export function answerOf(state: Pick<SightState, 'places' | 'shooter' | 'edition' | 'openTest' | 'layers'>): Answer {
  const target = state.shooter === 'sergeant' ? 'rifleman' : 'sergeant'
  const from = baseAt(state.places[state.shooter])
  const to = baseAt(state.places[target])
  const others = present(state).map((id) => baseAt(state.places[id]))
  const rules = sightRules(state.edition, state.openTest)
  const read = (edition: Edition): SightClass =>
    sightClass(FARM_GROUND, from, to, sightRules(edition, state.openTest), others)
  return {
    ...showSight(FARM_GROUND, from, to, rules, others),
    others,
    distance: distance(from, to),
    band: within(from, to, SHORT) ? 'short' : 'long',
    back: sightClass(FARM_GROUND, to, from, rules, others),
    byEdition: { 'qs-en': read('qs-en'), 'qs-it': read('qs-it'), 'qs-es': read('qs-es') },
  }
}
