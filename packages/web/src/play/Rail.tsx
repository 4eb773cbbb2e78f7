import { type Figure, opponentOf, SIDES, type SideId, topQuestion } from '@tactic48/rules'
import { type CSSProperties, memo, type ReactElement, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '../app/settled.ts'
import { useGame } from '../game/gameStore.ts'
import { lazyWithTexts } from '../i18n/loadTexts.ts'
import type { JudgedVerb } from '../interactions/actions.ts'
import type { Prospect } from '../interactions/interaction.ts'
import { useWhy } from '../prose/useWhy.ts'
import { useScreen } from '../session/useScreen.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import { Told } from './announcement/Announcement.tsx'
import { initiatorOf } from './bid/attempt.ts'
import { BidPanel, BidWaiting } from './bid/BidPanel.tsx'
import { leaveBid } from './bid/bidding.ts'
import { RaisePanel } from './bid/RaisePanel.tsx'
import { CardPanel } from './CardPanel.tsx'
import { CallPanel } from './call/CallPanel.tsx'
import { NoAnswerBeside } from './clock/Clock.tsx'
import { chooseVerb } from './commands.ts'
import { DiceTray } from './DiceTray.tsx'
import { DeployPanel } from './deploy/DeployPanel.tsx'
import { Footer, FreeDeeds } from './Footer.tsx'
import { breakPointOf, lossStyle } from './goal/breakPoint.ts'
import { GlossaryIntro } from './goal/GlossaryIntro.tsx'
import { GoalLine } from './goal/GoalLine.tsx'
import { GUIDED_TURNS } from './guide/guided.ts'
import { HostNotices } from './HostNotices.tsx'
import { FaceDown } from './hand/FaceDown.tsx'
import { HandEdge, HandPanel } from './hand/HandPanel.tsx'
import { useHand } from './hand/handStore.ts'
import { isFaceDown, sideInFront } from './hand/heldCards.ts'
import { Piles } from './hand/Piles.tsx'
import { putCardBack } from './hand/playing.ts'
import { useHint } from './hint/hintStore.ts'
import { LastTurn } from './LastTurn.tsx'
import { LogPanel } from './LogPanel.tsx'
import { useSmall } from './onScreen.ts'
import { OrderFoot, OrderPanel } from './order/OrderPanel.tsx'
import { useOrderInHand } from './order/useOrdering.ts'
import { Token } from './PlayIcon.tsx'
import { PlanFoot, PlanPanel } from './plan/PlanPanel.tsx'
import { usePlay, useTableHost } from './playContext.ts'
import { PromptCard } from './prompt/PromptCard.tsx'
import { isAside, type Prompt } from './prompt/prompt.ts'
import { Asking } from './reactions/Asking.tsx'
import { useIsPromised } from './reactions/promised.ts'
import { passesBy, useStanding } from './reactions/standing.ts'
import { WindowPanel } from './reactions/WindowPanel.tsx'
import { RosterStrip } from './roster/Roster.tsx'
import { isMany } from './roster/useRoster.ts'
import { ShotPanel, WhyNoShot } from './ShotPanel.tsx'
import { useSettings } from './settings.ts'
import type { ShotInView } from './shot.ts'
import { SeenList } from './Tools.tsx'
import { usePart, useParts, useTable, useVerb } from './tableStore.ts'
import { VerbGrid } from './Verbs.tsx'
import { RideOrBunker } from './vehiclesAndBunkers/ThingPanel.tsx'

const Guide = lazyWithTexts(['lesson'], () => import('./guide/Guide.tsx').then((part) => part.Guide))
const HintPanel = lazyWithTexts(['hint', 'text'], () => import('./hint/HintPanel.tsx').then((part) => part.HintPanel))

const FeatureTips = lazyWithTexts(['hint'], () => import('./hint/FeatureTips.tsx').then((part) => part.FeatureTips))

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
  const host = useTableHost()
  const first = useSettings(({ guided }) => guided)
  const guided = useGame(({ game }) => game?.id === first) && state.turn.number <= GUIDED_TURNS
  const busy = planning || ordering !== undefined || chosen !== undefined || prompt !== undefined
  return (
    <aside className="play-rail" data-part="rail">
      {host && !small && <host.Brief folded={false} />}
      <SidesPanel />
      {!host && (!small || !busy) && <GoalLine />}
      <HostNotices />
      <OpponentFailed />
      {refusal && question?.kind !== 'deploy' && (
        <p className="refusal" data-part="refusal" role="status">
          {why(refusal)} <RuleChip rule={refusal.rule} />
        </p>
      )}
      {!prompt && <NoAnswerBeside />}
      <div className="rail-body">
        {host && small && <host.Brief folded={busy} />}
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
        <GlossaryIntro
          tokens={!host}
          measured={planning || tool === 'ruler'}
          odds={planning || shot !== undefined || prompt?.choices.some(({ harm }) => harm !== undefined) === true}
        />
        {!host && (
          <Suspense fallback={<Loading />}>
            <FeatureTips />
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
  const { opponent, attempt, change } = useParts('opponent', 'attempt', 'change')
  if (opponent !== 'failed') return undefined
  return (
    <div className="refusal opponent-failed" data-part="refusal" role="alert">
      <p>{t('next.failed')}</p>
      <button type="button" className="btn" onClick={() => change({ attempt: attempt + 1 })} data-retry>
        {t('act.retry')}
      </button>
    </div>
  )
}

/** Both sides: tokens in hand, AP lost and where they break. */
const SidesPanel = memo(function SidesPanel(): ReactElement {
  return (
    <section className="sides">
      {SIDES.map((side) => (
        <SideRow key={side} side={side} />
      ))}
    </section>
  )
})

function SideRow({ side }: { side: SideId }): ReactElement {
  const { t } = useTranslation('play')
  const { state, players, names } = usePlay()
  const { tokens } = state.sides[side]
  const point = breakPointOf(state, side)
  const { byFigures, lost, total, breaks } = point
  const alone = players[opponentOf(side)] === 'opponent'
  const who = players[side] === 'opponent' ? t('opponent') : alone ? t('you') : t('person')
  // VICT-02: what the enemy has to touch.
  const objective = state.table.objectives?.[side]
  const active = state.phase === 'play' && state.turn.active === side
  const losses = useTableHost()?.losses ?? true
  return (
    <div className={`side ${side}`} data-side={side} data-active={active || undefined}>
      <div className="side-head">
        <SideMark side={side} />
        <b>{names.side(side)}</b>
        <span className="muted side-who">{who}</span>
        <span className="side-tokens" aria-hidden="true">
          {Array.from({ length: Math.min(tokens, 10) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
            <Token key={i} side={side} />
          ))}
        </span>
        <b className="side-count" data-part="tokens">
          {t('at', { count: tokens })}
        </b>
      </div>
      {losses && (
        <>
          <div className="side-bar" style={lossStyle(point) as CSSProperties} aria-hidden="true">
            <i />
          </div>
          <div className="side-foot" data-part="side-foot">
            <span>{t(byFigures ? 'lostFigures' : 'lost', { lost, total })}</span>
            {objective && <span>{t('guards', { element: names.element(objective) })}</span>}
            {breaks !== undefined && <span>{t('breaks', { n: breaks })}</span>}
          </div>
        </>
      )}
      <Piles side={side} />
    </div>
  )
}

/** The paper at the edge of the table: a window, a bid, or the own hand. */
export const Dock = memo(function Dock(): ReactElement | undefined {
  const play = usePlay()
  const { state, question, seat, side } = play
  const moment = useTable((table) => table.moment)
  const { open } = useHand()
  const officer = usePart('officer')
  const since = question?.since
  const front = sideInFront(play)
  const { wanted } = useScreen()
  const [standing] = useStanding(side ?? 'blue')
  const promised = useIsPromised(question)
  // What was begun for another question is put back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every question
  useEffect(() => {
    putCardBack()
    leaveBid()
  }, [since, side])
  if (wanted || promised || moment !== undefined || state.phase !== 'play') return undefined
  if (question && seat && side) {
    const tries = officer ?? initiatorOf(state)
    if (question.kind === 'sealedNumber' && tries) {
      return <BidPanel side={side} seat={seat} officer={tries} planned={false} />
    }
    if (question.kind === 'raise') return <RaisePanel question={question} side={side} seat={seat} />
    if (question.kind === 'window') {
      if (passesBy(standing, state, question)) return undefined
      return officer ? (
        <BidPanel side={side} seat={seat} officer={officer} planned />
      ) : (
        <WindowPanel key={question.since} question={question} side={side} seat={seat} />
      )
    }
  }
  const top = topQuestion(state)
  if (!side && top?.kind === 'sealedNumber') {
    const sealed = SIDES.find((one) => top.answers[one]?.value !== undefined && top.awaiting.includes(opponentOf(one)))
    if (sealed) return <BidWaiting side={sealed} value={top.answers[sealed]?.value} />
  }
  if (question && side && question.kind !== 'action') return undefined
  if (side && isFaceDown(state, side)) return <FaceDown side={side} />
  if (!front) return undefined
  return open ? <HandPanel side={front} /> : <HandEdge side={front} />
})
