import { distance, type Point } from '@tactic48/geometry'
import {
  type ActionCommand,
  apply,
  baseOf,
  type Command,
  cardOf,
  dangers,
  enemiesOf,
  type FighterOdds,
  type Figure,
  type FigureId,
  faceOf,
  figureOf,
  type GameState,
  grenadeOdds,
  h2hOdds,
  isFigureInside,
  isOnTable,
  isWounded,
  type SideId,
  sheetOf,
  weaponsOf,
} from '@tactic48/rules'
import { exposure, placeValue } from './place.ts'
import { bestShot, shotValue } from './shooting.ts'
import { gainFor, lossOf, woundLoss } from './worth.ts'

/** AP that a token in the pool is worth: a reaction later. */
export const TOKEN = 0.3
/** Chance that somebody walks into a watched area. */
const TRIGGERED = 0.4
/** AP for each enemy that may not attack in its turn. */
const SILENCED = 0.9
const VOLLEY = 1 / 6
const COVER_SHARE = 0.3
const AIM_SHARE = 0.9

/** What was worked out already while weighing one decision. */
export interface Notes {
  readonly here: Map<FigureId, number>
  readonly walks: WeakMap<readonly Point[], number>
}

export const blankNotes = (): Notes => ({ here: new Map(), walks: new WeakMap() })

/** What an Action is worth to its side in AP, its tokens not yet counted. */
export function appraise(state: GameState, side: SideId, command: ActionCommand, notes: Notes): number {
  const figure = figureOf(state, command.figure)
  if (!figure) return 0
  switch (command.verb) {
    case 'fire': {
      const target = figureOf(state, command.target)
      return target ? shotValue(state, figure, command.weapon, target, figure.aims) - marker(state, figure) : 0
    }
    case 'aim':
      return aimValue(state, figure) - marker(state, figure)
    case 'move':
      return walkValue(state, figure, command.stepInto ? [...command.path, command.stepInto] : command.path, notes)
    case 'moveAndFire':
      return walkValue(state, figure, command.path, notes) + moveShotValue(state, figure, command)
    case 'placeOpportunityFire':
      return watchValue(state, figure, command.at) - marker(state, figure)
    case 'startSuppression':
      return suppressionValue(state, side, figure, command.at) - marker(state, figure)
    case 'joinSuppression':
      return VOLLEY * 2 - marker(state, figure)
    case 'throwGrenade': {
      const odds = grenadeOdds(state, { thrower: figure.id, weapon: command.weapon, at: command.at })
      if (!odds) return 0
      const gain = odds.caught.reduce((sum, caught) => sum + gainFor(state, side, caught.figure, caught), 0)
      return odds.onPoint * gain - marker(state, figure)
    }
    case 'takeCover':
      return COVER_SHARE * exposure(state, figure) - marker(state, figure)
  }
}

/** What is given up by acting: a standing marker that still does something. */
function marker(state: GameState, figure: Figure): number {
  switch (figure.standing?.kind) {
    case undefined:
      return 0
    case 'takeCover':
      return COVER_SHARE * exposure(state, figure)
    case 'opportunityFire':
      return 0.8
    case 'suppressionFire':
      return 1.2
  }
}

function aimValue(state: GameState, figure: Figure): number {
  if (state.sides[figure.side].tokens < 2) return 0
  if (sheetOf(state, figure).counters.slots + 2 > faceOf(state, figure).maxActions) return 0
  const plain = bestShot(state, figure, 0)?.value ?? 0
  const aimed = bestShot(state, figure, figure.aims + 1)?.value ?? 0
  return figure.aims > 0 ? 0 : AIM_SHARE * (aimed - plain)
}

function walkValue(state: GameState, figure: Figure, path: readonly Point[], notes: Notes): number {
  const known = notes.walks.get(path)
  if (known !== undefined) return known
  const value = walked(state, figure, path, notes)
  notes.walks.set(path, value)
  return value
}

function hereValue(state: GameState, figure: Figure, notes: Notes): number {
  const known = notes.here.get(figure.id)
  if (known !== undefined) return known
  const value = placeValue(state, figure)
  notes.here.set(figure.id, value)
  return value
}

function walked(state: GameState, figure: Figure, path: readonly Point[], notes: Notes): number {
  const end = path[path.length - 1]
  if (!end) return 0
  const there = standingAt(state, figure, end)
  const moved = figureOf(there, figure.id)
  if (!moved) return 0
  let risk = 0
  for (const danger of dangers(state, figure, path)) {
    if (danger.kind === 'opportunityFire' && !danger.second) risk += lossOf(state, figure, danger.odds)
    if (danger.kind === 'suppression') risk += SILENCED + (danger.odds ? lossOf(state, figure, danger.odds) : 0)
  }
  return (
    placeValue(there, moved) - hereValue(state, figure, notes) - risk - marker(state, figure) + fightValue(there, moved)
  )
}

const standingAt = (state: GameState, figure: Figure, to: Point): GameState =>
  apply(state, { type: 'moved', figure: figure.id, to, k: 0 })

/** H2H-01: a path that ends in contact is a fight to the death. */
function fightValue(state: GameState, figure: Figure): number {
  let value = 0
  const base = baseOf(state, figure)
  for (const enemy of enemiesOf(state, figure.side)) {
    if (distance(base, baseOf(state, enemy)) > 5) continue
    const odds = h2hOdds(fighter(state, figure), fighter(state, enemy), state.rules)
    value += lossOf(state, enemy, harm(odds.opponent)) - lossOf(state, figure, harm(odds.mover))
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

function moveShotValue(state: GameState, figure: Figure, command: Extract<Command, { verb: 'moveAndFire' }>): number {
  if (command.shoot === 'none') return 0
  if (command.shoot === 'before') {
    const target = command.target && figureOf(state, command.target)
    return target && command.weapon ? shotValue(state, figure, command.weapon, target, 0) : 0
  }
  const end = command.path[command.path.length - 1]
  if (!end) return 0
  const there = standingAt(state, figure, end)
  const moved = figureOf(there, figure.id)
  return (moved && bestShot(there, moved, 0)?.value) ?? 0
}

/** Enemies that may soon step into the area, priced as the wound they risk. */
function watchValue(state: GameState, figure: Figure, at: Point): number {
  const radius = faceOf(state, figure).ofRadius ?? 0
  const dice = Math.max(0, ...weaponsOf(state, figure).map((weapon) => weapon.short))
  let near = 0
  for (const enemy of enemiesOf(state, figure.side)) {
    const away = distance({ ...at, r: 0 }, baseOf(state, enemy)) / 1000 - radius
    if (away > 0 && away < 6) near = Math.max(near, woundLoss(state, enemy))
  }
  return TRIGGERED * near * Math.min(0.8, 0.3 * dice)
}

function suppressionValue(state: GameState, side: SideId, figure: Figure, at: Point): number {
  const radius = faceOf(state, figure).sfRadius ?? 0
  let value = 0
  for (const other of state.figures) {
    if (!isOnTable(other) || !isFigureInside(state, { at, radius }, other)) continue
    value += other.side === side ? -SILENCED : SILENCED + VOLLEY * woundLoss(state, other)
  }
  return value
}
