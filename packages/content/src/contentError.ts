/** Refused content, with the field that is wrong. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly field: string

  constructor(field: string, message: string) {
    super(`${field}: ${message}`)
    this.field = field
  }
}

const isIdentifier = /^[A-Za-z_][A-Za-z0-9_]*$/

/** `faction.characters[2].healthy.h2h`. */
export function fieldOf(path: readonly PropertyKey[]): string {
  let field = ''
  for (const part of path) {
    if (typeof part === 'number') field += `[${part}]`
    else if (isIdentifier.test(String(part))) field += field === '' ? String(part) : `.${String(part)}`
    else field += `[${JSON.stringify(String(part))}]`
  }
  return field === '' ? 'file' : field
}
