import { TACTICS } from '@tactic48/content'
import {
  type CardFace,
  type CardId,
  type CharacterCard,
  cardId,
  Fault,
  RANKS,
  type Rank,
  readAs,
  SIDES,
  type TacticCard,
  tacticShape,
  type WeaponCard,
  type WeaponProfile,
  weaponId,
} from '@tactic48/rules'
import type { SoldierText } from './schema/pieces.ts'
import type { Layout, TacticText } from './schema/scenario.ts'
import type { Printed, Words } from './schema/terms.ts'
import { ScenarioError } from './source.ts'

/** What a figure's card prints where the scenario says nothing. */
const STANDARD = { move: '6/4', actions: '2/1', h2h: '2/1', ap: 10 } as const

export const FACTION = 'conformance'

/** `wounded, shock` or a list of the same. */
export const wordsOf = (words: Words | undefined): readonly string[] =>
  (typeof words === 'string' ? words.split(',') : (words ?? []))
    .map((word) => word.trim())
    .filter((word) => word !== '')

function faces(value: Printed | undefined): readonly [number | undefined, number | undefined] {
  if (value === undefined || value === '-') return [undefined, undefined]
  if (typeof value === 'number') return [value, value]
  const [healthy, wounded] = value.split('/').map((one) => (one === '-' ? undefined : Number(one)))
  return [healthy, wounded]
}

const WEAPON = /^([A-Za-z][A-Za-z0-9]*)((?: (?:S|L|R|H|shots|uses|ap) [0-9.]+| mg| sfCapable| he| smoke| charge)*)$/

/** `rifle S 3 L 2 shots 2`, `grenade S 3 R 2`, `mg42 S 4 L 4 mg`. */
export function weaponOf(text: string): WeaponProfile & { readonly ap: number } {
  const match = WEAPON.exec(text)
  if (!match) throw new ScenarioError(`weapon '${text}' must read like 'rifle S 3 L 2 shots 2' or 'grenade S 3 R 2'`)
  const [, name = '', rest = ''] = match
  const number = (key: string): number | undefined => {
    const found = new RegExp(` ${key} ([0-9.]+)`).exec(rest)
    return found ? Number(found[1]) : undefined
  }
  const radius = number('R')
  const heavy = number('H')
  const uses = number('uses')
  return {
    id: weaponId(name),
    type: name,
    kind: kindOf(rest, radius, heavy),
    maxShots: number('shots') ?? 1,
    short: number('S') ?? 0,
    long: number('L') ?? 0,
    ap: number('ap') ?? 0,
    ...(radius === undefined ? {} : { radius }),
    ...(heavy === undefined ? {} : { h: heavy }),
    ...(uses === undefined ? {} : { uses }),
    ...(/ mg( |$)/.test(rest) ? { mg: true } : {}),
    ...(/ sfCapable( |$)/.test(rest) ? { sfCapable: true } : {}),
    ...(/ he( |$)/.test(rest) ? { ammo: 'he' } : {}),
    ...(/ smoke( |$)/.test(rest) ? { ammo: 'smoke' } : {}),
  }
}

function kindOf(rest: string, radius: number | undefined, h: number | undefined): WeaponProfile['kind'] {
  if (/ charge( |$)/.test(rest)) return 'charge'
  if (radius !== undefined) return 'grenade'
  return h === undefined && !/ he( |$)/.test(rest) ? 'gun' : 'heavy'
}

const profilesOf = (texts: Words | undefined): readonly WeaponProfile[] =>
  wordsOf(texts).map((text) => {
    const { ap: _ap, ...profile } = weaponOf(text)
    return profile
  })

/** Abilities with a value, by the name they have in a scenario. */
const ABILITIES = {
  command: 'command',
  planning: 'advancePlanning',
  call: 'call',
  contactHq: 'contactHq',
  initiative: 'takeInitiative',
  feint: 'feint',
  firstAid: 'firstAid',
} as const satisfies { readonly [K in keyof SoldierText]?: keyof CardFace }

const SKILLS = ['rider', 'biker', 'stretcher'] as const

