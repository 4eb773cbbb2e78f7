import { LEAST_OPENING } from './tolerance.ts'

/**
 * The keys of one family of lines that are still free: from low to high, less the blocked stretches that lie strictly
 * between, which are kept sorted and apart.
 */
export const directions = {
  low: 0.5,
  high: 0.5,
  first: 0,
  end: 0,
  blockedLow: new Float64Array(64),
  blockedHigh: new Float64Array(64),
}

/** The stretch of keys to be blocked next. */
export const stretch = { low: 0.5, high: 0.5 }

/** The free stretch found last. */
export const opening = { low: 0.5, high: 0.5 }

export function startDirections(low: number, high: number): void {
  directions.low = low
  directions.high = high
  directions.first = 0
  directions.end = 0
}

export function nothingFree(): boolean {
  return directions.low >= directions.high
}

export function blockStretch(): void {
  const low = stretch.low
  const high = stretch.high
  if (low >= high || high <= directions.low || low >= directions.high) return
  if (low <= directions.low) {
    directions.low = high
    trimFront()
  } else if (high >= directions.high) {
    directions.high = low
    trimBack()
  } else {
    insertStretch()
  }
}

function trimFront(): void {
  const { blockedLow, blockedHigh, end } = directions
  let first = directions.first
  while (first < end && (blockedLow[first] as number) <= directions.low) {
    if ((blockedHigh[first] as number) > directions.low) directions.low = blockedHigh[first] as number
    first += 1
  }
  directions.first = first
}

function trimBack(): void {
  const { blockedLow, blockedHigh, first } = directions
  let end = directions.end
  while (end > first && (blockedHigh[end - 1] as number) >= directions.high) {
    if ((blockedLow[end - 1] as number) < directions.high) directions.high = blockedLow[end - 1] as number
    end -= 1
  }
  directions.end = end
}

function insertStretch(): void {
  if (directions.end === directions.blockedLow.length) makeRoom()
  const { blockedLow, blockedHigh, first, end } = directions
  let low = stretch.low
  let high = stretch.high
  let from = end
  while (from > first && (blockedHigh[from - 1] as number) >= low) from -= 1
  let to = from
  while (to < end && (blockedLow[to] as number) <= high) {
    if ((blockedLow[to] as number) < low) low = blockedLow[to] as number
    if ((blockedHigh[to] as number) > high) high = blockedHigh[to] as number
    to += 1
  }
  if (to === from) {
    for (let i = end; i > from; i -= 1) {
      blockedLow[i] = blockedLow[i - 1] as number
      blockedHigh[i] = blockedHigh[i - 1] as number
    }
    directions.end = end + 1
  } else if (to > from + 1) {
    let place = from + 1
    for (let i = to; i < end; i += 1) {
      blockedLow[place] = blockedLow[i] as number
      blockedHigh[place] = blockedHigh[i] as number
      place += 1
    }
    directions.end = place
  }
  blockedLow[from] = low
  blockedHigh[from] = high
}

function makeRoom(): void {
  const blockedLow = new Float64Array(2 * directions.blockedLow.length)
  const blockedHigh = new Float64Array(2 * directions.blockedHigh.length)
  blockedLow.set(directions.blockedLow)
  blockedHigh.set(directions.blockedHigh)
  directions.blockedLow = blockedLow
  directions.blockedHigh = blockedHigh
}

/** There are so many candidates for an opening: before each blocked stretch and after the last. */
export function openingCount(): number {
  return nothingFree() ? 0 : directions.end - directions.first + 1
}

/** Puts candidate i into `opening`; answers whether it is wide enough to be one. */
export function isOpening(i: number): boolean {
  const at = directions.first + i
  const low = i === 0 ? directions.low : (directions.blockedHigh[at - 1] as number)
  const high = at === directions.end ? directions.high : (directions.blockedLow[at] as number)
  opening.low = low
  opening.high = high
  return high > low + LEAST_OPENING
}
