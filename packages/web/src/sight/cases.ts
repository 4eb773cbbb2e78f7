import type { Point } from '@tactic48/geometry'
import type { FigureId } from './figures.ts'

export const CASE_IDS = ['lowWall', 'nearWall', 'gap', 'hidden', 'character', 'inside'] as const
export type CaseId = (typeof CASE_IDS)[number]

export interface Case {
  readonly places: Readonly<Record<FigureId, Point>>
  readonly third: boolean
}

const at = (x: number, y: number): Point => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) })

/** Positions that show one rule each. */
export const CASES: Record<CaseId, Case> = {
  lowWall: { places: { sergeant: at(11, 12.9), rifleman: at(15.5, 5.6), gunner: at(13.8, 11.2) }, third: false },
  nearWall: { places: { sergeant: at(15.4, 7.4), rifleman: at(17.1, 1.4), gunner: at(13.4, 8.8) }, third: false },
  gap: { places: { sergeant: at(13, 18.6), rifleman: at(7.3, 11), gunner: at(10.4, 18) }, third: false },
  hidden: { places: { sergeant: at(25.2, 21.4), rifleman: at(29.8, 17.4), gunner: at(23.2, 22.3) }, third: false },
  character: { places: { sergeant: at(12.3, 16.9), rifleman: at(20.2, 19.3), gunner: at(16.2, 18.1) }, third: true },
  inside: { places: { sergeant: at(13.4, 12.4), rifleman: at(17.3, 9.9), gunner: at(13, 10.4) }, third: false },
}
