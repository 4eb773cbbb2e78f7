import type { Point } from '@tactic48/geometry'
import type { Mark } from './marks.ts'

/** How fast a game is shown. `wait`: each beat of the other side stays until the player goes on. */
export const PACES = ['slow', 'normal', 'fast', 'instant', 'wait'] as const
export type Pace = (typeof PACES)[number]

/** How often the normal pace; 0 shows everything at once. */
export type Speed = number | 'wait'

export const SPEEDS: { readonly [pace in Pace]: Speed } = { slow: 0.6, normal: 1, fast: 2.5, instant: 0, wait: 'wait' }

/** How long each thing stays on the table at normal pace, in ms; a walk takes longer the longer it is. */
export const BEAT_TIMES = {
  /** Facts that show nothing on the table but are in the log. */
  words: 600,
  walk: 300,
  aim: 1000,
  throw: 700,
  shell: 800,
  nerve: 1000,
  blow: 1000,
  shot: 1000,
  blast: 1200,
  wound: 1500,
  fall: 2000,
} as const satisfies { readonly [kind in Mark['kind'] | 'words']: number }

const MS_PER_U = 85
const LONGEST_WALK = 900

/** The time that a figure is on its way, whether alone or with others. */
export function walkTime(points: readonly Point[]): number {
  let length = 0
  points.forEach((point, i) => {
    const before = points[i - 1]
    if (before) length += Math.hypot(point.x - before.x, point.y - before.y)
  })
  return Math.min(LONGEST_WALK, (length * MS_PER_U) / 1000)
}

/** As long as the mark that takes longest. */
export const timeOf = (marks: readonly Mark[]): number =>
  marks.reduce(
    (most, mark) => Math.max(most, BEAT_TIMES[mark.kind] + (mark.kind === 'walk' ? walkTime(mark.points) : 0)),
    marks.length > 0 ? 0 : BEAT_TIMES.words,
  )
