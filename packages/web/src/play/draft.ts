import { createTrack, type Point, trackLength } from '@tactic48/geometry'
import {
  type ActionCommand,
  check,
  type Danger,
  dangers,
  enemiesOf,
  type Figure,
  type FigureId,
  figureOf,
  type GameState,
  isGun,
  isOnTable,
  isRefusal,
  type Plan,
  type Refusal,
  type SeatId,
  sheetOf,
  strideOf,
  type WeaponId,
  type WeaponProfile,
  weaponsOf,
} from '@tactic48/rules'
import type { Intent } from './tableStore.ts'
import { chargeAt, type Way, wayTo } from './way.ts'

/** What the intent comes to: a command as far as it goes, and what `check` says about it. */
export interface Draft {
  readonly figure: Figure
  readonly command?: ActionCommand
  readonly plan?: Plan
  readonly refusal?: Refusal
  readonly way?: Way
  /** Length of the way and how far one Action goes, in 1/1000 u. */
  readonly length: number
  readonly stride: number
  readonly dangers: readonly Danger[]
  /** Where the figure would come to stand. */
  readonly end?: Point
  readonly charge?: FigureId
  readonly weapon?: WeaponProfile
  /** GEN-04: nothing may be measured before it is declared, so nothing is judged either. */
  readonly blind?: true
}

/** GEN-04, `premeasure: false`: the intent and the command alone. The way leads straight to where it points. */
export function unmeasured({ figure, command, weapon, charge }: Draft, state: GameState, intent: Intent): Draft {
  const foe = charge && figureOf(state, charge)
  const end = foe?.position ?? intent.goal
  const walks = command?.verb === 'move' || command?.verb === 'moveAndFire'
  return {
    figure,
    length: 0,
    stride: 0,
    dangers: [],
    blind: true,
    ...(command ? { command } : {}),
    ...(weapon ? { weapon } : {}),
    ...(charge ? { charge } : {}),
    ...(walks && end ? { end, way: { path: [...intent.bends, end] } } : {}),
  }
}

export function draftOf(state: GameState, seat: SeatId, intent: Intent): Draft | undefined {
  const figure = intent.selected && figureOf(state, intent.selected)
  if (!figure || !isOnTable(figure) || !intent.verb) return undefined
  if (intent.verb === 'move' || intent.verb === 'moveAndFire') return moveDraft(state, seat, intent, figure)
  const weapon = weaponFor(state, seat, figure, intent)
  const command = commandOf(state, seat, intent, figure, weapon?.id)
  return {
    figure,
    length: 0,
    stride: 0,
    dangers: [],
    ...(weapon ? { weapon } : {}),
    ...(command ? judged(state, command) : {}),
  }
}

function judged(state: GameState, command: ActionCommand): Pick<Draft, 'command' | 'plan' | 'refusal'> {
  const plan = check(state, command)
  return isRefusal(plan) ? { command, refusal: plan } : { command, plan }
}

/** The weapon asked for, else the first of the right kind that would do. */
function weaponFor(state: GameState, seat: SeatId, figure: Figure, intent: Intent): WeaponProfile | undefined {
  const fitting = weaponsFor(state, figure, intent.verb)
  const asked = fitting.find(({ id }) => id === intent.weapon)
  if (asked || fitting.length < 2) return asked ?? fitting[0]
  const targets = intent.target ? [intent.target] : enemiesOf(state, figure.side).map(({ id }) => id)
  const shoots = ({ id: weapon }: WeaponProfile): boolean =>
    targets.some((target) => !isRefusal(check(state, { verb: 'fire', seat, figure: figure.id, weapon, target })))
  const unspent = ({ id, maxShots }: WeaponProfile): boolean =>
    (sheetOf(state, figure).counters.shots[id] ?? 0) < maxShots
  return (intent.verb === 'fire' ? fitting.find(shoots) : undefined) ?? fitting.find(unspent) ?? fitting[0]
}

export const weaponsFor = (state: GameState, figure: Figure, verb: Intent['verb']): readonly WeaponProfile[] =>
  weaponsOf(state, figure).filter((weapon) => (verb === 'throwGrenade' ? weapon.kind === 'grenade' : isGun(weapon)))

function commandOf(
  state: GameState,
  seat: SeatId,
  intent: Intent,
  figure: Figure,
  weapon: WeaponId | undefined,
): ActionCommand | undefined {
  const by = { seat, figure: figure.id }
  const { verb, goal: at, target } = intent
  if (verb === 'aim' || verb === 'takeCover') return { verb, ...by }
  if (!weapon) return undefined
  if (verb === 'fire') return target && { verb, ...by, weapon, target }
  if (verb === 'joinSuppression') return intent.marker && { verb, ...by, weapon, marker: intent.marker }
  if (!at) return undefined
  if (verb === 'placeOpportunityFire' || verb === 'throwGrenade') return { verb, ...by, weapon, at }
  if (verb !== 'startSuppression') return undefined
  const joiners = intent.joiners.flatMap((id) => {
    const friend = figureOf(state, id)
    const [gun] = friend ? weaponsFor(state, friend, 'fire') : []
    return gun ? [{ figure: id, weapon: gun.id }] : []
  })
  return { verb, ...by, weapon, at, joiners }
}

function moveDraft(state: GameState, seat: SeatId, intent: Intent, figure: Figure): Draft {
  const { verb, goal, bends, target, shoot } = intent
  const stride = strideOf(state, figure, verb === 'move' ? 'move' : 'moveFire')
  const weapon = weaponFor(state, seat, figure, { ...intent, verb: 'moveAndFire' })
  const foe = charged(state, intent)
  const way = foe
    ? chargeAt(state, figure, bends, foe, stride)
    : goal && stride > 0
      ? wayTo(state, figure, bends, goal, stride)
      : undefined
  const bare: Draft = { figure, length: 0, stride, dangers: [], ...(weapon ? { weapon } : {}) }
  if (!way || way.path.length === 0) return bare
  const by = { seat, figure: figure.id, ...way }
  const shot = shoot === 'before' && weapon && target ? { weapon: weapon.id, target } : {}
  const command: ActionCommand = verb === 'move' ? { verb, ...by } : { verb: 'moveAndFire', ...by, shoot, ...shot }
  const end = way.stepInto ?? way.path.at(-1)
  return {
    ...bare,
    ...judged(state, command),
    way,
    length: trackLength(createTrack([figure.position, ...way.path])),
    dangers: dangers(state, figure, way.path, way.stepInto),
    ...(end ? { end } : {}),
    ...(foe ? { charge: foe.id } : {}),
  }
}

/** A move whose target is an enemy is a charge, unless that target is to be shot before it. */
function charged(state: GameState, { verb, target, shoot, goal }: Intent): Figure | undefined {
  if (!target || goal || (verb === 'moveAndFire' && shoot === 'before')) return undefined
  return figureOf(state, target)
}

/** The table as if the figure stood elsewhere: for looking ahead, never for judging. */
export const asIfAt = (state: GameState, id: FigureId, position: Point): GameState => ({
  ...state,
  figures: state.figures.map((figure) => (figure.id === id ? { ...figure, position } : figure)),
})
