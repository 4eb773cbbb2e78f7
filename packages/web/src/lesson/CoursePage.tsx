import {
  COURSES,
  type CourseId,
  minutesLeft,
  resumedStep,
  type Sheets,
  type Step,
  stepsOf,
} from '@tactic48/content/lesson'
import { CC_EDITIONS, QS_EDITIONS } from '@tactic48/rules'
import type { CSSProperties, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { companyOfReader, ownFirst, sheetOfReader } from '../game/sheetOfReader.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useDraft } from '../setup/draft.ts'
import { Icon } from '../ui/Icon.tsx'
import { Segments } from '../ui/Segments.tsx'
import { SureButton } from '../ui/SureButton.tsx'
import { useProgress } from './progress.ts'
import { StepPicture } from './StepPicture.tsx'
import { useSheets } from './sheetsRead.ts'
import '../table/table.css'
import './course.css'

/** The whole course: what is done, where to go on, every step open. */
export function CoursePage(): ReactElement {
  const { t } = useTranslation('lesson')
  const begun = useProgress(({ done, at }) => done.length > 0 || at !== undefined)
  const { forget, unkept } = useProgress()
  return (
    <div className="course-page">
      <TopBar page={t('title')} />
      <main className="course">
        <header className="course-head">
          <h2>{t('heading')}</h2>
          <p className="muted">
            {t('about')} {t('unlocked')}
          </p>
          {unkept && <p role="alert">{t('notKept')}</p>}
        </header>
        {COURSES.map((course) => (
          <CourseSection key={course} course={course} />
        ))}
        {begun && (
          <p className="course-foot">
            <SureButton label={t('forget')} sure={t('forgetSure')} onSure={forget} />
          </p>
        )}
      </main>
    </div>
  )
}

function CourseSection({ course }: { course: CourseId }): ReactElement {
  const { t } = useTranslation('lesson')
  const language = useLanguage()
  const progress = useProgress()
  const sheets = useSheets(course)
  const steps = stepsOf(course)
  const done = steps.filter(({ id }) => progress.done.includes(id)).length
  const next = resumedStep(course, progress)
  const left = Math.ceil(minutesLeft(course, progress))
  return (
    <section className="course-part" aria-labelledby={`course-${course}`}>
      <div className="course-bar">
        <div>
          <h3 id={`course-${course}`}>{t(`course.${course}`)}</h3>
          <p className="muted">{t(`courseAbout.${course}`)}</p>
        </div>
        <SheetChoice course={course} sheets={sheets} />
        <div className="course-progress">
          <p>
            <b>{t('done', { done, all: steps.length })}</b> · {left > 0 ? t('left', { count: left }) : t('allDone')}
          </p>
          <div className="course-line" style={{ '--done': done / steps.length } as CSSProperties} aria-hidden="true">
            <i />
          </div>
        </div>
        {next && (
          <a className="btn primary" href={hrefOf({ page: 'learn', step: next.id })} data-go-on={course}>
            {done === 0 && progress.at !== next.id ? t('begin') : t('goOnWith', { step: next.title[language] })}{' '}
            <Icon name="forward" />
          </a>
        )}
      </div>
      <ol className="course-steps">
        {steps.map((step, i) => (
          <StepCard key={step.id} step={step} number={i + 1} sheets={sheets} />
        ))}
      </ol>
    </section>
  )
}

/** The course is taught by the sheet that lies on the reader's table. */
function SheetChoice({ course, sheets }: { course: CourseId; sheets: Sheets }): ReactElement {
  const { t } = useTranslation('setup')
  const lesson = useTranslation('lesson')
  const language = useLanguage()
  const setRules = useDraft((draft) => draft.setRules)
  if (course === 'quickStart') {
    return (
      <Segments
        legend={lesson.t('sheet')}
        options={ownFirst(QS_EDITIONS, sheetOfReader(language))}
        chosen={sheets.qs}
        label={(each) => t(`edition.${each}.name`)}
        onChoose={(edition) => setRules({ edition })}
      />
    )
  }
  return (
    <Segments
      legend={lesson.t('sheet')}
      options={ownFirst(CC_EDITIONS, companyOfReader(language))}
      chosen={sheets.cc ?? companyOfReader(language)}
      label={(each) => t(`company.${each}.name`)}
      onChoose={(company) => setRules({ company })}
    />
  )
}

function StepCard({ step, number, sheets }: { step: Step; number: number; sheets: Sheets }): ReactElement {
  const { t } = useTranslation('lesson')
  const language = useLanguage()
  const state = useProgress(({ done, at }) => (done.includes(step.id) ? 'done' : at === step.id ? 'at' : 'open'))
  return (
    <li>
      <a className="step-card" data-state={state} data-step={step.id} href={hrefOf({ page: 'learn', step: step.id })}>
        <StepPicture step={step} sheets={sheets} />
        <span className="course-number" aria-hidden="true">
          {state === 'done' ? <Icon name="tick" /> : number}
        </span>
        <span className="step-words">
          <b>{step.title[language]}</b>
          <span className="step-task">{step.task.text[language]}</span>
          <span className="step-foot">
            <span className="muted">{t('minutes', { minutes: minutesText(step.minutes) })}</span>
            <span className="sr">{t(`state.${state}`)}</span>
            <span className="step-act" aria-hidden="true">
              {t(state === 'done' ? 'again' : state === 'at' ? 'goOn' : 'begin')}
            </span>
          </span>
        </span>
      </a>
    </li>
  )
}

/** Half minutes as they are printed. */
const minutesText = (minutes: number): string => `${Math.floor(minutes) || ''}${minutes % 1 === 0 ? '' : '½'}`
