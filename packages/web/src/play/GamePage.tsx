import { lazy, type ReactElement, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../i18n/playTexts.ts'
import { hrefOf } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { useGame } from '../game/gameStore.ts'
import { preparing } from '../setup/phases/asked.ts'
import { GameTable } from './GameTable.tsx'
import { useTable } from './tableStore.ts'
import './style/play.css'

const SetupPhase = lazy(() => import('../setup/phases/SetupPhase.tsx').then((page) => ({ default: page.SetupPhase })))

/** A game in play, resumed by its id: at whatever question it stood. */
export function GamePage({ id }: { id: string }): ReactElement {
  const { t } = useTranslation('play')
  const here = useGame((store) => store.game?.id === id)
  const prepares = useGame((store) => store.game?.id === id && preparing(store.game) !== undefined)
  const [missing, setMissing] = useState(false)
  // Before the first paint: a key that is pressed then must not be forgotten.
  useLayoutEffect(() => {
    if (id) useTable.getState().reset()
  }, [id])
  useEffect(() => {
    let live = true
    useGame
      .getState()
      .resume(id)
      .then((found) => live && setMissing(!found))
      .catch(() => live && setMissing(true))
    return () => {
      live = false
    }
  }, [id])
  if (prepares)
    return (
      <Suspense>
        <SetupPhase />
      </Suspense>
    )
  if (here) return <GameTable />
  return (
    <>
      <TopBar />
      <main className="play-missing">
        <p role="status">{t(missing ? 'missing' : 'loading')}</p>
        {missing && (
          <a className="btn" href={hrefOf({ page: 'front' })}>
            {t('toFront')}
          </a>
        )}
      </main>
    </>
  )
}
