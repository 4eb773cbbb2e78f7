import { figureOf, opponentOf, SIDES, type SideId, topQuestion } from '@tactic48/rules'
import clsx from 'clsx'
import { type CSSProperties, memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../app/settings.ts'
import { useGame } from '../game/gameStore.ts'
import { partWithTexts } from '../i18n/loadTexts.ts'
import { useScreen } from '../session/useScreen.ts'
import { SideMark } from '../ui/SideMark.tsx'
import { Told } from './announcement/Announcement.tsx'
import { BidPanel, BidWaiting, RaisePanel } from './bid/BidPanel.tsx'
import { initiatorOf } from './bid/bidding.ts'
import { CardPanel } from './CardPanel.tsx'
import { CallPanel } from './call/CallPanel.tsx'
import { NoAnswerBeside } from './clock/Clock.tsx'
import { DiceTray } from './DiceTray.tsx'
import { DeployPanel } from './deploy/DeployPanel.tsx'
import dock from './dock/Dock.module.css'
import { Footer, FreeDeeds } from './Footer.tsx'
import { breakPointOf, lossStyle } from './goal/breakPoint.ts'
import { GlossaryIntro } from './goal/GlossaryIntro.tsx'
import { GoalLine } from './goal/GoalLine.tsx'
import { GUIDED_TURNS } from './guide/guided.ts'
import { HostNotices } from './HostNotices.tsx'
import { FaceDown, HandEdge, HandPanel, Piles } from './hand/HandPanel.tsx'
import { isFaceDown, sideInFront } from './hand/heldCards.ts'
import { LastTurn } from './LastTurn.tsx'
import { LogPanel } from './LogPanel.tsx'
import { useSmall } from './onScreen.ts'
import { OrderFoot, OrderPanel } from './order/OrderPanel.tsx'
import { useOrderInHand } from './order/useOrdering.ts'
import css from './Page.module.css'
import { Token } from './PlayIcon.tsx'
import { PlanFoot, PlanPanel } from './plan/PlanPanel.tsx'
import { usePlanned, usePlay, useTableHost } from './playContext.ts'
import { PromptCard } from './prompt/PromptCard.tsx'
import { isAside, type Prompt } from './prompt/usePrompt.ts'
import { Refused } from './Refused.tsx'
import { Asking } from './reactions/AskMe.tsx'
import { WindowPanel } from './reactions/WindowPanel.tsx'
import { RosterStrip } from './roster/Roster.tsx'
import { isMany } from './roster/useRoster.ts'
import { SeatedPlayer } from './SeatedPlayer.tsx'
import { ShotPanel, WhyNoShot } from './ShotPanel.tsx'
import { SeenList } from './Tools.tsx'
import { usePart, useTable, useVerb } from './tableStore.ts'
import { VerbGrid } from './Verbs.tsx'
import { RideOrBunker } from './vehiclesAndBunkers/ThingPanel.tsx'

const Guide = partWithTexts(['lesson'], () => import('./guide/Guide.tsx').then((part) => part.Guide))
const HintPanel = partWithTexts(['hint', 'text'], () => import('./hint/HintPanel.tsx').then((part) => part.HintPanel))
const FeatureTips = partWithTexts(['hint'], () => import('./hint/FeatureTips.tsx').then((part) => part.FeatureTips))

/** Beside the table, or the sheet below it on a phone. */
export function Rail({ prompt }: { prompt: Prompt | undefined }): ReactElement {
  const { actor, prospect, shot } = usePlanned()
  const selected = useTable((table) => table.selected)
  const play = usePlay()
  const { question, side, state } = play
  const chosen = selected && figureOf(state, selected)
  const verb = useVerb()
  const tool = useTable((table) => table.tool)
  const spot = useTable((table) => (table.tool === 'seen' ? table.spot : undefined))
  const small = useSmall()
  const refusal = useGame((store) => store.refusal)
  const ordering = useOrderInHand()
  const hinted = useTable(({ hinted: { hint, status } }) => hint !== undefined || status !== 'rests')
  const planning = prospect !== undefined && verb !== undefined && !ordering
  const host = useTableHost()
  const first = useSettings(({ guided }) => guided)
  const guided = useGame(({ game }) => game?.id === first) && state.turn.number <= GUIDED_TURNS
  const busy = planning || ordering !== undefined || chosen !== undefined || prompt !== undefined
  return (
    <aside className={clsx('play-rail', css.rail)} data-part="rail">
      {host && !small && <host.Brief folded={false} />}
      <SidesPanel />
      {!host && (!small || !busy) && <GoalLine />}
      <HostNotices />
      {refusal && question?.kind !== 'deploy' && <Refused refusal={refusal} announced />}
      {!prompt && <NoAnswerBeside />}
      <div className={clsx('rail-body', css.body)}>
        {host && small && <host.Brief folded={busy} />}
        {(!small || !busy) && <LastTurn />}
        {small && tool === 'seen' && spot && (
          <div className={dock.panel}>
            <SeenList at={spot} />
          </div>
        )}
        {prompt && (small || isAside(prompt)) && <PromptCard prompt={prompt} />}
        <CallPanel />
        {small && hinted && <HintPanel />}
        {small && <Told />}
        {small && <Dock />}
        <Asking />
        {question?.kind === 'deploy' && side && <DeployPanel side={side} />}
        {ordering && <OrderPanel ordering={ordering} />}
        {actor && !planning && !ordering && <VerbGrid />}
        {planning && <PlanPanel prospect={prospect} />}
        {!planning && !ordering && shot && (
          <div className={dock.panel}>
            <ShotPanel {...shot} />
            <WhyNoShot {...shot} />
          </div>
        )}
        {guided && !planning && !ordering && !chosen && <Guide />}
        <GlossaryIntro
          tokens={!host}
          measured={planning || tool === 'ruler'}
          odds={planning || shot !== undefined || prompt?.choices.some(({ harm }) => harm !== undefined) === true}
        />
        {!host && <FeatureTips />}
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

/** Both sides: tokens in hand, AP lost and where they break. */
const SidesPanel = memo(function SidesPanel(): ReactElement {
  return (
    <section className={clsx('stack', css.sides)}>
      {SIDES.map((side) => (
        <SideRow key={side} side={side} />
      ))}
    </section>
  )
})

function SideRow({ side }: { side: SideId }): ReactElement {
  const { t } = useTranslation('play')
  const { state, players, names } = usePlay()
  const seated = useGame(({ game }) => game?.seated?.[side])
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
    <div data-side={side} data-active={active || undefined}>
      <div className={clsx('row g6', seated && css.seated)}>
        <SideMark side={side} />
        <b className={clsx(seated && css.who)}>{names.side(side)}</b>
        {seated ? <SeatedPlayer seated={seated} /> : <span className={clsx('muted t13', css.who)}>{who}</span>}
        <span className="row g6 push">
          <span className={css.tokens} aria-hidden="true">
            {Array.from({ length: Math.min(tokens, 10) }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
              <Token key={i} side={side} />
            ))}
          </span>
          <b className={css.count} data-part="tokens">
            {t('at', { count: tokens })}
          </b>
        </span>
      </div>
      {losses && (
        <>
          <div className={css.losses} style={lossStyle(point) as CSSProperties} aria-hidden="true">
            <i />
          </div>
          <div className="row wrap apart g0 t12 muted" data-part="side-foot">
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
  const { state, question, answered, seat, side } = play
  const moment = useTable((table) => table.moment)
  const open = useTable(({ hand }) => hand.open)
  const officer = usePart('officer')
  const front = sideInFront(play)
  const { wanted } = useScreen()
  if (wanted || answered || moment !== undefined || state.phase !== 'play') return undefined
  if (question && seat && side) {
    const tries = officer ?? initiatorOf(state)
    if (question.kind === 'sealedNumber' && tries) {
      return <BidPanel side={side} seat={seat} officer={tries} planned={false} />
    }
    if (question.kind === 'raise') return <RaisePanel question={question} side={side} seat={seat} />
    if (question.kind === 'window') {
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
  if (side && isFaceDown(state, side)) return <FaceDown side={side} atEdge />
  if (!front) return undefined
  return open ? <HandPanel side={front} /> : <HandEdge side={front} />
})
