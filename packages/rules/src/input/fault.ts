import type { FaultCode, FaultParams } from '../state/fault.ts'
import { LIMITS } from './limits.ts'

/** One field that is wrong. A reader returns it instead of a value; the object around the field adds its own name. */
export class Fault {
  readonly code: FaultCode
  readonly params: FaultParams
  readonly path: readonly (string | number)[]

  constructor(code: FaultCode, params: FaultParams = {}, path: readonly (string | number)[] = []) {
    this.code = code
    this.params = params
    this.path = path
  }

  /** The same fault as seen from the object or list that holds the field. */
  in(...path: readonly (string | number)[]): Fault {
    return new Fault(this.code, this.params, [...path, ...this.path])
  }

  /** `figures[3].counters.slots`. */
  get field(): string {
    return fieldName(this.path)
  }
}

const PLAIN_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/

/** Names that came from a file are cut and quoted, so that a message cannot be made to say something else. */
export function fieldName(path: readonly (string | number)[]): string {
  let field = ''
  for (const part of path) {
    if (typeof part === 'number') field += `[${part}]`
    else if (PLAIN_NAME.test(part) && part.length <= LIMITS.name) field += field === '' ? part : `.${part}`
    else field += `[${quoted(part)}]`
  }
  return field
}

const quoted = (name: string): string => {
  const short = name.length > LIMITS.name ? `${name.slice(0, LIMITS.name)}…` : name
  return JSON.stringify(short).replace(/[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, '\uFFFD')
}
