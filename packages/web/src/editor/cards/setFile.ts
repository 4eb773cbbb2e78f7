import {
  ARMOURY,
  type CardSet,
  ContentError,
  FACTIONS,
  loadCardFile,
  type Named,
  priceOf,
  tacticPrice,
  upgradePriceOf,
  vehiclePriceOf,
  weaponPriceOf,
} from '@tactic48/content'
import { cardId, type WeaponCard } from '@tactic48/rules'
import { freshId } from '../../game/freshId.ts'
import type { Card } from '../../print/things.ts'
import { isSketch, listAt, named, pathOf, type Sketch, textAt, valueAt, withValue } from '../form/sketch.ts'

export const CARD_KINDS = ['character', 'weapon', 'weaponCard', 'upgrade', 'vehicle', 'tactic'] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** Where the cards of a kind stand in a file; weapons stand under their ids. */
const LISTS = {
  character: 'characters',
  weaponCard: 'weapons',
  upgrade: 'upgrades',
  vehicle: 'vehicles',
  tactic: 'tactics',
} as const satisfies { readonly [K in Exclude<CardKind, 'weapon'>]: string }

/** A card file as it is written. */
export type SetFile = Sketch

const bodyOf = (file: SetFile): 'faction' | 'supplement' => (isSketch(file['faction']) ? 'faction' : 'supplement')

const headOf = (file: SetFile): Sketch => {
  const head = file[bodyOf(file)]
  return isSketch(head) ? head : {}
}

export const fileIn = (text: string): SetFile => JSON.parse(text) as SetFile
export const textOf = (file: SetFile): string => `${JSON.stringify(file, undefined, 1)}\n`

/** The cards of a kind, each with its id in it. */
export function cardsIn(file: SetFile, kind: CardKind): readonly Sketch[] {
  if (kind !== 'weapon') return listAt(headOf(file), LISTS[kind]).filter(isSketch)
  const weapons = isSketch(file['weapons']) ? file['weapons'] : {}
  return Object.entries(weapons).map(([id, weapon]) => ({ id, ...(isSketch(weapon) ? weapon : {}) }))
}

/** The file with this card in the place of the one with its id, or after all others. */
function withCard(file: SetFile, kind: CardKind, card: Sketch): SetFile {
  const id = textAt(card, 'id')
  if (kind === 'weapon') {
    const { id: _, ...weapon } = card
    return withValue(file, 'weapons', { ...(isSketch(file['weapons']) ? file['weapons'] : {}), [id]: weapon })
  }
  const cards = cardsIn(file, kind)
  const at = cards.findIndex((one) => one['id'] === id)
  return withList(file, kind, at < 0 ? [...cards, card] : cards.with(at, card))
}

export function withoutCard(file: SetFile, kind: CardKind, id: string): SetFile {
  if (kind === 'weapon') {
    const { [id]: _, ...others } = isSketch(file['weapons']) ? file['weapons'] : {}
    return withValue(file, 'weapons', Object.keys(others).length === 0 ? undefined : others)
  }
  return withList(
    file,
    kind,
    cardsIn(file, kind).filter((card) => card['id'] !== id),
  )
}

const withList = (file: SetFile, kind: Exclude<CardKind, 'weapon'>, cards: readonly Sketch[]): SetFile =>
  withValue(file, `${bodyOf(file)}.${LISTS[kind]}`, cards)

/** An id that no card of the file has and none of ours. */
function freeId(file: SetFile, kind: CardKind): string {
  const taken = new Set(CARD_KINDS.flatMap((each) => cardsIn(file, each)).map(({ id }) => id))
  const set = textAt(headOf(file), 'id')
  for (let n = 1; ; n++) {
    const id = `${set}/${kind}-${n}`
    if (!taken.has(id) && !Object.hasOwn(ARMOURY, id)) return id
  }
}

/** What is wrong, at a path of the card, or of the head of the file. */
export interface CardFault {
  readonly at: string
  readonly error: ContentError
}

