import type { Point } from '@tactic48/geometry'
import {
  baseRadius,
  check,
  type Figure,
  figureOf,
  type GameState,
  isGun,
  isOnTable,
  isRefusal,
  rideOf,
  strideOf,
  type Touch,
  type VehicleId,
  weaponsOf,
} from '@tactic48/rules'
import type { Situation } from '../play/situation.ts'
import { isSameThing, type Thing, thingAt, thingOf, vehicleAt } from '../play/vehiclesAndBunkers/thing.ts'
import { blankDraft, charges, interactionOf, isAble, pointsAt, slotsOf } from './actions.ts'
import { nextInCard } from './cards.ts'
import { besideFor, goingsOf, leftWeaponAt, placeOf } from './contact.ts'
import { type ActionDraft, type AnswerDraft, type Draft, type DraftPart, filled, isAction, partOf } from './draft.ts'
import { AGAIN, type Input, type Outcome, whole } from './input.ts'
import { nextInOrder } from './orders.ts'
import { nextInPrepared } from './prepared.ts'
import { prospectOf } from './prospect.ts'
import { namedThing, thingIn } from './slots.ts'

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The one place where it is decided what a hand means. */
export function next(draft: Draft, input: Input, play: Situation): Outcome | undefined {
  if (draft.verb === 'giveOrder' || draft.verb === 'executeOrder') return nextInOrder(draft, input, play)
  if (draft.verb === 'playCard') return nextInCard(draft, input, play)
  if (draft.verb === 'bid') return input.kind === 'back' && draft.officer ? { left: true } : undefined
  if (draft.verb === 'prepared') return nextInPrepared(draft, input, play)
  if (!isAction(draft)) return nextInAnswer(draft, input)
  const own = figureOf(play.state, draft.figure)
  if (!own) return undefined
  switch (input.kind) {
    case 'hover':
      return hovered(draft, input, play, own)
    case 'drag':
      return dragged(draft, input, play)
    case 'tap':
      return tapped(draft, input, play, own)
    case 'put':
      if (!('goal' in draft)) return undefined
      return put(draft, input.at)
    case 'touch':
      return touched(draft, input.touch, play, own)
    case 'cycle':
      return cycled(draft, input, play, own)
    case 'bend': {
      const end = play.seat && prospectOf(play.state, play.seat, draft)?.end
      if (!('bends' in draft) || !end) return { denied: { missing: 'way' } }
      return { draft: filled(draft, { bends: [...draft.bends, end], goal: end, fixed: true }) }
    }
    case 'back':
      return back(draft)
    default:
      return undefined
  }
}

function nextInAnswer(draft: AnswerDraft, input: Input): Outcome | undefined {
  if (draft.verb === 'shootAfterMove' && input.kind === 'tap' && input.figure) {
    return { draft: filled(draft, { target: input.figure.id }) }
  }
  if (draft.verb === 'prepared' || !('goal' in draft)) return undefined
  if (input.kind === 'put') return { draft: filled(draft, { goal: input.at, fixed: true }) }
  if (input.kind === 'back') {
    if (draft.goal) return { draft: filled(draft, { goal: undefined, fixed: false }) }
    return partOf(draft, 'squad') === undefined ? { left: true } : { draft: filled(draft, { squad: undefined }) }
  }
  if (draft.verb === 'drift' && input.kind === 'hover' && !draft.fixed) {
    return { draft: filled(draft, { goal: whole(input.spot) }) }
  }
  if (input.kind !== 'tap' || (draft.verb === 'deploy' && input.figure)) return undefined
  const placed = filled(draft, { goal: whole(input.spot), fixed: true })
  return draft.verb === 'deploy' ? { draft: placed, commit: true } : { draft: placed }
}

const enemyIn = (figure: Figure | undefined, { side }: Situation): Figure | undefined =>
  figure && figure.side !== side ? figure : undefined

const friendIn = (figure: Figure | undefined, own: Figure, { side }: Situation): Figure | undefined =>
  figure && figure.side === side && figure.id !== own.id ? figure : undefined

const snapped = (draft: ActionDraft, { state }: Situation, own: Figure, spot: Point, enemy?: Figure): Point =>
  interactionOf(draft.verb).snaps?.(state, own, spot, enemy) ?? spot

type Pointer = Extract<Input, { readonly kind: 'hover' | 'drag' | 'tap' }>

