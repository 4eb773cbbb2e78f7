import type { CommandEntry, LogEntry, UndoneEntry } from '../log/log.ts'
import type { Command } from '../state/command.ts'
import type { GameEvent } from '../state/event.ts'
import type { SeatId } from '../state/ids.ts'
import type { Question, Sealed } from '../state/question.ts'
import { type PerSide, SIDES, type SideId } from '../state/side.ts'
import type { Frame, GameState } from '../state/state.ts'

const HIDDEN = { sealed: true } as const

/** The state as one seat may know it: the same shape, sealed answers of others without their value. */
export function view(state: GameState, seat: SeatId): GameState {
  const side = sideAt(state, seat)
  if (!state.stack.some((frame) => hides(frame, side))) return state
  return { ...state, stack: state.stack.map((frame) => (hides(frame, side) ? veiled(frame, side) : frame)) }
}

/** The facts as one seat may know them. */
export function redact(state: GameState, events: readonly GameEvent[], seat: SeatId): readonly GameEvent[] {
  const side = sideAt(state, seat)
  if (!events.some((event) => isHiddenFrom(event, side))) return events
  return events.map((event) =>
    isHiddenFrom(event, side) && event.type === 'answerSealed' ? { ...event, answer: HIDDEN } : event,
  )
}

/** An entry of the log as one seat may know it: without the command that is still sealed. */
export type SeenEntry = UndoneEntry | (Omit<CommandEntry, 'command'> & { readonly command?: Command })

export function redactEntries(state: GameState, entries: readonly LogEntry[], seat: SeatId): readonly SeenEntry[] {
  const side = sideAt(state, seat)
  const closed = closedEntries(entries)
  return entries.map((entry, i) => {
    if (entry.entry === 'undone' || entry.side === side || !closed.has(i)) return entry
    const { command: _, ...rest } = entry
    return { ...rest, events: redact(state, entry.events, seat) }
  })
}

/** Sealed entries that no reveal has opened; one that was taken back before the reveal stays closed. */
function closedEntries(entries: readonly LogEntry[]): ReadonlySet<number> {
  const closed = new Set<number>()
  let pending: readonly number[] = []
  entries.forEach((entry, i) => {
    if (entry.entry === 'undone') {
      pending = pending.filter((at) => at < entry.to)
      return
    }
    if (isSealing(entry.command)) {
      closed.add(i)
      pending = [...pending, i]
    }
    if (!entry.events.some(isReveal)) return
    for (const at of pending) closed.delete(at)
    pending = []
  })
  return closed
}

const isReveal = ({ type }: GameEvent): boolean => type === 'forcesRevealed' || type === 'answersRevealed'

const isSealing = ({ verb }: Command): boolean => verb === 'submitForce' || verb === 'seal'

/** Somebody without a seat sees what nobody's side alone may see. */
const sideAt = (state: GameState, seat: SeatId): SideId | undefined =>
  Object.hasOwn(state.seats, seat) ? state.seats[seat] : undefined

const isHiddenFrom = (event: GameEvent, side: SideId | undefined): boolean =>
  event.type === 'answerSealed' && event.side !== side

const answersOf = (frame: Frame): Partial<PerSide<Sealed<unknown>>> | undefined =>
  frame.frame === 'question' && 'answers' in frame.question ? frame.question.answers : undefined

function hides(frame: Frame, side: SideId | undefined): boolean {
  const answers = answersOf(frame)
  return answers !== undefined && SIDES.some((each) => each !== side && answers[each] !== undefined)
}

function veiled(frame: Frame, side: SideId | undefined): Frame {
  if (frame.frame !== 'question') return frame
  return { frame: 'question', question: veiledQuestion(frame.question, side) }
}

function veiledQuestion(question: Question, side: SideId | undefined): Question {
  if (question.kind === 'force') return { ...question, answers: veiledAnswers(question.answers, side) }
  if (question.kind === 'sealedNumber') return { ...question, answers: veiledAnswers(question.answers, side) }
  return question
}

function veiledAnswers<T>(answers: Partial<PerSide<Sealed<T>>>, side: SideId | undefined): Partial<PerSide<Sealed<T>>> {
  const veil: { [S in SideId]?: Sealed<T> } = {}
  for (const each of SIDES) {
    const answer = answers[each]
    if (answer) veil[each] = each === side ? answer : HIDDEN
  }
  return veil
}
