import type { Point } from '@tactic48/geometry'
import { topQuestionOf } from '../../kernel/stack.ts'
import { enemiesOf, friendsOf, inShock, seatOf, u } from '../../query/figures.ts'
import { weaponsOf } from '../../query/weapons.ts'
import type { Command } from '../../state/command.ts'
import type { SeatId, SideId } from '../../state/ids.ts'
import type { QuestionOf } from '../../state/question.ts'
import type { GameState } from '../../state/state.ts'

/** Sixteen directions of unit length, in millionths. */
const QUADRANT: readonly (readonly [number, number])[] = [
  [1_000_000, 0],
  [923_880, 382_683],
  [707_107, 707_107],
  [382_683, 923_880],
]
const DIRECTIONS = QUADRANT.flatMap(([x, y]) => [
  [x, y] as const,
  [-y, x] as const,
  [-x, -y] as const,
  [y, -x] as const,
])

/** Points of a drift: none, and the full distance in sixteen directions. */
function driftPoints({ from, distance }: QuestionOf<'drift'>): readonly Point[] {
  const length = u(distance)
  const around = DIRECTIONS.map(([x, y]) => ({
    x: from.x + Math.round((x * length) / 1_000_000),
    y: from.y + Math.round((y * length) / 1_000_000),
  }))
  return [from, ...around]
}

/** Throws at enemies and between neighbours of theirs. */
export function* grenadeCandidates(state: GameState, side: SideId): Iterable<Command> {
  const seat = seatOf(state, side)
  if (!seat) return
  const question = topQuestionOf(state, 'drift')
  if (question) for (const to of driftPoints(question)) yield { verb: 'drift', seat, to }
  else yield* throws(state, side, seat)
}

function* throws(state: GameState, side: SideId, seat: SeatId): Iterable<Command> {
  if (state.sides[side].tokens < state.rules.grenadeCost) return
  const points = pointsWorthHitting(state, side)
  for (const figure of friendsOf(state, side)) {
    if (inShock(figure)) continue
    for (const weapon of weaponsOf(state, figure)) {
      if (weapon.kind !== 'grenade') continue
      for (const at of points) yield { verb: 'throwGrenade', seat, figure: figure.id, weapon: weapon.id, at }
    }
  }
}

/** An enemy's place, or the middle of two that one blast may catch. */
function pointsWorthHitting(state: GameState, side: SideId): readonly Point[] {
  const enemies = enemiesOf(state, side)
  const points: Point[] = enemies.map(({ position: { x, y } }) => ({ x, y }))
  const reach = u(5)
  enemies.forEach(({ position: a }, i) => {
    for (const { position: b } of enemies.slice(i + 1)) {
      if (Math.abs(a.x - b.x) > reach || Math.abs(a.y - b.y) > reach) continue
      points.push({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) })
    }
  })
  return points
}
