import type { Flow } from '../../kernel/flow.ts'
import { closeQuestion, closeTask, topTask } from '../../kernel/stack.ts'
import { checkAble, plainDemand } from '../../query/actor.ts'
import {
  enemiesOf,
  faceOf,
  figureOf,
  friendsOf,
  inShock,
  isGone,
  isOnTable,
  isWounded,
  sharersOf,
  sheetOf,
} from '../../query/figures.ts'
import { isInCoverByAction } from '../../query/shotProfile.ts'
import { gunsOf, timesUsed, weaponsOf } from '../../query/weapons.ts'
import type { Figure } from '../../state/figure.ts'
import { type CardId, type FigureId, ofSide, type SideId, type WeaponId } from '../../state/ids.ts'
import { isRefusal } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import {
  axesOf,
  type EffectAxes,
  LASTING_CHANGES,
  type LastingChange,
  type TacticEffect,
  type TacticEffectKind,
  type Who,
} from '../../state/tactic.ts'
import { loseArmourShot } from '../armour/armour.ts'
import { loseShot } from '../fire/shot.ts'
import { failGrenade } from '../grenade/blast.ts'
import { drawCard } from './draw.ts'
import type { Moment } from './moment.ts'

/** A card on its way: who plays it, whom he named, what it answers. */
export interface Playing {
  readonly card: CardId
  readonly side: SideId
  readonly figure: FigureId | undefined
  readonly weapon: WeaponId | undefined
  readonly moment: Moment
}

/** Those on the table for whom an effect is, whether or not it does anything for them. */
function concerned(state: GameState, who: Who, play: Playing): readonly Figure[] {
  if (who === 'friends') return friendsOf(state, play.side)
  if (who === 'enemies') return enemiesOf(state, play.side)
  const id = who === 'actor' ? play.moment.actor : who === 'target' ? play.moment.target : play.figure
  const figure = id === undefined ? undefined : figureOf(state, id)
  return figure && isOnTable(figure) ? [figure] : []
}

type Fits = (state: GameState, figure: Figure, play: Playing) => boolean

const shoots: Fits = (state, figure) => gunsOf(state, figure).length > 0
const throws: Fits = (state, figure) => weaponsOf(state, figure).some(({ kind }) => kind === 'grenade')

const spentOf = (state: GameState, figure: Figure, weapon: WeaponId | undefined): number =>
  weapon === undefined ? 0 : timesUsed(state, figure, weapon)

/** MEDIC-01, AID-04: up to the value of the side that is up. */
const kitsMissing = (state: GameState, figure: Figure): number =>
  (faceOf(state, figure).firstAid ?? 0) - sheetOf(state, figure).kits

/** What a card gives is free of AT and slot, and of nothing else that the Action asks (WOUND-03, MEDIC-04, HOUSE-03). */
function mayDo(state: GameState, figure: Figure, verb: 'takeCover' | 'aim'): boolean {
  const demand = plainDemand(verb, 0, verb === 'aim' ? verb : undefined)
  demand.slots = 0
  return !isRefusal(checkAble(state, figure, demand, 'free'))
}

/** REINF-03: a team that has lost a man is beyond healing. */
const hasLostMate = (state: GameState, figure: Figure): boolean => sharersOf(state, figure).some(isGone)

/** Whether an effect would change anything for a figure; those not listed always do. */
const FITS: { readonly [K in TacticEffectKind]?: Fits } = {
  move: (state, figure) => faceOf(state, figure).move !== undefined || faceOf(state, figure).moveFire !== undefined,
  fireDice: shoots,
  accuracy: shoots,
  blastDice: throws,
  throwRange: throws,
  surprise: shoots,
  takeCover: (state, figure) => !isInCoverByAction(figure) && mayDo(state, figure, 'takeCover'),
  aim: (state, figure) => (figure.aims === 0 || state.rules.aimStacks) && mayDo(state, figure, 'aim'),
  calm: (_, figure) => inShock(figure),
  rally: (_, figure) => figure.counters.suppressed,
  heal: (state, figure) => isWounded(state, figure) && !hasLostMate(state, figure),
  resupply: (state, figure, { weapon }) => spentOf(state, figure, weapon) > 0,
  kits: (state, figure) => kitsMissing(state, figure) > 0,
  pin: (_, figure) => !figure.counters.suppressed,
  disrupt: (_, figure) => figure.standing !== undefined || figure.aims > 0,
}

