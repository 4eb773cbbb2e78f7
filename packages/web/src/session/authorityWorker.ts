import {
  type Answer,
  clockIn,
  HostedGame,
  type Reading,
  reopeningGame,
  type Saving,
  type Submission,
  type Surroundings,
  startGame,
  type TakeBack,
  unpredictable,
} from '@tactic48/host'
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
  refuse,
  type SideId,
  seatOf,
  storeLog,
  topQuestion,
} from '@tactic48/rules'
import { expose, type Remote, wrap } from 'comlink'
import { marked, readingGame, writeGame } from '../files/gameFile.ts'
import { linkedGame, linkedText, packedGame } from '../files/link.ts'
import { isWatchFile, type Watched, watching, writeWatched } from '../files/watchFile.ts'
import { isWrong, type Wrong, wrongOf } from '../files/wrong.ts'
import { freshId } from '../game/freshId.ts'
import type { Opponent } from '../game/opponentWorker.ts'
import { type About, aboutIn } from '../game/savedGame.ts'
import { askedOpponent, seenBy } from '../game/seen.ts'
import { advised, setUpAtOnce } from '../game/setUp.ts'
import { keeperOf, shelf } from '../game/shelf.ts'
import { logAt, requestOf, requestTo } from '../game/takeBack.ts'
import { type DeployPlans, deploymentsFrom, nextDeployment } from '../play/deploy/formation.ts'
import { showLife } from '../worker/lifeline.ts'
import { caughtUp, type Hold, holdGame, NewsChannel } from './holding.ts'
import type { Reply } from './hostSession.ts'
import { Screen, type ScreenUpdate } from './screen.ts'
import { HERE, type Known } from './session.ts'

/** Called now and then with the share that is done. */
export type Tell = (share: number) => void

/** How many of all figures stand on the table. */
export type OnPlaced = (done: number, all: number) => void

/** A game at this table, with the screen in front of it. */
interface Seated {
  readonly game: HostedGame
  readonly about: About
  readonly screen: Screen
  readonly news: NewsChannel
  /** Absent: another window holds the game. */
  readonly hold?: Hold | undefined
}

let seated: Seated | undefined
let opponent: Remote<Opponent> | undefined
/** Absent: the page is not ready for news of the game that is on this table. */
let onNews: ((update: ScreenUpdate) => void) | undefined

function held(): Seated {
  if (!seated) throw new Error('no game is on this table')
  return seated
}

const fill = (words: Uint32Array<ArrayBuffer>): unknown => crypto.getRandomValues(words)
const chanceFor = unpredictable(fill)

const surroundings = (about: About): Surroundings => ({
  keeper: keeperOf(about),
  chanceFor,
  now: () => performance.now(),
  freshId,
  onIncident: (id, error) => console.error(`incident ${id}`, error),
})

/** Whether the last question of a game can be answered. */
const endsOpen = (log: Log): boolean => !log.recorded || playOn(log)?.log === log

/** How often what is left of the time is written while it runs. */
const TIME_KEPT = 2000
let ticking: ReturnType<typeof setInterval> | undefined

function leave(): void {
  clearInterval(ticking)
  seated?.news.close()
  seated?.hold?.release()
  seated = undefined
  viewText = undefined
  onNews = undefined
}

/** The game of this table, once nobody else of this browser plays it. */
const hold = (id: string): Promise<Hold | undefined> => holdGame(id, () => void giveWay(id))

/** Another window holds the game after all: this one follows it. */
async function giveWay(id: string): Promise<void> {
  const at = seated
  if (at?.game.id !== id || !at.hold) return
  at.hold.release()
  const { hold: _, ...follower } = at
  seated = follower
  at.news.listen(() => void follow(id))
  await at.game.giveWay()
  await follow(id)
}

function entered(game: HostedGame, about: About, given: Hold | undefined): Known {
  leave()
  const mine = given?.isLost ? undefined : given
  if (given && !mine) void game.giveWay()
  const news = new NewsChannel(game.id)
  seated = { game, about, screen: new Screen(game, about), news, hold: mine }
  if (mine) game.listen(() => news.announce())
  else news.listen(() => void follow(game.id))
  if (game.state.rules.house.clock) ticking = setInterval(() => void game.keepTime(), TIME_KEPT)
  const known = seated.screen.known()
  return endsOpen(game.log) ? known : { ...known, showsOnly: true }
}

/** A game that is not kept yet: new dice from here on. */
async function fresh({ log }: Played, told: About): Promise<Known> {
  const about = marked(told, log)
  const id = freshId()
  const mine = await hold(id)
  const game = new HostedGame({ id, log, turnMinutes: about.turnMinutes }, surroundings(about))
  await game.begin()
  return entered(game, about, mine)
}

