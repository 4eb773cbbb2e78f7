import { baseRadius, type GameState, type SeenCommand } from '@tactic48/rules'
import { type ReactElement, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { Effects } from '../board/Effects.tsx'
import { Fault } from '../files/WhatIsWrong.tsx'
import { isWrong } from '../files/wrong.ts'
import { type Chapter, listedChapters } from '../play/moment.ts'
import { rollsOf } from '../play/rolls.ts'
import { PositionText } from '../prose/PositionText.tsx'
import { SidedText } from '../prose/SidedText.tsx'
import type { Sentence } from '../prose/sentence.ts'
import { useNames } from '../prose/useNames.ts'
import { useProse } from '../prose/useProse.ts'
import { marksOf } from '../stage/marks.ts'
import { Die } from '../ui/Die.tsx'
import { RulesInForce } from '../ui/openTag.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { useGameMarks } from '../ui/useGameMarks.ts'
import { ReplayActions, type Replayed, useReplay } from './ReplayActions.tsx'
import { ReplayTable, SideBars } from './ReplayTable.tsx'
import { Transport } from './Transport.tsx'
import type { Timeline } from './timeline.ts'
import { useGameName } from './useGameName.ts'
import { createPlayer, listenForMoments, type MomentStep, momentIn, type Player, usePlayback } from './usePlayback.ts'
import './paper.css'
import './replay.css'

/** A game from its first moment to its last, both ways. */
export function ReplayPage({ id }: { id: string }): ReactElement {
  const { t } = useTranslation('replay')
  const replay = useReplay(id)
  // The page listens from its first paint: what is pressed while the game is being read is done when it is there.
  const early = useRef<MomentStep[]>([])
  const player = useRef<Player | undefined>(undefined)
  useLayoutEffect(
    () =>
      listenForMoments((step) => {
        if (player.current) step(player.current.playback())
        else early.current.push(step)
      }),
    [],
  )
  const ready = useCallback((one: Player): void => {
    player.current = one
  }, [])
  const reading = typeof replay === 'object' && 'share' in replay ? replay : undefined
  if (typeof replay === 'object' && 'game' in replay) {
    return (
      <RulesInForce value={replay.timeline.stateAt(0).rules}>
        <Replaying key={id} replay={replay} early={early.current} onReady={ready} />
      </RulesInForce>
    )
  }
  return (
    <div className="replay-empty" data-part="replay-empty">
      <TopBar page={t('heading')} />
      <main>
        <p role="status">{t(isWrong(replay) ? 'broken' : reading ? 'loading' : 'missing')}</p>
        {reading && reading.share > 0 && <progress value={reading.share} aria-label={t('share')} />}
        {isWrong(replay) && <Fault wrong={replay} />}
        {!reading && (
          <a className="btn" href={hrefOf({ page: 'front' })}>
            {t('front')}
          </a>
        )}
      </main>
    </div>
  )
}

interface ReplayingProps {
  readonly replay: Replayed
  readonly early: readonly MomentStep[]
  readonly onReady: (player: Player) => void
}

function Replaying({ replay, early, onReady }: ReplayingProps): ReactElement {
  const { t } = useTranslation('replay')
  const { game, timeline } = replay
  const { id, battlefield } = game
  const [player] = useState(() => {
    const fresh = createPlayer(timeline, momentIn(window.location.hash) ?? 0)
    for (const step of early) step(fresh.playback())
    return fresh
  })
  useLayoutEffect(() => onReady(player), [onReady, player])
  const playback = usePlayback(id, player)
  const { moment, beat, goTo } = playback
  const name = useGameName(game)
  const marks = useGameMarks(game)
  // While it runs, as far as it has been told; standing still, the whole command that led here.
  const state = beat?.state ?? timeline.stateAt(moment)
  const entry = timeline.entryAt(moment)
  const whole = useMemo(() => {
    const led = timeline.entryAt(moment)
    return led ? marksOf(timeline.stateAt(moment - 1), led.events) : []
  }, [timeline, moment])
  const dice = useMemo(() => entry && (beat ? { ...entry, events: beat.events } : entry), [entry, beat])
  return (
    <div className="replay" data-part="replay">
      <TopBar page={t('heading')} note={[name, ...marks].join(' · ')} />
      <main className="replay-main">
        <ReplayTable battlefield={battlefield} state={state}>
          <Effects marks={beat?.marks ?? whole} r={baseRadius(state.rules)} />
        </ReplayTable>
        <Transport timeline={timeline} playback={playback} />
        <div className="paper replay-rail">
          <SideBars state={state} />
          <ReplayLog timeline={timeline} moment={moment} goTo={goTo} />
          <MomentDice entry={dice} state={state} />
          <ReplayActions replay={replay} moment={moment} state={state} name={name} />
        </div>
        <PositionText state={state} />
        <p className="sr">{t('keys')}</p>
      </main>
    </div>
  )
}

/** The dice of this moment as they fell, hits filled. */
function MomentDice({ entry, state }: { entry: SeenCommand | undefined; state: GameState }): ReactElement {
  const { t } = useTranslation(['replay', 'play'])
  const rolls = entry ? rollsOf(entry.events, state.rules) : []
  return (
    <section className="moment-dice" aria-label={t('dice')}>
      {rolls.length === 0 && <span className="moment-quiet">{t('quiet')}</span>}
      {rolls.map((roll, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of one moment keep their places
        <span key={i} className="moment-roll">
          {roll.dice.map((face, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll keep their places
            <Die key={n} face={face} hit={roll.need === undefined ? undefined : face >= roll.need} />
          ))}
          <span className="sr">{roll.dice.join(', ')}</span>
          {roll.need !== undefined && <b>{t('needs', { ns: 'play', n: roll.need })}</b>}
        </span>
      ))}
    </section>
  )
}

interface ReplayLogProps {
  readonly timeline: Timeline
  readonly moment: number
  readonly goTo: (moment: number) => void
}

/** The whole story; a sentence leads to its moment, and those of this moment are marked. */
function ReplayLog({ timeline, moment, goTo }: ReplayLogProps): ReactElement {
  const { t } = useTranslation('replay')
  const common = useTranslation()
  const end = timeline.stateAt(timeline.last)
  const prose = useProse(end)
  const names = useNames(end)
  const heading = useId()
  const list = useRef<HTMLElement>(null)
  const chapters = useMemo(() => listedChapters(timeline.log, end), [timeline, end])
  useEffect(() => {
    const box = list.current
    const told = [...(box?.querySelectorAll<HTMLElement>('[data-moment]') ?? [])]
    const here = told.findLast((line) => Number(line.getAttribute('data-moment')) <= moment)
    if (!box || !here) return
    const top = here.offsetTop - box.offsetTop
    box.scrollTop = top - box.clientHeight / 2 + here.clientHeight / 2
  }, [moment])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys
    <section ref={list} className="replay-log" tabIndex={0} aria-labelledby={heading}>
      <h2 id={heading} className="sr">
        {t('log')}
      </h2>
      <p className="sr" aria-live="polite">
        {toldAt(chapters, moment).map(prose).join(' ')}
      </p>
      {chapters.map(({ turn, side, lines }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the story of a replay stays as it is
        <div key={i} className="replay-chapter">
          <h3 className="cap">{turn === 0 ? t('setUp') : t('turn', { n: turn, side: common.t(`side.${side}`) })}</h3>
          {lines.map(({ sentence, moment: to }, line) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: the story of a replay stays as it is
              key={line}
              data-moment={to}
              data-part="replay-line"
              className={`replay-line${sentence.grave ? ' grave' : ''}${to === moment ? ' here' : ''}${to > moment ? ' later' : ''}`}
            >
              <button
                type="button"
                className="replay-told"
                data-part="to-moment"
                aria-current={to === moment ? 'step' : undefined}
                onClick={() => goTo(to)}
              >
                <SidedText names={names}>{prose(sentence)}</SidedText>
              </button>{' '}
              {sentence.rules.map((rule) => (
                <RuleChip key={rule} rule={rule} />
              ))}
            </p>
          ))}
        </div>
      ))}
    </section>
  )
}

const toldAt = (chapters: readonly Chapter[], moment: number): readonly Sentence[] =>
  chapters.flatMap(({ lines }) => lines.filter((line) => line.moment === moment).map(({ sentence }) => sentence))
