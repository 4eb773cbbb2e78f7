import { type Attempt, neighbours, stepsOf } from '@tactic48/content/lesson'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { PlayIcon } from '../play/PlayIcon.tsx'
import { usePlay } from '../play/playContext.ts'
import { Icon } from '../ui/Icon.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Hints, Said, useSaid } from './Hints.tsx'
import { backIn, useLesson, useToldAttempt } from './lessonSession.ts'

/** The step in the rail: its goal, what there is to know, hints, and what the teacher says. */
export function Brief({ folded }: { folded: boolean }): ReactElement {
  const { t } = useTranslation('lesson')
  const { step } = useLesson()
  const { state } = usePlay()
  const attempt = useToldAttempt()
  const task = useRef<HTMLHeadingElement>(null)
  const [opened, setOpened] = useState(false)
  const goal = useSaid(step.task, state.rules)
  const done = attempt.verdict.kind === 'done'
  const closed = folded && !opened
  // Who listens begins with the task.
  useEffect(() => task.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (!folded) setOpened(false)
  }, [folded])
  return (
    <section
      className="brief"
      data-part="brief"
      aria-labelledby="brief-task"
      data-step={step.id}
      data-verdict={attempt.verdict.kind}
    >
      {!closed && <Where />}
      <div className="brief-task">
        <h2 id="brief-task" ref={task} tabIndex={-1}>
          {goal}
        </h2>
        {folded && (
          <button
            type="button"
            className="btn square quiet"
            aria-expanded={opened}
            aria-label={t(opened ? 'fold' : 'unfold')}
            onClick={() => setOpened(!opened)}
          >
            <PlayIcon name={opened ? 'unfold' : 'fold'} />
          </button>
        )}
      </div>
      {!closed && !done && (
        <>
          <div className="brief-text" data-part="brief-text">
            <Said lines={step.text} rules={state.rules} />
            {step.dice && (
              <div className="brief-dice">
                <Icon name="die" />
                <Said lines={[step.dice.say]} rules={state.rules} />
              </div>
            )}
            <p className="brief-rules">
              <span className="sr">{t('rules')}</span>
              {step.rules.map((rule) => (
                <RuleChip key={rule} rule={rule} />
              ))}
            </p>
          </div>
          <Hints />
        </>
      )}
      <Teacher attempt={attempt} />
    </section>
  )
}

/** Where in the course this is, and the ways to its neighbours: nothing is locked. */
function Where(): ReactElement {
  const { t } = useTranslation('lesson')
  const language = useLanguage()
  const { step } = useLesson()
  const steps = stepsOf(step.course)
  const { back, next } = neighbours(step)
  return (
    <div className="brief-head">
      <p className="cap">
        {t('step', { n: steps.indexOf(step) + 1, all: steps.length })} · {step.title[language]}
      </p>
      <nav aria-label={t('toCourse')}>
        {back && (
          <a className="btn quiet" href={hrefOf({ page: 'learn', step: back.id })} data-back>
            {t('back')}
          </a>
        )}
        <a
          className="btn quiet"
          href={hrefOf(next ? { page: 'learn', step: next.id } : { page: 'learn' })}
          data-skip-step
        >
          {t('skip')}
        </a>
      </nav>
    </div>
  )
}

/** What the teacher says to what was done; a mistake is a thing to look at, not a fault. */
function Teacher({ attempt }: { attempt: Attempt }): ReactElement {
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
