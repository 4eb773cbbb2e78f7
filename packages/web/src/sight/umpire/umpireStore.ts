import { createGround, type Disc, type Point } from '@tactic48/geometry'
import { baseRadius, defaultRules, lookedDownOn, type SideId } from '@tactic48/rules'
import { create } from 'zustand'
import { prefer, preferred } from '../../app/preference.ts'
import { elementOf, keptOn, type Laid } from '../../setup/field/laid.ts'
import { freeNumber, freshPiece, type PaletteLook } from '../../setup/field/palette.ts'
import { type Answer, answerTo } from '../answer.ts'
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

/** The two who are asked about, or one of the others by his number. */
export type BaseId = SideId | `other-${number}`

interface UmpireStore {
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

function keptTable(): OwnTable {
  try {
    return tableIn(JSON.parse(preferred(KEPT) ?? 'null')) ?? FIRST_TABLE
  } catch {
    return FIRST_TABLE
  }
}

export const discOf = ({ x, y, mm }: OwnBase): Disc => ({
  x,
  y,
  r: baseRadius({ ...defaultRules('qs-en'), figureBaseDiameterMm: mm }),
})

const within = (value: number, most: number): number => Math.round(Math.max(0, Math.min(most, value)))

const onTable = (base: OwnBase): OwnBase => ({
  ...base,
  x: within(base.x, TABLE.width),
  y: within(base.y, TABLE.height),
})

export const indexOfOther = (id: BaseId): number => Number(id.slice('other-'.length))

export const baseIn = ({ bases, others }: OwnTable, id: BaseId): OwnBase =>
  id === 'blue' || id === 'ember' ? bases[id] : (others[indexOfOther(id)] ?? bases.blue)

export const useUmpire = create<UmpireStore>()((set, get) => {
  const become = (table: OwnTable): void => {
    set({ table, problem: undefined })
    prefer(KEPT, JSON.stringify(table))
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
  const fresh = (look: PaletteLook, at: Point): Laid =>
    freshPiece(
      look,
      freeNumber(
        look,
        get().table.pieces.map(({ laid }) => laid),
      ),
      at,
    )
  const changePiece = (id: string, next: (piece: OwnPiece) => OwnPiece | undefined): void => {
    const { pieces } = get().table
    const before = pieces.find(({ laid }) => laid.element.id === id)
    const after = before && next(before)
    const placed = after && place(after)
    if (!placed) set({ problem: 'outline' })
    else change({ pieces: pieces.map((piece) => (piece === before ? placed : piece)) })
  }
  return {
    table: keptTable(),
    chosen: undefined,
    problem: undefined,
    open: (table) => set({ table, chosen: undefined, problem: undefined }),
    set: (part) => change(part),
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
      addPiece({
        form: laid.shape.kind === 'disc' ? 'disc' : laid.shape.points.length === 4 ? 'rectangle' : 'polygon',
        laid,
      })
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

/** LOS-14 over this very table. */
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
