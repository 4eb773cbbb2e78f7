import type { Point } from '@tactic48/geometry'
import type { Family } from '../../kernel/family.ts'
import { checkAim } from '../../query/blast.ts'
import { enemiesOf, friendsOf, knownFigure, seatOf } from '../../query/figures.ts'
import { usualTeams } from '../../query/reinforce.ts'
import { checkTarget, supportPoint } from '../../query/support.ts'
import type { Figure } from '../../state/figure.ts'
import type { SideId } from '../../state/ids.ts'
import type { QuestionOf } from '../../state/question.ts'
import type { GameState } from '../../state/state.ts'
import { SUPPORT_PROFILES } from '../../state/support.ts'

const squared = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)

/** Points on a grid of 1 u. */
function* gridOf({ table }: GameState): Generator<Point> {
  for (let x = 0; x <= table.width; x += 1000) for (let y = 0; y <= table.height; y += 1000) yield { x, y }
}

function best(points: Iterable<Point>, value: (at: Point) => number): Point | undefined {
  let chosen: Point | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const at of points) {
    const worth = value(at)
    if (worth <= most) continue
    most = worth
    chosen = at
  }
  return chosen
}

/** D30: the legal point that is nearest to most of the enemies. */
function usualTarget(state: GameState, side: SideId): Point | undefined {
  const enemies = enemiesOf(state, side)
  const legal = [...enemies.map(({ position }) => position), ...gridOf(state)].filter(
    (at) => !checkTarget(state, side, at),
  )
  const nearness = (at: Point): number =>
    enemies.reduce((sum, { position }) => sum + 1 / (1 + squared(at, position) / 1_000_000), 0)
  return best(legal, nearness) ?? supportPoint(state, side)
}

/** D49: over as many enemies as lie in one line with the target. */
function usualLine(state: GameState, side: SideId, target: Point): Point {
  const ends = enemiesOf(state, side).map(({ position }) => position)
  const others = ends.filter((at) => squared(at, target) > 0)
  const near = (line: Point): number => others.filter((at) => liesAlong(target, line, at)).length
  return best(others, near) ?? { x: target.x + 1000, y: target.y }
}

/** Within a u of the line, six u to either side of the target. */
function liesAlong(target: Point, line: Point, at: Point): boolean {
  const dx = line.x - target.x
  const dy = line.y - target.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const along = ((at.x - target.x) * dx + (at.y - target.y) * dy) / length
  const across = ((at.x - target.x) * dy - (at.y - target.y) * dx) / length
  return Math.abs(along) <= 6500 && Math.abs(across) <= 1500
}

function usualSupport(state: GameState, { caller, profiles }: QuestionOf<'support'>, side: SideId) {
  const seat = seatOf(state, side)
  const [profile] = profiles
  const at = usualTarget(state, knownFigure(state, caller).side)
  if (!seat || !profile || !at) return undefined
  const strip = SUPPORT_PROFILES[profile].strip !== undefined
  return {
    verb: 'placeSupport',
    seat,
    profile,
    ammo: 'he',
    at,
    ...(strip && { line: usualLine(state, side, at) }),
  } as const
}

/** D32: on the nearest enemies; where none can be aimed at, as far as can be from all friends. */
function usualAims(state: GameState, caller: Figure, shells: number): readonly Point[] {
  const legal = (at: Point): boolean => checkAim(state, caller, at) === undefined
  const targets = enemiesOf(state, caller.side)
    .map(({ position }) => position)
    .filter(legal)
    .sort((a, b) => squared(a, caller.position) - squared(b, caller.position))
  const friends = friendsOf(state, caller.side)
  const far = (at: Point): number => Math.min(...friends.map(({ position }) => squared(at, position)))
  const [first] = targets
  const spare = first ?? best([...gridOf(state)].filter(legal), far)
  return spare ? Array.from({ length: shells }, (_, i) => targets[i % Math.max(1, targets.length)] ?? spare) : []
}

function usualBombs(state: GameState, { caller, ammo, shells }: QuestionOf<'mortar'>, side: SideId) {
  const seat = seatOf(state, side)
  const bomb = ammo.find((one) => one !== 'smoke') ?? ammo[0]
  if (!seat || !bomb) return undefined
  return { verb: 'aimMortar', seat, ammo: bomb, at: usualAims(state, knownFigure(state, caller), shells) } as const
}

function usualChoice(state: GameState, { caller, count }: QuestionOf<'teams'>, side: SideId) {
  const seat = seatOf(state, side)
  return seat && ({ verb: 'chooseTeams', seat, teams: usualTeams(state, knownFigure(state, caller), count) } as const)
}

/** §33: what is settled for who does not say. */
export const usual = {
  support: usualSupport,
  mortar: usualBombs,
  teams: usualChoice,
} as const satisfies Family['defaults']
