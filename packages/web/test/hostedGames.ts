import { type Answer, HostedGame, type Keeper, type KeptClock, MemoryKeeper, seeded } from '@tactic48/host'
import type { Log, SeatId } from '@tactic48/rules'
import { writeWatched } from '../src/files/watchFile.ts'
import type { About } from '../src/game/savedGame.ts'
import { SEATS } from '../src/game/seats.ts'
import { Screen, type ScreenUpdate } from '../src/session/screen.ts'

let ids = 0
const freshId = (): string => `id ${++ids}`

interface More {
  readonly id?: string
  readonly clock?: KeptClock | undefined
  readonly keeper?: Partial<Keeper>
  readonly now?: () => number
}

/** A game and the one screen in front of it. */
export class Seated {
  readonly game: HostedGame
  readonly screen: Screen
  private readonly about: About

  constructor(log: Log, about: About, { id = 'seated', clock, keeper, now = () => 0 }: More = {}) {
    const { turnMinutes } = about
    const memory = new MemoryKeeper()
    const kept: Keeper = {
      append: (write) => memory.append(write),
      keepTime: (one, left) => memory.keepTime(one, left),
      load: (one) => memory.load(one),
      ...keeper,
    }
    const around = { keeper: kept, chanceFor: seeded('seated'), now, freshId }
    this.game = new HostedGame({ id, log, turnMinutes, clock }, around)
    this.screen = new Screen(this.game, about)
    this.about = about
  }

  /** What the screen is given after a command of its people. */
  async submit(command: object): Promise<ScreenUpdate> {
    const [answers, update] = await this.screen.during(() =>
      this.game.submit({ seats: Object.values(SEATS) }, [{ id: freshId(), command }]),
    )
    return accepted(answers[0], update)
  }

  async takeBack(seat: SeatId): Promise<ScreenUpdate> {
    const [answer, update] = await this.screen.during(() =>
      this.game.takeBack({ seats: [seat] }, { id: freshId(), seat }),
    )
    return accepted(answer, update)
  }

  watchFile(): string {
    const { begun, entries } = this.game.told(this.screen.seat())
    return writeWatched({ ...begun, entries }, this.screen.status().screen, this.about)
  }
}

function accepted(answer: Answer | undefined, update: ScreenUpdate | undefined): ScreenUpdate {
  if (answer?.answer !== 'accepted' || !update) throw new Error(JSON.stringify(answer))
  return update
}
