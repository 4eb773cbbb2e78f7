import type { Named } from '../named.ts'

export const FIELD_STYLES = ['village', 'bocage', 'woods', 'ruins', 'steppe', 'beach', 'jungle', 'winter'] as const
export type FieldStyle = (typeof FIELD_STYLES)[number]

export const STYLE_NAMES: { readonly [style in FieldStyle]: Named } = {
  village: { en: 'Village', it: 'Paese', es: 'Pueblo' },
  bocage: { en: 'Bocage', it: 'Bocage', es: 'Bocage' },
  woods: { en: 'Woods', it: 'Bosco', es: 'Bosque' },
  ruins: { en: 'Ruins', it: 'Rovine', es: 'Ruinas' },
  steppe: { en: 'Steppe', it: 'Steppa', es: 'Estepa' },
  beach: { en: 'Beach', it: 'Spiaggia', es: 'Playa' },
  jungle: { en: 'Jungle', it: 'Giungla', es: 'Selva' },
  winter: { en: 'Winter', it: 'Inverno', es: 'Invierno' },
}

type Range = readonly [least: number, most: number]

/** A kind of piece, sizes in u. `block` has four corners, `blob` many, `corner` is two walls that meet. */
export type Kind =
  | { readonly form: 'block'; readonly look: string; readonly long: Range; readonly deep: Range; readonly turn: number }
  | {
      readonly form: 'blob'
      readonly look: string
      readonly long: Range
      readonly deep: Range
      /** Can be walked through at a price (MOVE-04), although nobody sees through it. */
      readonly obstacle?: true
    }
  | { readonly form: 'line' | 'corner'; readonly look: string; readonly long: Range; readonly turn: number }
  | { readonly form: 'disc'; readonly look: string; readonly r: Range }
  | { readonly form: 'base'; readonly look: 'scenicBase'; readonly dressings: readonly string[] }

export interface Recipe {
  /** The painter's ground; absent = meadow. */
  readonly ground?: string
  /** Total Cover that keeps the deployment zones out of each other's sight; what stands twice comes twice as often. */
  readonly screens: readonly Kind[]
  /** Total Cover that can be walked over, for the gaps where nothing else finds room. */
  readonly fillers: readonly Kind[]
  /** Pieces for each 100 square u; the other half of the table may have another of the same group in their place. */
  readonly cover: readonly { readonly kinds: readonly Kind[]; readonly density: number }[]
  readonly fields: readonly string[]
  readonly lane?: number
  /** Water along one side. */
  readonly shore?: true
}

const house: Kind = { form: 'block', look: 'building', long: [3, 4.6], deep: [2.4, 3.4], turn: 90 }
const barn: Kind = { form: 'block', look: 'building', long: [4.2, 5.8], deep: [2.6, 3.2], turn: 15 }
const ruin: Kind = { form: 'corner', look: 'ruin', long: [2.6, 3.8], turn: 15 }
const front: Kind = { form: 'line', look: 'ruin', long: [2.8, 4], turn: 15 }
const wall: Kind = { form: 'line', look: 'wall', long: [2.6, 4], turn: 15 }
const hedge: Kind = { form: 'line', look: 'hedge', long: [3, 4], turn: 15 }
const fence: Kind = { form: 'line', look: 'fence', long: [2.6, 4], turn: 15 }
const bocage: Kind = { form: 'line', look: 'bocage', long: [5, 10], turn: 15 }
const bank: Kind = { form: 'line', look: 'bocage', long: [1.6, 3.6], turn: 15 }
const mound: Kind = { form: 'blob', look: 'knoll', long: [1.8, 3.2], deep: [1.2, 1.8] }
const scrub: Kind = { form: 'blob', look: 'firs', long: [1.9, 3.2], deep: [1.4, 1.9], obstacle: true }
const tangle: Kind = { form: 'blob', look: 'jungle', long: [1.9, 3.2], deep: [1.4, 1.9], obstacle: true }
const heap: Kind = { form: 'blob', look: 'heap', long: [1.8, 3.2], deep: [1.2, 1.8] }
const ridge: Kind = { form: 'blob', look: 'dune', long: [1.8, 3.2], deep: [1.2, 1.8] }
const tree: Kind = { form: 'disc', look: 'tree', r: [0.7, 0.9] }
const bush: Kind = { form: 'disc', look: 'bush', r: [0.6, 0.8] }
const palm: Kind = { form: 'disc', look: 'palm', r: [0.8, 1] }
const crater: Kind = { form: 'disc', look: 'crater', r: [0.8, 1] }
const rock: Kind = { form: 'disc', look: 'rock', r: [0.9, 1.4] }
const haystack: Kind = { form: 'disc', look: 'haystack', r: [0.8, 1.1] }
const hedgehog: Kind = { form: 'disc', look: 'hedgehog', r: [0.5, 0.6] }
const rubble: Kind = { form: 'blob', look: 'rubble', long: [1.8, 2.6], deep: [1.2, 1.7] }
const wood: Kind = { form: 'blob', look: 'wood', long: [3.6, 5.4], deep: [3, 4.2] }
const firs: Kind = { form: 'blob', look: 'firs', long: [4, 5.6], deep: [2.4, 3.2] }
const growth: Kind = { form: 'blob', look: 'jungle', long: [3.6, 5.6], deep: [2.4, 3.4] }
const knoll: Kind = { form: 'blob', look: 'knoll', long: [5, 7.5], deep: [2.2, 3.2] }
const dune: Kind = { form: 'blob', look: 'dune', long: [4.6, 7.4], deep: [1.9, 2.8] }
const drift: Kind = { form: 'blob', look: 'drift', long: [2.4, 3.4], deep: [1.2, 1.7] }
const wreck: Kind = { form: 'block', look: 'wreck', long: [3.2, 4], deep: [1.6, 1.9], turn: 15 }
const post = (...dressings: string[]): Kind => ({ form: 'base', look: 'scenicBase', dressings })

