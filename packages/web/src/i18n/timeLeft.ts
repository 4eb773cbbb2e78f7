const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What is left of a clock, in the two largest units. */
export function timeLeft(ms: number, language: string): string {
  const left = Math.max(0, ms)
  const unit = (value: number, one: 'day' | 'hour' | 'minute'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: one, unitDisplay: 'short' }).format(value)
  if (left >= DAY) return `${unit(Math.floor(left / DAY), 'day')} ${unit(Math.floor((left % DAY) / HOUR), 'hour')}`
  if (left >= HOUR)
    return `${unit(Math.floor(left / HOUR), 'hour')} ${unit(Math.floor((left % HOUR) / 60_000), 'minute')}`
  const seconds = Math.floor(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
