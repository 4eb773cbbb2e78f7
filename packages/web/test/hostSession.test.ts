import { HostedGame, MemoryKeeper, seeded } from '@tactic48/host'
import { isRefusal, startLog } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { BLUE, EMBER, man, prepared } from '../../rules/test/world/games.ts'
import { HostSession, type Line, LineBroken, type Reply } from '../src/session/hostSession.ts'
import { Screen } from '../src/session/screen.ts'
import { isAccepted, type Known } from '../src/session/session.ts'

const about = { title: '', battlefield: '', players: { blue: 'person', ember: 'person' } } as const
const SPEC = prepared({ figures: [man('a', 'blue', 4, 4), man('x', 'ember', 20, 20)] })
const walk = { verb: 'move', seat: BLUE, figure: 'a', path: [{ x: 4000, y: 5000 }] } as never

let ids = 0

/** A host behind a line that can be cut: before a command arrives, or before its answer does. */
class Distant {
  cut: 'never' | 'before' | 'after' = 'never'
  readonly game: HostedGame
  private screen: Screen

  constructor() {
    const played = startLog(SPEC, seeded('line')(0))
    if (isRefusal(played)) throw new Error('no game')
    const around = {
      keeper: new MemoryKeeper(),
      chanceFor: seeded('line'),
      now: () => 0,
      freshId: () => `host ${++ids}`,
    }
    this.game = new HostedGame({ id: 'distant', log: played.log }, around)
    this.screen = new Screen(this.game, about)
  }

  known(): Known {
    this.screen = new Screen(this.game, about)
    return this.screen.known()
  }

  line(): Line {
    const over = async (act: () => Promise<Reply['answer']>): Promise<Reply> => {
      if (this.cut === 'before') throw new LineBroken()
      const [answer, update] = await this.screen.during(act)
      if (this.cut === 'after') throw new LineBroken()
      return { answer, update, status: this.screen.status() }
    }
    const sender = { seats: [BLUE, EMBER] }
    const idle = (): Promise<Reply> => over(async () => undefined)
    return {
      submit: (one) => over(async () => (await this.game.submit(sender, [one]))[0]),
      takeBack: (one) => over(() => this.game.takeBack(sender, one)),
      askBack: idle,
      opponentActs: idle,
      deployPlanned: idle,
      timeUp: idle,
      saveAgain: idle,
      goOnUnsaved: idle,
      attend: async () => undefined,
      show: async (side) => this.screen.show(side),
    }
  }
}

test.each(['before', 'after'] as const)(
  'a command whose line breaks %s it arrives stays open, is sent again, and is carried out once',
  async (cut) => {
    const distant = new Distant()
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
  const distant = new Distant()
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
