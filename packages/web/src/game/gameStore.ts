import {
  type Command,
  type GameEvent,
  type GameSpec,
  type GameState,
  isRefusal,
  type Played,
  play,
  type Refusal,
  resumedChance,
  type SeatId,
  type SeededChance,
  type SideId,
  seatOf,
  seededChance,
  startLog,
  topQuestion,
  undo,
} from '@tactic48/rules'
import { create } from 'zustand'
import type { OpenedGame } from '../files/gameFile.ts'
import { isWrong, type Wrong } from '../files/wrong.ts'
import { freshId } from './freshId.ts'
import type { About, SavedGame } from './savedGame.ts'
import { seen, told } from './seen.ts'
import { setUpAtOnce } from './setUp.ts'
import { shelf } from './shelf.ts'
import { requestOf, requestTo } from './takeBack.ts'

/** What just happened, for the eye: the facts of the last command and the state before them. */
export interface Happening {
  readonly before: GameState
  readonly command: Command
  readonly events: readonly GameEvent[]
  /** Counts up, so that equal happenings differ. */
  readonly number: number
}

export interface Game extends OpenedGame {
  readonly id: string
}

interface GameStore {
  readonly game: Game | undefined
  readonly happening: Happening | undefined
  readonly refusal: Refusal | undefined
  /** Saving failed: the screen says so and play goes on. */
  readonly unsaved: boolean
  begin(spec: GameSpec, about: About, setUp: 'atOnce' | 'byHand'): Refusal | undefined
  /** A new game from a file or from a moment of another: what was played up to there, new dice from then on. */
  adopt(played: Played, about: About): string
  resume(id: string): Promise<'there' | 'missing' | Wrong>
  submit(command: Command): Refusal | undefined
  takeBack(seat: SeatId): Refusal | undefined
  /** Asks the other side to let something be taken back. */
  askBack(side: SideId): Refusal | undefined
  clearRefusal(): void
  close(): void
}

let chance: SeededChance = seededChance('tactic48')
const freshChance = (): SeededChance => seededChance(freshId())

export const useGame = create<GameStore>((set, get) => {
  const keep = (game: Game): void => {
    const saved: SavedGame = {
      id: game.id,
      title: game.title,
      battlefield: game.battlefield,
      players: game.players,
      log: game.log,
      chance: chance.saved(),
      savedAt: Date.now(),
      turn: game.state.turn.number,
      over: game.state.phase === 'over',
    }
    shelf.put(saved).then(
      () => set({ unsaved: false }),
      () => set({ unsaved: true }),
    )
  }
  const enter = (played: Played, about: About): string => {
    const game = { ...about, ...played, id: freshId() }
    set({ game, happening: undefined, refusal: undefined })
    keep(game)
    return game.id
  }
  return {
    game: undefined,
    happening: undefined,
    refusal: undefined,
    unsaved: false,
    begin(spec, about, setUp) {
      chance = freshChance()
      const opened = startLog(spec, chance)
      if (isRefusal(opened)) return opened
      const played = setUp === 'atOnce' ? setUpAtOnce(opened, chance) : opened
      if (isRefusal(played)) return played
      enter(played, about)
      return undefined
    },
    adopt({ log, state }, { title, battlefield, players }) {
      chance = freshChance()
      return enter({ log, state }, { title, battlefield, players })
    },
    async resume(id) {
      if (get().game?.id === id) return 'there'
      const { readKept } = await import('../files/reading.ts')
      const kept = await readKept(id)
      if (!kept) return 'missing'
      if (isWrong(kept)) return kept
      const { chance: dice, ...game } = kept
      chance = dice ? resumedChance(dice) : freshChance()
      set({ game: { id, ...game }, happening: undefined, refusal: undefined })
      return 'there'
    },
    submit(command) {
      const { game, happening } = get()
      if (!game) return undefined
      const next = play(game, command, chance)
      if (isRefusal(next)) {
        set({ refusal: next })
        return next
      }
      const last = next.log.entries.findLast((entry) => entry.entry === 'command')
      const after = { ...game, ...next }
      set({
        game: after,
        refusal: undefined,
        happening: {
          before: seen(game),
          command,
          events: last?.entry === 'command' ? told(after, last.events) : [],
          number: (happening?.number ?? 0) + 1,
        },
      })
      keep(after)
      return undefined
    },
    takeBack(seat) {
      const { game } = get()
      if (!game) return undefined
      const next = undo(game, seat)
      if (isRefusal(next)) {
        set({ refusal: next })
        return next
      }
      const after = { ...game, ...next }
      set({ game: after, refusal: undefined, happening: undefined })
      keep(after)
      return undefined
    },
    askBack(side) {
      const { game, submit } = get()
      const seat = game && seatOf(game.state, side)
      const to = game && requestTo(game.log, side, requestOf(game, side))
      return seat && to !== undefined ? submit({ verb: 'askUndo', seat, to }) : undefined
    },
    clearRefusal: () => set({ refusal: undefined }),
    close: () => set({ game: undefined, happening: undefined, refusal: undefined }),
  }
})

export function askedOpponent({ state, players }: Pick<Game, 'state' | 'players'>): SideId | undefined {
  return topQuestion(state)?.awaiting.find((side) => players[side] === 'opponent')
}

export const seatFor = (state: GameState, side: SideId): SeatId | undefined => seatOf(state, side)

/** Sends a command of this screen; whether it was legal. */
export const send = (command: Command): boolean => useGame.getState().submit(command) === undefined
