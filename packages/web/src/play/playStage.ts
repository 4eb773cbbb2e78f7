import { fold, type GameState, type SeenCommand, type SideId, topQuestion } from '@tactic48/rules'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { useSettings } from '../app/settings.ts'
import { type Game, useGame } from '../game/gameStore.ts'
import { askedPerson } from '../game/seen.ts'
import { liveIn, type SeenLog } from '../session/seenLog.ts'
import type { Fact } from '../session/session.ts'
import { type Beat, beatsOf } from '../stage/beats.ts'
import { SPEEDS } from '../stage/pace.ts'
import { beatOf, createStage, isCaughtUp, type Reel, RULES, type Stage } from '../stage/stage.ts'
import { stateAt } from './moment.ts'

/** What has been done since this game came to the table, or since the moment from which it is watched again. */
let begins = 0
let facts: readonly Fact[] = []
/** The reader waits no more, until a person is asked. */
let hurried = false
/** It has been asked to tell something again. */
let watched = false

const known = new WeakMap<Fact, readonly Beat[]>()

const reel: Reel = {
  last: () => begins + facts.length,
  beatsAt(moment) {
    const fact = facts[moment - begins]
    if (!fact) return []
    const beats = known.get(fact) ?? beatsOf(fact.before, fact.entry.events)
    known.set(fact, beats)
    return beats
  },
  waitsAt: (moment) => !isOwn(facts[moment - begins]),
}

const isOwn = (fact: Fact | undefined): boolean => {
  const side = fact?.entry.side
  return side !== undefined && useGame.getState().game?.players[side] === 'person'
}

/** A person chose freely: not an answer, some of which are given in advance. */
function isChosen(fact: Fact | undefined): boolean {
  const kind = fact && topQuestion(fact.before)?.kind
  return isOwn(fact) && (kind === 'action' || kind === 'deploy')
}

/** SETUP-08: many who are placed at one go are shown at one go. */
function showAtOnce(placed: readonly Fact[]): void {
  for (const fact of placed.slice(0, -1)) {
    if (fact.entry.events.some(({ type }) => type === 'figureDeployed')) known.set(fact, [])
  }
}

/** The game at the table, told at the pace of its reader. */
export const playStage = createStage(reel, 0, { ...RULES, live: true })

function setPace(): void {
  const { pace } = useSettings.getState()
  // What was asked for is to be seen, even where everything else is shown at once.
  const speed = SPEEDS[watched && pace === 'instant' ? 'fast' : pace]
  if (playStage.getState().speed !== speed) playStage.getState().setSpeed(speed)
}

useSettings.subscribe(setPace)

/** Nothing older is told again: another game, another seat, or something was taken back. */
function beginAt(moment: number): void {
  begins = moment
  facts = []
  playStage.getState().skip()
}

type GameShown = Pick<ReturnType<typeof useGame.getState>, 'game' | 'happening'>

/** Takes up what has been carried out since: the situation is looked at when that is done. */
export function followGame({ game, happening }: GameShown, before: GameShown): void {
  setPace()
  const count = game ? liveIn(game.log).length : 0
  const added = happening === before.happening ? [] : (happening?.facts ?? [])
  const follows = game?.id === before.game?.id && game?.screen === before.game?.screen
  if (game && askedPerson(game)) hurried = false
  if (!follows || reel.last() + added.length !== count) {
    beginAt(count)
    return
  }
  // The next Action does not wait until the last beat of the one before has had its time.
  if (isChosen(added[0]) && isCaughtUp(reel, playStage.getState())) playStage.getState().skip()
  showAtOnce(added)
  facts = [...facts, ...added]
  if (hurried) playStage.getState().skip()
  else playStage.getState().follow()
}

/** Everything that is left is told at once, and what the opponent does next until a person is asked. */
export function skipTelling(): void {
  hurried = true
  playStage.getState().skip()
}

/** Something is being shown before anybody is asked. */
const isTelling = (): boolean => !isCaughtUp(reel, playStage.getState())

