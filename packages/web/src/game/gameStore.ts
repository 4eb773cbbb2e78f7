import {
  type Command,
  type GameEvent,
  type GameSpec,
  type GameState,
  isRefusal,
  type Log,
  type Refusal,
  type SeatId,
  type SideId,
  seatOf,
} from '@tactic48/rules'
import { proxy } from 'comlink'
import { create } from 'zustand'
import { startWork, trackWork } from '../app/settled.ts'
import { isWrong, unreadable, type Wrong } from '../files/wrong.ts'
import type { DeployPlans } from '../play/deploy/formation.ts'
import type { OnPlaced, Tell } from '../session/authorityWorker.ts'
import { type Entering, LocalSession } from '../session/localSession.ts'
import { type Answer, type Fact, type GameSession, isAccepted, type Known } from '../session/session.ts'
import { type About, aboutOf } from './savedGame.ts'

/** What just happened, for the eye: the facts of the last command and the state before them. */
export interface Happening {
  readonly before: GameState
  readonly events: readonly GameEvent[]
  /** All commands that were carried out at one go; the last of them is the one above. */
  readonly facts: readonly Fact[]
  /** Counts up, so that equal happenings differ. */
  readonly number: number
}

/** The game on the table as the seat in front of it may know it. */
export type Game = Known

interface GameStore {
  readonly game: Game | undefined
  readonly happening: Happening | undefined
  readonly refusal: Refusal | undefined
  /** A command of this screen is being answered. */
  readonly pending: boolean
  /** The table does not answer any more. */
  readonly lost: boolean
  /** The player wants a game here that another window holds and has not let go. */
  readonly claimed: boolean
  /** `left`: nobody waits for it any more. */
  begin(spec: GameSpec, about: About, setUp: 'atOnce' | 'byHand', tell?: OnPlaced, left?: AbortSignal): Promise<Begun>
  /** A new game from a log of this page: what was played up to there, new dice from then on. */
  adopt(log: Log, about: About): Promise<Begun>
  /** A new game from a file; `left`: nobody waits for it any more. */
  openFile(file: Blob, tell: Tell, left?: AbortSignal): Promise<Begun>
  /** A new game from a link. */
  openLink(payload: string, tell: Tell, left?: AbortSignal): Promise<Begun>
  /** A new game from a moment of this one. */
  branch(moment: number, about: About): Promise<Begun>
  /** The same game with new dice. */
  again(): Promise<Begun>
  resume(id: string, tell?: Tell): Promise<'there' | 'missing' | Wrong>
  /** What is played in this session comes to the table; it is kept nowhere by the table. */
  attach(at: GameSession): void
  /** The game as a file: with everything, or what the seat in front may know, to watch. */
  written(everything: boolean): Promise<string>
  /** The whole game packed for a link, with the moment that is looked at. */
  linked(moment: number): Promise<string>
  submit(command: Command): Promise<Answer | 'dropped'>
  takeBack(seat: SeatId): Promise<Answer | 'dropped'>
  /** Asks the other side to let something be taken back. */
  askBack(side: SideId): Promise<Answer | 'dropped'>
  letOpponentAct(): Promise<Answer>
  /** SETUP-08: deploys all men of these plans at one go, with the opponent's between them. */
  deployPlanned(plans: DeployPlans): Promise<Answer | 'dropped'>
  /** HOUSE-17: the question is before this side now, or before nobody. */
  attend(side: SideId | undefined): Promise<void>
  /** The time of the side that is asked is up. */
  timeUp(): Promise<Answer | 'dropped'>
  /** Tries again to write what could not be written. */
  saveAgain(): Promise<Answer | 'dropped'>
  /** Plays on without what could not be written. */
  goOnUnsaved(): Promise<Answer | 'dropped'>
  /** Another window holds the game; this one plays on where it can. */
  playOn(): Promise<void>
  takeScreen(side: SideId): Promise<void>
  dropScreen(): Promise<void>
  clearRefusal(): void
  close(): void
}

/** The id of the game that is on the table now, or why there is none. */
export type Begun = { readonly id: string } | Refusal | Wrong

const silent = (): void => undefined
const NOTHING_TO_SHARE = Promise.resolve('')

let session: GameSession | undefined
/** Ends the work that was asked of this session: a closed one gives no answer. */
const endings = new Set<() => void>()

function trackAnswer<T>(answer: Promise<T>): Promise<T> {
  const end = startWork()
  endings.add(end)
  return answer.finally(() => {
    endings.delete(end)
    end()
  })
}

function closeSession(): void {
  session?.close()
  session = undefined
  for (const end of endings) end()
  endings.clear()
}

/** Only games of this browser are written, linked and branched. */
const local = (): LocalSession | undefined => (session instanceof LocalSession ? session : undefined)
/** Only the last of several games that were asked for at once comes to the table. */
let asked = 0
let questions = 0

