import { alliesOf, type Force, type ForceContext, factionData, foreignCards, foreignLimit } from '@tactic48/rules'

/** FORCE-08: other factions of these whose men may be attached; without a theatre, or without its limits, all of them. */
export function alliedFactions(context: ForceContext, own: string, factions: readonly string[]): readonly string[] {
  const { rules, cards, theatre } = context
  const others = factions.filter((id) => id !== own)
  if (theatre === undefined || !rules.house.alliedLimits) return others
  const allies = alliesOf(factionData(rules, cards, own), theatre)
  return others.filter((id) => allies.includes(id))
}

/** HOUSE-09: whose weapon and upgrade cards may be given, and how many of them are left; undefined = no limit. */
export interface AlliedCards {
  readonly factions: readonly string[]
  readonly left: number | undefined
  readonly limit: number | undefined
}

export function alliedCards(context: ForceContext, force: Force, factions: readonly string[]): AlliedCards {
  const { rules, theatre } = context
  if (!rules.house.alliedLimits) {
    return { factions: factions.filter((id) => id !== force.faction), left: undefined, limit: undefined }
  }
  if (theatre === undefined) return { factions: [], left: 0, limit: 0 }
  const limit = foreignLimit(context, force)
  return {
    factions: alliedFactions(context, force.faction, factions),
    left: Math.max(0, limit - foreignCards(context, force).length),
    limit,
  }
}
