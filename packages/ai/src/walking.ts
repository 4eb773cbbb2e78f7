import { distance, type Point, touchesOutline } from '@tactic48/geometry'
import {
  allowanceOf,
  baseOf,
  type CommandOf,
  dangers,
  type FighterOdds,
  type Figure,
  type FigureId,
  fighterOf,
  figureOf,
  type GameState,
  h2hOdds,
  knownFigure,
  objectiveFor,
  sheetOf,
  strideOf,
} from '@tactic48/rules'
import { arrivalAt, DECIDES, errandOf } from './errand.ts'
import type { Option } from './generator.ts'
import { aheadOfMen, HERE, headway, mostOffence, placeValue, progress, type Standpoint, standpoint } from './place.ts'
import { bestHere, bestShot, FINISH, shotValue } from './shooting.ts'
import { figureIn, type Situation, standingAt } from './situation.ts'
import { SILENCED } from './suppressing.ts'
import { gainOf, lossOf, riskOf, VICTORY } from './worth.ts'

/** A Mission that this figure wins with another Move in the same turn. */
const NEARLY_WON = 0.25

/** FIRE-04: for a shot that has no target; who only walks gets farther. */
const WASTED = 0.2

type Walking = CommandOf<'move' | 'moveAndFire'>

/** A way as far as it leads, and what happens on it. */
interface Walk {
  readonly there: GameState
  readonly moved: Figure
  readonly standpoint: Standpoint
  readonly risk: number
  /** The chance that fire ends it. */
  readonly stopped: number
  /** SF-04: it comes under Suppression Fire on the way and shoots no more. */
  readonly silenced: boolean
  readonly opponents: readonly FigureId[]
}

/** Move & Fire tries several shots on one way. */
const walked = new WeakMap<readonly Point[], Walk>()

function walkOf(situation: Situation, figure: Figure, command: Walking): Walk {
  const { path, stepInto } = command
  const known = stepInto ? undefined : walked.get(path)
  if (known) return known
  const walk = walkTo(situation, figure, command)
  if (!stepInto) walked.set(path, walk)
  return walk
}

function walkTo(situation: Situation, figure: Figure, command: Walking): Walk {
  const { state } = situation
  const { path, stepInto } = command
  let end = endOf(command)
  let risk = 0
  let stopped = 0
  let silenced = false
  let opponents: readonly FigureId[] = []
  if (state.markers.length > 0 || mayTouch(situation, figure)) {
    for (const danger of dangers(state, figure, path, stepInto)) {
      if (danger.kind === 'opportunityFire' && !danger.second) {
        risk += riskOf(situation.stake(figure), danger.odds)
        stopped = Math.max(stopped, 1 - danger.odds.miss)
      }
      if (danger.kind === 'suppression') {
        silenced = true
        risk += SILENCED * bestHere(situation, figure)
        if (danger.odds) risk += lossOf(situation.stake(figure), danger.odds)
      }
      if (danger.kind === 'contact') {
        opponents = danger.opponents
        end = danger.at
      }
    }
  }
  const there = standingAt(state, figure, end)
  const moved = figureIn(there, figure)
  return { there, moved, standpoint: standpoint(situation, there, moved), risk, stopped, silenced, opponents }
}

const endOf = ({ path, stepInto, figure }: Walking): Point => {
  const end = stepInto ?? path[path.length - 1]
  if (!end) throw new Error(`${figure} has no way to go`)
  return end
}

/** What it is worth to be where the way ends rather than here, with what happens on it. */
export function walkValue(situation: Situation, figure: Figure, command: Walking, option: Option): number {
  const { state } = situation
  const { there, moved, standpoint: place, risk, stopped, silenced, opponents } = walkOf(situation, figure, command)
  if (touches(state, figure, moved.position)) return VICTORY * (1 - stopped)
  const again = actsAgain(situation, figure, option)
  const shoots = command.verb === 'moveAndFire' && !(silenced && command.shoot === 'after')
  const shot = shoots ? moveShotValue(situation, there, figure, moved, command) : 0
  const wasted = shoots && command.shoot === 'after' && shot === 0 ? WASTED : 0
  return (
    placeValue(situation, place, again && !silenced && command.verb === 'move') -
    risk -
    wasted +
    fightValue(situation, there, moved, opponents) +
    shot * (1 - stopped) +
    (1 - stopped) * arrivalAt(state, figure, moved.position, leaves(command)) -
    arrivalAt(state, figure, figure.position) +
    headed(situation, figure, moved.position, option)
  )
}

/** Both ends of a path, and its value apart from them. */
export interface March {
  readonly here: Standpoint
  readonly there: Standpoint
  readonly beside: number
}

