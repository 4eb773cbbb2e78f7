import { redrawnChance, type SideId } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { BLUE, EMBER, force, man, newGame, prepared } from '../../rules/test/world/games.ts'
import { HostedGame, type KeptRow, MemoryKeeper, type Saving, seeded, type Write } from '../src/index.ts'
import { asSent, BOTH, freshId, hosted, SPECTATOR, sent } from './contract.ts'

const CROSSING = prepared({ figures: [man('a', 'blue', 4, 4), man('x', 'ember', 4, 8), man('y', 'ember', 9, 20)] })

const walk = (x: number, y: number) => ({ verb: 'move', seat: BLUE, figure: 'a', path: [{ x: x * 1000, y: y * 1000 }] })
const back = () => ({ id: freshId(), seat: BLUE })

/** A keeper that keeps a list of its writes and has no room when it is told so. */
class Watched extends MemoryKeeper {
  full = false
  readonly writes: Write[] = []

  override append(write: Write): Promise<void> {
    if (this.full) return Promise.reject(new Error('no room'))
    this.writes.push(write)
    return super.append(write)
  }
}

async function begun() {
  const keeper = new Watched()
  const game = hosted(keeper, CROSSING)
  await game.begin()
  return { game, keeper }
}

async function rowsOf({ id }: HostedGame, keeper: MemoryKeeper): Promise<readonly KeptRow[]> {
  return (await keeper.load(id))?.rows ?? []
}

describe('what a host refuses is refused by the rule of the host', () => {
  test('a bad id, a long list, another seat, the time that is up', async () => {
    const { game } = await begun()
    const refusal = async (seats: readonly (typeof BLUE)[], command: unknown, id = freshId()) =>
      (await game.submit({ seats }, [{ id, command }]))[0]
    const refused = (code: string, params: object) => ({
      answer: 'refused',
      refusal: { refused: true, rule: 'COMMAND', code, params },
    })
    expect(await refusal([BLUE], walk(5, 5), '')).toEqual(refused('malformed', { field: 'id', fault: 'textTooShort' }))
    expect(await refusal([EMBER], walk(5, 5))).toEqual(refused('notYourSeat', { seat: BLUE }))
    expect(await refusal([BLUE], { verb: 'timeout', seat: BLUE })).toEqual(refused('hostOnly', { verb: 'timeout' }))
    expect((await game.submit(BOTH, Array(201).fill(asSent(game, walk(5, 5)))))[200]).toEqual(
      refused('malformed', { field: 'list', fault: 'listTooLong', limit: 200 }),
    )
  })

  test('a take-back of another seat, or of nothing', async () => {
    const { game } = await begun()
    expect(await game.takeBack({ seats: [EMBER] }, back())).toEqual({
      answer: 'refused',
      refusal: { refused: true, rule: 'COMMAND', code: 'notYourSeat', params: { seat: BLUE } },
    })
    const nothing = { answer: 'refused', refusal: { refused: true, rule: 'UNDO', code: 'nothingToUndo', params: {} } }
    expect(await game.takeBack(BOTH, back())).toEqual(nothing)
    expect(await game.takeBack({ seats: [SPECTATOR] }, { id: freshId(), seat: SPECTATOR })).toEqual(nothing)
    const name = 'toString' as typeof BLUE
    expect(await game.takeBack({ seats: [name] }, { id: freshId(), seat: name })).toEqual(nothing)
  })

  test('an incident has a short name, whoever listens to it', async () => {
    const game = hosted(new MemoryKeeper(), CROSSING, {
      chanceFor: (seq) => (seq === 0 ? seeded('begun')(0) : redrawnChance([])),
    })
    const shot = await sent(game, { verb: 'fire', seat: BLUE, figure: 'a', weapon: 'rifle', target: 'x' })
    expect(shot).toMatchObject({ answer: 'refused', refusal: { rule: 'COMMAND', code: 'incident' } })
  })
})

