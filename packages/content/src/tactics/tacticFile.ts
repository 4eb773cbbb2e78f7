import { Fault, id, list, object, readAs, type TacticCard, tacticShape } from '@tactic48/rules'
import { ContentError } from '../contentError.ts'
import { contentFault, jsonOf } from '../contentFile.ts'
import { tacticPrice } from './price.ts'

const MANY_CARDS = 500

interface TacticFile {
  readonly faction: string
  readonly cards: readonly unknown[]
}

const fileShape = object<TacticFile>({
  faction: id<string>(),
  cards: list<unknown>({ read: (value) => value }, MANY_CARDS),
})

/** What a tactic card may say. */
const RULE = 'HOUSE-10'

/** The cards of a file, each in the faction that the file names; the first field that is wrong is thrown. */
export function tacticsOf(file: unknown): readonly TacticCard[] {
  const read = readAs(fileShape, file)
  if (read instanceof Fault) throw contentFault(read, '', RULE)
  const seen = new Set<string>()
  return read.cards.map((value, i) => {
    const card = tacticOf(isObject(value) ? { faction: read.faction, ...value } : value, `cards[${i}]`)
    if (seen.has(card.id)) throw new ContentError(`cards[${i}].id`, `${card.id} stands there twice`, 'twice')
    seen.add(card.id)
    return card
  })
}

/** TACTIC-04: another price than that of its effects is typed by its owner, and says so. */
export function tacticOf(value: unknown, at: string): TacticCard {
  const card = readAs(tacticShape, value)
  if (card instanceof Fault) throw contentFault(card, at, RULE)
  const price = tacticPrice(card)
  if (card.ap !== price && !card.apTyped) {
    const words = `its effects are worth ${price} AP; another price needs "apTyped": true`
    throw new ContentError(at === '' ? 'ap' : `${at}.ap`, words, 'notThePrice', { limit: price })
  }
  return card
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A file of tactic cards from outside, or of a single one. */
export function readTacticFile(text: string): readonly TacticCard[] {
  const value = jsonOf(text)
  return isObject(value) && !Object.hasOwn(value, 'cards') ? [tacticOf(value, '')] : tacticsOf(value)
}
