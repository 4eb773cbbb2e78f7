import {
  type Command,
  type GameSpec,
  isRefusal,
  lastCommandOf,
  liveEntries,
  type Played,
  play,
  type Refusal,
  replayLog,
  restoreLog,
  restoreState,
  resumedChance,
  saveLog,
  saveState,
  scriptedChance,
  seededChance,
  startLog,
  takenBack,
  undo,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { asked, endTurn, figure, fire, moveTo, takeCover } from '../world/commands.ts'
import { BLUE, EMBER, force, held, man, newGame, prepared } from '../world/games.ts'
import { begin, CLOSE, run } from '../world/logs.ts'

const why = (result: Played | Refusal): string => (isRefusal(result) ? `${result.rule} ${result.code}` : 'done')

describe('the log', () => {
  test('[GEN-12] a log folds to the state without any dice', () => {
    const played = run(begin(CLOSE), [fire(BLUE, 'a', 'x'), endTurn(BLUE)], 4, 1, 1)
    expect(replayLog(played.log)).toEqual(played.state)
    expect(played.log.entries.map((entry) => entry.entry === 'command' && entry.draws)).toEqual([
      [
        [6, 3],
        [6, 0],
        [6, 0],
      ],
      [],
    ])
  })

  test('[GEN-12] a refused command leaves no entry', () => {
    const played = begin()
    expect(why(play(played, takeCover(EMBER, 'x'), scriptedChance([])))).toBe('TURN-08 notYourTurn')
    expect(played.log.entries).toEqual([])
  })

  test('[GEN-12] what rolled no dice and hid nothing is taken back freely, and stays in the log', () => {
    const moved = run(begin(), [moveTo(BLUE, 'a', 4, 6), takeCover(BLUE, 'b')])
    const once = held(undo(moved, BLUE))
    expect(figure(once.state, 'b').standing).toBeUndefined()
    expect(figure(once.state, 'a').position.y).toBe(6000)
    const twice = held(undo(once, BLUE))
    expect(twice.state).toEqual(begin().state)
    expect(twice.log.entries).toHaveLength(4)
    expect(liveEntries(twice.log.entries)).toEqual([])
    expect(why(undo(twice, BLUE))).toBe('UNDO nothingToUndo')
    const again = run(twice, [moveTo(BLUE, 'a', 4, 7)])
    expect(replayLog(again.log)).toEqual(again.state)
    expect(figure(again.state, 'a').position.y).toBe(7000)
  })

  test('[GEN-12] after dice, or when the other has decided, only consent takes back', () => {
    const shot = run(begin(CLOSE), [fire(BLUE, 'a', 'x')], 1, 1, 1)
    expect(why(undo(shot, BLUE))).toBe('UNDO chance')
    const answered = run(begin(), [endTurn(BLUE), takeCover(EMBER, 'x')])
    expect(why(undo(answered, BLUE))).toBe('UNDO otherDecided')
    expect(why(undo(answered, EMBER))).toBe('done')
    expect(why(undo(answered, 'nobody' as never))).toBe('UNDO nothingToUndo')
  })

  test('[GEN-12] a sealed answer is not taken back freely', () => {
    const sealed = run(begin(newGame()), [{ verb: 'submitForce', seat: BLUE, force: force('gunner', 'gunner') }])
    expect(why(undo(sealed, BLUE))).toBe('UNDO secrets')
  })

  test('[GEN-12] by consent anything is taken back, once asked a turn', () => {
    const shot = run(begin(CLOSE), [moveTo(BLUE, 'a', 5, 4), fire(BLUE, 'a', 'x')], 1, 1, 1)
    const asking = run(shot, [{ verb: 'askUndo', seat: BLUE, to: 1 }])
    expect(asked(asking.state)).toEqual(['undo', 'ember'])
    const granted = run(asking, [{ verb: 'answerUndo', seat: EMBER, accept: true }])
    expect(granted.state.sides.blue.tokens).toBe(4)
    expect(figure(granted.state, 'a').counters.shots).toEqual({})
    expect(granted.log.entries).toHaveLength(5)
    expect(replayLog(granted.log)).toEqual(granted.state)
    const denied = run(asking, [{ verb: 'answerUndo', seat: EMBER, accept: false }])
    expect(denied.state.sides.blue.tokens).toBe(3)
    expect(asked(denied.state)).toEqual(['action', 'blue'])
    expect(why(play(denied, { verb: 'askUndo', seat: BLUE, to: 1 }, scriptedChance([])))).toBe('UNDO oneRequestATurn')
    expect(why(play(shot, { verb: 'askUndo', seat: BLUE, to: 2 }, scriptedChance([])))).toBe('UNDO noSuchEntry')
  })

  const askUndo = (to: number, seat = BLUE): Command => ({ verb: 'askUndo', seat, to })
  const grant: Command = { verb: 'answerUndo', seat: EMBER, accept: true }
  const asksAgain = (played: Played, to = 0, seat = BLUE): string =>
    why(play(played, askUndo(to, seat), scriptedChance([])))

  test('[GEN-12] one request per turn: what was granted does not give it back', () => {
    const shot = run(begin(CLOSE), [fire(BLUE, 'a', 'x')], 1, 1, 1)
    const granted = run(shot, [askUndo(0), grant])
    expect(granted.state).toEqual(begin(CLOSE).state)
    expect(asksAgain(granted)).toBe('UNDO oneRequestATurn')
    const shotAgain = run(granted, [fire(BLUE, 'a', 'x')], 1, 1, 1)
    expect(asksAgain(shotAgain, 4)).toBe('UNDO oneRequestATurn')
    expect(asksAgain(shotAgain, 4, EMBER)).toBe('done')
    const nextTurn = run(shotAgain, [endTurn(BLUE)])
    expect(asksAgain(nextTurn, 4)).toBe('done')
  })

  test('[GEN-12] one request per turn: a request that took its own turn back still counts in that turn', () => {
    const later = run(begin(), [moveTo(BLUE, 'a', 4, 6), endTurn(BLUE), askUndo(1), grant])
    expect(later.state.turn.active).toBe('blue')
    expect(asksAgain(later)).toBe('done')
    const again = run(later, [endTurn(BLUE)])
    expect(again.state.sides.blue.askedUndo).toBe(false)
    expect(asksAgain(again, 1)).toBe('UNDO oneRequestATurn')
  })

  test('[GEN-12] the last command of a side begins where it was given, not at an answer within it', () => {
    const far = prepared({ figures: [man('a', 'blue', 4, 4), man('x', 'ember', 4, 14), man('y', 'ember', 9, 20)] })
    const shot = run(begin(far), [moveTo(BLUE, 'a', 5, 4), fire(BLUE, 'a', 'x')])
    expect(asked(shot.state)).toEqual(['takeCover', 'ember'])
    const answered = run(shot, [{ verb: 'reactTakeCover', seat: EMBER, take: false }], 1, 1, 1)
    expect(lastCommandOf(answered.log, 'blue')).toBe(1)
    expect(lastCommandOf(answered.log, 'ember')).toBe(2)
    const denied = run(answered, [askUndo(1), { verb: 'answerUndo', seat: EMBER, accept: false }])
    expect(lastCommandOf(denied.log, 'blue')).toBe(1)
    const ended = run(denied, [endTurn(BLUE), takeCover(EMBER, 'y')])
    expect(lastCommandOf(ended.log, 'blue')).toBe(5)
    expect(lastCommandOf(ended.log, 'ember')).toBe(6)
    expect(lastCommandOf(begin().log, 'blue')).toBeUndefined()
  })

  test('[GEN-12] granted requests are counted for the side that asked, also when they are taken back themselves', () => {
    const once = run(begin(), [moveTo(BLUE, 'a', 4, 6), askUndo(0), grant])
    expect(takenBack(once.log)).toEqual({ blue: 1, ember: 0 })
    const denied = run(begin(), [moveTo(BLUE, 'a', 4, 6), askUndo(0), { ...grant, accept: false } as Command])
    expect(takenBack(denied.log)).toEqual({ blue: 0, ember: 0 })
    const free = held(undo(run(begin(), [moveTo(BLUE, 'a', 4, 6)]), BLUE))
    expect(takenBack(free.log)).toEqual({ blue: 0, ember: 0 })
    const both = run(once, [askUndo(0, EMBER), { verb: 'answerUndo', seat: BLUE, accept: true }])
    expect(takenBack(both.log)).toEqual({ blue: 1, ember: 1 })
  })

  test('[GEN-12] the state says whether the game was started with take-backs', () => {
    expect(begin().state.setup.takeBacks).toBeUndefined()
    expect(begin({ ...prepared(), takeBacks: false }).state.setup).not.toHaveProperty('takeBacks')
    expect(begin({ ...prepared(), takeBacks: true }).state.setup.takeBacks).toBe(true)
    expect(begin({ ...newGame(), takeBacks: true }).state.setup.takeBacks).toBe(true)
    const odd = { ...prepared(), takeBacks: 'yes' } as object as GameSpec
    expect(startLog(odd, scriptedChance([]))).toMatchObject({ refused: true, params: { field: 'takeBacks' } })
  })

  test('[GEN-12] undo after undo leads back through the right states', () => {
    let played = run(begin(), [moveTo(BLUE, 'a', 4, 5), moveTo(BLUE, 'b', 8, 5)])
    played = held(undo(played, BLUE))
    played = run(played, [moveTo(BLUE, 'b', 8, 6)])
    played = held(undo(played, BLUE))
    played = held(undo(played, BLUE))
    expect(played.state).toEqual(begin().state)
    expect(replayLog(played.log)).toEqual(played.state)
  })
})

describe('saves', () => {
  test('[GEN-12] state and log come back to the same bytes', () => {
    const { log, state } = run(begin(CLOSE), [fire(BLUE, 'a', 'x')], 4, 1, 1)
    const restored = restoreState(saveState(state))
    expect(restored).toEqual(state)
    expect(isRefusal(restored) ? '' : saveState(restored)).toBe(saveState(state))
    expect(restoreLog(saveLog(log))).toEqual(log)
  })

  test('[GEN-12] what is no save is refused', () => {
    for (const text of ['', '{', 'null', '7', '{}', saveLog(begin().log)]) {
      expect(restoreState(text)).toMatchObject({ refused: true, rule: 'SAVE' })
    }
    expect(restoreLog(saveState(begin().state))).toMatchObject({ refused: true })
  })
})

test('[GEN-12] a saved file without its value names the field', () => {
  for (const restored of [
    restoreState(JSON.stringify({ tactic48: 'state', version: 2 })),
    restoreLog(JSON.stringify({ tactic48: 'log', version: 2 })),
  ]) {
    expect(restored).toMatchObject({ rule: 'SAVE', code: 'missing', params: { field: 'value' } })
  }
})

describe('seeded chance', () => {
  test('[GEN-12] the same seed gives the same dice, another seed others', () => {
    const dice = (seed: string) =>
      Array.from(
        { length: 40 },
        (
          (chance) => () =>
            chance.d6()
        )(seededChance(seed)),
      )
    expect(dice('one')).toEqual(dice('one'))
    expect(dice('one')).not.toEqual(dice('two'))
  })

  test('[GEN-12] these are the dice of the seed "Tactic48", on every machine', () => {
    const chance = seededChance('Tactic48')
    expect(Array.from({ length: 24 }, () => chance.d6()).join('')).toBe('364461635154123664161243')
  })

  test('[GEN-12] a saved generator goes on where it stood', () => {
    const chance = seededChance('resume')
    for (let i = 0; i < 7; i++) chance.d6()
    const resumed = resumedChance(JSON.parse(JSON.stringify(chance.saved())))
    const next = Array.from({ length: 20 }, () => chance.int(360))
    expect(Array.from({ length: 20 }, () => resumed.int(360))).toEqual(next)
  })

  test('[GEN-12] a D6 shows every face about equally often', () => {
    const chance = seededChance('fair')
    const faces = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) {
      const face = chance.d6() - 1
      faces[face] = (faces[face] ?? 0) + 1
    }
    const chiSquare = faces.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(chiSquare).toBeLessThan(20.5)
    expect(() => chance.int(0)).toThrow(RangeError)
  })
})
