import {
  type CardBook,
  type CardId,
  type CharacterCard,
  type Force,
  own,
  type RuleSet,
  STANDARD_GRENADES,
  type TacticCard,
  UNIVERSAL,
  type UpgradeCard,
  type VehicleCard,
  type WeaponCard,
} from '@tactic48/rules'
import { MM_PER_U, type Size } from './paper.ts'

/** A card with its kind; whatever is cut out and laid beside the table. */
export type Card =
  | { readonly kind: 'character'; readonly card: CharacterCard }
  | { readonly kind: 'weapon'; readonly card: WeaponCard }
  | { readonly kind: 'upgrade'; readonly card: UpgradeCard }
  | { readonly kind: 'vehicle'; readonly card: VehicleCard }
  | { readonly kind: 'tactic'; readonly card: TacticCard }

/** §32.5, and what helps to measure. */
export const MARKERS = [
  'at',
  'takeCover',
  'opportunityFire',
  'suppressionFire',
  'shock',
  'suppressed',
  'grenade',
  'blast',
  'order',
  'supportTarget',
  'casualty',
  'hqContact',
  'runner',
  'firstAid',
  'ruler',
] as const
export type MarkerId = (typeof MARKERS)[number]

export type Thing = Size & { readonly key: string; readonly copies?: number } & (
    | Card
    | { readonly kind: 'base'; readonly card: CharacterCard; readonly number: number }
    | { readonly kind: 'marker'; readonly marker: Exclude<MarkerId, 'blast' | 'ruler'>; readonly radius?: number }
    | { readonly kind: 'blast'; readonly radius: number }
    | { readonly kind: 'ruler'; readonly length: number }
  )

/** A playing card, so that what protects those protects these; lying, it is a stat card. */
const LONG = 88
const SHORT = 63

/** Both faces of a card that is turned over lie below each other, with a fold between them. */
function sizeOf(one: Card): Size {
  switch (one.kind) {
    case 'character':
      return { width: LONG, height: one.card.wounded ? 2 * SHORT : SHORT }
    case 'weapon':
      return { width: SHORT, height: one.card.reverse ? LONG : LONG / 2 }
    case 'upgrade':
      return { width: SHORT, height: LONG / 2 }
    case 'vehicle':
      return { width: LONG, height: SHORT }
    case 'tactic':
      return { width: SHORT, height: LONG }
  }
}

/** What somebody brings: a force, or all that a faction has. */
export interface Source {
  readonly faction: string
  readonly force?: Force
}

export interface Counted {
  readonly one: Card
  readonly count: number
}

export const keyOfCard = ({ kind, card }: Card): string => `${kind}:${card.id}`

/** Every card of the source once, with as many as are needed at the table. */
export function cardsOf({ faction, force }: Source, book: CardBook): readonly Counted[] {
  return force ? cardsOfForce(force, book) : cardsOfFaction(faction, book)
}

export const KINDS = ['character', 'vehicle', 'weapon', 'upgrade', 'tactic'] as const satisfies readonly Card['kind'][]

const byKind = ({ characters, weapons, upgrades = {}, vehicles = {}, tactics = {} }: CardBook) => ({
  character: characters,
  weapon: weapons,
  upgrade: upgrades,
  vehicle: vehicles,
  tactic: tactics,
})

const cardIn = (book: CardBook, kind: Card['kind'], id: CardId): Card | undefined => {
  const card = own(byKind(book)[kind] as { readonly [id in CardId]: Card['card'] }, id)
  return card && ({ kind, card } as Card)
}

function cardsOfForce({ characters, deck = [], vehicles = [] }: Force, book: CardBook): readonly Counted[] {
  const named: { readonly [K in Card['kind']]: readonly CardId[] } = {
    character: characters.map(({ card }) => card),
    vehicle: vehicles.map(({ card }) => card),
    weapon: characters.flatMap(({ assigned }) => assigned),
    upgrade: characters.flatMap(({ upgrades = [] }) => upgrades),
    tactic: deck,
  }
  return KINDS.flatMap((kind) =>
    [...new Set(named[kind])].flatMap((id) => {
      const one = cardIn(book, kind, id)
      return one ? [{ one, count: named[kind].filter((other) => other === id).length }] : []
    }),
  )
}

/** A two-faced weapon card belongs to two factions, a tactic card may be allowed to others; what is everybody's to all. */
const ownersOf = ({ kind, card }: Card): readonly (string | undefined)[] => [
  card.faction,
  ...(kind === 'weapon' ? [card.reverseFaction] : []),
  ...(kind === 'tactic' ? (card.allowedFactions ?? []) : []),
]

const cardsOfFaction = (faction: string, book: CardBook): readonly Counted[] =>
  KINDS.flatMap((kind) => Object.values<Card['card']>(byKind(book)[kind]).map((card) => ({ kind, card }) as Card))
    .filter((one) => ownersOf(one).includes(faction) || (one.kind !== 'character' && ownersOf(one).includes(UNIVERSAL)))
    .map((one) => ({ one, count: 1 }))

const MOST = 99

/** What the reader has changed, by key. */
export type Counts = { readonly [key: string]: number }

export const countOf = (counts: Counts, key: string, usual: number): number =>
  Math.max(0, Math.min(MOST, Math.trunc(counts[key] ?? usual)))

