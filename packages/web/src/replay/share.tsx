import { MOMENT_DAYS } from '@tactic48/protocol'
import type { GameState } from '@tactic48/rules'
import clsx from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { trackWork } from '../app/settled.ts'
import { LONGEST_LINK, packed, positionText } from '../files/link.ts'
import { type Game, useGame } from '../game/gameStore.ts'
import { aboutOf } from '../game/savedGame.ts'
import { copyText } from '../ui/copyText.ts'
import css from './Replay.module.css'

/** What a link to a moment holds: the game; the position alone; neither fits. */
type LinkHolds = 'game' | 'position' | 'nothing'

const addressOf = (payload: string): string =>
  `${window.location.href.split('#')[0] ?? ''}${hrefOf({ page: 'link', id: payload })}`

/** While something is hidden a link shows what its maker sees, and no more, unless he wants everything in it. */
async function linkTo(
  game: Game,
  state: GameState,
  moment: number,
  everything: boolean,
): Promise<{ readonly holds: LinkHolds; readonly address: string }> {
  if (!game.hidden || everything) {
    const address = addressOf(await useGame.getState().linked(moment))
    if (address.length <= LONGEST_LINK) return { holds: 'game', address }
  }
  const text = positionText(state, aboutOf(game))
  const address = text === undefined ? undefined : addressOf(await trackWork(packed(text)))
  return address && address.length <= LONGEST_LINK ? { holds: 'position', address } : { holds: 'nothing', address: '' }
}

/** Copies a link to a moment; says what it holds, or why there is none. Too long a game is saved to a file. */
export function useShare(game: Game, save: (holds: 'everything' | 'view') => Promise<void>) {
  const { t } = useTranslation('replay')
  const [said, say] = useState<{ readonly done: boolean; readonly text: string }>()
  const share = async (state: GameState, moment: number, everything: boolean): Promise<void> => {
    const sealed = game.hidden && !everything
    const { holds, address } = await linkTo(game, state, moment, everything)
    if (holds === 'nothing') {
      if (!sealed) await save('everything')
      say({ done: false, text: t(sealed ? 'linkNone' : 'linkFile') })
      return
    }
    const done = await copyText(address)
    if (!done) window.history.replaceState(undefined, '', address)
    say({ done, text: `${t(done ? 'copied' : 'notCopied')} ${t(sealed ? 'linkSeen' : `linkHolds.${holds}`)}` })
  }
  /** The same under a short address, where a server answers. */
  const short = async (state: GameState, moment: number): Promise<void> => {
    const { holds, address } = await linkTo(game, state, moment, false)
    if (holds === 'nothing') return say({ done: false, text: t('linkNone') })
    const { copyShort } = await import('../online/shortLink.ts')
    const payload = address.slice(address.lastIndexOf('/') + 1)
    const made = await copyShort({ payload: decodeURIComponent(payload) }).catch(() => undefined)
    if (!made) return say({ done: false, text: t('linkShortNone') })
    const says = t(made.copied ? 'linkShortCopied' : 'linkShortHere', {
      ...{ address: made.address, count: MOMENT_DAYS },
    })
    say({ done: made.copied, text: `${says} ${t(game.hidden ? 'linkSeen' : `linkHolds.${holds}`)}` })
  }
  // It is there before it speaks, or nobody hears it.
  const notice = (
    <p role="status" className={clsx(css.notice, said && (said.done ? css.done : css.refused))} data-part="notice">
      {said?.text}
    </p>
  )
  return { notice, refuse: (text: string): void => say({ done: false, text }), share, short }
}
