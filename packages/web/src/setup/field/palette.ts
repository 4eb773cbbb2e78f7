import { LOOKS as DEFAULTS } from '@tactic48/content'
import type { Point } from '@tactic48/geometry'
import { type Bunker, type Element, elementId } from '@tactic48/rules'
import { LOOKS, type Look } from '../../paint/scene.ts'
import type { Laid } from './laid.ts'

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

/** The lowest number that no piece of this look has yet. */
export function freeNumber(look: string, pieces: readonly Laid[]): number {
  const taken = new Set(pieces.map(({ element }) => element.id as string))
  let number = 1
  while (taken.has(`${look}-${number}`)) number += 1
  return number
}
