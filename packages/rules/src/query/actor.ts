import type { CardFace } from '../state/card.ts'
import type { ActionVerb, Payer, Price } from '../state/command.ts'
import type { Figure } from '../state/figure.ts'
import { type FigureId, ofSide, type SeatId } from '../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../state/refusal.ts'
import type { Lock } from '../state/sheet.ts'
import type { GameState } from '../state/state.ts'
import { allowanceOf, type Lender, lendersFor } from './command.ts'
import { addedBy, isUnder } from './effects.ts'
import { baseOf, faceOf, figureOf, inShock, isOnTable, sheetOf } from './figures.ts'
import { farEnoughToReact, isInCoverByAction } from './shotProfile.ts'
import { checkHands, rideDemand } from './vehicleDemand.ts'

/** Symbols and values whose presence on the face-up side permits an Action. */
export type Permission = keyof Pick<CardFace, 'move' | 'moveFire' | 'ofRadius' | 'sfRadius' | 'aim'>

/** What an Action asks of its actor. */
export interface Demand {
  readonly verb: ActionVerb
  /** AT that the pool must hold. */
  readonly tokens: number
  /** Without it one slot, or one per AT with `slotRule: tokens` (TURN-11). */
  readonly slots: number | undefined
  /** ORDER-19: the slot is asked for before the AT. */
  readonly slotFirst: boolean
  /** AT that count for MOVE-03. */
  readonly movement: number
  /** TURN-18: refused while suppressed (SF-04). */
  readonly attack: boolean
  /** SF-05: suppression limits it instead of forbidding it. */
  readonly evenSuppressed: boolean
  readonly permission: Permission | undefined
  /** Slots promised by commanders to others within the same declaration. */
  readonly promised: readonly Lender[] | undefined
}

type NewDemand = { -readonly [K in keyof Demand]: Demand[K] }

/**
 * All demands are made here and changed in place, never spread: of one shape, they are read several times faster by
 * `checkAble`, which every Action asks.
 */
const demandOf = (
  verb: ActionVerb,
  tokens: number,
  attack: boolean,
  permission: Permission | undefined,
  movement: number,
): NewDemand => ({
  verb,
  tokens,
  slots: undefined,
  slotFirst: false,
  movement,
  attack,
  evenSuppressed: false,
  permission,
  promised: undefined,
})

/** TURN-18. */
export const attackDemand = (verb: ActionVerb, tokens: number, permission?: Permission, movement = 0): NewDemand =>
  demandOf(verb, tokens, true, permission, movement)

export const plainDemand = (verb: ActionVerb, tokens: number, permission?: Permission, movement = 0): NewDemand =>
  demandOf(verb, tokens, false, permission, movement)

interface Actor {
  readonly seat: SeatId
  readonly figure: FigureId
}

/** The rules every Action asks first, in this order: TURN-09, WOUND-03, locks, SF-04, TURN-06, TURN-10, MOVE-03. */
export function checkActor(state: GameState, command: Actor, demand: Demand, payer?: Payer): Price | Refusal {
  const figure = figureOf(state, command.figure)
  if (!figure) return refuse('TURN-09', 'noSuchFigure', { figure: command.figure })
  if (figure.side !== state.seats[command.seat]) return refuse('TURN-09', 'notYours', { figure: figure.id })
  return checkAble(state, figure, demand, payer)
}

/** Every other Action of this turn is barred. */
const LOCKED_BY = {
  call: 'CALL-03',
  initiative: 'INIT-10',
  firstAid: 'MEDIC-04',
  casualtyCheck: 'EVAC-02',
} as const satisfies { readonly [L in Lock]: Refusal['rule'] }

/** CALL-03: a call bars every other Action; how often he may try has its own limit. */
function lockAgainst(locks: readonly Lock[], verb: ActionVerb): Lock | undefined {
  const [first] = locks
  return first === 'call' && verb === 'call' ? locks.find((lock) => lock !== 'call') : first
}

