import { RANKS } from '../editions/sheet.ts'
import type { CardFace, CharacterCard, VehicleCard, WeaponCard } from '../state/card.ts'
import type { Faction } from '../state/faction.ts'
import type { CardId, WeaponId } from '../state/ids.ts'
import type { CardBook } from '../state/state.ts'
import type { TacticCard } from '../state/tactic.ts'
import { CHANGEABLE, type FieldChange, GRANTABLE, REMOVABLE, type UpgradeCard } from '../state/upgrade.ts'
import { Fault } from './fault.ts'
import { LIMITS } from './limits.ts'
import {
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

const WEAPONS_ON_A_CARD = 20
const FIGURES_ON_A_CARD = 3
const CHANGES = 20
const THEATRES = 20
const ALLIES = 50
const PROFILES = 20

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

const faceShape: Shape<CardFace> = where(
  object<CardFace>({
    move: optional(LENGTH),
    moveFire: optional(LENGTH),
    ofRadius: optional(LENGTH),
    sfRadius: optional(LENGTH),
    aim: optional(DICE),
    command: optional(DICE),
    camouflage: optional(truth),
    maxActions: DICE,
    weapons: list(weaponShape, WEAPONS_ON_A_CARD),
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
  }),
  ({ weapons }) => repeatedIn(weapons)?.in('weapons'),
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

const characterShape = object<CharacterCard>({
  id: id<CardId>(),
  name: optional(text()),
  named: truth,
  role: text(),
  ap: POINTS,
  apTyped: optional(truth),
  faction: text(),
  nation: optional(text()),
  branch: optional(text()),
  theatre: optional(list(text(), THEATRES)),
  rank: oneOf(RANKS),
  figures: optional(whole(1, FIGURES_ON_A_CARD)),
  crew: optional(nameOf<WeaponId>()),
  healthy: faceShape,
  wounded: optional(faceShape),
})

type Change<K extends FieldChange['change']> = Extract<FieldChange, { readonly change: K }>

/** HOUSE-11. */
const upgradeShape = object<UpgradeCard>({
  id: id<CardId>(),
  name: optional(text()),
  ap: POINTS,
  apTyped: optional(truth),
  faction: text(),
  universalLimited: optional(truth),
  changes: list(
    tagged<FieldChange, 'change'>('change', {
      add: object<Change<'add'>>({ change: oneOf(['add']), field: oneOf(CHANGEABLE), by: number(-100, 100) }),
      print: object<Change<'print'>>({ change: oneOf(['print']), field: oneOf(CHANGEABLE), value: number(0, 100) }),
      grant: object<Change<'grant'>>({ change: oneOf(['grant']), field: oneOf(GRANTABLE) }),
      remove: object<Change<'remove'>>({ change: oneOf(['remove']), field: oneOf(REMOVABLE) }),
      arm: object<Change<'arm'>>({ change: oneOf(['arm']), weapon: weaponShape }),
      disarm: object<Change<'disarm'>>({ change: oneOf(['disarm']), weapon: nameOf<WeaponId>() }),
    }),
    CHANGES,
  ),
})

/** HOUSE-19. */
const factionShape = object<Faction>({
  squadSize: whole(1, 100),
  platoonMortar: truth,
  companyMortar: optional(truth),
  supportProfiles: optional(list(text(), PROFILES)),
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
  allies: optional(record<string, readonly string[]>(list(text(), ALLIES), THEATRES)),
  teamCard: optional(nameOf<CardId>()),
})

/** §32: every card that a game knows; each stands under its own id. */
export const cardBookShape: Shape<CardBook> = object<CardBook>({
  characters: byId(record<CardId, CharacterCard>(characterShape, LIMITS.cards)),
  weapons: record<CardId, WeaponCard>(weaponCardShape, LIMITS.cards),
  tactics: optional(byId(record<CardId, TacticCard>(tacticShape, LIMITS.cards))),
  upgrades: optional(byId(record<CardId, UpgradeCard>(upgradeShape, LIMITS.cards))),
  vehicles: optional(byId(record<CardId, VehicleCard>(vehicleCardShape, LIMITS.cards))),
  factions: optional(record<string, Faction>(factionShape, LIMITS.factions)),
})
