import type { Point } from '@tactic48/geometry'
import {
  CC_EDITIONS,
  type CcEdition,
  cardId,
  defaultRules,
  elementId,
  figureId,
  type Marker,
  markerId,
  NO_PILE,
  type PerSide,
  type PlacedFigure,
  type PreparedGame,
  perSide,
  QS_EDITIONS,
  type QsEdition,
  type SeatId,
  type SideId,
  seatId,
  weaponId,
} from '@tactic48/rules'
import { battlefieldOf } from '../battlefield.ts'
import { cardBookOf } from '../cardBook.ts'
import { companyBookOf } from '../companyBook.ts'
import { FACTIONS } from '../factions.ts'
import type { CourseId, Ground, Scene } from './step.ts'

export interface Sheets {
  readonly qs: QsEdition
  readonly cc?: CcEdition | undefined
}

/** All under which a course is played. */
export const sheetsOf = (course: CourseId): readonly Sheets[] =>
  course === 'company'
    ? QS_EDITIONS.flatMap((qs) => CC_EDITIONS.map((cc) => ({ qs, cc })))
    : QS_EDITIONS.map((qs) => ({ qs }))

/** The learner has the blue side. */
export const LEARNER: SideId = 'blue'
export const OTHER: SideId = 'ember'
export const SEATS: PerSide<SeatId> = { blue: seatId('learner'), ember: seatId('other') }

const FACTION: PerSide<string> = { blue: 'us-airborne', ember: 'de-infantry' }

/** Who plays in the course: the same faces all along. */
const CAST = {
  hobart: 'us-airborne/hobart',
  marsh: 'us-airborne/marsh',
  tully: 'us-airborne/tully',
  delgado: 'us-airborne/delgado',
  pike: 'us-airborne/pike',
  rifleman: 'us-airborne/foot-rifle',
  second: 'us-airborne/foot-rifle',
  cardwell: 'us-airborne/cardwell',
  merriman: 'us-airborne/merriman',
  lindqvist: 'us-airborne/lindqvist',
  operator: 'us-airborne/foot-radio',
  foxworth: 'us-airborne/foxworth',
  lenz: 'de-infantry/lenz',
  brandt: 'de-infantry/brandt',
  kessler: 'de-infantry/kessler',
  haller: 'de-infantry/haller',
  ziegler: 'de-infantry/ziegler',
  guard: 'de-infantry/foot-rifle',
  sentry: 'de-infantry/foot-rifle',
} as const
export type Actor = keyof typeof CAST

interface Nameless {
  readonly role: string
  readonly number: number
}

/** Those without a name go by role and number, as in a force. */
const NAMELESS: { readonly [actor in Actor]?: Nameless } = {
  rifleman: { role: 'rifleman', number: 1 },
  second: { role: 'rifleman', number: 2 },
  operator: { role: 'radioOperator', number: 1 },
  guard: { role: 'rifleman', number: 1 },
  sentry: { role: 'rifleman', number: 2 },
}

const id = (actor: Actor) => figureId(`${actor}${NAMELESS[actor] ? `-${NAMELESS[actor].number}` : ''}`)
/** Their ids, for goals, marks and commands. */
export const WHO = Object.fromEntries(Object.keys(CAST).map((actor) => [actor, id(actor as Actor)])) as {
  readonly [actor in Actor]: ReturnType<typeof figureId>
}

/** A point in u. */
export const at = (x: number, y: number): Point => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) })

export const stand = (actor: Actor, x: number, y: number, more: Partial<PlacedFigure> = {}): PlacedFigure => ({
  id: WHO[actor],
  side: CAST[actor].startsWith(FACTION.blue) ? 'blue' : 'ember',
  card: cardId(CAST[actor]),
  ...(NAMELESS[actor] && { name: NAMELESS[actor].role }),
  position: at(x, y),
  ...more,
})

export const piece = elementId
export const gun = weaponId

/** An Opportunity Fire marker that lies there when the step begins; its owner stands with `watching`. */
export const watch = (actor: Actor, weapon: string, x: number, y: number, radius: number): Marker => ({
  kind: 'opportunityFire',
  id: markerId(`of-${actor}`),
  side: CAST[actor].startsWith(FACTION.blue) ? 'blue' : 'ember',
  owner: WHO[actor],
  weapon: weaponId(weapon),
  at: at(x, y),
  radius,
})
export const watching = (actor: Actor): Partial<PlacedFigure> => ({
  standing: { kind: 'opportunityFire', marker: markerId(`of-${actor}`) },
})

