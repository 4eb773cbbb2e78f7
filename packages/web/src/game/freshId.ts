/** A name or a seed that nobody else has. `crypto.randomUUID` is missing where a page comes over plain http from another machine. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, '0')).join('')
