import {
  type Chance,
  type GameSpec,
  isRefusal,
  liveEntries,
  type Played,
  readSaved,
  reopen,
  type SeatId,
  saveLog,
  seatId,
  startLog,
  topQuestion,
} from '@tactic48/rules'
import { BLUE, EMBER, force, man, newGame, prepared } from '../../rules/test/world/games.ts'
import {
  type Answer,
  type ChanceFor,
  HostedGame,
  type Keeper,
  type KeptClock,
  type KeptGame,
  type Submission,
  seeded,
  type Write,
} from '../src/index.ts'

/** What every host promises, on whatever its games are kept: run in Node with memory, in a browser with IndexedDB. */
export interface Promised {
  readonly name: string
  readonly run: (keeper: Keeper) => Promise<void>
}

export const SPECTATOR = seatId('spectator')
export const BOTH = { seats: [BLUE, EMBER] }
const ONLY_BLUE = { seats: [BLUE] }
const ONLY_EMBER = { seats: [EMBER] }

const text = (value: unknown): string => JSON.stringify(value)

function same(found: unknown, wanted: unknown, what: string): void {
  if (text(found) !== text(wanted)) throw new Error(`${what}: ${text(found)} instead of ${text(wanted)}`)
}

let ids = 0
export const freshId = (): string => `id${++ids}`

/** A keeper that counts its writes and fails when it is told to: before it writes, or after it, when the answer is lost. */
class Unreliable implements Keeper {
  fails: 'never' | 'before' | 'after' = 'never'
  readonly writes: Write[] = []
  private readonly keeper: Keeper

  constructor(keeper: Keeper) {
    this.keeper = keeper
  }

  async append(write: Write): Promise<void> {
    if (this.fails === 'before') throw new Error('no room')
    await this.keeper.append(write)
    this.writes.push(write)
    if (this.fails === 'after') throw new Error('no answer')
  }

  keepTime(id: string, clock: KeptClock): Promise<void> {
    return this.keeper.keepTime(id, clock)
  }

  load(id: string): Promise<KeptGame | undefined> {
    return this.keeper.load(id)
  }
}

interface Beginning {
  readonly id?: string
  readonly chanceFor?: ChanceFor
  readonly onIncident?: (id: string, error: unknown) => void
}

export function hosted(keeper: Keeper, spec: GameSpec, begun: Beginning = {}): HostedGame {
  const { id = freshId(), chanceFor = seeded('contract') } = begun
  const played = startLog(spec, chanceFor(0))
  if (isRefusal(played)) throw new Error(text(played))
  const around = { keeper, chanceFor, now: () => 0, freshId, ...(begun.onIncident && { onIncident: begun.onIncident }) }
  return new HostedGame({ id, log: played.log }, around)
}

const CROSSING = prepared({ figures: [man('a', 'blue', 4, 4), man('x', 'ember', 4, 8), man('y', 'ember', 9, 20)] })

const walk = (x: number, y: number) => ({
  verb: 'move',
  seat: BLUE,
  figure: 'a',
  path: [{ x: x * 1000, y: y * 1000 }],
})
const watch = (x: number, y: number) => ({
  verb: 'placeOpportunityFire',
  seat: BLUE,
  figure: 'a',
  weapon: 'rifle',
  at: { x: x * 1000, y: y * 1000 },
})
const shoot = { verb: 'fire', seat: BLUE, figure: 'a', weapon: 'rifle', target: 'x' }

/** As a table would send it: to the question that is asked now. */
export const asSent = (game: HostedGame, command: unknown, id = freshId()): Submission => ({
  id,
  since: topQuestion(game.state)?.since,
  command,
})

export async function sent(game: HostedGame, command: unknown, id = freshId()): Promise<Answer> {
  const [answer] = await game.submit(BOTH, [asSent(game, command, id)])
  if (!answer) throw new Error('no answer')
  return answer
}

/** What of the command a seat has been given: the last entries, as text. */
const seenBy = (game: HostedGame, seat: SeatId): string => text(game.told(seat))

