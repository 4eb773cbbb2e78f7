import { elementId, type Goals, type Played, undo } from '@tactic48/rules'
import { describe, expect, test, vi } from 'vitest'
import { endTurn, figure, fire, moveTo, takeCover } from '../../rules/test/world/commands.ts'
import { BLUE, EMBER, held, man, prepared } from '../../rules/test/world/games.ts'
import { begin, run } from '../../rules/test/world/logs.ts'
import { rectangle } from '../../rules/test/world/places.ts'
import { createPlayer, momentHref, momentIn, turnFrom } from '../src/replay/playback.ts'
import { endingOf, isBlow, lastBlow } from '../src/replay/scenes.ts'
import { lineOf } from './replayGames.ts'

const begun = (): Played =>
  begin(prepared({ figures: [man('a', 'blue', 4, 4), man('b', 'blue', 9, 4), man('x', 'ember', 4, 8)] }))

describe('the timeline of a game', () => {
  test('[GEN-12] moment n is the state after n commands, in any order of asking', () => {
    const opened = begun()
    const moved = run(opened, [moveTo(BLUE, 'b', 9, 6)])
    const shot = run(moved, [fire(BLUE, 'a', 'x'), endTurn(BLUE)], 5, 1, 1)
    const line = lineOf(shot)
    expect(line.last).toBe(3)
    expect(line.stateAt(3)).toEqual(shot.state)
    expect(line.stateAt(1)).toEqual(moved.state)
    expect(line.stateAt(0)).toEqual(opened.state)
    expect(figure(line.stateAt(2), 'x').wounded).toBe(true)
    expect(line.stateAt(2)).toBe(line.stateAt(2))
  })

  test('moments outside the game are its ends', () => {
    const line = lineOf(run(begun(), [moveTo(BLUE, 'b', 9, 6)]))
    expect(line.stateAt(-4)).toBe(line.stateAt(0))
    expect(line.stateAt(99)).toBe(line.stateAt(1))
    expect(line.stateAt(Number.NaN)).toBe(line.stateAt(0))
    expect(line.entryAt(0)).toBeUndefined()
    expect(line.entryAt(1)?.command?.verb).toBe('move')
  })

  test('[TURN-01] turns begin at the moment that ends the one before', () => {
    const played = run(begun(), [takeCover(BLUE, 'a'), endTurn(BLUE), takeCover(EMBER, 'x'), endTurn(EMBER)])
    const line = lineOf(played)
    const first = line.turnAt(0).number
    expect(line.turns.map(({ number, side, moment }) => [number - first, side, moment])).toEqual([
      [0, 'blue', 0],
      [1, 'ember', 2],
      [2, 'blue', 4],
    ])
    expect(line.turnAt(1).side).toBe('blue')
    expect(line.turnAt(2).side).toBe('ember')
    expect(line.turnAt(3).side).toBe('ember')
  })

  test('jumping back goes to the start of this turn first', () => {
    const played = run(begun(), [takeCover(BLUE, 'a'), endTurn(BLUE), takeCover(EMBER, 'x'), endTurn(EMBER)])
    const line = lineOf(played)
    expect([turnFrom(line, 0, 1), turnFrom(line, 2, 1), turnFrom(line, 4, 1)]).toEqual([2, 4, 4])
    expect([turnFrom(line, 3, -1), turnFrom(line, 2, -1), turnFrom(line, 0, -1)]).toEqual([2, 0, 0])
  })

  test('[GEN-12] what was taken back is no moment', () => {
    const once = run(begun(), [moveTo(BLUE, 'b', 9, 6), takeCover(BLUE, 'a')])
    const back = held(undo(once, BLUE))
    const on = run(back, [fire(BLUE, 'a', 'x')], 1, 1, 1)
    const line = lineOf(on)
    expect(line.entries.map(({ command }) => command?.verb)).toEqual(['move', 'fire'])
  })
})

describe('the address of a moment', () => {
  test('leads back to the same moment', () => {
    expect(momentIn(momentHref('a b/c', 12))).toBe(12)
    expect(momentIn('#/replay/abc')).toBeUndefined()
    expect(momentIn('#/replay/abc/1x')).toBeUndefined()
  })
})