/** A key while something is being shown ends that beat, and does nothing else. */
export function endBeat(): boolean {
  if (!isTelling()) return false
  playStage.getState().goOn()
  return true
}

/** A hand on the table does not wait for the end of what its owner did himself. */
export function catchUp(): void {
  const { moment } = playStage.getState()
  if (watched || !isTelling() || !facts.slice(moment - begins).every(isOwn)) return
  playStage.getState().skip()
}

/** The table as far as it has been told; absent once there is nothing left to tell. */
export function toldSoFar(stage: Pick<Stage, 'moment' | 'beat'> = playStage.getState()): GameState | undefined {
  if (isCaughtUp(reel, stage)) return undefined
  return beatOf(reel, stage)?.state ?? facts[stage.moment - begins]?.before
}

/** What is being shown. */
export const useBeat = (): Beat | undefined => useStore(playStage, (stage) => beatOf(reel, stage))

/** The log as far as it has been told. */
export function useToldLog(game: Game | undefined): SeenLog | undefined {
  const { moment, beat } = useStore(playStage)
  return useMemo(() => game && toldLog(game.log, { moment, beat }), [game, moment, beat])
}

function toldLog(log: SeenLog, stage: Pick<Stage, 'moment' | 'beat'>): SeenLog {
  if (isCaughtUp(reel, stage)) return log
  const live = liveIn(log)
  const whole = live.slice(0, stage.moment)
  const beat = beatOf(reel, stage)
  const entry = live[stage.moment]
  const half = beat && entry && { ...entry, events: entry.events.slice(0, beat.told) }
  return { ...log, entries: half ? [...whole, half] : whole }
}

/** Where the last turn of a side began, and whether it was one that is over or under way. */
export function lastTurnOf(log: SeenLog, side: SideId): number | undefined {
  const live = liveIn(log)
  const last = live.findLastIndex(({ events }) =>
    events.some((event) => event.type === 'turnStarted' && event.side === side),
  )
  return last < 0 ? undefined : last + 1
}

function factsFrom(log: SeenLog, moment: number): readonly Fact[] {
  let state = stateAt(log, moment)
  return liveIn(log)
    .slice(moment)
    .map((entry: SeenCommand) => {
      const fact = { before: state, entry }
      state = fold(state, entry.events)
      return fact
    })
}

/** Tells again what happened since this moment. */
export function watchFrom(moment: number): void {
  const { game } = useGame.getState()
  if (!game) return
  facts = factsFrom(game.log, moment)
  begins = moment
  watched = true
  setPace()
  playStage.getState().goTo(moment)
  playStage.getState().run('on')
}

export const isWatching = (): boolean => watched

export function leaveWatching(): void {
  watched = false
  setPace()
  playStage.getState().skip()
}

playStage.subscribe((stage) => {
  if (watched && isCaughtUp(reel, stage) && stage.beat === 0) watched = false
})

export interface Watching {
  /** Beats from the first to the last, and how many of them are told. */
  readonly all: number
  readonly told: number
  readonly running: boolean
}

/** Where a scrubber stands. */
function watchingNow(stage: Stage = playStage.getState()): Watching | undefined {
  if (!watched) return undefined
  const counts = facts.map((_, i) => reel.beatsAt(begins + i).length)
  const sum = (to: number): number => counts.slice(0, to).reduce((total, count) => total + count, 0)
  return {
    all: sum(counts.length),
    told: sum(stage.moment - begins) + stage.beat,
    running: stage.running === 'on',
  }
}

export const useWatching = (): Watching | undefined => useStore(playStage, useShallow(watchingNow))

/** Puts the scrubber somewhere. */
export function watchAt(told: number): void {
  let left = told
  for (let i = 0; i < facts.length; i++) {
    const count = reel.beatsAt(begins + i).length
    if (left <= count) {
      playStage.getState().goToBeat(begins + i, left)
      return
    }
    left -= count
  }
  playStage.getState().goTo(reel.last())
}
