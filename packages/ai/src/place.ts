import { type Disc, distance, UNIT } from '@tactic48/geometry'
import {
  baseOf,
  canSeeFigure,
  cardOf,
  diceOdds,
  type Figure,
  type FigureId,
  faceOf,
  friendsOf,
  type GameState,
  isGun,
  livesOf,
  type Odds,
  opponentOf,
  roundOf,
  shotProfile,
  strideOf,
  weaponsOf,
} from '@tactic48/rules'
import { type Errand, wayLeft } from './errand/way.ts'
import { errandOf } from './errand.ts'
import { isSilent, type Situation } from './situation.ts'
import { dreadOf, gainOf, isBold, lossOf, serves } from './worth.ts'

/** How much of what could be shot from here counts: in this turn, or only in the next. */
export const OFFENCE_NOW = 0.75
export const OFFENCE_LATER = 0.55
/** How much of what the enemy could do to it here counts; his tokens are few, so only his best two shots. */
const DEFENCE = 0.6
const BOLD_DEFENCE = 0.5
/** Of one on whom others depend, more is lost than his AP. */
const DEPENDED_ON = 1.5
/** u within which he keeps to those who fight. */
const BEHIND = 4
/** AP for each u that one of these is nearer to the enemy than half of them. */
const IN_FRONT = 0.3
/** AP for each u nearer to a good range. */
const PROGRESS = 0.12
const SEEKING = 0.25
/** A stride that gets somewhere, in 1/1000 u. */
const BRISK = 4 * UNIT
/** Rounds in which a figure without a target may wait for the enemy. */
const WAITING = 2

/** TACTIC-09: more than cards add to dice and score. */
const EASED = 3

/** Taking cover costs the same when one is shot at (COVER-03), so doing it before is worth little. */
export const COVER_SHARE = 0.08

/** Of what the enemy's best shots may take, how much one Take Cover saves; in larger forces one token saves little. */
const COVER_SAVES = 0.2
const MANY_FEARED = 14

export interface Standpoint {
  /** AP that the best shot from here may take. */
  readonly offence: number
  /** AP that the enemy's best shots may take here. */
  readonly exposure: number
}

/** What the figure can do and suffer where it stands in this state; where it only takes its place, just what it can suffer. */
export function standpoint(situation: Situation, state: GameState, figure: Figure, attacks = true): Standpoint {
  let offence = 0
  let first = 0
  let second = 0
  for (const enemy of situation.near(figure)) {
    // Nothing that could not change the result is looked at.
    const fights = attacks && openShot(situation, figure, enemy).loss > offence
    const threatens = openShot(situation, enemy, figure).dread > second
    if ((!fights && !threatens) || !canSeeFigure(state, figure, enemy)) continue
    if (fights) offence = Math.max(offence, worstShot(situation, state, figure, enemy))
    if (!threatens || isSilent(state, enemy)) continue
    const feared = worstShot(situation, state, enemy, figure, dreadOf)
    if (feared > first) {
      second = first
      first = feared
    } else if (feared > second) second = feared
  }
  const feared = first + second
  return { offence, exposure: serves(state, figure) ? DEPENDED_ON * feared : feared }
}

/** AP that the target may expect to lose to the best gun of the shooter. */
export function worstShot(
  situation: Situation,
  state: GameState,
  shooter: Figure,
  target: Figure,
  counted = lossOf,
): number {
  let most = 0
  for (const weapon of weaponsOf(state, shooter)) {
    const profile = isGun(weapon) && shotProfile(state, shooter, weapon, target, PLAIN)
    if (!profile) continue
    const odds = oddsOn(state, target, profile.dice.count, profile.need.score)
    most = Math.max(most, counted(situation.stake(target), odds))
  }
  return most
}

const PLAIN = { aims: 0 }

