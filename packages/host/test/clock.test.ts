import { createGame, type GameState, seededChance } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { BLUE, EMBER, held, man, newGame, prepared, rulesOf } from '../../rules/test/world/games.ts'
import { Clock } from '../src/clock.ts'
import { clockIn, HostedGame, type KeptClock, MemoryKeeper, minutesIn, seeded, startGame } from '../src/index.ts'
import { BOTH, freshId, sent } from './contract.ts'

const MINUTE = 60_000

let time = 5000
const now = (): number => time

const base = rulesOf()
const RULES = { ...base, reactionSeconds: 20, house: { ...base.house, clock: true } }
const FIGURES = [man('a', 'blue', 4, 4), man('x', 'ember', 20, 20)]

const started = (rules = RULES) => held(startGame(prepared({ figures: FIGURES }, rules), seeded('clock')(0)))
/** Blue is asked in the turn of Ember. */
const inHisTurn = (state: GameState): GameState => ({ ...state, turn: { ...state.turn, active: 'ember' } })
const asked = ({ stack }: GameState): number => {
  const top = stack.at(-1)
  return top?.frame === 'question' ? top.question.since : -1
}

const readingOf = (state: GameState, side: 'blue' | 'ember' = 'blue') => {
  const clock = new Clock(5, undefined, now)
  clock.start(state, side)
  return clock.reading()
}

describe('[HOUSE-17] which time runs', () => {
  test('a turn has its minutes, ten where no others were agreed', () => {
    const { state } = started()
    expect(readingOf(state)).toEqual({ side: 'blue', timed: 'turn', left: 5 * MINUTE, most: 5 * MINUTE })
    const usual = new Clock(undefined, undefined, now)
    usual.start(state, 'blue')
    expect(usual.reading()?.most).toBe(10 * MINUTE)
  })

  test('an answer in the other side’s turn has its seconds; 0 seconds are no limit', () => {
    const { state } = started()
    expect(readingOf(inHisTurn(state))).toEqual({ side: 'blue', timed: 'answer', left: 20_000, most: 20_000 })
    expect(readingOf(inHisTurn(started({ ...RULES, reactionSeconds: 0 }).state))).toBeUndefined()
  })

  test('a question of the set-up has as long as a turn, and a force is picked without a clock', () => {
    const { state } = started()
    expect(readingOf({ ...state, phase: 'setup' })).toMatchObject({ timed: 'answer', most: 5 * MINUTE })
    const { state: picking } = held(createGame(newGame({}, RULES), seededChance('clock')))
    expect(picking.phase).toBe('setup')
    expect(readingOf(picking)).toBeUndefined()
  })

  test('none without the house rule, once the game is over, where nothing is asked, or for a side that is not asked', () => {
    const { state } = started()
    expect(readingOf(started({ ...RULES, house: { ...RULES.house, clock: false } }).state)).toBeUndefined()
    expect(readingOf({ ...state, phase: 'over' })).toBeUndefined()
    expect(readingOf({ ...state, stack: [] })).toBeUndefined()
    expect(readingOf(state, 'ember')).toBeUndefined()
  })
})