describe('a list of commands', () => {
  test('of which some are known already carries out the others', async () => {
    const { game, keeper } = await begun()
    const first = asSent(game, walk(5, 5))
    await game.submit(BOTH, [first])
    const more = { id: freshId(), command: walk(5, 6) }
    expect(await game.submit(BOTH, [first, more])).toEqual([
      { answer: 'accepted', from: 0, to: 1 },
      { answer: 'accepted', from: 1, to: 2 },
    ])
    expect(keeper.writes).toHaveLength(3)
    expect(await game.submit(BOTH, [])).toEqual([])
    expect(keeper.writes).toHaveLength(3)
  })

  test('that cannot be written keeps the answers of what was kept before, and of what was refused', async () => {
    const { game, keeper } = await begun()
    const first = asSent(game, walk(5, 5))
    await game.submit(BOTH, [first])
    keeper.full = true
    const list = [first, { id: freshId(), command: walk(5, 6) }, { id: freshId(), command: 'nonsense' }]
    const answers = await game.submit(BOTH, list)
    expect(answers.map(({ answer }) => answer)).toEqual(['accepted', 'notKept', 'refused'])
    expect(game.log.entries).toHaveLength(1)
    keeper.full = false
    const again = await game.submit(BOTH, [...list, { id: freshId(), command: walk(6, 6) }])
    expect(again.map(({ answer }) => answer)).toEqual(['accepted', 'accepted', 'refused', 'notReached'])
    expect(await rowsOf(game, keeper)).toHaveLength(2)
  })

  test('is written after one that waits, and not where another one waits', async () => {
    const { game, keeper } = await begun()
    keeper.full = true
    const list = [walk(5, 5), walk(5, 6)].map((command) => ({ id: freshId(), command }))
    await game.submit(BOTH, list)
    keeper.full = false
    expect(await sent(game, walk(6, 5))).toEqual({ answer: 'notKept' })
    expect(await game.submit(BOTH, list.slice(1))).toEqual([{ answer: 'accepted', from: 1, to: 2 }])
    expect(await rowsOf(game, keeper)).toHaveLength(2)
  })
})

describe('what a host tells its surroundings', () => {
  test('a listener that has gone hears nothing more', async () => {
    const { game } = await begun()
    const heard: string[] = []
    const goes = game.listen(() => heard.push('gone'))
    game.listen(() => heard.push('there'))
    goes()
    await sent(game, walk(5, 5))
    expect(heard).toEqual(['there'])
    await game.saveAgain()
    expect(heard).toEqual(['there'])
  })

  test('how it saves, once for each change', async () => {
    const keeper = new Watched()
    const told: Saving[] = []
    const { log } = hosted(keeper, CROSSING)
    const game = new HostedGame(
      { id: 'game', log },
      { keeper, chanceFor: seeded('told'), now: () => 0, freshId, onSaving: (saving) => told.push(saving) },
    )
    expect(game.saving).toBe('on')
    await game.begin()
    await sent(game, walk(5, 5))
    keeper.full = true
    const late = asSent(game, walk(5, 6))
    await game.submit(BOTH, [late])
    await game.submit(BOTH, [late])
    await game.goOnUnsaved()
    expect(await sent(game, { verb: 'endTurn', seat: BLUE })).toMatchObject({ answer: 'accepted' })
    keeper.full = false
    await game.saveAgain()
    expect(told).toEqual(['failing', 'off', 'on'])
    expect(await rowsOf(game, keeper)).toHaveLength(3)
    expect(keeper.writes.at(-1)?.rows.every(({ entry }) => 'command' in entry)).toBe(true)
  })

  test('who has asked to take back in this turn', async () => {
    const { game } = await begun()
    await sent(game, walk(5, 5))
    const asked = (): readonly boolean[] => (['blue', 'ember'] as const).map((side: SideId) => game.hasAsked(side))
    expect(asked()).toEqual([false, false])
    await sent(game, { verb: 'askUndo', seat: BLUE, to: 0 })
    await sent(game, { verb: 'answerUndo', seat: EMBER, accept: false })
    expect(asked()).toEqual([true, false])
  })

  test('[VICT-10] a header says whose the game is once it is over', async () => {
    const { game, keeper } = await begun()
    const header = async () => (await keeper.load(game.id))?.header
    await sent(game, walk(5, 5))
    const { id, state } = game
    expect(await header()).toEqual({ id, turn: state.turn.number, over: false })
    await sent(game, { verb: 'resign', seat: BLUE })
    expect(await header()).toEqual({ id, turn: state.turn.number, over: true, winner: 'ember' })
    const told = game.told(EMBER, { entries: 0, as: EMBER })
    expect(told.begun).toBeDefined()
    expect(game.told(EMBER, { entries: 2, as: EMBER })).not.toHaveProperty('begun')
  })
})

