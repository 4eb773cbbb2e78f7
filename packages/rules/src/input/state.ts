import { overlaps } from '@tactic48/geometry'
import { baseRadius } from '../query/figures.ts'
import type { Figure, Place, Unit } from '../state/figure.ts'
import type { CardId, ElementId, FigureId, ScheduleId, SeatId, SheetId, VehicleId } from '../state/ids.ts'
import { type PerSide, SIDES, type SideId } from '../state/ids.ts'
import type { Marker } from '../state/marker.ts'
import { LOCKS, type Sheet, type SheetCounters } from '../state/sheet.ts'
import type { GameState, Outcome, SetupState, SideState, Tally, TurnState } from '../state/state.ts'
import { EDGES, type Edge, type Table } from '../state/table.ts'
import { cardBookShape, repeatedIn } from './cards.ts'
import { Fault } from './fault.ts'
import {
  ARMS,
  byWeapon,
  COUNT,
  counterFields,
  FEW,
  FIGURES,
  markerShape,
  sheetCounterFields,
  sideFields,
  sideShape,
  standingShape,
  TURN,
  tallyFields,
} from './figures.ts'
import { LIMITS } from './limits.ts'
import { ruleSetShape } from './rules.ts'
import {
  id,
  list,
  nameOf,
  object,
  oneOf,
  optional,
  orNothing,
  record,
  type Shape,
  tagged,
  text,
  truth,
  where,
  whole,
} from './shape.ts'
import { atomShape, frameShape, type ReadCommand } from './stack.ts'
import { bothSides, dressingShape, elementsShape, liesOn, pointShape, sceneryFault } from './table.ts'

type PlaceAt<K extends Place['at']> = Extract<Place, { readonly at: K }>
const casualty = oneOf(['unchecked', 'evacuable'])

const placeShape = tagged<Place, 'at'>('at', {
  reserve: object<PlaceAt<'reserve'>>({ at: oneOf(['reserve']) }),
  table: object<PlaceAt<'table'>>({ at: oneOf(['table']) }),
  inside: object<PlaceAt<'inside'>>({ at: oneOf(['inside']), element: nameOf<ElementId>() }),
  mounted: object<PlaceAt<'mounted'>>({ at: oneOf(['mounted']), on: nameOf<VehicleId>() }),
  carried: object<PlaceAt<'carried'>>({ at: oneOf(['carried']), by: list(nameOf<FigureId>(), 4), casualty }),
  off: object<PlaceAt<'off'>>({ at: oneOf(['off']), returns: nameOf<ScheduleId>() }),
  gone: object<PlaceAt<'gone'>>({ at: oneOf(['gone']), casualty: orNothing(casualty) }),
  evacuated: object<PlaceAt<'evacuated'>>({ at: oneOf(['evacuated']) }),
})

const sheetNumber: Shape<SheetId> = { read: (value) => whole(0, FIGURES).read(value) as SheetId | Fault }
const unitName = orNothing(text())

const figureShape = object<Figure>({
  id: id<FigureId>(),
  side: sideShape,
  sheet: sheetNumber,
  name: text(),
  unit: object<Unit>({ squad: unitName, platoon: unitName, company: unitName, attached: truth }),
  place: placeShape,
  position: pointShape,
  shockSince: orNothing(TURN),
  standing: orNothing(standingShape),
  aims: FEW,
  contact: truth,
  message: orNothing(nameOf<FigureId>()),
  counters: object<Figure['counters']>(counterFields),
})

const sheetShape = object<Sheet>({
  id: sheetNumber,
  card: nameOf<CardId>(),
  assigned: list(nameOf<CardId>(), ARMS),
  upgrades: list(nameOf<CardId>(), ARMS),
  face: oneOf(['healthy', 'wounded']),
  used: byWeapon,
  kits: FEW,
  firstAid: truth,
  locks: list(oneOf(LOCKS), LOCKS.length),
  counters: object<SheetCounters>(sheetCounterFields),
})

const EXTENT = whole(1000, 1000 * LIMITS.table)

