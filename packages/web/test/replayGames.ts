import { choose } from '@tactic48/ai'
import {
  type ChanceState,
  initialState,
  type Log,
  type Played,
  play,
  seededChance,
  startLog,
  storeLog,
  topQuestion,
} from '@tactic48/rules'
import { battlefield, readyForce } from '../../content/test/battles.ts'
import { held } from '../../rules/test/world/games.ts'
import { quickStartSpec } from '../src/game/quickStart.ts'
import type { SavedGame } from '../src/game/savedGame.ts'
import { type Timeline, timelineOf } from '../src/replay/playback.ts'
import type { SeenLog } from '../src/session/seenLog.ts'

/** A quick start at the crossroads that two opponents play for so many commands, or to its end. */
export function playedGame(seed: string, commands = 2000): Played {
  const chance = seededChance(seed)
  const forces = { blue: readyForce('us-airborne/patrol'), ember: readyForce('de-airborne/patrol') }
  const spec = quickStartSpec({ edition: 'qs-en', gameType: 'skirmish', battlefield: battlefield(), forces })
  let played = held(startLog(spec, chance))
  for (let n = 0; n < commands; n++) {
    const side = topQuestion(played.state)?.awaiting[0]
    const command = side && choose(played.state, side, chance)?.command
    if (!command) break
    played = held(play(played, command, chance))
  }
  return played
}

/** A game to put on the shelf, with the dice that its table shall have: a table itself keeps none. */
export interface ShelvedGame extends SavedGame {
  readonly chance?: ChanceState
}

/** As the browser keeps it. */
export function kept(id: string, { log, state }: Played, more: Partial<ShelvedGame> = {}): ShelvedGame {
  return {
    id,
    title: '',
    battlefield: 'crossroads',
    players: { blue: 'person', ember: 'person' },
    log: storeLog(log),
    chance: seededChance(id).saved(),
    savedAt: 1,
    turn: state.turn.number,
    over: state.phase === 'over',
    ...more,
  }
}

/** A log as somebody sees it from whom nothing is hidden. */
const openLog = ({ spec, opening, entries }: Log): SeenLog => ({
  first: held(initialState(spec)),
  opening: opening.events,
  entries,
})

export const lineOf = ({ log }: Played): Timeline => timelineOf(openLog(log))

/** What takes long to make is made when a test first asks for it, not whenever the tests are counted. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
