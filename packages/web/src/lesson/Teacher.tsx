import { type Attempt, neighbours, stepsOf } from '@tactic48/content/lesson'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { Icon } from '../ui/Icon.tsx'
import { backIn, useLesson } from './lessonContext.ts'
import { Said } from './Said.tsx'

/** What the teacher says to what was done; a mistake is a thing to look at, not a fault. */
export function Teacher({ attempt }: { attempt: Attempt }): ReactElement {
  const { verdict, state } = attempt
  const { session } = useLesson()
  const { t } = useTranslation('lesson')
  const [gone, setGone] = useState<Attempt>()
  const strays = verdict.kind === 'answered' && !verdict.good
  const shown = verdict.kind !== 'begun' && gone !== attempt
  const says = useRef<HTMLDivElement>(null)
  // On a phone the rail may have been scrolled past the answer.
  useEffect(() => {
    if (attempt.verdict.kind !== 'begun') says.current?.scrollIntoView({ block: 'nearest' })
  }, [attempt])
  return (
    <div className="teacher" role="status" aria-label={t('answer')}>
      {shown && (
        <div
          ref={says}
          className={verdict.kind === 'done' ? 'teacher-says done' : strays ? 'teacher-says strays' : 'teacher-says'}
        >
          {verdict.kind === 'done' && (
            <p className="teacher-head">
              <Icon name="tick" /> {t('praise')}
            </p>
          )}
          <Said lines={[verdict.say]} rules={state.rules} />
          {strays && (
            <div className="teacher-acts">
              <button
                type="button"
                className={verdict.wayOn === 'again' ? 'btn primary' : 'btn'}
                onClick={() => backIn((at) => at.putBack(), session)}
                data-put-back
              >
                <Icon name="undo" /> {t('putBack')}
              </button>
              <button type="button" className="btn quiet" onClick={() => setGone(attempt)} data-carry-on>
                {t('carryOn')}
              </button>
            </div>
          )}
          {verdict.kind === 'done' && <Onwards />}
        </div>
      )}
    </div>
  )
}

/** The way on is in the hand of who has just done it. */
function Onwards(): ReactElement {
  const { t } = useTranslation('lesson')
  const language = useLanguage()
  const { step, session } = useLesson()
  const { next } = neighbours(step)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus({ preventScroll: true }), [])
  const company = step.course === 'quickStart' ? stepsOf('company')[0] : undefined
  return (
    <div className="teacher-acts">
      {next ? (
        <a ref={link} className="btn primary" href={hrefOf({ page: 'learn', step: next.id })} data-next-step>
          {t('next', { title: next.title[language] })} <Icon name="forward" />
        </a>
      ) : (
        <a ref={link} className="btn primary" href={hrefOf({ page: 'learn' })} data-next-step>
          {t('toCourse')} <Icon name="forward" />
        </a>
      )}
      {!next && company && (
        <a className="btn" href={hrefOf({ page: 'learn', step: company.id })}>
          {t('toCompany')}
        </a>
      )}
      <button type="button" className="btn quiet" onClick={() => backIn((at) => at.again(), session)} data-from-start>
        {t('again')}
      </button>
    </div>
  )
}
