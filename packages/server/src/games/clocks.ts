import type { Asks, Clocks, Pace } from '@tactic48/protocol'
import { perSide, SIDES, type SideId } from '@tactic48/rules'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Clocks stop while events are shown. */
const SHOWN = { live: 2 * SECOND, days: 0, none: 0 }
/** Minimum time per question with an empty bank, so that a player who comes back can continue. */
const GRACE = { live: 20 * SECOND, days: 12 * HOUR, none: 0 }
/** TURN-16: by days a window never waits for a player; the delay is the same with and without orders. */
export const WINDOW_BY_DAYS = 3 * SECOND
/** Time before an open question leads to a notice. */
export const NOTICE_AFTER = { live: 20 * SECOND, days: 2 * MINUTE, none: 2 * MINUTE }
/** Minimum time for a computer's answer, so that its speed reveals nothing. */
export const COMPUTER_BEAT = 800
/** Delay before the next command of a plan. */
export const PLAN_AFTER = 300

const bankOf = (pace: Pace): number =>
  pace.kind === 'live' ? pace.minutes * MINUTE : pace.kind === 'days' ? pace.days * DAY : 0

const incrementOf = (pace: Pace): number =>
  pace.kind === 'live' ? pace.increment * SECOND : pace.kind === 'days' ? pace.increment * HOUR : 0

export const freshClocks = (pace: Pace): Clocks | undefined =>
  pace.kind === 'none' ? undefined : { left: perSide(() => bankOf(pace)), since: {} }

/** TURN-16: how long a window stays open; depends on public information only. */
export const windowOf = (pace: Pace, waived: boolean): number =>
  pace.kind === 'live' ? (waived ? 0 : pace.window * SECOND) : WINDOW_BY_DAYS

/** Time left for a side now. */
const leftOf = ({ left, since }: Clocks, side: SideId, now: number): number =>
  left[side] - Math.max(0, now - (since[side] ?? now))

/**
 * The clocks after an event: sides that were asked have used the time since, finishing one's own turn gives the increment back
 * (single commands do not, or undos would earn time), and the clocks of sides asked now start.
 */
export function movedOn(
  clocks: Clocks,
  pace: Pace,
  asks: Asks | undefined,
  { now, ended }: { readonly now: number; readonly ended?: SideId | undefined },
): Clocks {
  const most = bankOf(pace)
  const running = asks && asks.kind !== 'window' ? asks.sides : []
  const left = perSide((side) => {
    const rest = Math.max(0, leftOf(clocks, side, now))
    return side === ended ? Math.min(most, rest + incrementOf(pace)) : rest
  })
  const since: { [side in SideId]?: number } = {}
  for (const side of running) {
    const goesOn = clocks.since[side] !== undefined
    if (!clocks.paused) since[side] = goesOn ? now : now + SHOWN[pace.kind]
  }
  return { left, since, ...(clocks.paused && { paused: true }) }
}

/** Pauses or resumes the clocks; settles the elapsed time first. */
export function pausedAs(clocks: Clocks, pace: Pace, asks: Asks | undefined, paused: boolean, now: number): Clocks {
  const { left } = movedOn(clocks, pace, undefined, { now })
  return movedOn({ left, since: {}, ...(paused && { paused }) }, pace, asks, { now })
}

/** When the clock of each asked side runs out; every question gets at least the grace time. */
export function flagFalls(
  clocks: Clocks,
  pace: Pace,
  asks: Asks | undefined,
): readonly { readonly side: SideId; readonly at: number }[] {
  if (!asks || asks.kind === 'window' || clocks.paused) return []
  return SIDES.flatMap((side) => {
    const since = clocks.since[side]
    return since === undefined ? [] : [{ side, at: Math.max(since + clocks.left[side], asks.at + GRACE[pace.kind]) }]
  })
}

/** Gives back downtime. */
export function givenBack(clocks: Clocks, from: number, to: number): Clocks {
  const gap = Math.max(0, to - from)
  const since = Object.fromEntries(Object.entries(clocks.since).map(([side, at]) => [side, at + gap]))
  return { ...clocks, since }
}
