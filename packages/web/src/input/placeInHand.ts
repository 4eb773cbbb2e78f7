import type { Point } from '@tactic48/geometry'
import { baseRadius, figureOf } from '@tactic48/rules'
import { pointsAt } from '../interactions/actions.ts'
import { partOf } from '../interactions/draft.ts'
import { gripNow } from '../interactions/prepared.ts'
import { pointingOf } from '../play/order/ordering.ts'
import type { Situation } from '../play/situation.ts'
import { act } from './act.ts'
import { draftNow } from './active.ts'

/** A place on the table that is being chosen: of a way, a marker, a figure to be put down or an answer. */
export interface PlaceInHand {
  /** From where it is looked for first. */
  readonly origin: Point
  /** Where it is now. */
  readonly at: Point
  readonly put: (at: Point) => void
}

/** What arrows move, and what the table as text puts somewhere; nothing where no place is asked for. */
export function placeInHand(play: Situation): PlaceInHand | undefined {
  const draft = draftNow(play)
  const origin = draft && originOf(play, draft)
  return origin && { origin, at: partOf(draft, 'goal') ?? origin, put: (at) => act({ kind: 'put', at }) }
}

function originOf(play: Situation, draft: NonNullable<ReturnType<typeof draftNow>>): Point | undefined {
  const { question, state } = play
  switch (draft.verb) {
    case 'drift':
      return question?.kind === 'drift' ? question.from : undefined
    case 'deploy':
      return draft.squad !== undefined || draft.man !== undefined ? zoneMiddle(play) : undefined
    case 'prepared':
      return gripNow(draft, play)
    case 'answer':
    case 'playCard':
    case 'bid':
    case 'executeOrder':
    case 'shootAfterMove':
      return undefined
    case 'giveOrder':
      return pointingOf(draft.order) === 'point' ? figureOf(state, draft.figure)?.position : undefined
    default: {
      const takes = pointsAt(draft.verb)
      if (takes !== 'way' && takes !== 'place') return undefined
      return partOf(draft, 'bends')?.at(-1) ?? figureOf(state, draft.figure)?.position
    }
  }
}

/** Where somebody without a pointer begins to look for a place in his zone. */
function zoneMiddle({ state, side }: Situation): Point {
  const { width, height } = state.table
  const edge = (side && state.table.edges?.[side]) ?? 'south'
  const depth = Math.round((state.rules.deployDepth * 1000) / 2) + baseRadius(state.rules)
  if (edge === 'north') return { x: width / 2, y: depth }
  if (edge === 'south') return { x: width / 2, y: height - depth }
  return edge === 'west' ? { x: depth, y: height / 2 } : { x: width - depth, y: height / 2 }
}
