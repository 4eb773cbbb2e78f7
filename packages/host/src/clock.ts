import { type GameState, type PerSide, SIDES, type SideId, topQuestion } from '@tactic48/rules'

/** Minutes of a turn where nothing else was agreed. */
export const TURN_MINUTES = 10
const MOST_MINUTES = 120

/** A turn has its minutes, the answer to the other side's turn its seconds. */
type Timed = 'turn' | 'answer'

/** Time for one turn or one question: its number, and the milliseconds that are left of it. */
interface Left {
  readonly of: number
  readonly left: number
}

/** What a game keeps of its clock. */
export type KeptClock = { readonly [timed in Timed]: PerSide<Left> }

/** What the clock shows at this moment. */
export interface Reading {
  readonly side: SideId
  readonly timed: Timed
  /** Milliseconds. */
  readonly left: number
  readonly most: number
}

interface Allowance {
  readonly timed: Timed
  readonly of: number
  readonly most: number
}

/** Written out: a call here would bring the rules into every page that only reads how long a clock runs. */
const NOT_BEGUN = { blue: { of: -1, left: 0 }, ember: { of: -1, left: 0 } }
const FRESH: KeptClock = { turn: NOT_BEGUN, answer: NOT_BEGUN }

/**
 * HOUSE-17: which time runs while this side is asked. Everything that is asked of a side in its own turn counts as its turn; each
 * question of the set-up has as long as a turn. A force is picked without a clock (D01), and 0 seconds are no limit.
 */
function allowanceOf(state: GameState, side: SideId, minutes: number): Allowance | undefined {
  const { phase, rules, turn } = state
  const question = topQuestion(state)
  if (!rules.house.clock || phase === 'over' || !question?.awaiting.includes(side)) return undefined
  if (question.kind === 'force') return undefined
  const long = minutes * 60_000
  if (phase === 'setup') return { timed: 'answer', of: question.since, most: long }
  if (turn.active === side) return { timed: 'turn', of: turn.number, most: long }
  const most = rules.reactionSeconds * 1000
  return most > 0 ? { timed: 'answer', of: question.since, most } : undefined
}

/** The clock of a game. It runs while a side has a question before it, and is stopped while events are shown. */
export class Clock {
  private readonly minutes: number
  private readonly now: () => number
  private kept: KeptClock
  private running: { readonly side: SideId; readonly allowance: Allowance; readonly from: number } | undefined

  constructor(minutes: number | undefined, kept: KeptClock | undefined, now: () => number) {
    this.minutes = minutes ?? TURN_MINUTES
    this.kept = kept ?? FRESH
    this.now = now
  }

  /** The question is before this side now; calling it again changes nothing. */
  start(state: GameState, side: SideId): void {
    const allowance = allowanceOf(state, side, this.minutes)
    const before = this.running
    const same = before?.side === side && before.allowance.timed === allowance?.timed
    if (same && before.allowance.of === allowance?.of) return
    this.stop()
    this.running = allowance && { side, allowance, from: this.now() }
  }

  stop(): void {
    this.kept = this.saved()
    this.running = undefined
  }

  /** Something was taken back: a question that comes after it has its own time, a turn has what was left of it. */
  takeBack(): void {
    this.stop()
    this.kept = { ...this.kept, answer: FRESH.answer }
  }

  reading(): Reading | undefined {
    if (!this.running) return undefined
    const { side, allowance, from } = this.running
    const { timed, of, most } = allowance
    const begun = this.kept[timed][side]
    const left = (begun.of === of ? begun.left : most) - (this.now() - from)
    return { side, timed, most, left: Math.max(0, Math.round(left)) }
  }

  /** Whose time is up. */
  up(): SideId | undefined {
    const reading = this.reading()
    return reading?.left === 0 ? reading.side : undefined
  }

  saved(): KeptClock {
    const reading = this.reading()
    if (!this.running || !reading) return this.kept
    const { side, allowance } = this.running
    const { timed, of } = allowance
    return { ...this.kept, [timed]: { ...this.kept[timed], [side]: { of, left: reading.left } } }
  }
}

type Fields = { readonly [field: string]: unknown }

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isLeft = (value: unknown): boolean =>
  isFields(value) && Number.isInteger(value['of']) && Number.isFinite(value['left']) && Number(value['left']) >= 0

/** Minutes that were agreed on for a turn. */
export const minutesIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_MINUTES ? value : undefined

/** A saved clock; invalid data means a full clock. */
export function clockIn(value: unknown): KeptClock | undefined {
  if (!isFields(value)) return undefined
  const good = [value['turn'], value['answer']].every(
    (times) => isFields(times) && SIDES.every((side) => isLeft(times[side])),
  )
  return good ? (value as object as KeptClock) : undefined
}
