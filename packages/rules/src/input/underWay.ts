import { trackPoint } from '@tactic48/geometry'
import { trackOf } from '../query/path.ts'
import { shelterById, shelterOver } from '../query/shelter.ts'
import type { Figure } from '../state/figure.ts'
import {
  type ElementId,
  type FigureId,
  opponentOf,
  type ScheduleId,
  SIDES,
  type SideId,
  type WeaponId,
} from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import { STANDARD_GRENADES, SUPPORT_PROFILES } from '../state/support.ts'
import type { Task, TaskOf } from '../state/task.ts'
import { aimsAllowed, type FieldedFigure, fieldedWeapons, printedOn } from './allowance.ts'
import { Fault } from './fault.ts'

export const figureIn = ({ figures }: GameState, id: FigureId): Figure | undefined =>
  figures.find((figure) => figure.id === id)

/** Somebody of this side, or of any; a side of his own for the fields that need one. */
export function nobody(state: GameState, id: FigureId, field: string, side?: SideId): Fault | undefined {
  const figure = figureIn(state, id)
  if (!figure) return new Fault('noSuchFigure', { figure: id }, [field])
  return side && figure.side !== side ? new Fault('inconsistent', { with: 'side' }, [field]) : undefined
}

export function nobodyAmong(
  state: GameState,
  ids: readonly FigureId[],
  field: string,
  side?: SideId,
): Fault | undefined {
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as FigureId
    if (ids.indexOf(id) < i) return new Fault('repeatedId', { id }, [field, i])
    const fault = nobody(state, id, field, side)
    if (fault) return new Fault(fault.code, fault.params, [field, i])
  }
  return undefined
}

const enemyOf = (state: GameState, id: FigureId): SideId | undefined => {
  const side = figureIn(state, id)?.side
  return side && opponentOf(side)
}

/** What a task of a saved state says of figures, weapons and markers is so. */
export function taskFault(state: GameState, task: Task): Fault | undefined {
  switch (task.kind) {
    case 'shot':
      return shotFault(state, task)
    case 'movement':
      return movementFault(state, task)
    case 'opportunity':
      return offersFault(state, task.offers)
    case 'volley':
      return volleyFault(state, task)
    case 'grenade':
      return grenadeFault(state, task)
    case 'heldAction':
      return heldFault(state, task.command)?.in('command')
    case 'fight':
      return fightFault(state, task)
    case 'initiative':
      return initiativeFault(state, task)
    case 'order':
      return orderFault(state, task)
    case 'call':
      return nobody(state, task.caller, 'caller')
    case 'barrage':
      return task.fire.caller === undefined
        ? undefined
        : nobody(state, task.fire.caller, 'caller', task.side)?.in('fire')
    case 'arrivals':
      return queueFault(state, task.queue)
    default:
      return undefined
  }
}

/** ORDER-13: who gives it, at whom it is fired, and all who still carry it out are there. */
function orderFault(state: GameState, { officer, order, queue }: TaskOf<'order'>): Fault | undefined {
  const fault =
    nobody(state, officer, 'officer') ??
    (order.kind === 'fireAt'
      ? nobody(state, order.target, 'target', enemyOf(state, officer))?.in('order')
      : undefined) ??
    nobodyAmong(
      state,
      queue.map(({ figure }) => figure),
      'queue',
    )
  if (fault) return fault
  for (const [i, executor] of queue.entries()) {
    for (const field of ['message', 'casualty', 'helper'] as const) {
      const named = executor[field]
      const lost = named === undefined ? undefined : nobody(state, named, field)
      if (lost) return lost.in('queue', i)
    }
  }
  return undefined
}

/** TURN-02 step 4: what is due now. The first has come in already where it is shot at (OF-14). */
function queueFault({ schedule, turn }: GameState, queue: readonly ScheduleId[]): Fault | undefined {
  const strange = queue.findIndex((id, i) => {
    const entry = schedule.find((one) => one.id === id)
    return entry ? entry.side !== turn.active || entry.due > 0 : i > 0
  })
  return strange < 0 ? undefined : new Fault('inconsistent', { with: 'schedule' }, ['queue', strange])
}