function oddsOn(state: GameState, target: Figure, dice: number, need: number): Odds {
  const wounded = livesOf(state, target) === 1
  const hasWoundedSide = cardOf(state, target).wounded !== undefined
  return diceOdds({ dice, need, wounded, hasWoundedSide, headshotSixes: state.rules.headshotSixes })
}

/** More than any shot of the figure can bring, from wherever: every enemy in the open and at the better range of the gun. */
export function mostOffence(situation: Situation, figure: Figure): Most {
  const most = { loss: 0, gain: 0, elimination: 0 }
  for (const enemy of situation.near(figure)) {
    const { loss, gain, elimination } = openShot(situation, figure, enemy)
    most.loss = Math.max(most.loss, loss)
    most.gain = Math.max(most.gain, gain)
    most.elimination = Math.max(most.elimination, elimination)
  }
  return most
}

/** No shot of the one at the other brings more, from wherever, without Aim: in the open, at the better range of the best gun. */
export function openShot(situation: Situation, shooter: Figure, target: Figure): Most & { readonly dread: number } {
  const of = situation.once('openShots', shooter, () => new Map<FigureId, ReturnType<typeof openShot>>())
  const known = of.get(target.id)
  if (known) return known
  const { state } = situation
  const eased = state.effects.length > 0 ? EASED : 0
  const most = { loss: 0, dread: 0, gain: 0, elimination: 0 }
  for (const weapon of weaponsOf(state, shooter)) {
    if (!isGun(weapon)) continue
    const odds = oddsOn(state, target, Math.max(1, weapon.short, weapon.long) + eased, state.rules.hitOpen - eased)
    most.loss = Math.max(most.loss, lossOf(situation.stake(target), odds))
    most.dread = Math.max(most.dread, dreadOf(situation.stake(target), odds))
    most.gain = Math.max(most.gain, gainOf(situation.stake(target), odds))
    most.elimination = Math.max(most.elimination, odds.elimination)
  }
  of.set(target.id, most)
  return most
}

export interface Most {
  readonly loss: number
  readonly gain: number
  readonly elimination: number
}

/** AP of being exposed so much. */
export const fearOf = ({ state, caution }: Situation, exposure: number): number =>
  (isBold(state) ? BOLD_DEFENCE : DEFENCE) * caution * exposure

/** What it is worth for a figure to stand there, but for its progress. */
export const placeValue = (situation: Situation, { offence, exposure }: Standpoint, shootsNow: boolean): number =>
  (shootsNow ? OFFENCE_NOW : OFFENCE_LATER) * offence - fearOf(situation, exposure)

/** AP that many stand to lose together: the enemy has two shots for each only while his tokens last. */
export const fearedOf = ({ state, side }: Situation, all: readonly Standpoint[]): number =>
  most(
    all.map(({ exposure }) => exposure),
    (state.sides[opponentOf(side)].tokens + state.rules.atIncome) / 2,
  )

/** AP that many may take together: of their best shots as many as there are tokens for in a turn. */
export const hopedOf = ({ state }: Situation, all: readonly Standpoint[]): number =>
  most(
    all.map(({ offence }) => offence),
    state.rules.atIncome,
  )

const most = (values: readonly number[], count: number): number =>
  [...values]
    .sort((a, b) => b - a)
    .slice(0, Math.ceil(count))
    .reduce((sum, one) => sum + one, 0)

/** AP the figure may expect to lose to the enemy's best shots where it stands now. */
export const exposureHere = (situation: Situation, figure: Figure): number =>
  situation.once(HERE, figure, () => standpoint(situation, situation.state, figure)).exposure

/** COVER-03: AP that the last token saves when the enemy shoots at the one who is most in danger. */
export function lastToken(situation: Situation): number {
  const { state, friends } = situation
  const [first] = friends
  if (!first || isBold(state) || friends.length > MANY_FEARED) return 0
  return situation.once('lastToken', first, () => {
    let most = 0
    for (const one of friends) {
      if (one.standing?.kind !== 'takeCover') most = Math.max(most, exposureHere(situation, one))
    }
    return COVER_SAVES * most
  })
}

