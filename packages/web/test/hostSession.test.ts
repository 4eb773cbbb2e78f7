import { seeded } from '@tactic48/host'
import { isRefusal, type Played, startLog, topQuestion } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { endTurn } from '../../rules/test/world/commands.ts'
import { BLUE, EMBER, held, man, prepared } from '../../rules/test/world/games.ts'
import { readingGame, writeGame } from '../src/files/gameFile.ts'
import { HostSession } from '../src/session/hostSession.ts'
import { isAccepted } from '../src/session/session.ts'
import { Distant } from './distant.ts'

const SPEC = prepared({ figures: [man('a', 'blue', 4, 4), man('x', 'ember', 20, 20)] })
const walk = { verb: 'move', seat: BLUE, figure: 'a', path: [{ x: 4000, y: 5000 }] } as never

function distantGame(): Distant {
  const played = startLog(SPEC, seeded('line')(0))
  if (isRefusal(played)) throw new Error('no game')
  return new Distant(played.log)
}

test.each(['before', 'after'] as const)(
  'a command whose line breaks %s it arrives stays open, is sent again, and is carried out once',
  async (cut) => {
    const distant = distantGame()
    const session = new HostSession(distant.line(), distant.known())
    const connections: string[] = []
    session.listen(({ connection }) => connections.push(connection))
    distant.cut = cut
    let answered = false
    const answer = session.submit(walk).finally(() => {
      answered = true
    })
    await expect.poll(() => session.known().connection).toBe('away')
    expect(answered).toBe(false)
    distant.cut = 'never'
    session.reconnect(distant.line(), distant.known())
    expect(isAccepted(await answer)).toBe(true)
    expect(distant.game.log.entries).toHaveLength(1)
    expect(session.known().log.entries).toHaveLength(1)
    expect(session.known().connection).toBe('here')
    expect(JSON.stringify(session.known().state)).toBe(JSON.stringify(distant.game.state))
    expect(connections[0]).toBe('away')
  },
)

test('what happened while the line was broken is shown command by command', async () => {
  const distant = distantGame()
  const session = new HostSession(distant.line(), distant.known())
  const other = new HostSession(distant.line(), distant.known())
  await other.submit(walk)
  await other.takeBack(BLUE)
  await other.submit({ verb: 'endTurn', seat: BLUE } as never)
  const shown: string[] = []
  session.listen((_, facts) => shown.push(...facts.map(({ entry }) => entry.command?.verb ?? '')))
  session.reconnect(distant.line(), distant.known())
  expect(shown).toEqual(['move', 'endTurn'])
  expect(JSON.stringify(session.known().state)).toBe(JSON.stringify(distant.game.state))
})

test('a command that cannot be saved is not shown; a file holds what was shown, and play goes on saved or unsaved', async () => {
  const distant = distantGame()
  const session = new HostSession(distant.line(), distant.known())
  await session.submit(walk)
  const inFile = (): Played => {
    const { title, battlefield, players } = session.known()
    const reading = readingGame(writeGame({ title, battlefield, players, log: distant.game.log }))
    for (;;) {
      const { done, value } = reading.next()
      if (done) return held(value)
    }
  }
  const screen = () => {
    const { saving, log, state } = session.known()
    return { saving, entries: log.entries.length, asks: topQuestion(state)?.awaiting }
  }
  distant.diskFull = true
  const shown = session.known().log.entries
  expect(await session.submit(endTurn(BLUE))).toEqual({ notTaken: 'notKept' })
  expect(screen()).toEqual({ saving: 'failing', entries: 1, asks: ['blue'] })
  expect(inFile().log.entries).toEqual(shown)
  await session.saveAgain()
  expect(screen()).toEqual({ saving: 'failing', entries: 1, asks: ['blue'] })

  distant.diskFull = false
  await session.saveAgain()
  expect(screen()).toEqual({ saving: 'on', entries: 2, asks: ['ember'] })

  distant.diskFull = true
  expect(await session.submit(endTurn(EMBER))).toEqual({ notTaken: 'notKept' })
  await session.goOnUnsaved()
  expect(screen()).toEqual({ saving: 'off', entries: 3, asks: ['blue'] })
  expect(isAccepted(await session.submit(endTurn(BLUE)))).toBe(true)
  expect(screen()).toEqual({ saving: 'off', entries: 4, asks: ['ember'] })
  expect(inFile().log.entries).toEqual(session.known().log.entries)
  expect(inFile().state).toEqual(distant.game.state)
})