const tableShape = where(
  object<Table>({
    width: EXTENT,
    height: EXTENT,
    elements: elementsShape,
    dressing: dressingShape,
    edges: optional(bothSides<Edge>(oneOf(EDGES))),
    objectives: optional(
      object<Partial<PerSide<ElementId>>>({ blue: optional(id<ElementId>()), ember: optional(id<ElementId>()) }),
    ),
  }),
  ({ objectives: _, ...table }) => sceneryFault(table),
)

/** What only the company layer brings: no game has any of it yet. */
const none = <T>(): Shape<readonly T[]> => list<T>({ read: () => new Fault('unknownField') }, 0)

const stateShape = (readCommand: ReadCommand): Shape<GameState> =>
  object<GameState>({
    rules: ruleSetShape,
    cards: cardBookShape,
    seats: record<SeatId, SideId>(sideShape, LIMITS.seats),
    phase: oneOf(['setup', 'play', 'over']),
    setup: object<SetupState>({
      gameType: oneOf(['skirmish', 'mission']),
      agreedAp: COUNT,
      readyTable: truth,
      takeBacks: optional(oneOf([true])),
      layer: optional(sideShape),
      firstToDeploy: optional(sideShape),
      toDeploy: optional(sideShape),
    }),
    table: tableShape,
    sides: bothSides(object<SideState>({ ...sideFields, unlisted: object<Tally>(tallyFields) })),
    turn: object<TurnState>({ number: TURN, active: sideShape, first: sideShape }),
    figures: list(figureShape, FIGURES),
    sheets: list(sheetShape, FIGURES),
    markers: list(markerShape, FIGURES),
    vehicles: none(),
    leftWeapons: none(),
    fixtures: none(),
    smoke: none(),
    schedule: none(),
    effects: none(),
    stack: list(frameShape(readCommand), 100),
    reckoningHeld: truth,
    clock: whole(0, Number.MAX_SAFE_INTEGER),
    outcome: orNothing(object<Outcome>({ winner: optional(sideShape), rule: atomShape })),
  })

/** The first thing in a saved state that no play could have brought about. */
export function stateFault(input: unknown, readCommand: ReadCommand): Fault | undefined {
  const state = stateShape(readCommand).read(input)
  if (state instanceof Fault) return state
  return sheetsFault(state) ?? figuresFault(state) ?? markersFault(state) ?? stackFault(state)
}

function sheetsFault({ sheets, cards, figures }: GameState): Fault | undefined {
  for (let i = 0; i < sheets.length; i++) {
    const sheet = sheets[i]
    if (!sheet) continue
    if (sheet.id !== i) return new Fault('wrongId', {}, ['sheets', i, 'id'])
    const unknown = sheet.assigned.findIndex((card) => !Object.hasOwn(cards.weapons, card))
    if (unknown >= 0) return new Fault('unknownCard', {}, ['sheets', i, 'assigned', unknown])
    if (!Object.hasOwn(cards.characters, sheet.card)) return new Fault('unknownCard', {}, ['sheets', i, 'card'])
  }
  const repeated = repeatedIn(figures)
  if (repeated) return repeated.in('figures')
  const lost = figures.findIndex(({ sheet }) => sheet >= sheets.length)
  return lost < 0 ? undefined : new Fault('unknownCard', {}, ['figures', lost, 'sheet'])
}

const isOn = ({ place }: Figure): boolean => place.at === 'table'

function figuresFault(state: GameState): Fault | undefined {
  const { figures, table, rules, stack, turn } = state
  const r = baseRadius(rules)
  const walks = stack.some((frame) => frame.frame === 'task' && frame.task.kind === 'movement')
  for (let i = 0; i < figures.length; i++) {
    const a = figures[i]
    if (!a) continue
    if (a.standing && !isOn(a)) return new Fault('notOnTable', { figure: a.id }, ['figures', i, 'standing'])
    if ((a.shockSince ?? 0) > turn.number)
      return new Fault('valueTooBig', { limit: turn.number }, ['figures', i, 'shockSince'])
    if (!isOn(a)) continue
    if (!liesOn(table, a.position, r)) return new Fault('offTable', {}, ['figures', i, 'position'])
    for (let k = 0; k < i; k++) {
      const b = figures[k]
      // On its way a base may stand on a friend (MOVE-05).
      if (!b || !isOn(b) || (walks && a.side === b.side)) continue
      if (overlaps({ ...a.position, r }, { ...b.position, r })) {
        return new Fault('overlaps', { figure: b.id }, ['figures', i, 'position'])
      }
    }
  }
  return undefined
}

