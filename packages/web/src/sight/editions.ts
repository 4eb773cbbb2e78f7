import type { OpenTest } from '@tactic48/geometry'
import { defaultRules, QS_EDITIONS, type QsEdition, type RuleSet } from '@tactic48/rules'

export const EDITIONS = QS_EDITIONS
export type Edition = QsEdition

/** LOS-06: a sheet with this reading of what is in the open. */
export const rulesRead = (edition: Edition, openTest: OpenTest): RuleSet => ({ ...defaultRules(edition), openTest })
