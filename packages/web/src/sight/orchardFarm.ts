import {
  type Cover,
  createGround,
  discOutline,
  type Ground,
  type Outline,
  type Piece,
  type Point,
  polygonOutline,
  wallOutline,
} from '@tactic48/geometry'
import type { FigureLook } from '../board/figureState.ts'
import type { Texts } from '../i18n/texts.ts'
import type { Dressing, Look, Scene, ScenePiece, ScenicBaseDressing } from '../paint/scene.ts'

const u = (value: number): number => Math.round(value * 1000)
const points = (...pairs: readonly (readonly [number, number])[]): Point[] =>
  pairs.map(([x, y]) => ({ x: u(x), y: u(y) }))

const beam = (x1: number, y1: number, x2: number, y2: number, breadth: number): Outline =>
  wallOutline({ x: u(x1), y: u(y1) }, { x: u(x2), y: u(y2) }, u(breadth))

const disc = (x: number, y: number, r: number): Outline => discOutline(u(x), u(y), u(r))

type NameKey = keyof Texts['sight']['piece']

interface FarmPiece extends Omit<ScenePiece, 'name'> {
  readonly nameKey: NameKey
  readonly passable: boolean
}

let count = 0
function piece(nameKey: NameKey, look: Look, cover: Cover, outline: Outline, dressing?: ScenicBaseDressing): FarmPiece {
  count += 1
  const passable = cover !== 'total'
  return { id: `${look}-${count}`, nameKey, look, cover, outline, passable, ...(dressing ? { dressing } : {}) }
}

/** 32 × 24 u: a lane crossing, a farm with a ruined house, hedges with gaps, an orchard and a wood. */
export const FARM: readonly FarmPiece[] = [
  // Sections of at most 4 u (SETUP-05), so that LOS-07 never removes a whole hedge.
  piece('hedge', 'hedge', 'total', beam(6.4, 14.25, 9.4, 14.55, 0.9)),
  piece('hedge', 'hedge', 'total', beam(10.9, 14.8, 14.2, 15.35, 0.9)),
  piece('hedge', 'hedge', 'total', beam(14.2, 15.35, 17.6, 15.95, 0.9)),
  piece('hedge', 'hedge', 'total', beam(19.4, 16.4, 22.9, 17, 0.9)),
  piece('hedge', 'hedge', 'total', beam(9.35, 0.3, 9.6, 3.9, 0.85)),
  piece('hedge', 'hedge', 'total', beam(9.6, 3.9, 9.75, 7.5, 0.85)),
  piece('lowWall', 'wall', 'partial', beam(12.9, 6.75, 16.2, 6.45, 0.46)),
  piece('lowWall', 'wall', 'partial', beam(16.2, 6.45, 19.5, 6.15, 0.46)),
  piece('lowWall', 'wall', 'partial', beam(0.3, 9.85, 4.2, 10.1, 0.46)),
  piece('lowWall', 'wall', 'partial', beam(4.2, 10.1, 8.1, 10.4, 0.46)),
  piece('barn', 'building', 'total', beam(26.2, 19.4, 30.7, 19.8, 3)),
  piece('cottage', 'building', 'total', beam(25.6, 3.4, 25.6, 6.6, 2.6)),
  piece('ruinWall', 'ruin', 'total', beam(20.7, 8.2, 24.5, 8.2, 0.52)),
  piece('ruinWall', 'ruin', 'total', beam(24.5, 8.2, 27.6, 8.2, 0.52)),
  piece('ruinWall', 'ruin', 'total', beam(20.96, 8.46, 20.96, 10.8, 0.52)),
  piece('ruinWall', 'ruin', 'total', beam(27.34, 8.46, 27.34, 10.4, 0.52)),
  piece('ruinWall', 'ruin', 'total', beam(27.34, 11.7, 27.34, 13.4, 0.52)),
  piece('ruinWall', 'ruin', 'total', beam(22.4, 13.14, 24.2, 13.14, 0.52)),
  piece('ruinWall', 'ruin', 'total', beam(25.3, 13.14, 27.08, 13.14, 0.52)),
  piece('rubble', 'rubble', 'partial', disc(20.9, 12.5, 1.1)),
  piece(
    'wood',
    'wood',
    'partial',
    polygonOutline(points([28.2, 0.4], [31.6, 0.4], [31.6, 8.2], [29.9, 8.5], [28.6, 6.9], [28.9, 4.2], [27.9, 2.4])),
  ),
  piece('orchardTree', 'tree', 'partial', disc(2, 15.6, 0.8)),
  piece('orchardTree', 'tree', 'partial', disc(4.7, 16.1, 0.76)),
  piece('orchardTree', 'tree', 'partial', disc(2.2, 18.4, 0.78)),
  piece('orchardTree', 'tree', 'partial', disc(5, 18.9, 0.74)),
  piece('orchardTree', 'tree', 'partial', disc(2.4, 21.2, 0.8)),
  piece('orchardTree', 'tree', 'partial', disc(5.3, 21.7, 0.76)),
  piece('sandbags', 'scenicBase', 'partial', disc(17.3, 9.7, 1.2), 'sandbags'),
  piece('bushes', 'scenicBase', 'partial', disc(13.2, 3, 1.2), 'bushes'),
  piece('logs', 'scenicBase', 'partial', disc(8.7, 19.6, 1.2), 'logs'),
  piece('crates', 'scenicBase', 'partial', disc(30, 12.4, 1.2), 'crates'),
  piece('foxhole', 'scenicBase', 'partial', disc(15.3, 20.6, 1.2), 'foxhole'),
  piece('haystack', 'haystack', 'total', disc(21.4, 2.9, 0.95)),
  piece(
    'rock',
    'rock',
    'total',
    polygonOutline(points([5.6, 12.35], [6.3, 11.95], [7.1, 12.2], [7.25, 12.8], [6.5, 13.2], [5.75, 12.95])),
  ),
  piece('fence', 'fence', 'none', beam(0.3, 13.7, 4.6, 13.95, 0.16)),
  piece('crater', 'crater', 'none', disc(19.1, 11.9, 0.75)),
  piece('crater', 'crater', 'none', disc(4.6, 5.4, 0.75)),
  piece('crater', 'crater', 'none', disc(12.6, 18, 0.6)),
]

