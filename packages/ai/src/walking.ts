import { distance, touchesOutline } from '@tactic48/geometry'
import {
  baseOf,
  type CommandOf,
  cardOf,
  dangers,
  type FighterOdds,
  type Figure,
  type FigureId,
  faceOf,
  figureOf,
  type GameState,
  h2hOdds,
  isWounded,
  knownFigure,
  objectiveFor,
  sheetOf,
  strideOf,
} from '@tactic48/rules'
import type { Option } from './generator.ts'
import { headway, placeValue, progress } from './place.ts'
import { bestHere, bestShot, shotValue } from './shooting.ts'
import { figureIn, type Situation, standingAt } from './situation.ts'
import { SILENCED } from './suppressing.ts'
import { gainOf, lossOf, riskOf, VICTORY } from './worth.ts'

/** A Mission that this figure wins with another Move in the same turn. */
const NEARLY_WON = 0.25

/** What it is worth to be where the way ends rather than here, with what happens on it. */
export function walkValue(
  situation: Situation,
  figure: Figure,
  command: CommandOf<'move' | 'moveAndFire'>,
  { left, plan }: Option,
): number {
  const { state } = situation
  const { path, stepInto } = command
  const way = stepInto ? [...path, stepInto] : path
  let end = way[way.length - 1]
  if (!end) return 0
  let risk = 0
  let stopped = 0
  let opponents: readonly FigureId[] = []
  if (meetsDanger(situation, figure)) {
    for (const danger of dangers(state, figure, path, stepInto)) {
      if (danger.kind === 'opportunityFire' && !danger.second) {
        risk += riskOf(situation.stake(figure), danger.odds)
        stopped = Math.max(stopped, 1 - danger.odds.miss)
      }
      if (danger.kind === 'suppression') {
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
  const objective = objectiveFor(state, figure)
  if (objective && touchesOutline(objective.outline, baseOf(there, moved))) return VICTORY * (1 - stopped)
  const again = actsAgain(situation, figure, plan.price?.tokens ?? 1, plan.price?.slots ?? 1)
  const here = situation.once(
    'here',
    figure,
    () => placeValue(situation, state, figure, true) + progress(situation, state, figure),
  )
  const won =
    left?.to === 'objective' && again && left.length <= strideOf(state, figure, 'move') ? NEARLY_WON * VICTORY : 0
  const straight = progress(situation, there, moved)
  const round = left
    ? situation.once('progress', figure, () => progress(situation, state, figure)) +
      headway(left.to, left.before - left.length)
    : straight
  return (
    placeValue(situation, there, moved, again && command.verb === 'move') +
    Math.max(straight, round) -
    here -
    risk +
    fightValue(situation, there, moved, opponents) +
    won +
    (command.verb === 'moveAndFire' ? moveShotValue(situation, there, figure, moved, command) * (1 - stopped) : 0)
  )
}

/** Markers of fire on the table, or an enemy within a stride. */
function meetsDanger(situation: Situation, figure: Figure): boolean {
  const { state } = situation
  if (state.markers.length > 0) return true
  const [enemy] = situation.near(figure)
  return enemy !== undefined && distance(baseOf(state, figure), baseOf(state, enemy)) <= strideOf(state, figure, 'move')
}

function actsAgain({ state, side }: Situation, figure: Figure, tokens: number, slots: number): boolean {
  return (
    state.sides[side].tokens > tokens &&
    sheetOf(state, figure).counters.slots + slots < faceOf(state, figure).maxActions
  )
}

/** H2H-01: a path that ends in contact is a fight to the death. */
function fightValue(situation: Situation, state: GameState, figure: Figure, opponents: readonly FigureId[]): number {
  let value = 0
  for (const id of opponents) {
    const enemy = knownFigure(state, id)
    const odds = h2hOdds(fighter(state, figure), fighter(state, enemy), state.rules)
    value += gainOf(situation.stake(enemy), harm(odds.opponent)) - riskOf(situation.stake(figure), harm(odds.mover))
  }
  return value
}

const harm = ({ wounded, eliminated }: FighterOdds) => ({ wound: wounded, elimination: eliminated })

const fighter = (state: GameState, figure: Figure) => {
  const { healthy, wounded } = cardOf(state, figure)
  return {
    healthy: healthy.h2h,
    ...(wounded ? { woundedSide: wounded.h2h } : {}),
    wounded: isWounded(state, figure),
  }
}

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
