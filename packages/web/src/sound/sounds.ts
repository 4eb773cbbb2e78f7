import type { GameEvent } from '@tactic48/rules'
import type { Beat } from '../stage/beats.ts'

export const SOUNDS = ['shot', 'hit', 'miss', 'grenade', 'order', 'question', 'turn', 'end'] as const
export type Sound = (typeof SOUNDS)[number]

/** What a beat sounds like: one sound for each thing that is seen of it, and for an order that is heard. */
export function soundsOf({ marks, events }: Pick<Beat, 'marks' | 'events'>): readonly Sound[] {
  const seen = marks.flatMap((mark): readonly Sound[] => {
    switch (mark.kind) {
      case 'shot':
        return ['shot', mark.hit ? 'hit' : 'miss']
      case 'blow':
        return [mark.hit ? 'hit' : 'miss']
      case 'blast':
      case 'shell':
        return ['grenade']
      default:
        return []
    }
  })
  return [...new Set([...(events.some(isOrder) ? ['order' as const] : []), ...seen])]
}

const isOrder = ({ type }: GameEvent): boolean => type === 'orderGiven'
