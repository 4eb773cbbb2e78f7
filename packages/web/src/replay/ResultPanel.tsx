import {
  baseRadius,
  type Figure as Character,
  type GameState,
  isGone,
  onTable,
  SIDES,
  type SideId,
  takenBack,
  tallyOf,
} from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, hrefOf } from '../app/route.ts'
import { Figure } from '../board/Figure.tsx'
import { lookOf } from '../boardModel/lookOf.ts'
import { saveToFile } from '../files/saveToFile.ts'
import { type Game, useGame } from '../game/gameStore.ts'
import type { Players } from '../game/savedGame.ts'
import { AfterGameContext } from '../play/playContext.ts'
import { useGoalWords } from '../setup/battles/useGoalWords.ts'
import { Icon } from '../ui/Icon.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { useGameName } from '../ui/useGameName.ts'
import { LastBlow, TurningPoint } from './KeyMoments.tsx'
import { LuckPanel } from './LuckPanel.tsx'
import { luckOf, turningPoint } from './luck.ts'
import { type Timeline, timelineOf } from './playback.ts'
import { LossBar } from './ReplayTable.tsx'
import css from './Result.module.css'
import { countsFigures, endingOf, lastBlow } from './scenes.ts'
import { useShare } from './share.tsx'

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
  const after = useContext(AfterGameContext)
  const place = { id, battlefield, timeline }
  return (
    <div className={css.result} data-part="result">
      <section className={clsx('card', css.head)} aria-labelledby="result-heading">
        <Hero state={state} />
        <div data-part="result-verdict">
          <h2 id="result-heading">{headline}</h2>
          <Reason timeline={timeline} state={state} />
          {SIDES.filter((side) => back[side] > 0).map((side) => (
            <p key={side} className="muted" data-taken-back={side}>
              {t('takenBack', { count: back[side], side: common.t(`side.${side}`) })}
            </p>
          ))}
        </div>
        <div className="stack g12">
          {SIDES.map((side) => (
            <div key={side} data-part="losses" data-side={side}>
              <LossBar state={state} side={side} named />
              <Roster state={state} side={side} />
            </div>
          ))}
        </div>
        <div className={clsx(after ? 'stack' : 'halves', css.buttons)}>
          {after?.acts}
          {!after && (
            <>
              <button type="button" className="btn final" onClick={() => void rematch()}>
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
            </>
          )}
          <button type="button" className="btn" onClick={onLook}>
            {t('look')}
          </button>
          {notice}
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
  const { t } = useTranslation(['replay', 'setup'])
  const common = useTranslation()
  const goalWords = useGoalWords(state.table)
  const ending = useMemo(() => endingOf(timeline), [timeline])
  const { why } = ending
  const rule = state.outcome?.rule
  const breaks = rule === 'VICT-01' || (rule === 'VICT-03' && !countsFigures(state))
  const said = (): string => {
    if (ending.why === 'rounds') return t(`battle.limit.${ending.winner}`, { ns: 'setup', rounds: ending.rounds })
    // HOUSE-20: the goals that won the battle.
    if (ending.why === 'goals') {
      const { goals, side } = ending
      return [t('over.goals', { count: goals.length, side: common.t(`side.${side}`) }), ...goals.map(goalWords)].join(
        ' ',
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
  return left.find((figure) => lookOf(state, figure).rank) ?? left[0]
}

/** The winner's leader, or one of each side where nobody won. */
function Hero({ state }: { state: GameState }): ReactElement {
  const winner = state.outcome?.winner
  const leaders = (winner ? [winner] : SIDES).flatMap((side) => leaderOf(state, side) ?? [])
  const r = baseRadius(state.rules)
  return (
    <div className={css.heroes} aria-hidden="true">
      {leaders.map((leader) => {
        const { stance: _, harm: __, actions: ___, ...look } = lookOf(state, leader)
        return (
          <svg key={leader.id} viewBox={`${-r * 1.35} ${-r * 1.45} ${r * 2.7} ${r * 2.7}`}>
            <title>{leader.name}</title>
            <Figure x={0} y={0} r={r} {...look} />
          </svg>
        )
      })}
    </div>
  )
}

/** A squad is shown in one row, more men in a block that is wider than high. */
const columnsFor = (men: number): number => Math.max(12, Math.ceil(Math.sqrt(6 * men)))

/** Everybody of a side as he is on the table; who fell is crossed out. */
function Roster({ state, side }: { state: GameState; side: SideId }): ReactElement {
  const figures = state.figures.filter((figure) => figure.side === side)
  const r = baseRadius(state.rules)
  const pitch = r * 2 + 260
  const columns = Math.min(figures.length, columnsFor(figures.length))
  const [width, height] = [pitch * columns, pitch * Math.ceil(figures.length / columns) + 260]
  return (
    <svg
      className={css.roster}
      data-part="loss-roster"
      viewBox={`0 0 ${width} ${height}`}
      style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${33 * columns}px)` }}
      aria-hidden="true"
    >
      {figures.map((figure, i) => {
        const fallen = isGone(figure)
        const { stance: _, actions: __, ...look } = lookOf(state, figure)
        const x = pitch * ((i % columns) + 0.5)
        const y = pitch * (Math.floor(i / columns) + 0.5) + 200
        return (
          <g key={figure.id} transform={`translate(${x} ${y})`}>
            <Figure x={0} y={0} r={r} faded={fallen} {...look} />
            {fallen && <path data-part="fallen" d="M-420 -420L420 420M420 -420L-420 420" />}
          </g>
        )
      })}
    </svg>
  )
}
