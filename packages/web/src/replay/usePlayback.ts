import { useEffect } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { Timeline } from './timeline.ts'

export const SPEEDS = ['0.5', '1', '2', '4'] as const
export type Speed = (typeof SPEEDS)[number]
export type Direction = 'back' | 'on'

/** A glance at one moment, in ms. */
const PACE = 1200

export interface Playback {
  readonly moment: number
  /** Absent: it stands still. */
  readonly running: Direction | undefined
  readonly speed: Speed
  readonly goTo: (moment: number) => void
  readonly step: (by: 1 | -1) => void
  readonly stepTurn: (by: 1 | -1) => void
  readonly toEnd: () => void
  readonly run: (direction: Direction) => void
  /** The next moment while it runs; at an end it stops. */
  readonly runOn: () => void
  readonly pause: () => void
  readonly setSpeed: (speed: Speed) => void
}

export type Player = StoreApi<Playback>

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

/** Keys and buttons ask it for the moment shown, not the last picture of it: two in a row are two steps. */
export function createPlayer(timeline: Timeline, start: number): Player {
  const { last } = timeline
  const inside = (to: number): number => Math.max(0, Math.min(last, to))
  return createStore<Playback>()((set, get) => ({
    moment: inside(start),
    running: undefined,
    speed: '1',
    goTo: (to) => set({ moment: inside(to), running: undefined }),
    step: (by) => get().goTo(get().moment + by),
    stepTurn: (by) => get().goTo(turnFrom(timeline, get().moment, by)),
    toEnd: () => get().goTo(last),
    // Play at the end begins again.
    run: (running) => set({ running, ...(running === 'on' && get().moment === last ? { moment: 0 } : {}) }),
    runOn: () => {
      const { running, moment } = get()
      if (!running) return
      const next = inside(moment + (running === 'on' ? 1 : -1))
      set({ moment: next, ...(next === moment ? { running: undefined } : {}) })
    },
    pause: () => set({ running: undefined }),
    setSpeed: (speed) => set({ speed }),
  }))
}

/** The moment shown, kept in the address; running steps through it until one end. */
export function usePlayback(id: string, { last }: Timeline, player: Player): Playback {
  const playback = useStore(player)
  const { moment, running, speed } = playback

  useEffect(() => {
    const href = momentHref(id, moment)
    // Nobody on the way to another page is called back.
    const here = window.location.hash.startsWith(`#/replay/${encodeURIComponent(id)}`)
    if (here && window.location.hash !== href) window.history.replaceState(window.history.state, '', href)
  }, [id, moment])

  useEffect(() => {
    const follow = (): void => {
      const to = momentIn(window.location.hash)
      if (to !== undefined) player.getState().goTo(to)
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [player])

  useEffect(() => {
    const { runOn } = player.getState()
    if (!running) return
    if (moment === (running === 'on' ? last : 0)) {
      runOn()
      return
    }
    const timer = setTimeout(runOn, PACE / Number(speed))
    return () => clearTimeout(timer)
  }, [running, moment, speed, player, last])

  return playback
}
