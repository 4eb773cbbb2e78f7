import { RANKS } from '../editions/sheet.ts'
import type { CardFace, CharacterCard, WeaponCard, WeaponProfile } from '../state/card.ts'
import type { CardId, WeaponId } from '../state/ids.ts'
import type { Enlisted, Force, UnitSpec } from '../state/spec.ts'
import type { CardBook } from '../state/state.ts'
import type { TacticCard } from '../state/tactic.ts'
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
  record,
  type Shape,
  text,
  truth,
  where,
  whole,
} from './shape.ts'
import { tacticShape } from './tactics.ts'

/** Printed values: no card of any sheet comes near these. */
const DICE = whole(0, 100)
const VALUE = whole(-100, 100)
const LENGTH = number(0, 1000)
const POINTS = whole(-1000, 1000)
const KINDS = ['gun', 'grenade', 'charge', 'heavy'] as const
const WEAPONS_ON_A_CARD = 20
const ASSIGNED = 20
const THEATRES = 20

const weaponFields = {
  id: id<WeaponId>(),
  type: text(),
  kind: oneOf(KINDS),
  maxShots: DICE,
  short: DICE,
  long: DICE,
  radius: optional(LENGTH),
  mg: optional(truth),
  sfCapable: optional(truth),
  h: optional(VALUE),
  uses: optional(DICE),
  silhouette: optional(text()),
}

const weaponShape: Shape<WeaponProfile> = object<WeaponProfile>(weaponFields)

const weaponCardShape = object<WeaponCard>({
  ...weaponFields,
  ap: POINTS,
  faction: text(),
  name: optional(text()),
})

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

const characterShape = object<CharacterCard>({
  id: id<CardId>(),
  name: optional(text()),
  named: truth,
  role: text(),
  ap: POINTS,
  faction: text(),
  nation: optional(text()),
  branch: optional(text()),
  theatre: optional(list(text(), THEATRES)),
  rank: oneOf(RANKS),
  healthy: faceShape,
  wounded: optional(faceShape),
})

/** §32: every card that a game knows; a character stands under its own id. */
export const cardBookShape: Shape<CardBook> = object<CardBook>({
  characters: where(record<CardId, CharacterCard>(characterShape, LIMITS.cards), (characters) => {
    for (const [key, card] of Object.entries(characters)) {
      if (card.id !== key) return new Fault('wrongId', { id: card.id }, [key, 'id'])
    }
    return undefined
  }),
  weapons: record<CardId, WeaponCard>(weaponCardShape, LIMITS.cards),
  tactics: optional(
    where(record<CardId, TacticCard>(tacticShape, LIMITS.cards), (tactics) => {
      for (const [key, card] of Object.entries(tactics)) {
        if (card.id !== key) return new Fault('wrongId', { id: card.id }, [key, 'id'])
      }
      return undefined
    }),
  ),
})

/** FORCE-08. */
export const unitShape: Shape<UnitSpec> = object<UnitSpec>({
  squad: optional(text()),
  platoon: optional(text()),
  company: optional(text()),
  attached: optional(truth),
})

export const forceShape: Shape<Force> = object<Force>({
  faction: text(),
  characters: list(
    object<Enlisted>({
      card: nameOf<CardId>(),
      assigned: list(nameOf<CardId>(), ASSIGNED),
      name: optional(text()),
      unit: optional(unitShape),
    }),
    LIMITS.figuresPerSide,
  ),
})