describe('what is new to a seat', () => {
  const WATCHED = prepared({ figures: [man('a', 'blue', 4, 4), man('x', 'ember', 20, 20)] })

  test('[GEN-09] is the entries alone, while the same seat looks and nothing was taken back', async () => {
    const game = hosted(new MemoryKeeper(), WATCHED)
    await sent(game, walk(5, 5))
    await sent(game, walk(5, 6))
    const whole = game.told(BLUE)
    expect(whole.entries).toHaveLength(2)
    expect(game.told(BLUE, { entries: 1, as: BLUE })).toEqual({ from: 1, added: [whole.entries[1]], changed: [] })
    expect(game.told(BLUE, { entries: 2, as: BLUE })).toEqual({ from: 2, added: [], changed: [] })
    expect(game.told(BLUE, { entries: 7, as: BLUE })).toEqual({ from: 2, added: [], changed: [] })
    expect(game.told(BLUE, { entries: -1, as: BLUE })).toEqual({ from: 0, added: whole.entries, changed: [] })
  })

  test('[GEN-09] comes with the state after a take-back, and with how it began where another seat looks', async () => {
    const game = hosted(new MemoryKeeper(), WATCHED)
    await sent(game, walk(5, 5))
    await game.takeBack(BOTH, back())
    const { begun, entries, state } = game.told(BLUE)
    expect(game.told(BLUE, { entries: 1, as: BLUE })).toEqual({ from: 1, added: [entries[1]], changed: [], state })
    expect(game.told(BLUE, { entries: 2, as: BLUE })).toEqual({ from: 2, added: [], changed: [] })
    expect(game.told(BLUE, { entries: 2, as: EMBER })).toEqual({ from: 2, added: [], changed: [], state, begun })
  })

  test('[GEN-09] is everything that was hidden once the game is over, and that once', async () => {
    const game = hosted(new MemoryKeeper(), WATCHED)
    await sent(game, walk(5, 5))
    await sent(game, { verb: 'resign', seat: BLUE })
    const { begun, entries, state } = game.told(EMBER)
    expect(game.told(EMBER, { entries: 1, as: EMBER })).toEqual({
      from: 1,
      added: [entries[1]],
      changed: [],
      state,
      begun,
    })
    expect(game.told(EMBER, { entries: 2, as: EMBER })).toEqual({ from: 2, added: [], changed: [] })
  })

  test('[GEN-09] an answer that was sealed is told again when the seal is broken, and when another seat looks', async () => {
    const game = hosted(new MemoryKeeper(), newGame({}))
    const picks = (seat: typeof BLUE) => ({
      verb: 'submitForce',
      seat,
      force: force('rifleman', 'rifleman', 'rifleman', 'rifleman'),
    })
    expect((await sent(game, picks(BLUE))).answer).toBe('accepted')
    const closed = game.told(EMBER).entries[0]
    expect(closed).not.toHaveProperty('command')
    expect(game.told(EMBER, { entries: 1, as: EMBER }).changed).toEqual([])
    const mine = game.told(BLUE).entries[0]
    expect(mine).toHaveProperty('command')
    expect(game.told(BLUE, { entries: 1, as: EMBER }).changed).toEqual([[0, mine]])
    expect(game.told(EMBER, { entries: 1, as: BLUE }).changed).toEqual([[0, closed]])
    expect((await sent(game, picks(EMBER))).answer).toBe('accepted')
    const open = game.told(EMBER).entries[0]
    expect(open).toHaveProperty('command')
    const update = game.told(EMBER, { entries: 1, as: EMBER })
    expect(update.changed).toEqual([[0, open]])
    expect(update).not.toHaveProperty('state')
    expect(game.told(EMBER, { entries: 2, as: EMBER }).changed).toEqual([])
    expect(game.told(EMBER, { entries: 0, as: EMBER }).changed).toEqual([])
  })
})

