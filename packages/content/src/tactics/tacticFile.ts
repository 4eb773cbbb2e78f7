import { CARD_LANGUAGES, Fault, id, list, object, readAs, type TacticCard, tacticShape } from '@tactic48/rules'
import { VISIBLE } from '../cardFile.ts'
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
    if (seen.has(card.id)) throw new ContentError(`cards[${i}].id`, `duplicate id ${card.id}`, 'twice')
    seen.add(card.id)
    return card
  })
}

/** TACTIC-04: another price than that of its effects is typed by its owner, and says so. */
export function tacticOf(value: unknown, at: string): TacticCard {
  const card = readAs(tacticShape, value)
  if (card instanceof Fault) throw contentFault(card, at, RULE)
  refuseUnseen(card, at)
  const price = tacticPrice(card)
  if (card.ap !== price && !card.apTyped) {
    const words = `its effects are worth ${price} AP; another price needs "apTyped": true`
    throw new ContentError(at === '' ? 'ap' : `${at}.ap`, words, 'notThePrice', { limit: price })
  }
  return card
}

/** Names are printed on the card: something must be seen of them, and a faction is none that every object answers to. */
function refuseUnseen({ id: card, name, faction, allowedFactions = [] }: TacticCard, at: string): void {
  const here = (field: string): string => (at === '' ? field : `${at}.${field}`)
  const printed = [['id', card], ...CARD_LANGUAGES.map((language) => [`name.${language}`, name[language]])] as const
  const factions = [['faction', faction], ...allowedFactions.map((one, i) => [`allowedFactions[${i}]`, one])] as const
  for (const [field = '', text = ''] of [...printed, ...factions]) {
    if (!VISIBLE.test(text)) throw new ContentError(here(field), `must have something to see (${RULE})`)
  }
  for (const [field = '', text = ''] of factions) {
    if (text in {}) throw new ContentError(here(field), `is a reserved name (${RULE})`)
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A file of tactic cards from outside, or of a single one. */
export function readTacticFile(text: string): readonly TacticCard[] {
  const value = jsonOf(text)
  return isObject(value) && !Object.hasOwn(value, 'cards') ? [tacticOf(value, '')] : tacticsOf(value)
}
