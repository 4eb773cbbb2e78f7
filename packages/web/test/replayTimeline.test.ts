import { type Played, undo } from '@tactic48/rules'
import { describe, expect, test, vi } from 'vitest'
import { endTurn, figure, fire, moveTo, takeCover } from '../../rules/test/world/commands.ts'
import { BLUE, EMBER, held, man, prepared } from '../../rules/test/world/games.ts'
import { begin, run } from '../../rules/test/world/logs.ts'
import { lastBlow } from '../src/replay/scenes.ts'
import { createPlayer, momentHref, momentIn, turnFrom } from '../src/replay/usePlayback.ts'
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
