import type { Point } from '@tactic48/geometry'
import type {
  ActionCommand,
  ActionVerb,
  CardFace,
  CommandOf,
  Danger,
  Figure,
  FigureId,
  Gait,
  GameState,
  Plan,
  Refusal,
  SeatId,
  Touch,
  WeaponProfile,
} from '@tactic48/rules'
import { type COMPANY_ABILITIES, cardOf, hasAny } from '@tactic48/rules'
import type { PlayIconName } from '../play/PlayIcon.tsx'
import type { Situation } from '../play/situation.ts'
import type { ActionDraft, PartName, Wants } from './draft.ts'

/** A way as a command wants it: without the figure's own place. */
export interface Way {
  readonly path: readonly Point[]
  readonly stepInto?: Point
  /** GEN-06: what it ends in contact with. */
  readonly touch?: Touch
}

/** What a draft comes to: a command as far as it goes, and what `check` says about it. */
export interface Prospect {
  readonly figure: Figure
  readonly command?: ActionCommand
  readonly plan?: Plan
  readonly refusal?: Refusal
  readonly way?: Way
  /** Length of the way and how far one Action goes, in 1/1000 u. */
  readonly length: number
  readonly stride: number
  readonly dangers: readonly Danger[]
  /** Where the figure would come to stand. */
  readonly end?: Point
  readonly charge?: FigureId
  /** GEN-06: what it was to touch and does not reach with this Action. */
  readonly toward?: Touch
  /** GEN-06: what the place pointed at could touch, whether the way ends in contact with it or stops short. */
  readonly near?: Touch
  readonly weapon?: WeaponProfile
  /** Of the marker or blast that is about to be put down, in u. */
  readonly radius?: number
  /** GEN-04: nothing may be measured before it is declared, so nothing is judged either. */
  readonly blind?: true
}

export interface Hit {
  readonly figure: Figure
  /** Caught by it, pinned by it, or in the area without being harmed. */
  readonly kind: 'caught' | 'held' | 'safe'
  /** Chance of a wound or worse, where dice are rolled at once. */
  readonly chance?: number
}

export interface AreaPictureProps {
  readonly actor: Figure
  readonly at: Point
  readonly prospect: Prospect
}

/** The marker or the blast that an Action puts on the table. */
interface PlannedArea {
  readonly radius: (face: CardFace, weapon: WeaponProfile | undefined) => number
  /** Who is affected by it, if it is put down there. */
  readonly hits: (state: GameState, prospect: Prospect, at: Point) => readonly Hit[]
}

/** What a command is made from, beside the draft. */
export interface Worked {
  readonly state: GameState
  readonly by: { readonly seat: SeatId; readonly figure: FigureId }
  readonly weapon: WeaponProfile | undefined
  readonly way: Way | undefined
}

/** Those that shoot, those that are thrown, those that are laid. */
export type WeaponUse = 'gun' | 'grenade' | 'charge'

/**
 * What fills a slot: a way or a place on the ground, an enemy, a friend or casualty, a vehicle or piece of scenery, a marker,
 * what the way touches, a weapon, or a choice beside the table.
 */
export type Takes = 'way' | 'place' | 'enemy' | 'friend' | 'thing' | 'marker' | 'contact' | 'weapon' | 'choice'

/** One thing that a draft wants to know. */
export interface SlotKind {
  readonly name: PartName
  readonly takes: Takes
  /** It takes any number of them. */
  readonly many?: true
  /** Those that come into question, best first, whether they may be chosen now or not; absent: any place on the table. */
  readonly choices?: (draft: ActionDraft, play: Situation) => readonly unknown[]
}

/** The same as data: what it is now, and what it could be. */
export interface Slot {
  readonly name: PartName
  readonly takes: Takes
  readonly many?: true
  readonly value: unknown
  readonly choices: readonly unknown[] | undefined
}

/** An ability of the company layer, for those whose card prints it. */
export const forThoseWith =
  (ability: (typeof COMPANY_ABILITIES)[number]) =>
  (state: GameState, figure: Figure): boolean =>
    state.rules.company !== undefined && hasAny(cardOf(state, figure), [ability])

/** An Action as the screen has it: how it is drafted, what it sends, how it looks. */
export interface Interaction<V extends ActionVerb = ActionVerb> {
  readonly icon: PlayIconName
  readonly key: string
  /** Whether it stands around this figure at all; absent: around everybody. What stands there says why it cannot be done now. */
  readonly belongs?: (state: GameState, figure: Figure) => boolean
  /** The sentence that asks for it. */
  readonly asks:
    | 'commit'
    | 'destination'
    | 'target'
    | 'point'
    | 'marker'
    | 'grenade'
    | 'friend'
    | 'thing'
    | 'beside'
    | 'order'
    | 'kind'
  /** Nothing is chosen for it: it is done as soon as it is taken up. */
  readonly atOnce?: true
  /** What it wants to know; the first that is pointed at is what a pointer fills. */
  readonly slots: readonly SlotKind[]
  /** Before anything is said. */
  readonly blank: Wants[V]
  /** What need not be asked, because there is one choice only. */
  preset?(state: GameState, figure: Figure): Partial<Wants[V]> & { readonly fixed?: boolean }
  /** Whom or what a player most likely means who takes it up: a refusal speaks of him. */
  meant?(state: GameState, figure: Figure): Partial<Wants[V]>
  /** The command, as soon as enough is known for one. */
  command(draft: ActionDraft<V>, worked: Worked): CommandOf<V> | undefined
  /** What a player would have in hand who is about to give this command. */
  fromCommand(command: CommandOf<V>): Partial<Wants[V]>
  /** For Actions that walk. */
  readonly gait?: Gait
  /** For those that walk at a pace of their own, in 1/1000 u (EVAC-05). */
  stride?(state: GameState, figure: Figure, draft: ActionDraft<V>): number
  /** For Actions that shoot at one target. */
  readonly shoots?: 'standing' | 'moving'
  /** Which weapons may be chosen for it. */
  readonly weapon?: WeaponUse
  /** It is decided on a paper of its own. */
  readonly begin?: (figure: FigureId) => void
  readonly area?: PlannedArea
  /** What is meant by a pointer at this spot, or on this enemy. */
  readonly snaps?: (state: GameState, figure: Figure, spot: Point, enemy?: Figure) => Point
}

export type Interactions<Verbs extends ActionVerb> = { readonly [V in Verbs]: Interaction<V> }
