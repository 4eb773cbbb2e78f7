import type { Point } from '@tactic48/geometry'
import { opponentOf, type QuestionOf, type SideId, topTask } from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { useSpots } from '../onScreen.ts'
import { usePlay } from '../playContext.ts'

interface WindowWords {
  /** What has just been done or declared. */
  readonly happened: string
  readonly asks: string
  readonly note: string
  /** Where those stand whom it is about. */
  readonly about: readonly Point[]
}

/** TURN-16: what a window says of itself. All of it is public. */
export function useWindowWords(question: QuestionOf<'window'>, side: SideId): WindowWords {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { after, allows } = question
  const task = topTask(state)
  const { last } = state.turn
  const spots = useSpots(
    task?.kind === 'shot'
      ? [task.target, task.shooter]
      : task?.kind === 'grenade'
        ? [task.thrower]
        : last
          ? [last.figure]
          : [],
  )
  const asks =
    allows === 'cards'
      ? t('hand.window.cards')
      : t(allows === 'reactions' ? 'hand.window.reactions' : 'hand.window.act')
  const notes = { cards: 'noteCards', reactions: 'note', takeCover: 'noteCover', anyAction: 'noteAny' } as const
  const note = t(`hand.window.${notes[allows]}`)
  if (after === 'fireDeclared' && task?.kind === 'shot') {
    const { shooter, target, mode } = task
    const who = { name: names.figure(shooter), target: names.figure(target) }
    const happened = t(mode === 'ordered' ? 'hand.window.ordered' : 'hand.window.fireDeclared', who)
    return { happened, asks, note, about: spots }
  }
  if (after === 'fireDeclared' && task?.kind === 'heldAction') {
    const { verb, figure } = task.command
    return { happened: t(`hand.did.${verb}`, { name: names.figure(figure) }), asks, note, about: spots }
  }
  if (after === 'grenadeThrown' && task?.kind === 'grenade') {
    const { thrower } = task
    return {
      happened: t('hand.window.grenadeThrown', { name: names.figure(thrower) }),
      asks,
      note,
      about: [...spots, task.at],
    }
  }
  if (after === 'action' && last) {
    const happened = t(`hand.did.${last.verb}`, { name: names.figure(last.figure) })
    return { happened, asks, note, about: spots }
  }
  return { happened: t('hand.window.turnStart', { side: names.side(opponentOf(side)) }), asks, note, about: [] }
}
