import { isRefusal, type Refusal, saveLog, storeLog } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { endTurn, fire } from '../../rules/test/world/commands.ts'
import { BLUE } from '../../rules/test/world/games.ts'
import { begin, CLOSE, run } from '../../rules/test/world/logs.ts'
import { type Filed, type OpenedGame, readingGame, writeGame } from '../src/files/gameFile.ts'

function game(): Filed {
  const { log } = run(begin(CLOSE), [fire(BLUE, 'a', 'x'), endTurn(BLUE)], 5, 1, 1)
  return { title: 'At the ford', battlefield: 'crossroads', players: { blue: 'person', ember: 'opponent' }, log }
}

function readGame(text: string): OpenedGame | Refusal {
  const reading = readingGame(text)
  for (;;) {
    const { done, value } = reading.next()
    if (done) return value
  }
}

const refused = (text: string): string => {
  const read = readGame(text)
  return isRefusal(read) ? `${read.rule} ${read.code}` : 'read'
}
const changed = (change: (value: Record<string, unknown>) => unknown): string => {
  const { log } = game()
  return JSON.stringify({ ...JSON.parse(saveLog(log)), value: change({ ...storeLog(log) }) })
}

describe('a game in a file', () => {
  test('comes back as it was, with title, field and players', () => {
    expect(readGame(writeGame(game()))).toMatchObject(game())
  })

  test('a bare log is a game of two players without a title', () => {
    const { log } = game()
    expect(readGame(saveLog(log))).toMatchObject({
      title: '',
      battlefield: '',
      players: { blue: 'person', ember: 'person' },
      log,
    })
  })

  test('what is no game is refused and never thrown', () => {
    expect(refused('')).toBe('SAVE notJson')
    expect(refused('{"tactic48":"state","version":1,"value":{}}')).toBe('SAVE notASavedLog')
    expect(refused('{"tactic48":"log","version":1,"value":{}}')).not.toBe('read')
    expect(refused('{"tactic48":"log","version":1,"value":null}')).not.toBe('read')
    expect(refused(changed(({ entries: _, ...rest }) => rest))).not.toBe('read')
    expect(refused(changed((value) => ({ ...value, spec: {} })))).not.toBe('read')
    expect(refused(changed((value) => ({ ...value, opening: 3 })))).not.toBe('read')
  })

  test('an entry that speaks of Characters who are not there is refused', () => {
    const wrong = changed((value) => ({
      ...value,
      entries: [
        {
          side: 'blue',
          command: { verb: 'endTurn', seat: BLUE },
          facts: [{ type: 'eliminated', figure: 'nobody', rule: 'WOUND-05' }],
        },
      ],
    }))
    expect(refused(wrong)).not.toBe('read')
  })

  test('[GEN-12] taking back to a later entry is refused', () => {
    const undone = (to: number): string =>
      changed((value) => ({ ...value, entries: [...(value['entries'] as object[]), { side: 'blue', undone: to }] }))
    expect(refused(undone(3))).not.toBe('read')
    expect(refused(undone(-1))).not.toBe('read')
    expect(refused(undone(1))).toBe('read')
  })

  test('players that are none are two persons', () => {
    const { log, title } = game()
    const text = JSON.stringify({ ...(JSON.parse(saveLog(log)) as object), title, players: { blue: 'robot' } })
    expect(readGame(text)).toMatchObject({ title, players: { blue: 'person', ember: 'person' } })
  })
})
