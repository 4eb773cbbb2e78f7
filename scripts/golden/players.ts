import { choose, legalSamples } from '@tactic48/ai'
import {
  type Chance,
  type Command,
  check,
  defaultAnswer,
  enemiesOf,
  type Force,
  type GameState,
  hasAskedThisTurn,
  isRefusal,
  type PerSide,
  type Played,
  type SideId,
  topQuestion,
  view,
} from '@tactic48/rules'
import type { GoldenPlan } from './plans.ts'
import { SEATS } from './scenes.ts'

/** Ends a game or a turn early: said seldom, or golden games would show little. */
const SELDOM: { readonly [verb: string]: number } = { resign: 0, offerDraw: 40, endTurn: 4, pass: 3, skipShot: 3 }

/** A verb that this game has shown least, so that a short one shows many. */
function anyLegal(state: GameState, side: SideId, chance: Chance, said: SaidVerbs): Command | undefined {
  const byVerb = new Map<string, Command[]>()
  for (const command of [...legalSamples(state, side), ...otherOrders(state, side)]) {
    const list = byVerb.get(command.verb) ?? []
    list.push(command)
    byVerb.set(command.verb, list)
  }
  const verbs = [...byVerb.keys()]
  const wanted = verbs.filter((verb) => {
    const oneIn = SELDOM[verb]
    return oneIn === undefined || (oneIn > 0 && chance.int(oneIn) === 0)
  })
  const open = wanted.length > 0 ? wanted : verbs.filter((verb) => SELDOM[verb] !== 0)
  const common = open.filter((verb) => SELDOM[verb] === undefined)
  const least = Math.min(...common.map((verb) => said.get(verb) ?? 0))
  const rare = common.filter((verb) => (said.get(verb) ?? 0) === least)
  const pool = rare.length === 0 || chance.int(3) === 0 ? open : rare
  const list = byVerb.get(pool[chance.int(Math.max(1, pool.length))] ?? '') ?? []
  return list[chance.int(Math.max(1, list.length))]
}

/** ORDER-05, ORDER-06: somebody is halted, or refuses. */
function otherOrders(state: GameState, side: SideId): readonly Command[] {
  const question = topQuestion(state)
  if (question?.kind !== 'order' || !question.awaiting.includes(side)) return []
  const [first, second] = question.recipients.map(({ figure }) => figure)
  const plain = {
    verb: 'executeOrder',
    seat: SEATS[side],
    joins: false,
    halts: [],
    refuses: [],
    sequence: [],
    weapons: [],
  } as const
  const others: readonly Command[] = [
    { ...plain, joins: true },
    ...(first
      ? [
          { ...plain, halts: [first] },
          { ...plain, refuses: [first] },
        ]
      : []),
    ...(first && second ? [{ ...plain, sequence: [second, first] }] : []),
  ]
  return others.filter((command) => !isRefusal(check(state, command)))
}

/** How often each verb was said in a game. */
export type SaidVerbs = ReadonlyMap<string, number>

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

interface Sitting {
  readonly plan: GoldenPlan
  readonly forces: PerSide<Force> | undefined
  readonly chance: Chance
  readonly said: SaidVerbs
  /** Its script is not at its end: nothing else is done, questions are answered with thought. */
  readonly isScripted: boolean
}

/** What this side says next; it sees no more than its seat may. */
export function decide({ log, state }: Played, side: SideId, sitting: Sitting): Command | undefined {
  const { plan, forces, chance, said, isScripted } = sitting
  const entries = log.entries.length
  const seat = SEATS[side]
  const seen = view(state, seat)
  const kind = topQuestion(seen)?.kind
  if (kind === 'force' && forces) return { verb: 'submitForce', seat, force: forces[side] }
  // A draw that is accepted ends the game.
  if (kind === 'draw') return { verb: 'answerDraw', seat, accept: entries > 60 && chance.int(5) === 0 }
  if (kind === 'layout') return defaultAnswer(seen, side, chance)
  if (kind === 'action' && chance.int(80) === 0 && entries > 0 && !hasAskedThisTurn(log, side))
    return { verb: 'askUndo', seat, to: Math.max(0, entries - 2) }
  if (kind === 'action' && plan.resignsAt !== undefined && entries >= plan.resignsAt) return { verb: 'resign', seat }
  if (seen.rules.house.clock && kind === 'action' && chance.int(60) === 0) return { verb: 'timeout', seat }
  const mood = chance.int(10)
  if (isScripted || kind === 'deploy' || mood < plan.thoughtful) return choose(seen, side, chance)?.command
  return (mood < plan.thoughtful + plan.bold && charge(seen, side)) || anyLegal(seen, side, chance, said)
}
