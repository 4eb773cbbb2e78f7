import { type Answer, HostedGame, type KeptClock, MemoryKeeper, type Reading, seeded, type Write } from '@tactic48/host'
import type { Log, SeatId, SideId } from '@tactic48/rules'
import type { Players } from '../src/game/savedGame.ts'
import { type Line, LineBroken, type Reply } from '../src/session/hostSession.ts'
import { Screen } from '../src/session/screen.ts'
import type { Known } from '../src/session/session.ts'

let ids = 0

/** A host behind a line that can be cut: before a command arrives, or before its answer does. */
export class Distant {
  cut: 'never' | 'before' | 'after' = 'never'
  /** What the line carried beside commands. */
  readonly asked: string[] = []
  /** What the opponent does when it is its turn to decide. */
  opponent: () => object | undefined = () => undefined
  /** Answers in place of the host. */
  instead: Answer | undefined
  reading: Reading | undefined
  /** Nothing more can be written. */
  diskFull = false
  readonly game: HostedGame
  private readonly players: Players
  private screen: Screen

  constructor(log: Log, players: Players = { blue: 'person', ember: 'person' }) {
    this.players = players
    const memory = new MemoryKeeper()
    const around = {
      keeper: {
        append: (write: Write) => (this.diskFull ? Promise.reject(new Error('no room')) : memory.append(write)),
        keepTime: (id: string, clock: KeptClock) => memory.keepTime(id, clock),
        load: (id: string) => memory.load(id),
      },
      chanceFor: seeded('line'),
      now: () => 0,
      freshId: () => `host ${++ids}`,
    }
    this.game = new HostedGame({ id: 'distant', log }, around)
    this.screen = this.seated()
  }

  known(): Known {
    this.screen = this.seated()
    return this.screen.known()
  }

  line(): Line {
    const over = async (act: () => Promise<Answer | undefined>): Promise<Reply> => {
      if (this.cut === 'before') throw new LineBroken()
      const [answer, update] = await this.screen.during(act)
      if (this.cut === 'after') throw new LineBroken()
      return { answer, update, status: this.screen.status() }
    }
    const sender = { seats: Object.keys(this.game.state.seats) as SeatId[] }
    const idle = (what: string) => (): Promise<Reply> => {
      this.asked.push(what)
      return over(async () => undefined)
    }
    return {
      submit: (one) => over(async () => this.instead ?? (await this.game.submit(sender, [one]))[0]),
      takeBack: (one) => over(() => this.game.takeBack(sender, one)),
      askBack: idle('askBack'),
      opponentActs: () => {
        this.asked.push('opponent')
        const command = this.opponent()
        return over(async () => command && (await this.game.submit(sender, [{ id: `host ${++ids}`, command }]))[0])
      },
      deployPlanned: idle('deployPlanned'),
      timeUp: idle('timeUp'),
      saveAgain: () => over(async () => void (await this.game.saveAgain())),
      goOnUnsaved: () => over(async () => void (await this.game.goOnUnsaved())),
      attend: async (side: SideId | undefined) => {
        this.asked.push(`attend ${side ?? 'nobody'}`)
        return this.reading
      },
      show: async (side) => this.screen.show(side),
    }
  }

  private seated(): Screen {
    return new Screen(this.game, { title: '', battlefield: '', players: this.players })
  }
}
