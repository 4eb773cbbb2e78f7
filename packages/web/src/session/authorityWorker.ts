import {
  ENGINE,
  type GameSpec,
  type GameState,
  isRefusal,
  type Log,
  type Played,
  perSide,
  playOn,
  type Refusal,
  reopening,
  resumedChance,
  type SeatId,
  type SideId,
  seededChance,
  startLog,
  storeLog,
} from '@tactic48/rules'
import { expose, type Remote, wrap } from 'comlink'
import { marked, readingGame, writeGame } from '../files/gameFile.ts'
import { linkedGame, packedGame, unpacked } from '../files/link.ts'
import { isWatchFile, type Watched, watching } from '../files/watchFile.ts'
import { isWrong, type Wrong, wrongOf } from '../files/wrong.ts'
import { freshId } from '../game/freshId.ts'
import type { Opponent } from '../game/opponentWorker.ts'
import { type About, aboutIn, chanceIn } from '../game/savedGame.ts'
import { setUpAtOnce } from '../game/setUp.ts'
import { shelf } from '../game/shelf.ts'
import { holdLifeline } from '../worker/lifeline.ts'
import { Authority, type Told } from './authority.ts'
import { clockIn, type Reading } from './clock.ts'
import type { Known } from './session.ts'

/** Told now and then which share is done. */
export type Tell = (share: number) => void

/** How many of all figures stand on the table. */
export type OnPlaced = (done: number, all: number) => void

let authority: Authority | undefined
let opponent: Remote<Opponent> | undefined
let onKept: (kept: boolean) => void = () => undefined

function held(): Authority {
  if (!authority) throw new Error('no game is on this table')
  return authority
}

/** Whether the last question of a game can be answered. */
const endsOpen = (log: Log): boolean => !log.recorded || playOn(log)?.log === log

/** How often what is left of the time is written while it runs. */
const TIME_KEPT = 2000
let ticking: ReturnType<typeof setInterval> | undefined

function entered(next: Authority): Known {
  authority = next
  viewText = undefined
  clearInterval(ticking)
  if (next.state.rules.house.clock) ticking = setInterval(() => next.keepTime(), TIME_KEPT)
  return endsOpen(next.log) ? next.tellAll() : { ...next.tellAll(), showsOnly: true }
}

/** A game that nobody has kept yet: new dice from here on. */
function fresh(played: Played, told: About): Known {
  const about = marked(told, played.log)
  const chance = seededChance(freshId())
  const next = new Authority({ id: freshId(), about, played, chance }, shelf, (kept) => onKept(kept))
  next.keep()
  return entered(next)
}

function driven<T extends object>(work: Generator<number, T | Refusal | Wrong>, tell: Tell): T | Wrong {
  for (;;) {
    const { done, value } = work.next()
    if (!done) tell(value)
    else return isRefusal(value) ? wrongOf(value) : value
  }
}

/** The text of a file that holds a view: there is no authority behind it. */
let viewText: string | undefined

function watched(text: string, tell: Tell): Known | Wrong {
  const found = driven<Watched>(watching(text), tell)
  if (isWrong(found)) return found
  const { about, side, log, state } = found
  clearInterval(ticking)
  authority = undefined
  viewText = text
  return {
    ...about,
    id: freshId(),
    state,
    log,
    screen: side,
    hidden: true,
    asked: perSide(() => false),
    watchOnly: true,
  }
}

/** What comes from outside is proved here: a long or hostile log does not stop the page. */
function proven(log: Log, about: About, tell: Tell): Known | Wrong {
  const played = driven(reopening(storeLog(log)), tell)
  if (isWrong(played)) return played
  const on = playOn(played.log)
  return on ? fresh(on, about) : { wrong: 'unplayable', field: '', params: {} }
}

const TOLD_EVERY = 100

/** Each call makes the page draw: the latest of many is enough. */
function nowAndThen<T>(tell: (what: T) => void): (what: T) => void {
  let due = 0
  return (what) => {
    if (performance.now() < due) return
    due = performance.now() + TOLD_EVERY
    tell(what)
  }
}

