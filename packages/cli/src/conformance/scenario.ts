import type { CcEdition, OptionValues, Parameters, QsEdition, Rulings, SideId } from '@tactic48/rules'

/** A scenario file after the schema has judged it. Lengths are in u. */
export interface Scenario extends Layout {
  readonly title: string
  readonly example?: string
  readonly rules: readonly string[]
  readonly parameters?: readonly string[]
  readonly note?: string
  readonly cases?: readonly Case[]
}

export interface Case extends Layout {
  readonly case: string
}

export interface Layout {
  readonly editions?: Editions
  readonly company?: CcEdition
  readonly rulings?: Rulings
  readonly options?: OptionValues
  readonly overrides?: Partial<Parameters>
  readonly game?: 'skirmish' | 'mission'
  readonly agreedAp?: number
  readonly table?: TableText
  readonly objectives?: { readonly [side in SideId]?: string }
  readonly figures?: { readonly [name: string]: FigureText }
  readonly tokens?: { readonly [side in SideId]?: number }
  readonly markers?: readonly MarkerText[]
  readonly turn?: SideId | { readonly side: SideId; readonly number?: number; readonly first?: SideId }
  readonly start?: 'action' | 'turn' | 'setup' | 'table'
  readonly dice?: Dice
  readonly ints?: Dice
  readonly steps?: readonly StepText[]
}

export type Editions = 'all' | readonly QsEdition[]
export type ByEdition<T> = T | { readonly [editions: string]: T }
export type Dice = ByEdition<readonly number[]>
export type Coordinates = readonly [number, number]
/** Coordinates, or `10.1 east of A`. */
export type Place = Coordinates | string
export type Printed = number | string
export type Words = string | readonly string[]

export interface TableText {
  readonly size?: Coordinates
  readonly edges?: { readonly [side in SideId]?: string }
  readonly elements?: ElementsText
}

export type ElementsText = { readonly [name: string]: ElementText }

export interface ElementText {
  readonly disc?: Coordinates
  readonly radius?: number
  readonly scenicBase?: Coordinates
  readonly polygon?: readonly Coordinates[]
  readonly rectangle?: readonly [number, number, number, number]
  readonly wall?: readonly [Coordinates, Coordinates]
  readonly thickness?: number
  readonly cover?: 'total' | 'partial' | 'none'
  readonly passable?: boolean
  readonly elevated?: boolean
  readonly obstacle?: boolean
}

export interface FigureText {
  readonly side: SideId
  readonly at?: Place
  readonly move?: Printed
  readonly moveFire?: Printed
  readonly of?: Printed
  readonly sf?: Printed
  readonly aim?: Printed
  readonly command?: Printed
  readonly actions?: Printed
  readonly h2h?: Printed
  readonly camouflage?: boolean
  readonly weapons?: Words
  readonly woundedWeapons?: Words
  /** Weapon cards assigned to it. */
  readonly cards?: Words
  readonly woundedSide?: boolean
  readonly ap?: number
  readonly rank?: string
  readonly state?: Words
  readonly used?: UsedText
}

export interface UsedText {
  readonly slots?: number
  readonly movement?: number
  readonly shots?: { readonly [weapon: string]: number }
  readonly weapons?: readonly string[]
  readonly attacked?: boolean
  readonly shot?: boolean
  readonly aims?: number
  readonly lent?: number
  readonly uses?: { readonly [weapon: string]: number }
}

export interface MarkerText {
  readonly of?: string
  readonly sf?: readonly string[]
  readonly at: Place
  readonly radius?: number
  readonly weapon?: string
  readonly waiting?: boolean
}

export interface StepText {
  readonly note?: string
  readonly editions?: Editions
  readonly do?: PhraseText
  readonly try?: PhraseText
  readonly by?: SideId
  readonly dice?: Dice
  readonly ints?: Dice
  readonly expect?: ByEdition<Expectation>
}

export type PhraseText = string | PhraseMap

export interface PhraseMap {
  readonly move?: string
  readonly fire?: string
  readonly aim?: string
  readonly moveAndFire?: string
  readonly placeOpportunityFire?: string
  readonly startSuppression?: string
  readonly joinSuppression?: string
  readonly throwGrenade?: string
  readonly takeCover?: string
  readonly continueMove?: boolean
  readonly reactTakeCover?: boolean
  readonly opportunityShot?: string
  readonly shootAfterMove?: string
  readonly chooseVictim?: string
  readonly chooseSix?: string
  readonly drift?: Place
  readonly chooseOpponent?: string
  readonly answerDraw?: boolean
  readonly askUndo?: number
  readonly answerUndo?: boolean
  readonly seal?: number
  readonly submitForce?: readonly string[]
  readonly layOut?: ElementsText
  readonly chooseEdge?: string
  readonly nameObjective?: string
  readonly deploy?: string
  readonly command?: unknown
  readonly weapon?: string
  readonly target?: string
  readonly at?: Place
  readonly to?: Place
  readonly path?: readonly Coordinates[]
  readonly stepInto?: Coordinates
  readonly shoot?: 'before' | 'after' | 'none'
  readonly joiners?: readonly string[]
  /** The owner of the marker to join. */
  readonly of?: string
}

export type EventText = string | { readonly [type: string]: unknown }

export interface Expectation {
  readonly accepted?: true
  readonly refused?: string | { readonly rule?: string; readonly code?: string; readonly params?: object }
  readonly figures?: { readonly [name: string]: Words | FigureExpectation }
  readonly tokens?: { readonly [side in SideId]?: number }
  readonly markers?: { readonly [owner: string]: 'none' | MarkerExpectation }
  readonly events?: readonly EventText[]
  readonly noEvents?: readonly EventText[]
  readonly need?: number | { readonly score: number; readonly items?: readonly string[] }
  readonly rolled?: number
  readonly sight?: { readonly [pair: string]: 'open' | 'partial' | 'none' }
  readonly legal?: readonly string[] | { readonly [figure: string]: readonly string[] }
  readonly question?: string | QuestionExpectation
  readonly ruleSet?: { readonly [parameter: string]: unknown }
  readonly turn?: SideId
  readonly turnNumber?: number
  readonly outcome?: string | { readonly winner: string; readonly rule?: string }
}

export interface FigureExpectation {
  readonly is?: Words
  readonly at?: Coordinates
  readonly slots?: number
  readonly movement?: number
  readonly aims?: number
  readonly shots?: { readonly [weapon: string]: number }
}

export interface MarkerExpectation {
  readonly kind?: 'opportunityFire' | 'suppressionFire'
  readonly at?: Coordinates
  readonly radius?: number
  readonly weapon?: string
  readonly participants?: readonly string[]
}

export interface QuestionExpectation {
  readonly kind: string
  readonly asks?: SideId | readonly SideId[]
  readonly [detail: string]: unknown
}
