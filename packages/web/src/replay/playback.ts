import { fold, type GameEvent, type GameState, type SeenCommand, type SideId } from '@tactic48/rules'
import { useEffect, useMemo } from 'react'
import type { StoreApi } from 'zustand'
import { useStore } from 'zustand'
import { meantKey } from '../input/keys.ts'
import { liveIn, openedState, type SeenLog } from '../session/seenLog.ts'
import { type Beat, beatsOf } from '../stage/beats.ts'
import { beatOf, createStage, type Direction, type Reel, type Stage } from '../stage/stage.ts'

export interface TurnMark {
  /** 0 is the set-up. */
  readonly number: number
  readonly side: SideId
  /** The first moment of the turn. */
  readonly moment: number
}

/** A game as moments: moment n is the state after n commands that count. States are folded when first asked for. */
export interface Timeline {
  readonly log: SeenLog
  readonly entries: readonly SeenCommand[]
  /** The last moment. */
  readonly last: number
  /** In order; the first begins at moment 0. */
  readonly turns: readonly TurnMark[]
  stateAt(moment: number): GameState
  turnAt(moment: number): TurnMark
  /** The entry that led to this moment; none led to the first. */
  entryAt(moment: number): SeenCommand | undefined
}

export function timelineOf(log: SeenLog): Timeline {
  const entries = liveIn(log)
  const last = entries.length
  const states: GameState[] = [openedState(log)]
  const clamp = (moment: number): number => Math.max(0, Math.min(last, Math.trunc(moment) || 0))
  const stateAt = (moment: number): GameState => {
    const wanted = clamp(moment)
    for (let next = states.length; next <= wanted; next++) {
      const before = states[next - 1]
      const entry = entries[next - 1]
      if (before && entry) states[next] = fold(before, entry.events)
    }
    return states[wanted] ?? log.first
  }
  const turns = turnsOf(stateAt(0), entries)
  return {
    log,
    entries,
    last,
    turns,
    stateAt,
    turnAt: (moment) => turns.findLast((turn) => turn.moment <= clamp(moment)) ?? openingTurn(stateAt(0)),
    entryAt: (moment) => entries[clamp(moment) - 1],
  }
}

const openingTurn = ({ turn }: GameState): TurnMark => ({ number: turn.number, side: turn.active, moment: 0 })

const startedIn = (events: readonly GameEvent[]): readonly { readonly number: number; readonly side: SideId }[] =>
  events.flatMap((event) => (event.type === 'turnStarted' ? [{ number: event.number, side: event.side }] : []))

function turnsOf(opening: GameState, entries: readonly SeenCommand[]): readonly TurnMark[] {
  const begun = entries.flatMap(({ events }, i) => startedIn(events).map((turn) => ({ ...turn, moment: i + 1 })))
  return [openingTurn(opening), ...begun]
}

export const SPEEDS = ['0.5', '1', '2', '4'] as const
export type Speed = (typeof SPEEDS)[number]

export interface Playback {
  /** The moment on the table: while a command is shown, the one that it leads to. */
  readonly moment: number
  /** Absent: it stands still. */
  readonly running: Direction | undefined
  readonly speed: Speed
  /** What is being shown of the command that leads to this moment. */
  readonly beat: Beat | undefined
  readonly goTo: (moment: number) => void
  readonly step: (by: 1 | -1) => void
  readonly stepTurn: (by: 1 | -1) => void
  readonly toEnd: () => void
  readonly run: (direction: Direction) => void
  readonly pause: () => void
  readonly setSpeed: (speed: Speed) => void
}

/** A game that can be told both ways. */
export interface Player {
  readonly stage: StoreApi<Stage>
  readonly reel: Reel
  /** Keys and buttons ask it for the moment shown, not the last picture of it: two in a row are two steps. */
  playback(): Playback
}

export const momentIn = (hash: string): number | undefined => {
  const [, , , moment] = hash.split('/')
  return moment !== undefined && /^\d+$/.test(moment) ? Number(moment) : undefined
}

/** The address of a moment, for links. */
export const momentHref = (id: string, moment: number): string => `#/replay/${encodeURIComponent(id)}/${moment}`

