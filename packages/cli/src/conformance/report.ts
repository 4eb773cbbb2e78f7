import type { Colors } from '../paint.ts'
import type { Played } from './run.ts'

const nameOf = ({ title, case: variant, edition }: Played): string =>
  `${title}${variant === undefined ? '' : ` — ${variant}`} (${edition})`

/** One failure for a reader: where, which step, what was expected and what is. */
export function failureText(played: Played, paint: Colors): string {
  const { failure } = played
  if (!failure) return ''
  const where = failure.step === undefined ? 'laying out the position' : `step ${failure.step}`
  const note = failure.note === undefined ? '' : `: ${failure.note}`
  return [
    `${paint.red('✗')} ${nameOf(played)}`,
    `  ${paint.dim(`${failure.file}:${failure.line}`)} ${where}${note}`,
    ...failure.messages.map((message) => `    ${message}`),
  ].join('\n')
}

export const passText = (played: Played, paint: Colors): string => `${paint.green('✓')} ${nameOf(played)}`
