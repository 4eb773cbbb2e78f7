import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 128 bits that nobody guesses. */
export const freshToken = (): string => randomBytes(16).toString('base64url')

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** How long it takes tells nothing of how far they are the same. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
