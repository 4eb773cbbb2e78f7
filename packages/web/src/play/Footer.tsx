import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlay } from './playContext.ts'
import { useTable } from './tableStore.ts'
import type { OpponentAtWork } from './useOpponent.ts'
import { VerbIcon } from './VerbIcon.tsx'

interface FooterProps {
  readonly opponent: OpponentAtWork
  readonly onUndo: () => void
  readonly onNext: () => void
  readonly onEndTurn: () => void
}

/** Outline can be taken back, solid with a dark foot cannot: one of these per view. */
export function Footer({ opponent, onUndo, onNext, onEndTurn }: FooterProps): ReactElement {
  const { t } = useTranslation('play')
  const { question, side, mayAct } = usePlay()
  const moment = useTable((table) => table.moment)
  return (
    <footer className="play-foot">
      <button
        type="button"
        className="btn"
        onClick={onUndo}
        data-undo
        title={t('act.undo')}
        disabled={moment !== undefined}
      >
        <VerbIcon name="undo" />
        <span className="sr">{t('act.undo')}</span>
        <kbd>U</kbd>
      </button>
      {opponent.thinking && !side ? (
        <button type="button" className="btn" onClick={opponent.skip} data-skip>
          <VerbIcon name="skip" /> <span className="foot-label">{t('act.skip')}</span>
        </button>
      ) : (
        <button type="button" className="btn" onClick={onNext} data-next disabled={!mayAct}>
          <VerbIcon name="next" /> <span className="foot-label">{t('act.next')}</span>
        </button>
      )}
      <button
        type="button"
        className="btn final"
        onClick={onEndTurn}
        data-end-turn
        disabled={!side || question?.kind !== 'action'}
      >
        {t('act.endTurn')} <kbd>E</kbd>
      </button>
    </footer>
  )
}
