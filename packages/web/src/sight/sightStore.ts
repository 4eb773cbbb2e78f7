import { blockedAt, type Disc, type OpenTest, overlaps, type Point } from '@tactic48/geometry'
import { create } from 'zustand'
import { type Answer, answerTo, type Edition } from './answer.ts'
import { BASE_RADIUS, CASES, type CaseId, FARM_GROUND, FIGURES, type FigureId, HEIGHT, WIDTH } from './orchardFarm.ts'

const onTable = (value: number, size: number): number =>
  Math.max(BASE_RADIUS, Math.min(size - BASE_RADIUS, Math.round(value)))

function free(x: number, y: number, others: readonly Disc[]): boolean {
  const base: Disc = { x, y, r: BASE_RADIUS }
  return !blockedAt(FARM_GROUND, x, y, BASE_RADIUS) && !others.some((other) => overlaps(base, other))
}

/**
 * Where a base that is pulled from one place to another comes to lie: there if it may stand there (MOVE-07, MOVE-09),
 * else as near as it gets by sliding along what is in the way.
 */
function placeBase(from: Point, wanted: Point, others: readonly Disc[]): Point {
  const x = onTable(wanted.x, WIDTH)
  const y = onTable(wanted.y, HEIGHT)
  if (free(x, y, others)) return { x, y }
  for (const reach of [60, 150, 300, 500, 800, 1200])
    for (let i = 0; i < 24; i++) {
      const angle = (i * Math.PI) / 12
      const near = { x: onTable(x + Math.cos(angle) * reach, WIDTH), y: onTable(y + Math.sin(angle) * reach, HEIGHT) }
      if (free(near.x, near.y, others)) return near
    }
  return from
}

export const LAYERS = ['fanShooter', 'fanTarget', 'reach', 'third'] as const
export type Layer = (typeof LAYERS)[number]

interface SightState {
  readonly places: Readonly<Record<FigureId, Point>>
  readonly shooter: 'sergeant' | 'rifleman'
  readonly edition: Edition
  readonly openTest: OpenTest
  readonly layers: Readonly<Record<Layer, boolean>>
  readonly move: (id: FigureId, to: Point) => void
  readonly swap: () => void
  readonly read: (edition: Edition) => void
  readonly test: (openTest: OpenTest) => void
  readonly toggle: (layer: Layer) => void
  readonly open: (id: CaseId) => void
}

export const baseAt = (place: Point): Disc => ({ x: place.x, y: place.y, r: BASE_RADIUS })

/** Who stands on the table: the third Character only when it is called in. */
export const present = (state: Pick<SightState, 'layers'>): readonly FigureId[] =>
  FIGURES.filter((id) => id !== 'gunner' || state.layers.third)

export const useSight = create<SightState>()((set) => ({
  places: CASES.lowWall.places,
  shooter: 'sergeant',
  edition: 'qs-en',
  openTest: 'union',
  layers: { fanShooter: false, fanTarget: false, reach: false, third: false },
  move: (id, to) =>
    set((state) => {
      const others = present(state).flatMap((other) => (other === id ? [] : [baseAt(state.places[other])]))
      return { places: { ...state.places, [id]: placeBase(state.places[id], to, others) } }
    }),
  swap: () => set((state) => ({ shooter: targetOf(state.shooter) })),
  read: (edition) => set({ edition }),
  test: (openTest) => set({ openTest }),
  toggle: (layer) => set((state) => ({ layers: { ...state.layers, [layer]: !state.layers[layer] } })),
  open: (id) =>
    set((state) => ({
      places: CASES[id].places,
      shooter: 'sergeant',
      layers: { ...state.layers, third: CASES[id].third },
    })),
}))

export const targetOf = (shooter: SightState['shooter']): SightState['shooter'] =>
  shooter === 'sergeant' ? 'rifleman' : 'sergeant'

/** The whole question of the page. */
export function farmAnswer(state: Pick<SightState, 'places' | 'shooter' | 'edition' | 'openTest' | 'layers'>): Answer {
  const { places, shooter, edition, openTest } = state
  return answerTo({
    ground: FARM_GROUND,
    from: baseAt(places[shooter]),
    to: baseAt(places[targetOf(shooter)]),
    others: present(state).map((id) => baseAt(places[id])),
    edition,
    openTest,
  })
}