export interface Judged {
  readonly file: SetFile
  readonly set: CardSet
  /** As the table prints it. */
  readonly printed: Card
}

/** A card as it would stand in its file, with its price; or the first field that is wrong. */
export function judgeCard(file: SetFile, kind: CardKind, sketch: Sketch, sets: readonly CardSet[]): Judged | CardFault {
  const card = finished(kind, sketch)
  const priced = kind === 'weapon' ? undefined : priceBy(file, kind, card, sets)
  if (priced && 'error' in priced) return priced
  return judged(file, kind, card['apTyped'] || !priced ? card : { ...card, ap: priced.ap }, sets)
}

/** By the formula; a first reading tells all that is wrong but the price. */
function priceBy(
  file: SetFile,
  kind: CardKind,
  card: Sketch,
  sets: readonly CardSet[],
): { readonly ap: number } | CardFault {
  const free = judged(file, kind, card['apTyped'] ? card : { ...card, ap: 1, apTyped: true }, sets)
  return 'error' in free ? free : { ap: formulaOf(free.printed) }
}

export function formulaOf(printed: Card): number {
  switch (printed.kind) {
    case 'character':
      return priceOf(printed.card)
    case 'weapon':
      return weaponPriceOf(printed.card)
    case 'upgrade':
      return upgradePriceOf(printed.card)
    case 'vehicle':
      return vehiclePriceOf(printed.card)
    case 'tactic':
      return tacticPrice(printed.card)
  }
}

function judged(file: SetFile, kind: CardKind, card: Sketch, sets: readonly CardSet[]): Judged | CardFault {
  const next = withCard(file, kind, card)
  const id = textAt(card, 'id')
  const set = read(next, sets)
  if (set instanceof ContentError) return { at: within(next, kind, id, set.field), error: set }
  const printed = printedIn(set, kind, id)
  if (!printed) throw new Error(`${id} is not in its own set`)
  if (kind !== 'weapon') return { file: next, set, printed }
  const repriced = withPrices(next, set)
  const again = read(repriced, sets)
  return again instanceof ContentError ? { at: '', error: again } : { file: repriced, set: again, printed }
}

/** What carries a weapon that has changed is worth another price, unless its owner typed it. */
const withPrices = (file: SetFile, set: CardSet): SetFile =>
  CARD_KINDS.filter((kind) => kind !== 'weapon').reduce<SetFile>(
    (all, kind) =>
      cardsIn(all, kind)
        .filter((card) => !card['apTyped'])
        .reduce<SetFile>((one, card) => {
          const printed = printedIn(set, kind, textAt(card, 'id'))
          return printed ? withCard(one, kind, { ...card, ap: formulaOf(printed) }) : one
        }, all),
    file,
  )

/** A whole file; what is wrong with its head stands at a path of the head. */
export function judgeSet(file: SetFile, sets: readonly CardSet[]): CardSet | CardFault {
  const set = read(file, sets)
  if (!(set instanceof ContentError)) return set
  const body = `${bodyOf(file)}.`
  return { at: pathOf(set.field.startsWith(body) ? set.field.slice(body.length) : set.field), error: set }
}

