import type { Atom } from '../../atoms.ts'
import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, ask, openTask, returnTask } from '../../kernel/stack.ts'
import { mayReact } from '../../query/actor.ts'
import { baseOf, figureOf, inShock, isOnTable, knownFigure } from '../../query/figures.ts'
import { passageOf } from '../../query/shelter.ts'
import { bandOf, diceAt, type ShotProfile, shootsUnseen, shotProfile } from '../../query/shotProfile.ts'
import { canSeeBase } from '../../query/sight.ts'
import { hasHand } from '../../query/tactic.ts'
import { isShielded } from '../../query/vehicles.ts'
import { checkWeapon, weaponOf } from '../../query/weapons.ts'
import type { WeaponProfile } from '../../state/card.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId, WeaponId } from '../../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import type { ShotTask } from '../../state/task.ts'
import { openCardWindow } from '../turn/window.ts'
import { eliminate, wound } from '../wound/wound.ts'

/** A shot as declared (FIRE-01); `aims` = Aim Actions that it uses. */
export type Shot = Omit<ShotTask, 'kind' | 'step'>

/** FIRE-05, FIRE-07, FIRE-06, FIRE-14, FIRE-04, FIRE-03, in this order; what the shooter may do at all is asked before. */
export function checkShot(
  state: GameState,
  shooter: Figure,
  weapon: WeaponId,
  target: FigureId,
): WeaponProfile | Refusal {
  const profile = checkWeapon(state, shooter, weapon, 'gun')
  return isRefusal(profile) ? profile : (checkTarget(state, shooter, profile, target) ?? profile)
}

export function checkTarget(
  state: GameState,
  shooter: Figure,
  weapon: WeaponProfile,
  id: FigureId,
  unseen = false,
): Refusal | undefined {
  const target = figureOf(state, id)
  if (!target || !isOnTable(target)) return refuse('FIRE-14', 'noSuchTarget', { target: id })
  if (target.side === shooter.side) return refuse('FIRE-14', 'friend', { target: id })
  if (isShielded(state, target)) return refuse('HOUSE-03', 'shielded', { target: id })
  const from = baseOf(state, shooter)
  const to = baseOf(state, target)
  const blind = unseen && !passageOf(state, from, to)
  if (!blind && !canSeeBase(state, from, to)) {
    return refuse('FIRE-04', 'noSight', { shooter: shooter.id, target: id })
  }
  if (diceAt(state, from, weapon, to) > 0) return undefined
  const passage = passageOf(state, from, to)
  if (passage?.kind === 'armoured') return refuse('BUNKER-06', 'armoured', { element: passage.shelter.element.id })
  return refuse('FIRE-03', 'noDice', { weapon: weapon.id, band: bandOf(state.rules, from, to) })
}

/** FIRE-13 from step 4 on: declares a shot that is paid for, or free, and legal; `first` opens what comes before it. */
export function openShot(flow: Flow, shot: Shot, first?: () => void): void {
  const { mode, shooter, weapon, target, aims } = shot
  flow.emit({ type: 'shotDeclared', mode, shooter, weapon, target, aims })
  first?.()
  const answers = mode !== 'opportunityFire' && hasHand(flow.state, knownFigure(flow.state, target).side)
  openTask(flow, { kind: 'shot', mode, shooter, weapon, target, aims, step: answers ? 'cards' : 'react' })
}

function advanceShot(flow: Flow, task: ShotTask): void {
  const shooter = knownFigure(flow.state, task.shooter)
  const target = knownFigure(flow.state, task.target)
  const weapon = weaponOf(flow.state, shooter, task.weapon)
  if (!weapon || !isOnTable(shooter) || inShock(shooter) || !isOnTable(target)) loseShot(flow, task)
  else if (task.step === 'cards') {
    advanceTask(flow, { ...task, step: 'react' })
    openCardWindow(flow, 'fireDeclared', target.side)
  } else if (task.step === 'react' && mayAnswer(flow.state, task, shooter, target))
    offerReaction(flow, task, shooter, target)
  else {
    const terms = { aims: task.aims, unseen: task.mode === 'ordered' && shootsUnseen(flow.state) }
    const profile = shotProfile(flow.state, shooter, weapon, target, terms)
    if (profile) roll(flow, task, profile)
    else loseShot(flow, task)
  }
}

/** FIRE-08, OF-07. */
const mayAnswer = (state: GameState, task: ShotTask, shooter: Figure, target: Figure): boolean =>
  task.mode !== 'opportunityFire' && mayReact(state, shooter, target)

function offerReaction(flow: Flow, task: ShotTask, shooter: Figure, target: Figure): void {
  const { mode, weapon, aims } = task
  advanceTask(flow, { kind: 'shot', mode, shooter: shooter.id, weapon, target: target.id, aims, step: 'roll' })
  ask(flow, {
    kind: 'takeCover',
    awaiting: [target.side],
    figure: target.id,
    shooter: shooter.id,
    weapon: task.weapon,
  })
}

/** The shooter fell to fire that his Action drew (OF-03 `anyAction`), or a card spoilt his shot. */
export function loseShot(flow: Flow, task: ShotTask, rule: Atom = 'WOUND-03'): void {
  returnTask(flow, { of: 'shot', result: 'lost' })
  flow.emit({ type: 'shotLost', figure: task.shooter, rule })
}

function roll(flow: Flow, task: ShotTask, profile: ShotProfile): void {
  const { mode, shooter, weapon, target } = task
  const { distance, band, cover, need, headshotSixes } = profile
  const dice: number[] = []
  let hits = 0
  let sixes = 0
  for (let i = 0; i < profile.dice.count; i++) {
    const die = flow.chance.d6()
    dice.push(die)
    if (die >= need.score) hits++
    if (die === 6) sixes++
  }
  const result = sixes >= headshotSixes ? 'headshot' : hits > 0 ? 'wound' : 'miss'
  returnTask(flow, { of: 'shot', result })
  flow.emit({
    type: 'shotResolved',
    mode,
    shooter,
    weapon,
    target,
    distance,
    band,
    cover,
    need,
    dice,
    hits,
    result,
  })
  if (result === 'headshot') eliminate(flow, target, 'FIRE-11')
  else if (result === 'wound') wound(flow, target, 'FIRE-10')
}

/** A shot under way — FIRE-08 … FIRE-13 for Fire, Move & Fire, OF and ordered shots alike. */
export const shots: Family = { name: 'shot', advance: { shot: advanceShot } }
