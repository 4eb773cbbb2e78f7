import {
  type ActionCommand,
  able,
  allowanceOf,
  type CommandOf,
  type Figure,
  faceOf,
  figureOf,
  grenadeOdds,
  isRefusal,
  knownFigure,
  sheetOf,
  shotLimit,
  weaponOf,
} from '@tactic48/rules'
import { companyValue, contactValue } from './company.ts'
import { carryValue, liftValue } from './evacuating.ts'
import type { Option } from './generator.ts'
import { orderValue } from './ordering.ts'
import { COVER_SHARE, exposureHere, mostOffence } from './place.ts'
import { bestHere, bestShot, shotBound, shotValue } from './shooting.ts'
import type { Situation } from './situation.ts'
import { laysSmoke, smokeValue } from './smoke.ts'
import { leavingValue, silenceValue, volleyValue } from './suppressing.ts'
import { walkBound, walkValue } from './walking.ts'
import { watchValue } from './watching.ts'
import { gainOf, riskOf } from './worth.ts'

/** What an Action is worth to its side in AP, its tokens not yet counted. */
export function appraise(situation: Situation, option: Option & { readonly command: ActionCommand }): number {
  const { state } = situation
  const { command } = option
  const figure = figureOf(state, command.figure)
  if (!figure) return 0
  switch (command.verb) {
    case 'fire': {
      const target = figureOf(state, command.target)
      const shot = target ? shotValue(situation, state, figure, command.weapon, target, figure.aims) : 0
      return shot - givenUp(situation, figure)
    }
    case 'aim':
      return aimValue(situation, figure) - givenUp(situation, figure)
    case 'move':
    case 'moveAndFire':
      return walkValue(situation, figure, command, option) - givenUp(situation, figure)
    case 'placeOpportunityFire': {
      const radius = faceOf(state, figure).ofRadius ?? 0
      const { weapon, at } = command
      return watchValue(situation, { owner: figure, weapon, at, radius }) - givenUp(situation, figure)
    }
    case 'startSuppression': {
      const area = { at: command.at, radius: faceOf(state, figure).sfRadius ?? 0 }
      const everybody = [figure, ...command.joiners.map((joiner) => knownFigure(state, joiner.figure))]
      const lost = everybody.reduce((sum, one) => sum + givenUp(situation, one), 0)
      // He who joins does not shoot for himself.
      const shots = everybody.slice(1).reduce((sum, one) => sum + shotInstead(situation, one), 0)
      return silenceValue(situation, area) + volleyValue(situation, area, everybody.length) - lost - shots
    }
    case 'joinSuppression': {
      const marker = state.markers.find(({ id }) => id === command.marker)
      return (marker ? volleyValue(situation, marker, 1) : 0) - givenUp(situation, figure)
    }
    case 'throwGrenade':
      return thrownValue(situation, figure, command) - givenUp(situation, figure)
    case 'giveOrder':
      return orderValue(situation, command, givenUp) - givenUp(situation, figure)
    case 'firstAid':
    case 'checkCasualty':
    case 'contactHq':
    case 'call':
    case 'fireAtArmour':
    case 'layCharge':
      return companyValue(situation, figure, command) - givenUp(situation, figure)
    case 'carry':
      return carryValue(situation, figure, command) - givenUp(situation, figure)
    case 'pickUp':
      return liftValue(situation, command.casualty) - givenUp(situation, figure)
    case 'loadCasualty':
    case 'mount':
    case 'dismount':
    case 'takeInitiative':
      return -givenUp(situation, figure)
    case 'takeCover':
      return COVER_SHARE * exposureHere(situation, figure) - givenUp(situation, figure)
  }
}

