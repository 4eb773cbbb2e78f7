import { type Played, reopen, seededChance, topQuestion } from '@tactic48/rules'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { held } from '../../rules/test/world/games.ts'
import type { Players, SavedGame } from '../src/game/savedGame.ts'
import { SEATS } from '../src/game/seats.ts'
import { Authority, type Keeper } from '../src/session/authority.ts'
import { clockIn, type KeptClock, minutesIn } from '../src/session/clock.ts'
import { deployment, hobartMoves, watchedCrossing } from './playPositions.ts'

const TOGETHER: Players = { blue: 'person', ember: 'person' }
const MINUTE = 60_000

let time = 0
beforeEach(() => {
  time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => time)
})

const CLOCKED = { options: { 'house.clock': true, reactionSeconds: 20 } } as const

function atTable(
  saved: SavedGame,
  more: { players?: Players; clock?: KeptClock | undefined; keeper?: Partial<Keeper> } = {},
) {
  const played: Played = held(reopen(saved.log))
  const about = { title: '', battlefield: 'crossroads', players: more.players ?? TOGETHER, turnMinutes: 5 }
  const keeper = { append: async () => undefined, keepTime: async () => undefined, ...more.keeper }
  const game = { id: saved.id, about, played, chance: seededChance('clock'), clock: more.clock }
  return new Authority(game, keeper, () => undefined)
}

/** The crossing with a clock; Hobart has walked into the fire of Lenz and ember is asked. */
const underFire = () => watchedCrossing({ ...CLOCKED, commands: [hobartMoves([11.5, 15])] })
const asks = (game: Authority) => {
  const question = topQuestion(game.state)
  return [question?.kind, question?.awaiting[0]]
}

describe('[HOUSE-17] the clock of a game', () => {
  test('runs from when the question lies before its side, and stands still while things are told', () => {
    const game = atTable(watchedCrossing(CLOCKED))
    expect(game.attend('blue')).toEqual({ side: 'blue', timed: 'turn', left: 5 * MINUTE, most: 5 * MINUTE })
    time += MINUTE
    held(game.submit(hobartMoves([11.5, 15])))
    // The walk is told: nobody thinks.
    time += MINUTE
    expect(game.attend('ember')).toEqual({ side: 'ember', timed: 'answer', left: 20_000, most: 20_000 })
    time += 5_000
    held(game.submit({ verb: 'holdFire', seat: SEATS.ember }))
    expect(game.attend('blue')).toMatchObject({ timed: 'turn', left: 4 * MINUTE })
  })

  test('to say again before whom the question lies gives no time back', () => {
    const game = atTable(underFire())
    game.attend('ember')
    time += 15_000
    expect(game.attend('ember')?.left).toBe(5_000)
    game.attend(undefined)
    time += MINUTE
    expect(game.attend('ember')?.left).toBe(5_000)
  })

  test('[D12] plays what is usual when the time is up, and nothing before that', () => {
    const game = atTable(underFire())
    game.attend('ember')
    time += 19_999
    expect(game.timeUp()).toBeUndefined()
    expect(asks(game)).toEqual(['opportunityFire', 'ember'])
    time += 1
    expect(game.timeUp()).toHaveProperty('news')
    expect(game.log.entries.at(-1)).toMatchObject({ command: { verb: 'timeout', seat: SEATS.ember } })
    expect(JSON.stringify(game.log.entries.at(-1))).toContain('shotResolved')
  })

  test('[D07] a turn whose minutes are over ends, and the next one begins with all of them', () => {
    const game = atTable(watchedCrossing(CLOCKED))
    game.attend('blue')
    time += 5 * MINUTE
    expect(game.timeUp()).toHaveProperty('news')
    expect(asks(game)).toEqual(['action', 'ember'])
    expect(game.attend('ember')?.left).toBe(5 * MINUTE)
  })

  test('what the opponent thinks is taken from its own time', async () => {
    const game = atTable(underFire(), { players: { blue: 'person', ember: 'opponent' } })
    const thinking = game.opponentActs(async () => {
      time += 20_000
      game.timeUp()
      return { verb: 'holdFire', seat: SEATS.ember }
    })
    // Its answer comes too late: the shot was fired for it.
    expect(await thinking).toBeUndefined()
    expect(JSON.stringify(game.log.entries.at(-1))).toContain('timedOut')
  })

  test('is kept with the game: a reload gives no time back', () => {
    const keepTime = vi.fn<Keeper['keepTime']>(async () => undefined)
    const game = atTable(underFire(), { keeper: { keepTime } })
    game.attend('ember')
    time += 12_000
    game.keepTime()
    return vi.waitFor(() => {
      const [id, clock] = keepTime.mock.calls.at(-1) ?? []
      expect(id).toBe('crossing')
      const again = atTable(underFire(), { clock: clockIn(JSON.parse(JSON.stringify(clock))) })
      expect(again.attend('ember')?.left).toBe(8_000)
    })
  })

  test('[SETUP-08] every question of the set-up has as long as a turn', () => {
    const game = atTable(deployment('clocked', CLOCKED.options))
    const side = asks(game)[1]
    expect(side && game.attend(side as 'blue')).toMatchObject({ timed: 'answer', most: 5 * MINUTE })
  })

  test('does not run without the house rule, nor where no seconds were agreed on', () => {
    expect(atTable(watchedCrossing()).attend('blue')).toBeUndefined()
    const unhurried = { options: { 'house.clock': true, reactionSeconds: 0 }, commands: [hobartMoves([11.5, 15])] }
    expect(atTable(watchedCrossing(unhurried)).attend('ember')).toBeUndefined()
  })

  test('a question after a take-back has its own time, a turn what was left of it', () => {
    const game = atTable(watchedCrossing({ ...CLOCKED, takeBacks: true }))
    game.attend('blue')
    time += MINUTE
    held(game.submit({ verb: 'move', seat: SEATS.blue, figure: 'pike', path: [{ x: 4000, y: 20000 }] }))
    game.attend('blue')
    time += MINUTE
    held(game.takeBack(SEATS.blue))
    expect(game.attend('blue')?.left).toBe(3 * MINUTE)
  })
})

describe('[HOUSE-17] a clock that lies on the shelf', () => {
  const good = { of: 3, left: 10 }
  const pair = { blue: good, ember: good }
  test.each([
    ['nothing', undefined],
    ['a list', []],
    ['half of it', { turn: pair }],
    ['time below nothing', { turn: pair, answer: { blue: good, ember: { of: 1, left: -5 } } }],
    ['no number', { turn: pair, answer: { blue: good, ember: { of: 1, left: 'soon' } } }],
  ])('that is %s is not believed', (_, value) => {
    expect(clockIn(value)).toBeUndefined()
  })

  test('a good one is', () => {
    expect(clockIn({ turn: pair, answer: pair })).toEqual({ turn: pair, answer: pair })
  })

  test.each([0, -3, 2.5, 1000, '5', null])('%s minutes are none', (value) => {
    expect(minutesIn(value)).toBeUndefined()
  })
})
