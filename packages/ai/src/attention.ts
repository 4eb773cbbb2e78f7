import {
  type ActionCommand,
  type Chance,
  type CommandOf,
  checkParsed,
  type Figure,
  type GameState,
  inShock,
  isRefusal,
  knownFigure,
  type Plan,
  type SideId,
  seatOf,
  shotOdds,
} from '@tactic48/rules'
import { SURE_KILL } from './shooting.ts'
import type { Situation } from './situation.ts'

/** What is thought of in one decision; nothing else is weighed. */
export interface Attention {
  readonly movers: readonly Figure[]
  readonly notices: (command: ActionCommand) => boolean
}

export const fullAttention = (situation: Situation): Attention => ({
  movers: situation.movers(),
  notices: () => true,
})

/** Men whom a recruit looks at, one after the other, before he ends his turn. */
const MEN = 3
/** AT that he spends in a turn: one for each four men, and no less than this. */
const LEAST_SPENT = 2
const MEN_TO_AN_AT = 4
/** Of a hundred looks at a man, how many think of shooting on the way; of a hundred paths, how many are seen. */
const SHOOTS_ON_THE_WAY = 50
const PATHS_SEEN = 30
/** COVER-03: of a hundred shots at him, for how many he thinks of Take Cover. */
const COVERS = 30

/**
 * One man at a time and a part of what he could do. A kill as likely as not is noticed whoever has it, and in the enemy's turn
 * nothing else is.
 */
export function* glances(situation: Situation, chance: Chance): Generator<Attention> {
  const { state, side, friends } = situation
  const isObvious = (command: ActionCommand): boolean => command.verb === 'fire' && isKill(state, command)
  const most = Math.max(LEAST_SPENT, Math.ceil(friends.length / MEN_TO_AN_AT))
  if (state.turn.active !== side || state.sides[side].spentThisTurn >= most) {
    yield { movers: [], notices: isObvious }
    return
  }
  const able = situation.movers().filter((figure) => !inShock(figure))
  for (const man of picked(able, MEN, chance)) {
    const shootsOnTheWay = isOneOf(SHOOTS_ON_THE_WAY, chance)
    yield {
      movers: [man],
      notices(command) {
        if (isObvious(command)) return true
        if (command.figure !== man.id) return false
        if (command.verb === 'moveAndFire') return shootsOnTheWay && isOneOf(PATHS_SEEN, chance)
        return command.verb !== 'move' || isOneOf(PATHS_SEEN, chance)
      },
    }
  }
}

/** In so many of a hundred cases. */
const isOneOf = (percent: number, chance: Chance): boolean => chance.int(100) < percent

function picked<T>(all: readonly T[], count: number, chance: Chance): readonly T[] {
  const left = [...all]
  const some: T[] = []
  while (some.length < count && left.length > 0) some.push(...left.splice(chance.int(left.length), 1))
  return some
}

function isKill(state: GameState, { figure: shooter, weapon, target }: CommandOf<'fire'>): boolean {
  const { aims } = knownFigure(state, shooter)
  return (shotOdds(state, { shooter, weapon, target, aims })?.elimination ?? 0) >= SURE_KILL
}

/** COVER-03: Take Cover that a recruit does not think of. */
export function overlooksCover(state: GameState, side: SideId, chance: Chance): Plan | undefined {
  if (isOneOf(COVERS, chance)) return undefined
  const seat = seatOf(state, side)
  const plan = seat && checkParsed(state, { verb: 'reactTakeCover', seat, take: false })
  return plan && !isRefusal(plan) ? plan : undefined
}
