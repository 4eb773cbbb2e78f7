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
import type { ComponentType } from 'react'
import type { PlayIconName } from '../PlayIcon.tsx'
import type { Intent } from '../tableStore.ts'
import type { Candidates } from '../things/candidates.ts'

/** A way as a command wants it: without the figure's own place. */
export interface Way {
  readonly path: readonly Point[]
  readonly stepInto?: Point
  /** GEN-06: what it ends in contact with. */
  readonly touch?: Touch
}

/** What the intent comes to: a command as far as it goes, and what `check` says about it. */
export interface Draft {
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
  readonly draft: Draft
}

/** The marker or the blast that a verb puts on the table. */
interface PlannedArea {
  readonly radius: (face: CardFace, weapon: WeaponProfile | undefined) => number
  readonly Picture: ComponentType<AreaPictureProps>
  /** Who is affected by it, if it is put down there. */
  readonly hits: (state: GameState, draft: Draft, at: Point) => readonly Hit[]
}

/** What a command is made from. */
export interface Wanted {
  readonly state: GameState
  readonly by: { readonly seat: SeatId; readonly figure: FigureId }
  readonly intent: Intent
  readonly weapon: WeaponProfile | undefined
  readonly way: Way | undefined
}

/** Those that shoot, those that are thrown, those that are laid. */
export type WeaponUse = 'gun' | 'grenade' | 'charge'

/** An enemy, a friend or casualty, a way, the middle of an area, a marker, a vehicle or piece of scenery. */
type Pointing = 'none' | 'choice' | 'figure' | 'friend' | 'path' | 'area' | 'marker' | 'thing'

/** A verb of the company layer that belongs to those whose card prints the ability. */
export const forThoseWith =
  (ability: (typeof COMPANY_ABILITIES)[number]) =>
  (state: GameState, figure: Figure): boolean =>
    state.rules.company !== undefined && hasAny(cardOf(state, figure), [ability])

/** All that the screen knows of a verb. */
export interface VerbEntry {
  readonly icon: PlayIconName
  readonly key: string
  /** Whether it stands around this figure at all; absent: around everybody. What stands there says why it cannot be done now. */
  readonly belongs?: (state: GameState, figure: Figure) => boolean
  /** What is pointed at on the table; `none` is done as soon as it is chosen, `choice` after its panel was read. */
  readonly pointing: Pointing
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
  /** For verbs that walk. */
  readonly gait?: Gait
  /** For those that walk at a pace of their own, in 1/1000 u (EVAC-05). */
  readonly stride?: (state: GameState, figure: Figure, intent: Intent) => number
  /** For verbs that shoot at one target. */
  readonly shoots?: 'standing' | 'moving'
  /** Which weapons may be chosen for it. */
  readonly weapon?: WeaponUse
  /** SF-09: a tap on a friend names him as one who takes part. */
  readonly joiners?: true
  /** For verbs that point at a mount, a vehicle or a bunker. */
  readonly things?: Candidates
  /** What need not be asked, because there is one choice only. */
  readonly preset?: (state: GameState, figure: Figure) => Partial<Intent>
  /** It is decided on a paper of its own. */
  readonly begin?: (figure: FigureId) => void
  /** The command, as soon as enough is known for one. */
  readonly command: (wanted: Wanted) => ActionCommand | undefined
  readonly area?: PlannedArea
  /** What is meant by a pointer at this spot, or on this enemy. */
  readonly snaps?: (state: GameState, figure: Figure, spot: Point, enemy?: Figure) => Point
  /** Choices and consequences in the plan. */
  readonly Details?: ComponentType<{ readonly draft: Draft }>
}

export type EntriesOf<Verbs extends ActionVerb> = {
  readonly [V in Verbs]: VerbEntry & { readonly command: (wanted: Wanted) => CommandOf<V> | undefined }
}