/** The game and its dice live here; the page asks, and is told what the seat in front of it may know. */
const table = {
  onKept(tell: (kept: boolean) => void): void {
    onKept = tell
  },

  /** Somebody who decides for a side without a person, at the other end of this port. */
  meet(port: MessagePort): void {
    opponent = wrap<Opponent>(port)
  },

  begin(spec: GameSpec, about: About, setUp: 'atOnce' | 'byHand', tell: OnPlaced): Known | Refusal {
    const chance = seededChance(freshId())
    const opened = startLog(spec, chance)
    if (isRefusal(opened)) return opened
    const placed = nowAndThen(({ figures }: GameState): void =>
      tell(figures.filter(({ place }) => place.at !== 'reserve').length, figures.length),
    )
    const played = setUp === 'atOnce' ? setUpAtOnce(opened, chance, placed) : opened
    return isRefusal(played) ? played : fresh(played, about)
  },

  /** A game of the shelf: what lies there may be older than the page, torn or changed by hand. */
  async open(id: string, tell: Tell): Promise<Known | Wrong | undefined> {
    const found = await shelf.get(id)
    if (!found) return undefined
    const { header, kept } = found
    const played = driven(reopening(found.log), tell)
    if (isWrong(played)) return played
    const dice = chanceIn(header.chance)
    const chance = dice ? resumedChance(dice) : seededChance(freshId())
    const about = marked(aboutIn({ ...header }), played.log)
    const isPresent = 'engine' in found.log && found.log.engine === ENGINE && !('log' in header)
    const game = { id, about, played, chance, clock: clockIn(header.clock), ...(isPresent ? { kept } : {}) }
    return entered(new Authority(game, shelf, (done) => onKept(done)))
  },

  async file(file: Blob, tell: Tell): Promise<Known | Wrong> {
    const text = await file.text()
    if (isWatchFile(text)) return watched(text, tell)
    const game = driven(readingGame(text), tell)
    if (isWrong(game)) return game
    const { log, state, ...about } = game
    return fresh({ log, state }, about)
  },

  /** The game of a link, proven as a file is. */
  async link(payload: string, tell: Tell): Promise<Known | Wrong> {
    const text = await unpacked(payload)
    if (isWrong(text)) return text
    const game = driven(linkedGame(text), tell)
    if (isWrong(game)) return game
    const { log, state, ...about } = game
    return fresh({ log, state }, about)
  },

  adopt: (log: Log, about: About, tell: Tell): Known | Wrong => proven(log, about, tell),

  /** Another game from a moment of this one: what was played up to there, new dice from then on. */
  branch: (moment: number, about: About, tell: Tell): Known | Wrong => proven(held().logAt(moment), about, tell),

  again(about: About): Known | Refusal {
    const { spec } = held().log
    const quick = spec.start === 'setup' && spec.forces !== undefined && 'edges' in spec.table
    return table.begin(spec, about, quick ? 'atOnce' : 'byHand', () => undefined)
  },

  submit: (command: unknown): Told | Refusal => held().submit(command),
  takeBack: (seat: SeatId): Told | Refusal => held().takeBack(seat),
  askBack: (side: SideId): Told | Refusal => held().askBack(side),
  show: (side: SideId | undefined): Told => held().show(side),

  attend: (side: SideId | undefined): Reading | undefined => held().attend(side),
  timeUp: (): Told | Refusal | undefined => held().timeUp(),

  async opponentActs(): Promise<Told | Refusal | undefined> {
    const asked = opponent
    if (!asked) throw new Error('no opponent at this table')
    return held().opponentActs(async (seen, side) => asked.decide(seen, side))
  },

  /** The game packed for a link. */
  linked: (about: About, moment: number): Promise<string> => packedGame(held().log, about, moment),

  /** The game as a file: with everything, or what the seat in front may know of it. */
  written(about: About, everything: boolean): string {
    if (viewText !== undefined) return viewText
    return everything ? writeGame({ ...about, log: held().log }) : held().watchFile()
  },
}

export type AuthorityTable = typeof table

expose(table)
holdLifeline()
