import { fingerprint } from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { useSettings, useTheme } from '../app/settings.ts'
import { Logo, useHeading } from '../app/TopBar.tsx'
import { useGame } from '../game/gameStore.ts'
import { partWithTexts } from '../i18n/loadTexts.ts'
import { useLaidKey } from '../input/Key.tsx'
import { shownKey } from '../input/keys.ts'
import { useKeys } from '../input/useKeys.ts'
import { usePointer } from '../input/usePointer.ts'
import { PositionText } from '../prose/PositionText.tsx'
import { useScreen } from '../session/useScreen.ts'
import { Loupe } from '../table/Loupe.tsx'
import { sceneOf } from '../table/sceneOf.ts'
import { TableView } from '../table/TableView.tsx'
import { ZoomButtons } from '../table/ZoomButtons.tsx'
import { useGameMarks, useGameName } from '../ui/useGameName.ts'
import { Told } from './announcement/Announcement.tsx'
import { Banner } from './Banner.tsx'
import { AnswerTags } from './call/AnswerLayer.tsx'
import { Dialogs, Result } from './Dialogs.tsx'
import { useFocusKept } from './focus.ts'
import { CardTags } from './hand/CardLayer.tsx'
import { MomentBars } from './LastTurn.tsx'
import { useCloserLook, useNarrow, useQuestionInSight, useSmall, useTargetInSight } from './onScreen.ts'
import { OrderTags } from './order/OrderLayer.tsx'
import { RequestPreview } from './order/useOrdering.ts'
import css from './Page.module.css'
import { PlanFollows } from './PlanLayer.tsx'
import { PlayMenu } from './PlayMenu.tsx'
import { PendingList } from './pending/PendingList.tsx'
import {
  PlayContext,
  type TableHost,
  TableHostContext,
  useGameInPlay,
  usePlanned,
  usePlay,
  useTableHost,
} from './playContext.ts'
import { AnchoredPrompt } from './prompt/PromptCard.tsx'
import { usePrompt } from './prompt/usePrompt.ts'
import { Dock, Rail } from './Rail.tsx'
import { nextMan } from './roster/navigate.ts'
import { RosterStrip } from './roster/Roster.tsx'
import { isMany } from './roster/useRoster.ts'
import { actorIn } from './situation.ts'
import { Figures, GroundLayers, LabelsInPlay, OverLayers } from './TableLayers.tsx'
import { HintTag, ObjectiveTag, PieceTag, PlanTags } from './Tags.tsx'
import { ToolButtons, ToolTags } from './Tools.tsx'
import { useParts, useSpot, useTable, useVerb } from './tableStore.ts'
import { LikelyVerbs } from './Verbs.tsx'

const TextTable = partWithTexts(['text'], () => import('../text/TextTable.tsx').then((part) => part.TextTable))
const Announcer = partWithTexts(['text'], () => import('../text/Announcer.tsx').then((part) => part.Announcer))
const Sounds = partWithTexts([], () => import('../sound/Sounds.tsx').then((part) => part.Sounds))
const HintPanel = partWithTexts(['hint', 'text'], () => import('./hint/HintPanel.tsx').then((part) => part.HintPanel))
const HandOver = partWithTexts(['setup'], () => import('../setup/phases/HandOver.tsx').then((part) => part.HandOver))

/** The table is the page; everything else sits around it. Without a host it is a game of one's own. */
export function GameTable({ host }: { host?: TableHost }): ReactElement | undefined {
  const play = useGameInPlay(host?.opening)
  if (!play) return undefined
  return (
    <TableHostContext.Provider value={host}>
      <PlayContext.Provider value={play}>
        <PlanFollows>
          <TableInPlay />
        </PlanFollows>
      </PlayContext.Provider>
    </TableHostContext.Provider>
  )
}

