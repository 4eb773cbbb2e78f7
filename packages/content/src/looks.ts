import type { Element } from '@tactic48/rules'

export type Tags = Pick<Element, 'cover' | 'passable' | 'obstacle' | 'elevated' | 'scenicBase' | 'terrainClass'>

interface LookDefaults extends Tags {
  /** Of a piece given as a line. */
  readonly thickness?: number
  /** Of a round piece. */
  readonly r?: number
}

/** What a piece is unless its file says otherwise (SETUP-06, MOVE-07). */
export const LOOKS: { readonly [look: string]: LookDefaults } = {
  hedge: { cover: 'partial', obstacle: true, thickness: 0.9 },
  wall: { cover: 'partial', obstacle: true, thickness: 0.5 },
  fence: { cover: 'partial', obstacle: true, thickness: 0.3 },
  building: { cover: 'total' },
  ruin: { cover: 'total', thickness: 0.6 },
  wood: { cover: 'partial' },
  tree: { cover: 'partial', r: 0.8 },
  bush: { cover: 'partial', r: 0.7 },
  /** 60 mm (LOS-09). */
  scenicBase: { cover: 'partial', scenicBase: true, r: 1.2 },
  crater: { cover: 'partial', r: 0.9 },
  rubble: { cover: 'partial' },
  rock: { cover: 'total', r: 0.8 },
  haystack: { cover: 'total', r: 0.8 },
  bunker: { cover: 'total', terrainClass: 'sheltering' },
  /** A hedge on a bank: nobody sees through it, but it can be climbed (MOVE-04). */
  bocage: { cover: 'total', obstacle: true, thickness: 1 },
  /** Firs that stand too close for a man. */
  firs: { cover: 'total' },
  jungle: { cover: 'total' },
  palm: { cover: 'partial', r: 0.9 },
  knoll: { cover: 'total', elevated: true },
  dune: { cover: 'total', elevated: true },
  heap: { cover: 'total', elevated: true },
  drift: { cover: 'partial' },
  hedgehog: { cover: 'partial', r: 0.55 },
  wreck: { cover: 'total' },
  trench: { cover: 'none', terrainClass: 'protective', thickness: 1.4 },
}