describe('[HOUSE-17] a clock that runs', () => {
  test('runs from when the question is before its side, goes on where it stood, and never below nothing', () => {
    const { state } = started()
    const clock = new Clock(1, undefined, now)
    expect([clock.reading(), clock.up()]).toEqual([undefined, undefined])
    clock.start(state, 'blue')
    time += 1000.4
    clock.start(state, 'blue')
    expect(clock.reading()?.left).toBe(59_000)
    clock.stop()
    time += 10_000
    expect(clock.reading()).toBeUndefined()
    clock.start(state, 'blue')
    expect(clock.reading()?.left).toBe(59_000)
    expect(clock.up()).toBeUndefined()
    time += 59_000
    expect(clock.up()).toBe('blue')
    time += 1
    expect(clock.reading()?.left).toBe(0)
  })

  test('another turn, another side and another question begin with all of their time', () => {
    const { state } = started()
    const clock = new Clock(1, undefined, now)
    clock.start(state, 'blue')
    time += 1000
    clock.start({ ...state, turn: { ...state.turn, number: state.turn.number + 2 } }, 'blue')
    expect(clock.reading()).toMatchObject({ timed: 'turn', left: MINUTE })
    time += 1000
    clock.start(inHisTurn(state), 'blue')
    expect(clock.reading()).toMatchObject({ timed: 'answer', left: 20_000 })
    time += 1000
    const both = { ...state, stack: state.stack.map(withBoth) }
    clock.start(both, 'ember')
    expect(clock.reading()).toMatchObject({ side: 'ember', timed: 'answer', left: 20_000 })
    clock.start(state, 'ember')
    expect(clock.reading()).toBeUndefined()
  })

  test('after a take-back an answer has its own time, and a turn what was left of it', () => {
    const { state } = started()
    const clock = new Clock(1, undefined, now)
    clock.start(state, 'blue')
    time += 1000
    clock.start(inHisTurn(state), 'blue')
    time += 1000
    clock.takeBack()
    expect(clock.reading()).toBeUndefined()
    clock.start(inHisTurn(state), 'blue')
    expect(clock.reading()?.left).toBe(20_000)
    clock.start(state, 'blue')
    expect(clock.reading()?.left).toBe(59_000)
  })

  test('what it keeps is what is left of each side’s turn and answer', () => {
    const { state } = started()
    const clock = new Clock(1, undefined, now)
    const none = { of: -1, left: 0 }
    expect(clock.saved()).toEqual({ turn: { blue: none, ember: none }, answer: { blue: none, ember: none } })
    clock.start(state, 'blue')
    time += 1000
    const blue = { of: state.turn.number, left: 59_000 }
    expect(clock.saved()).toEqual({ turn: { blue, ember: none }, answer: { blue: none, ember: none } })
    clock.start(inHisTurn(state), 'blue')
    time += 1000
    const kept = clock.saved()
    expect(kept).toEqual({
      turn: { blue, ember: none },
      answer: { blue: { of: asked(state), left: 19_000 }, ember: none },
    })
    const again = new Clock(1, kept, now)
    again.start(state, 'blue')
    expect(again.reading()?.left).toBe(59_000)
  })
})

function withBoth(frame: GameState['stack'][number]): GameState['stack'][number] {
  return frame.frame === 'question'
    ? ({ ...frame, question: { ...frame.question, awaiting: ['blue', 'ember'] } } as typeof frame)
    : frame
}

describe('[HOUSE-17] a clock from outside', () => {
  const left = { of: 3, left: 0 }
  const sides = { blue: left, ember: { of: 2, left: 1.5 } }
  const good = { turn: sides, answer: sides }

  test('is read where both sides have a number and a time of each kind', () => {
    expect(clockIn(good)).toBe(good)
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 4],
    ['no answers', { turn: sides }],
    ['no times', { ...good, turn: null }],
    ['one side', { ...good, answer: { blue: left } }],
    ['a side that is none', { ...good, answer: { blue: left, ember: null } }],
    ['half a turn', { ...good, turn: { ...sides, blue: { of: 1.5, left: 1 } } }],
    ['no number', { ...good, turn: { ...sides, blue: { left: 1 } } }],
    ['less than nothing', { ...good, turn: { ...sides, blue: { of: 1, left: -1 } } }],
    ['time without end', { ...good, turn: { ...sides, ember: { of: 1, left: Number.POSITIVE_INFINITY } } }],
  ])('%s is a full clock', (_, value) => {
    expect(clockIn(value)).toBeUndefined()
  })

  test('minutes of a turn are 1 to 120', () => {
    expect([1, 120].map(minutesIn)).toEqual([1, 120])
    for (const value of [0, 121, 1.5, '5', null, undefined, Number.NaN]) expect(minutesIn(value)).toBeUndefined()
  })
})

