import type { Figure } from '@tactic48/rules'
import { type ReactElement, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '../app/settled.ts'
import { useGame } from '../game/gameStore.ts'
import { lazyWithTexts } from '../i18n/loadTexts.ts'
import type { JudgedVerb } from '../interactions/actions.ts'
import type { Prospect } from '../interactions/interaction.ts'
import { useWhy } from '../prose/useWhy.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { CardPanel } from './CardPanel.tsx'
import { CallPanel } from './call/CallPanel.tsx'
import { NoAnswerBeside } from './clock/ClockTag.tsx'
import { chooseVerb } from './commands.ts'
import { DiceTray } from './DiceTray.tsx'
import { Dock } from './Dock.tsx'
import { DeployPanel } from './deploy/DeployPanel.tsx'
import { Footer, FreeDeeds } from './Footer.tsx'
import { FirstWords } from './goal/FirstWords.tsx'
import { GoalLine } from './goal/GoalLine.tsx'
import { GUIDED_TURNS, useGuide } from './guide/guideStore.ts'
import { HostNotices } from './HostNotices.tsx'
import { useHint } from './hint/hintStore.ts'
import { LastTurn } from './LastTurn.tsx'
import { LogPanel } from './LogPanel.tsx'
import { useOccasion } from './occasion.ts'
import { useOpponentAtWork } from './opponentAtWork.ts'
import { OrderFoot } from './order/OrderFoot.tsx'
import { OrderPanel } from './order/OrderPanel.tsx'
import { useOrderInHand } from './order/useOrdering.ts'
import { PlanFoot, PlanPanel } from './plan/PlanPanel.tsx'
import { usePlay } from './playContext.ts'
import { PromptCard } from './prompt/PromptCard.tsx'
import { isAside, type Prompt } from './prompt/prompt.ts'
import { RosterStrip } from './roster/Roster.tsx'
import { isMany } from './roster/useRoster.ts'
import { ShotPanel, WhyNoShot } from './ShotPanel.tsx'
import { SidesPanel } from './SidesPanel.tsx'
import type { ShotInView } from './shot.ts'
import { SeenList } from './Tools.tsx'
import { useTable, useVerb } from './tableStore.ts'
import { RideOrBunker } from './things/RideOrBunker.tsx'
import { Told } from './told/Told.tsx'
import { useSmall } from './useOnScreen.ts'
import { VerbGrid } from './Verbs.tsx'
import { Asking } from './window/Asking.tsx'

const Guide = lazyWithTexts(['lesson'], () => import('./guide/Guide.tsx').then((part) => part.Guide))
const HintPanel = lazyWithTexts(['hint', 'text'], () => import('./hint/HintPanel.tsx').then((part) => part.HintPanel))

const FirstChances = lazyWithTexts(['hint'], () => import('./hint/FirstChances.tsx').then((part) => part.FirstChances))

interface RailProps {
  readonly chosen: Figure | undefined
  readonly actor: Figure | undefined
  readonly verbs: readonly JudgedVerb[]
  readonly prospect: Prospect | undefined
  readonly shot: ShotInView | undefined
  readonly prompt: Prompt | undefined
}

/** Beside the table, or the sheet below it on a phone. */
export function Rail(props: RailProps): ReactElement {
  const { chosen, actor, verbs, prospect, shot, prompt } = props
  const play = usePlay()
  const { question, side, state } = play
  const verb = useVerb()
  const tool = useTable((table) => table.tool)
  const spot = useTable((table) => (table.tool === 'seen' ? table.spot : undefined))
  const small = useSmall()
  const refusal = useGame((store) => store.refusal)
  const why = useWhy(state)
  const ordering = useOrderInHand()
  const hinted = useHint(({ hint, status }) => hint !== undefined || status !== 'rests')
  const planning = prospect !== undefined && verb !== undefined && !ordering
  const occasion = useOccasion()
  const first = useGuide(({ game }) => game)
  const guided = useGame(({ game }) => game?.id === first) && state.turn.number <= GUIDED_TURNS
  const busy = planning || ordering !== undefined || chosen !== undefined || prompt !== undefined
  return (
    <aside className="play-rail" data-part="rail">
      {occasion && !small && <occasion.Brief folded={false} />}
      <SidesPanel />
      {!occasion && (!small || !busy) && <GoalLine />}
      <HostNotices />
      <OpponentFailed />
      {refusal && question?.kind !== 'deploy' && (
        <p className="refusal" data-part="refusal" role="status">
          {why(refusal)} <RuleChip rule={refusal.rule} />
        </p>
      )}
      {!prompt && <NoAnswerBeside />}
      <div className="rail-body">
        {occasion && small && <occasion.Brief folded={busy} />}
        {(!small || !busy) && <LastTurn />}
        {small && tool === 'seen' && spot && <SeenList at={spot} />}
        {prompt && (small || isAside(prompt)) && <PromptCard prompt={prompt} />}
        <CallPanel />
        {small && hinted && (
          <Suspense fallback={<Loading />}>
            <HintPanel />
          </Suspense>
        )}
        {small && <Told />}
        {small && <Dock />}
        <Asking />
        {question?.kind === 'deploy' && side && <DeployPanel side={side} />}
        {ordering && <OrderPanel ordering={ordering} />}
        {actor && !planning && !ordering && <VerbGrid figure={actor} verbs={verbs} onChoose={chooseVerb} />}
        {planning && <PlanPanel prospect={prospect} />}
        {!planning && !ordering && shot && (
          <>
            <ShotPanel {...shot} />
            <WhyNoShot {...shot} />
          </>
        )}
        {guided && !planning && !ordering && !chosen && (
          <Suspense fallback={<Loading />}>
            <Guide />
          </Suspense>
        )}
        <FirstWords
          tokens={!occasion}
          measured={planning || tool === 'ruler'}
          odds={planning || shot !== undefined || prompt?.choices.some(({ harm }) => harm !== undefined) === true}
        />
        {!occasion && (
          <Suspense fallback={<Loading />}>
            <FirstChances />
          </Suspense>
        )}
        {actor && !planning && !ordering && <FreeDeeds figure={actor} />}
        {chosen && !planning && !ordering && !(shot && small) && <CardPanel id={chosen.id} />}
        {small && !chosen && !prompt && !planning && !ordering && isMany(play) && <RosterStrip />}
        {!planning && !ordering && !(shot && small) && <RideOrBunker chosen={chosen} />}
        {!ordering && <LogPanel />}
      </div>
      {!ordering && <DiceTray />}
      {ordering ? <OrderFoot ordering={ordering} /> : planning && small ? <PlanFoot prospect={prospect} /> : <Footer />}
    </aside>
  )
}

/** It is never passed over in silence: the game waits until the opponent is there again. */
function OpponentFailed(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { status, retry } = useOpponentAtWork()
  if (status !== 'failed') return undefined
  return (
    <div className="refusal opponent-failed" data-part="refusal" role="alert">
      <p>{t('next.failed')}</p>
      <button type="button" className="btn" onClick={retry} data-retry>
        {t('act.retry')}
      </button>
    </div>
  )
}
