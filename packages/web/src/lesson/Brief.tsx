import { neighbours, stepsOf } from '@tactic48/content/lesson'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { PlayIcon } from '../play/PlayIcon.tsx'
import { usePlay } from '../play/playContext.ts'
import { Icon } from '../ui/Icon.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Hints } from './Hints.tsx'
import { useLesson, useToldAttempt } from './lessonContext.ts'
import { Said, useSaid } from './Said.tsx'
import { Teacher } from './Teacher.tsx'

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