/** TURN-17: marker and standing name each other. */
function markersFault({ markers, figures, table }: GameState): Fault | undefined {
  const repeated = repeatedIn(markers)
  if (repeated) return repeated.in('markers')
  const byId = new Map(figures.map((figure) => [figure.id, figure]))
  const kinds = new Map(markers.map((marker) => [marker.id, marker.kind]))
  for (let i = 0; i < markers.length; i++) {
    const marker = markers[i]
    if (!marker) continue
    if (!liesOn(table, marker.at, 0)) return new Fault('offTable', {}, ['markers', i, 'at'])
    const stranger = ownersOf(marker).find((owner) => {
      const figure = byId.get(owner)
      const held = figure?.standing && 'marker' in figure.standing ? figure.standing.marker : undefined
      return held !== marker.id || figure?.side !== marker.side
    })
    if (stranger !== undefined) return new Fault('notHeldByOwner', { figure: stranger }, ['markers', i])
  }
  const orphan = figures.findIndex(
    ({ standing }) => standing && 'marker' in standing && kinds.get(standing.marker) !== standing.kind,
  )
  return orphan < 0 ? undefined : new Fault('noSuchMarker', {}, ['figures', orphan, 'standing'])
}

const ownersOf = (marker: Marker): readonly FigureId[] =>
  marker.kind === 'opportunityFire' ? [marker.owner] : marker.participants.map(({ figure }) => figure)

/** Somebody is asked, the bottom is what the phase says, and all who are named are there. */
function stackFault({ stack, phase, figures, clock, outcome, seats }: GameState): Fault | undefined {
  const vacant = SIDES.find((side) => !Object.values(seats).includes(side))
  if (vacant) return new Fault('nobodyPlays', { side: vacant }, ['seats'])
  if ((phase === 'over') !== (outcome !== undefined)) return new Fault('notOneOf', {}, ['phase'])
  if (phase === 'over') return undefined
  const [bottom] = stack
  const wanted = phase === 'setup' ? 'setup' : 'turn'
  if (bottom?.frame !== 'task' || bottom.task.kind !== wanted) return new Fault('notOneOf', {}, ['stack', 0])
  if (stack.at(-1)?.frame !== 'question') return new Fault('missing', {}, ['stack', stack.length])
  const known = new Set<string>(figures.map(({ id: name }) => name))
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i]
    if (!frame) continue
    if (frame.frame === 'question' && frame.question.since > clock) {
      return new Fault('valueTooBig', { limit: clock }, ['stack', i, 'question', 'since'])
    }
    if (frame.frame === 'task' && (frame.returnsTo ?? 0) > i)
      return new Fault('valueTooBig', {}, ['stack', i, 'returnsTo'])
    const stranger = namedIn(frame).find(([name, value]) => !known.has(value) && name !== '')
    if (stranger) return new Fault('noSuchFigure', { figure: stranger[1] }, ['stack', i])
  }
  return undefined
}

const NAMES = ['figure', 'shooter', 'target', 'thrower', 'mover', 'foe', 'by'] as const

/** The figures that a task or question names by itself. */
function namedIn(frame: GameState['stack'][number]): readonly (readonly [string, string])[] {
  const said: object = frame.frame === 'task' ? frame.task : frame.question
  return NAMES.flatMap((name) => {
    const value: unknown = Reflect.get(said, name)
    const isSide = value === 'blue' || value === 'ember'
    return typeof value === 'string' && !isSide ? [[name, value] as const] : []
  })
}
