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
import type { CourseId, Scene } from './step.ts'

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

/** Who plays in the course: the same faces all along. Those without a name go by what they do. */
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

const id = <const A extends Actor>(actor: A) => figureId(actor)
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

/** AP beside those on the table: no loss ends a step that is not about winning. */
const RESERVE_AP = 100

/** The game of a step under these sheets. */
export function sceneSpec(scene: Scene, { qs, cc }: Sheets): PreparedGame {
  const { elements, figures, markers = [], tokens, hand, active = LEARNER, reserveAp = RESERVE_AP } = scene
  const { table } = battlefieldOf({
    id: 'lesson',
    name: { en: 'Lesson', it: 'Lezione', es: 'Lección' },
    width: 24,
    height: 24,
    elements,
    dressing: [],
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
      table: { width, height, elements: table.elements, edges: { blue: 'south', ember: 'north' } },
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