describe('[HOUSE-17] the clock of a hosted game', () => {
  async function clocked(rules = RULES, more: { readonly heldElsewhere?: boolean } = {}) {
    const keeper = new MemoryKeeper()
    const times: KeptClock[] = []
    const keepTime = keeper.keepTime.bind(keeper)
    keeper.keepTime = (id, clock) => {
      times.push(clock)
      return keepTime(id, clock)
    }
    const around = { keeper, chanceFor: seeded('clock'), now, freshId }
    const game = new HostedGame({ id: 'game', log: started(rules).log, turnMinutes: 1, ...more }, around)
    await game.begin()
    return { game, keeper, times }
  }
  const walk = { verb: 'move', seat: BLUE, figure: 'a', path: [{ x: 4000, y: 5000 }] }

  test('runs while a side attends, stands still while nobody does, and goes into the header', async () => {
    const { game, keeper } = await clocked()
    expect(game.attend('blue')?.left).toBe(MINUTE)
    time += 1000
    expect(game.attend('blue')?.left).toBe(59_000)
    expect(game.attend(undefined)).toBeUndefined()
    time += 1000
    game.attend('blue')
    await sent(game, walk)
    expect((await keeper.load('game'))?.header.clock?.turn.blue).toEqual({ of: game.state.turn.number, left: 59_000 })
    time += 1000
    expect(game.attend('blue')?.left).toBe(59_000)
  })

  test('without the house rule nothing of it is kept', async () => {
    const { game, keeper, times } = await clocked({ ...RULES, house: { ...RULES.house, clock: false } })
    expect(game.attend('blue')).toBeUndefined()
    await game.keepTime()
    await sent(game, walk)
    expect(times).toEqual([])
    expect((await keeper.load('game'))?.header).toEqual({ id: 'game', turn: game.state.turn.number, over: false })
  })

  test('is up when nothing is left: what is usual is played as one entry, and not twice', async () => {
    const { game, keeper } = await clocked()
    expect(await game.timeUp()).toBeUndefined()
    game.attend('blue')
    time += MINUTE - 1
    expect(await game.timeUp()).toBeUndefined()
    time += 1
    expect(await game.timeUp()).toEqual({ answer: 'accepted', from: 0, to: 1 })
    expect(game.log.entries[0]).toMatchObject({ command: { verb: 'timeout', seat: BLUE } })
    expect(game.state.turn.active).toBe('ember')
    expect((await keeper.load('game'))?.rows).toHaveLength(1)
    expect(await game.timeUp()).toBeUndefined()
  })

  test('is written while it runs, where the game is saved and held here', async () => {
    const { game, times, keeper } = await clocked()
    await game.keepTime()
    expect(times).toEqual([])
    game.attend('blue')
    time += 1000
    await game.keepTime()
    expect(times.map(({ turn }) => turn.blue.left)).toEqual([59_000])
    keeper.keepTime = () => Promise.reject(new Error('no room'))
    await expect(game.keepTime()).resolves.toBeUndefined()
    const unsaved = await clocked()
    await unsaved.game.goOnUnsaved()
    unsaved.game.attend('blue')
    await unsaved.game.keepTime()
    expect(unsaved.times).toEqual([])
    const follower = await clocked(RULES, { heldElsewhere: true })
    follower.game.attend('blue')
    await follower.game.keepTime()
    expect(follower.times).toEqual([])
  })

  test('a command leaves an answer what was left of it, a take-back gives it all of its time again', async () => {
    const { game } = await clocked()
    game.attend('blue')
    time += 1000
    await sent(game, walk)
    await game.takeBack(BOTH, { id: freshId(), seat: BLUE })
    expect(game.attend('blue')).toMatchObject({ timed: 'turn', left: 59_000 })
    expect(game.attend('ember')).toBeUndefined()
    await sent(game, { verb: 'endTurn', seat: BLUE })
    expect(game.attend('ember')).toMatchObject({ side: 'ember', left: MINUTE })
    expect((await sent(game, { verb: 'endTurn', seat: EMBER })).answer).toBe('accepted')
  })
})
