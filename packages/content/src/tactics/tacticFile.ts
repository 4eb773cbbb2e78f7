import { anything, CARD_LANGUAGES, Fault, id, list, object, type TacticCard, tacticShape } from '@tactic48/rules'
import { VISIBLE } from '../cardFile.ts'
import { checked, contentFault, type Path, refusedAt } from '../contentError.ts'
import { jsonOf } from '../contentFile.ts'
import { tacticPrice } from './price.ts'

const MANY_CARDS = 500

interface TacticFile {
  readonly faction: string
  readonly cards: readonly unknown[]
}

const fileShape = object<TacticFile>({
  faction: id<string>(),
  cards: list(anything, MANY_CARDS),
})

/** What a tactic card may say. */
const RULE = 'HOUSE-10'

/** The cards of a file, each in the faction that the file names; the first field that is wrong is thrown. */
export function tacticsOf(file: unknown): readonly TacticCard[] {
  const read = checked(fileShape, file, [], RULE)
  const seen = new Set<string>()
  return read.cards.map((value, i) => {
    const card = tacticOf(isObject(value) ? { faction: read.faction, ...value } : value, ['cards', i])
    if (seen.has(card.id)) throw refusedAt(['cards', i, 'id'], 'repeatedId', { id: card.id })
    seen.add(card.id)
    return card
  })
}

/** TACTIC-04: another price than that of its effects is typed by its owner, and says so. */
export function tacticOf(value: unknown, at: Path): TacticCard {
  const card = checked(tacticShape, value, at, RULE)
  refuseUnseen(card, at)
  const price = tacticPrice(card)
  if (card.ap !== price && !card.apTyped) throw refusedAt([...at, 'ap'], 'notThePrice', { limit: price })
  return card
}

/** Names are printed on the card: each has a visible character, and a faction has no reserved name. */
function refuseUnseen({ id: card, name, faction, allowedFactions = [] }: TacticCard, at: Path): void {
  const factions: readonly (readonly [Path, string])[] = [
    [['faction'], faction],
    ...allowedFactions.map((one, i) => [['allowedFactions', i], one] as const),
  ]
  const printed: readonly (readonly [Path, string])[] = [
    [['id'], card],
    ...CARD_LANGUAGES.map((language) => [['name', language], name[language]] as const),
    ...factions,
  ]
  const refuse = (field: Path, fault: Fault): never => {
    throw contentFault(fault, [...at, ...field], RULE)
  }
  for (const [field, text] of printed) if (!VISIBLE.test(text)) refuse(field, new Fault('nothingVisible'))
  for (const [field, text] of factions) if (text in {}) refuse(field, new Fault('forbiddenName'))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A file of tactic cards from outside, or of a single one. */
export function readTacticFile(text: string): readonly TacticCard[] {
  const value = jsonOf(text)
  return isObject(value) && !Object.hasOwn(value, 'cards') ? [tacticOf(value, [])] : tacticsOf(value)
}
