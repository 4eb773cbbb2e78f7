import type { Have, HostedGame, SeatUpdate } from '@tactic48/host'
import { perSide, type SeatId, SIDES, type SideId, seatOf, topQuestion, view } from '@tactic48/rules'
import type { About } from '../game/savedGame.ts'
import { NOBODY } from '../game/seen.ts'
import { HERE, type Known } from './session.ts'

/** What changes at the screen beside the log. */
export type ScreenStatus = Pick<Known, 'screen' | 'hidden' | 'asked' | 'saving' | 'heldElsewhere'>

export interface ScreenUpdate extends ScreenStatus {
  readonly news: SeatUpdate
  /** An update to deliver first: clear the previous seat's view. */
  readonly first?: ScreenUpdate
}

/** One screen at a game, for one person or for two who take it in turns: what it has been given, and as which seat. */
export class Screen {
  private game: HostedGame
  private readonly about: About
  private side: SideId | undefined
  private have: Have

  constructor(game: HostedGame, about: About) {
    this.game = game
    this.about = about
    this.have = { entries: game.log.entries.length, as: this.seat() }
  }

  /** Everything that the seat in front may know. */
  known(): Known {
    const { state, entries, begun } = this.game.told(this.seat())
    this.have = { entries: entries.length, as: this.seat() }
    return { ...HERE, ...this.about, id: this.game.id, state, log: { ...begun, entries }, ...this.status() }
  }

  /** The same game, read again: what the screen has been given stays. */
  follow(game: HostedGame): ScreenUpdate {
    this.game = game
    return this.update()
  }

  /** What came since this screen was given something. */
  update(): ScreenUpdate {
    const seat = this.seat()
    const news = this.game.told(seat, this.have)
    this.have = { entries: news.from + news.added.length, as: seat }
    return { news, ...this.status() }
  }

  /** One seat's view is dropped before another's is asked for. */
  show(side: SideId | undefined): ScreenUpdate {
    this.side = side !== undefined && this.about.players[side] === 'person' ? side : undefined
    return this.update()
  }

  /** What comes of something that is done at the game: when the side in front is no longer asked, its view goes first. */
  async during<T>(act: () => Promise<T>): Promise<readonly [T, ScreenUpdate | undefined]> {
    const { side, have } = this
    const dropped = side && this.show(undefined)
    if (dropped) [this.side, this.have] = [side, have]
    const { entries } = have
    const result = await act()
    const { state, log } = this.game
    const leaves =
      dropped && this.side === side && log.entries.length > entries && !topQuestion(state)?.awaiting.includes(side)
    if (!leaves || state.phase === 'over') return [result, this.isBehind() ? this.update() : undefined]
    this.side = undefined
    this.have = { entries: dropped.news.from + dropped.news.added.length, as: this.seat() }
    return [result, { ...this.update(), first: dropped }]
  }

  status(): ScreenStatus {
    const { state, saving, isHeldElsewhere } = this.game
    return {
      screen: SIDES.find((side) => seatOf(state, side) === this.seat()),
      hidden: view(state, NOBODY) !== state,
      asked: perSide((side) => this.game.hasAsked(side)),
      saving,
      heldElsewhere: isHeldElsewhere,
    }
  }

  /** Alone against the opponent a person is always in front; two take the screen in turns. */
  seat(): SeatId {
    const persons = SIDES.filter((side) => this.about.players[side] === 'person')
    const side = persons.length === 1 ? persons[0] : this.side
    return (side && seatOf(this.game.state, side)) ?? NOBODY
  }

  private isBehind(): boolean {
    return this.game.log.entries.length > this.have.entries
  }
}
