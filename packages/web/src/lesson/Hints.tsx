import { shownWay } from '@tactic48/content/lesson'
import { type ReactElement, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../game/gameStore.ts'
import { Key } from '../input/Key.tsx'
import { usePlay } from '../play/playContext.ts'
import { useTable } from '../play/tableStore.ts'
import { backIn, useLesson, useToldAttempt } from './lessonContext.ts'
import { Said } from './Said.tsx'
import { layOut, useWayWords } from './showWay.ts'

/** Where, idea, the way: each only when it is asked for. */
export const MOST_HINTS = 3

export function Hints(): ReactElement {
  const { t } = useTranslation('lesson')
  const { step, hints, askHint, session } = useLesson()
  const { state } = usePlay()
  const begun = useToldAttempt().log.entries.length > 0
  return (
    <div className="brief-hints" data-part="hints">
      <div role="status">
        {hints > 0 && <Hint heading={t('where')} lines={[step.hints.where]} rules={state.rules} />}
        {hints > 1 && <Hint heading={t('idea')} lines={[step.hints.idea]} rules={state.rules} />}
      </div>
      {hints >= MOST_HINTS && <Way />}
      <div className="brief-acts">
        {hints < MOST_HINTS && (
          <button type="button" className="btn" onClick={askHint} data-hint>
            {t(hints === 0 ? 'showMe' : 'showMore')} <Key of="?" />
          </button>
        )}
        {begun && (
          <button
            type="button"
            className="btn quiet"
            onClick={() => backIn((at) => at.again(), session)}
            data-from-start
          >
            {t('fromStart')}
          </button>
        )}
      </div>
    </div>
  )
}

function Hint({ heading, ...said }: { heading: string } & Parameters<typeof Said>[0]): ReactElement {
  return (
    <div className="brief-hint">
      <span className="cap">{heading}</span>
      <Said {...said} />
    </div>
  )
}

/** The next command itself: planned on the table where it can be, in words, and done for the asking. */
function Way(): ReactElement {
  const { t } = useTranslation('lesson')
  const { session } = useLesson()
  const { names, question } = usePlay()
  const attempt = useToldAttempt()
  const words = useWayWords(names)
  const way = useMemo(() => shownWay(attempt), [attempt])
  const next = way?.[0]
  useEffect(() => {
    if (next) layOut(next)
  }, [next])
  if (!next) {
    return (
      <div className="brief-hint" role="status">
        <p>{t('noWay')}</p>
        <button type="button" className="btn" onClick={() => backIn((at) => at.putBack(), session)} data-put-back>
          {t('putBack')}
        </button>
      </div>
    )
  }
  return (
    <div className="brief-hint">
      <span className="cap">{t('way')}</span>
      <p role="status">{words(next)}</p>
      <button
        type="button"
        className="btn"
        disabled={question === undefined}
        onClick={() => {
          useTable.getState().clear()
          void send(next)
        }}
        data-do-it
      >
        {t('doIt')}
      </button>
    </div>
  )
}