function driven<T extends object>(work: Generator<number, T | Refusal | Wrong>, tell: Tell): T | Wrong {
  for (;;) {
    const { done, value } = work.next()
    if (done) return isRefusal(value) ? wrongOf(value) : value
    showLife()
    tell(value)
  }
}

/** A game of the shelf, replayed: stored data may be outdated, truncated or edited by hand. */
async function shelved(
  id: string,
  tell: Tell,
  heldElsewhere: boolean,
): Promise<{ readonly game: HostedGame; readonly about: About } | Wrong | undefined> {
  const found = await shelf.get(id)
  if (!found) return undefined
  const { header, ids } = found
  const played = driven(reopeningGame(found.log), tell)
  if (isWrong(played)) return played
  const { log, isRenamed = false } = played
  const about = marked(aboutIn({ ...header }), log)
  const kept = 'engine' in found.log && found.log.engine === ENGINE && ids !== undefined && !isRenamed
  const { turnMinutes } = about
  const clock = clockIn(header.clock)
  const game = { id, log, turnMinutes, clock, heldElsewhere, kept, ...(ids && { ids }) }
  return { game: new HostedGame(game, surroundings(about)), about }
}

let following: Promise<void> = Promise.resolve()

const wholeGame = async (id: string): Promise<HostedGame | undefined> => {
  const found = await shelved(id, () => undefined, true)
  return found && !isWrong(found) ? found.game : undefined
}

/** The window that holds the game has played on. */
function follow(id: string): Promise<void> {
  following = following.then(async () => {
    const at = seated
    if (at?.game.id !== id || at.hold || !onNews) return
    const game = await caughtUp(at.game, { since: shelf.since, whole: wholeGame }).catch(() => undefined)
    if (!game || seated !== at) return
    seated = { ...at, game }
    onNews?.(at.screen.follow(game))
  })
  return following
}

/** The text of a file that holds a view: there is no host behind it. */
let viewText: string | undefined

function watched(text: string, tell: Tell): Known | Wrong {
  const found = driven<Watched>(watching(text), tell)
  if (isWrong(found)) return found
  const { about, side, log, state } = found
  leave()
  viewText = text
  const asked = perSide(() => false)
  return { ...HERE, ...about, id: freshId(), state, log, screen: side, hidden: true, asked, watchOnly: true }
}

