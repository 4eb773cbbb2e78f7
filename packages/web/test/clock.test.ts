import { clockIn, type Keeper, type KeptClock, minutesIn } from '@tactic48/host'
import { reopen, topQuestion } from '@tactic48/rules'
import { beforeEach, describe, expect, test } from 'vitest'
import { held } from '../../rules/test/world/games.ts'
import type { Players, SavedGame } from '../src/game/savedGame.ts'
import { SEATS } from '../src/game/seats.ts'
import { Seated } from './hostedGames.ts'
import { deployment, hobartMoves, watchedCrossing } from './playPositions.ts'

const TOGETHER: Players = { blue: 'person', ember: 'person' }
const MINUTE = 60_000

let time = 0
beforeEach(() => {
  time = 0
})

const CLOCKED = { options: { 'house.clock': true, reactionSeconds: 20 } } as const

function atTable(
  saved: SavedGame,
  more: { players?: Players; clock?: KeptClock | undefined; keeper?: Partial<Keeper> } = {},
) {
  const about = { title: '', battlefield: 'crossroads', players: more.players ?? TOGETHER, turnMinutes: 5 }
  const { clock, keeper = {} } = more
  return new Seated(held(reopen(saved.log)).log, about, { id: saved.id, clock, keeper, now: () => time })
}

/** The crossing with a clock; Hobart has walked into the fire of Lenz and ember is asked. */
const underFire = () => watchedCrossing({ ...CLOCKED, commands: [hobartMoves([11.5, 15])] })
const asks = ({ game }: Seated) => {
  const question = topQuestion(game.state)
  return [question?.kind, question?.awaiting[0]]
}

describe('[HOUSE-17] the clock of a game', () => {
  test('runs from when the question lies before its side, and stands still while things are told', async () => {
    const at = atTable(watchedCrossing(CLOCKED))
    expect(at.game.attend('blue')).toEqual({ side: 'blue', timed: 'turn', left: 5 * MINUTE, most: 5 * MINUTE })
    time += MINUTE
    await at.submit(hobartMoves([11.5, 15]))
    // The walk is told: nobody thinks.
    time += MINUTE
    expect(at.game.attend('ember')).toEqual({ side: 'ember', timed: 'answer', left: 20_000, most: 20_000 })
    time += 5_000
    await at.submit({ verb: 'holdFire', seat: SEATS.ember })
    expect(at.game.attend('blue')).toMatchObject({ timed: 'turn', left: 4 * MINUTE })
  })

  test('to say again before whom the question lies gives no time back', () => {
    const at = atTable(underFire())
    at.game.attend('ember')
    time += 15_000
    expect(at.game.attend('ember')?.left).toBe(5_000)
    at.game.attend(undefined)
    time += MINUTE
    expect(at.game.attend('ember')?.left).toBe(5_000)
  })

  test('[D12] plays what is usual when the time is up, and nothing before that', async () => {
    const at = atTable(underFire())
    at.game.attend('ember')
    time += 19_999
    expect(await at.game.timeUp()).toBeUndefined()
    expect(asks(at)).toEqual(['opportunityFire', 'ember'])
    time += 1
    expect(await at.game.timeUp()).toMatchObject({ answer: 'accepted' })
    expect(at.game.log.entries.at(-1)).toMatchObject({ command: { verb: 'timeout', seat: SEATS.ember } })
    expect(JSON.stringify(at.game.log.entries.at(-1))).toContain('shotResolved')
  })

  test('[D07] a turn whose minutes are over ends, and the next one begins with all of them', async () => {
    const at = atTable(watchedCrossing(CLOCKED))
    at.game.attend('blue')
    time += 5 * MINUTE
    expect(await at.game.timeUp()).toMatchObject({ answer: 'accepted' })
    expect(asks(at)).toEqual(['action', 'ember'])
    expect(at.game.attend('ember')?.left).toBe(5 * MINUTE)
  })

  test('what is decided after the time is up comes too late: the question is answered already', async () => {
    const { game } = atTable(underFire(), { players: { blue: 'person', ember: 'opponent' } })
    game.attend('ember')
    const since = topQuestion(game.state)?.since
    time += 20_000
    await game.timeUp()
    const late = [{ id: 'late', since, command: { verb: 'holdFire', seat: SEATS.ember } }]
    expect(await game.submit({ seats: [SEATS.ember] }, late)).toEqual([{ answer: 'stale' }])
    expect(JSON.stringify(game.log.entries.at(-1))).toContain('timedOut')
  })

  test('is kept with the game: a reload gives no time back', async () => {
    const kept: [string, KeptClock][] = []
    const keepTime = async (id: string, clock: KeptClock): Promise<void> => void kept.push([id, clock])
    const { game } = atTable(underFire(), { keeper: { keepTime } })
    game.attend('ember')
    time += 12_000
    await game.keepTime()
    const [id, clock] = kept.at(-1) ?? []
    expect(id).toBe('crossing')
    const again = atTable(underFire(), { clock: clockIn(JSON.parse(JSON.stringify(clock))) })
    expect(again.game.attend('ember')?.left).toBe(8_000)
  })

  test('[SETUP-08] every question of the set-up has as long as a turn', () => {
    const at = atTable(deployment('clocked', CLOCKED.options))
    const side = asks(at)[1]
    expect(side && at.game.attend(side as 'blue')).toMatchObject({ timed: 'answer', most: 5 * MINUTE })
  })

  test('does not run without the house rule, nor where no seconds were agreed on', () => {
    expect(atTable(watchedCrossing()).game.attend('blue')).toBeUndefined()
    const unhurried = { options: { 'house.clock': true, reactionSeconds: 0 }, commands: [hobartMoves([11.5, 15])] }
    expect(atTable(watchedCrossing(unhurried)).game.attend('ember')).toBeUndefined()
  })

  test('a question after a take-back has its own time, a turn what was left of it', async () => {
    const at = atTable(watchedCrossing({ ...CLOCKED, takeBacks: true }))
    at.game.attend('blue')
    time += MINUTE
    await at.submit({ verb: 'move', seat: SEATS.blue, figure: 'pike', path: [{ x: 4000, y: 20000 }] })
    at.game.attend('blue')
    time += MINUTE
    await at.takeBack(SEATS.blue)
    expect(at.game.attend('blue')?.left).toBe(3 * MINUTE)
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
