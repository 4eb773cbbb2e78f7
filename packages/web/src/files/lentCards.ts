import {
  type CardBook,
  canonicalJson,
  digestOf,
  Fault,
  LIMITS,
  list,
  nameOf,
  object,
  type Read,
  readAs,
  record,
  text,
} from '@tactic48/rules'
import { type Wrong, wrong } from './wrong.ts'

/** Enough that no card of another edition of ours is taken for the one that was meant. */
const SUM = 16

/** Our own cards, which a link leaves at home because every page has them. */
const lentShape = object<Lent>({
  factions: list(nameOf<string>(), LIMITS.factions),
  missing: record<string, readonly string[]>(list(nameOf<string>(), LIMITS.cards), LIMITS.fields),
  sum: text(SUM, SUM),
})

export interface Lent {
  /** Whose cards they are. */
  readonly factions: readonly string[]
  /** Of each kind of card in the game those of these factions that are not lent. */
  readonly missing: { readonly [kind: string]: readonly string[] }
  readonly sum: string
}

type Cards = { readonly [kind: string]: { readonly [id: string]: unknown } | undefined }

async function ourBook(factions: readonly string[]): Promise<Cards> {
  const { companyBookOf, FACTIONS } = await import('@tactic48/content')
  return companyBookOf(FACTIONS.filter(({ id }) => factions.includes(id))) as object as Cards
}

const sumOf = (cards: object): string => digestOf(cards).slice(0, SUM)

/** What of these cards has to travel, and what is lent. */
export async function lendCards(book: CardBook): Promise<{ readonly own: CardBook; readonly lent: Lent }> {
  const factions = [...new Set(Object.values(book.characters).map(({ faction }) => faction))].sort()
  const ours = await ourBook(factions)
  const own: { [kind: string]: object } = {}
  const lent: { [kind: string]: object } = {}
  const missing: { [kind: string]: readonly string[] } = {}
  for (const [kind, cards = {}] of Object.entries(book as object as Cards)) {
    const base = ours[kind] ?? {}
    const isOurs = (id: string): boolean =>
      Object.hasOwn(cards, id) && canonicalJson(cards[id]) === canonicalJson(base[id])
    const shared = Object.keys(base).filter(isOurs)
    own[kind] = Object.fromEntries(Object.entries(cards).filter(([id]) => !shared.includes(id)))
    lent[kind] = Object.fromEntries(shared.map((id) => [id, base[id]]))
    missing[kind] = Object.keys(base).filter((id) => !shared.includes(id))
  }
  return { own: own as object as CardBook, lent: { factions, missing, sum: sumOf(lent) } }
}

/** The cards of a link, with those that were lent; what is then played with is judged like any game. */
export async function returnCards(own: unknown, told: unknown): Promise<object | Wrong> {
  const lent: Read<typeof lentShape> | Fault = readAs(lentShape, told)
  if (lent instanceof Fault) return wrong(lent.code, lent.in('lent').field, lent.params)
  const ours = await ourBook(lent.factions)
  const given = Object.entries(lent.missing).map(([kind, missing]) => {
    const cards = Object.entries(ours[kind] ?? {}).filter(([id]) => !missing.includes(id))
    return [kind, Object.fromEntries(cards)] as const
  })
  if (sumOf(Object.fromEntries(given)) !== lent.sum) return wrong('otherCards', 'spec.cards')
  const brought = (typeof own === 'object' && own !== null ? own : {}) as Cards
  return Object.fromEntries(given.map(([kind, cards]) => [kind, { ...cards, ...brought[kind] }]))
}
