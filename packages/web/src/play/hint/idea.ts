import { touchesOutline } from '@tactic48/geometry'
import {
  type Command,
  type CommandOf,
  execute,
  type FigureId,
  figureOf,
  type GameState,
  isGun,
  isRefusal,
  knownFigure,
  objectiveFor,
  radiusOf,
  scriptedChance,
  strideOf,
  weaponsOf,
} from '@tactic48/rules'
import type { Texts } from '../../i18n/texts.ts'
import { inSightFrom, targetsOf } from '../lookAhead.ts'
import type { ShotInView } from '../shot.ts'

export type Idea = keyof Texts['hint']['idea']

/** The figure that a command is about, if it is about one. */
export const figureIn = (command: Command): FigureId | undefined => {
  if ('figure' in command && command.figure) return command.figure
  return command.verb === 'opportunityShot' || command.verb === 'shootAfterMove' ? command.target : undefined
}

/** What a command is good for, in one idea. */
export function ideaOf(state: GameState, command: Command): Idea {
  switch (command.verb) {
    case 'move':
      return ideaOfMove(state, command)
    case 'carry':
    case 'pickUp':
    case 'loadCasualty':
      return 'evacuation'
    case 'mount':
    case 'dismount':
      return 'ride'
    case 'fireAtArmour':
    case 'layCharge':
      return 'armour'
    case 'endTurn':
    case 'pass':
      return 'rest'
    case 'moveAndFire':
    case 'takeCover':
    case 'fire':
    case 'throwGrenade':
    case 'aim':
    case 'placeOpportunityFire':
    case 'startSuppression':
    case 'joinSuppression':
    case 'giveOrder':
    case 'takeInitiative':
    case 'contactHq':
    case 'call':
    case 'firstAid':
    case 'checkCasualty':
    case 'playCard':
    case 'drawCard':
    case 'deploy':
      return command.verb
    default:
      return 'answer'
  }
}

/** GEN-06: a base that ends this near to something was sent to touch it. */
const HAIR = 50

function ideaOfMove(state: GameState, command: Extract<Command, { verb: 'move' }>): Idea {
  const { figure: id, path, stepInto, touch } = command
  const figure = figureOf(state, id)
  const end = stepInto ?? path.at(-1)
  if (!figure || !end) return 'closer'
  const objective = objectiveFor(state, figure)
  const r = radiusOf(state, figure)
  if (objective && touchesOutline(objective.outline, { ...end, r: r + HAIR })) return 'objective'
  if (touch && 'figure' in touch && figureOf(state, touch.figure)?.side !== figure.side) return 'charge'
  if (!state.rules.premeasure || strideOf(state, figure, 'move') === 0) return 'closer'
  const seenAt = (at: typeof end): number => inSightFrom(state, id, at).filter(({ seesMe }) => seesMe).length
  return seenAt(end) < seenAt(figure.position) ? 'hide' : 'closer'
}

/** AIM-02 (an Aim rolls no dice): the likeliest shot of the figure once it has aimed; none where measuring first is barred (GEN-04). */
export function shotAfterAim(before: GameState, aim: CommandOf<'aim'>): ShotInView | undefined {
  const aimed = execute(before, aim, scriptedChance([]))
  if (isRefusal(aimed) || !before.rules.premeasure) return undefined
  const { state } = aimed
  const shooter = knownFigure(state, aim.figure)
  const [best] = weaponsOf(state, shooter)
    .filter(isGun)
    .flatMap((weapon) => targetsOf(state, shooter, weapon, shooter.aims).map((target) => ({ weapon, target })))
    .sort((a, b) => b.target.hit - a.target.hit || a.target.distance - b.target.distance)
  return best && { state, shooter: aim.figure, target: best.target.id, weapon: best.weapon, mayAim: true }
}
