import {
  text as anyText,
  anything,
  CARD_LIMITS,
  changesWith,
  characterHead,
  Fault,
  faceWith,
  factionFields,
  fileObject,
  LIMITS,
  list,
  oneOf,
  optional,
  POINTS,
  type Read,
  record,
  type Shape,
  SUPPORT,
  tacticShape,
  truth,
  vehicleHead,
  weaponHead,
  where,
} from '@tactic48/rules'

/** Names are printed: something must be seen of them. */
export const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Cards of one kind in one file. */
const FEW_CARDS = 50
const MANY_CARDS = 200

/** A text that is printed. */
export const textOf = (most: number): Shape<string> =>
  where(anyText(most), (value) => (VISIBLE.test(value) ? undefined : new Fault('nothingVisible')))
export const text = textOf(LIMITS.name)
/** A name that may also be the key of a record. */
export const id = where(text, (name) => (name in {} ? new Fault('forbiddenName') : undefined))
export const languages = fileObject({ en: text, it: text, es: text })

/** §32.2: a weapon; its name is its key. */
export const WEAPON_FIELDS = { ...weaponHead, type: text, silhouette: optional(text) }
export const weaponShape = where(fileObject(WEAPON_FIELDS), (weapon) =>
  weapon.kind === 'grenade' && weapon.radius === undefined
    ? new Fault('missing', { rule: 'GREN-07' }, ['radius'])
    : undefined,
)

/** One side of a card; weapons are named. */
export const SIDE_FIELDS = faceWith(text)
const sideShape = fileObject(SIDE_FIELDS)

export const CHARACTER_FIELDS = {
  ...characterHead,
  id: text,
  name: optional(text),
  role: text,
  theatre: optional(list(text, CARD_LIMITS.theatres)),
  crew: optional(text),
  healthy: sideShape,
  wounded: optional(sideShape),
}
const characterShape = fileObject(CHARACTER_FIELDS)

/** FORCE-04: a weapon as a card of its own, with another face for another faction. */
const weaponCardShape = fileObject({
  id: text,
  weapon: text,
  ap: POINTS,
  apTyped: optional(truth),
  reverse: optional(fileObject({ faction: text, weapon: text })),
})

/** HOUSE-11. */
const upgradeShape = fileObject({
  id: text,
  name: languages,
  ap: POINTS,
  apTyped: optional(truth),
  changes: where(changesWith(text), (changes) =>
    changes.length === 0 ? new Fault('listTooShort', { limit: 1 }) : undefined,
  ),
})

export const VEHICLE_FIELDS = {
  ...vehicleHead,
  id: text,
  name: languages,
  weapons: list(text, CARD_LIMITS.weapons),
}

/** §32.6. */
export const vehicleShape = fileObject({ ...VEHICLE_FIELDS, faction: text })

/** One in the file of a faction belongs to it, or to everybody. */
const ownVehicleShape = fileObject({ ...VEHICLE_FIELDS, faction: optional(text) })

const given = {
  weapons: optional(list(weaponCardShape, FEW_CARDS)),
  upgrades: optional(list(upgradeShape, FEW_CARDS)),
}

const cards = {
  ...given,
  vehicles: optional(list(ownVehicleShape, FEW_CARDS)),
  /** Judged card by card (`tacticOf`). */
  tactics: optional(list(anything, MANY_CARDS)),
}

/** FORCE-06: cards of no faction. */
export const universalShape = fileObject(given)

export const factionShape = fileObject({
  ...factionFields,
  supportProfiles: optional(list(oneOf(SUPPORT), CARD_LIMITS.supportProfiles)),
  allies: optional(record<string, readonly string[]>(list(text, CARD_LIMITS.allies), CARD_LIMITS.theatres)),
  teamCard: optional(text),
  id: text,
  nation: text,
  branch: text,
  style: optional(text),
  name: languages,
  characters: list(characterShape, MANY_CARDS, 1),
  ...cards,
})

/** Cards that join a faction of ours. */
const supplementShape = fileObject({
  id: text,
  faction: text,
  name: languages,
  characters: optional(list(characterShape, MANY_CARDS)),
  ...cards,
})

/** A player's own file: weapons of its own (beside ours), and a faction or cards for one of ours. */
export const cardFileShape = fileObject({
  weapons: optional(record<string, WeaponFile>(weaponShape, LIMITS.cards)),
  faction: optional(factionShape),
  supplement: optional(supplementShape),
})

/** What a file says of one card, by the kind of card; a weapon stands under its id. */
export const CARD_SHAPES = {
  character: characterShape,
  weapon: weaponShape,
  weaponCard: weaponCardShape,
  upgrade: upgradeShape,
  vehicle: ownVehicleShape,
  tactic: tacticShape,
} as const

export type FactionFile = Read<typeof factionShape>
export type SupplementFile = Read<typeof supplementShape>
export type WeaponFile = Read<typeof weaponShape>
export type CharacterFile = Read<typeof characterShape>
export type WeaponCardFile = Read<typeof weaponCardShape>
export type VehicleFile = Read<typeof ownVehicleShape>
export type UpgradeFile = Read<typeof upgradeShape>
export type ChangeFile = UpgradeFile['changes'][number]
