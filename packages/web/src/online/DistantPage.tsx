import type { GameAround } from '@tactic48/protocol'
import { type ReactElement, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leadTo } from '../app/edition.ts'
import { hrefOf } from '../app/route.ts'
import { Loading, trackWork } from '../app/settled.ts'
import { TopBar } from '../app/TopBar.tsx'
import { useGame } from '../game/gameStore.ts'
import { runGame } from '../game/loop.ts'
import { lazyWithTexts } from '../i18n/loadTexts.ts'
import { GameTable } from '../play/GameTable.tsx'
import { AfterGameContext } from '../play/playContext.ts'
import { useTable } from '../play/tableStore.ts'
import { preparing } from '../setup/phases/asked.ts'
import { AfterGame } from './AfterGame.tsx'
import { CardFace } from './CardFace.tsx'
import { DistantBar } from './DistantBar.tsx'
import { type Around, awaitBeginning, DistantSession, isEnded } from './distantSession.ts'
import { GameWaits } from './GameWaits.tsx'
import { LinkRow, Reach } from './LinkRow.tsx'
import { fullAddress, packLink, readLink } from './links.ts'
import css from './Online.module.css'
import { watchAgain } from './replay.ts'
import { NoAnswer, server } from './requests.ts'
import { NothingHere, ToGames } from './ToGames.tsx'
import { keptOf } from './witness.ts'

const SetupPhase = lazyWithTexts(['setup', 'files'], () =>
  import('../setup/phases/SetupPhase.tsx').then((part) => part.SetupPhase),
)

/** A game with somebody who is elsewhere: the table once it has begun, and what it waits for before. */
export function DistantPage({ link }: { link: string }): ReactElement {
  const { t } = useTranslation('online')
  const { game, token } = readLink(link)
  const [session, setSession] = useState<DistantSession>()
  const [waiting, setWaiting] = useState<GameAround>()
  const [fault, setFault] = useState<string>()
  const [tries, setTries] = useState(0)
  const again = useCallback(() => setTries((count) => count + 1), [])
  useLayoutEffect(() => useTable.getState().resetForGame(game), [game])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the server says that it has begun
  useEffect(() => {
    let here = true
    let opened: DistantSession | undefined
    const open = async (): Promise<void> => {
      const around = await server.around(game)
      if (!here || leadTo(around.page)) return
      setWaiting(around)
      if (around.status === 'open' || around.waits) return
      opened = await DistantSession.open(game, token)
      if (!here || !opened) return opened?.close()
      useGame.getState().attach(opened)
      opened.showPlan()
      setSession(opened)
    }
    trackWork(open()).catch((error: unknown) => {
      const unreachable = error instanceof NoAnswer && error.why === 'unreachable'
      if (here) setFault(t(unreachable ? 'table.unreachable' : 'table.missing'))
    })
    return () => {
      here = false
      if (opened) useGame.getState().close()
    }
  }, [game, token, tries, t])
  const waits = waiting?.status === 'open' && !waiting.waits
  useEffect(() => (waits ? awaitBeginning(game, again) : undefined), [waits, game, again])
  useLayoutEffect(() => (session ? runGame(game) : undefined), [session, game])
  const here = useGame((store) => store.game?.id === game)
  const prepares = useGame((store) => store.game?.id === game && preparing(store.game) !== undefined)
  if (session && here)
    return (
      <>
        {prepares ? (
          <Suspense fallback={<Loading />}>
            <SetupPhase />
          </Suspense>
        ) : (
          <Table session={session} />
        )}
        <DistantBar session={session} named={prepares} />
      </>
    )
  return (
    <div className="page">
      <TopBar page={t('title')} />
      <main className={css.alone}>
        {fault ? (
          <NothingHere why={fault} />
        ) : (
          waiting &&
          (waiting.waits ? (
            <GameWaits around={waiting} goesOn={again} />
          ) : (
            waiting.status === 'open' && <Waiting around={waiting} />
          ))
        )}
      </main>
    </div>
  )
}

/** The table, whose result offers what comes after a game with somebody elsewhere. */
function Table({ session }: { session: DistantSession }): ReactElement {
  const [{ around }, setBeside] = useState<Around>(session.around)
  useEffect(() => session.listenAround(setBeside), [session])
  const after = useMemo(
    () => ({
      acts: isEnded(around) && <AfterGame around={around} plain />,
      watch: (moment: number) => void trackWork(watchAgain(around.id, around, moment)).catch(() => undefined),
    }),
    [around],
  )
  return (
    <AfterGameContext.Provider value={after}>
      <GameTable />
    </AfterGameContext.Provider>
  )
}

function Waiting({ around }: { around: GameAround }): ReactElement {
  const { t } = useTranslation('online')
  const { id, names, creator, side, waitsForNonce } = around
  const { claim, watch } = keptOf(id)
  const link = claim && fullAddress(hrefOf({ page: 'join', id: packLink({ game: id, token: claim }) }))
  const watchLink = watch && fullAddress(hrefOf({ page: 'distant', id: packLink({ game: id, token: watch }) }))
  return (
    <section className="card stack g12" role="status" data-part="waiting">
      <CardFace around={around} />
      {waitsForNonce && side !== creator ? (
        <p>{t('table.waiting', { name: names[creator] ?? '' })}</p>
      ) : (
        <>
          <p>{t('invite.waiting')}</p>
          {link && (
            <>
              <div className="stack g4">
                <h3 className="cap">{t('invite.ready')}</h3>
                <LinkRow link={link} name={t('invite.ready')} code />
              </div>
              <Reach />
            </>
          )}
          {watchLink && (
            <div className="stack g4">
              <h3 className="cap">{t('invite.watch')}</h3>
              <LinkRow link={watchLink} name={t('invite.watch')} />
            </div>
          )}
        </>
      )}
      <ToGames />
    </section>
  )
}
