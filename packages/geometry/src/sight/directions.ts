/** The narrowest stretch of keys that counts as an opening. */
const LEAST_OPENING = 1 / 17592186044416

/**
 * The keys of one family of lines that are still free: from low to high, less the blocked stretches that lie strictly
 * between, which are kept sorted and apart.
 */
export interface Directions {
  low: number
  high: number
  first: number
  end: number
  blockedLow: Float64Array
  blockedHigh: Float64Array
  /** The free stretch that `isOpening` looked at last. */
  openingLow: number
  openingHigh: number
  /** Sorted keys between low and high that cut them into stretches, each of them wholly blocked or wholly free. */
  cuts: number
  cutKeys: Float64Array
}

/** No directions at all. */
export function createDirections(): Directions {
  return {
    low: 0.5,
    high: 0.5,
    first: 0,
    end: 0,
    blockedLow: new Float64Array(64),
    blockedHigh: new Float64Array(64),
    openingLow: 0.5,
    openingHigh: 0.5,
    cuts: 0,
    cutKeys: new Float64Array(64),
  }
}

/** Makes all keys from low to high free. */
export function startDirections(directions: Directions, low: number, high: number): void {
  directions.low = low
  directions.high = high
  directions.first = 0
  directions.end = 0
}

/** Whether every key is blocked. */
export function nothingFree(directions: Directions): boolean {
  return directions.low >= directions.high
}

/** Blocks the keys from low to high. */
export function blockStretch(directions: Directions, low: number, high: number): void {
  if (low >= high || high <= directions.low || low >= directions.high) return
  if (low <= directions.low) {
    directions.low = high
    trimFront(directions)
  } else if (high >= directions.high) {
    directions.high = low
    trimBack(directions)
  } else {
    insertStretch(directions, low, high)
  }
}

function trimFront(directions: Directions): void {
  const { blockedLow, blockedHigh, end } = directions
  let first = directions.first
  while (first < end && (blockedLow[first] as number) <= directions.low) {
    if ((blockedHigh[first] as number) > directions.low) directions.low = blockedHigh[first] as number
    first += 1
  }
  directions.first = first
}

function trimBack(directions: Directions): void {
  const { blockedLow, blockedHigh, first } = directions
  let end = directions.end
  while (end > first && (blockedHigh[end - 1] as number) >= directions.high) {
    if ((blockedLow[end - 1] as number) < directions.high) directions.high = blockedLow[end - 1] as number
    end -= 1
  }
  directions.end = end
}

/** Joins the stretch with the blocked stretches that it touches. */
function insertStretch(directions: Directions, stretchLow: number, stretchHigh: number): void {
  if (directions.end === directions.blockedLow.length) makeRoom(directions)
  const { blockedLow, blockedHigh, first, end } = directions
  let low = stretchLow
  let high = stretchHigh
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

function makeRoom(directions: Directions): void {
  const blockedLow = new Float64Array(2 * directions.blockedLow.length)
  const blockedHigh = new Float64Array(2 * directions.blockedHigh.length)
  blockedLow.set(directions.blockedLow)
  blockedHigh.set(directions.blockedHigh)
  directions.blockedLow = blockedLow
  directions.blockedHigh = blockedHigh
}

/** How many candidates there are for an opening: one before each blocked stretch and one after the last. */
export function openingCount(directions: Directions): number {
  return nothingFree(directions) ? 0 : directions.end - directions.first + 1
}

/** Puts candidate i into openingLow and openingHigh; returns whether it is wide enough to be an opening. */
export function isOpening(directions: Directions, i: number): boolean {
  const at = directions.first + i
  const low = i === 0 ? directions.low : (directions.blockedHigh[at - 1] as number)
  const high = at === directions.end ? directions.high : (directions.blockedLow[at] as number)
  directions.openingLow = low
  directions.openingHigh = high
  return high > low + LEAST_OPENING
}

/** Adds a cut at the key if that is between low and high. */
export function addCut(directions: Directions, key: number): void {
  if (key <= directions.low || key >= directions.high) return
  const { cutKeys } = directions
  let place = directions.cuts
  while (place > 0 && (cutKeys[place - 1] as number) > key) {
    cutKeys[place] = cutKeys[place - 1] as number
    place -= 1
  }
  cutKeys[place] = key
  directions.cuts += 1
}
