import type { Item } from '../state/event.ts'
import type { FigureId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import { isAtAidStation } from './aid.ts'
import { figureOf } from './figures.ts'

/** MEDIC-05, EVAC-03, AID-02: the score that the die of a medic needs, with the items that make it. */
export interface CareNeed {
  readonly score: number
  readonly items: readonly Item<'treatment' | 'casualtyCheck' | 'aidStation'>[]
}

/** AID-02: medic or patient inside or in contact. */
const isNearby = (state: GameState, ids: readonly FigureId[]): boolean =>
  ids.some((id) => {
    const figure = figureOf(state, id)
    return figure !== undefined && isAtAidStation(state, figure)
  })

const needOf = (base: CareNeed['items'][number], bonus: number): CareNeed =>
  bonus === 0
    ? { score: base.value, items: [base] }
    : { score: base.value - bonus, items: [base, { rule: 'AID-02', code: 'aidStation', value: -bonus }] }

export function healNeed(state: GameState, medic: FigureId, patient: FigureId): CareNeed {
  const { firstAidHealOn = 4, aidStationBonus = 0 } = state.rules.company ?? {}
  const bonus = isNearby(state, [medic, patient]) ? aidStationBonus : 0
  return needOf({ rule: 'MEDIC-05', code: 'treatment', value: firstAidHealOn }, bonus)
}

/** EVAC-03: without the bonus, unless a game says otherwise. */
export function checkNeed(state: GameState, medic: FigureId, casualty: FigureId): CareNeed {
  const { casualtyAliveOn = 4, aidStationBonus = 0, aidBonusOnCasualtyCheck = false } = state.rules.company ?? {}
  const bonus = aidBonusOnCasualtyCheck && isNearby(state, [medic, casualty]) ? aidStationBonus : 0
  return needOf({ rule: 'EVAC-03', code: 'casualtyCheck', value: casualtyAliveOn }, bonus)
}
