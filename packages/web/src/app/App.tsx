import { Component, lazy, type ReactElement, type ReactNode, Suspense, useDeferredValue, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { lazyWithTexts } from '../i18n/loadTexts.ts'
import { offline } from '../offline/offline.ts'
import { RulesInForce } from '../ui/openTag.ts'
import { hrefOf, leaveIfElsewhere, type Route, routeOf, useHash } from './route.ts'
import { Loading } from './settled.ts'
import { TopBar } from './TopBar.tsx'

const FrontPage = lazy(() => import('../front/FrontPage.tsx').then((page) => ({ default: page.FrontPage })))
const NewGamePage = lazyWithTexts(['setup', 'play', 'prose', 'files', 'weapons'], () =>
  import('../setup/NewGamePage.tsx').then((part) => part.NewGamePage),
)
const BattlesPage = lazyWithTexts(['setup', 'play', 'editor', 'files', 'weapons'], () =>
  import('../setup/battles/BattlesPage.tsx').then((part) => part.BattlesPage),
)
const RulesPage = lazyWithTexts(['setup'], () => import('../setup/RulesPage.tsx').then((part) => part.RulesPage))
const RulebookPage = lazyWithTexts(['book', 'setup'], () =>
  import('../rulebook/RulebookPage.tsx').then((part) => part.RulebookPage),
)
const CoursePage = lazyWithTexts(['lesson', 'setup'], () =>
  import('../lesson/CoursePage.tsx').then((part) => part.CoursePage),
)
const StepPage = lazyWithTexts(['lesson', 'play', 'prose', 'tacticCard', 'weapons', 'sight'], () =>
  import('../lesson/StepPage.tsx').then((part) => part.StepPage),
)
const GamePage = lazyWithTexts(['play', 'prose', 'tacticCard', 'weapons', 'sight'], () =>
  import('../play/GamePage.tsx').then((part) => part.GamePage),
)
const ReplayPage = lazyWithTexts(['replay', 'play', 'prose', 'files', 'weapons'], () =>
  import('../replay/ReplayPage.tsx').then((part) => part.ReplayPage),
)
const LinkPage = lazyWithTexts(['replay', 'play', 'prose', 'files', 'weapons'], () =>
  import('../replay/ReplayPage.tsx').then((part) => part.LinkPage),
)
const SightPage = lazyWithTexts(['sight'], () => import('../sight/SightPage.tsx').then((part) => part.SightPage))
const UmpirePage = lazyWithTexts(['umpire', 'setup', 'sight'], () =>
  import('../sight/UmpirePage.tsx').then((part) => part.UmpirePage),
)
const OddsPage = lazyWithTexts(['odds', 'play', 'print', 'setup', 'weapons', 'sight'], () =>
  import('../odds/OddsPage.tsx').then((part) => part.OddsPage),
)
const OfflineNotice = lazyWithTexts(['offline'], () =>
  import('../offline/OfflineNotice.tsx').then((part) => part.OfflineNotice),
)
const PrintPage = lazyWithTexts(['print', 'book', 'play', 'setup', 'tacticCard', 'weapons'], () =>
  import('../print/PrintPage.tsx').then((part) => part.PrintPage),
)

const CardsPage = lazyWithTexts(['editor', 'play', 'print', 'setup', 'files', 'tacticCard', 'weapons'], () =>
  import('../editor/cards/CardsPage.tsx').then((part) => part.CardsPage),
)

const ForcesPage = lazyWithTexts(['setup', 'play', 'prose', 'editor', 'files', 'weapons'], () =>
  import('../setup/forces/ForcesPage.tsx').then((part) => part.ForcesPage),
)

const BattleEditor = lazyWithTexts(['editor', 'play', 'prose', 'setup', 'files', 'weapons'], () =>
  import('../editor/battle/BattleEditor.tsx').then((part) => part.BattleEditor),
)

const GamesPage = lazyWithTexts(['online', 'play', 'setup', 'files'], () =>
  import('../online/GamesPage.tsx').then((part) => part.GamesPage),
)
const JoinPage = lazyWithTexts(['online'], () => import('../online/JoinPage.tsx').then((part) => part.JoinPage))
const DistantPage = lazyWithTexts(['online', 'play', 'prose', 'tacticCard', 'weapons', 'sight'], () =>
  import('../online/DistantPage.tsx').then((part) => part.DistantPage),
)

const MomentPage = lazyWithTexts(['online', 'replay', 'play', 'prose', 'files', 'weapons'], () =>
  import('../online/MomentPage.tsx').then((part) => part.MomentPage),
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
  useLayoutEffect(() => leaveIfElsewhere(routeOf(shown)), [shown])
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
  if (route.page === 'join') return <JoinPage key={route.id} link={route.id} />
  if (route.page === 'distant') return <DistantPage key={route.id} link={route.id} />
  if (route.page === 'moment') return <MomentPage key={route.id} id={route.id} />
  if (route.page === 'learn') return route.step ? <StepPage key={route.step} id={route.step} /> : <CoursePage />
  if (route.page === 'book') return <RulebookPage {...(route.at !== undefined && { at: route.at })} />
  if (route.page === 'in-force') return <RulesPage />
  if (route.page === 'odds') return <OddsPage />
  if (route.page === 'print') return <PrintPage at={route.at} />
  if (route.page === 'cards') return <CardsPage at={route.at} />
  if (route.page === 'sight') return route.at ? <UmpirePage key={route.at} at={route.at} /> : <SightPage />
  const prepared = preparedPage(route)
  return prepared ? <RulesInForce value="prepared">{prepared}</RulesInForce> : <FrontPage />
}

/** Pages that are read by the rules of the game that is being prepared. */
function preparedPage(route: Route): ReactElement | undefined {
  if (route.page === 'new') return <NewGamePage />
  if (route.page === 'games') return <GamesPage code={route.at} />
  if (route.page === 'forces') return <ForcesPage at={route.at} />
  if (route.page !== 'battles') return undefined
  return route.at?.startsWith(EDIT) ? <BattleEditor id={route.at.slice(EDIT.length)} /> : <BattlesPage at={route.at} />
}

interface PageGuardProps {
  readonly children: ReactNode
}

/** A page that cannot be shown says so, and leads on. */
class PageGuard extends Component<PageGuardProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children
  }
}

function Broken(): ReactElement {
  const { t } = useTranslation()
  return (
    <>
      <TopBar />
      <main className="broken-page">
        <p role="alert">{t('app.broken')}</p>
        <button type="button" className="btn" onClick={() => window.location.reload()}>
          {t('app.reload')}
        </button>
        <a className="btn quiet" href={hrefOf({ page: 'front' })}>
          {t('app.toFront')}
        </a>
      </main>
    </>
  )
}