function repeated<T>(count: number, make: (i: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, i) => make(i))
}

/** Each card as often as it is needed; or once, with the number that it stands for. */
export const cardThings = (cards: readonly Counted[], counts: Counts, once = false): readonly Thing[] =>
  cards.flatMap(({ one, count }) => {
    const key = keyOfCard(one)
    const needed = countOf(counts, key, count)
    const copies = once && needed > 1 ? { copies: needed } : {}
    return repeated(once ? Math.min(1, needed) : needed, (i) => ({
      ...one,
      ...sizeOf(one),
      ...copies,
      key: `${key}#${i}`,
    }))
  })

/** GEN-05: a base of paper for everybody who has no miniature; the men of a team have one each. */
export function baseThings(cards: readonly Counted[], counts: Counts, rules: RuleSet): readonly Thing[] {
  const width = rules.figureBaseDiameterMm
  return cards.flatMap(({ one, count }) => {
    if (one.kind !== 'character') return []
    const men = countOf(counts, keyOfCard(one), count) * (one.card.figures ?? 1)
    return repeated(men, (i) => ({
      kind: 'base' as const,
      card: one.card,
      number: men > 1 ? i + 1 : 0,
      width,
      height: width,
      key: `base:${one.card.id}#${i}`,
    }))
  })
}

/** An Action Token lies on a card, so it is smaller than what stands on the table. */
const TOKEN = 15
const CASUALTY = 25
const RULER_WIDTH = 14
const RULER_LENGTH = 10

/** GEN-05; where a marker is a point it still needs a piece of paper. */
const markerWidth = (rules: RuleSet): number => 2 * MM_PER_U * (rules.markerRadius || 0.4)

/** The radii of the blasts that these weapons make. */
export function radiiOf(cards: readonly Counted[], rules: RuleSet): readonly number[] {
  const arms = cards.flatMap(({ one }) => {
    if (one.kind === 'character') return one.card.healthy.weapons
    if (one.kind === 'vehicle') return one.card.weapons
    return one.kind === 'weapon' ? [one.card] : []
  })
  const radii = arms.flatMap(({ radius }) => radius ?? [])
  const bombs = rules.company ? Object.values(STANDARD_GRENADES).map(({ radius }) => radius) : []
  const all = [...new Set([...radii, ...bombs])].sort((a, b) => a - b)
  return all.length > 0 ? all : [STANDARD_GRENADES.fragmentation.radius]
}

/** How many of each a force of so many men wants at the table. */
export function usualCount(marker: MarkerId, men: number, rules: RuleSet): number {
  const some = (share: number, least: number): number => Math.max(least, Math.ceil(men * share))
  const company = rules.company !== undefined
  switch (marker) {
    case 'at':
      return some(1, 10)
    case 'takeCover':
      return some(0.5, 4)
    case 'opportunityFire':
    case 'shock':
    case 'suppressed':
      return some(0.25, 3)
    case 'suppressionFire':
      return some(0.2, 3)
    case 'grenade':
      return 2
    case 'blast':
    case 'ruler':
      return 1
    case 'casualty':
      return company ? some(0.25, 4) : 0
    case 'firstAid':
      return company ? some(0.25, 4) : 0
    case 'order':
    case 'supportTarget':
    case 'hqContact':
    case 'runner':
      return company ? 2 : 0
  }
}

/** Large things first, so that the rows fill. */
export function markerThings(
  counts: Counts,
  usual: (marker: MarkerId) => number,
  radii: readonly number[],
  rules: RuleSet,
): readonly Thing[] {
  const disc = markerWidth(rules)
  const all = MARKERS.flatMap((marker): readonly Thing[] => {
    const count = countOf(counts, marker, usual(marker))
    if (marker === 'blast')
      return radii.flatMap((radius) => {
        // GEN-04: a blast is measured from the edge of its marker.
        const width = 2 * MM_PER_U * (radius + rules.markerRadius)
        return repeated(count, (i) => ({ kind: 'blast', radius, width, height: width, key: `blast:${radius}#${i}` }))
      })
    if (marker === 'ruler')
      return repeated(count, (i) => ({
        kind: 'ruler',
        length: RULER_LENGTH,
        width: RULER_WIDTH,
        height: RULER_LENGTH * MM_PER_U,
        key: `ruler#${i}`,
      }))
    if (marker === 'grenade')
      return radii.flatMap((radius) =>
        repeated(count, (i) => ({
          kind: 'marker',
          marker,
          radius,
          width: disc,
          height: disc,
          key: `grenade:${radius}#${i}`,
        })),
      )
    const width = marker === 'at' ? TOKEN : marker === 'casualty' ? CASUALTY : disc
    // Folded, its back lies above its face.
    const height = marker === 'firstAid' ? 2 * width : width
    return repeated(count, (i) => ({ kind: 'marker', marker, width, height, key: `${marker}#${i}` }))
  })
  return [...all].sort((a, b) => b.height - a.height)
}

export const menOf = (cards: readonly Counted[]): number =>
  cards.reduce((sum, { one, count }) => sum + (one.kind === 'character' ? count * (one.card.figures ?? 1) : 0), 0)