function read(file: SetFile, sets: readonly CardSet[]): CardSet | ContentError {
  try {
    return loadCardFile(textOf(file), sets)
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
}

/** The field as seen from the card; a field of another card stays as the file has it. */
function within(file: SetFile, kind: CardKind, id: string, field: string): string {
  const at = cardsIn(file, kind).findIndex((card) => card['id'] === id)
  const places = kind === 'weapon' ? [`weapons.${id}`, `weapons[${JSON.stringify(id)}]`] : []
  const list = kind === 'weapon' ? [] : [`${bodyOf(file)}.${LISTS[kind]}[${at}]`]
  const place = [...places, ...list].find((one) => field.startsWith(one))
  return place === undefined ? field : pathOf(field.slice(place.length))
}

function printedIn(set: CardSet, kind: CardKind, id: string): Card | undefined {
  const same = (card: { readonly id: string }): boolean => card.id === id
  if (kind === 'character') {
    const card = set.characters.find(same)
    return card && { kind, card }
  }
  if (kind === 'weaponCard') {
    const card = set.weapons.find(same)
    return card && { kind: 'weapon', card }
  }
  if (kind === 'weapon') {
    const profile = set.armoury[id]
    if (!profile) return undefined
    const bare: WeaponCard = { ...profile, ap: 0, faction: set.id }
    return { kind, card: { ...bare, ap: weaponPriceOf(bare) } }
  }
  if (kind === 'tactic') {
    const card = set.tactics?.find(same)
    return card && { kind, card }
  }
  const cards = kind === 'upgrade' ? set.upgrades : (set.vehicles ?? [])
  const found = cards.find(({ card }) => card.id === cardId(id))?.card
  if (!found) return undefined
  return 'changes' in found ? { kind: 'upgrade', card: found } : { kind: 'vehicle', card: found }
}

/** A sketch as the file has it: names in all languages, no name for a nameless man. */
function finished(kind: CardKind, sketch: Sketch): Sketch {
  if (kind === 'upgrade' || kind === 'vehicle' || kind === 'tactic') {
    return withValue(sketch, 'name', named(valueAt(sketch, 'name')))
  }
  if (kind !== 'character') return sketch
  return { ...sketch, named: textAt(sketch, 'name') !== '' }
}

const SIDE = { move: 4, moveFire: 2, h2h: 2, maxActions: 2 }
const WOUNDED = { move: 2, h2h: 1, maxActions: 1 }

const weaponOf = (nation: string): string =>
  ({ de: 'kar98', uk: 'enfield', su: 'mosin', jp: 'arisaka' })[nation] ?? 'garand'

/** A card to begin with: each is one that could be played. */
export function freshCard(file: SetFile, kind: CardKind, name: Named): Sketch {
  const id = freeId(file, kind)
  const head = headOf(file)
  const nation = FACTIONS.find((one) => one.id === head['faction'])?.nation ?? String(head['nation'])
  const weapon = weaponOf(nation)
  switch (kind) {
    case 'character':
      return {
        id,
        named: false,
        role: 'rifleman',
        rank: 'private',
        ap: 1,
        healthy: { ...SIDE, weapons: [weapon] },
        wounded: { ...WOUNDED, weapons: [weapon] },
      }
    case 'weapon':
      return { id, type: name.en, kind: 'gun', maxShots: 1, short: 2, long: 2, silhouette: 'rifle' }
    case 'weaponCard':
      return { id, weapon, ap: 1 }
    case 'upgrade':
      return { id, name, ap: 1, changes: [{ change: 'add', field: 'move', by: 1 }] }
    case 'vehicle':
      return { id, name, kind: 'soft', move: 8, seats: 4, size: 3, weapons: [], ap: 1 }
    case 'tactic':
      return {
        id,
        name,
        ap: 1,
        window: 'ownTurn',
        effects: [{ effect: 'move', who: 'friend', amount: 1, lasts: 'once' }],
      }
  }
}

const ownId = (): string => `own-${freshId().slice(0, 8)}`

/** Cards for a faction of ours. */
export const freshSupplement = (faction: string, name: Named): SetFile => ({
  supplement: { id: ownId(), faction, name, characters: [] },
})

/** A faction of one's own begins with a rifleman, since an empty one fields nobody. */
export function freshFaction(name: Named): SetFile {
  const id = ownId()
  const head = { id, nation: 'us', branch: 'infantry', squadSize: 10, platoonMortar: false, name }
  const file = { faction: { ...head, characters: [] } }
  const rifleman = { ...freshCard(file, 'character', name), ap: 5 }
  return { faction: { ...head, characters: [rifleman] } }
}
