import picocolors from 'picocolors'

const PAINTS = ['red', 'green', 'bold', 'dim'] as const

export type Colors = Pick<ReturnType<typeof picocolors.createColors>, (typeof PAINTS)[number]>

/** Where a command speaks; tests give it one that listens. */
export interface Terminal {
  print(text: string): void
  complain(text: string): void
  /** The command did its work and the answer is no. */
  fail(): void
  readonly paint: Colors
}

const { NO_COLOR: wantsNone } = process.env

/** Colour only on a terminal that shows it, unless it was switched off. */
export const processTerminal = (): Terminal => ({
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
  fail: () => {
    process.exitCode = 1
  },
  paint: picocolors.createColors(process.stdout.isTTY === true && !wantsNone),
})

/**
 * Names come from files that anybody may have written: what would move the cursor, change the direction of the text or
 * stay unseen is shown as its number, also inside JSON. Our own colours stay.
 */
export function careful(terminal: Terminal): Terminal {
  const own = new Set(PAINTS.flatMap((name) => terminal.paint[name]('|').split('|')))
  const shown = (text: string): string =>
    text.replace(UNSEEN, (found) => (own.has(found) ? found : [...found].map(numbered).join('')))
  return {
    ...terminal,
    print: (text) => terminal.print(shown(text)),
    complain: (text) => terminal.complain(inShort(shown(text))),
  }
}

/** Longer than any line of ours. */
const LONGEST_LINE = 600
const ITS_END = 150

/** A text of ten thousand characters would hide the message around it: a long line keeps its beginning and its end. */
export const inShort = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const left = line.length - LONGEST_LINE
      if (left <= 0) return line
      return `${line.slice(0, LONGEST_LINE - ITS_END)}… (${left} characters) …${line.slice(-ITS_END)}`
    })
    .join('\n')

// biome-ignore lint/suspicious/noControlCharactersInRegex: to find them is what it is for
const UNSEEN = /\u001b\[[0-9]+m|(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Each half of a character beyond 16 bits by itself, as JSON has it. */
function numbered(character: string): string {
  if (!/^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]$/u.test(character)) return character
  const units = Array.from({ length: character.length }, (_, i) => character.charCodeAt(i))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
