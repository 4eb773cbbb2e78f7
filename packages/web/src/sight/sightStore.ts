import { blockedAt, createGround, type Disc, type OpenTest, overlaps, type Point } from '@tactic48/geometry'
import { baseRadius, defaultRules, lookedDownOn, type SideId } from '@tactic48/rules'
import { create } from 'zustand'
import { storedText, storeText } from '../app/storedText.ts'
import { elementOf, freeNumber, keptOn, type Laid } from '../setup/field/laid.ts'
import { freshPiece, type PaletteLook } from '../setup/field/palette.ts'
import { type Answer, answerTo, type Edition } from './answer.ts'
import { BASE_RADIUS, CASES, type CaseId, FARM_GROUND, FIGURES, type FigureId, HEIGHT, WIDTH } from './orchardFarm.ts'
import {
  FIRST_TABLE,
  type Form,
  inForm,
  lies,
  MOST_OTHERS,
  MOST_PIECES,
  type OwnBase,
  type OwnPiece,
  type OwnTable,
  TABLE,
  tableIn,
  withCorners,
} from './ownTable.ts'

const KEPT = 'tactic48.sight'

export const LAYERS = ['fanShooter', 'fanTarget', 'reach', 'third'] as const
export type Layer = (typeof LAYERS)[number]

/** The example: who stands where at the farm, and what is drawn of it. */
export interface Farm {
  readonly places: Readonly<Record<FigureId, Point>>
  readonly shooter: 'sergeant' | 'rifleman'
  readonly edition: Edition
  readonly openTest: OpenTest
  readonly layers: Readonly<Record<Layer, boolean>>
}

/** The two who are asked about, or one of the others by his number. */
export type BaseId = SideId | `other-${number}`

interface SightStore {
  readonly farm: Farm
  readonly setFarm: (part: Partial<Farm>) => void
  readonly moveFigure: (id: FigureId, to: Point) => void
  readonly openCase: (id: CaseId) => void

  /** The table that the umpire rules on. */
  readonly table: OwnTable
  /** The piece in hand. */
  readonly chosen: string | undefined
  /** What was not taken: an outline that crosses itself, a full table. */
  readonly problem: 'outline' | 'full' | undefined
  readonly open: (table: OwnTable) => void
  readonly set: (part: Partial<Pick<OwnTable, 'edition' | 'openTest' | 'heights' | 'shooter'>>) => void
  readonly setBase: (id: BaseId, part: Partial<OwnBase>) => void
  readonly addOther: (at: Point) => void
  readonly removeOther: (index: number) => void
  readonly choose: (id: string | undefined) => void
  readonly add: (look: PaletteLook, at: Point) => void
  readonly draw: (corners: readonly Point[]) => void
  readonly shape: (id: string, next: (laid: Laid) => Laid | undefined) => void
  readonly form: (id: string, form: Form) => void
  readonly remove: (id: string) => void
  readonly clear: () => void
}

export const within = (value: number, most: number, least = 0): number =>
  Math.round(Math.max(least, Math.min(most, value)))

export const figureDisc = (place: Point): Disc => ({ x: place.x, y: place.y, r: BASE_RADIUS })

/** Who stands at the farm: the third Character only when it is called in. */
export const present = ({ layers }: Pick<Farm, 'layers'>): readonly FigureId[] =>
  FIGURES.filter((id) => id !== 'gunner' || layers.third)

export const targetOf = (shooter: Farm['shooter']): Farm['shooter'] =>
  shooter === 'sergeant' ? 'rifleman' : 'sergeant'

function isFree(at: Point, others: readonly Disc[]): boolean {
  return !blockedAt(FARM_GROUND, at.x, at.y, BASE_RADIUS) && !others.some((other) => overlaps(figureDisc(at), other))
}

/**
 * Where a base that is pulled from one place to another comes to lie: there if it may stand there (MOVE-07, MOVE-09),
 * else as near as it gets by sliding along what is in the way.
 */
function placeFigure(from: Point, wanted: Point, others: readonly Disc[]): Point {
  const on = (x: number, y: number): Point => ({
    x: within(x, WIDTH - BASE_RADIUS, BASE_RADIUS),
    y: within(y, HEIGHT - BASE_RADIUS, BASE_RADIUS),
  })
  const at = on(wanted.x, wanted.y)
  if (isFree(at, others)) return at
  for (const reach of [60, 150, 300, 500, 800, 1200])
    for (let i = 0; i < 24; i++) {
      const angle = (i * Math.PI) / 12
      const near = on(at.x + Math.cos(angle) * reach, at.y + Math.sin(angle) * reach)
      if (isFree(near, others)) return near
    }
  return from
}

function keptTable(): OwnTable {
  try {
    return tableIn(JSON.parse(storedText(KEPT) ?? 'null')) ?? FIRST_TABLE
  } catch {
    return FIRST_TABLE
  }
}

export const discOf = ({ x, y, mm }: OwnBase): Disc => ({
  x,
  y,
  r: baseRadius({ ...defaultRules('qs-en'), figureBaseDiameterMm: mm }),
})

const onTable = (base: OwnBase): OwnBase => ({
  ...base,
  x: within(base.x, TABLE.width),
  y: within(base.y, TABLE.height),
})

export const indexOfOther = (id: BaseId): number => Number(id.slice('other-'.length))

export const baseIn = ({ bases, others }: OwnTable, id: BaseId): OwnBase =>
  id === 'blue' || id === 'ember' ? bases[id] : (others[indexOfOther(id)] ?? bases.blue)

