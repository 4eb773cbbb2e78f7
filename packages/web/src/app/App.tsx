import { lazy, type ReactElement, Suspense, useDeferredValue, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { offline } from '../offline/offline.ts'
import { RulesInForce } from '../ui/openTag.ts'
import { PageGuard } from './PageGuard.tsx'
import { hrefOf, type Route, routeOf, useHash } from './route.ts'
import { Loading } from './settled.ts'

const FrontPage = lazy(() => import('../front/FrontPage.tsx').then((page) => ({ default: page.FrontPage })))
const NewGamePage = lazy(() => import('../setup/NewGamePage.tsx').then((page) => ({ default: page.NewGamePage })))
const BattlesPage = lazy(() =>
  import('../setup/battles/BattlesPage.tsx').then((page) => ({ default: page.BattlesPage })),
)
const RulesPage = lazy(() => import('../setup/RulesPage.tsx').then((page) => ({ default: page.RulesPage })))
const RulebookPage = lazy(() => import('../rulebook/RulebookPage.tsx').then((page) => ({ default: page.RulebookPage })))
const CoursePage = lazy(() => import('../lesson/CoursePage.tsx').then((page) => ({ default: page.CoursePage })))
const StepPage = lazy(() => import('../lesson/StepPage.tsx').then((page) => ({ default: page.StepPage })))
const GamePage = lazy(() => import('../play/GamePage.tsx').then((page) => ({ default: page.GamePage })))
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx').then((page) => ({ default: page.ReplayPage })))
const LinkPage = lazy(() => import('../replay/LinkPage.tsx').then((page) => ({ default: page.LinkPage })))
const SightPage = lazy(() => import('../sight/SightPage.tsx').then((page) => ({ default: page.SightPage })))
const UmpirePage = lazy(() => import('../sight/umpire/UmpirePage.tsx').then((page) => ({ default: page.UmpirePage })))
const OddsPage = lazy(() => import('../odds/OddsPage.tsx').then((page) => ({ default: page.OddsPage })))
const OfflineNotice = lazy(() =>
  import('../offline/OfflineNotice.tsx').then((notice) => ({ default: notice.OfflineNotice })),
)
const PrintPage = lazy(() => import('../print/PrintPage.tsx').then((page) => ({ default: page.PrintPage })))

const CardsPage = lazy(() => import('../editor/cards/CardsPage.tsx').then((page) => ({ default: page.CardsPage })))

const BattleEditor = lazy(() =>
  import('../editor/battle/BattleEditor.tsx').then((page) => ({ default: page.BattleEditor })),
)

const EDIT = 'edit:'

/** One page per address; each is fetched when it is first asked for. */
export function App({ onShown }: { onShown: () => void }): ReactElement {
  useLayoutEffect(onShown, [onShown])
  // The page before stays until the next one is there.
  const asked = useHash()
  const shown = useDeferredValue(asked)
  const route = routeOf(shown)
  const waiting = useStore(offline, (state) => state.waiting)
  const page = route.page === 'book' || route.page === 'print' ? route.page : hrefOf(route)
  // A page begins at its top, however far the one before was scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every new page
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [page])
  return (
    <>
      {asked !== shown && <PageComing />}
      <Suspense fallback={<Loading />}>
        <PageGuard key={page}>
          <Page route={route} />
        </PageGuard>
      </Suspense>
      <Suspense fallback={<Loading />}>{waiting && <OfflineNotice waiting={waiting} />}</Suspense>
    </>
  )
}

/** A page that takes longer than a moment says that it is on its way. */
function PageComing(): ReactElement {
  const { t } = useTranslation()
  return (
    <div className="page-coming" role="status">
      <span className="sr">{t('app.coming')}</span>
      <Loading />
    </div>
  )
}

function Page({ route }: { route: Route }): ReactElement {
  if (route.page === 'game') return <GamePage key={route.id} id={route.id} />
  if (route.page === 'replay') return <ReplayPage key={route.id} id={route.id} />
  if (route.page === 'link') return <LinkPage key={route.id} payload={route.id} />
  if (route.page === 'battles' && route.at?.startsWith(EDIT))
    return (
      <RulesInForce value="prepared">
        <BattleEditor id={route.at.slice(EDIT.length)} />
      </RulesInForce>
    )
  if (route.page === 'battles')
    return (
      <RulesInForce value="prepared">
        <BattlesPage at={route.at} />
      </RulesInForce>
    )
  if (route.page === 'new')
    return (
      <RulesInForce value="prepared">
        <NewGamePage />
      </RulesInForce>
    )
  if (route.page === 'learn') return route.step ? <StepPage key={route.step} id={route.step} /> : <CoursePage />
  if (route.page === 'book') return <RulebookPage {...(route.at !== undefined && { at: route.at })} />
  if (route.page === 'in-force') return <RulesPage />
  if (route.page === 'odds') return <OddsPage />
  if (route.page === 'print') return <PrintPage at={route.at} />
  if (route.page === 'cards') return <CardsPage at={route.at} />
  if (route.page === 'sight') return route.at ? <UmpirePage key={route.at} at={route.at} /> : <SightPage />
  return <FrontPage />
}
