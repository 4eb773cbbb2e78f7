import { useCallback, useEffect, useState } from 'react'
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
  readonly run: (direction: Direction) => void
  readonly pause: () => void
  readonly setSpeed: (speed: Speed) => void
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

/** The moment shown, kept in the address; running steps through it until one end. */
export function usePlayback(id: string, timeline: Timeline): Playback {
  const { last } = timeline
  const inside = useCallback((to: number): number => Math.max(0, Math.min(last, to)), [last])
  const [moment, setMoment] = useState(() => inside(momentIn(window.location.hash) ?? 0))
  const [running, setRunning] = useState<Direction | undefined>()
  const [speed, setSpeed] = useState<Speed>('1')

  useEffect(() => {
    const href = momentHref(id, moment)
    // Whoever is on the way to another page is not called back.
    const here = window.location.hash.startsWith(`#/replay/${encodeURIComponent(id)}`)
    if (here && window.location.hash !== href) window.history.replaceState(window.history.state, '', href)
  }, [id, moment])

  useEffect(() => {
    const follow = (): void => {
      const to = momentIn(window.location.hash)
      if (to === undefined) return
      setRunning(undefined)
      setMoment(inside(to))
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [inside])

  useEffect(() => {
    if (!running) return
    const by = running === 'on' ? 1 : -1
    if (inside(moment + by) === moment) {
      setRunning(undefined)
      return
    }
    const timer = setTimeout(() => setMoment(inside(moment + by)), PACE / Number(speed))
    return () => clearTimeout(timer)
  }, [running, moment, speed, inside])

  const goTo = useCallback(
    (to: number) => {
      setRunning(undefined)
      setMoment(inside(to))
    },
    [inside],
  )
  const run = useCallback(
    (direction: Direction) => {
      // Play at the end begins again.
      if (direction === 'on') setMoment((now) => (now === last ? 0 : now))
      setRunning(direction)
    },
    [last],
  )
  return {
    moment,
    running,
    speed,
    goTo,
    step: useCallback((by) => goTo(moment + by), [goTo, moment]),
    stepTurn: useCallback((by) => goTo(turnFrom(timeline, moment, by)), [goTo, timeline, moment]),
    run,
    pause: useCallback(() => setRunning(undefined), []),
    setSpeed,
  }
}
