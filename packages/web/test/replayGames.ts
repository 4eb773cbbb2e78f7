import { choose } from '@tactic48/ai'
import { BATTLEFIELDS, READY_FORCES } from '@tactic48/content'
import { isRefusal, type Played, play, seededChance, startLog, topQuestion } from '@tactic48/rules'
import { quickStartSpec } from '../src/game/quickStart.ts'
import type { SavedGame } from '../src/game/savedGame.ts'
import { type Timeline, timelineOf } from '../src/replay/timeline.ts'

/** A quick start at the crossroads that two opponents play for so many commands, or to its end. */
export function playedGame(seed: string, commands = 2000): Played {
  const battlefield = BATTLEFIELDS.find(({ id }) => id === 'crossroads')
  const blue = READY_FORCES.find(({ id }) => id === 'us-airborne/patrol')
  const ember = READY_FORCES.find(({ id }) => id === 'de-airborne/patrol')
  if (!battlefield || !blue || !ember) throw new Error('the quick start lacks its content')
  const chance = seededChance(seed)
  const spec = quickStartSpec({ edition: 'qs-en', gameType: 'skirmish', battlefield, forces: { blue, ember } })
  let played = startLog(spec, chance)
  for (let n = 0; n < commands; n++) {
    if (isRefusal(played)) break
    const side = topQuestion(played.state)?.awaiting[0]
    const command = side && choose(played.state, side, chance)?.command
    if (!command) break
    played = play(played, command, chance)
  }
  if (isRefusal(played)) throw new Error(JSON.stringify(played))
  return played
}

/** As the browser keeps it. */
export function kept(id: string, { log, state }: Played): SavedGame {
  return {
    id,
    title: '',
    battlefield: 'crossroads',
    players: { blue: 'person', ember: 'person' },
    log,
    chance: seededChance(id).saved(),
    savedAt: 1,
    turn: state.turn.number,
    over: state.phase === 'over',
  }
}

export function lineOf({ log }: Played): Timeline {
  const line = timelineOf(log)
  if (isRefusal(line)) throw new Error('the game has no timeline')
  return line
}

/** What takes long to make is made when a test first asks for it, not whenever the tests are counted. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
