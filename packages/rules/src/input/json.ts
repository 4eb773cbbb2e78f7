import { Fault } from './fault.ts'
import { crowd, LIMITS } from './limits.ts'

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** The value of a JSON text; its size, depth and number of values are judged before anything is built of it. */
export function readJson(text: string): { readonly value: unknown } | Fault {
  // Callers without types may hand over what a storage did not hold.
  if (typeof text !== 'string') return new Fault('notJson')
  const fault = textFault(text)
  if (fault) return fault
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return new Fault('notJson')
  }
}

/** One pass over the text, which need not be well-formed: it never counts less than `JSON.parse` would build. */
function textFault(text: string): Fault | undefined {
  if (text.length > LIMITS.file) return new Fault('fileTooBig', { limit: LIMITS.file })
  const most = crowd(text.length)
  /** Room left in each object or list that is open. */
  const room = new Int32Array(LIMITS.nesting + 1)
  let depth = 0
  let values = 0
  let objects = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === QUOTE) i = endOfText(text, i)
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
  return undefined
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
