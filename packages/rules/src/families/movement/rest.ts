import { lastFree, type Track, trackPoint, trackX, trackY } from '@tactic48/geometry'
import type { Flow } from '../../kernel/flow.ts'
import { closeTask } from '../../kernel/stack.ts'
import { contactAt } from '../../query/contact.ts'
import { baseOf, baseRadius, friendsOf, inShock, knownFigure } from '../../query/figures.ts'
import { friendUnder } from '../../query/path.ts'
import type { Figure } from '../../state/figure.ts'
import type { GameState } from '../../state/state.ts'
import type { MovementTask } from '../../state/task.ts'
import { planShot } from './afterShot.ts'
import { offer, secondOffers } from './offer.ts'
import { onward } from './onward.ts'

/** MOVE-10, GEN-11: where the base comes to rest, and the offers made there (OF-04). */
export function endMove(flow: Flow, task: MovementTask, track: Track): void {
  const mover = knownFigure(flow.state, task.figure)
  const k = restAt(flow.state, task, mover, track)
  if (k !== task.k) flow.emit({ type: 'moved', figure: mover.id, to: trackPoint(track, k), k })
  const resting = onward(task, { k, lastOffered: true })
  const offers = task.lastOffered ? [] : secondOffers(flow.state, resting, track, task.offers)
  if (offers.length > 0) offer(flow, onward(resting, { offers, step: 'lastOffered' }))
  else arrive(flow, resting)
}

/** One point short of contact in Shock, and back to the last point where no friend stands. */
function restAt(state: GameState, task: MovementTask, mover: Figure, track: Track): number {
  const short = inShock(mover) && contactAt(state, mover, track, task.k).length > 0
  const k = short ? task.k - 1 : task.k
  if (!friendUnder(state, mover, trackX(track, k), trackY(track, k))) return k
  const friends = friendsOf(state, mover.side).filter((friend) => friend.id !== mover.id)
  const bases = friends.map((friend) => baseOf(state, friend))
  return Math.max(0, lastFree(track, baseRadius(state.rules), bases, k))
}

export function arrive(flow: Flow, task: MovementTask): void {
  const mover = knownFigure(flow.state, task.figure)
  flow.emit({ type: 'moveEnded', figure: mover.id, at: mover.position, why: reasonOf(task, mover) })
  if (task.shootAfter) planShot(flow, task)
  else closeTask(flow, 'movement')
}

function reasonOf(task: MovementTask, mover: Figure): 'shock' | 'contact' | 'stopped' | 'arrived' {
  if (inShock(mover)) return 'shock'
  if (task.fought.length > 0) return 'contact'
  return task.k < task.steps ? 'stopped' : 'arrived'
}

/** MOVE-10, MNF-04: eliminated on the way. */
export function fall(flow: Flow, task: MovementTask): void {
  if (task.shootAfter) flow.emit({ type: 'shotLost', figure: task.figure, rule: 'MNF-04' })
  closeTask(flow, 'movement')
}