describe('a game that another holder plays', () => {
  async function followed() {
    const { game, keeper } = await begun()
    const entries = [...game.log.entries]
    const following = (): HostedGame =>
      new HostedGame(
        { id: game.id, log: { ...game.log, entries }, heldElsewhere: true },
        { keeper, chanceFor: seeded('never'), now: () => 0, freshId },
      )
    return { game, keeper, following }
  }

  test('does not follow a take-back of the other side, of another entry, or one that was not free', async () => {
    const { game, keeper, following } = await followed()
    await sent(game, walk(5, 5))
    await sent(game, walk(5, 6))
    await game.takeBack(BOTH, back())
    const rows = await rowsOf(game, keeper)
    const otherwise = (change: object) =>
      rows.map((row, i) => (i < 2 ? row : { ...row, entry: { ...row.entry, ...change } }))
    expect(await following().follow(otherwise({}))).toBe(true)
    expect(await following().follow(otherwise({ side: 'ember' }))).toBe(false)
    expect(await following().follow(otherwise({ undone: 0 }))).toBe(false)
    expect(await following().follow(otherwise({ undone: 2 }))).toBe(false)
    const shot = await followed()
    await sent(shot.game, { verb: 'fire', seat: BLUE, figure: 'a', weapon: 'rifle', target: 'x' })
    const diced = await rowsOf(shot.game, shot.keeper)
    expect(await shot.following().follow(diced)).toBe(true)
    expect(await shot.following().follow([...diced, { id: 'b', entry: { side: 'blue', undone: 0 } }])).toBe(false)
  })

  test('does not follow a request that was granted and not carried out, nor rows that are none', async () => {
    const { game, keeper, following } = await followed()
    await sent(game, walk(5, 5))
    await sent(game, { verb: 'askUndo', seat: BLUE, to: 0 })
    await sent(game, { verb: 'answerUndo', seat: EMBER, accept: true })
    await sent(game, walk(5, 5))
    const rows = await rowsOf(game, keeper)
    expect(rows).toHaveLength(5)
    expect(await following().follow(rows)).toBe(true)
    expect(await following().follow(rows.slice(0, 3))).toBe(false)
    expect(await following().follow(rows.filter((_, i) => i !== 3))).toBe(false)
    expect(await following().follow([null as never])).toBe(false)
    expect(await following().follow([{ id: 'b', entry: { ...rows[0]?.entry, question: undefined } as never }])).toBe(
      false,
    )
  })

  test('an id that did not follow is not known', async () => {
    const { game, keeper, following } = await followed()
    await sent(game, walk(5, 5))
    await sent(game, walk(5, 6))
    const follower = following()
    const [first, second] = await rowsOf(game, keeper)
    if (!first || !second) throw new Error('no rows')
    expect(await follower.follow([first, { ...second, entry: { side: 'ember', undone: 0 } }])).toBe(false)
    expect(follower.log.entries).toHaveLength(1)
    expect(await follower.follow([second])).toBe(true)
    expect(follower.state).toEqual(game.state)
  })

  test('is not gone on with unsaved', async () => {
    const { following } = await followed()
    const follower = following()
    await follower.goOnUnsaved()
    expect(follower.saving).toBe('on')
    await follower.giveWay()
    expect(follower.isHeldElsewhere).toBe(true)
  })
})
