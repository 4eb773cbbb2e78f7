import { type Point, standsFree } from '@tactic48/geometry'
import {
  baseRadius,
  type CardBook,
  type CardId,
  type Element,
  groundOf,
  isMount,
  own,
  type Prop,
  type Props,
  playsEmplaced,
  playsParked,
  type RuleSet,
  type SideId,
  vehicleRadius,
} from '@tactic48/rules'
import { DISC as VEHICLE_DISC, VEHICLE_HALF, vehicleSprite } from '../../board/vehicle.ts'
import { propLook } from '../../boardModel/lookOf.ts'
import type { Size } from './laid.ts'
import type { PaintedPiece } from './sprites.ts'

export const PROP_KINDS = ['parked', 'emplaced'] as const
export type PropKind = (typeof PROP_KINDS)[number]

/** A vehicle or a weapon on the table that is being laid out. */
export interface LaidProp {
  /** Of this layout: what stands on the table twice is moved one by one. */
  readonly id: string
  readonly kind: PropKind
  readonly card: CardId
  readonly side: SideId
  readonly x: number
  readonly y: number
}

/** What the radius of a disc follows from. */
export interface PropRules {
  readonly rules: RuleSet
  readonly cards: CardBook
}

const vehicleIn = ({ cards }: PropRules, card: CardId) => own(cards.vehicles ?? {}, card)

export function propRadius(setting: PropRules, { kind, card }: Pick<LaidProp, 'kind' | 'card'>): number {
  const vehicle = kind === 'parked' ? vehicleIn(setting, card) : undefined
  return vehicle ? vehicleRadius(setting.rules, vehicle) : baseRadius(setting.rules)
}

/** What can be put on a table under these rules: HOUSE-03, MOUNT-01; HOUSE-21: weapons of crews, for personal ones are not passed on. */
export function propsToPlace({ rules, cards }: PropRules): readonly Pick<LaidProp, 'kind' | 'card'>[] {
  const mounts = rules.company?.mountsDefined === true
  const parked = playsParked(rules)
    ? Object.values(cards.vehicles ?? {}).filter(({ kind }) => mounts || !isMount(kind))
    : []
  const crews = Object.values(cards.characters).filter(({ crew }) => crew !== undefined)
  const emplaced = playsEmplaced(rules) ? crews : []
  return [
    ...parked.map(({ id }) => ({ kind: 'parked' as const, card: id })),
    ...emplaced.map(({ id }) => ({ kind: 'emplaced' as const, card: id })),
  ]
}

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value))

/** SETUP-02: on the table, wholly. */
export const propOn = (prop: LaidProp, { width, height }: Size, r: number): LaidProp => ({
  ...prop,
  x: Math.round(between(r, prop.x, width - r)),
  y: Math.round(between(r, prop.y, height - r)),
})

/** The place nearest to where it was meant that is free of scenery and of the others, else there. */
export function propBeside(
  prop: LaidProp,
  elements: readonly Element[],
  others: readonly Point[],
  size: Size,
  r: number,
): LaidProp {
  const ground = groundOf({ table: { ...size, elements } })
  for (let ring = 0; ring < 12; ring++)
    for (let i = 0; i < Math.max(1, ring * 6); i++) {
      const angle = (i * 2 * Math.PI) / Math.max(1, ring * 6)
      const x = prop.x + Math.cos(angle) * ring * 1000
      const y = prop.y + Math.sin(angle) * ring * 1000
      const there = propOn({ ...prop, x, y }, size, r)
      const apart = others.every((other) => Math.hypot(other.x - there.x, other.y - there.y) > 2 * r)
      if (apart && standsFree(ground, r, there, [])) return there
    }
  return propOn(prop, size, r)
}

/** The lowest number that no other has yet. */
export function freeName(kind: PropKind, props: readonly LaidProp[]): string {
  let number = 1
  while (props.some(({ id }) => id === `${kind}-${number}`)) number += 1
  return `${kind}-${number}`
}

const propOf = ({ card, side, x, y }: LaidProp): Prop => ({ card, side, position: { x, y } })

/** As a game and a battlefield file have them. */
export const propsOf = (props: readonly LaidProp[]): Props => ({
  parked: props.filter(({ kind }) => kind === 'parked').map(propOf),
  emplaced: props.filter(({ kind }) => kind === 'emplaced').map(propOf),
})

/** Into the hand, moved by so much. */
export const laidProps = (props: Props, dx = 0, dy = 0): readonly LaidProp[] =>
  PROP_KINDS.flatMap((kind) =>
    props[kind].map(({ card, side, position: { x, y } }, i): LaidProp => {
      return { id: `${kind}-${i + 1}`, kind, card, side, x: x + dx, y: y + dy }
    }),
  )

/** The picture of one, placed around its middle. */
export function propPicture(setting: PropRules, prop: Pick<LaidProp, 'kind' | 'card' | 'side'>): PaintedPiece {
  const card = prop.kind === 'parked' ? vehicleIn(setting, prop.card) : undefined
  const half = (VEHICLE_HALF * propRadius(setting, prop)) / VEHICLE_DISC
  return { url: vehicleSprite(propLook(prop.side, card)), x: -half, y: -half, width: 2 * half, height: 2 * half }
}
