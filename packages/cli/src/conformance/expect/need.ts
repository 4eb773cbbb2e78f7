import type { GameEvent, Item, Need } from '@tactic48/rules'
import type { Expectation } from '../scenario.ts'

type Said = NonNullable<Expectation['need']>

/** The score that the last shot of this step needed, with its items. */
export function* needFaults(events: readonly GameEvent[], said: Said): Iterable<string> {
  const need = lastNeed(events)
  if (!need) {
    yield 'need: no shot was rolled in this step'
    return
  }
  const { score, items } = typeof said === 'number' ? { score: said, items: undefined } : said
  const told = need.items.map(itemText).join(', ')
  if (need.score !== score) yield `need: expected ${score}, was ${need.score} (${told})`
  if (items && !sameItems(items, need.items)) yield `need.items: expected ${items.join(', ')}, were ${told}`
}

function lastNeed(events: readonly GameEvent[]): Need | undefined {
  let need: Need | undefined
  for (const event of events) if (event.type === 'shotResolved') need = event.need
  return need
}

const itemText = ({ rule, code, value }: Item): string => `${rule} ${code} ${value}`

const sameItems = (texts: readonly string[], items: readonly Item[]): boolean =>
  texts.length === items.length && texts.every((text, i) => items[i] && text.replace(' +', ' ') === itemText(items[i]))
