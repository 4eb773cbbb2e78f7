import { type Sheets, type Step, stepOf, stepsOf } from '@tactic48/content/lesson'
import { type ReactElement, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { useGame } from '../game/gameStore.ts'
import { runGame } from '../game/loop.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { heard, keyNamed } from '../input/keys.ts'
import { GameTable } from '../play/GameTable.tsx'
import type { TableHost } from '../play/playContext.ts'
import { useTable } from '../play/tableStore.ts'
import { Brief } from './Brief.tsx'
import { Chalk, ChalkNotes, ChalkSigns } from './Chalk.tsx'
import { LessonContext, LessonSession, MOST_HINTS } from './lessonSession.ts'
import { useProgress, useSheets } from './progress.ts'

/** One step of the course, played on the table of every game. */
export function StepPage({ id }: { id: string }): ReactElement {
  const step = stepOf(id)
  return step ? <ChosenStep step={step} /> : <NoStep id={id} />
}

function ChosenStep({ step }: { step: Step }): ReactElement {
  const sheets = useSheets(step.course)
  return <PlayedStep key={`${sheets.qs} ${sheets.cc}`} step={step} sheets={sheets} />
}

function PlayedStep({ step, sheets }: { step: Step; sheets: Sheets }): ReactElement | undefined {
  const [session] = useState(() => new LessonSession(step, sheets))
  const [hints, setHints] = useState(0)
  const here = useGame((store) => store.game?.battlefield === session.known().battlefield)
  useLayoutEffect(() => {
    useTable.getState().resetForGame(session.known().id)
    useGame.getState().attach(session)
    const rest = runGame()
    return () => {
      rest()
      useGame.getState().close()
    }
  }, [session])
  useKept(session)
  const askHint = useHintKey(() => setHints((asked) => Math.min(MOST_HINTS, asked + 1)))
  const host = useLessonHost(step, askHint)
  const lesson = useMemo(() => ({ step, session, hints, askHint }), [step, session, hints, askHint])
  if (!here) return undefined
  return (
    <LessonContext.Provider value={lesson}>
      <GameTable host={host} />
    </LessonContext.Provider>
  )
}

/** The browser keeps which step was left and which are done. */
function useKept(session: LessonSession): void {
  useEffect(() => {
    const { enter, finish } = useProgress.getState()
    const { step } = session.attempt()
    enter(step.id)
    return session.subscribe(() => {
      if (session.attempt().verdict.kind === 'done') finish(step.id)
    })
  }, [session])
}

/** `?` shows the way, a little more each time; so does the key that asks for a hint in a game. */
function useHintKey(onAsk: () => void): () => void {
  const [ask] = useState(() => onAsk)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const name = keyNamed(heard(event)?.key ?? '')
      if (name !== 'keys' && name !== 'hint') return
      event.preventDefault()
      event.stopPropagation()
      ask()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [ask])
  return ask
}

/** What a lesson brings to the table. */
function useLessonHost(step: Step, askHint: () => void): TableHost {
  const { t } = useTranslation('lesson')
  const language = useLanguage()
  return useMemo(() => {
    const { x, y, width, height } = step.scene.frame
    const number = stepsOf(step.course).indexOf(step) + 1
    return {
      title: t('stepName', { course: t(`course.${step.course}`), n: number, title: step.title[language] }),
      back: { href: hrefOf({ page: 'learn' }), label: t('toCourse') },
      opening: { left: x, top: y, right: x + width, bottom: y + height },
      losses: step.scene.reserveAp === 0,
      Brief,
      drawing: <Chalk />,
      tags: <ChalkNotes />,
      Signs: ChalkSigns,
      askHint,
      menu: (
        <a className="btn" href={hrefOf({ page: 'learn' })} data-leave>
          {t('toCourse')}
        </a>
      ),
    }
  }, [step, askHint, t, language])
}

function NoStep({ id }: { id: string }): ReactElement {
  const { t } = useTranslation('lesson')
  return (
    <>
      <TopBar page={t('title')} />
      <main className="broken-page">
        <p role="alert">{t('missing', { id })}</p>
        <a className="btn" href={hrefOf({ page: 'learn' })}>
          {t('toCourse')}
        </a>
      </main>
    </>
  )
}
