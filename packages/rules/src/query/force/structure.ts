import { type Refusal, refuse } from '../../state/refusal.ts'
import type { Force } from '../../state/spec.ts'
import { stepOfRank } from '../rank.ts'
import { type ForceContext, unitName } from './context.ts'
import { error, type ForceFault, warning } from './fault.ts'
import { type Group, type Organisation, organisationOf } from './organisation.ts'

/** STRUCT-01 … STRUCT-08: the command structure of a force. */
export function structureFaults(context: ForceContext, force: Force): readonly ForceFault[] {
  if (!context.rules.company) return []
  const organisation = organisationOf(context, force)
  const faults = organisation.groups.flatMap((group) => ncoFaults(context, group))
  const officers = officersFault(context, organisation) ?? seniorFault(organisation)
  return officers ? [...faults, error(officers)] : faults
}

/** STRUCT-01 … STRUCT-03: the NCOs of one group. */
function ncoFaults({ rules }: ForceContext, { unit, men, ncos, squadSize }: Group): readonly ForceFault[] {
  const { company } = rules
  if (!company) return []
  const name = unitName(unit)
  const secondFrom = company.secondNcoFrom === 'squadSize' ? squadSize : company.secondNcoFrom
  const isSquad = men >= secondFrom || men >= squadSize
  if (men <= company.smallGroupMax && !isSquad) {
    if (ncos.length <= 1) return []
    return [error(refuse('STRUCT-01', 'tooManyNcos', { unit: name, ncos: ncos.length, limit: 1 }), unit)]
  }
  const rule = isSquad ? 'STRUCT-03' : 'STRUCT-02'
  if (ncos.length === 0) return [error(refuse(rule, 'ncoMissing', { unit: name, men }), unit)]
  if (ncos.length > 2) return [error(refuse(rule, 'tooManyNcos', { unit: name, ncos: ncos.length, limit: 2 }), unit)]
  if (ncos.length < 2 || men >= secondFrom) return []
  return [warning(refuse('STRUCT-02', 'secondNco', { unit: name, men }), unit)]
}

/** STRUCT-04 … STRUCT-08: how many officers there are. */
function officersFault({ rules }: ForceContext, organisation: Organisation): Refusal | undefined {
  const { officers, fullSquads, platoons, spareSquads, hasLargePlatoon } = organisation
  const have = officers.length
  if (fullSquads === 0) return have > 0 ? refuse('STRUCT-04', 'tooManyOfficers', { have, limit: 0 }) : undefined
  if (platoons === 0) return have > 1 ? refuse('STRUCT-05', 'tooManyOfficers', { have, limit: 1 }) : undefined
  const need = platoons >= 3 ? platoons + 1 : platoons
  if (have < need) return refuse(platoons >= 3 ? 'STRUCT-08' : 'STRUCT-06', 'officerMissing', { have, need })
  if (platoons > 1) return undefined
  const joined = spareSquads > 0 || (rules.company?.secondOfficerExtraSquad === 'any' && hasLargePlatoon)
  const limit = joined ? 2 : 1
  return have > limit ? refuse('STRUCT-07', 'tooManyOfficers', { have, limit }) : undefined
}

/** STRUCT-08: a company has an officer above all others, at least a Captain. */
function seniorFault({ officers, platoons }: Organisation): Refusal | undefined {
  if (platoons < 3) return undefined
  const steps = officers.map(({ rank }) => stepOfRank(rank)).sort((a, b) => b - a)
  const [first = 0, second = 0] = steps
  return first >= stepOfRank('captain') && first > second ? undefined : refuse('STRUCT-08', 'seniorMissing')
}
