import { baseRadius, type GameState, type SeenCommand } from '@tactic48/rules'
import { type ReactElement, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { Effects } from '../board/Effects.tsx'
import { Fault } from '../files/WhatIsWrong.tsx'
import { isWrong } from '../files/wrong.ts'
import { rollsOf } from '../play/rolls.ts'
import { PositionText } from '../prose/PositionText.tsx'
import { marksOf } from '../stage/marks.ts'
import { Die } from '../ui/Die.tsx'
import { RulesInForce } from '../ui/openTag.ts'
import { useGameMarks } from '../ui/useGameMarks.ts'
import { SideBars } from './Losses.tsx'
import { ReplayActions } from './ReplayActions.tsx'
import { ReplayLog } from './ReplayLog.tsx'
import { ReplayTable } from './ReplayTable.tsx'
import { Transport } from './Transport.tsx'
import { useGameName } from './useGameName.ts'
import { createPlayer, listenForMoments, type MomentStep, momentIn, type Player, usePlayback } from './usePlayback.ts'
import { type Replayed, useReplay } from './useReplay.ts'
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