async function begun(keeper: Keeper, spec: GameSpec = CROSSING, more: Beginning = {}): Promise<HostedGame> {
  const game = hosted(keeper, spec, more)
  await game.begin()
  return game
}

async function keptOf(keeper: Keeper, id: string): Promise<KeptGame> {
  const kept = await keeper.load(id)
  if (!kept) throw new Error(`${id} is not kept`)
  return kept
}

const rowsOf = async (keeper: Keeper, { id }: HostedGame): Promise<KeptGame['rows']> => (await keptOf(keeper, id)).rows

const submitForce = (seat: SeatId) => ({
  verb: 'submitForce',
  seat,
  force: force('rifleman', 'rifleman', 'rifleman', 'rifleman'),
})

export const CONTRACT: readonly Promised[] = [
  {
    name: 'what was accepted is kept before it is shown, and opens as the same game',
    async run(keeper) {
      const game = await begun(keeper)
      let rows = -1
      game.listen(() => {
        rows = game.log.entries.length
      })
      same(await sent(game, walk(5, 5)), { answer: 'accepted', from: 0, to: 1 }, 'answer')
      same(rows, 1, 'listeners')
      await sent(game, walk(5, 6))
      const kept = await keeper.load(game.id)
      same(kept?.rows.length, 2, 'rows')
      const entries = kept?.rows.map(({ entry }) => entry)
      const opened = reopen({ ...kept?.opening, entries })
      same(isRefusal(opened) ? opened : opened.state, game.state, 'opened')
      same(isRefusal(opened) ? opened : opened.log.entries, game.log.entries, 'complete facts')
    },
  },
  {
    name: 'a command that is sent again is answered with the entry that it became',
    async run(keeper) {
      const game = await begun(keeper)
      const walked = asSent(game, walk(5, 5))
      const first = await game.submit(BOTH, [walked])
      await sent(game, walk(5, 6))
      same(await game.submit(BOTH, [walked]), first, 'again')
      same(await game.submit(BOTH, [walked, walked]), [...first, ...first], 'twice')
      const next = asSent(game, { verb: 'endTurn', seat: BLUE })
      const [one, other] = await game.submit(BOTH, [next, next])
      same(one, other, 'twice in a list')
      same((await rowsOf(keeper, game)).length, 3, 'rows')
    },
  },
  {
    name: 'a list is one write, up to the first command that is not accepted',
    async run(keeper) {
      const counted = new Unreliable(keeper)
      const game = await begun(counted)
      const list = [walk(5, 5), walk(5, 6), walk(500, 500), walk(6, 6)]
      const since = topQuestion(game.state)?.since
      const answers = await game.submit(
        BOTH,
        list.map((command, i) => ({ id: freshId(), since: i === 0 ? since : undefined, command })),
      )
      same(
        answers.map(({ answer }) => answer),
        ['accepted', 'accepted', 'refused', 'notReached'],
        'answers',
      )
      same(
        counted.writes.map(({ rows }) => rows.length),
        [0, 2],
        'writes',
      )
    },
  },
  {
    name: '[GEN-09] two sealed answers are never stale, in either order',
    async run(keeper) {
      for (const [one, other] of [
        [BLUE, EMBER],
        [EMBER, BLUE],
      ] as const) {
        const game = await begun(keeper, newGame())
        const first = asSent(game, submitForce(one))
        const second = asSent(game, submitForce(other))
        same(
          (await game.submit({ seats: [one] }, [first])).map(({ answer }) => answer),
          ['accepted'],
          'first',
        )
        if (seenBy(game, other).includes('"assigned"')) throw new Error('the seal is broken')
        if (seenBy(game, SPECTATOR).includes('"assigned"')) throw new Error('a spectator reads a sealed force')
        same(
          (await game.submit({ seats: [other] }, [second])).map(({ answer }) => answer),
          ['accepted'],
          'second',
        )
        const news = game.told(SPECTATOR, { entries: 1, as: SPECTATOR })
        same(
          news.changed.map(([at]) => at),
          [0],
          'opened',
        )
      }
    },
  },
  {
    name: 'an answer to a question that is no longer asked is stale, and nothing is judged',
    async run(keeper) {
      const game = await begun(keeper)
      const late = asSent(game, walk(5, 5))
      await sent(game, walk(5, 6))
      const before = game.state
      same(await game.submit(BOTH, [late]), [{ answer: 'stale' }], 'late')
      if (game.state !== before) throw new Error('the game has changed')
    },
  },
  {
    name: 'a sender commands the seats that it holds, and no other; the time is up when the host says so',
    async run(keeper) {
      const game = await begun(keeper)
      const codes = async (seats: readonly SeatId[], command: unknown): Promise<unknown> => {
        const [answer] = await game.submit({ seats }, [asSent(game, command)])
        return answer?.answer === 'refused' ? answer.refusal.code : answer?.answer
      }
      same(await codes(ONLY_EMBER.seats, walk(5, 5)), 'notYourSeat', 'other seat')
      same(await codes([], walk(5, 5)), 'notYourSeat', 'spectator')
      same(await codes([SPECTATOR], { ...walk(5, 5), seat: SPECTATOR }), 'noSuchSeat', 'a seat that nobody has')
      same(await codes(BOTH.seats, { verb: 'timeout', seat: BLUE }), 'hostOnly', 'timeout')
      same(await codes(ONLY_BLUE.seats, 'nonsense'), 'malformed', 'nonsense')
      same(await codes(ONLY_BLUE.seats, walk(5, 5)), 'accepted', 'own seat')
      const stolen = await game.takeBack(ONLY_EMBER, { id: freshId(), seat: BLUE })
      same(stolen.answer, 'refused', 'take-back for another')
      same((await game.takeBack(ONLY_BLUE, { id: freshId(), seat: BLUE })).answer, 'accepted', 'own take-back')
    },
  },
  {
    name: 'a take-back that is sent again takes back once, and its dice never come again',
    async run(keeper) {
      const seqs: number[] = []
      const chanceFor = (seq: number): Chance => {
        seqs.push(seq)
        return seeded('dice')(seq)
      }
      const game = await begun(keeper, CROSSING, { chanceFor })
      await sent(game, walk(5, 5))
      await sent(game, walk(5, 6))
      const back = { id: freshId(), seat: BLUE }
      same(await game.takeBack(ONLY_BLUE, back), { answer: 'accepted', from: 2, to: 3 }, 'taken back')
      same(await game.takeBack(ONLY_BLUE, back), { answer: 'accepted', from: 2, to: 3 }, 'again')
      same(liveEntries(game.log.entries).length, 1, 'what counts')
      await sent(game, walk(5, 6))
      same(seqs, [0, 1, 2, 4], 'entries that were rolled for')
    },
  },
  {
    name: 'a command without a valid id and a list that is too long are refused by field, and nothing is judged',
    async run(keeper) {
      const game = await begun(keeper)
      const answered = async (id: unknown): Promise<unknown> => {
        const [answer] = await game.submit(BOTH, [{ ...asSent(game, walk(5, 5)), id: id as string }])
        return answer?.answer === 'refused' ? answer.refusal.params : answer?.answer
      }
      same(await answered(7), { field: 'id', fault: 'notAText' }, 'a number')
      same(await answered(''), { field: 'id', fault: 'textTooShort' }, 'empty')
      same(await answered('x'.repeat(65)), { field: 'id', fault: 'textTooLong' }, 'long')
      const many = (count: number) => Array.from({ length: count }, () => asSent(game, walk(5, 6)))
      const params = (answers: readonly Answer[]): readonly string[] => [
        ...new Set(answers.map((one) => text(one.answer === 'refused' ? one.refusal.params : one.answer))),
      ]
      const tooMany = await game.submit(BOTH, many(201))
      same(tooMany.length, 201, 'one answer each')
      same(params(tooMany), [text({ field: 'list', fault: 'listTooLong', limit: 200 })], 'too many')
      same(game.log.entries.length, 0, 'entries')
      same(await answered('x'.repeat(64)), 'accepted', 'the longest id')
      same(
        params(await game.submit(BOTH, many(200))),
        ['accepted', 'stale', 'notReached'].map(text),
        'the longest list',
      )
      same(await game.submit(BOTH, []), [], 'an empty list')
    },
  },
  {
    name: 'a take-back that is not free is refused by its reason',
    async run(keeper) {
      const game = await begun(keeper)
      const answered = async (seat: SeatId): Promise<unknown> => {
        const answer = await game.takeBack({ seats: [seat] }, { id: freshId(), seat })
        return answer.answer === 'refused' ? answer.refusal.code : answer.answer
      }
      same(await answered(BLUE), 'nothingToUndo', 'before the first command')
      await sent(game, walk(5, 5))
      same(await answered(SPECTATOR), 'nothingToUndo', 'a seat that nobody has')
      same(await answered(EMBER), 'otherDecided', 'a command of the other side')
      await sent(game, shoot)
      same(await answered(BLUE), 'chance', 'dice were rolled')
      same(game.log.entries.length, 2, 'entries')
    },
  },
  {
    name: 'within a list a granted request takes back what the list has done, and counts once in a turn',
    async run(keeper) {
      const game = await begun(keeper)
      const ask = { verb: 'askUndo', seat: BLUE, to: 1 }
      const answer = (accept: boolean) => ({ verb: 'answerUndo', seat: EMBER, accept })
      const submit = async (commands: readonly unknown[]): Promise<readonly unknown[]> => {
        const answers = await game.submit(
          BOTH,
          commands.map((command) => ({ id: freshId(), command })),
        )
        return answers.map((one) =>
          one.answer === 'refused' ? one.refusal.code : one.answer === 'accepted' ? [one.from, one.to] : one.answer,
        )
      }
      const first = await submit([walk(5, 5), walk(5, 6), ask, answer(true), ask, walk(6, 6)])
      same(first, [[0, 1], [1, 2], [2, 3], [3, 5], 'oneRequestATurn', 'notReached'], 'granted, and asked again')
      same(game.log.entries.at(-1), { entry: 'undone', side: 'ember', to: 1 }, 'taken back')
      same(liveEntries(game.log.entries).length, 1, 'what counts')
      const ends = [BLUE, EMBER].map((seat) => ({ verb: 'endTurn', seat }))
      const second = await submit([ask, walk(6, 6), ...ends, ask, answer(false), ask])
      same(second, ['oneRequestATurn', ...Array.from({ length: 6 }, () => 'notReached')], 'in the same turn')
      const third = await submit([...ends, ask, answer(false), ask])
      same(third, [[5, 6], [6, 7], [7, 8], [8, 9], 'oneRequestATurn'], 'in the next turn')
      const { opening, rows } = await keptOf(keeper, game.id)
      const opened = reopen({ ...opening, entries: rows.map(({ entry }) => entry) })
      same(isRefusal(opened) ? opened : opened.state, game.state, 'opened')
    },
  },
  {
    name: 'a write that fails stops before anything is shown; sent again it is kept with the same dice',
    async run(keeper) {
      const failing = new Unreliable(keeper)
      const rolled: number[] = []
      const chanceFor = (seq: number): Chance => {
        rolled.push(seq)
        return seeded('once')(seq)
      }
      const game = await begun(failing, CROSSING, { chanceFor })
      const heard: number[] = []
      game.listen(() => heard.push(game.log.entries.length))
      const before = seenBy(game, BLUE)
      failing.fails = 'before'
      const id = freshId()
      same(await sent(game, shoot, id), { answer: 'notKept' }, 'the write fails')
      same(game.saving, 'failing', 'saving')
      same(seenBy(game, BLUE), before, 'shown')
      same(heard, [], 'listeners')
      same(await sent(game, walk(5, 5)), { answer: 'notKept' }, 'another command')
      same(await sent(game, shoot, id), { answer: 'notKept' }, 'again, still failing')
      failing.fails = 'never'
      same(await sent(game, shoot, id), { answer: 'accepted', from: 0, to: 1 }, 'again')
      same(game.saving, 'on', 'saving again')
      same(heard, [1], 'listeners afterwards')
      same(rolled, [0, 1], 'rolled once')
      same((await rowsOf(keeper, game)).length, 1, 'rows')
    },
  },
  {
    name: 'where nothing can be kept from the beginning the game goes on unsaved, and is kept when it is asked for',
    async run(keeper) {
      const failing = new Unreliable(keeper)
      failing.fails = 'before'
      const game = await begun(failing)
      same(game.saving, 'off', 'saving')
      same((await sent(game, walk(5, 5))).answer, 'accepted', 'unsaved')
      same(await game.saveAgain(), 'off', 'no room yet')
      failing.fails = 'never'
      same(await game.saveAgain(), 'on', 'room again')
      same((await sent(game, walk(5, 6))).answer, 'accepted', 'saved')
      same((await rowsOf(keeper, game)).length, 2, 'rows')
    },
  },
  {
    name: 'a player may go on without what could not be written, or have it written after all',
    async run(keeper) {
      const failing = new Unreliable(keeper)
      const game = await begun(failing)
      failing.fails = 'before'
      const id = freshId()
      await sent(game, shoot, id)
      await game.goOnUnsaved()
      same(game.saving, 'off', 'unsaved')
      same(await sent(game, shoot, id), { answer: 'accepted', from: 0, to: 1 }, 'what was waiting')
      failing.fails = 'never'
      same(await game.saveAgain(), 'on', 'saved after all')
      same((await rowsOf(keeper, game)).length, 1, 'rows')
    },
  },
  {
    name: 'while a write fails the game exports as it was shown; gone on unsaved it exports and plays on with what waited',
    async run(keeper) {
      const failing = new Unreliable(keeper)
      const game = await begun(failing)
      const exported = (): Played => {
        const saved = readSaved(saveLog(game.log), 'log')
        const opened = isRefusal(saved) ? saved : reopen(saved.value)
        if (isRefusal(opened)) throw new Error(text(opened))
        return opened
      }
      await sent(game, walk(5, 5))
      const shown = saveLog(game.log)
      failing.fails = 'before'
      const id = freshId()
      same(await sent(game, shoot, id), { answer: 'notKept' }, 'the write fails')
      same(saveLog(game.log), shown, 'the file while it fails')
      same(exported().state, game.state, 'opened while it fails')
      await game.goOnUnsaved()
      same(await sent(game, shoot, id), { answer: 'accepted', from: 1, to: 2 }, 'what waited')
      const rolled = game.log.entries.map((entry) => (entry.entry === 'command' ? (entry.draws?.length ?? 0) : -1))
      if (rolled[0] !== 0 || !rolled[1]) throw new Error(`dice of the walk and the shot: ${text(rolled)}`)
      const { log, state } = exported()
      same([log.entries, state], [game.log.entries, game.state], 'opened with what waited')
      same((await sent(game, { verb: 'endTurn', seat: BLUE })).answer, 'accepted', 'played on')
      same(exported().log.entries.length, 3, 'entries of the last file')
      same((await rowsOf(keeper, game)).length, 1, 'rows: nothing was written since')
      failing.fails = 'never'
      same(await game.saveAgain(), 'on', 'room again')
      const { opening, rows } = await keptOf(keeper, game.id)
      const kept = reopen({ ...opening, entries: rows.map(({ entry }) => entry) })
      same(isRefusal(kept) ? kept : kept.log.entries, exported().log.entries, 'what is kept is what was exported')
    },
  },
  {
    name: 'a write whose answer was lost is found to be done',
    async run(keeper) {
      const failing = new Unreliable(keeper)
      const game = await begun(failing)
      failing.fails = 'after'
      const id = freshId()
      same((await sent(game, walk(5, 5), id)).answer, 'notKept', 'the answer is lost')
      failing.fails = 'never'
      same(await sent(game, walk(5, 5), id), { answer: 'accepted', from: 0, to: 1 }, 'again')
      same((await rowsOf(keeper, game)).length, 1, 'rows')
    },
  },
  {
    name: 'a second holder of the same game writes nothing over the first, and stops',
    async run(keeper) {
      const first = await begun(keeper)
      const kept = await keeper.load(first.id)
      const log = { ...first.log, entries: [] }
      const around = { keeper, chanceFor: seeded('rival'), now: () => 0, freshId }
      const second = new HostedGame(
        { id: first.id, log, kept: true, ids: kept?.rows.map((row) => row.id) ?? [] },
        around,
      )
      await sent(first, walk(5, 5))
      const before = seenBy(second, BLUE)
      same(await sent(second, walk(6, 5)), { answer: 'heldElsewhere' }, 'rival')
      same(seenBy(second, BLUE), before, 'shown')
      same(await sent(second, walk(6, 5)), { answer: 'heldElsewhere' }, 'for good')
      same(second.isHeldElsewhere, true, 'known')
      same((await rowsOf(keeper, first)).length, 1, 'rows')
      same((await sent(first, walk(5, 6))).answer, 'accepted', 'the first plays on')
    },
  },
  {
    name: 'a follower plays again what was kept since, and nothing that does not come out as it was kept',
    async run(keeper) {
      const holder = await begun(keeper)
      const following = (entries = holder.log.entries): HostedGame =>
        new HostedGame(
          { id: holder.id, log: { ...holder.log, entries: [...entries] }, heldElsewhere: true },
          { keeper, chanceFor: seeded('never'), now: () => 0, freshId },
        )
      const follower = following()
      const heard: number[] = []
      follower.listen(() => heard.push(follower.log.entries.length))
      const tail = async () => (await rowsOf(keeper, holder)).slice(follower.log.entries.length)
      await sent(holder, walk(5, 5))
      same(await follower.follow(await tail()), true, 'a command')
      await holder.takeBack(ONLY_BLUE, { id: freshId(), seat: BLUE })
      await sent(holder, shoot)
      await sent(holder, { verb: 'askUndo', seat: BLUE, to: 2 })
      await sent(holder, { verb: 'answerUndo', seat: EMBER, accept: true })
      same(holder.log.entries.at(-1), { entry: 'undone', side: 'ember', to: 2 }, 'the request is granted')
      const rows = await tail()
      const dice = rows.findIndex(({ entry }) => 'draws' in entry)
      const loaded = rows.map((row, i) => {
        const { entry } = row
        return i === dice && 'draws' in entry
          ? {
              ...row,
              entry: { ...entry, draws: entry.draws?.map(([n, value]) => [n, (value + 1) % n] as const) ?? [] },
            }
          : row
      })
      same(await following(follower.log.entries).follow(loaded), false, 'other dice')
      same(await following(follower.log.entries).follow(rows.slice(1)), false, 'a row is missing')
      same(await follower.follow(rows), true, 'a take-back, dice and a request that was granted')
      same(await follower.follow([]), true, 'nothing new')
      same(follower.state, holder.state, 'state')
      same(follower.log.entries, holder.log.entries, 'complete facts')
      same(heard, [1, holder.log.entries.length], 'listeners')
      same(await sent(follower, walk(5, 5)), { answer: 'heldElsewhere' }, 'it accepts nothing')
      same(await holder.follow([]), false, 'a holder follows nobody')
      await holder.giveWay()
      same(await sent(holder, walk(5, 5)), { answer: 'heldElsewhere' }, 'a holder that has given way')
    },
  },
  {
    name: '[GEN-12] a game whose markers had other names is written again as a whole when it is played on',
    async run(keeper) {
      const game = await begun(keeper)
      await sent(game, watch(4, 8))
      const { header, opening, rows } = await keptOf(keeper, game.id)
      const ids = rows.map((row) => row.id)
      const renamed = JSON.parse(text(rows).replaceAll(/"of(\d+)"/g, '"of9$1"')) as typeof rows
      if (text(renamed) === text(rows)) throw new Error('no marker has a name')
      const id = freshId()
      await keeper.append({ header: { ...header, id }, from: 0, rows: renamed, after: game.state, opening })
      const holding = async (): Promise<HostedGame> => {
        const kept = await keptOf(keeper, id)
        const opened = reopen({ ...kept.opening, entries: kept.rows.map(({ entry }) => entry) })
        if (isRefusal(opened)) throw new Error(text(opened))
        const around = { keeper, chanceFor: seeded('contract'), now: () => 0, freshId }
        return new HostedGame({ id, log: opened.log, kept: !opened.isRenamed, ids }, around)
      }
      const [one, other] = [await holding(), await holding()]
      const end = { verb: 'endTurn', seat: BLUE }
      same((await sent(one, end)).answer, 'accepted', 'played on')
      const after = await keptOf(keeper, id)
      same(after.rows.slice(0, rows.length), rows, 'rows in the names of this game')
      same(after.rows.length, rows.length + 1, 'all rows')
      const again = reopen({ ...after.opening, entries: after.rows.map(({ entry }) => entry) })
      same(isRefusal(again) ? again : [again.isRenamed, again.state], [undefined, one.state], 'opened again')
      same((await sent(other, end)).answer, 'heldElsewhere', 'another holder was there first')
      same((await keptOf(keeper, id)).rows, after.rows, 'rows of the first holder')
    },
  },
  {
    name: '[GEN-12] rows that an earlier engine kept are replaced, whatever their ids and their number',
    async run(keeper) {
      const game = await begun(keeper)
      await sent(game, walk(5, 5))
      await sent(game, walk(5, 6))
      const { header, opening, rows } = await keptOf(keeper, game.id)
      const id = freshId()
      const earlier = rows.map((row) => ({ ...row, id: freshId() }))
      const after = game.state
      await keeper.append({
        header: { ...header, id },
        from: 0,
        rows: earlier,
        after,
        opening: { ...opening, engine: 1 },
      })
      const today = { header: { ...header, id }, from: 0, rows: rows.slice(0, 1), after, opening }
      await keeper.append(today)
      const kept = await keptOf(keeper, id)
      same([kept.opening, kept.rows], [today.opening, today.rows], 'kept')
    },
  },
  {
    name: 'an exception inside a game is a refusal with an incident, and the game stays as it was',
    async run(keeper) {
      const incidents: string[] = []
      let broken = false
      const dice = seeded('broken')
      const chanceFor = (seq: number): Chance => {
        if (!broken) return dice(seq)
        const fail = (): number => {
          throw new Error('the dice are gone')
        }
        return { d6: fail, int: fail }
      }
      const game = await begun(keeper, CROSSING, { chanceFor, onIncident: (id) => incidents.push(id) })
      const before = game.state
      broken = true
      const answer = await sent(game, shoot)
      if (answer.answer !== 'refused' || answer.refusal.code !== 'incident') throw new Error(text(answer))
      same(incidents, [answer.refusal.params.id], 'incident')
      if (game.state !== before) throw new Error('the game has changed')
      broken = false
      same((await sent(game, shoot)).answer, 'accepted', 'play goes on')
    },
  },
  {
    name: '[HOUSE-17] what is left of the time is kept with the game',
    async run(keeper) {
      const game = await begun(keeper)
      const left = { blue: { of: 1, left: 5 }, ember: { of: 2, left: 7 } }
      await keeper.keepTime(game.id, { turn: left, answer: left })
      same((await keeper.load(game.id))?.header.clock, { turn: left, answer: left }, 'clock')
      await keeper.keepTime('no such game', { turn: left, answer: left })
    },
  },
]
