import { LOOKS as DEFAULTS } from '@tactic48/content'
import { type Point, standsFree } from '@tactic48/geometry'
import {
  type Bunker,
  baseRadius,
  type CardBook,
  type CardId,
  type Element,
  elementId,
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
import { useEffect, useState } from 'react'
import { DISC as VEHICLE_DISC, VEHICLE_HALF, vehicleSprite } from '../../board/vehicle.ts'
import { propLook } from '../../boardModel/lookOf.ts'
import { LOOKS, type Look } from '../../paint/scene.ts'
import { paintSprite } from '../../paint/sprite.ts'
import { pieceOf } from '../../table/sceneOf.ts'
import { between, elementOf, type Laid, nearestFree, type Size } from './laid.ts'

/** Pixels per u: sharp enough for a whole table on a large screen. */
const SCALE = 40

/** A painted piece, placed around its own middle in 1/1000 u. */
export interface PaintedPiece {
  readonly url: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const painted = new Map<string, Promise<PaintedPiece>>()
const waiting: (() => Promise<void>)[] = []
let painting = false

/** What a piece looks like does not depend on where it lies. */
const keyOf = ({ element, shape, angle }: Laid): string =>
  JSON.stringify([element.id, element.look, element.dressing, element.bunker, shape, angle])

async function paint(laid: Laid): Promise<PaintedPiece> {
  const middle = { ...laid, x: 12_000, y: 12_000 }
  const { canvas, box } = paintSprite(pieceOf(elementOf(middle)), SCALE)
  const url = URL.createObjectURL(await canvas.convertToBlob())
  return {
    url,
    x: box.left * 1000 - 12_000,
    y: box.top * 1000 - 12_000,
    width: (box.right - box.left) * 1000,
    height: (box.bottom - box.top) * 1000,
  }
}

/** One after the other, so that the hand never waits for the brush; the piece that was asked for last comes first. */
async function paintAll(): Promise<void> {
  if (painting) return
  painting = true
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    await new Promise((resolve) => setTimeout(resolve))
    await next()
  }
  painting = false
}

function spriteOf(laid: Laid): Promise<PaintedPiece> {
  const key = keyOf(laid)
  const known = painted.get(key)
  if (known) return known
  const fresh = new Promise<PaintedPiece>((resolve, reject) => {
    waiting.push(() => paint(laid).then(resolve, reject))
  })
  painted.set(key, fresh)
  void paintAll()
  return fresh
}

/** The painted piece, or the one before it while the new one dries. */
export function useSprite(laid: Laid): PaintedPiece | undefined {
  const key = keyOf(laid)
  const [sprite, setSprite] = useState<PaintedPiece | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters about the piece
  useEffect(() => {
    let gone = false
    spriteOf(laid).then(
      (ready) => {
        if (!gone) setSprite(ready)
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [key])
  return sprite
}

/** What lies in the box of scenery: everything that can be painted. */
export const PALETTE = LOOKS
export type PaletteLook = Look

/** SETUP-05: sections of at most 4 u. */
const SECTION = 3600

const beam = (length: number, breadth: number): readonly Point[] => [
  { x: -length / 2, y: -breadth / 2 },
  { x: length / 2, y: -breadth / 2 },
  { x: length / 2, y: breadth / 2 },
  { x: -length / 2, y: breadth / 2 },
]

/** Eight corners, a little uneven: what grew or was heaped up. */
const blob = (long: number, deep: number): readonly Point[] =>
  [
    [1, 0],
    [0.74, 0.68],
    [0.06, 1],
    [-0.66, 0.76],
    [-1, 0.08],
    [-0.74, -0.7],
    [0.04, -0.94],
    [0.7, -0.72],
  ].map(([x = 0, y = 0]) => ({ x: Math.round((x * long) / 2), y: Math.round((y * deep) / 2) }))

const AREAS: { readonly [look in PaletteLook]?: readonly Point[] } = {
  building: beam(3200, 2600),
  bunker: beam(5000, 4000),
  wreck: beam(3600, 1800),
  firs: blob(4800, 2800),
  jungle: blob(4600, 2900),
  knoll: blob(6000, 2800),
  dune: blob(5600, 2400),
  heap: blob(2600, 1600),
  drift: blob(2800, 1500),
  rubble: [
    { x: -1100, y: -500 },
    { x: 300, y: -800 },
    { x: 1200, y: -200 },
    { x: 700, y: 700 },
    { x: -800, y: 600 },
  ],
  wood: [
    { x: -2600, y: -900 },
    { x: -700, y: -2000 },
    { x: 1900, y: -1500 },
    { x: 2600, y: 400 },
    { x: 1000, y: 1900 },
    { x: -1700, y: 1600 },
  ],
}

/** HOUSE-18: a slit to the front, a door behind. */
const BUNKER: Bunker = {
  slits: [{ wall: 0, from: 1700, to: 3300 }],
  doors: [{ wall: 2, from: 1800, to: 3200 }],
}

/** A fresh piece; `number` tells it from others of its look. */
export function freshPiece(look: PaletteLook, number: number, at: Point): Laid {
  const { thickness, r, ...tags } = DEFAULTS[look] ?? { cover: 'partial' as const }
  const element: Omit<Element, 'outline'> = {
    ...tags,
    id: elementId(`${look}-${number}`),
    name: `${look} ${number}`,
    look,
    ...(look === 'bunker' && { bunker: BUNKER }),
  }
  const points = AREAS[look] ?? (thickness === undefined ? undefined : beam(SECTION, Math.round(thickness * 1000)))
  return {
    element,
    shape: points ? { kind: 'polygon', points } : { kind: 'disc', r: Math.round((r ?? 1) * 1000) },
    x: at.x,
    y: at.y,
    angle: 0,
  }
}

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

/** SETUP-02: on the table, wholly. */
export const propOn = (prop: LaidProp, { width, height }: Size, r: number): LaidProp => ({
  ...prop,
  x: Math.round(between(r, prop.x, width - r)),
  y: Math.round(between(r, prop.y, height - r)),
})

/** Where it is free of scenery and of the others. */
export function propBeside(
  prop: LaidProp,
  elements: readonly Element[],
  others: readonly Point[],
  size: Size,
  r: number,
): LaidProp {
  const ground = groundOf({ table: { ...size, elements } })
  return nearestFree(
    prop,
    (there) => propOn(there, size, r),
    (there) =>
      others.every((other) => Math.hypot(other.x - there.x, other.y - there.y) > 2 * r) &&
      standsFree(ground, r, there, []),
  )
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