function armsOf(state: GameState, id: FigureId): Pick<FieldedFigure, 'faces' | 'weapons'> {
  const figure = figureIn(state, id)
  const sheet = state.sheets[figure?.sheet ?? -1]
  const printed = sheet && printedOn(state.cards, sheet)
  if (!figure || !printed || printed instanceof Fault) return { faces: [], weapons: [] }
  return { faces: printed.faces, weapons: [...printed.weapons, ...fieldedWeapons(state, figure.side)] }
}

const unarmed = (state: GameState, figure: FigureId, weapon: WeaponId): Fault | undefined =>
  armsOf(state, figure).weapons.some(({ id }) => id === weapon)
    ? undefined
    : new Fault('noSuchWeapon', { figure, weapon }, ['weapon'])

function shotFault(state: GameState, { shooter, target, weapon, aims, mode }: TaskOf<'shot'>): Fault | undefined {
  const { faces } = armsOf(state, shooter)
  const unaimed = mode === 'opportunityFire' || (mode === 'ordered' && !state.rules.company?.fireOrderAim)
  const limit = unaimed ? 0 : aimsAllowed(state.rules, faces, MANY)
  return (
    nobody(state, shooter, 'shooter') ??
    nobody(state, target, 'target', enemyOf(state, shooter)) ??
    unarmed(state, shooter, weapon) ??
    (aims > limit ? new Fault('valueTooBig', { limit }, ['aims']) : undefined)
  )
}

/** INIT-01, INIT-02: an officer of the side whose turn it is not; INIT-05: what the other has bid is among what he has spent. */
function initiativeFault(state: GameState, { initiator, step, bids }: TaskOf<'initiative'>): Fault | undefined {
  if (!state.rules.company) return new Fault('inconsistent', { with: 'rules.company' }, ['kind'])
  const { active } = state.turn
  const limit = step === 'raise' ? state.sides[active].spentThisTurn : 0
  const side = SIDES.find((one) => bids[one] > limit && (one === active || step !== 'raise'))
  return (
    nobody(state, initiator, 'initiator', opponentOf(active)) ??
    (side && new Fault('valueTooBig', { limit }, ['bids', side]))
  )
}

/** Nobody has more Actions in a turn. */
const MANY = 100

/** An Action that was judged when it was declared: those whom it names are there. */
function heldFault(state: GameState, command: TaskOf<'heldAction'>['command']): Fault | undefined {
  const { figure } = command
  const fault =
    nobody(state, figure, 'figure') ?? ('weapon' in command ? unarmed(state, figure, command.weapon) : undefined)
  if (fault) return fault
  if ('target' in command && command.target !== undefined) {
    const missed = nobody(state, command.target, 'target', enemyOf(state, figure))
    if (missed) return missed
  }
  if (command.verb !== 'startSuppression') return undefined
  for (let i = 0; i < command.joiners.length; i++) {
    const joiner = command.joiners[i]
    const wrong =
      joiner &&
      (nobody(state, joiner.figure, 'figure', figureIn(state, figure)?.side) ??
        unarmed(state, joiner.figure, joiner.weapon))
    if (wrong) return wrong.in('joiners', i)
  }
  return undefined
}

/** GEN-11: the base is at the point of its way that the task names. */
function movementFault(state: GameState, task: TaskOf<'movement'>): Fault | undefined {
  const fault = nobody(state, task.figure, 'figure')
  if (fault) return fault
  if (task.shootAfter && task.mode === 'move') return new Fault('inconsistent', { with: 'mode' }, ['shootAfter'])
  const track = trackOf(task.path)
  if (task.steps !== track.steps) return new Fault('inconsistent', { with: 'path' }, ['steps'])
  if (task.k > task.steps) return new Fault('valueTooBig', { limit: task.steps }, ['k'])
  const { position } = figureIn(state, task.figure) ?? { position: { x: 0, y: 0 } }
  const at = trackPoint(track, task.k)
  if (at.x !== position.x || at.y !== position.y) return new Fault('inconsistent', { with: 'figures' }, ['k'])
  const foes = enemyOf(state, task.figure)
  const { side } = figureIn(state, task.figure) ?? {}
  return (
    offersFault(state, task.offers) ??
    nobodyAmong(state, task.fought, 'fought', foes) ??
    nobodyAmong(state, task.along ?? [], 'along', side) ??
    (task.message === undefined ? undefined : nobody(state, task.message, 'message', side))
  )
}

