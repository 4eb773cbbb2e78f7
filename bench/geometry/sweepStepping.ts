import { blockedAt, canSee, type Disc, inContact, UNIT } from '@tactic48/geometry'
import type { Move } from './sweepMoves.ts'

const STEP = UNIT / 10

/** The usual way: put the base down every 0.1 u and look what it touches there. */
export function steppedStop({ ground, track, figure, others }: Move): boolean {
  const body = { x: 0, y: 0, r: figure.r }
  for (let k = 0; k <= track.steps; k += STEP) {
    putDown(track.points, track.steps, k, body)
    if (blockedAt(ground, body.x, body.y, body.r)) return true
    for (let i = 0; i < others.length; i += 1) if (inContact(body, others[i] as Disc)) return true
  }
  return false
}

export function steppedEntry({ track, area }: Move): boolean {
  const body = { x: 0, y: 0, r: 0 }
  for (let k = 0; k <= track.steps; k += STEP) {
    putDown(track.points, track.steps, k, body)
    if (isIn(area, body)) return true
  }
  return false
}

export function steppedTrigger({ ground, track, figure, area, observer }: Move): boolean {
  const body = { x: 0, y: 0, r: figure.r }
  for (let k = 0; k <= track.steps; k += STEP) {
    putDown(track.points, track.steps, k, body)
    if (isIn(area, body) && canSee(ground, body, observer)) return true
  }
  return false
}

function isIn(area: Move['area'], body: Disc): boolean {
  const dx = body.x - area.x
  const dy = body.y - area.y
  return dx * dx + dy * dy <= area.radius * area.radius
}

function putDown(points: Move['track']['points'], steps: number, k: number, body: { x: number; y: number }): void {
  const [from, to] = points
  if (!from || !to) return
  body.x = Math.round(from.x + ((to.x - from.x) * k) / steps)
  body.y = Math.round(from.y + ((to.y - from.y) * k) / steps)
}