/** No less than `appraise`, and quickly; for what takes long to weigh, the others are weighed at once. */
export function boundOf(situation: Situation, option: Option & { readonly command: ActionCommand }): number {
  const { command } = option
  const figure = knownFigure(situation.state, command.figure)
  switch (command.verb) {
    case 'move':
    case 'moveAndFire':
      return walkBound(situation, figure, command, option) - givenUp(situation, figure)
    case 'placeOpportunityFire':
      return situation.once('most', figure, () => mostOffence(situation, figure)).loss - givenUp(situation, figure)
    case 'fire': {
      const target = figure.aims === 0 ? figureOf(situation.state, command.target) : undefined
      return target ? shotBound(situation, figure, target) - givenUp(situation, figure) : Number.POSITIVE_INFINITY
    }
    default:
      return Number.POSITIVE_INFINITY
  }
}

/** What is lost by acting: a standing marker that still does something. */
export function givenUp(situation: Situation, figure: Figure): number {
  const { state } = situation
  const { standing } = figure
  // RADIO-04: whatever an operator does ends his contact.
  if (figure.contact) return situation.once('line', figure, () => contactValue(state, figure))
  if (!standing) return 0
  if (standing.kind === 'takeCover') return Math.min(situation.token, COVER_SHARE * exposureHere(situation, figure))
  return situation.once('givenUp', figure, () => {
    const marker = state.markers.find(({ id }) => id === standing.marker)
    if (!marker) return 0
    if (marker.kind === 'opportunityFire') return watchValue(situation, { ...marker, owner: figure })
    return leavingValue(situation, marker, figure)
  })
}

const shotInstead = (situation: Situation, figure: Figure): number =>
  Math.max(0, bestHere(situation, figure) - situation.token * situation.state.rules.fireCost)

/** AIM-01: one shot with more dice, instead of two where two could be fired. */
function aimValue(situation: Situation, figure: Figure): number {
  const { state } = situation
  if (figure.aims > 0 || state.sides[figure.side].tokens < state.rules.aimCost + state.rules.fireCost) return 0
  if (sheetOf(state, figure).counters.slots + 2 > allowanceOf(state, figure) || figure.counters.suppressed) return 0
  const aimed = bestShot(situation, state, figure, figure.aims + 1)
  if (!aimed) return 0
  const plain = bestShot(situation, state, figure, 0)?.value ?? 0
  const gun = weaponOf(state, figure, aimed.weapon)
  const twice =
    (gun ? shotLimit(state, figure, gun) : 1) - (sheetOf(state, figure).counters.shots[aimed.weapon] ?? 0) > 1
  return (
    aimed.value - Math.max(situation.token * state.rules.fireCost, crowdedOut(situation, figure)) - (twice ? plain : 0)
  )
}

/** What the token for the second Action would do otherwise, where there are fewer of them than men with somebody to shoot at. */
function crowdedOut(situation: Situation, figure: Figure): number {
  const { state, side, friends } = situation
  const others = Math.floor(state.sides[side].tokens / state.rules.fireCost) - 1
  if (friends.length <= others) return 0
  const shots = friends
    .filter(({ id }) => id !== figure.id && !isRefusal(able(state, 'fire', id)))
    .map((friend) => bestHere(situation, friend))
  return shots.sort((a, b) => b - a)[others - 1] ?? 0
}

const thrownValue = (situation: Situation, figure: Figure, command: CommandOf<'throwGrenade'>): number =>
  laysSmoke(situation.state, figure, command.weapon)
    ? smokeValue(situation, figure, command)
    : grenadeValue(situation, figure, command)

function grenadeValue(situation: Situation, figure: Figure, command: CommandOf<'throwGrenade'>): number {
  const { state, side } = situation
  const odds = grenadeOdds(state, { thrower: figure.id, weapon: command.weapon, at: command.at })
  if (!odds) return 0
  let gain = 0
  for (const caught of odds.caught) {
    const one = knownFigure(state, caught.figure)
    const stake = situation.stake(one)
    gain += one.side === side ? -riskOf(stake, caught) : gainOf(stake, caught)
  }
  return (odds.slit?.goesIn ?? odds.onPoint) * gain
}
