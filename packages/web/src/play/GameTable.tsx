import { type Figure, figureOf, fingerprint } from '@tactic48/rules'
import {
  type ComponentProps,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import { hrefOf } from '../app/route.ts'
import { Loading } from '../app/settled.ts'
import { Logo } from '../app/TopBar.tsx'
import { useTheme } from '../app/theme.ts'
import { useHeading } from '../app/useHeading.ts'
import { useGame } from '../game/gameStore.ts'
import { lazyWithTexts } from '../i18n/loadTexts.ts'
import { useLaidKey } from '../input/Key.tsx'
import { shownKey } from '../input/keys.ts'
import { useKeys } from '../input/useKeys.ts'
import { usePointer } from '../input/usePointer.ts'
import { judgedVerbs } from '../interactions/actions.ts'
import { PositionText } from '../prose/PositionText.tsx'
import { useGameName } from '../replay/useGameName.ts'
import { useScreen } from '../session/useScreen.ts'
import { Loupe } from '../table/Loupe.tsx'
import type { Lens } from '../table/lens.ts'
import { sceneOf } from '../table/sceneOf.ts'
import { TableView } from '../table/TableView.tsx'
import { ZoomButtons } from '../table/ZoomButtons.tsx'
import { useText } from '../text/textStore.ts'
import { useGameMarks } from '../ui/useGameMarks.ts'
import { Told } from './announcement/Announcement.tsx'
import { useAnswers, usePlayingOpponent } from './answering.ts'
import { Banner } from './Banner.tsx'
import { AnswerTags } from './call/AnswerTags.tsx'
import { chooseVerb, speaker } from './commands.ts'
import { EndTurnDialog, ResignDialog, Result, UndoDialog } from './Dialogs.tsx'
import { useFocusKept } from './focus.ts'
import { CardTags } from './hand/CardLayer.tsx'
import { HintTag } from './hint/HintTag.tsx'
import { useHint } from './hint/hintStore.ts'
import { WatchBar } from './LastTurn.tsx'
import { useCloserLook, useNarrow, useQuestionInSight, useSmall, useTargetInSight } from './onScreen.ts'
import { OrderForeseen } from './order/OrderForeseen.tsx'
import { OrderTags } from './order/OrderTags.tsx'
import { PlanFollows } from './PlanLayer.tsx'
import { PlayMenu } from './PlayMenu.tsx'
import { PendingList } from './pending/PendingList.tsx'
import { PlayContext, type TableHost, TableHostContext, usePlanned, usePlay, useTableHost } from './playContext.ts'
import { AnchoredPrompt } from './prompt/PromptCard.tsx'
import { usePrompt } from './prompt/usePrompt.ts'
import { Dock, Rail } from './Rail.tsx'
import { nextMan } from './roster/navigate.ts'
import { RosterStrip } from './roster/Roster.tsx'
import { useRosterStore } from './roster/rosterStore.ts'
import { isMany } from './roster/useRoster.ts'
import { useSettings } from './settings.ts'
import { actorIn, useGameInPlay } from './situation.ts'
import { Figures, GroundLayers, LabelsInPlay, OverLayers } from './TableLayers.tsx'
import { ObjectiveTag, PieceTag, PlanTags } from './Tags.tsx'
import { ChanceTags, TargetTags } from './Targets.tsx'
import { ToolButtons, ToolTags } from './Tools.tsx'
import { useParts, useSpot, useVerb } from './tableStore.ts'
import { LikelyVerbs } from './Verbs.tsx'

const KeysDialog = lazy(() => import('./KeysDialog.tsx').then((dialog) => ({ default: dialog.KeysDialog })))
const WrongDialog = lazyWithTexts(['wrong'], () => import('../wrong/WrongDialog.tsx').then((part) => part.WrongDialog))
const TextTable = lazyWithTexts(['text'], () => import('../text/TextTable.tsx').then((part) => part.TextTable))
const Announcer = lazyWithTexts(['text'], () => import('../text/Announcer.tsx').then((part) => part.Announcer))
const Sounds = lazy(() => import('../sound/Sounds.tsx').then((sound) => ({ default: sound.Sounds })))
const HintPanel = lazyWithTexts(['hint', 'text'], () => import('./hint/HintPanel.tsx').then((part) => part.HintPanel))
const HandOver = lazyWithTexts(['setup'], () => import('../setup/phases/HandOver.tsx').then((part) => part.HandOver))

/** The table is the page; everything else sits around it. Without a host it is a game of one's own. */
export function GameTable({ host }: { host?: TableHost }): ReactElement | undefined {
  const play = useGameInPlay(host?.opening)
  if (!play) return undefined
  return (
    <TableHostContext.Provider value={host}>
      <PlayContext.Provider value={play}>
        <TableInPlay />
      </PlayContext.Provider>
    </TableHostContext.Provider>
  )
}

function TableInPlay(): ReactElement {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, side, lens } = play
  const game = useGame((store) => store.game)
  const night = useTheme((theme) => theme.theme === 'dark')
  const verb = useVerb()
  const { selected, tool, dragging, moment, asked, change } = useParts(
    'selected',
    'tool',
    'dragging',
    'moment',
    'asked',
    'change',
  )
  const { wanted, take } = useScreen()
  const asText = useText((text) => text.open) && !wanted
  const hinted = useHint(({ hint, status }) => hint !== undefined || status !== 'rests')
  const sounds = useSettings(({ sound }) => sound)
  const narrow = useNarrow()
  const small = useSmall()
  const holder = useRef<HTMLDivElement>(null)
  const laid = useLaidKey()
  usePlayingOpponent()
  const asking = usePrompt()
  const prompt = wanted ? undefined : asking
  const host = useTableHost()
  const named = useGameName({ title: game?.title ?? '', battlefield: game?.battlefield ?? '' })
  const title = host?.title ?? named
  const marks = useGameMarks(game ?? {})
  const marked = [title, ...marks].join(' · ')
  useEffect(() => {
    document.title = t('title', { title: marked })
  }, [t, marked])
  const heading = useHeading()
  useAnswers(play)
  useFocusKept(play)

  const chosen = selected ? figureOf(state, selected) : undefined
  const actor = actorIn(play, selected)
  const verbs = useMemo(() => (actor ? judgedVerbs(state, actor) : []), [state, actor])
  const { filter, unit, held, unseen } = useRosterStore(
    useShallow(({ filter, unit, held, unseen }) => ({ filter, unit, held, unseen })),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the strip shows decides who is next
  const next = useMemo(() => nextMan(play, selected), [play, selected, filter, unit, held, unseen])
  const scene = useMemo(() => sceneOf(game?.battlefield ?? '', state.table), [game?.battlefield, state.table])
  useCloserLook(small ? actor : undefined)
  useQuestionInSight(small ? prompt : undefined)
  usePointer(holder, lens)
  useKeys()

  const shut = (): void => change({ asked: undefined })
  return (
    <PlanFollows>
      <div
        className={`play${small ? ' phone' : ''}${asText ? ' with-text' : ''}`}
        data-part="game"
        data-phase={state.phase}
        data-turn={state.turn.number}
      >
        <header className="play-bar" data-part="bar">
          <a
            className="play-home"
            href={host?.back.href ?? hrefOf({ page: 'front' })}
            aria-label={host?.back.label ?? t('toFront')}
          >
            <Logo />
          </a>
          <h1 ref={heading} className="play-title" tabIndex={-1}>
            {title} {!host && <span className="muted">· {[t(state.setup.gameType), ...marks].join(' · ')}</span>}
          </h1>
          {!host && !small && <RulesOn />}
          <BannerNow next={next} />
          {!narrow && <ToolButtons />}
          <PlayMenu
            name={title}
            marks={marks}
            onResign={() => change({ asked: 'resign' })}
            onKeys={() => change({ asked: 'keys' })}
          />
        </header>
        <main className="play-main">
          <div
            className="table-holder"
            data-part="table-holder"
            ref={holder}
            data-tool={tool}
            data-verb={verb}
            data-dragging={dragging || undefined}
          >
            <TableView
              scene={scene}
              lens={lens}
              night={night}
              label={t('table', { width: state.table.width / 1000, height: state.table.height / 1000 })}
              figures={
                <Laid>
                  <Figures next={next} />
                </Laid>
              }
              above={
                <Laid>
                  <OverLayers />
                  {host?.drawing}
                </Laid>
              }
              tags={
                <>
                  <PlanTagsNow />
                  <OrderTags />
                  <OrderForeseen />
                  <CardTags />
                  <LabelsInPlay />
                  <ObjectiveTag />
                  <PieceTag />
                  <ToolTags />
                  <AnswerTags />
                  <HintTag />
                  {!small && actor && !verb && !dragging && !tool && (
                    <LikelyVerbs figure={actor} verbs={verbs} onChoose={chooseVerb} />
                  )}
                  {host?.tags}
                </>
              }
            >
              <Laid>
                <GroundLayers />
              </Laid>
            </TableView>
            <PendingList />
            {!small && prompt && <AnchoredPrompt prompt={prompt} />}
            {!small && <Told />}
            {!small && <Dock />}
            {!small && hinted && (
              <Suspense fallback={<Loading />}>
                <HintPanel />
              </Suspense>
            )}
            {dragging && small && <LoupeNow lens={lens} />}
            {narrow && <ToolButtons />}
            <ZoomButtons lens={lens} />
            <WatchBar />
            {moment !== undefined && (
              <div className="moment-bar">
                <span>{t('next.moment')}</span>
                <button type="button" className="btn" data-now onClick={() => change({ moment: undefined })}>
                  {t('act.now')}
                </button>
              </div>
            )}
          </div>
          {!small && isMany(play) && <RosterStrip />}
          {asText && (
            <Suspense fallback={<Loading />}>
              <TextTable />
            </Suspense>
          )}
          <RailNow chosen={chosen} actor={actor} verbs={verbs} prompt={prompt} />
          {!asText && <PositionText state={state} />}
          <p className="sr">
            {t('text.keys', {
              keys: laid(shownKey('keys')) ?? t('act.menu'),
              text: shownKey('text'),
              again: shownKey('again'),
              hint: shownKey('hint'),
            })}
          </p>
          <Suspense fallback={<Loading />}>
            <Announcer />
            {sounds && <Sounds />}
          </Suspense>
        </main>
        {asked === 'endTurn' && side && <EndTurnDialog side={side} onClose={shut} />}
        {asked === 'keys' && (
          <Suspense fallback={<Loading />}>
            <KeysDialog onClose={shut} />
          </Suspense>
        )}
        {asked === 'wrong' && (
          <Suspense fallback={<Loading />}>
            <WrongDialog onClose={shut} />
          </Suspense>
        )}
        {asked === 'resign' && <ResignDialog side={speaker(play)} onClose={shut} />}
        {typeof asked === 'object' && <UndoDialog side={speaker(play)} refusal={asked.undo} onClose={shut} />}
        {wanted && (
          <Suspense fallback={<Loading />}>
            <div className="screen-veil">
              <HandOver key={wanted} side={wanted} onReady={() => void take(wanted)} />
            </div>
          </Suspense>
        )}
        {!host && <Result />}
        {small && <TargetFollows />}
      </div>
    </PlanFollows>
  )
}

/** Which sheets are played, and how many rulings were changed; it leads to all of them. */
function RulesOn(): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { rules } = state
  const { changed, rulings } = useMemo(() => fingerprint(rules), [rules])
  const cc = rules.company?.edition
  const parts = [
    rules.qs.toUpperCase(),
    ...(cc ? [cc.toUpperCase()] : []),
    ...(rulings === 'printed' ? [t('sheet.printed')] : []),
    ...(changed.length > 0 ? [t('sheet.changed', { count: changed.length })] : []),
  ]
  return (
    <a className="play-rules" data-part="rules-on" href={hrefOf({ page: 'in-force' })} title={t('act.rules')}>
      {parts.join(' · ')}
    </a>
  )
}

