import {
  createGround,
  type Disc,
  discOutline,
  distance,
  type Ground,
  type Outline,
  type Piece,
  type Point,
  polygonOutline,
  UNIT,
} from '@tactic48/geometry'

export interface SightTable {
  readonly ground: Ground
  readonly figures: readonly Disc[]
}

type Chance = () => number

/** 16 figures and 20 pieces on 36 × 36 u. */
export function typicalTables(count: number): SightTable[] {
  return Array.from({ length: count }, (_, i) => createTable(36 * UNIT, 36 * UNIT, 16, 20, 42 + i))
}

/** 200 figures and 60 pieces on 72 × 48 u. */
export function companyTables(count: number): SightTable[] {
  return Array.from({ length: count }, (_, i) => createTable(72 * UNIT, 48 * UNIT, 200, 60, 42 + i))
}

/** Equal numbers on every run (mulberry32). */
function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function createTable(width: number, height: number, figureCount: number, pieceCount: number, seed: number): SightTable {
  const chance = chanceFrom(seed)
  const within = (low: number, high: number): number => Math.round(low + chance() * (high - low))
  const pieces: Piece[] = []
  while (pieces.length < pieceCount) {
    const outline = scenery(chance, within(2000, width - 2000), within(2000, height - 2000))
    if (pieces.some((piece) => distance(piece.outline, outline) < 300)) continue
    const isTotal = chance() < 0.6
    pieces.push({ outline, cover: isTotal ? 'total' : 'partial', passable: !isTotal })
  }
  const figures: Disc[] = []
  while (figures.length < figureCount) {
    const r = chance() < 0.8 ? 500 : 800
    const figure = { x: within(r, width - r), y: within(r, height - r), r }
    if (pieces.some((piece) => distance(piece.outline, figure) < 10)) continue
    if (figures.every((other) => distance(other, figure) > 20)) figures.push(figure)
  }
  return { ground: createGround({ width, height, pieces }), figures }
}

/** Woods, houses, walls, corners of houses and hedges, turned at will. */
function scenery(chance: Chance, x: number, y: number): Outline {
  const kind = chance()
  const angle = chance() * Math.PI
  const turned = (points: readonly (readonly [number, number])[]): Outline =>
    polygonOutline(
      points.map(
        ([along, aside]): Point => ({
          x: Math.round(x + along * Math.cos(angle) - aside * Math.sin(angle)),
          y: Math.round(y + along * Math.sin(angle) + aside * Math.cos(angle)),
        }),
      ),
    )
  if (kind < 0.3) return discOutline(x, y, Math.round(700 + chance() * 1600))
  if (kind < 0.8) {
    const isWall = kind >= 0.6
    const half = isWall ? 1200 + chance() * 1800 : 700 + chance() * 1600
    const deep = isWall ? 60 : 500 + chance() * 1300
    return turned([
      [-half, -deep],
      [half, -deep],
      [half, deep],
      [-half, deep],
    ])
  }
  if (kind < 0.9) {
    const arm = 1000 + chance() * 1500
    return turned([
      [-arm, -arm],
      [arm, -arm],
      [arm, 500 - arm],
      [500 - arm, 500 - arm],
      [500 - arm, arm],
      [-arm, arm],
    ])
  }
  return turned(
    [0, 1, 2, 3, 4, 5].map((i): readonly [number, number] => {
      const far = 800 + chance() * 1200
      return [far * Math.cos((i * Math.PI) / 3), far * Math.sin((i * Math.PI) / 3)]
    }),
  )
}
