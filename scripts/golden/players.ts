import { choose, legalSamples } from '@tactic48/ai'
import {
  type Chance,
  type Command,
  defaultAnswer,
  enemiesOf,
  type Force,
  type GameState,
  type PerSide,
  type SideId,
  topQuestion,
  view,
} from '@tactic48/rules'
import type { GoldenPlan } from './plans.ts'
import { SEATS } from './spec.ts'

/** Ends a game or a turn early: said seldom, or golden games would show little. */
const SELDOM: { readonly [verb: string]: number } = { resign: 0, offerDraw: 40, endTurn: 4, pass: 3, skipShot: 3 }

function anyLegal(state: GameState, side: SideId, chance: Chance): Command | undefined {
  const byVerb = new Map<string, Command[]>()
  for (const command of legalSamples(state, side)) {
    const list = byVerb.get(command.verb) ?? []
    list.push(command)
    byVerb.set(command.verb, list)
  }
  const verbs = [...byVerb.keys()]
  const wanted = verbs.filter((verb) => {
    const oneIn = SELDOM[verb]
    return oneIn === undefined || (oneIn > 0 && chance.int(oneIn) === 0)
  })
  const pool = wanted.length > 0 ? wanted : verbs.filter((verb) => SELDOM[verb] !== 0)
  const list = byVerb.get(pool[chance.int(Math.max(1, pool.length))] ?? '') ?? []
  return list[chance.int(Math.max(1, list.length))]
}

/** The move that comes nearest to an enemy, to fight it. */
function charge(state: GameState, side: SideId): Command | undefined {
  let best: Command | undefined
  let least = Number.POSITIVE_INFINITY
  const enemies = enemiesOf(state, side)
  for (const command of legalSamples(state, side)) {
    const end = command.verb === 'move' ? (command.stepInto ?? command.path.at(-1)) : undefined
    if (!end) continue
    for (const { position } of enemies) {
      const square = (position.x - end.x) * (position.x - end.x) + (position.y - end.y) * (position.y - end.y)
      if (square < least) {
        least = square
        best = command
      }
    }
  }
  return best
}

/** What this side says next; it sees no more than its seat may. */
export function decide(
  state: GameState,
  side: SideId,
  forces: PerSide<Force>,
  { thoughtful, bold }: GoldenPlan,
  chance: Chance,
  entries: number,
): Command | undefined {
  const seen = view(state, SEATS[side])
  const kind = topQuestion(seen)?.kind
  if (kind === 'force') return { verb: 'submitForce', seat: SEATS[side], force: forces[side] }
  if (kind === 'layout') return defaultAnswer(seen, side, chance)
  if (kind === 'action' && chance.int(80) === 0 && entries > 0 && !seen.sides[side].askedUndo)
    return { verb: 'askUndo', seat: SEATS[side], to: Math.max(0, entries - 2) }
  const mood = chance.int(10)
  if (mood < thoughtful) return choose(seen, side, chance)?.command
  return (mood < thoughtful + bold && charge(seen, side)) || anyLegal(seen, side, chance)
}
