import { Fault } from './fault.ts'
import { crowd, LIMITS } from './limits.ts'

const SPACE = 0x20
const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const BACKSLASH = 0x5c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/**
 * The value of a JSON text; its size, depth and number of values are judged before anything is built of it. A name that an object
 * has twice is refused: the first of the two would be lost.
 */
export function readJson(text: string): { readonly value: unknown } | Fault {
  // Callers without types may hand over what a storage did not hold.
  if (typeof text !== 'string') return new Fault('notJson')
  const named = namesIn(text)
  if (named instanceof Fault) return named
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return new Fault('notJson')
  }
  return fieldsOf(value) < named ? repeatedName(text) : { value }
}

/**
 * How many names the objects of a text have. One pass over the text, which need not be well-formed: it never counts less than
 * `JSON.parse` would build.
 */
function namesIn(text: string): number | Fault {
  if (text.length > LIMITS.file) return new Fault('fileTooBig', { limit: LIMITS.file })
  const most = crowd(text.length)
  /** Room left in each object or list that is open. */
  const room = new Int32Array(LIMITS.nesting + 1)
  let depth = 0
  let values = 0
  let objects = 0
  let names = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === QUOTE) i = endOfText(text, i)
    else if (unit === COLON) names += 1
    else if (unit === COMMA) {
      values += 1
      const left = (room[depth] ?? 0) - 1
      room[depth] = left
      if (values > most.values || left === 0) return new Fault('tooManyValues')
    } else if (unit === OPEN_LIST || unit === OPEN_OBJECT) {
      depth += 1
      objects += 1
      values += 1
      if (depth > LIMITS.nesting) return new Fault('tooDeep', { limit: LIMITS.nesting })
      if (objects > most.objects) return new Fault('tooManyValues')
      room[depth] = unit === OPEN_LIST ? LIMITS.members : LIMITS.fields
    } else if ((unit === CLOSE_LIST || unit === CLOSE_OBJECT) && depth > 0) depth -= 1
  }
  return names
}

/** How many fields the objects of a value have, all together. */
function fieldsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let fields = 0
  if (Array.isArray(value)) for (const one of value) fields += fieldsOf(one)
  else for (const one of Object.values(value)) fields += 1 + fieldsOf(one)
  return fields
}

/** An object or a list that is open, and the place in it. */
interface Open {
  readonly names?: Set<string>
  at: string | number
}

/** Of a well-formed text in which some object has a name twice: the first such name. */
function repeatedName(text: string): Fault {
  const open: Open[] = []
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    const inner = open.at(-1)
    if (unit === OPEN_OBJECT) open.push({ names: new Set(), at: '' })
    else if (unit === OPEN_LIST) open.push({ at: 0 })
    else if (unit === CLOSE_OBJECT || unit === CLOSE_LIST) open.pop()
    else if (unit === COMMA && typeof inner?.at === 'number') inner.at += 1
    else if (unit === QUOTE) {
      const end = endOfText(text, i)
      if (inner?.names && isName(text, end)) {
        inner.at = JSON.parse(text.slice(i, end + 1)) as string
        if (inner.names.has(inner.at)) return new Fault('repeatedId', { id: inner.at }).in(...open.map(({ at }) => at))
        inner.names.add(inner.at)
      }
      i = end
    }
  }
  return new Fault('notJson')
}

/** A colon follows. */
function isName(text: string, end: number): boolean {
  let i = end + 1
  while (text.charCodeAt(i) <= SPACE) i += 1
  return text.charCodeAt(i) === COLON
}

function endOfText(text: string, start: number): number {
  let i = start + 1
  while (i < text.length) {
    const unit = text.charCodeAt(i)
    if (unit === QUOTE) return i
    i += unit === BACKSLASH ? 2 : 1
  }
  return i
}
