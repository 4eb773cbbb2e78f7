import { type Bot, sideAsked } from '@tactic48/ai'
import type { Point } from '@tactic48/geometry'
import {
  able,
  apply,
  type Command,
  type CommandOf,
  check,
  defaultAnswer,
  enemiesOf,
  friendsOf,
  type GameState,
  isOnTable,
  isRefusal,
  type SideId,
  seatOf,
  strideOf,
} from '@tactic48/rules'
import { pointersFor } from '../src/play/guide/pointers.ts'

/**
 * Somebody in his first game who does what the pointers say and thinks of nothing else: the best shot that is listed, whoever is in
 * danger out of it, otherwise from cover to cover towards the enemy, and the last AT kept for Take Cover.
 */
export const newcomer: Bot = (view, question, chance) => {
  const side = sideAsked(question)
  const seat = seatOf(view, side)
  if (!seat) throw new Error(`${side} has no seat`)
  switch (question.kind) {
    case 'action':
      return nextAction(view, side) ?? { verb: 'endTurn', seat }
    case 'takeCover':
      return { verb: 'reactTakeCover', seat, take: true }
    default: {
      const command = defaultAnswer(view, side, chance)
      if (!command) throw new Error(`no answer to ${question.kind}`)
      return command
    }
  }
}

function nextAction(state: GameState, side: SideId): Command | undefined {
  const { shots, dangers, keeps } = pointersFor(state, side)
  const seat = seatOf(state, side)
  if (!seat || (keeps && state.sides[side].spentThisTurn >= state.rules.minAtPerTurn)) return undefined
  for (const { shooter, weapon, target } of shots) {
    const fire: Command = { verb: 'fire', seat, figure: shooter, weapon, target }
    if (!isRefusal(check(state, fire))) return fire
  }
  const endangered = new Set(dangers.map(({ target }) => target))
  const safest = (walks: readonly Walk[]): Walk | undefined =>
    walks.toSorted((a, b) => b.gain - a.gain).find(({ figure, to }) => !isInDanger(state, side, figure, to))
  const walks = movesOf(state, side)
  const walk =
    safest(walks.filter(({ figure }) => endangered.has(figure))) ?? safest(walks.filter(({ gain }) => gain > 0))
  return walk?.command
}

interface Walk {
  readonly command: CommandOf<'move'>
  readonly figure: CommandOf<'move'>['figure']
  readonly to: Point
  /** Nearer to the next enemy by this, in 1/1000 u. */
  readonly gain: number
}

/** Straight ahead, to the right and to the left of it, and back: far or half as far. */
const TURNS = [0, 30, -30, 60, -60, 90, -90, 180].map((degrees) => (degrees * Math.PI) / 180)
const SHARES = [1, 0.5]

function movesOf(state: GameState, side: SideId): readonly Walk[] {
  const seat = seatOf(state, side)
  const enemies = enemiesOf(state, side).filter(isOnTable)
  const nearest = (at: Point): Point | undefined =>
    enemies.map(({ position }) => position).sort((a, b) => between(a, at) - between(b, at))[0]
  return friendsOf(state, side).flatMap((figure) => {
    const { id, position } = figure
    const enemy = nearest(position)
    if (!seat || !enemy || isRefusal(able(state, 'move', id))) return []
    const ahead = Math.atan2(enemy.y - position.y, enemy.x - position.x)
    const stride = strideOf(state, figure, 'move')
    return TURNS.flatMap((turn) =>
      SHARES.flatMap((share) => {
        const length = share * stride
        const to = {
          x: Math.round(position.x + length * Math.cos(ahead + turn)),
          y: Math.round(position.y + length * Math.sin(ahead + turn)),
        }
        const command = { verb: 'move', seat, figure: id, path: [to] } as const
        const gain = between(enemy, position) - between(nearest(to) ?? enemy, to)
        return isRefusal(check(state, command)) ? [] : [{ command, figure: id, to, gain }]
      }),
    )
  })
}

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

function isInDanger(state: GameState, side: SideId, figure: CommandOf<'move'>['figure'], to: Point): boolean {
  const there = apply(state, { type: 'moved', figure, to, k: 0 })
  return pointersFor(there, side).dangers.some(({ target }) => target === figure)
}
