import { RANKS } from '../editions/sheet.ts'
import type { CardFace, CharacterCard, VehicleCard, WeaponCard } from '../state/card.ts'
import type { Faction } from '../state/faction.ts'
import type { CardId, WeaponId } from '../state/ids.ts'
import type { CardBook } from '../state/state.ts'
import type { TacticCard } from '../state/tactic.ts'
import { CHANGEABLE, type FieldChange, GRANTABLE, REMOVABLE, type UpgradeCard } from '../state/upgrade.ts'
import { Fault } from './fault.ts'
import { CARD_LIMITS, LIMITS } from './limits.ts'
import {
  type Fields,
  id,
  list,
  nameOf,
  number,
  object,
  oneOf,
  optional,
  partial,
  record,
  type Shape,
  tagged,
  text,
  truth,
  where,
  whole,
} from './shape.ts'
import { tacticShape } from './tactics.ts'
import { vehicleCardShape } from './vehicleCard.ts'
import { DICE, LENGTH, POINTS, VALUE, weaponCardShape, weaponShape } from './weapons.ts'

/** The first of a list whose id stood there before. */
export function repeatedIn(all: readonly { readonly id: string }[]): Fault | undefined {
  const seen = new Set<string>()
  for (let i = 0; i < all.length; i++) {
    const name = all[i]?.id ?? ''
    if (seen.has(name)) return new Fault('repeatedId', { id: name }, [i, 'id'])
    seen.add(name)
  }
  return undefined
}

/** One side of a stat card, in a game and in a file: the weapons stand in the one whole and in the other by name. */
export const faceWith = <W>(weapon: Shape<W>): Fields<Omit<CardFace, 'weapons'> & { weapons: readonly W[] }> => ({
  move: optional(LENGTH),
  moveFire: optional(LENGTH),
  ofRadius: optional(LENGTH),
  sfRadius: optional(LENGTH),
  aim: optional(DICE),
  command: optional(DICE),
  camouflage: optional(truth),
  maxActions: DICE,
  weapons: list(weapon, CARD_LIMITS.weapons),
  h2h: DICE,
  advancePlanning: optional(VALUE),
  call: optional(VALUE),
  contactHq: optional(VALUE),
  takeInitiative: optional(VALUE),
  feint: optional(VALUE),
  firstAid: optional(VALUE),
  rider: optional(truth),
  biker: optional(truth),
  stretcher: optional(truth),
})

const faceShape: Shape<CardFace> = where(object<CardFace>(faceWith(weaponShape)), ({ weapons }) =>
  repeatedIn(weapons)?.in('weapons'),
)

/** A card stands under its own id. */
const byId = <T extends { readonly id: string }>(
  shape: Shape<{ readonly [id: CardId]: T }>,
): Shape<{ readonly [id: CardId]: T }> =>
  where(shape, (cards) => {
    for (const [key, card] of Object.entries(cards)) {
      if (card.id !== key) return new Fault('wrongId', { id: card.id }, [key, 'id'])
    }
    return undefined
  })

export const characterHead: Fields<
  Pick<CharacterCard, 'named' | 'ap' | 'apTyped' | 'theatre' | 'rank' | 'gender' | 'figures'>
> = {
  named: truth,
  ap: POINTS,
  apTyped: optional(truth),
  theatre: optional(list(text(), CARD_LIMITS.theatres)),
  rank: oneOf(RANKS),
  gender: optional(oneOf(['female'])),
  figures: optional(whole(1, CARD_LIMITS.figures)),
}

const { named, ap, apTyped, theatre, rank, gender, figures } = characterHead
/** In the order in which saved games have them: read and saved again, a file keeps its bytes. */
const characterShape = object<CharacterCard>({
  id: id<CardId>(),
  name: optional(text()),
  named,
  role: text(),
  ap,
  apTyped,
  faction: text(),
  nation: optional(text()),
  branch: optional(text()),
  theatre,
  rank,
  gender,
  figures,
  crew: optional(nameOf<WeaponId>()),
  healthy: faceShape,
  wounded: optional(faceShape),
})

type OfChange<C extends { readonly change: string }, K extends C['change']> = Extract<C, { readonly change: K }>
type ChangeWith<W> =
  | Exclude<FieldChange, { readonly change: 'arm' | 'disarm' }>
  | { readonly change: 'arm'; readonly weapon: W }
  | OfChange<FieldChange, 'disarm'>

/** HOUSE-11: the changes of an upgrade, with the weapon whole or by its name. */
export function changesWith<W>(weapon: Shape<W>): Shape<readonly ChangeWith<W>[]> {
  const { change: most, changes } = CARD_LIMITS
  const shape = tagged<FieldChange, 'change'>('change', {
    add: object<OfChange<FieldChange, 'add'>>({
      change: oneOf(['add']),
      field: oneOf(CHANGEABLE),
      by: number(-most, most),
    }),
    print: object<OfChange<FieldChange, 'print'>>({
      change: oneOf(['print']),
      field: oneOf(CHANGEABLE),
      value: number(0, most),
    }),
    grant: object<OfChange<FieldChange, 'grant'>>({ change: oneOf(['grant']), field: oneOf(GRANTABLE) }),
    remove: object<OfChange<FieldChange, 'remove'>>({ change: oneOf(['remove']), field: oneOf(REMOVABLE) }),
    arm: object<{ change: 'arm'; weapon: W }>({ change: oneOf(['arm']), weapon }) as object as Shape<
      OfChange<FieldChange, 'arm'>
    >,
    disarm: object<OfChange<FieldChange, 'disarm'>>({ change: oneOf(['disarm']), weapon: nameOf<WeaponId>() }),
  })
  return list(shape as object as Shape<ChangeWith<W>>, changes)
}

const upgradeShape = object<UpgradeCard>({
  id: id<CardId>(),
  name: optional(text()),
  ap: POINTS,
  apTyped: optional(truth),
  faction: text(),
  universalLimited: optional(truth),
  changes: changesWith(weaponShape),
})

/** HOUSE-19. */
export const factionFields: Fields<Faction> = {
  squadSize: whole(1, CARD_LIMITS.squad),
  platoonMortar: truth,
  companyMortar: optional(truth),
  supportProfiles: optional(list(text(), CARD_LIMITS.supportProfiles)),
  rankNames: optional(
    partial<Required<NonNullable<Faction['rankNames']>>>({
      private: text(),
      corporal: text(),
      nco: text(),
      sergeant: text(),
      secondLieutenant: text(),
      lieutenant: text(),
      captain: text(),
      higher: text(),
    }),
  ),
  allies: optional(record<string, readonly string[]>(list(text(), CARD_LIMITS.allies), CARD_LIMITS.theatres)),
  teamCard: optional(nameOf<CardId>()),
}
const factionShape = object<Faction>(factionFields)

/** §32: every card that a game knows; each stands under its own id. */
export const cardBookShape: Shape<CardBook> = object<CardBook>({
  characters: byId(record<CardId, CharacterCard>(characterShape, LIMITS.cards)),
  weapons: record<CardId, WeaponCard>(weaponCardShape, LIMITS.cards),
  tactics: optional(byId(record<CardId, TacticCard>(tacticShape, LIMITS.cards))),
  upgrades: optional(byId(record<CardId, UpgradeCard>(upgradeShape, LIMITS.cards))),
  vehicles: optional(byId(record<CardId, VehicleCard>(vehicleCardShape, LIMITS.cards))),
  factions: optional(record<string, Faction>(factionShape, LIMITS.factions)),
})