function abilitiesOf(text: SoldierText, face: 0 | 1): Partial<CardFace> {
  const values = Object.entries(ABILITIES).flatMap(([written, name]) => {
    const value = faces(text[written as keyof typeof ABILITIES])[face]
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries([
    ...values,
    ...SKILLS.filter((skill) => text[skill]).map((skill) => [skill, true] as const),
  ])
}

function faceOf(text: SoldierText, face: 0 | 1): CardFace {
  const move = faces(text.move ?? STANDARD.move)[face]
  const moveFire = faces(text.moveFire)[face]
  const ofRadius = faces(text.of)[face]
  const sfRadius = faces(text.sf)[face]
  const aim = faces(text.aim)[face]
  return {
    ...(move === undefined ? {} : { move }),
    ...(moveFire === undefined ? {} : { moveFire }),
    ...(ofRadius === undefined ? {} : { ofRadius }),
    ...(sfRadius === undefined ? {} : { sfRadius }),
    ...(aim === undefined ? {} : { aim }),
    ...abilitiesOf(text, face),
    ...(text.camouflage ? { camouflage: true } : {}),
    maxActions: faces(text.actions ?? STANDARD.actions)[face] ?? 0,
    weapons: profilesOf(face === 1 ? (text.woundedWeapons ?? text.weapons) : text.weapons),
    h2h: faces(text.h2h ?? STANDARD.h2h)[face] ?? 0,
  }
}

const isRank = (text: string): text is Rank => RANKS.some((rank) => rank === text)

/** A card of its own for each figure; its id is the figure's name. */
export function characterOf(name: string, text: SoldierText): CharacterCard {
  const rank = text.rank ?? 'private'
  if (!isRank(rank)) throw new ScenarioError(`figure ${name}: rank must be one of ${RANKS.join(', ')}`)
  return {
    id: cardId(name),
    name,
    named: text.named ?? true,
    role: 'rifleman',
    ap: text.ap ?? STANDARD.ap,
    faction: FACTION,
    rank,
    ...(text.figures === undefined ? {} : { figures: text.figures }),
    ...(text.crew === undefined ? {} : { crew: weaponId(text.crew) }),
    healthy: faceOf(text, 0),
    ...(text.woundedSide === false ? {} : { wounded: faceOf(text, 1) }),
  }
}

/** Weapon cards assigned to the figure; their ids are the weapons' names. */
export const weaponCardsOf = (text: SoldierText): readonly WeaponCard[] =>
  wordsOf(text.cards).map((one) => ({ ...weaponOf(one), faction: FACTION }))

/** Tactic cards that the scenario describes, and those of the game that it names. */
export function tacticsOf({ tactics = {}, decks, hands }: Layout): { readonly [id: CardId]: TacticCard } {
  const named = [decks, hands].flatMap((piles) => SIDES.flatMap((side) => piles?.[side] ?? []))
  const ours = named.flatMap((name) => (Object.hasOwn(tactics, name) ? [] : (BY_NAME.get(plain(name)) ?? [])))
  const own = Object.entries(tactics).map(([name, text]) => tacticCard(name, text))
  return Object.fromEntries([...ours, ...own].map((card) => [card.id, card]))
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The first card of a name is the one that is meant. */
const BY_NAME: ReadonlyMap<string, TacticCard> = new Map(
  [...TACTICS].reverse().flatMap((card) => [card.id, card.name.en].map((name) => [plain(name), card] as const)),
)

/** A card of the game by its id or by its English name, `Keep Your Heads Down`. */
export const tacticNamed = (name: string, own: { readonly [name: string]: unknown } = {}): CardId =>
  (Object.hasOwn(own, name) ? undefined : BY_NAME.get(plain(name)))?.id ?? cardId(name)

function tacticCard(name: string, text: TacticText): TacticCard {
  const card = readAs(tacticShape, {
    id: name,
    name: { en: name, it: name, es: name },
    faction: FACTION,
    ap: 2,
    ...text,
  })
  if (card instanceof Fault) throw new ScenarioError(`tactic card ${name}: ${card.field} ${card.code}`)
  return card
}
