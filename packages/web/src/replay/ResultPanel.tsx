import {
  baseRadius,
  type Figure as Character,
  type GameState,
  onTable,
  SIDES,
  type SideId,
  takenBack,
  tallyOf,
} from '@tactic48/rules'
import { type ReactElement, type ReactNode, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, hrefOf } from '../app/route.ts'
import { Loading } from '../app/settled.ts'
import { Figure } from '../board/Figure.tsx'
import { lookOf } from '../boardModel/lookOf.ts'
import { saveToFile } from '../files/saveToFile.ts'
import { type Game, useGame } from '../game/gameStore.ts'
import type { Players } from '../game/savedGame.ts'
import { lazyWithTexts } from '../i18n/loadTexts.ts'
import { Icon } from '../ui/Icon.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { LastBlow, TurningPoint } from './KeyMoments.tsx'
import { LuckPanel } from './LuckPanel.tsx'
import { Losses } from './ReplayTable.tsx'
import { countsFigures, endingOf, lastBlow, luckOf, turningPoint } from './scenes.ts'
import { useShare } from './share.ts'
import { type Timeline, timelineOf } from './timeline.ts'
import { useGameName } from './useGameName.ts'
import './paper.css'
import './result.css'

const DecidedByGoals = lazyWithTexts(['setup'], () =>
  import('../play/goal/BattleGoals.tsx').then((part) => part.DecidedByGoals),
)

interface ResultPanelProps {
  readonly game: Game
  readonly state: GameState
  /** Puts the panel away and shows the table as it was at the end. */
  readonly onLook: () => void
}

/** It is over: who won and by which rule, the losses, the last blow, luck, the turning point, a link, a rematch. */
export function ResultPanel({ game, state, onLook }: ResultPanelProps): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const { id, log, battlefield, players } = game
  const headline = useHeadline(state, players)
  const name = useGameName(game)
  const timeline = useMemo(() => timelineOf(log), [log])
  const luck = useMemo(() => luckOf(timeline), [timeline])
  const back = useMemo(() => takenBack(log), [log])
  const blow = useMemo(() => lastBlow(timeline), [timeline])
  const { notice, share } = useShare(game, (holds) => saveToFile(name, t('file'), holds))
  const point = turningPoint(luck, state.outcome?.winner)
  const place = { id, battlefield, timeline }
  return (
    <div className="result" data-part="result">
      <section className="paper result-head" aria-labelledby="result-heading">
        <Hero state={state} />
        <div className="result-verdict" data-part="result-verdict">
          <h2 id="result-heading">{headline}</h2>
          <Reason timeline={timeline} state={state} />
          {SIDES.filter((side) => back[side] > 0).map((side) => (
            <p key={side} className="result-back" data-taken-back={side}>
              {t('takenBack', { count: back[side], side: common.t(`side.${side}`) })}
            </p>
          ))}
        </div>
        <Losses state={state} />
        <div className="result-buttons">
          <button type="button" className="btn commit" onClick={() => void rematch()}>
            <Icon name="die" />
            {t('rematch')}
          </button>
          <a className="btn" href={hrefOf({ page: 'replay', id })}>
            <Icon name="replay" />
            {t('replay')}
          </a>
          <button type="button" className="btn" onClick={() => void share(state, timeline.last, false)}>
            {t('shareGame')}
          </button>
          <button type="button" className="btn" onClick={onLook}>
            {t('look')}
          </button>
          <p role="status" className={`replay-notice ${notice?.kind ?? ''}`} data-part="notice">
            {notice?.text}
          </p>
        </div>
      </section>
      {blow && blow.moment !== point?.moment && <LastBlow {...place} blow={blow} />}
      {point && <TurningPoint {...place} point={point} isLast={blow?.moment === point.moment} />}
      <LuckPanel entries={luck} lastTurn={state.turn.number} />
    </div>
  )
}

/** The same game with new dice, everybody on the side that he had. */
async function rematch(): Promise<void> {
  const begun = await useGame.getState().again()
  if ('id' in begun) goTo({ page: 'game', id: begun.id })
}

/** To one person against the computer, whether it was that person. */
function useHeadline({ outcome }: GameState, players: Players): string {
  const { t } = useTranslation(['replay', 'play'])
  const common = useTranslation()
  const winner = outcome?.winner
  const persons = SIDES.filter((one) => players[one] === 'person')
  if (!winner) return t('result.draw', { ns: 'play' })
  if (persons.length === 1) return t(persons[0] === winner ? 'over.youWon' : 'over.youLost')
  return t('result.wins', { ns: 'play', side: common.t(`side.${winner}`) })
}

/** By which rule, and what made it so. */
function Reason({ timeline, state }: { timeline: Timeline; state: GameState }): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const ending = useMemo(() => endingOf(timeline), [timeline])
  const { why } = ending
  const rule = state.outcome?.rule
  const breaks = rule === 'VICT-01' || (rule === 'VICT-03' && !countsFigures(state))
  const said = (): ReactNode => {
    if (why === 'goals' || why === 'rounds') {
      return (
        <Suspense fallback={<Loading />}>
          <DecidedByGoals ending={ending} table={state.table} />
        </Suspense>
      )
    }
    if (!('side' in ending)) return t(`over.${ending.why}`)
    const { lostAp, totalAp, lostFigures, totalFigures } = tallyOf(state, ending.side)
    const [lost, total] = why === 'brokeFigures' ? [lostFigures, totalFigures] : [lostAp, totalAp]
    return t(`over.${ending.why}`, { side: common.t(`side.${ending.side}`), lost, total })
  }
  return (
    <p data-why={why}>
      {said()}{' '}
      {[...(rule ? [rule] : []), ...(breaks ? ['VICT-05'] : [])].map((one) => (
        <RuleChip key={one} rule={one} />
      ))}
    </p>
  )
}

/** The one who leads what is left of a side. */
function leaderOf(state: GameState, side: SideId): Character | undefined {
  const left = onTable(state).filter((figure) => figure.side === side)
  const ranked = (figure: Character): number => (lookOf(state, figure).rank ? 1 : 0)
  return left.reduce<Character | undefined>(
    (best, figure) => (best && ranked(best) >= ranked(figure) ? best : figure),
    undefined,
  )
}

/** The winner's leader, or one of each side where nobody won. */
function Hero({ state }: { state: GameState }): ReactElement {
  const winner = state.outcome?.winner
  const leaders = (winner ? [winner] : SIDES).flatMap((side) => leaderOf(state, side) ?? [])
  const r = baseRadius(state.rules)
  return (
    <div className="result-heroes" aria-hidden="true">
      {leaders.map((leader) => {
        const { stance: _, harm: __, actions: ___, ...look } = lookOf(state, leader)
        return (
          <svg key={leader.id} className="result-hero" viewBox={`${-r * 1.35} ${-r * 1.45} ${r * 2.7} ${r * 2.7}`}>
            <title>{leader.name}</title>
            <Figure x={0} y={0} r={r} {...look} />
          </svg>
        )
      })}
    </div>
  )
}