function BannerNow({ next }: { next: Figure | undefined }): ReactElement {
  const { prospect } = usePlanned()
  const said = JSON.stringify(prospect?.refusal)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same reason is not put into words with every move of the pointer
  const refusal = useMemo(() => prospect?.refusal, [said])
  return (
    <Banner drafted={prospect !== undefined} planned={prospect?.plan !== undefined} refusal={refusal} next={next} />
  )
}

function PlanTagsNow(): ReactElement {
  const { prospect, hits } = usePlanned()
  const verb = useVerb()
  const caught = hits.flatMap(({ figure: { id, position: at }, chance }) =>
    chance === undefined ? [] : { id, at, chance },
  )
  return (
    <>
      {prospect && verb !== 'giveOrder' && <PlanTags prospect={prospect} />}
      <ChanceTags chances={caught} />
      <TargetTags />
    </>
  )
}

function RailNow(props: Omit<ComponentProps<typeof Rail>, 'prospect' | 'shot'>): ReactElement {
  const { prospect, shot } = usePlanned()
  return <Rail {...props} prospect={prospect} shot={shot} />
}

/** The loupe shows copies of the sheets, which the page's own class does not reach: what is laid on them wears one. */
const Laid = ({ children }: { children: ReactNode }): ReactElement => <g className="laid">{children}</g>

function LoupeNow({ lens }: { lens: Lens }): ReactElement | undefined {
  const spot = useSpot(true)
  return spot && <Loupe lens={lens} x={spot.x / 1000} y={spot.y / 1000} />
}

/** Keeps the target in sight on a small screen. */
function TargetFollows(): undefined {
  const { actor, shot } = usePlanned()
  useTargetInSight(actor, shot?.target)
}
