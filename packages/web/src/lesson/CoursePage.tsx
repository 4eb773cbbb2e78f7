import {
  beginStep,
  COURSES,
  type CourseId,
  type Mark,
  minutesLeft,
  resumedStep,
  type Sheets,
  type Spot,
  type Step,
  stepsOf,
} from '@tactic48/content/lesson'
import { CC_EDITIONS, type GameState, QS_EDITIONS } from '@tactic48/rules'
import clsx from 'clsx'
import { type CSSProperties, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { Board } from '../board/Board.tsx'
import { middleOf } from '../board/outline.ts'
import { boardOf } from '../boardModel/boardOf.ts'
import { companyOfReader, ownFirst, sheetOfReader } from '../game/sheetOfReader.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { FRAME } from '../paint/frame.ts'
import { useDraft } from '../setup/draft.ts'
import { FieldThumb } from '../setup/field/FieldThumb.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Segments } from '../ui/Segments.tsx'
import { SureButton } from '../ui/SureButton.tsx'
import { useSeen } from '../ui/useSeen.ts'
import css from './Course.module.css'
import { useProgress, useSheets } from './progress.ts'

/** The whole course: what is done, where to go on, every step open. */
export function CoursePage(): ReactElement {
  const { t } = useTranslation('lesson')
  const begun = useProgress(({ done, at }) => done.length > 0 || at !== undefined)
  const { forget, unkept } = useProgress()
  return (
    <>
      <TopBar page={t('title')} />
      <main className={css.course}>
        <header>
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
          <p className="push">
            <SureButton label={t('forget')} sure={t('forgetSure')} onSure={forget} />
          </p>
        )}
      </main>
    </>
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
    <section className={clsx('stack', css.part)} aria-labelledby={`course-${course}`}>
      <div className={css.bar}>
        <div>
          <h3 id={`course-${course}`}>{t(`course.${course}`)}</h3>
          <p className="muted">{t(`courseAbout.${course}`)}</p>
        </div>
        <SheetChoice course={course} sheets={sheets} />
        <div className="stack g6 t13">
          <p>
            <b>{t('done', { done, all: steps.length })}</b> · {left > 0 ? t('left', { count: left }) : t('allDone')}
          </p>
          <div className={css.line} style={{ '--done': done / steps.length } as CSSProperties} aria-hidden="true">
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
      <ol className={css.steps}>
        {steps.map((step, i) => (
          <StepCard key={step.id} step={step} number={i + 1} sheets={sheets} />
        ))}
      </ol>
    </section>
  )
}

/** The course is taught by the sheet that lies on the reader's table. */
function SheetChoice({ course, sheets }: { course: CourseId; sheets: Sheets }): ReactElement {
  const { t } = useTranslation(['setup', 'lesson'])
  const language = useLanguage()
  const setRules = useDraft((draft) => draft.setRules)
  const company = companyOfReader(language)
  const legend = t('sheet', { ns: 'lesson' })
  return course === 'quickStart' ? (
    <Segments
      legend={legend}
      options={ownFirst(QS_EDITIONS, sheetOfReader(language))}
      chosen={sheets.qs}
      label={(each) => t(`edition.${each}.name`)}
      onChoose={(edition) => setRules({ edition })}
    />
  ) : (
    <Segments
      legend={legend}
      options={ownFirst(CC_EDITIONS, company)}
      chosen={sheets.cc ?? company}
      label={(each) => t(`company.${each}.name`)}
      onChoose={(company) => setRules({ company })}
    />
  )
}

const ACTS = { done: 'quiet', at: 'primary', open: '' } as const