/** The pointer shows the consequence before anything is chosen. */
function hovered(draft: ActionDraft, { spot, figure }: Pointer, play: Situation, own: Figure): Outcome | undefined {
  if (draft.fixed) return undefined
  const enemy = enemyIn(figure, play)
  const shown = (part: DraftPart): Outcome => ({ draft: filled(draft, part) })
  switch (pointsAt(draft.verb)) {
    case 'enemy':
      return shown({ target: enemy?.id })
    case 'thing':
      return shown(namedThing(draft, thingUnder(play.state, spot, figure)))
    case 'place':
      return shown({ goal: snapped(draft, play, own, enemy?.position ?? spot, enemy) })
    case 'way': {
      const met = meeting(draft, { spot, figure }, play, own)
      if (met) return shown({ ...(charges(draft) ? { target: undefined } : {}), ...met })
      if (!charges(draft)) return shown({ goal: spot })
      return shown(enemy ? { target: enemy.id, goal: undefined } : { target: undefined, goal: spot })
    }
    default:
      return undefined
  }
}

/** GEN-06: who is pointed at by a way is to be touched: a friend, a casualty, a vehicle or a weapon without crew of one's own. */
function meeting(
  draft: ActionDraft,
  { spot, figure }: Pick<Pointer, 'spot' | 'figure'>,
  play: Situation,
  own: Figure,
): DraftPart | undefined {
  if (!interactionOf(draft.verb).gait) return undefined
  const friend = friendIn(figure, own, play)
  if (friend) return { goal: friend.position, contact: { figure: friend.id } }
  const vehicle = figure ? undefined : vehicleAt(play.state, spot)
  if (vehicle?.side === own.side && rideOf(play.state, own)?.id !== vehicle.id) {
    return { goal: besideFor(play.state, own, { at: vehicle.position, r: vehicle.radius }) }
  }
  const left = figure || vehicle ? undefined : leftWeaponAt(play.state, own.side, spot)
  return left && { goal: besideFor(play.state, own, { at: left.position, r: baseRadius(play.state.rules) }) }
}

function dragged(draft: ActionDraft, { spot, figure }: Pointer, play: Situation): Outcome {
  const enemy = enemyIn(figure, play)
  // MNF-02: its target is to be shot before the way, not charged.
  if (partOf(draft, 'shoot') === 'before') return { draft: filled(draft, { goal: spot }) }
  if (enemy) return { draft: filled(draft, { target: enemy.id, goal: undefined }) }
  const own = figureOf(play.state, draft.figure)
  const met = own && meeting(draft, { spot, figure }, play, own)
  return { draft: filled(draft, { target: undefined, ...(met ?? { goal: spot }) }) }
}

type Tap = Extract<Input, { readonly kind: 'tap' }>

function tapped(draft: ActionDraft, input: Tap, play: Situation, own: Figure): Outcome | undefined {
  const { figure } = input
  if (pointsAt(draft.verb) === 'thing') {
    const chosen = tappedThing(draft, input, play)
    if (chosen) return chosen
  }
  if (figure && figure.side === play.side) return tappedFriend(draft, input, figure, play, own)
  if (figure && isOnTable(figure)) return tappedEnemy(draft, figure, play, own)
  return figure ? undefined : tappedGround(draft, input, play, own)
}

const thingUnder = (state: GameState, spot: Point, figure: Figure | undefined): Thing | undefined =>
  (figure && thingOf(state, figure)) ?? thingAt(state, spot)

/** A second tap on the same one does it. */
function tappedThing(draft: ActionDraft, { spot, figure }: Tap, play: Situation): Outcome | undefined {
  if (figure?.place.at === 'gone' && 'patient' in draft) return { draft: filled(draft, { patient: figure.id }) }
  const thing = thingUnder(play.state, spot, figure)
  if (!thing || !thingChoices(draft, play).some((one) => isSameThing(one, thing))) return undefined
  if (draft.fixed && isSameThing(thingIn(draft), thing)) return { draft, commit: true }
  return { draft: filled(draft, { ...namedThing(draft, thing), fixed: true }) }
}

/** The vehicles and bunkers that this Action is for, the nearest first. */
export function thingChoices(draft: Draft | undefined, play: Situation): readonly Thing[] {
  const slot = isAction(draft) ? slotsOf(draft, play).find(({ takes }) => takes === 'thing') : undefined
  return (slot?.choices ?? []).map((one) => (typeof one === 'string' ? { vehicle: one as VehicleId } : (one as Thing)))
}