const DRESSING: readonly Dressing[] = [
  { kind: 'wheat', points: points([0.3, 0.3], [8.5, 0.3], [8.8, 5], [8.9, 8.9], [4, 9.2], [0.3, 9.1]) },
  { kind: 'plough', points: points([17.6, 18.3], [24.4, 18.7], [24.7, 23.7], [17.2, 23.7]) },
  {
    kind: 'yard',
    points: points([20, 7.6], [24, 7.2], [28.4, 7.6], [28.8, 13.4], [26, 14.4], [20.6, 14.2], [19.4, 12]),
  },
  { kind: 'yard', points: points([24.8, 17.8], [31.8, 18], [31.8, 22.6], [25.2, 22]) },
  { kind: 'lane', width: u(1.75), points: points([12.1, 12.6], [11.4, 9], [11.1, 5], [10.9, -0.8]) },
  {
    kind: 'lane',
    width: u(2.05),
    points: points([-0.8, 11.1], [5, 11.4], [10, 12.2], [15, 13], [20, 14.9], [26, 15.9], [32.8, 15.4]),
  },
  { kind: 'planks', points: points([21.2, 8.4], [24.5, 8.4], [24.5, 13.1], [21.2, 13.1]) },
  { kind: 'flagstones', points: points([24.5, 8.4], [27.1, 8.4], [27.1, 13.1], [24.5, 13.1]) },
]

export const WIDTH = u(32)
export const HEIGHT = u(24)

const FARM_PIECES: readonly Piece[] = FARM.map(({ outline, cover, passable }) => ({ outline, cover, passable }))

export const FARM_SCENE: Scene = {
  id: 'orchard-farm',
  width: WIDTH,
  height: HEIGHT,
  ground: 'meadow',
  pieces: FARM.map(({ nameKey, passable: _, ...rest }) => ({ ...rest, name: nameKey })),
  dressing: DRESSING,
}

export const FARM_GROUND: Ground = createGround({ width: WIDTH, height: HEIGHT, pieces: FARM_PIECES })

export const FIGURES = ['sergeant', 'rifleman', 'gunner'] as const
export type FigureId = (typeof FIGURES)[number]

/** GEN-05: a 25 mm base. */
export const BASE_RADIUS = 500

export const LOOKS_OF: Record<FigureId, FigureLook> = {
  sergeant: { side: 'blue', arms: 'smg', rank: 'sergeant' },
  rifleman: { side: 'ember', arms: 'rifle' },
  gunner: { side: 'blue', arms: 'mg' },
}

export const CASE_IDS = ['lowWall', 'nearWall', 'gap', 'hidden', 'character', 'inside'] as const
export type CaseId = (typeof CASE_IDS)[number]

interface Case {
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