/** Going back first leads to the start of this turn, then to the turn before. */
export function turnFrom({ turns, last }: Timeline, moment: number, by: 1 | -1): number {
  if (by > 0) return turns.find((turn) => turn.moment > moment)?.moment ?? last
  return turns.findLast((turn) => turn.moment < moment)?.moment ?? 0
}

export function createPlayer(timeline: Timeline, start: number): Player {
  const known = new Map<number, readonly Beat[]>()
  const reel: Reel = {
    last: () => timeline.last,
    beatsAt(moment) {
      const events = timeline.entryAt(moment + 1)?.events ?? []
      const beats = known.get(moment) ?? beatsOf(timeline.stateAt(moment), events)
      known.set(moment, beats)
      return beats
    },
  }
  const stage = createStage(reel, start)
  const { goTo, setSpeed } = stage.getState()
  /** What is being shown is shown to its end, so that the table is at the moment that is named. */
  const settle = (): void => {
    const { moment, beat } = stage.getState()
    if (beat > 0) goTo(moment + 1)
  }
  const pause = (): void => {
    settle()
    stage.getState().pause()
  }
  const run = (direction: Direction): void => {
    if (direction === 'back') settle()
    stage.getState().run(direction)
  }
  /** While a command is being told, the next step leads to its end and the one before to its beginning. */
  const step = (by: 1 | -1): void => {
    const { moment, beat } = stage.getState()
    goTo(by < 0 && beat > 0 ? moment : moment + by)
  }
  return {
    stage,
    reel,
    playback: () => {
      const { moment, beat, running, speed } = stage.getState()
      return {
        moment: beat > 0 ? moment + 1 : moment,
        running,
        speed: SPEEDS.find((one) => Number(one) === speed) ?? '1',
        beat: beatOf(reel, { moment, beat }),
        goTo,
        step,
        stepTurn: (by) => goTo(turnFrom(timeline, stage.getState().moment, by)),
        toEnd: () => goTo(timeline.last),
        run,
        pause,
        setSpeed: (one) => setSpeed(Number(one)),
      }
    },
  }
}

/** The moment shown, kept in the address. */
export function usePlayback(id: string, player: Player): Playback {
  const now = useStore(player.stage)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes with the stage
  const playback = useMemo(() => player.playback(), [player, now])
  const { moment } = playback

  useEffect(() => {
    const href = momentHref(id, moment)
    // Nobody on the way to another page is called back.
    const here = window.location.hash.startsWith(`#/replay/${encodeURIComponent(id)}`)
    if (here && window.location.hash !== href) window.history.replaceState(window.history.state, '', href)
  }, [id, moment])

  useEffect(() => {
    const follow = (): void => {
      const to = momentIn(window.location.hash)
      if (to !== undefined) player.stage.getState().goTo(to)
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [player])

  useEffect(() => () => player.stage.getState().pause(), [player])

  return playback
}

/** Controls that need a key for themselves keep it. */
const NEEDS: { readonly [key: string]: string } = {
  ' ': 'button, a, input, select, textarea, summary',
  ArrowLeft: 'input, select, textarea, .table',
  ArrowRight: 'input, select, textarea, .table',
  PageUp: 'textarea, [data-log]',
  PageDown: 'textarea, [data-log]',
  Home: 'textarea, input[type=radio]',
  End: 'textarea, input[type=radio]',
}

export type MomentStep = (playback: Playback) => void

function stepOf(key: string): MomentStep | undefined {
  if (key === 'ArrowLeft' || key === ',') return ({ step }) => step(-1)
  if (key === 'ArrowRight' || key === '.') return ({ step }) => step(1)
  if (key === 'PageUp') return ({ stepTurn }) => stepTurn(-1)
  if (key === 'PageDown') return ({ stepTurn }) => stepTurn(1)
  if (key === 'Home') return ({ goTo }) => goTo(0)
  if (key === 'End') return ({ toEnd }) => toEnd()
  if (key === ' ') return ({ running, pause, run }) => (running ? pause() : run('on'))
  return undefined
}

/** Keys for the whole page. */
export function listenForMoments(act: (step: MomentStep) => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const needs = NEEDS[event.key]
    if (needs && event.target instanceof Element && event.target.closest(needs)) return
    const step = stepOf(meantKey(event.key) ?? '')
    if (!step) return
    event.preventDefault()
    act(step)
  }
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}
