import {
  type Chance,
  check,
  isRefusal,
  type Played,
  play,
  redrawnChance,
  type SideId,
  seededChance,
  startLog,
  storeEntry,
  storeOpening,
  topQuestion,
  undo,
  type Verb,
} from '@tactic48/rules'
import { type GoldenGame, hashOf } from '../../packages/rules/test/golden/game.ts'
import { RecordedNames } from '../../packages/rules/test/golden/recordedNames.ts'
import { followed, stateAfter } from '../../packages/rules/test/golden/replay.ts'
import { held } from '../../packages/rules/test/world/games.ts'
import type { GoldenPlan } from './plans.ts'
import { decide } from './players.ts'
import { SCRIPTS, SEATS } from './scenes.ts'
import { forcesOf, specOf } from './spec.ts'

const COMMAND_LIMIT = 2000

/** A call that is answered is rare: most of them get the best dice, or no golden game would show what comes of it. */
const LUCKY: readonly Verb[] = ['call', 'contactHq', 'chooseCall']
const SIXES: Chance = { d6: () => 6, int: (n) => n - 1 }

/** Writes a golden game down while it is played. */
class Recorder {
  played: Played
  readonly #head: Omit<GoldenGame, 'entries'>
  readonly #entries: GoldenGame['entries'][number][] = []

  constructor({ name, shows }: Pick<GoldenGame, 'name' | 'shows'>, begun: Played) {
    const { opening, ...stored } = storeOpening(begun.log)
    const hash = hashOf(begun.state, begun.log.opening.events)
    this.#head = { golden: 3, name, shows, ...stored, opening: [hash, opening] }
    this.played = begun
  }

  go(next: Played): void {
    for (let i = this.#entries.length; i < next.log.entries.length; i++) {
      const entry = next.log.entries[i]
      if (!entry) continue
      const state = stateAfter(this.played, next, i)
      this.#entries.push([hashOf(state, entry.entry === 'undone' ? [] : entry.events), storeEntry(entry, state)])
    }
    this.played = next
  }

  written(): GoldenGame {
    return { ...this.#head, entries: this.#entries }
  }
}

export function playOut(plan: GoldenPlan): GoldenGame {
  const { name, seed } = plan
  const forces = forcesOf(plan)
  const dice = seededChance(`golden ${name} ${seed}`)
  const chance = seededChance(`golden ${name} ${seed} players`)
  const game = new Recorder(plan, held(startLog(specOf(plan), dice)))
  const said = new Map<string, number>()
  const script = 'battle' in plan ? [...(SCRIPTS[plan.battle] ?? [])] : []
  for (;;) {
    const { state, log } = game.played
    if (state.phase === 'over' || log.entries.length >= (plan.commands ?? COMMAND_LIMIT)) return game.written()
    const question = topQuestion(state)
    const [side] = question?.awaiting ?? []
    if (!question || !side) throw new Error(`${name}: no side is asked`)
    const next = script[0]
    const scripted = next && { seat: SEATS.blue, ...(typeof next === 'function' ? next(question) : next) }
    if (scripted && !isRefusal(check(state, scripted))) {
      script.shift()
      game.go(held(play(game.played, scripted, SIXES)))
      continue
    }
    if (scripted && side === 'blue' && question.kind === 'action') {
      script.shift()
      continue
    }
    const back = scripted === undefined && chance.int(40) === 0 ? takenBack(game.played, side) : undefined
    if (back) {
      game.go(back)
      continue
    }
    const command = decide(game.played, side, { plan, forces, chance, said, isScripted: scripted !== undefined })
    if (!command) throw new Error(`${name}: no answer to ${JSON.stringify(question)}`)
    said.set(command.verb, (said.get(command.verb) ?? 0) + 1)
    const isLucky = LUCKY.includes(command.verb) && chance.int(3) > 0
    game.go(held(play(game.played, command, isLucky ? SIXES : dice)))
  }
}

/** In play, where a side may take its last command back freely. */
function takenBack(played: Played, side: SideId): Played | undefined {
  const back = played.state.phase === 'play' ? undo(played, SEATS[side]) : undefined
  return back && !isRefusal(back) ? back : undefined
}

/** The same entries with the same draws, and what they come to now. */
export function repeated(game: GoldenGame): GoldenGame {
  const begun = startLog(game.spec, redrawnChance(game.opening[1].draws ?? []))
  const record = new Recorder(game, held(begun))
  const names = new RecordedNames()
  for (const [i, [, entry]] of game.entries.entries()) record.go(followed(record.played, entry, i, names))
  return record.written()
}
