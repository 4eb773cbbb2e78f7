import type { TimedArrival } from '../state/goal.ts'
import type { FigureId, ScheduleId, SmokeId } from '../state/ids.ts'
import type { Arrival, Barrage, Bombs, Fire, Scheduled, Smoke, Team } from '../state/lasting.ts'
import { BOMBS, SHELLS, SUPPORT } from '../state/support.ts'
import { FEW, FIGURES, sideShape, TURN } from './figures.ts'
import { enlistedFields } from './force.ts'
import { LIMITS } from './limits.ts'
import { id, list, nameOf, number, object, oneOf, optional, orNothing, type Shape, tagged, whole } from './shape.ts'
import { pointShape } from './table.ts'

const figure = nameOf<FigureId>()
const SHELL_LIMIT = 20

const barrageShape = object<Barrage>({
  profile: oneOf(SUPPORT),
  ammo: oneOf(SHELLS),
  target: pointShape,
  line: orNothing(pointShape),
})

const bombsShape = object<Bombs>({
  ammo: oneOf(BOMBS),
  each: optional(list(oneOf(BOMBS), SHELL_LIMIT, 1)),
  at: list(pointShape, SHELL_LIMIT, 1),
})

const teamShape = object<Team>({
  ...enlistedFields,
  figures: whole(1, 3),
  ap: whole(-1000, 1000),
})

type ArrivalOf<K extends Arrival['kind']> = Extract<Arrival, { readonly kind: K }>

const supportFire = object<ArrivalOf<'supportFire'>>({
  kind: oneOf(['supportFire']),
  caller: figure,
  barrage: barrageShape,
})
const platoonMortar = object<ArrivalOf<'platoonMortar'>>({
  kind: oneOf(['platoonMortar']),
  caller: figure,
  bombs: bombsShape,
})

const reinforcements = object<ArrivalOf<'reinforcements'>>({
  kind: oneOf(['reinforcements']),
  caller: figure,
  teams: list(teamShape, FIGURES, 1),
})

/** HOUSE-20: what comes by itself. */
export const timedShape = tagged<TimedArrival['what'], 'kind'>('kind', { supportFire, reinforcements })

/** SUPP-03, MORTAR-01. */
export const fireShape: Shape<Fire> = tagged<Fire, 'kind'>('kind', { supportFire, platoonMortar })

/** CALL-06, RUNNER-05. */
export const scheduledShape: Shape<Scheduled> = object<Scheduled>({
  id: id<ScheduleId>(),
  side: sideShape,
  due: FEW,
  what: tagged<Arrival, 'kind'>('kind', {
    supportFire,
    platoonMortar,
    reinforcements,
    runner: object<ArrivalOf<'runner'>>({ kind: oneOf(['runner']), figure, exit: pointShape, left: TURN }),
  }),
})

/** u: one point of the table, below which a cloud has no outline. */
const LEAST_RADIUS = 0.001

/** HOUSE-04. */
export const smokeShape: Shape<Smoke> = object<Smoke>({
  id: id<SmokeId>(),
  side: sideShape,
  at: pointShape,
  radius: number(LEAST_RADIUS, LIMITS.table),
  due: whole(1, 1000),
})
