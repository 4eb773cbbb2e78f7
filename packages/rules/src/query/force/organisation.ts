import type { Rank } from '../../editions/sheet.ts'
import { own } from '../../state/ids.ts'
import type { Force, UnitSpec } from '../../state/spec.ts'
import { menOn } from '../assigned.ts'
import { factionData } from '../faction.ts'
import { isNcoRank, isOfficerRank } from '../rank.ts'
import type { ForceContext } from './context.ts'

/** STRUCT-08: those who are listed together, their officers left out. */
export interface Group {
  readonly unit: UnitSpec
  /** Figures. */
  readonly men: number
  /** Indices in the list of the force. */
  readonly members: readonly number[]
  readonly ncos: readonly number[]
  /** HOUSE-19: men of a full squad of its faction. */
  readonly squadSize: number
}

export interface Officer {
  readonly index: number
  readonly rank: Rank
}

/** FORCE-08, STRUCT-08. */
export interface Organisation {
  readonly groups: readonly Group[]
  readonly officers: readonly Officer[]
  /** Complete ones, and those made up of three squads of incomplete ones. */
  readonly platoons: number
  readonly fullSquads: number
  /** Full squads outside every platoon. */
  readonly spareSquads: number
  /** A platoon has more than its three full squads. */
  readonly hasLargePlatoon: boolean
}

/** STRUCT-06. */
export const SQUADS_IN_A_PLATOON = 3

const keyOf = (...names: readonly (string | undefined)[]): string => JSON.stringify(names.map((name) => name ?? null))

type Building = { -readonly [K in keyof Group]: Group[K] } & { members: number[]; ncos: number[] }

function groupsOf({ rules, cards }: ForceContext, force: Force): readonly Group[] {
  const groups = new Map<string, Building>()
  force.characters.forEach(({ card, unit = {} }, index) => {
    const printed = own(cards.characters, card)
    if (!printed || isOfficerRank(printed.rank)) return
    const { company, platoon, squad } = unit
    const key = keyOf(company, platoon, squad)
    let group = groups.get(key)
    if (!group) {
      const { squadSize } = factionData(rules, cards, printed.faction)
      group = { unit: namesOf(unit), men: 0, members: [], ncos: [], squadSize }
      groups.set(key, group)
    }
    group.men += menOn(cards, card)
    group.members.push(index)
    if (isNcoRank(printed.rank)) group.ncos.push(index)
  })
  return [...groups.values()]
}

const namesOf = ({ company, platoon, squad }: UnitSpec): UnitSpec => ({
  ...(company !== undefined && { company }),
  ...(platoon !== undefined && { platoon }),
  ...(squad !== undefined && { squad }),
})

/** A force as it is organised: who is listed with whom, its squads and platoons. */
export function organisationOf(context: ForceContext, force: Force): Organisation {
  const groups = groupsOf(context, force)
  const officers: Officer[] = []
  force.characters.forEach(({ card }, index) => {
    const rank = own(context.cards.characters, card)?.rank
    if (rank && isOfficerRank(rank)) officers.push({ index, rank })
  })
  const full = groups.filter(({ men, squadSize }) => men >= squadSize)
  const perPlatoon = new Map<string, number>()
  for (const { unit } of full) {
    if (unit.platoon === undefined) continue
    const key = keyOf(unit.company, unit.platoon)
    perPlatoon.set(key, (perPlatoon.get(key) ?? 0) + 1)
  }
  const complete = [...perPlatoon.values()].filter((squads) => squads >= SQUADS_IN_A_PLATOON)
  const loose = full.length - complete.reduce((sum, squads) => sum + squads, 0)
  return {
    groups,
    officers,
    platoons: complete.length + Math.floor(loose / SQUADS_IN_A_PLATOON),
    fullSquads: full.length,
    spareSquads: loose % SQUADS_IN_A_PLATOON,
    hasLargePlatoon: complete.some((squads) => squads > SQUADS_IN_A_PLATOON),
  }
}
