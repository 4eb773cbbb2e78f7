import type { NoticeWishes } from '@tactic48/protocol'

const MINUTE = 60_000
const DAY = 24 * 60

/** Local time in this zone, in minutes of the day. */
function minuteOf(now: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(now)
  const part = (type: 'hour' | 'minute'): number => Number(parts.find((one) => one.type === type)?.value ?? 0)
  return part('hour') * 60 + part('minute')
}

/** The next time after now when local time is this minute. */
export function nextAt(minute: number, now: number, zone: string): number {
  const ahead = (minute - minuteOf(now, zone) + DAY) % DAY || DAY
  const at = Math.floor(now / MINUTE) * MINUTE + ahead * MINUTE
  // Clocks were changed in between.
  const off = minute - minuteOf(at, zone)
  const moved = off > DAY / 2 ? off - DAY : off < -DAY / 2 ? off + DAY : off
  const corrected = at + moved * MINUTE
  return corrected > now ? corrected : at
}

/** The end of the current quiet hours. */
export function quietUntil({ quiet, zone }: Pick<NoticeWishes, 'quiet' | 'zone'>, now: number): number | undefined {
  if (!quiet) return undefined
  const since = (minuteOf(now, zone) - quiet.from + DAY) % DAY
  const lasts = (quiet.to - quiet.from + DAY) % DAY
  return since < lasts ? nextAt(quiet.to, now, zone) : undefined
}
