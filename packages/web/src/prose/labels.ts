import { cardOf, type FigureId, type GameState, type SideId } from '@tactic48/rules'

/** What a Character is called: in sentences by the last word of its name, elsewhere with rank and first name. */
interface Label {
  readonly short: string
  readonly full: string
}

export type Labels = ReadonlyMap<FigureId, Label>

/** What labels are made of. */
export type Labelled = Pick<GameState, 'figures' | 'sheets' | 'cards'>

interface Words {
  readonly role: (role: string) => string
  readonly side: (side: SideId) => string
}

/**
 * Nobody on the whole table is called like somebody else: the nameless go by role and number, and who is called like a man before
 * him takes the next free number, or the name of his side behind his own. Whoever arrives later changes nobody's label.
 */
export function labelsOf(state: Labelled, words: Words): Labels {
  const taken = new Set<string>()
  const labels = new Map<FigureId, Label>()
  for (const figure of state.figures) {
    const { id, side, name } = figure
    const { role, name: printed } = cardOf(state as GameState, figure)
    // A man placed without a name is called by his id in the game.
    const isNameless = name === role || (name === id && printed === undefined)
    const label = isNameless
      ? numbered(words.role(role), NUMBER.exec(id)?.[1], taken)
      : named(name, name === printed, words.side(side), taken)
    taken.add(label.short)
    labels.set(id, label)
  }
  return labels
}

/** The number at the end of an id; files may hold ids of any kind, and nothing else of them is shown. */
const NUMBER = /-(\d{1,3})$/

function numbered(role: string, number: string | undefined, taken: ReadonlySet<string>): Label {
  let label = role
  for (let n = Number(number) || 1; label === role || taken.has(label); n++) label = `${role} ${n}`
  return { short: label, full: label }
}

function named(full: string, printed: boolean, side: string, taken: ReadonlySet<string>): Label {
  const short = printed ? (full.split(' ').at(-1) ?? full) : full
  let more = ''
  for (let n = 1; taken.has(short + more); n++) more = n === 1 ? ` (${side})` : ` (${side}) ${n}`
  return { short: short + more, full: full + more }
}

/** A stretch of text, and whose name it is if it is one. */
interface Stretch {
  readonly text: string
  readonly side: SideId | undefined
}

/** The longest label has so many words. */
const WORDS = 6

/** A text cut where a Character is named. */
export function stretchesOf(text: string, sides: ReadonlyMap<string, SideId>): readonly Stretch[] {
  const words = [...text.matchAll(/[\p{L}\p{N}-]+/gu)].map(
    ({ index, 0: word }) => [index, index + word.length] as const,
  )
  const found: Stretch[] = []
  let from = 0
  let at = 0
  while (at < words.length) {
    const start = words[at]?.[0] ?? 0
    const names = words
      .slice(at, at + WORDS)
      .map(([, end]) => text.slice(start, end))
      .map((name) => (sides.has(`${name})`) ? `${name})` : name))
    const longest = names.findLastIndex((name) => sides.has(name))
    const name = names[longest]
    if (name === undefined) {
      at += 1
      continue
    }
    const end = start + name.length
    if (start > from) found.push({ text: text.slice(from, start), side: undefined })
    found.push({ text: name, side: sides.get(name) })
    from = end
    at += longest + 1
  }
  if (from < text.length) found.push({ text: text.slice(from), side: undefined })
  return found
}
