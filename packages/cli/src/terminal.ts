import { type Colors, paintFor } from './paint.ts'

/** Where a command speaks; tests give it one that listens. */
export interface Terminal {
  print(text: string): void
  complain(text: string): void
  /** The command did its work and the answer is no. */
  fail(): void
  readonly paint: Colors
}

export const processTerminal = (): Terminal => ({
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
  fail: () => {
    process.exitCode = 1
  },
  paint: paintFor(process.stdout),
})