function tappedFriend(
  draft: ActionDraft,
  { spot, bend }: Tap,
  figure: Figure,
  play: Situation,
  own: Figure,
): Outcome | undefined {
  const { id } = figure
  if (own.id === id) return { draft }
  if (pointsAt(draft.verb) === 'friend') {
    if (partOf(draft, 'patient') === id && draft.fixed) return { draft, commit: true }
    return { draft: filled(draft, { patient: id, fixed: true }) }
  }
  if ('joiners' in draft && draft.fixed) return { draft: toggledJoiner(draft, play.state, figure) }
  const met = bend ? undefined : meeting(draft, { spot, figure }, play, own)
  if (!met) return undefined
  const contact = partOf(draft, 'contact')
  const again = draft.fixed && typeof contact === 'object' && 'figure' in contact && contact.figure === id
  if (again) return { draft, commit: true }
  return { draft: filled(draft, { ...(charges(draft) ? { target: undefined } : {}), ...met, fixed: true }) }
}

/** SF-09: each with the first gun. */
export function toggledJoiner(
  draft: ActionDraft<'startSuppression'>,
  state: GameState,
  friend: Figure,
): ActionDraft<'startSuppression'> {
  const { joiners } = draft
  if (joiners.some(({ figure }) => figure === friend.id)) {
    return filled(draft, { joiners: joiners.filter(({ figure }) => figure !== friend.id) })
  }
  const gun = weaponsOf(state, friend).find(isGun)
  return gun ? filled(draft, { joiners: [...joiners, { figure: friend.id, weapon: gun.id }] }) : draft
}

function tappedEnemy(draft: ActionDraft, enemy: Figure, play: Situation, own: Figure): Outcome {
  const { id, position } = enemy
  const again = partOf(draft, 'target') === id && draft.fixed
  const shot = (part: DraftPart): Outcome => ({ draft: filled(draft, part) })
  switch (pointsAt(draft.verb)) {
    case 'place':
      return shot({ goal: snapped(draft, play, own, position, enemy), fixed: true })
    case 'enemy':
      return again ? { draft, commit: true } : shot({ target: id, fixed: true })
    case 'way': {
      const moment = partOf(draft, 'shoot')
      if (moment === 'before' || (moment === 'after' && partOf(draft, 'goal') && draft.fixed))
        return shot({ target: id })
      if (again && charges(draft)) return { draft, commit: true }
      return shot({ target: id, goal: undefined, fixed: true })
    }
    default:
      return { draft }
  }
}

function tappedGround(draft: ActionDraft, { spot, bend }: Tap, play: Situation, own: Figure): Outcome {
  const at = snapped(draft, play, own, whole(spot))
  const takes = pointsAt(draft.verb)
  const chosen = (play.seat && prospectOf(play.state, play.seat, draft)?.end) ?? partOf(draft, 'goal')
  if (draft.fixed && chosen && apart(chosen, at) <= AGAIN && !bend) return { draft, commit: true }
  if (takes === 'enemy') return { draft: filled(draft, { target: undefined, fixed: false }) }
  if (takes === 'place') return { draft: filled(draft, { goal: at, fixed: true }) }
  if (takes !== 'way') return { draft }
  if (bend) {
    return { draft: filled(draft, { bends: [...(partOf(draft, 'bends') ?? []), at], goal: at, fixed: true }) }
  }
  const moment = partOf(draft, 'shoot')
  const kept = moment === 'before' || (moment !== undefined && draft.fixed && partOf(draft, 'goal'))
  const met = meeting(draft, { spot, figure: undefined }, play, own)
  return { draft: filled(draft, { goal: at, fixed: true, ...met, ...(kept ? {} : { target: undefined }) }) }
}

function touched(draft: ActionDraft, touch: Touch, { state }: Situation, own: Figure): Outcome {
  const goal = placeOf(state, touch, partOf(draft, 'bends')?.at(-1) ?? own.position, own)
  if (!goal) return { denied: { missing: 'contact' } }
  const target = charges(draft) ? { target: undefined } : {}
  return { draft: filled(draft, { contact: touch, goal, fixed: true, ...target }) }
}

