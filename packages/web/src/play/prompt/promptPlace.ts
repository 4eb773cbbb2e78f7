interface Spot {
  readonly x: number
  readonly y: number
}

interface Window {
  readonly width: number
  readonly height: number
  /** The figure concerned, which is never covered. */
  readonly at: Spot
  readonly gap: number
  readonly paper: { readonly width: number; readonly height: number }
  readonly towards: readonly Spot[]
  readonly others: readonly Spot[]
  readonly radius: number
}

const MARGIN = 10
const SAMPLES = 12

/** A question about the whole table lies where the fewest figures are, best at the top. */
export function placeFreely({
  width,
  height,
  paper,
  others,
  radius,
}: Pick<Window, 'width' | 'height' | 'paper' | 'others' | 'radius'>): { readonly left: number; readonly top: number } {
  const lefts = [(width - paper.width) / 2, MARGIN, width - paper.width - MARGIN]
  const places = [2 * MARGIN, height - paper.height - 2 * MARGIN].flatMap((top) => lefts.map((left) => ({ left, top })))
  const hidden = places.map((place) => others.filter((spot) => lies(spot, place, paper, radius)).length)
  return places[hidden.indexOf(Math.min(...hidden))] ?? { left: MARGIN, top: MARGIN }
}

function lies(
  { x, y }: Spot,
  { left, top }: { readonly left: number; readonly top: number },
  paper: Window['paper'],
  slack: number,
): boolean {
  return x > left - slack && x < left + paper.width + slack && y > top - slack && y < top + paper.height + slack
}

/** Below, above, or at one side: where the paper hides the least of what it asks about. */
export function placePrompt(window: Window): { readonly left: number; readonly top: number } {
  const { at, gap, paper, width, height } = window
  const into = (value: number, size: number, room: number): number =>
    Math.max(MARGIN, Math.min(room - size - MARGIN, value))
  const places = [
    { left: at.x - paper.width / 2, top: at.y + gap },
    { left: at.x - paper.width / 2, top: at.y - gap - paper.height },
    { left: at.x + gap, top: at.y - paper.height / 2 },
    { left: at.x - gap - paper.width, top: at.y - paper.height / 2 },
    ...[at.x + gap, at.x - gap - paper.width].flatMap((left) => [
      { left, top: at.y + gap },
      { left, top: at.y - gap - paper.height },
    ]),
  ].map(({ left, top }) => ({ left: into(left, paper.width, width), top: into(top, paper.height, height) }))
  const costs = places.map((place, i) => cost(window, place) + i)
  const least = Math.min(...costs)
  return places[costs.indexOf(least)] ?? { left: MARGIN, top: MARGIN }
}

function cost({ at, paper, towards, others, radius }: Window, { left, top }: { left: number; top: number }): number {
  const covers = (spot: Spot, slack: number): boolean => lies(spot, { left, top }, paper, slack)
  const lines = towards.flatMap((to) =>
    Array.from({ length: SAMPLES }, (_, i) => ({
      x: at.x + ((to.x - at.x) * (i + 1)) / SAMPLES,
      y: at.y + ((to.y - at.y) * (i + 1)) / SAMPLES,
    })),
  )
  const figures = others.filter((spot) => covers(spot, radius)).length
  return (
    (covers(at, radius) ? 1000 : 0) + lines.filter((spot) => covers(spot, 0)).length * (60 / SAMPLES) + figures * 12
  )
}
