export const SIDES = ['blue', 'ember'] as const
export type Side = (typeof SIDES)[number]

/** The weapon in hand gives the soldier his outline. */
export const ARMS = ['rifle', 'smg', 'mg', 'sniper', 'officer'] as const
export type Arms = (typeof ARMS)[number]

/** TURN-17: one standing marker at most. */
export const STANCES = ['takeCover', 'opportunityFire', 'suppressionFire', 'aim'] as const
export type Stance = (typeof STANCES)[number]

export const HARMS = ['shock', 'suppressed'] as const
export type Harm = (typeof HARMS)[number]

export const RANKS = ['corporal', 'sergeant', 'officer'] as const
export type Rank = (typeof RANKS)[number]

/** What he is there for, or has just taken on: a radio that holds contact, a message (RADIO-04, RUNNER-02). */
export const DUTIES = ['medic', 'radio', 'contact', 'message'] as const
export type Duty = (typeof DUTIES)[number]

export interface FigureLook {
  readonly side: Side
  readonly arms: Arms
  readonly wounded?: boolean
  readonly stance?: Stance
  readonly harm?: Harm
  readonly rank?: Rank
  readonly duty?: Duty
  /** MEDIC-04, CALL-03: may do nothing else this turn. */
  readonly locked?: boolean
  /** Slots at 6 o'clock: how many there are and how many hold a spent token. */
  readonly actions?: { readonly slots: number; readonly spent: number }
}

/** The compiler asks for every field of a look. */
const COMPARED: { readonly [K in keyof Required<FigureLook>]: true } = {
  side: true,
  arms: true,
  wounded: true,
  stance: true,
  harm: true,
  rank: true,
  duty: true,
  locked: true,
  actions: true,
}
const FIELDS = Object.keys(COMPARED) as readonly (keyof FigureLook)[]

export const looksEqual = (a: FigureLook, b: FigureLook): boolean =>
  FIELDS.every((field) => field === 'actions' || a[field] === b[field]) &&
  a.actions?.slots === b.actions?.slots &&
  a.actions?.spent === b.actions?.spent
