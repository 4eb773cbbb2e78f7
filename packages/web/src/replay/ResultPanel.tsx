import {
  baseRadius,
  type Figure as Character,
  type GameState,
  onTable,
  opponentOf,
  SIDES,
  type SideId,
  takenBack,
  tallyOf,
} from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, hrefOf } from '../app/route.ts'
import { Figure } from '../board/Figure.tsx'
import { lookOf } from '../boardModel/lookOf.ts'
import { saveToFile } from '../files/saveToFile.ts'
import { type Game, useGame } from '../game/gameStore.ts'
import type { Players } from '../game/savedGame.ts'
import { liveIn, type SeenLog } from '../session/seenLog.ts'
import { Icon } from '../ui/Icon.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { LastBlow, TurningPoint } from './KeyMoments.tsx'
import { Losses } from './Losses.tsx'
import { LuckPanel } from './LuckPanel.tsx'
import { luckOf, turningPoint } from './luck.ts'
import { lastBlow } from './scenes.ts'
import { useShare } from './share.ts'
import { timelineOf } from './timeline.ts'
import { useGameName } from './useGameName.ts'
import './paper.css'
import './result.css'

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
  const { headline, reason, rules } = useVerdict(state, log, players)
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
          <p>
            {reason}{' '}
            {rules.map((rule) => (
              <RuleChip key={rule} rule={rule} />
            ))}
          </p>
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

interface Verdict {
  readonly headline: string
  readonly reason: string
  readonly rules: readonly string[]
}

/** Who won, and by which rule; to one person against the computer, whether it was that person. */
function useVerdict(state: GameState, log: SeenLog, players: Players): Verdict {
  const { t } = useTranslation(['replay', 'play'])
  const common = useTranslation()
  const side = (one: 'blue' | 'ember'): string => common.t(`side.${one}`)
  const winner = state.outcome?.winner
  const rule = state.outcome?.rule ?? ''
  const persons = SIDES.filter((one) => players[one] === 'person')
  const headline = (): string => {
    if (!winner) return t('result.draw', { ns: 'play' })
    if (persons.length === 1) return t(persons[0] === winner ? 'over.youWon' : 'over.youLost')
    return t('result.wins', { ns: 'play', side: side(winner) })
  }
  const reason = (): string => {
    if (rule === 'VICT-07') return t('over.both')
    if (rule === 'VICT-10') return byAgreement()
    if (!winner) return t('over.other')
    const loser = opponentOf(winner)
    if (rule === 'VICT-02') return t('over.objective', { side: side(winner) })
    if (rule === 'VICT-11') return t('over.nobody', { side: side(loser) })
    const { lostAp, totalAp, lostFigures, totalFigures } = tallyOf(state, loser)
    return countsFigures(state)
      ? t('over.brokeFigures', { side: side(loser), lost: lostFigures, total: totalFigures })
      : t('over.broke', { side: side(loser), lost: lostAp, total: totalAp })
  }
  const byAgreement = (): string => {
    const last = liveIn(log).at(-1)
    if (last?.command?.verb === 'resign') return t('over.resigned', { side: side(last.side) })
    return t(last?.command?.verb === 'endTurn' ? 'over.limit' : 'over.agreed')
  }
  const rules = rule === 'VICT-01' || (rule === 'VICT-03' && !countsFigures(state)) ? [rule, 'VICT-05'] : [rule]
  return { headline: headline(), reason: reason(), rules: rules.filter(Boolean) }
}

/** VICT-03: what the Mission of this edition counts. */
const countsFigures = ({ setup, rules }: GameState): boolean =>
  setup.gameType === 'mission' && rules.missionAltVictory === 'characters'

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
