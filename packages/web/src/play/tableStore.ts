import type { Point } from '@tactic48/geometry'
import type {
  ActionVerb,
  ArmourTarget,
  CallKind,
  FigureId,
  GameState,
  MarkerId,
  Order,
  OrderChoices,
  Refusal,
  Touch,
  VehicleId,
  WeaponId,
} from '@tactic48/rules'
import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { isPlain, NO_CHOICES } from './order/choices.ts'

export const TOOLS = ['fan', 'seen', 'ruler'] as const
export type Tool = (typeof TOOLS)[number]

/** GEN-04: where measuring before deciding is barred, all of them are put away. */
export const toolsIn = ({ rules }: GameState): readonly Tool[] => (rules.premeasure ? TOOLS : [])

export type ShotMoment = 'before' | 'after' | 'none'

/** What a player is about to do: nothing of it is in the game yet. */
export interface Intent {
  readonly selected: FigureId | undefined
  readonly verb: ActionVerb | undefined
  readonly weapon: WeaponId | undefined
  /** Waypoints already passed. */
  readonly bends: readonly Point[]
  /** Destination or place of a marker. */
  readonly goal: Point | undefined
  /** It has been chosen: the pointer no longer moves it. */
  readonly fixed: boolean
  /** Whom to shoot, or to charge when the verb is a move. */
  readonly target: FigureId | undefined
  /** GEN-06: what a movement is to touch; `none` stops short of it, absent goes by where the goal lies. */
  readonly contact: Touch | 'none' | undefined
  readonly shoot: ShotMoment
  readonly joiners: readonly FigureId[]
  readonly marker: MarkerId | undefined
  /** ORDER-02: which of the six, and the company addressed if it is not the officer's own. */
  readonly order: Order['kind'] | undefined
  readonly unit: string | undefined
  /** D25 … D28, D41: also for an order that waits to be carried out. */
  readonly choices: OrderChoices
  /** Who is treated, checked or carried, and who helps (D46). */
  readonly patient: FigureId | undefined
  readonly helper: FigureId | undefined
  /** CALL-05, D44. */
  readonly callKind: CallKind | undefined
  readonly credit: boolean
  /** D42, D33: whose message a movement takes on its way, and whether it leaves the table where it ends. */
  readonly message: FigureId | undefined
  readonly leave: boolean
  readonly vehicle: VehicleId | undefined
  /** D47. */
  readonly drives: boolean | undefined
  readonly armour: ArmourTarget | undefined
  /** A vehicle or bunker that is looked at, with nobody in hand. */
  readonly thing: ArmourTarget | undefined
}

const NOTHING: Intent = {
  selected: undefined,
  verb: undefined,
  weapon: undefined,
  bends: [],
  goal: undefined,
  fixed: false,
  target: undefined,
  contact: undefined,
  shoot: 'after',
  joiners: [],
  marker: undefined,
  order: undefined,
  unit: undefined,
  choices: NO_CHOICES,
  patient: undefined,
  helper: undefined,
  callKind: undefined,
  credit: false,
  message: undefined,
  leave: false,
  vehicle: undefined,
  drives: undefined,
  armour: undefined,
  thing: undefined,
}

export interface MeantOrder {
  readonly officer: FigureId
  readonly choices: OrderChoices
  /** Those who were to be asked about when it was given. */
  readonly men: readonly FigureId[]
}

/** A question that concerns the game itself and lies over the table until it is answered. */
export type Asked = 'endTurn' | 'resign' | 'keys' | 'wrong' | { readonly undo: Refusal }

/** A refusal by the rules, or what is missing before the key means anything. */
export type Denied =
  | Refusal
  | { readonly missing: 'figure' | 'target' | 'contact' | 'cover' | 'way' | 'ready' | 'turn' }

interface TableStore extends Intent {
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
  readonly asked: Asked | undefined
  /** Why the key that was pressed last does nothing. */
  readonly denied: Denied | undefined

  readonly select: (id: FigureId | undefined) => void
  readonly choose: (verb: ActionVerb | undefined) => void
  readonly change: (part: Partial<Omit<TableStore, 'select' | 'choose' | 'change' | 'back' | 'clear' | 'lay'>>) => void
  /** Escape: one step back; false when there was nothing to leave. */
  readonly back: () => boolean
  readonly clear: () => void
  /** The game that this is about. */
  readonly game: string | undefined
  /** A game comes to the table: what was meant for another is forgotten, what was meant for this one is still there. */
  readonly lay: (game: string) => void
}

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
  denied: undefined,
  game: undefined,
}

export const useTable = create<TableStore>()((set, get) => ({
  ...FRESH,
  select: (selected) => set({ ...NOTHING, selected }),
  choose: (verb) => set({ ...NOTHING, selected: get().selected, verb }),
  // What happens at the end of a way belongs to the place where it was chosen.
  change: (part) => set('goal' in part ? { contact: undefined, leave: false, ...part } : part),
  back: () => {
    const { fixed, target, goal, contact, bends, patient, vehicle, armour, order, verb, selected, tool, moment } = get()
    const { choices } = get()
    if (moment !== undefined) set({ moment: undefined })
    else if (tool) set({ tool: undefined, ruler: undefined })
    else if (!isPlain(choices)) set({ choices: NO_CHOICES })
    else if (fixed || target || goal || contact || bends.length > 0) {
      set({
        fixed: false,
        target: undefined,
        goal: undefined,
        contact: undefined,
        leave: false,
        bends: [],
        joiners: [],
      })
    } else if (patient || vehicle || armour || order) {
      set({ patient: undefined, helper: undefined, vehicle: undefined, armour: undefined, order: undefined })
    } else if (verb) set({ ...NOTHING, selected })
    else if (selected || get().thing) set(NOTHING)
    else return false
    return true
  },
  clear: () => set({ ...NOTHING, hovered: undefined, lit: undefined }),
  lay: (game) => get().game !== game && set({ ...FRESH, game }),
}))

const INTENT = Object.keys(NOTHING) as readonly (keyof Intent)[]

let known: { readonly of: Intent; readonly intent: Intent } | undefined

/** The same object for as long as nothing of it changes: many ask with every move of the pointer. */
export function intentOf(table: Intent): Intent {
  if (known?.of === table) return known.intent
  const before = known?.intent
  const same = before && INTENT.every((name) => before[name] === table[name])
  const intent = same ? before : (Object.fromEntries(INTENT.map((name) => [name, table[name]])) as object as Intent)
  known = { of: table, intent }
  return intent
}

/** The intent alone: it changes less often than the pointer moves. */
export const useIntent = (): Intent => useTable(intentOf)

type Part = Exclude<keyof TableStore, 'spot'>

/**
 * Some parts of it: nobody is drawn again because the pointer moves who does not name what follows it. The spot under the
 * pointer is asked for by itself, and only while it matters.
 */
export function useParts<P extends Part>(...names: readonly P[]): Pick<TableStore, P> {
  return useTable(
    useShallow((table) => Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<TableStore, P>),
  )
}

/** Where the pointer is, for as long as `follows` holds. */
export const useSpot = (follows: boolean): Point | undefined => useTable((table) => (follows ? table.spot : undefined))