function StepCard({ step, number, sheets }: { step: Step; number: number; sheets: Sheets }): ReactElement {
  const { t } = useTranslation('lesson')
  const language = useLanguage()
  const state = useProgress(({ done, at }) => (done.includes(step.id) ? 'done' : at === step.id ? 'at' : 'open'))
  return (
    <li>
      <a className={css.step} data-state={state} data-step={step.id} href={hrefOf({ page: 'learn', step: step.id })}>
        <StepPicture step={step} sheets={sheets} />
        <span className={css.number} aria-hidden="true">
          {state === 'done' ? <Icon name="tick" /> : number}
        </span>
        <span className={css.words}>
          <b className="t16">{step.title[language]}</b>
          <span className="t13 muted">{step.task.text[language]}</span>
          <span className="row apart t13">
            <span className="muted">{t('minutes', { minutes: minutesText(step.minutes) })}</span>
            <span className="sr">{t(`state.${state}`)}</span>
            <span className={clsx('btn', ACTS[state], css.act)} aria-hidden="true">
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

/** Width to height, as in the style sheet. */
const SHAPE = 1.7

/** In u: as near as it gets, and as far. */
const NEAREST = 10.5
const FARTHEST = 30
const MARGIN = 1.6

const spotsOf = (mark: Mark): readonly Spot[] => (mark.mark === 'arrow' ? [mark.from, mark.to] : [mark.on])

interface Place {
  readonly x: number
  readonly y: number
}

/** What the chalk is about, in u; those come first with whom the learner begins. */
function subjectsOf({ marks }: Step, { figures, table }: GameState): readonly Place[] {
  return marks.flatMap(spotsOf).flatMap((spot) => {
    const element = 'element' in spot && table.elements.find(({ id }) => id === spot.element)
    const figure = 'figure' in spot && figures.find(({ id }) => id === spot.figure)
    const at = 'at' in spot ? spot.at : element ? middleOf(element.outline) : figure ? figure.position : undefined
    return at ? [{ x: at.x / 1000, y: at.y / 1000 }] : []
  })
}

interface Stretch {
  readonly from: number
  readonly size: number
}

/** So much of an axis that all are on it, or at least the first of them. */
function stretchOf(places: readonly number[], size: number, whole: number): Stretch {
  const [first = whole / 2] = places
  const middle = (Math.min(...places, first) + Math.max(...places, first) - size) / 2
  const from = Math.max(first + MARGIN - size, Math.min(first - MARGIN, middle))
  return { from: size > whole ? (whole - size) / 2 : Math.max(0, Math.min(whole - size, from)), size }
}

function cutOf(step: Step, state: GameState): { readonly across: Stretch; readonly down: Stretch } {
  const subjects = subjectsOf(step, state)
  const xs = subjects.map(({ x }) => x)
  const ys = subjects.map(({ y }) => y)
  const wide = Math.max(...xs) - Math.min(...xs) + 2 * MARGIN
  const high = Math.max(...ys) - Math.min(...ys) + 2 * MARGIN
  const width = Math.min(FARTHEST, Math.max(NEAREST, wide, high * SHAPE))
  return {
    across: stretchOf(xs, width, state.table.width / 1000),
    down: stretchOf(ys, width / SHAPE, state.table.height / 1000),
  }
}

/** How a step begins, as a small table; it is set out when it comes into the window. */
function StepPicture({ step, sheets }: { step: Step; sheets: Sheets }): ReactElement {
  const [seen, box] = useSeen<HTMLDivElement>()
  const state = useMemo(() => (seen ? beginStep(step, sheets).state : undefined), [seen, step, sheets])
  return (
    <div ref={box} className={css.picture} aria-hidden="true">
      {state && <Picture step={step} state={state} />}
    </div>
  )
}

function Picture({ step, state }: { step: Step; state: GameState }): ReactElement {
  const { across, down } = cutOf(step, state)
  const share = (part: number, whole: number): string => `${(part / whole) * 100}%`
  const ground: CSSProperties = {
    width: share(state.table.width / 1000 + 2 * FRAME, across.size),
    left: share(-across.from - FRAME, across.size),
    top: share(-down.from - FRAME, down.size),
  }
  return (
    <div className={css.cut}>
      <div style={ground}>
        <FieldThumb name={`lesson ${step.id}`} table={state.table} size="sharp" />
      </div>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the picture stands beside its name */}
      <svg viewBox={[across.from, down.from, across.size, down.size].map((part) => part * 1000).join(' ')}>
        <Board board={boardOf(state)} />
      </svg>
    </div>
  )
}
