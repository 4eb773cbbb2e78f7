import { anyOf, CARD_LIMITS, fileObject, LIMITS, list, oneOf, optional, type Read, whole } from '@tactic48/rules'
import { languages, text } from '../cardFile.ts'

const MEMBERS = 100
const SQUADS = 12
const PLATOONS = 12

const cards = optional(list(text, CARD_LIMITS.assigned))

/** A card, or several of one kind, with what they are given. */
export const memberShape = anyOf([
  text,
  fileObject({
    card: text,
    count: optional(whole(2, MEMBERS)),
    assigned: cards,
    reversed: cards,
    upgrades: cards,
  }),
])
const groupShape = list(memberShape, MEMBERS)

const platoonShape = fileObject({ id: text, headquarters: groupShape, squads: list(groupShape, SQUADS) })

export const FORMATION_SIZES = ['squad', 'platoon', 'company'] as const
export type FormationSize = (typeof FORMATION_SIZES)[number]

/** FORCE-08: a force with its organisation. */
export const formationShape = fileObject({
  id: text,
  faction: text,
  size: oneOf(FORMATION_SIZES),
  name: languages,
  headquarters: optional(groupShape),
  platoons: list(platoonShape, PLATOONS, 1),
  deck: optional(list(text, LIMITS.deck)),
})

export type FormationFile = Read<typeof formationShape>
export type MemberFile = Read<typeof memberShape>
