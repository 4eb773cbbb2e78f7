import type { Point } from '@tactic48/geometry'
import { domainFacts, type EventOf, fold, type GameEvent, type GameState } from '@tactic48/rules'
import { type Mark, marksOf } from './marks.ts'
import { timeOf } from './pace.ts'

/** One thing that is shown: some facts, the table as they leave it, what the eye must see, and how long it takes to see it. */
export interface Beat {
  readonly state: GameState
  readonly events: readonly GameEvent[]
  /** Facts of the command that are told with this beat and those before it. */
  readonly told: number
  readonly marks: readonly Mark[]
  /** Milliseconds at normal pace. */
  readonly time: number
}

/** A fact that begins something new to look at; what follows from it (wounds, losses, Shock) is seen with it. */
function begins(event: GameEvent, before: GameEvent | undefined): boolean {
  switch (event.type) {
    case 'moved':
      // ORDER-10: men of one order go together, until something happens on the way.
      return before?.type !== 'moved'
    case 'shotResolved':
      return before?.type !== 'shotDeclared' && !isVolley(before, event)
    case 'shotDeclared':
      return !isVolley(before, event)
    case 'blowStruck':
    case 'suppressionRolled':
    case 'grenadeThrown':
    case 'grenadeBurst':
    case 'shellFell':
    case 'armourShot':
      return true
    default:
      return false
  }
}

/** ORDER-13: men who fire at one target by one order miss together; each hit is seen by itself. */
const isVolley = (before: GameEvent | undefined, { target }: EventOf<'shotDeclared' | 'shotResolved'>): boolean =>
  before?.type === 'shotResolved' && before.result === 'miss' && before.target === target

/** A fact that is seen, whether or not it begins a beat. */
const isSeen = (event: GameEvent): boolean => event.type === 'shotResolved' || begins(event, undefined)

/**
 * The facts of a command one after another: men of an order walk together up to what interrupts them, a barrage falls shell after
 * shell. A command of bookkeeping alone, such as a pass, has no beat. No beat shows more than has happened by then.
 */
export function beatsOf(before: GameState, events: readonly GameEvent[]): readonly Beat[] {
  const beats: Beat[] = []
  let state = before
  let from = 0
  const close = (to: number): void => {
    const told = events.slice(from, to)
    const after = fold(state, told)
    const marks = shown(marksOf(state, told))
    beats.push({ state: after, events: told, told: to, marks, time: timeOf(marks) })
    state = after
    from = to
  }
  let last: GameEvent | undefined
  events.forEach((event, i) => {
    // What comes before the first thing to see is told with it.
    if (last && begins(event, last)) close(i)
    if (isSeen(event)) last = event
  })
  if (domainFacts(events).length > 0) close(events.length)
  return beats
}

/** An announced shot that has been fired is seen as fired. */
function shown(marks: readonly Mark[]): readonly Mark[] {
  const shots = marks.filter((mark) => mark.kind === 'shot')
  const isFired = ({ from, to }: { readonly from: Point; readonly to: Point }): boolean =>
    shots.some((shot) => samePoint(shot.from, from) && samePoint(shot.to, to))
  return marks.filter((mark) => mark.kind !== 'aim' || !isFired(mark))
}

const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y