function TableInPlay(): ReactElement {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, lens } = play
  const game = useGame((store) => store.game)
  const night = useTheme() === 'dark'
  const verb = useVerb()
  const { selected, tool, dragging } = useParts('selected', 'tool', 'dragging')
  const { wanted, take } = useScreen()
  const asText = useSettings(({ textTable }) => textTable) && !wanted
  const hinted = useTable(({ hinted: { hint, status } }) => hint !== undefined || status !== 'rests')
  const sounds = useSettings(({ sound }) => sound)
  const narrow = useNarrow()
  const small = useSmall()
  const holder = useRef<HTMLDivElement>(null)
  const laid = useLaidKey()
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
  useFocusKept(play)

  const roster = useTable((table) => table.roster)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the strip shows decides who is next
  const next = useMemo(() => nextMan(play, selected), [play, selected, roster])
  const scene = useMemo(() => sceneOf(game?.battlefield ?? '', state.table), [game?.battlefield, state.table])
  useCloserLook(small ? actorIn(play, selected) : undefined)
  useQuestionInSight(small ? prompt : undefined)
  usePointer(holder, lens)
  useKeys()

  return (
    <div
      className={clsx('play', css.page, small && 'phone', asText && 'with-text')}
      data-part="game"
      data-screen={narrow ? 'upright' : small ? 'lying' : undefined}
      data-phase={state.phase}
      data-turn={state.turn.number}
    >
      <header className={clsx('row', small ? undefined : 'g12', css.bar)} data-part="bar">
        <a
          className="bar-home"
          href={host?.back.href ?? hrefOf({ page: 'front' })}
          aria-label={host?.back.label ?? t('toFront')}
        >
          <Logo />
        </a>
        <h1 ref={heading} className={small ? 'sr' : 't14 ellipsis'} tabIndex={-1}>
          {title} {!host && <span className="muted plain">· {[t(state.setup.gameType), ...marks].join(' · ')}</span>}
        </h1>
        {!host && !small && <RulesOn />}
        <Banner next={next} />
        {!narrow && <ToolButtons />}
        <PlayMenu name={title} marks={marks} />
      </header>
      <main className={clsx('play-main', css.main)}>
        <div
          className={clsx('table-holder', css.holder)}
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
                <PlanTags />
                <OrderTags />
                <RequestPreview />
                <CardTags />
                <LabelsInPlay />
                <ObjectiveTag />
                <PieceTag />
                <ToolTags />
                <AnswerTags />
                <HintTag />
                {!small && !verb && !dragging && !tool && <LikelyVerbs />}
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
          {!small && hinted && <HintPanel />}
          {dragging && small && <LoupeNow />}
          {narrow && <ToolButtons />}
          <ZoomButtons lens={lens} />
          <MomentBars />
        </div>
        {!small && isMany(play) && <RosterStrip />}
        {asText && <TextTable />}
        <Rail prompt={prompt} />
        {!asText && <PositionText state={state} />}
        <p className="sr">
          {t('text.keys', {
            keys: laid(shownKey('keys')) ?? t('act.menu'),
            text: shownKey('text'),
            again: shownKey('again'),
            hint: shownKey('hint'),
          })}
        </p>
        <Announcer />
        {sounds && <Sounds />}
      </main>
      <Dialogs />
      {wanted && (
        <div className={css.veil}>
          <HandOver key={wanted} side={wanted} onReady={() => void take(wanted)} />
        </div>
      )}
      {!host && <Result />}
      {small && <TargetFollows />}
    </div>
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
    <a
      className={clsx('chip', css.rules)}
      data-part="rules-on"
      href={hrefOf({ page: 'in-force' })}
      title={t('act.rules')}
    >
      {parts.join(' · ')}
    </a>
  )
}

/** The loupe shows copies of the sheets, which the page's own class does not reach: what is laid on them wears one. */
const Laid = ({ children }: { children: ReactNode }): ReactElement => <g className="laid">{children}</g>

function LoupeNow(): ReactElement | undefined {
  const { lens } = usePlay()
  const spot = useSpot(true)
  return spot && <Loupe lens={lens} x={spot.x / 1000} y={spot.y / 1000} />
}

/** Keeps the target in sight on a small screen. */
function TargetFollows(): undefined {
  const { actor, shot } = usePlanned()
  useTargetInSight(actor, shot?.target)
}
