import type { Point } from '@tactic48/geometry'
import type {
  ActionVerb,
  ArmourTarget,
  CallKind,
  CardId,
  Command,
  CommandOf,
  FigureId,
  MarkerId,
  Order,
  OrderChoices,
  Participant,
  Touch,
  VehicleId,
  WeaponId,
} from '@tactic48/rules'

export type ShotMoment = 'before' | 'after' | 'none'

/** A way that is being pointed out. */
interface Route {
  /** Waypoints already passed. */
  readonly bends: readonly Point[]
  readonly goal: Point | undefined
  /** Whom to charge; with a shot on the way, whom to shoot. */
  readonly target: FigureId | undefined
  /** GEN-06: what it is to touch; `none` stops short, `laid` goes just where it was laid, absent goes by where the goal lies. */
  readonly contact: Touch | 'none' | 'laid' | undefined
}

interface Armed {
  readonly weapon: WeaponId | undefined
}

/** A marker, a blast, or the side of a vehicle. */
interface Pointed {
  readonly goal: Point | undefined
}

interface Caring {
  readonly patient: FigureId | undefined
}

/** What each Action wants to know. */
export interface Wants {
  /** D42, D33: whose message is taken on the way, and whether he leaves the table where it ends. */
  move: Route & { readonly message: FigureId | undefined; readonly leave: boolean }
  moveAndFire: Route & Armed & { readonly shoot: ShotMoment }
  takeCover: object
  fire: Armed & { readonly target: FigureId | undefined }
  throwGrenade: Armed & Pointed
  aim: object
  placeOpportunityFire: Armed & Pointed
  startSuppression: Armed & Pointed & { readonly joiners: readonly Participant[] }
  joinSuppression: Armed & { readonly marker: MarkerId | undefined }
  /** ORDER-02: which of the six, and the company addressed if it is not the officer's own. */
  giveOrder: Pointed & {
    readonly order: Order['kind'] | undefined
    readonly target: FigureId | undefined
    readonly unit: string | undefined
    readonly choices: OrderChoices
  }
  takeInitiative: object
  contactHq: object
  /** CALL-05, D44; `open` leaves the kind to whoever may choose it later. */
  call: { readonly callKind: CallKind | 'open' | undefined; readonly credit: boolean }
  firstAid: Caring
  checkCasualty: Caring
  /** D46. */
  carry: Route & Caring & { readonly helper: FigureId | undefined }
  pickUp: Caring
  loadCasualty: Caring & { readonly vehicle: VehicleId | undefined }
  /** D47. */
  mount: { readonly vehicle: VehicleId | undefined; readonly drives: boolean | undefined }
  dismount: Pointed
  fireAtArmour: Armed & { readonly armour: ArmourTarget | undefined }
  layCharge: Armed & { readonly armour: ArmourTarget | undefined }
}

/** What is said of a draft of any kind: what was pointed at has been chosen, and the pointer no longer moves it. */
interface Held {
  readonly fixed: boolean
}

/** An Action that somebody is about to do: nothing of it is in the game yet. */
export type ActionDraft<V extends ActionVerb = ActionVerb> = {
  [One in V]: Wants[One] & Held & { readonly verb: One; readonly figure: FigureId }
}[V]

/** Answers that are put together on the table or in a list before they are given (D06, D30 … D32, D34). */
export type PreparedAnswer = CommandOf<'placeSupport' | 'aimMortar' | 'chooseTeams' | 'enterTable' | 'feint'>

/** What a question that is answered on the table wants to know. */
export interface Answers {
  drift: Pointed
  /** The squad in hand, else one Character; `beside`: where the others of his team or crew stand. */
  deploy: Pointed & {
    readonly squad: string | undefined
    readonly man: FigureId | undefined
    readonly beside: readonly Point[] | undefined
  }
  executeOrder: { readonly choices: OrderChoices }
  /** MNF-02: whom the lane leads to. */
  shootAfterMove: { readonly target: FigureId | undefined }
  /** `current`: which of its several points the next tap or arrow moves. */
  prepared: { readonly command: PreparedAnswer; readonly current: number }
  /** One of a few. */
  answer: { readonly command: Command }
}

export type AnswerVerb = keyof Answers

/** An answer that is being put together; it belongs to the question that was asked then. */
export type AnswerDraft<V extends AnswerVerb = AnswerVerb> = {
  [One in V]: Answers[One] & Held & { readonly verb: One; readonly since: number }
}[V]

/** What lies beside the table and is for no question alone. */
export interface Papers {
  /** TACTIC-09: the card that is taken up, and whom it is for. */
  playCard: { readonly card: CardId; readonly on: FigureId | undefined; readonly weapon: WeaponId | undefined }
  /** INIT-05: the officer with whom the turn is tried for, and AT that lie ready to be sealed. */
  bid: { readonly officer: FigureId | undefined; readonly tokens: number }
}

export type PaperDraft<V extends keyof Papers = keyof Papers> = {
  [One in V]: Papers[One] & Held & { readonly verb: One }
}[V]

export type Draft = ActionDraft | AnswerDraft | PaperDraft

type Names<D> = D extends unknown ? keyof D : never
type Value<D, Name> = D extends unknown ? (Name extends keyof D ? D[Name] : never) : never

export type PartName = Exclude<Names<Draft>, 'verb' | 'figure' | 'since'>
export type DraftPart = { readonly [Name in PartName]?: Value<Draft, Name> | undefined }

/** One thing that a draft says, if it is of a kind that says it. */
export function partOf<Name extends PartName>(draft: Draft | undefined, name: Name): Value<Draft, Name> | undefined {
  return (draft as DraftPart | undefined)?.[name] as Value<Draft, Name> | undefined
}

/** What happens at the end of a way belongs to the place where it was chosen. */
const AT_ITS_END = { contact: undefined, leave: false } as const satisfies DraftPart

/** With these parts, as far as it is of a kind that has them. */
export function filled<D extends Draft>(draft: D, part: DraftPart): D {
  const all = 'goal' in part ? { ...AT_ITS_END, ...part } : part
  return { ...draft, ...Object.fromEntries(Object.entries(all).filter(([name]) => name in draft)) }
}

export const isPaper = (draft: Draft | undefined): draft is PaperDraft =>
  draft?.verb === 'playCard' || draft?.verb === 'bid'

export const isAction = (draft: Draft | undefined): draft is ActionDraft => draft !== undefined && 'figure' in draft

/** The Action that is drafted, if it is one. */
export const verbOf = (draft: Draft | undefined): ActionVerb | undefined => (isAction(draft) ? draft.verb : undefined)