/** What the figure can do and suffer where it stands now. */
export const HERE = 'here'

/** Nearer to what the figure is after, and nearer to a good range of the nearest enemy. */
export function progress(situation: Situation, figure: Figure): number {
  const { state } = situation
  const base = baseOf(state, figure)
  const errand = errandOf(state, figure)
  const goal = errand ? errand.pull * (wayLeft(state, figure, errand.to) / 1000) : 0
  const fighters = serves(state, figure) ? fightersOf(situation, figure) : []
  if (fighters.length > 0) {
    const behind = PROGRESS * Math.max(0, nearestOf(state, base, fighters) / 1000 - BEHIND)
    return -goal - behind - (isBold(state) ? inFrontOf(situation, figure, fighters) : 0)
  }
  const nearest = nearestOf(state, base, situation.near(figure))
  // Closer than this a figure does not step back for range alone: behind a wall it would go back and forth forever.
  const off = nearest === Number.POSITIVE_INFINITY ? 0 : Math.max(0, nearest / UNIT - wantedRange(state, figure))
  return -goal - PROGRESS * off
}

/** CMD-01: AP of one who commands, before the line of his men: with him they lose the Actions that he gives them. */
export function aheadOfMen(situation: Situation, figure: Figure): number {
  const { state, friends } = situation
  if (isBold(state) || faceOf(state, figure).command === undefined || errandOf(state, figure)) return 0
  return inFrontOf(
    situation,
    figure,
    situation.once('men', figure, () => friends.filter(({ id }) => id !== figure.id)),
  )
}

/** MEDIC-02, HOUSE-20: orders take all along, but who serves others is not to lead them: AP for each u that he is before their line. */
function inFrontOf(situation: Situation, figure: Figure, fighters: readonly Figure[]): number {
  const { state } = situation
  const [first] = fighters
  if (!first) return 0
  const toEnemy = (one: Figure): number => nearestOf(state, baseOf(state, one), situation.near(one)) / 1000
  const line = situation.once('frontLine', first, () => {
    const ways = fighters.map(toEnemy).sort((a, b) => a - b)
    return ways[Math.floor(ways.length / 2)] ?? 0
  })
  return line === Number.POSITIVE_INFINITY ? 0 : IN_FRONT * Math.max(0, line - toEnemy(figure))
}

function nearestOf(state: GameState, base: Disc, figures: readonly Figure[]): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const one of figures) nearest = Math.min(nearest, distance(base, baseOf(state, one)))
  return nearest
}

/** Friends whom one who serves them follows. */
const fightersOf = (situation: Situation, figure: Figure): readonly Figure[] =>
  situation.once('fighters', figure, () =>
    friendsOf(situation.state, figure.side).filter((one) => !serves(situation.state, one)),
  )

/** Value of being closer on a way round, in 1/1000 u; grows for a figure that has long had no target. */
export function headway(
  { state }: Situation,
  figure: Figure,
  errand: Errand | undefined,
  length: number,
  here: Standpoint,
): number {
  if (errand) return (errand.pull * length) / UNIT
  const blind = here.offence === 0
  // A gun that is slow to carry would wait for ever where every u has its price.
  const slow = blind ? Math.max(1, BRISK / Math.max(1, strideOf(state, figure, 'move'))) : 1
  return ((blind && roundOf(state) > WAITING ? SEEKING : PROGRESS) * slow * length) / UNIT
}

/** Weapons that are better up close want to be up close. */
function wantedRange(state: GameState, figure: Figure): number {
  let close = 0
  let far = 0
  for (const weapon of weaponsOf(state, figure)) {
    if (!isGun(weapon)) continue
    close = Math.max(close, weapon.short)
    far = Math.max(far, weapon.long)
  }
  if (close === 0 && far === 0) return faceOf(state, figure).h2h > 2 ? 0 : 8
  return far >= close ? 11 : 8
}
