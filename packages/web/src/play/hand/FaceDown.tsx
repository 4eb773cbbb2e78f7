import type { SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../game/gameStore.ts'
import { SlipBack } from '../../slip/TacticSlip.tsx'
import { usePlay } from '../playContext.ts'

const BACKS = 7

/** TACTIC-07: two people at one screen. The hand lies face down until its owner says that he alone is looking. */
export function FaceDown({ side }: { side: SideId }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { size } = state.sides[side].hand
  return (
    <div className="face-down" data-face-down={side}>
      <span className="backs" aria-hidden="true">
        {Array.from({ length: Math.min(size, BACKS) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          <SlipBack key={i} />
        ))}
      </span>
      <button type="button" className="btn" data-take-hand onClick={() => void useGame.getState().takeScreen(side)}>
        {t('hand.takeUp', { side: names.side(side) })}
      </button>
      <p className="muted">{t('hand.takeUpNote', { side: names.side(side) })}</p>
    </div>
  )
}