export const useGame = create<GameStore>((set, get) => {
  const show = (game: Known): void =>
    set({ game, happening: undefined, refusal: undefined, pending: false, lost: false, claimed: false })

  const hear = (game: Known, facts: readonly Fact[]): void => {
    // The clock, the line or the shelf: nothing has happened at the table.
    if (game.log === get().game?.log) {
      set({ game })
      return
    }
    const last = facts.at(-1)
    const number = (get().happening?.number ?? 0) + 1
    // In one go: what answers by itself must find the table ready for the next command.
    set({
      game,
      pending: false,
      refusal: undefined,
      happening: last && { before: last.before, events: last.entry.events, facts, number },
    })
  }

  const seat = (at: GameSession): void => {
    closeSession()
    session = at
    at.listen(hear)
    show(at.known())
  }

  const enter = async (entering: Entering, left?: AbortSignal): Promise<Begun | undefined> => {
    const mine = ++asked
    const opened = await trackWork(LocalSession.open(entering, left))
    if (!(opened instanceof LocalSession)) return opened
    if (mine !== asked) {
      opened.close()
      return undefined
    }
    seat(opened)
    return { id: opened.known().id }
  }

  const moveOn = async (entering: Entering): Promise<Begun> => {
    const entered = await trackAnswer(Promise.resolve(local()?.enter(entering)))
    if (!entered || isWrong(entered) || isRefusal(entered)) return entered ?? gone()
    show(entered)
    return { id: entered.id }
  }

  /** One command of this screen at a time: what was made for a state that is past is dropped, not judged by another. */
  const ask = async (question: (at: GameSession) => Promise<Answer>): Promise<Answer | 'dropped'> => {
    const at = session
    if (!at || get().pending) return 'dropped'
    set({ pending: true })
    const mine = ++questions
    // An automatic answer may already have sent the next command; only the latest request may clear `pending`.
    const isLast = (): boolean => at === session && mine === questions
    try {
      const answer = await trackAnswer(question(at))
      if (isLast()) set({ pending: false, refusal: isRefusal(answer) ? answer : undefined })
      return answer
    } catch {
      if (isLast()) set({ pending: false, lost: true })
      return 'dropped'
    }
  }

  return {
    game: undefined,
    happening: undefined,
    refusal: undefined,
    pending: false,
    lost: false,
    claimed: false,
    begin: async (spec, about, setUp, tell = silent, left) =>
      (await enter((table) => table.begin(spec, about, setUp, proxy(tell)), left)) ?? gone(),
    adopt: async (log, about) => (await enter((table) => table.adopt(log, about, proxy(silent)))) ?? gone(),
    openFile: async (file, tell, left) =>
      (await trackWork(unreadable(file))) ?? (await enter((table) => table.file(file, proxy(tell)), left)) ?? gone(),
    openLink: async (payload, tell, left) => (await enter((table) => table.link(payload, proxy(tell)), left)) ?? gone(),
    branch: (moment, about) => moveOn((table) => table.branch(moment, about, proxy(silent))),
    again: () => {
      const { game } = get()
      if (!game) return Promise.resolve(gone())
      return moveOn((table) => table.again(aboutOf(game)))
    },
    async resume(id, tell = silent) {
      if (get().game?.id === id) return 'there'
      const begun = await enter((table) => table.open(id, proxy(tell)))
      if (!begun || isRefusal(begun)) return 'missing'
      return isWrong(begun) ? begun : 'there'
    },
    attach: (at) => {
      asked++
      seat(at)
    },
    linked: (moment) => trackAnswer(local()?.linked(moment) ?? NOTHING_TO_SHARE),
    written: (everything) => trackAnswer(local()?.written(everything) ?? NOTHING_TO_SHARE),
    submit: (command) => ask((at) => at.submit(command)),
    takeBack: (seat) => ask((at) => at.takeBack(seat)),
    askBack: (side) => ask((at) => at.askBack(side)),
    letOpponentAct: async () => {
      if (!session) throw new Error('no game is on this table')
      return trackAnswer(session.letOpponentAct())
    },
    deployPlanned: (plans) => ask((at) => at.deployPlanned(plans)),
    attend: async (side) => session && trackAnswer(session.attend(side)),
    timeUp: () => ask((at) => at.timeUp()),
    saveAgain: () => ask((at) => at.saveAgain()),
    goOnUnsaved: () => ask((at) => at.goOnUnsaved()),
    playOn: async () => {
      const begun = await moveOn((table) => table.playOn()).catch(() => gone())
      if (isWrong(begun) || isRefusal(begun)) set({ claimed: true })
    },
    takeScreen: async (side) => session && trackAnswer(session.takeScreen(side)),
    dropScreen: async () => session && trackAnswer(session.dropScreen()),
    clearRefusal: () => set({ refusal: undefined }),
    close: () => {
      closeSession()
      set({ game: undefined, happening: undefined, refusal: undefined, pending: false })
    },
  }
})

const gone = (): Wrong => ({ wrong: 'missing', field: '', params: {} })

export const seatFor = (state: GameState, side: SideId): SeatId | undefined => seatOf(state, side)

/** Sends a command of this screen; whether it was carried out. */
export const send = async (command: Command): Promise<boolean> => {
  const answer = await useGame.getState().submit(command)
  return isAccepted(answer)
}