/** Would this effect do anything now, and for whom? */
export function worksOn(state: GameState, effect: TacticEffect, play: Playing): readonly Figure[] | boolean {
  const { effect: kind, who } = axesOf(effect)
  if (who !== undefined) {
    const fits = FITS[kind]
    const all = concerned(state, who, play)
    return fits ? all.filter((figure) => fits(state, figure, play)) : all
  }
  if (kind === 'draw') return ofSide(state.sides, play.side).deck.size > 0
  return true
}

const isLasting = (kind: TacticEffectKind): kind is LastingChange =>
  (LASTING_CHANGES as readonly TacticEffectKind[]).includes(kind)

/** TACTIC-09: an effect takes place through the facts of the rules that it touches. */
export function enact(flow: Flow, effect: TacticEffect, play: Playing): void {
  const axes = axesOf(effect)
  const works = worksOn(flow.state, effect, play)
  if (works === true) enactForSide(flow, axes, play)
  else if (works) for (const figure of works) enactOn(flow, axes, figure, play)
}

function enactForSide(flow: Flow, { effect, amount = 0 }: EffectAxes, play: Playing): void {
  const { side, card } = play
  if (effect === 'tokens') flow.emit({ type: 'tokensGained', side, tokens: amount, rule: 'TACTIC-09' })
  else if (effect === 'draw') for (let i = 0; i < amount; i++) drawCard(flow, side, card)
  else if (effect === 'income') {
    const { number, active } = flow.state.turn
    const until = number + (active === side ? 2 : 1)
    flow.emit({ type: 'effectBegan', effect: { card, on: side, change: 'income', value: amount, until } })
  } else spoil(flow, play)
}

/** `jam` and `dud`: the shot or grenade that a card answers is over with it, and its window too. */
function spoil(flow: Flow, { card }: Playing): void {
  const task = topTask(flow.state)
  closeQuestion(flow, 'window')
  if (task?.kind === 'shot') loseShot(flow, task, 'TACTIC-09')
  if (task?.kind === 'heldAction' && task.command.verb === 'fireAtArmour') {
    closeTask(flow, 'heldAction')
    loseArmourShot(flow, task.command)
  }
  if (task?.kind === 'grenade') failGrenade(flow, task, card)
}

function enactOn(flow: Flow, axes: EffectAxes, figure: Figure, play: Playing): void {
  const { effect } = axes
  if (isLasting(effect)) begin(flow, axes, effect, figure, play)
  else AT_ONCE[effect]?.(flow, figure, axes.amount ?? 0, play)
}

function begin(flow: Flow, axes: EffectAxes, change: LastingChange, { id: on }: Figure, play: Playing): void {
  const { amount: value = 0, lasts } = axes
  const until = flow.state.turn.number + (lasts === 'round' ? 1 : 0)
  const weapon = change === 'shots' && play.weapon !== undefined ? { weapon: play.weapon } : {}
  const once = lasts === 'once' ? ({ once: true } as const) : {}
  flow.emit({ type: 'effectBegan', effect: { card: play.card, on, change, value, until, ...weapon, ...once } })
}

type Doing = (flow: Flow, figure: Figure, amount: number, play: Playing) => void

const AT_ONCE: { readonly [K in TacticEffectKind]?: Doing } = {
  takeCover(flow, { id, standing, aims }) {
    if (standing || aims > 0) flow.emit({ type: 'standingCleared', figure: id, rule: 'TURN-17' })
    flow.emit({ type: 'tookCover', figure: id, reaction: true })
  },
  aim: (flow, { id }) => flow.emit({ type: 'aimed', figure: id }),
  calm: (flow, { id }) => flow.emit({ type: 'shockEnded', figure: id }),
  rally: (flow, { id }, _, { card }) => flow.emit({ type: 'rallied', figure: id, card }),
  heal: (flow, { id }, _, { card }) => flow.emit({ type: 'healed', figure: id, card }),
  pin: (flow, { id }, _, { card }) => flow.emit({ type: 'pinned', figure: id, card }),
  disrupt: (flow, { id }) => flow.emit({ type: 'standingCleared', figure: id, rule: 'TACTIC-09' }),
  resupply(flow, figure, amount, { card, weapon }) {
    const uses = Math.min(amount, spentOf(flow.state, figure, weapon))
    if (weapon !== undefined) flow.emit({ type: 'resupplied', figure: figure.id, weapon, uses, card })
  },
  kits(flow, figure, amount, { card }) {
    const kits = Math.min(amount, kitsMissing(flow.state, figure))
    flow.emit({ type: 'kitsGained', figure: figure.id, kits, card })
  },
}
