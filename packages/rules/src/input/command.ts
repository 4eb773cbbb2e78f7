import type { Point } from '@tactic48/geometry'
import { type ArmourTarget, type Carrying, ORDER_KINDS, type Order, type Taking, type Touch } from '../state/command.ts'
import type { ElementId, FigureId, MarkerId, VehicleId, WeaponId } from '../state/ids.ts'
import { elementId, figureId, markerId, vehicleId, weaponId } from '../state/ids.ts'
import type { Participant } from '../state/marker.ts'
import { list, oneOf, point, type Raw, record, text } from './raw.ts'

/** The fields that commands are made of; each verb says in its `VerbRule` which of them it has. */

const PATH_LIMIT = 256
export const JOINER_LIMIT = 64

export const figureIn = (
  raw: Raw,
  field: 'figure' | 'participant' | 'patient' | 'casualty' | 'helper' | 'officer' | 'message' = 'figure',
): FigureId => figureId(text(field === 'figure' ? raw.figure : raw[field], field))
export const targetIn = (raw: Raw): FigureId => figureId(text(raw.target, 'target'))
export const weaponIn = (raw: Raw): WeaponId => weaponId(text(raw.weapon, 'weapon'))
export const markerIn = (raw: Raw): MarkerId => markerId(text(raw.marker, 'marker'))
export const elementIn = (raw: Raw): ElementId => elementId(text(raw.element, 'element'))
export const vehicleIn = (raw: Raw): VehicleId => vehicleId(text(raw.vehicle, 'vehicle'))
export const pointIn = (raw: Raw, field: 'at' | 'to' | 'toward'): Point => point(raw[field], field)

interface Way {
  readonly path: readonly Point[]
  readonly stepInto?: Point
  readonly touch?: Touch
}

/** MOVE-02, MOVE-11: the path of a Move or a Move & Fire. */
export function wayIn(raw: Raw): Way {
  const path = list(raw.path, 'path', PATH_LIMIT).map((value, i) => point(value, 'path', i))
  if (raw.stepInto === undefined && raw.touch === undefined) return { path }
  return {
    path,
    ...(raw.stepInto === undefined ? undefined : { stepInto: point(raw.stepInto, 'stepInto') }),
    ...(raw.touch === undefined ? undefined : { touch: touchIn(raw.touch) }),
  }
}

/** GEN-06. */
function touchIn(value: unknown): Touch {
  const touch = record(value, 'touch')
  return touch.element === undefined
    ? { figure: figureId(text(touch.figure, 'touch.figure')) }
    : { element: elementId(text(touch.element, 'touch.element')) }
}

/** HOUSE-02. */
export function armourIn(value: unknown): ArmourTarget {
  const target = record(value, 'armour')
  return target.vehicle === undefined
    ? { element: elementId(text(target.element, 'armour.element')) }
    : { vehicle: vehicleId(text(target.vehicle, 'armour.vehicle')) }
}

/** SF-09. */
export const joinerIn = (value: unknown, index: number): Participant => armedIn(value, `joiners[${index}]`)

/** D41. */
export const participantIn = (value: unknown, index: number): Participant => armedIn(value, `weapons[${index}]`)

/** ORDER-20. */
export function carryingIn(value: unknown, index: number): Carrying {
  const field = `carries[${index}]`
  const said = record(value, field)
  return {
    figure: figureId(text(said.figure, `${field}.figure`)),
    casualty: figureId(text(said.casualty, `${field}.casualty`)),
    ...(said.helper === undefined ? undefined : { helper: figureId(text(said.helper, `${field}.helper`)) }),
  }
}

/** D42. */
export function takingIn(value: unknown, index: number): Taking {
  const field = `messages[${index}]`
  const said = record(value, field)
  return {
    figure: figureId(text(said.figure, `${field}.figure`)),
    officer: figureId(text(said.officer, `${field}.officer`)),
  }
}

function armedIn(value: unknown, field: string): Participant {
  const armed = record(value, field)
  return {
    figure: figureId(text(armed.figure, `${field}.figure`)),
    weapon: weaponId(text(armed.weapon, `${field}.weapon`)),
  }
}

/** ORDER-10 … ORDER-15. */
export function orderIn(value: unknown): Order {
  const order = record(value, 'order')
  const kind = oneOf(order.kind, 'order.kind', ORDER_KINDS)
  if (kind === 'moveToward' || kind === 'fireAtWill') return { kind, at: point(order.at, 'order.at') }
  return kind === 'fireAt' ? { kind, target: figureId(text(order.target, 'order.target')) } : { kind }
}
