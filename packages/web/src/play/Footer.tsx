import { memo, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../game/gameStore.ts'
import { Key } from '../input/Key.tsx'
import { shownKey } from '../input/keys.ts'
import { liveIn } from '../session/seenLog.ts'
import { endTurn, takeBack } from './commands.ts'
import { othersTurn, watchAgain } from './LastTurn.tsx'
import { useOpponentAtWork } from './opponentAtWork.ts'
import { PlayIcon } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'
import { playStage, skipTelling, useToldSoFar } from './playStage.ts'
import { nextFigure, nextMan } from './roster/navigate.ts'
import { useRosterStore } from './roster/rosterStore.ts'
import { useTable, useVerb } from './tableStore.ts'

/** Only what can be pressed now. Outline can be taken back, solid with a dark foot cannot: one of these per view. */
export const Footer = memo(function Footer(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, question, side, mayAct, log, names } = play
  const selected = useTable((table) => table.selected)
  const roster = useRosterStore()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whom the strip holds or leaves out is not visited
  const next = useMemo(() => nextMan(play, selected), [play, selected, roster])
  const thinks = useOpponentAtWork(({ status }) => status === 'thinks')
  const moment = useTable((table) => table.moment)
  const planning = useVerb() !== undefined
  const begun = liveIn(log).length > 0
  const telling = useToldSoFar() !== undefined
  const elsewhere = useGame(({ game }) => game?.heldElsewhere === true)
  if (state.phase === 'over' || (!begun && !mayAct)) return undefined
  return (
    <footer className="play-foot" data-part="foot">
      <button
        type="button"
        className="btn"
        onClick={takeBack}
        data-undo
        title={t('act.undo')}
        disabled={moment !== undefined || elsewhere}
      >
        <PlayIcon name="undo" />
        <span className="sr">{t('act.undo')}</span>
        <Key of="U" />
      </button>
      {(thinks || telling) && !side && (
        <>
          <button type="button" className="btn" onClick={playStage.getState().goOn} data-go-on>
            <PlayIcon name="play" /> {t('act.goOn')} <Key of={shownKey('goOn')} />
          </button>
          <button type="button" className="btn" onClick={skipTelling} data-skip title={t('act.skip')}>
            <PlayIcon name="skip" /> <span className="foot-label">{t('act.skip')}</span>
          </button>
        </>
      )}
      {side && othersTurn() && (
        <button type="button" className="btn" onClick={watchAgain} data-watch title={t('watch.heading')}>
          <PlayIcon name="again" />
          <span className="sr">{t('watch.heading')}</span>
          <Key of="H" />
        </button>
      )}
      {mayAct && (
        <button
          type="button"
          className="btn"
          onClick={() => nextFigure()}
          data-next
          title={t('act.nextHint')}
          disabled={!next}
        >
          <PlayIcon name="next" />{' '}
          <span className="foot-label">
            {next ? t('act.next', { name: names.figure(next.id) }) : t('act.nextNobody')}
          </span>{' '}
          <Key of="N" />
        </button>
      )}
      {side && question?.kind === 'action' && (
        <button type="button" className={planning ? 'btn' : 'btn final'} onClick={endTurn} data-end-turn>
          {t('act.endTurn')} <Key of="E" />
        </button>
      )}
    </footer>
  )
})
