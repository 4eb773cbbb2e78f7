import type { SightClass } from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import type { GameState } from '../state/state.ts'
import { faceOf } from './figures.ts'

/** CAMO-01: does the printed Camouflage work under this cover? COVER-04 may still void it (CAMO-02). */
export const isCamouflaged = (state: GameState, figure: Figure, cover: SightClass): boolean =>
  faceOf(state, figure).camouflage === true && (state.rules.camouflageWhen === 'always' || cover === 'partial')
