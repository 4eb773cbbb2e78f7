import { type Attempt, beginStep, LEARNER, playStep, SEATS, type Sheets, type Step } from '@tactic48/content/lesson'
import {
  type Command,
  fold,
  initialState,
  isRefusal,
  perSide,
  type Refusal,
  redact,
  redactEntries,
  refuse,
  type SeatId,
  view,
} from '@tactic48/rules'
import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import { useSituation } from '../play/situation.ts'
import { useTable } from '../play/tableStore.ts'
import { type Answer, type Fact, type GameSession, HERE, type Known } from '../session/session.ts'

const ACCEPTED = { accepted: true } as const
const nothingToDo = async (): Promise<Answer> => ACCEPTED
const SEAT: SeatId = SEATS[LEARNER]

/** Where the goal can still be reached. */
const isOnTheWay = ({ verdict }: Attempt): boolean => verdict.kind !== 'answered' || verdict.wayOn === 'here'

/** How often a step was begun or put back in this page: what was said in advance for one try is not said for the next. */
let tries = 0

/** A step of the course as a game in session: the teacher is its authority, and lets everything be taken back. */
export class LessonSession implements GameSession {
  private past: readonly Attempt[] = []
  private now: Attempt
  private game: Known
  private hears: (known: Known, facts: readonly Fact[]) => void = () => undefined
  private readonly listeners = new Set<() => void>()

  constructor(step: Step, sheets: Sheets) {
    this.now = beginStep(step, sheets)
    this.game = knownOf(this.now, tries++)
  }

  known(): Known {
    return this.game
  }

  listen(hear: (known: Known, facts: readonly Fact[]) => void): () => void {
    this.hears = hear
    return () => {
      this.hears = () => undefined
    }
  }

  /** The same object until something happens. */
  readonly attempt = (): Attempt => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async submit(command: Command): Promise<Answer> {
    const after = playStep(this.now, command)
    if (isRefusal(after)) return after
    this.past = [...this.past, this.now]
    this.tell(after, { ...knownOf(after, 0), id: this.game.id })
    return ACCEPTED
  }

  /** The last command of the learner, with all that came of it; its dice fall the same way again. */
  async takeBack(): Promise<Answer> {
    return this.backTo(this.past.length - 1)
  }

  /** To the last moment at which the goal could be reached. */
  async putBack(): Promise<Answer> {
    return this.backTo(Math.max(0, this.past.findLastIndex(isOnTheWay)))
  }

  /** To the beginning of the step. */
  async again(): Promise<Answer> {
    return this.backTo(0)
  }

  async askBack(): Promise<Answer> {
    return this.takeBack()
  }

  /** It has answered already. */
  readonly letOpponentAct = nothingToDo
  readonly deployPlanned = nothingToDo
  readonly saveAgain = nothingToDo
  readonly goOnUnsaved = nothingToDo

  /** Nobody is hurried in a lesson. */
  async attend(): Promise<void> {}
  readonly timeUp = nothingToDo

  async takeScreen(): Promise<void> {}

  async dropScreen(): Promise<void> {}

  close(): void {
    this.listeners.clear()
  }

  private backTo(index: number): Answer | Refusal {
    const before = this.past[index]
    if (!before) return refuse('UNDO', 'nothingToUndo')
    this.past = this.past.slice(0, index)
    this.tell(before, knownOf(before, tries++))
    return ACCEPTED
  }

  private tell(attempt: Attempt, game: Known): void {
    const before = this.game
    this.now = attempt
    this.game = game
    this.hears(game, game.id === before.id ? factsBetween(before, game) : [])
    for (const listener of this.listeners) listener()
  }
}

/** What the learner may know of it: the other side has its secrets in a lesson, too. */
function knownOf({ step, state, log }: Attempt, number: number): Known {
  const first = initialState(log.spec)
  if (isRefusal(first)) throw new Error(`${step.id} has no beginning`)
  return {
    ...HERE,
    id: `lesson ${step.id} ${number}`,
    title: '',
    battlefield: `lesson ${step.id}`,
    players: { blue: 'person', ember: 'opponent' },
    state: view(state, SEAT),
    log: {
      first: view(first, SEAT),
      opening: redact(state, log.opening.events, SEAT),
      entries: redactEntries(state, log.entries, SEAT),
    },
    screen: LEARNER,
    hidden: false,
    asked: perSide(() => false),
  }
}

/** What was carried out since then, command by command. */
function factsBetween(before: Known, now: Known): readonly Fact[] {
  const facts: Fact[] = []
  let { state } = before
  for (const entry of now.log.entries.slice(before.log.entries.length)) {
    if (entry.entry !== 'command') continue
    facts.push({ before: state, entry })
    state = fold(state, entry.events)
  }
  return facts
}

/** Where, idea, the way. */
export const MOST_HINTS = 3

interface Lesson {
  readonly step: Step
  readonly session: LessonSession
  /** How many hints have been asked for. */
  readonly hints: number
  readonly askHint: () => void
}

export const LessonContext = createContext<Lesson | undefined>(undefined)

export function useLesson(): Lesson {
  const lesson = useContext(LessonContext)
  if (!lesson) throw new Error('nobody is learning')
  return lesson
}

/** The attempt as far as it has been told: nobody is answered before he has seen what came of it. */
export function useToldAttempt(): Attempt {
  const { session } = useLesson()
  const attempt = useSyncExternalStore(session.subscribe, session.attempt)
  const telling = useSituation()?.telling === true
  const [told, tell] = useState(attempt)
  if (!telling && told !== attempt) tell(attempt)
  return telling ? told : attempt
}

/** What was in hand belongs to what has been put back. */
export function backIn(how: (session: LessonSession) => Promise<unknown>, session: LessonSession): void {
  void how(session).then(() => useTable.getState().clear())
}