type Flat = { readonly kind: string; readonly width?: number; readonly points: [number, number][] }

const lane = (width: number, ...points: [number, number][]): Flat => ({ kind: 'lane', width, points })
const field = (kind: 'wheat' | 'plough' | 'yard', ...points: [number, number][]): Flat => ({ kind, points })

/** What the ground of a step looks like; the rules know nothing of it. */
const LOOK_OF_GROUND: { readonly [ground in Ground]: readonly Flat[] } = {
  lane: [
    lane(2, [0, 16.4], [7, 15.6], [15, 16.6], [24, 15.4]),
    field('wheat', [0.6, 0.6], [8, 0.6], [7.2, 7.4], [0.6, 8.2]),
    field('plough', [17.4, 18.6], [23.4, 18], [23.4, 23.4], [16.8, 23.4]),
  ],
  track: [
    lane(2, [15.8, 0], [15, 7], [16.4, 15], [15.4, 24]),
    field('wheat', [18.6, 1], [23.4, 0.6], [23.4, 8.6], [18.2, 8]),
    field('plough', [0.6, 17.6], [6.4, 18.4], [6, 23.4], [0.6, 23.4]),
  ],
  crossing: [
    lane(2, [0, 11], [8, 10.4], [16, 11.4], [24, 10.6]),
    lane(1.8, [9.2, 0], [9.8, 8], [9, 16], [9.6, 24]),
    field('plough', [17.8, 15], [23.4, 14.4], [23.4, 21], [17.2, 20.4]),
  ],
  fields: [
    field('wheat', [0.6, 5.4], [6.4, 4.8], [7, 13.6], [0.6, 14.4]),
    field('plough', [17, 9], [23.4, 8.4], [23.4, 17], [16.4, 16.2]),
    lane(1.8, [0, 21.4], [9, 20.8], [17, 21.8], [24, 21]),
  ],
  yard: [
    field('yard', [13.6, 3.4], [20.4, 3], [20.8, 9.4], [13.2, 9.8]),
    lane(2, [24, 12.8], [15.6, 12.6], [9, 14.6], [0, 14]),
    field('wheat', [0.6, 16.8], [6.6, 17.4], [6.2, 23.4], [0.6, 23.4]),
  ],
}

/** AP beside those on the table: no loss ends a step that is not about winning. */
const RESERVE_AP = 100

/** The game of a step under these sheets. */
export function sceneSpec(scene: Scene, { qs, cc }: Sheets): PreparedGame {
  const { elements, ground, figures, markers = [], tokens, hand, active = LEARNER, reserveAp = RESERVE_AP } = scene
  const { table } = battlefieldOf({
    id: 'lesson',
    name: { en: 'Lesson', it: 'Lezione', es: 'Lección' },
    width: 24,
    height: 24,
    elements,
    dressing: LOOK_OF_GROUND[ground].map((flat) => ({ ...flat })),
  })
  const factions = FACTIONS.filter((faction) => faction.id === FACTION.blue || faction.id === FACTION.ember)
  const { width, height } = table
  return {
    start: 'position',
    rules: defaultRules(qs, cc),
    cards: cc === undefined ? cardBookOf(factions) : companyBookOf(factions),
    seats: { [SEATS.blue]: 'blue', [SEATS.ember]: 'ember' },
    gameType: 'skirmish',
    position: {
      table: {
        width,
        height,
        elements: table.elements,
        dressing: table.dressing,
        edges: { blue: 'south', ember: 'north' },
      },
      figures,
      markers,
      sides: perSide((side) => ({
        tokens: tokens[side],
        faction: FACTION[side],
        ...(reserveAp > 0 && { totalAp: reserveAp }),
        ...(side === LEARNER && hand && { hand: { ...NO_PILE, size: hand.length, cards: hand } }),
      })),
      turn: { active, number: active === LEARNER ? 2 : 1, first: OTHER },
    },
  }
}
