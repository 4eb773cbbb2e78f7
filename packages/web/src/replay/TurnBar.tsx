import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Timeline } from './timeline.ts'

interface TurnBarProps {
  readonly timeline: Timeline
  readonly moment: number
  readonly goTo: (moment: number) => void
}

/** The turns along the scrubber, each as wide as its moments: smooth for Blue, notched for Ember. */
export function TurnBar({ timeline, moment, goTo }: TurnBarProps): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const { turns, last } = timeline
  const now = timeline.turnAt(moment)
  return (
    <nav className="turnbar" aria-label={t('turns')}>
      {turns.map((turn, i) => {
        const length = (turns[i + 1]?.moment ?? last + 1) - turn.moment
        const setUp = turn.number === 0
        return (
          <button
            key={turn.moment}
            type="button"
            className={`turn ${setUp ? 'set-up' : turn.side}`}
            style={{ flexGrow: length }}
            aria-current={turn === now ? 'step' : undefined}
            aria-label={setUp ? t('setUp') : t('turn', { n: turn.number, side: common.t(`side.${turn.side}`) })}
            title={setUp ? t('setUp') : t('turnShort', { n: turn.number })}
            onClick={() => goTo(turn.moment)}
          >
            <span>{setUp ? t('setUp') : turn.number}</span>
          </button>
        )
      })}
    </nav>
  )
}