/** T: the best target first, then the next ones; for a move, the nearest enemy to charge. K: where a way may end (GEN-06). */
function cycled(
  draft: ActionDraft,
  { slot: wanted, by }: Extract<Input, { readonly kind: 'cycle' }>,
  play: Situation,
  own: Figure,
): Outcome | undefined {
  if (wanted === 'contact') return goneTo(draft, by, play, own)
  const slots = slotsOf(draft, play)
  const slot =
    slots.find(({ takes }) => takes === 'thing') ??
    slots.find(({ takes }) => takes === 'enemy') ??
    slots.find(({ takes }) => takes === 'place')
  if (!slot) return undefined
  const value = another(slot.choices ?? [], (one) => one === JSON.stringify(slot.value), by)
  if (value === undefined) return slot.takes === 'thing' ? { draft } : { denied: { missing: wanted } }
  const charge = slot.takes === 'enemy' && charges(draft) ? { goal: undefined } : {}
  return { draft: filled(draft, { [slot.name]: value, fixed: true, ...charge } as DraftPart) }
}

/** The next one, or the one before; without one the first, or the last. */
function another<T>(choices: readonly T[], isNow: (written: string) => boolean, by: number): T | undefined {
  const at = choices.findIndex((one) => isNow(JSON.stringify(one)))
  return choices[at < 0 && by < 0 ? choices.length - 1 : (at + by + choices.length) % Math.max(1, choices.length)]
}

/** GEN-06: vehicles, mounts and weapons without crew too. */
function goneTo(draft: ActionDraft, by: number, play: Situation, own: Figure): Outcome | undefined {
  const { gait } = interactionOf(draft.verb)
  if (!gait) return undefined
  const [contact, goal] = [partOf(draft, 'contact'), partOf(draft, 'goal')]
  const now = typeof contact === 'object' ? { touch: contact } : { at: goal }
  const goings = goingsOf(play.state, own, strideOf(play.state, own, gait))
  const going = another(goings, (one) => one === JSON.stringify(now), by)
  if (!going) return { denied: { missing: 'contact' } }
  return 'touch' in going ? touched(draft, going.touch, play, own) : put(draft, going.at)
}

const put = (draft: ActionDraft, at: Point): Outcome => ({
  draft: filled(draft, { goal: at, fixed: true, ...(charges(draft) ? { target: undefined } : {}) }),
})

/** Esc: the place and the target, then whom or what it is for, then the Action. */
function back(draft: ActionDraft): Outcome {
  const { fixed } = draft
  const blank = blankDraft(draft.verb, draft.figure)
  const parts = (names: readonly (keyof DraftPart)[]): DraftPart =>
    Object.fromEntries(names.flatMap((name) => (name in blank ? [[name, partOf(blank, name)]] : [])))
  const says = (names: readonly (keyof DraftPart)[]): boolean =>
    names.some((name) => JSON.stringify(partOf(draft, name)) !== JSON.stringify(partOf(blank, name)))
  if (fixed || says(['target', 'goal', 'contact', 'bends'])) {
    return { draft: filled(draft, { ...parts(['goal', 'target', 'bends', 'joiners']), fixed: false }) }
  }
  if (says(['patient', 'vehicle', 'armour'])) {
    return { draft: filled(draft, parts(['patient', 'helper', 'vehicle', 'armour'])) }
  }
  return { left: true }
}

/** A tap with somebody in hand and no Action yet: the ground is walked to, an enemy shot at, a vehicle got on or attacked. */
export function opened(
  { spot, figure }: Tap,
  { state, seat, side }: Situation,
  own: Figure,
): Draft | Thing | undefined {
  if (figure?.side === side) return undefined
  if (figure && isOnTable(figure)) return filled(blankDraft('fire', own.id), { target: figure.id, fixed: true })
  if (figure) return undefined
  const vehicle = vehicleAt(state, spot)
  if (!vehicle) return filled(blankDraft('move', own.id), { goal: whole(spot), fixed: true })
  const { id } = vehicle
  if (vehicle.side !== own.side) {
    if (!isAble(state, 'fireAtArmour', own.id)) return { vehicle: id }
    return filled(blankDraft('fireAtArmour', own.id), { armour: { vehicle: id }, fixed: true })
  }
  if (rideOf(state, own)?.id === id) return undefined
  const mounts = seat && !isRefusal(check(state, { verb: 'mount', seat, figure: own.id, vehicle: id }))
  if (mounts) return filled(blankDraft('mount', own.id), { vehicle: id, fixed: true })
  const goal = besideFor(state, own, { at: vehicle.position, r: vehicle.radius })
  return filled(blankDraft('move', own.id), { goal, fixed: true })
}
