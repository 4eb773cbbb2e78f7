import type { Point } from '@tactic48/geometry'
import type { ActionVerb, ArmourTarget, CardId, Command, FigureId, GameState, Refusal, SideId } from '@tactic48/rules'
import { useState } from 'react'
import { create } from 'zustand'
import { saveSetting, useSettings } from '../app/settings.ts'
import { forgetInAdvance } from '../game/inAdvance.ts'
import { type Draft, isPaper, type PartName, partOf, verbOf } from '../interactions/draft.ts'
import type { Filter } from './roster/roster.ts'

export const TOOLS = ['fan', 'seen', 'ruler'] as const
export type Tool = (typeof TOOLS)[number]

/** GEN-04: where measuring before deciding is barred, all of them are put away. */
export const toolsIn = ({ rules }: GameState): readonly Tool[] => (rules.premeasure ? TOOLS : [])

/** A question that concerns the game itself and lies over the table until it is answered. */
export type OpenDialog = 'endTurn' | 'resign' | 'keys' | 'ruleReport' | { readonly undo: Refusal }

/** A refusal by the rules, of an Action where one was asked for, or what is missing before the key means anything. */
export type Denied =
  | { readonly refusal: Refusal; readonly verb?: ActionVerb }
  | { readonly missing: 'figure' | 'target' | 'contact' | 'cover' | 'way' | 'ready' | 'turn' }

export type OpponentAtWork = 'rests' | 'thinks' | 'failed'

/** How a player looks at his hand; the card that he takes up is a draft. */
interface HandView {
  /** Under the pointer or with the focus. */
  readonly pointed: CardId | undefined
  /** It is open on the edge of the table. */
  readonly open: boolean
  /** The paper of a window shows its first line only. */
  readonly folded: boolean
  /** Whose played cards are looked at. */
  readonly discard: SideId | undefined
}

/** Those who shall do nothing more in one turn of one game: nothing of it is in the game. */
export interface Held {
  readonly game: string | undefined
  readonly turn: number
  readonly men: ReadonlySet<FigureId>
}

interface RosterView {
  readonly filter: Filter | undefined
  /** The platoon or squad that is looked at. */
  readonly unit: string | undefined
  readonly held: Held | undefined
  /** As it was when the table last came to rest. */
  readonly unseen: ReadonlySet<FigureId>
  /** Whom a key or a tap on the strip went to: the camera brings him into the window. */
  readonly sought: { readonly id: FigureId } | undefined
}

/** Where to look, the idea, the command with its odds. */
export type Tier = 1 | 2 | 3

/** What the opponent's engine would do in the player's place, as far as it was asked for. */
interface HintView {
  readonly status: 'rests' | 'thinks' | 'failed'
  readonly hint: { readonly state: GameState; readonly command: Command; readonly tier: Tier } | undefined
}

/** For those who listen to the table. */
interface Speech {
  /** What happened since the reader was asked last, for those who want to hear it again. */
  readonly lately: readonly string[]
  /** Said once more; counts up, so that the same words are heard again. */
  readonly repeated: { readonly words: string; readonly times: number }
}

/** What a game leaves behind when another comes to the table. */
interface OfGame {
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
  readonly asked: OpenDialog | undefined
  /** The turn whose end was asked about while somebody could still act. */
  readonly askedEnd: number | undefined
  /** Why the key that was pressed last does nothing. */
  readonly denied: Denied | undefined
  readonly hand: HandView
  readonly roster: RosterView
  readonly hinted: HintView
  readonly speech: Speech
  /** Countdowns that are pointed at in their list: they are lit on the table. */
  readonly countdowns: readonly string[]
  /** The game that this is about. */
  readonly game: string | undefined
}

interface TableStore extends OfGame {
  /** The strip of the own men shows its first line only. */
  readonly rosterFolded: boolean
  /** Every piece says what cover it gives. */
  readonly covers: boolean
  /** Of the opponent that plays on this page. `failed`: it could not be loaded, broke down or found nothing; the game waits until it is tried again. */
  readonly opponent: OpponentAtWork
  /** How often it was tried again. */
  readonly attempt: number

  readonly select: (id: FigureId | undefined) => void
  readonly change: (part: Partial<Omit<TableStore, 'select' | 'change' | 'clear' | 'resetForGame'>>) => void
  readonly clear: () => void
  /** A game comes to the table: what was meant for another is forgotten, what was meant for this one is still there. */
  readonly resetForGame: (game: string) => void
}

const NOTHING = { selected: undefined, thing: undefined, draft: undefined }

/** An answer that was put together stays when somebody else is looked at. */
const outlives = (draft: Draft | undefined): boolean => draft?.verb === 'prepared' || isPaper(draft)

export const NO_HINT: HintView = { status: 'rests', hint: undefined }
export const SILENT: Speech = { lately: [], repeated: { words: '', times: 0 } }

const FRESH: OfGame = {
  ...NOTHING,
  tool: undefined,
  spot: undefined,
  hovered: undefined,
  lit: undefined,
  dragging: false,
  ruler: undefined,
  moment: undefined,
  asked: undefined,
  askedEnd: undefined,
  denied: undefined,
  hand: { pointed: undefined, open: false, folded: false, discard: undefined },
  roster: { filter: undefined, unit: undefined, held: undefined, unseen: new Set(), sought: undefined },
  hinted: NO_HINT,
  speech: SILENT,
  countdowns: [],
  game: undefined,
}

export const useTable = create<TableStore>()((set, get) => ({
  ...FRESH,
  covers: false,
  rosterFolded: false,
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
  resetForGame: (game) => {
    if (get().game === game) return
    forgetInAdvance()
    set({ ...FRESH, game })
  },
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
  const [select] = useState(() => {
    let parts: Pick<TableStore, P> | undefined
    // Asked at every move of the pointer, by everything on the table: nothing is made while they are the same.
    return (table: TableStore): Pick<TableStore, P> => {
      const known = parts
      if (known && names.every((name) => known[name] === table[name])) return known
      parts = Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<TableStore, P>
      return parts
    }
  })
  return useTable(select)
}

/** Where the pointer is, for as long as `follows` holds. */
export const useSpot = (follows: boolean): Point | undefined => useTable((table) => (follows ? table.spot : undefined))

const partOfTable =
  <Name extends 'hand' | 'roster'>(name: Name) =>
  (part: Partial<TableStore[Name]>): void =>
    useTable.setState((table) => ({ [name]: { ...table[name], ...part } }))

export const changeHand = partOfTable('hand')
export const changeRoster = partOfTable('roster')

export const remember = (lately: readonly string[]): void =>
  useTable.setState(({ speech }) => ({ speech: { ...speech, lately } }))

/** What happened lately is heard once more. */
export const sayAgain = (): void =>
  useTable.setState(({ speech: { lately, repeated } }) => ({
    speech: { lately, repeated: { words: lately.join(' '), times: repeated.times + 1 } },
  }))

/** The table as text comes beside the table, or goes. */
export const flipTextTable = (): void => saveSetting('textTable', !useSettings.getState().textTable)
