import { type ReactElement, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, hrefOf } from '../app/route.ts'
import { Loading } from '../app/settled.ts'
import { TopBar } from '../app/TopBar.tsx'
import { isWrong, type Wrong } from '../files/wrong.ts'
import { useGame } from '../game/gameStore.ts'
import { lazyWithTexts } from '../i18n/loadTexts.ts'
import { preparing } from '../setup/phases/asked.ts'
import { useRunningClock } from './clock/Clock.tsx'
import { GameTable } from './GameTable.tsx'
import { useTable } from './tableStore.ts'
import './style/play.css'

const Fault = lazyWithTexts(['files'], () => import('../files/WhatIsWrong.tsx').then((part) => part.Fault))
const SetupPhase = lazyWithTexts(['setup', 'files'], () =>
  import('../setup/phases/SetupPhase.tsx').then((part) => part.SetupPhase),
)

/** A game in play, resumed by its id: at whatever question it stood. */
export function GamePage({ id }: { id: string }): ReactElement {
  const { t } = useTranslation('play')
  const here = useGame((store) => store.game?.id === id)
  const prepares = useGame((store) => store.game?.id === id && preparing(store.game) !== undefined)
  const [found, setFound] = useState<'missing' | Wrong>()
  const [share, setShare] = useState(0)
  // Before the first paint: a key that is pressed then must not be forgotten.
  useLayoutEffect(() => {
    useTable.getState().resetForGame(id)
  }, [id])
  useEffect(() => {
    let live = true
    setShare(0)
    useGame
      .getState()
      .resume(id, (done) => live && setShare(done))
      .then((answer) => live && setFound(answer === 'there' ? undefined : answer))
      .catch(() => live && setFound('missing'))
    return () => {
      live = false
    }
  }, [id])
  const watchOnly = useGame(({ game }) => game?.id === id && (game.watchOnly ?? game.showsOnly) === true)
  useEffect(() => {
    if (watchOnly) goTo({ page: 'replay', id })
  }, [watchOnly, id])
  useRunningClock()
  if (watchOnly) return <TopBar />
  if (prepares)
    return (
      <Suspense fallback={<Loading />}>
        <SetupPhase />
      </Suspense>
    )
  if (here) return <GameTable />
  return (
    <>
      <TopBar />
      <main className="play-missing">
        <p role="status">{t(isWrong(found) ? 'broken' : (found ?? 'loading'))}</p>
        {!found && share > 0 && <progress value={share} aria-label={t('share')} />}
        {isWrong(found) && (
          <Suspense fallback={<Loading />}>
            <Fault wrong={found} />
          </Suspense>
        )}
        {found && (
          <a className="btn" href={hrefOf({ page: 'front' })}>
            {t('toFront')}
          </a>
        )}
      </main>
    </>
  )
}
