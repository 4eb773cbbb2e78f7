import type { Point } from '@tactic48/geometry'
import type { ActionVerb, ArmourTarget, FigureId, GameState, OrderChoices, Refusal, WeaponId } from '@tactic48/rules'
import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { type Draft, isPaper, type PartName, partOf, verbOf } from '../interactions/draft.ts'

export const TOOLS = ['fan', 'seen', 'ruler'] as const
export type Tool = (typeof TOOLS)[number]

/** GEN-04: where measuring before deciding is barred, all of them are put away. */
export const toolsIn = ({ rules }: GameState): readonly Tool[] => (rules.premeasure ? TOOLS : [])

export interface MeantOrder {
  readonly officer: FigureId
  readonly choices: OrderChoices
  /** Those who were to be asked about when it was given. */
  readonly men: readonly FigureId[]
}

/** A question that concerns the game itself and lies over the table until it is answered. */
export type OpenDialog = 'endTurn' | 'resign' | 'keys' | 'wrong' | { readonly undo: Refusal }

/** A refusal by the rules, of an Action where one was asked for, or what is missing before the key means anything. */
export type Denied =
  | { readonly refusal: Refusal; readonly verb?: ActionVerb }
  | { readonly missing: 'figure' | 'target' | 'contact' | 'cover' | 'way' | 'ready' | 'turn' }

export type OpponentAtWork = 'rests' | 'thinks' | 'failed'

interface TableStore {
  readonly selected: FigureId | undefined
  /** A vehicle or bunker that is looked at, with nobody in hand. */
  readonly thing: ArmourTarget | undefined
  /** What the player is about to do or to answer; nothing of it is in the game yet. */
  readonly draft: Draft | undefined
  readonly tool: Tool | undefined
  /** Under the pointer, or the cursor of the keyboard. */
  readonly spot: Point | undefined
  readonly hovered: FigureId | undefined
  /** Pointed at by its row in a list. */
  readonly lit: FigureId | undefined
  readonly dragging: boolean
  /** Ends of the ruler. */
  readonly ruler: readonly [Point, Point] | undefined
  /** How many live entries of the log the table shows; absent = now. */
  readonly moment: number | undefined
  /** MNF-02: the target meant for the end of a Move & Fire under way. */
  readonly meant: { readonly figure: FigureId; readonly weapon: WeaponId; readonly target: FigureId } | undefined
  /** ORDER-19: how the order under way is to be carried out, and by whom. */
  readonly meantOrder: MeantOrder | undefined
  readonly asked: OpenDialog | undefined
  /** The turn whose end was asked about while somebody could still act. */
  readonly askedEnd: number | undefined
  /** Why the key that was pressed last does nothing. */
  readonly denied: Denied | undefined
  /** Every piece says what cover it gives; from one game to the next. */
  readonly covers: boolean
  /** Of the opponent that plays on this page. `failed`: it could not be loaded, broke down or found nothing; the game waits until it is tried again. */
  readonly opponent: OpponentAtWork
  /** How often it was tried again. */
  readonly attempt: number

  readonly select: (id: FigureId | undefined) => void
  readonly change: (part: Partial<Omit<TableStore, 'select' | 'change' | 'clear' | 'resetForGame'>>) => void
  readonly clear: () => void
  /** The game that this is about. */
  readonly game: string | undefined
  /** A game comes to the table: what was meant for another is forgotten, what was meant for this one is still there. */
  readonly resetForGame: (game: string) => void
}

const NOTHING = { selected: undefined, thing: undefined, draft: undefined }

/** An answer that was put together stays when somebody else is looked at. */
const outlives = (draft: Draft | undefined): boolean => draft?.verb === 'prepared' || isPaper(draft)

const FRESH = {
  ...NOTHING,
  tool: undefined,
  spot: undefined,
  hovered: undefined,
  lit: undefined,
  dragging: false,
  ruler: undefined,
  moment: undefined,
  meant: undefined,
  meantOrder: undefined,
  asked: undefined,
  askedEnd: undefined,
  denied: undefined,
  game: undefined,
}

export const useTable = create<TableStore>()((set, get) => ({
  ...FRESH,
  covers: false,
  opponent: 'rests',
  attempt: 0,
  select: (selected) =>
    set(({ draft }) => ({ ...NOTHING, selected, draft: outlives(draft) ? draft : undefined, denied: undefined })),
  change: (part) => set(part),
  clear: () =>
    set(({ draft }) => ({
      ...NOTHING,
      draft: outlives(draft) ? draft : undefined,
      hovered: undefined,
      lit: undefined,
    })),
  resetForGame: (game) => get().game !== game && set({ ...FRESH, game }),
}))

/** One part of what is drafted. */
export const usePart = <Name extends PartName>(name: Name): ReturnType<typeof partOf<Name>> =>
  useTable((table) => partOf(table.draft, name))

/** The Action that is drafted. */
export const useVerb = (): ActionVerb | undefined => useTable((table) => verbOf(table.draft))

type Part = Exclude<keyof TableStore, 'spot'>

/**
 * Some of its fields, by name: a component that does not name what follows the pointer is not drawn again when it moves. The
 * spot under the pointer is subscribed to by itself, and only while it matters.
 */
export function useParts<P extends Part>(...names: readonly P[]): Pick<TableStore, P> {
  return useTable(
    useShallow((table) => Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<TableStore, P>),
  )
}

/** Where the pointer is, for as long as `follows` holds. */
export const useSpot = (follows: boolean): Point | undefined => useTable((table) => (follows ? table.spot : undefined))
