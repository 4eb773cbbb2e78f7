import type { Disc, OpenTest, Point } from '@tactic48/geometry'
import { create } from 'zustand'
import { type Answer, answerTo } from './answer.ts'
import { CASES, type CaseId } from './cases.ts'
import type { Edition } from './editions.ts'
import { FARM_GROUND } from './farmGround.ts'
import { BASE_RADIUS, FIGURES, type FigureId } from './figures.ts'
import { placeBase } from './place.ts'

export const LAYERS = ['fanShooter', 'fanTarget', 'reach', 'third'] as const
export type Layer = (typeof LAYERS)[number]

export interface SightState {
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
