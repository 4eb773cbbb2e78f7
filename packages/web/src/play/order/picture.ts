import type { Point } from '@tactic48/geometry'
import type { Danger, FigureId, MarkerId, Ordered, OrderPreview, Performance } from '@tactic48/rules'

type March = Extract<Performance, { readonly kind: 'march' }>

export const marchOf = ({ does }: Ordered): March | undefined => (does?.kind === 'march' ? does : undefined)

/** A leader with those whom he reaches. */
export interface Branch {
  readonly leader: FigureId
  readonly men: readonly Ordered[]
}

/** ORDER-08: leader by leader, in the order in which they pass it on. */
export function branchesOf({ officer, men }: OrderPreview): readonly Branch[] {
  const reached = men.filter(({ through }) => through !== undefined)
  const branches: Branch[] = []
  const queue = [officer]
  const seen = new Set(queue)
  for (let leader = queue.shift(); leader !== undefined; leader = queue.shift()) {
    const own = reached.filter(({ through }) => through === leader)
    if (own.length > 0 || leader === officer) branches.push({ leader, men: own })
    for (const { figure } of own) {
      if (seen.has(figure)) continue
      seen.add(figure)
      queue.push(figure)
    }
  }
  return branches
}

/** OF that waits on the ways of the men, marker by marker: how many it watches and who comes into it first. */
export interface Ambush {
  readonly marker: MarkerId
  readonly shooter: FigureId
  readonly men: readonly FigureId[]
  readonly first: Extract<Danger, { readonly kind: 'opportunityFire' }>
}

export function ambushesOf(men: readonly Ordered[]): readonly Ambush[] {
  const found = new Map<MarkerId, Ambush>()
  for (const man of men) {
    for (const danger of marchOf(man)?.dangers ?? []) {
      if (danger.kind !== 'opportunityFire' || danger.second) continue
      const { marker, shooter } = danger
      const known = found.get(marker)
      if (known?.men.includes(man.figure)) continue
      found.set(marker, { marker, shooter, men: [...(known?.men ?? []), man.figure], first: known?.first ?? danger })
    }
  }
  return [...found.values()]
}

/** Chance that one man is hit on his way, all offers taken. */
export const hitOnTheWay = (dangers: readonly Danger[]): number =>
  1 - dangers.reduce((safe, one) => (one.kind === 'opportunityFire' && !one.second ? safe * one.odds.miss : safe), 1)

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y

/** How wide the men stand across the direction of their march, before and after it, in 1/1000 u. */
export function frontOf(men: readonly Ordered[]): { readonly before: number; readonly after: number } | undefined {
  const marches = men.flatMap((man) => marchOf(man) ?? [])
  const along = marches.reduce((sum, { from, to }) => ({ x: sum.x + to.x - from.x, y: sum.y + to.y - from.y }), {
    x: 0,
    y: 0,
  })
  const length = Math.hypot(along.x, along.y)
  if (marches.length < 3 || length === 0) return undefined
  const across = { x: -along.y / length, y: along.x / length }
  const width = (spots: readonly Point[]): number => {
    const sides = spots.map((spot) => dot(spot, across))
    return Math.max(...sides) - Math.min(...sides)
  }
  return { before: width(marches.map(({ from }) => from)), after: width(marches.map(({ to }) => to)) }
}