/** For those who go together: not all of them are shot at, nor shoot, in one turn. */
export function marchOf(situation: Situation, figure: Figure, command: Walking, option: Option): March {
  const { state } = situation
  const here = situation.once(HERE, figure, () => standpoint(situation, state, figure))
  const { standpoint: there, silenced } = walkOf(situation, figure, command)
  const shootsNow = actsAgain(situation, figure, option) && !silenced
  const gained = placeValue(situation, there, shootsNow) - placeValue(situation, here, true)
  return { here, there, beside: walkValue(situation, figure, command, option) - gained }
}

/** At least as much as `walkValue`, without a look at who sees whom. */
export function walkBound(situation: Situation, figure: Figure, command: Walking, option: Option): number {
  const { state } = situation
  const end = endOf(command)
  if (mayTouch(situation, figure) || touches(state, figure, end)) return VICTORY
  const most = situation.once('most', figure, () => mostOffence(situation, figure))
  const shot = command.verb === 'moveAndFire' && command.shoot !== 'none' ? most.gain + FINISH * most.elimination : 0
  const best = placeValue(situation, { offence: most.loss, exposure: 0 }, true)
  const arrived = arrivalAt(state, figure, end, leaves(command)) - arrivalAt(state, figure, figure.position)
  return best + shot + arrived + headed(situation, figure, end, option)
}

const leaves = (command: Walking): boolean => command.verb === 'move' && command.leave === true

/** What the end of a way has over the place where the figure stands, whatever is seen from there. */
function headed(situation: Situation, figure: Figure, end: Point, option: Option): number {
  const { state } = situation
  const { left } = option
  const here = situation.once(HERE, figure, () => standpoint(situation, state, figure))
  const start = situation.once('progress', figure, () => progress(situation, figure))
  const straight = progress(situation, { ...figure, position: end })
  const errand = left?.to === 'errand' ? errandOf(state, figure) : undefined
  const round = left ? start + headway(situation, figure, errand, left.before - left.length, here) : straight
  const nearly = errand && left && comesTo(situation, figure, option, left.length, errand.worth)
  // He does not go before his men; where he is before them already, they come up.
  const alone = Math.max(0, aheadOfMen(situation, { ...figure, position: end }) - aheadOfMen(situation, figure))
  return (
    Math.max(straight, round) -
    start -
    alone -
    placeValue(situation, here, true) +
    (nearly ? NEARLY_WON * errand.worth : 0)
  )
}

/** What decides is reached in this turn by the Moves that are left then: by one of them, and in a battle (HOUSE-20) by all. */
function comesTo(situation: Situation, figure: Figure, option: Option, length: number, worth: number): boolean {
  const { state, side } = situation
  const stride = strideOf(state, figure, 'move')
  if (!state.goals) return worth >= VICTORY && length <= stride && actsAgain(situation, figure, option)
  const { tokens = 1, slots = 1, movement = 1 } = option.plan.price ?? {}
  const moves = Math.min(
    state.sides[side].tokens - tokens,
    allowanceOf(state, figure) - sheetOf(state, figure).counters.slots - slots,
    state.rules.moveCapAt - figure.counters.movement - movement,
  )
  return worth >= DECIDES && length <= moves * stride
}

function touches(state: GameState, figure: Figure, at: Point): boolean {
  const objective = objectiveFor(state, figure)
  return objective !== undefined && touchesOutline(objective.outline, { ...baseOf(state, figure), x: at.x, y: at.y })
}

/** An enemy within a stride: a way may end in contact. */
function mayTouch(situation: Situation, figure: Figure): boolean {
  const { state } = situation
  const [enemy] = situation.near(figure)
  return enemy !== undefined && distance(baseOf(state, figure), baseOf(state, enemy)) <= strideOf(state, figure, 'move')
}

function actsAgain({ state, side }: Situation, figure: Figure, { plan }: Option): boolean {
  const { tokens = 1, slots = 1 } = plan.price ?? {}
  return state.sides[side].tokens > tokens && sheetOf(state, figure).counters.slots + slots < allowanceOf(state, figure)
}

/** H2H-01: a path that ends in contact is a fight to the death. */
function fightValue(situation: Situation, state: GameState, figure: Figure, opponents: readonly FigureId[]): number {
  let value = 0
  for (const id of opponents) {
    const enemy = knownFigure(state, id)
    const odds = h2hOdds(fighterOf(state, figure), fighterOf(state, enemy), state.rules)
    value += gainOf(situation.stake(enemy), harm(odds.opponent)) - riskOf(situation.stake(figure), harm(odds.mover))
  }
  return value
}

const harm = ({ wounded, eliminated }: FighterOdds) => ({ wound: wounded, elimination: eliminated })

function moveShotValue(
  situation: Situation,
  there: GameState,
  figure: Figure,
  moved: Figure,
  command: CommandOf<'moveAndFire'>,
): number {
  if (command.shoot === 'none') return 0
  if (command.shoot === 'after') return bestShot(situation, there, moved, 0)?.value ?? 0
  const target = command.target && figureOf(situation.state, command.target)
  return target && command.weapon ? shotValue(situation, situation.state, figure, command.weapon, target, 0) : 0
}