/** What comes from outside is proved here: a long or hostile log does not stop the page. */
async function proven(log: Log, about: About, tell: Tell): Promise<Known | Wrong> {
  const played = driven(reopeningGame(storeLog(log)), tell)
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

/** Does something at the game and replies with what came of it, as the seat in front may know it. */
async function replied(act: (at: Seated) => Promise<Answer | undefined>): Promise<Reply> {
  const at = held()
  const [answer, update] = await at.screen.during(() => act(at))
  if (at.game.isHeldElsewhere) void giveWay(at.game.id)
  return { answer, update, status: at.screen.status() }
}

/** Commands of one write: a host takes no longer list than 200. */
const AT_ONE_GO = 100

const first = ([answer]: readonly Answer[]): Answer | undefined => answer

/** This screen speaks for everybody who sits at it. */
const senderAt = ({ game, about }: Seated) => ({
  seats: Object.entries(game.state.seats).flatMap(([seat, side]) =>
    about.players[side] === 'person' ? [seat as TakeBack['seat']] : [],
  ),
})

/** The game and its dice live here; the page asks, and is given what the seat in front of it may know. */
const table = {
  onNews(tell: (update: ScreenUpdate) => void): void {
    onNews = tell
    // The holder may have played on since this game was read.
    if (seated && !seated.hold) void follow(seated.game.id)
  },

  /** Somebody who decides for a side without a person, at the other end of this port. */
  meet(port: MessagePort): void {
    opponent = wrap<Opponent>(port)
  },

  async begin(spec: GameSpec, about: About, setUp: 'atOnce' | 'byHand', tell: OnPlaced): Promise<Known | Refusal> {
    const opened = startGame(spec, chanceFor(0))
    if (isRefusal(opened)) return opened
    const placed = nowAndThen(({ figures }: GameState): void => {
      showLife()
      tell(figures.filter(({ place }) => place.at !== 'reserve').length, figures.length)
    })
    const played = setUp === 'atOnce' ? setUpAtOnce(opened, chanceFor(1), placed) : opened
    return isRefusal(played) ? played : fresh(played, about)
  },

  /** A game of the shelf; one that another window holds is followed. */
  async open(id: string, tell: Tell): Promise<Known | Wrong | undefined> {
    const mine = await hold(id)
    const found = await shelved(id, tell, mine === undefined).catch(() => undefined)
    if (found && !isWrong(found)) return entered(found.game, found.about, mine)
    mine?.release()
    return found
  },

  /** The window that held the game is gone, and this one plays on; absent: it is still there. */
  async playOn(): Promise<Known | Wrong | undefined> {
    const { game, hold: already } = held()
    const mine = already ?? (await hold(game.id))
    if (!mine) return undefined
    const found = await shelved(game.id, () => undefined, false)
    if (found && !isWrong(found)) return entered(found.game, found.about, mine)
    mine.release()
    return found
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
    const text = await linkedText(payload)
    if (isWrong(text)) return text
    const game = driven(linkedGame(text), tell)
    if (isWrong(game)) return game
    const { log, state, ...about } = game
    return fresh({ log, state }, about)
  },

  adopt: (log: Log, about: About, tell: Tell): Promise<Known | Wrong> => proven(log, about, tell),

  /** Another game from a moment of this one: what was played up to there, new dice from then on. */
  branch: (moment: number, about: About, tell: Tell): Promise<Known | Wrong> =>
    proven(logAt(held().game.log, moment), about, tell),

  again(about: About): Promise<Known | Refusal> {
    const { spec } = held().game.log
    const quick = spec.start === 'setup' && spec.forces !== undefined && 'edges' in spec.table
    return table.begin(spec, about, quick ? 'atOnce' : 'byHand', () => undefined)
  },

  submit: (one: Submission): Promise<Reply> => replied(async (at) => first(await at.game.submit(senderAt(at), [one]))),
  takeBack: (one: TakeBack): Promise<Reply> => replied((at) => at.game.takeBack(senderAt(at), one)),
  askBack: (id: string, side: SideId): Promise<Reply> =>
    replied(async (at) => {
      const { game, about } = at
      const { state, log } = game
      const asked = perSide((one) => game.hasAsked(one))
      const to = requestTo(log, side, requestOf({ state, asked, players: about.players }, side))
      const seat = seatOf(state, side)
      if (!seat || to === undefined) return { answer: 'refused', refusal: refuse('UNDO', 'nothingToUndo') }
      return first(await game.submit(senderAt(at), [{ id, command: { verb: 'askUndo', seat, to } }]))
    }),
  show: (side: SideId | undefined): ScreenUpdate => held().screen.show(side),

  attend: (side: SideId | undefined): Reading | undefined => held().game.attend(side),
  timeUp: (): Promise<Reply> => replied(({ game }) => game.timeUp()),

  saveAgain: (): Promise<Reply> =>
    replied(async ({ game }): Promise<undefined> => void ((await game.saveAgain()) satisfies Saving)),
  goOnUnsaved: (): Promise<Reply> => replied(async ({ game }): Promise<undefined> => void (await game.goOnUnsaved())),

  opponentActs(): Promise<Reply> {
    const asked = opponent
    if (!asked) throw new Error('no opponent at this table')
    if (topQuestion(held().game.state)?.kind === 'deploy') return table.deployPlanned({}, false)
    return replied(async ({ game, about }) => {
      const { state } = game
      const side = askedOpponent({ state, players: about.players })
      const seat = side && seatOf(state, side)
      if (!side || !seat) return undefined
      game.attend(side)
      const command = await asked.decide(seenBy(state, side), side, about.level)
      // Something else happened while it thought.
      if (game.state !== state) return undefined
      const since = topQuestion(state)?.since
      return first(await game.submit({ seats: [seat] }, [{ id: freshId(), since, command }]))
    })
  },

  /** SETUP-08: all who are planned, and the opponent's men between them, in few writes. */
  deployPlanned(plans: DeployPlans, alone: boolean): Promise<Reply> {
    const asked = alone ? undefined : opponent
    return replied(async ({ game, about }) => {
      const { state } = game
      const commands = await deploymentsFrom(state, (now, side, seat) => {
        if (about.players[side] === 'opponent') return asked?.decide(seenBy(now, side), side)
        const plan = plans[side]
        return plan && (nextDeployment(now, seat, plan.men) ?? (plan.rest ? advised(now, side) : undefined))
      })
      if (game.state !== state || commands.length === 0) return undefined
      const seats = Object.keys(state.seats) as TakeBack['seat'][]
      let last: Answer | undefined
      for (let from = 0; from < commands.length; from += AT_ONE_GO) {
        const some = commands.slice(from, from + AT_ONE_GO).map((command) => ({ id: freshId(), command }))
        const answers = await game.submit({ seats }, some)
        last = answers.find(({ answer }) => answer !== 'accepted') ?? answers.at(-1)
        if (last?.answer !== 'accepted') break
      }
      return last
    })
  },

  /** The game packed for a link. */
  linked: (about: About, moment: number): Promise<string> => packedGame(held().game.log, about, moment),

  /** The game as a file: with everything, or what the seat in front may know of it. */
  written(about: About, everything: boolean): string {
    if (viewText !== undefined) return viewText
    const { game, screen } = held()
    if (everything) return writeGame({ ...about, log: game.log })
    const { begun, entries } = game.told(screen.seat())
    return writeWatched({ ...begun, entries }, screen.status().screen, about)
  },
}

export type AuthorityTable = typeof table

expose(table)
