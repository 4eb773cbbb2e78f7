import { InvalidArgumentError } from 'commander'

/** A number of games, rounds or seconds. */
export function countOf(text: string): number {
  if (!/^[1-9][0-9]{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1 to 999999.')
  return Number(text)
}

/** One of these words. */
export const wordOf =
  <T extends string>(words: readonly T[]) =>
  (text: string): T => {
    const word = words.find((each) => each === text)
    if (word === undefined) throw new InvalidArgumentError(`It must be ${words.join(' or ')}.`)
    return word
  }