/** `checkActor` for a figure known to be one's own. */
export function checkAble(state: GameState, figure: Figure, demand: Demand, payer: Payer = 'token'): Price | Refusal {
  const { verb, permission } = demand
  if (!isOnTable(figure)) return refuse('TURN-09', 'notOnTable', { figure: figure.id })
  const face = faceOf(state, figure)
  const ridden = figure.place.at === 'mounted' ? rideDemand(state, figure, demand) : undefined
  if (ridden && isRefusal(ridden)) return ridden
  const free = payer === 'order' || payer === 'free'
  const tokens = (free ? 0 : discounted(state, figure, demand.tokens)) + (ridden?.extra ?? 0)
  const burdened = face.stretcher ? checkHands(state, figure, demand) : undefined
  if (burdened) return burdened
  if (permission && !permits(face, permission) && !(ridden && permission === 'move')) {
    return refuse('TURN-09', 'notPermitted', { figure: figure.id, action: verb })
  }
  if (inShock(figure)) return refuse('WOUND-03', 'inShock', { figure: figure.id })
  const lock = lockAgainst(sheetOf(state, figure).locks, verb)
  if (lock) return refuse(LOCKED_BY[lock], 'locked', { figure: figure.id })
  if (demand.attack && !demand.evenSuppressed && figure.counters.suppressed) {
    return refuse(verb === 'moveAndFire' ? 'MNF-05' : 'SF-04', 'suppressed', { figure: figure.id })
  }
  const pool = ofSide(state.sides, figure.side).tokens
  const broke = tokens > pool ? refuse('TURN-06', 'noTokens', { need: tokens, have: pool }) : undefined
  if (broke && !demand.slotFirst) return broke
  const slots = payer === 'order' ? 0 : (demand.slots ?? slotsFor(state, free ? 0 : demand.tokens))
  const lenders = lendersFor(state, figure, slots, demand.promised)
  if (!lenders) {
    return refuse('TURN-10', 'noSlots', {
      figure: figure.id,
      used: sheetOf(state, figure).counters.slots,
      limit: allowanceOf(state, figure),
    })
  }
  if (broke) return broke
  const movement = payer === 'order' && !orderedMovesCount(state) ? 0 : demand.movement + (ridden?.movement ?? 0)
  if (movement > 0 && figure.counters.movement + movement > state.rules.moveCapAt) {
    return refuse('MOVE-03', 'movementCap', { spent: figure.counters.movement, limit: state.rules.moveCapAt })
  }
  const { attack } = demand
  return lenders.length > 0 ? { tokens, slots, movement, attack, lenders } : { tokens, slots, movement, attack }
}

/** By their names, as `ofSide`. */
function permits(face: CardFace, permission: Permission): boolean {
  if (permission === 'move') return face.move !== undefined
  if (permission === 'aim') return face.aim !== undefined
  if (permission === 'moveFire') return face.moveFire !== undefined
  return (permission === 'ofRadius' ? face.ofRadius : face.sfRadius) !== undefined
}

/** TACTIC-09: cards may make an Action cheaper. */
const discounted = (state: GameState, { id }: Figure, tokens: number): number =>
  state.effects.length === 0 ? tokens : Math.max(0, tokens - addedBy(state, id, 'discount'))
/** MOVE-03, ORDER-10. */
const orderedMovesCount = ({ rules }: GameState): boolean => rules.company?.orderedMovesCountToCap ?? true

/** TURN-11: what an Action of this price takes from the allowance. */
export const slotsFor = (state: GameState, tokens: number): number => (state.rules.slotRule === 'tokens' ? tokens : 1)

/** COVER-02: no second marker. */
export const checkUncovered = (figure: Figure): Refusal | undefined =>
  isInCoverByAction(figure) ? refuse('COVER-02', 'alreadyInCover', { figure: figure.id }) : undefined

/** COVER-03: the ordinary Action, at the moment of being declared a target. */
export function reactionPrice(state: GameState, figure: Figure): Price | Refusal {
  const { reactionCoverFree, takeCoverCost: tokens } = state.rules
  const payer = reactionCoverFree ? 'free' : 'token'
  return checkUncovered(figure) ?? checkAble(state, figure, plainDemand('takeCover', tokens), payer)
}

/** FIRE-08, COVER-03, COVER-04. */
export const mayReact = (state: GameState, shooter: Figure, target: Figure): boolean =>
  !isUnder(state, shooter.id, 'surprise') &&
  farEnoughToReact(state.rules, baseOf(state, shooter), baseOf(state, target)) &&
  !isRefusal(reactionPrice(state, target))

/** Nothing if one of the choices is allowed; else the reason, which says more about something seen than about what is not. */
export function noneAllowed(judged: Iterable<Refusal | undefined>, noChoice: Refusal): Refusal | undefined {
  let reason: Refusal | undefined
  for (const refusal of judged) {
    if (!refusal) return undefined
    if (!reason || (reason.code === 'noSight' && refusal.code !== 'noSight')) reason = refusal
  }
  return reason ?? noChoice
}