test('[GEN-12] while a game is played, counter and table are at the same moment', () => {
  vi.useFakeTimers()
  const commands = [moveTo(BLUE, 'b', 9, 6), fire(BLUE, 'a', 'x'), endTurn(BLUE)]
  const line = lineOf(run(begun(), commands, 5, 1, 1))
  const player = createPlayer(line, 0)
  player.playback().run('on')
  for (const moment of [1, 2]) {
    expect(player.playback().moment).toBe(moment)
    expect(player.playback().beat?.state).toEqual(line.stateAt(moment))
    player.stage.getState().goOn()
  }
  // Paused, it is at the whole of the moment that is named.
  player.playback().run('on')
  player.playback().pause()
  expect(player.playback()).toMatchObject({ moment: 3, beat: undefined, running: undefined })
  player.playback().goTo(1)
  player.playback().run('on')
  expect(player.playback().moment).toBe(2)
  player.playback().run('back')
  vi.advanceTimersByTime(1200)
  expect(player.playback().moment).toBe(1)
  player.playback().pause()
  vi.useRealTimers()
})

test('[VICT-01] the last blow is the loss that ended the game, with who struck it', () => {
  const line = lineOf(run(begun(), [moveTo(BLUE, 'b', 9, 6), fire(BLUE, 'a', 'x')], 6, 6, 6))
  const blow = lastBlow(line)
  expect(blow).toMatchObject({ moment: 2, who: ['a', 'x'] })
  expect(blow?.marks.map(({ kind }) => kind)).toContain('shot')
  // The one who falls is still there in the picture.
  expect(figure(blow?.state ?? line.stateAt(0), 'x').whereabouts).toBe('table')
  expect(lastBlow(lineOf(run(begun(), [moveTo(BLUE, 'b', 9, 6)])))).toBeUndefined()
})

describe('the end of a battle', () => {
  const inBattle = (goals: Goals): Played => {
    const { position } = prepared()
    const table = { ...position.table, elements: [rectangle('mill', 2, 2, 5, 3)] }
    const figures = [man('a', 'blue', 4, 3.5), man('x', 'ember', 20, 20), man('y', 'ember', 4, 8)]
    const turn = { active: 'blue', number: 1, first: 'blue' } as const
    return begin(prepared({ table, figures, turn }, undefined, { goals }))
  }
  const losses = 'ignore'

  test('[HOUSE-20] won by goals, it names them and shows who holds what was to be held', () => {
    const hold = { kind: 'hold', element: elementId('mill'), until: 1 } as const
    const begun = inBattle({ sides: { blue: { needs: 'any', list: [hold] } }, losses })
    const line = lineOf(run(begun, [moveTo(BLUE, 'a', 4, 3.6), endTurn(BLUE), endTurn(EMBER)]))
    expect(line.stateAt(line.last).outcome).toEqual({ winner: 'blue', rule: 'HOUSE-20' })
    expect(endingOf(line)).toEqual({ why: 'goals', side: 'blue', goals: [hold] })
    const decided = lastBlow(line)
    expect(decided).toMatchObject({ moment: 3, who: ['a'] })
    expect(decided && isBlow(decided)).toBe(false)
  })

  test('[HOUSE-20] won by losses that were a goal, the last blow is shown', () => {
    const half = { kind: 'eliminate', share: 40 } as const
    const begun = inBattle({ sides: { blue: { needs: 'any', list: [half] } }, losses })
    const line = lineOf(run(begun, [fire(BLUE, 'a', 'y')], 6, 6, 6))
    expect(endingOf(line)).toEqual({ why: 'goals', side: 'blue', goals: [half] })
    expect(lastBlow(line)).toMatchObject({ moment: 1, who: ['a', 'y'] })
  })

  test('[HOUSE-20] over after its last round, it says what was agreed, and no earlier loss is called the last blow', () => {
    const begun = inBattle({ sides: {}, losses, limit: { rounds: 1, winner: 'ember' } })
    const line = lineOf(run(begun, [fire(BLUE, 'a', 'y'), endTurn(BLUE), endTurn(EMBER)], 6, 6, 6))
    expect(line.stateAt(line.last).outcome).toEqual({ winner: 'ember', rule: 'HOUSE-20' })
    expect(endingOf(line)).toEqual({ why: 'rounds', rounds: 1, winner: 'ember' })
    expect(lastBlow(line)).toBeUndefined()
  })
})