export const RECIPES: { readonly [style in FieldStyle]: Recipe } = {
  village: {
    screens: [house, house, barn, house, haystack],
    fillers: [bank],
    cover: [
      { kinds: [hedge, wall], density: 1.1 },
      { kinds: [tree, bush], density: 0.9 },
      { kinds: [fence], density: 0.4 },
      { kinds: [post('crates', 'logs'), post('sandbags')], density: 0.6 },
      { kinds: [crater, rubble], density: 0.3 },
    ],
    fields: ['plough', 'wheat', 'yard'],
    lane: 2.2,
  },
  bocage: {
    screens: [bocage, bocage, bocage, barn],
    fillers: [bank],
    cover: [
      { kinds: [hedge], density: 0.8 },
      { kinds: [tree, bush], density: 1.3 },
      { kinds: [fence, wall], density: 0.4 },
      { kinds: [haystack], density: 0.12 },
      { kinds: [post('bushes', 'foxhole'), post('logs')], density: 0.6 },
    ],
    fields: ['wheat', 'plough', 'wheat'],
    lane: 1.8,
  },
  woods: {
    screens: [firs, firs, firs, rock],
    fillers: [scrub],
    cover: [
      { kinds: [wood], density: 0.7 },
      { kinds: [tree, bush], density: 2.4 },
      { kinds: [post('logs'), post('bushes', 'foxhole')], density: 0.8 },
      { kinds: [rubble, bush], density: 0.3 },
    ],
    fields: [],
    lane: 1.4,
  },
  ruins: {
    ground: 'cinders',
    screens: [ruin, ruin, front, house],
    fillers: [heap],
    cover: [
      { kinds: [rubble], density: 1.1 },
      { kinds: [crater], density: 0.9 },
      { kinds: [wall, fence], density: 0.6 },
      { kinds: [post('rubble', 'crates'), post('sandbags')], density: 0.9 },
      { kinds: [bush, tree], density: 0.3 },
    ],
    fields: ['flagstones', 'yard'],
    lane: 2.4,
  },
  steppe: {
    ground: 'steppe',
    screens: [knoll, knoll, knoll, knoll, haystack],
    fillers: [mound],
    cover: [
      { kinds: [bush], density: 1.2 },
      { kinds: [crater], density: 0.7 },
      { kinds: [post('foxhole', 'sandbags'), post('bushes')], density: 1.1 },
      { kinds: [fence], density: 0.3 },
      { kinds: [tree], density: 0.2 },
    ],
    fields: ['wheat'],
    lane: 1.8,
  },
  beach: {
    ground: 'sand',
    screens: [dune, dune, dune, wreck],
    fillers: [ridge],
    cover: [
      { kinds: [hedgehog], density: 1.1 },
      { kinds: [bush], density: 0.6 },
      { kinds: [crater], density: 0.7 },
      { kinds: [post('sandbags', 'foxhole'), post('crates')], density: 1 },
      { kinds: [palm, bush], density: 0.3 },
    ],
    fields: [],
    shore: true,
  },
  jungle: {
    ground: 'jungle',
    screens: [growth, growth, growth, rock],
    fillers: [tangle],
    cover: [
      { kinds: [palm], density: 2.2 },
      { kinds: [bush], density: 1 },
      { kinds: [post('logs', 'bushes'), post('foxhole')], density: 0.9 },
      { kinds: [wood], density: 0.25 },
      { kinds: [crater], density: 0.2 },
    ],
    fields: [],
    lane: 1.3,
  },
  winter: {
    ground: 'snow',
    screens: [house, barn, firs, firs],
    fillers: [scrub],
    cover: [
      { kinds: [drift], density: 0.9 },
      { kinds: [tree, bush], density: 1.1 },
      { kinds: [fence, wall], density: 0.7 },
      { kinds: [post('logs', 'sandbags'), post('crates')], density: 0.7 },
      { kinds: [crater], density: 0.3 },
    ],
    fields: ['ice'],
    lane: 2,
  },
}
