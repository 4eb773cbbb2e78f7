import { type ReactElement, useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, hrefOf } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { isWrong, type Wrong } from '../files/wrong.ts'
import { useGame } from '../game/gameStore.ts'
import { runGame } from '../game/loop.ts'
import { partWithTexts } from '../i18n/loadTexts.ts'
import { preparing } from '../setup/phases/asked.ts'
import { GameTable } from './GameTable.tsx'
import css from './Page.module.css'
import { useTable } from './tableStore.ts'

const Fault = partWithTexts(['files'], () => import('../files/WhatIsWrong.tsx').then((part) => part.Fault))
const SetupPhase = partWithTexts(['setup', 'files'], () =>
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
  // Before the first paint: what is answered in advance must not flash up.
  useLayoutEffect(() => runGame(id), [id])
  if (watchOnly) return <TopBar />
  if (prepares) return <SetupPhase />
  if (here) return <GameTable />
  return (
    <>
      <TopBar />
      <main className={css.missing}>
        <p role="status">{t(isWrong(found) ? 'broken' : (found ?? 'loading'))}</p>
        {!found && share > 0 && <progress value={share} aria-label={t('share')} />}
        {isWrong(found) && <Fault wrong={found} />}
        {found && (
          <a className="btn" href={hrefOf({ page: 'front' })}>
            {t('toFront')}
          </a>
        )}
      </main>
    </>
  )
}
