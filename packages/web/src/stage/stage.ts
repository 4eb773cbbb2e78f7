import { createStore, type StoreApi } from 'zustand'
import { workLater } from '../app/settled.ts'
import type { Beat } from './beats.ts'
import type { Speed } from './pace.ts'

export type Direction = 'back' | 'on'

type Timed = Pick<Beat, 'time'>

/** What can be told: moment n is the table after n commands. */
export interface Reel<B extends Timed = Beat> {
  /** The last moment. It may grow while it is told. */
  last(): number
  /** The command that leads from this moment to the next, beat by beat. */
  beatsAt(moment: number): readonly B[]
  /** Whether its beats stay until the player goes on, where the speed is `wait`; else they take their time. */
  waitsAt?(moment: number): boolean
}

export interface Stage {
  /** So many commands are told as a whole … */
  readonly moment: number
  /** … and so many beats of the one after them. */
  readonly beat: number
  /** Absent: it stands still. */
  readonly running: Direction | undefined
  readonly speed: Speed
  readonly goTo: (moment: number) => void
  /** A beat of the command after this moment, for a scrubber. */
  readonly goToBeat: (moment: number, beat: number) => void
  readonly run: (direction: Direction) => void
  readonly pause: () => void
  /** Ends the beat that is shown; the next one follows. */
  readonly goOn: () => void
  /** Everything that is left is told at once. */
  readonly skip: () => void
  readonly setSpeed: (speed: Speed) => void
  /** The reel has changed: what is new is told, what is gone is left. */
  readonly follow: () => void
}

export interface StageRules {
  /** A glance at one moment while it runs backwards, in ms. */
  readonly glance: number
  /** Runs something later; the answer calls it off. */
  readonly wait: (act: () => void, ms: number) => () => void
  /** At the end it waits for more instead of stopping. */
  readonly live: boolean
}

export const RULES: StageRules = {
  glance: 1200,
  live: false,
  wait: workLater,
}

/** The beat that is on the table now; none between two commands. */
export const beatOf = <B extends Timed>(
  reel: Reel<B>,
  { moment, beat }: Pick<Stage, 'moment' | 'beat'>,
): B | undefined => (beat > 0 ? reel.beatsAt(moment)[beat - 1] : undefined)

/** Nothing is left to be told but the time that the last beat takes. */
export function isCaughtUp(reel: Reel<Timed>, { moment, beat }: Pick<Stage, 'moment' | 'beat'>): boolean {
  const last = reel.last()
  return moment >= last || (moment === last - 1 && beat >= reel.beatsAt(moment).length)
}

/** Tells a game, one beat after another: for play, the replay and the front page. The screen never runs ahead of it. */
export function createStage(reel: Reel<Timed>, start: number, rules: StageRules = RULES): StoreApi<Stage> {
  const inside = (moment: number): number => Math.max(0, Math.min(reel.last(), Math.trunc(moment) || 0))
  let callOff: () => void = () => undefined

  return createStore<Stage>()((set, get) => {
    const later = (act: () => void, ms: number): void => {
      callOff()
      callOff = () => undefined
      const { speed, moment, running } = get()
      const waits = speed === 'wait' && running === 'on' && (reel.waitsAt?.(moment) ?? true)
      if (speed === 0) act()
      else if (!waits) callOff = rules.wait(act, speed === 'wait' ? ms : ms / speed)
    }
    const stop = (moment: number): void => {
      callOff()
      set({ moment: inside(moment), beat: 0, running: rules.live && inside(moment) === reel.last() ? 'on' : undefined })
    }

    /** Shows the next beat and comes back when it has been seen. */
    const tell = (): void => {
      const { moment, beat, running, speed } = get()
      if (running !== 'on') return
      if (moment >= reel.last()) {
        if (!rules.live) set({ running: undefined })
        return
      }
      const next = speed === 0 ? undefined : reel.beatsAt(moment)[beat]
      if (!next) {
        set({ moment: moment + 1, beat: 0 })
        tell()
        return
      }
      set({ beat: beat + 1 })
      later(tell, next.time)
    }

    const goBack = (): void => {
      const { moment, running } = get()
      if (running !== 'back') return
      if (moment === 0) {
        set({ running: undefined })
        return
      }
      set({ moment: moment - 1, beat: 0 })
      later(goBack, rules.glance)
    }

    return {
      moment: inside(start),
      beat: 0,
      running: rules.live ? 'on' : undefined,
      speed: 1,
      goTo: stop,
      goToBeat: (moment, beat) => {
        callOff()
        const at = inside(moment)
        const beats = at < reel.last() ? reel.beatsAt(at).length : 0
        set({ moment: at, beat: Math.max(0, Math.min(beats, beat)), running: undefined })
      },
      run: (running) => {
        callOff()
        const { moment } = get()
        // Told to its end, it begins again.
        const again = running === 'on' && moment === reel.last() && !rules.live
        set({ running, ...(again ? { moment: 0, beat: 0 } : {}) })
        if (running === 'on') tell()
        else later(goBack, rules.glance)
      },
      pause: () => {
        callOff()
        set({ running: undefined })
      },
      goOn: () => {
        callOff()
        tell()
      },
      skip: () => stop(reel.last()),
      setSpeed: (speed) => {
        const { speed: before, moment, beat, running } = get()
        set({ speed })
        if (running !== 'on') return
        if (speed === 0) tell()
        // What is on the table stays as long as it was to stay, but for a beat that waits or is to wait from now on.
        else if (speed !== before && (speed === 'wait' || before === 'wait')) {
          const shown = beatOf(reel, { moment, beat })
          if (shown) later(tell, shown.time)
        }
      },
      follow: () => {
        const { moment, beat, running } = get()
        if (moment > reel.last()) stop(reel.last())
        else if (running === 'on' && beat === 0) tell()
      },
    }
  })
}