/** Of the example and of the umpire's table. */
export const useSight = create<SightStore>()((set, get) => {
  const become = (table: OwnTable): void => {
    set({ table, problem: undefined })
    storeText(KEPT, JSON.stringify(table))
  }
  const change = (part: Partial<OwnTable>): void => become({ ...get().table, ...part })
  const place = (piece: OwnPiece): OwnPiece | undefined => {
    const laid = keptOn(piece.laid, TABLE)
    return lies(laid) ? { ...piece, laid } : undefined
  }
  const addPiece = (piece: OwnPiece | undefined): void => {
    const { pieces } = get().table
    const placed = piece && place(piece)
    if (pieces.length >= MOST_PIECES) set({ problem: 'full' })
    else if (!placed) set({ problem: 'outline' })
    else {
      change({ pieces: [...pieces, placed] })
      set({ chosen: placed.laid.element.id })
    }
  }
  const fresh = (look: PaletteLook, at: Point): Laid => {
    const elements = get().table.pieces.map(({ laid }) => laid.element)
    return freshPiece(look, freeNumber(look, elements), at)
  }
  const changePiece = (id: string, next: (piece: OwnPiece) => OwnPiece | undefined): void => {
    const { pieces } = get().table
    const before = pieces.find(({ laid }) => laid.element.id === id)
    const after = before && next(before)
    const placed = after && place(after)
    if (!placed) set({ problem: 'outline' })
    else change({ pieces: pieces.map((piece) => (piece === before ? placed : piece)) })
  }
  return {
    farm: {
      places: CASES.lowWall.places,
      shooter: 'sergeant',
      edition: 'qs-en',
      openTest: 'union',
      layers: { fanShooter: false, fanTarget: false, reach: false, third: false },
    },
    setFarm: (part) => set(({ farm }) => ({ farm: { ...farm, ...part } })),
    moveFigure: (id, to) => {
      const { farm, setFarm } = get()
      const { places } = farm
      const others = present(farm).flatMap((other) => (other === id ? [] : [figureDisc(places[other])]))
      setFarm({ places: { ...places, [id]: placeFigure(places[id], to, others) } })
    },
    openCase: (id) => {
      const { farm, setFarm } = get()
      const { places, third } = CASES[id]
      setFarm({ places, shooter: 'sergeant', layers: { ...farm.layers, third } })
    },

    table: keptTable(),
    chosen: undefined,
    problem: undefined,
    open: (table) => set({ table, chosen: undefined, problem: undefined }),
    set: change,
    setBase: (id, part) => {
      const { bases, others } = get().table
      if (id === 'blue' || id === 'ember') change({ bases: { ...bases, [id]: onTable({ ...bases[id], ...part }) } })
      else change({ others: others.map((one, i) => (i === indexOfOther(id) ? onTable({ ...one, ...part }) : one)) })
    },
    addOther: (at) => {
      const { others } = get().table
      if (others.length >= MOST_OTHERS) set({ problem: 'full' })
      else change({ others: [...others, onTable({ ...at, mm: 25, level: 0 })] })
    },
    removeOther: (index) => change({ others: get().table.others.filter((_, i) => i !== index) }),
    choose: (chosen) => set({ chosen }),
    add: (look, at) => {
      const laid = fresh(look, at)
      const corners = laid.shape.kind === 'disc' ? 0 : laid.shape.points.length
      addPiece({ form: corners === 0 ? 'disc' : corners === 4 ? 'rectangle' : 'polygon', laid })
    },
    draw: (corners) => {
      const laid = withCorners(fresh('rock', { x: 0, y: 0 }), corners)
      addPiece(laid && { form: 'polygon', laid })
    },
    shape: (id, next) =>
      changePiece(id, (piece) => {
        const laid = next(piece.laid)
        return laid && { ...piece, laid }
      }),
    form: (id, form) => changePiece(id, (piece) => inForm(piece, form)),
    remove: (id) => change({ pieces: get().table.pieces.filter(({ laid }) => laid.element.id !== id) }),
    clear: () => {
      change({ pieces: [], others: [] })
      set({ chosen: undefined })
    },
  }
})

/** LOS-14 at the farm. */
export function farmAnswer(farm: Farm): Answer {
  const { places, shooter, edition, openTest } = farm
  return answerTo({
    ground: FARM_GROUND,
    from: figureDisc(places[shooter]),
    to: figureDisc(places[targetOf(shooter)]),
    others: present(farm).map((id) => figureDisc(places[id])),
    edition,
    openTest,
  })
}

/** LOS-14 over the umpire's table. */
export function rulingOf({ edition, openTest, heights, shooter, bases, others, pieces }: OwnTable): Answer {
  const target = shooter === 'blue' ? 'ember' : 'blue'
  const ground = createGround({
    ...TABLE,
    pieces: pieces.map(({ laid }) => {
      const { outline, cover } = elementOf(laid)
      return { outline, cover, passable: true }
    }),
  })
  const levels = pieces.map(({ laid }) => laid.element.level ?? 0)
  return answerTo({
    ground,
    from: discOf(bases[shooter]),
    to: discOf(bases[target]),
    others: [bases.blue, bases.ember, ...others].map(discOf),
    edition,
    openTest,
    ...(heights && {
      below: { from: lookedDownOn(bases[shooter].level, levels), to: lookedDownOn(bases[target].level, levels) },
    }),
  })
}
