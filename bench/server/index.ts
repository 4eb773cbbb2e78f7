import type { Figure } from '../figure.ts'
import { commands } from './commands.ts'
import { handovers } from './handovers.ts'
import { latency } from './latency.ts'
import { sizes } from './sizes.ts'

const SUITES = { commands, latency, sizes, handovers }

export const parts = Object.keys(SUITES)

export async function* figures(wanted: (part: string) => boolean): AsyncGenerator<Figure> {
  for (const [part, suite] of Object.entries(SUITES)) if (wanted(part)) yield* suite()
}
