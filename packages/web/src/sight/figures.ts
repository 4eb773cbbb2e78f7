import type { FigureLook } from '../board/figureState.ts'

export const FIGURES = ['sergeant', 'rifleman', 'gunner'] as const
export type FigureId = (typeof FIGURES)[number]

/** GEN-05: a 25 mm base. */
export const BASE_RADIUS = 500

export const LOOKS_OF: Record<FigureId, FigureLook> = {
  sergeant: { side: 'blue', arms: 'smg', rank: 'sergeant' },
  rifleman: { side: 'ember', arms: 'rifle' },
  gunner: { side: 'blue', arms: 'mg' },
}