function offersFault(state: GameState, offers: TaskOf<'opportunity'>['offers']): Fault | undefined {
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i]
    if (!offer) continue
    const fault =
      nobody(state, offer.shooter, 'shooter') ?? nobody(state, offer.target, 'target', enemyOf(state, offer.shooter))
    if (fault) return fault.in('offers', i)
  }
  return undefined
}

/** SF-14: the sixes are those of the marker in hand. */
function volleyFault(state: GameState, { markers, sixes }: TaskOf<'volley'>): Fault | undefined {
  const fault = nobodyAmong(state, sixes, 'sixes')
  if (fault || sixes.length === 0) return fault
  const [first] = markers
  const marker = state.markers.find(({ id }) => id === first)
  if (marker?.kind !== 'suppressionFire') return new Fault('noSuchMarker', {}, ['markers', 0])
  const stranger = sixes.findIndex((id) => figureIn(state, id)?.side !== marker.side)
  return stranger < 0 ? undefined : new Fault('inconsistent', { with: 'markers' }, ['sixes', stranger])
}

function grenadeFault(state: GameState, task: TaskOf<'grenade'>): Fault | undefined {
  const { thrower, order, due, hurt, dice, wounds } = task
  return (
    nobody(state, thrower, 'thrower') ??
    chargeFault(state, task) ??
    (wounds > dice ? new Fault('valueTooBig', { limit: dice }, ['wounds']) : undefined) ??
    nobodyAmong(state, order.flat(), 'order') ??
    nobodyAmong(state, due.flat(), 'due') ??
    nobodyAmong(state, hurt, 'hurt') ??
    bunkerFault(state, task)
  )
}

/** GREN-07, SUPP-04: dice and radius are those of the grenade, or of what was called for. */
function chargeFault(state: GameState, { thrower, weapon, dice, radius }: TaskOf<'grenade'>): Fault | undefined {
  if (weapon === undefined) {
    const called = [...Object.values(SUPPORT_PROFILES), ...Object.values(STANDARD_GRENADES)]
    const known = called.some((one) => one.dice === dice && one.radius === radius)
    return known || dice === 0 ? undefined : new Fault('inconsistent', { with: 'HOUSE-08' }, ['dice'])
  }
  const thrown = armsOf(state, thrower).weapons.find(({ id, kind }) => id === weapon && kind === 'grenade')
  if (!thrown) return new Fault('noSuchWeapon', { weapon }, ['weapon'])
  const same = (thrown.short === dice || state.cards.tactics) && thrown.radius === radius
  return same ? undefined : new Fault('inconsistent', { with: 'weapon' }, ['dice'])
}

/** BUNKER-03 … BUNKER-05: what goes into a bunker was aimed at it, or thrown inside it. */
function bunkerFault(state: GameState, { into, within, at, step }: TaskOf<'grenade'>): Fault | undefined {
  if (step === 'slit' && into === undefined) return new Fault('missing', {}, ['into'])
  const isSlit = (id: ElementId): boolean =>
    shelterById(state, id)?.slits.some(({ middle }) => middle.x === at.x && middle.y === at.y) === true
  if (into !== undefined && (within !== undefined || !isSlit(into))) return new Fault('noSuchElement', {}, ['into'])
  const isLost = within !== undefined && shelterOver(state, at)?.element.id !== within
  return isLost ? new Fault('noSuchElement', {}, ['within']) : undefined
}

function fightFault(state: GameState, { mover, foe, opponents }: TaskOf<'fight'>): Fault | undefined {
  const foes = enemyOf(state, mover)
  return (
    nobody(state, mover, 'mover') ??
    (foe === undefined ? undefined : nobody(state, foe, 'foe', foes)) ??
    nobodyAmong(state, opponents, 'opponents', foes)
  )
}
