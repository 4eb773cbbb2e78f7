import type { Counters, Standing } from '../state/figure.ts'
import type { CardId, FigureId, MarkerId, WeaponId } from '../state/ids.ts'
import { SIDES, type SideId } from '../state/ids.ts'
import type { CallCredit } from '../state/lasting.ts'
import type { Marker, OpportunityMarker, Participant, SuppressionMarker } from '../state/marker.ts'
import type { SheetCounters } from '../state/sheet.ts'
import type { Pile, SideState, Tally } from '../state/state.ts'
import { SUPPORT } from '../state/support.ts'
import { Fault } from './fault.ts'
import { LIMITS } from './limits.ts'
import {
  type Fields,
  id,
  list,
  nameOf,
  number,
  object,
  oneOf,
  optional,
  orNothing,
  record,
  type Shape,
  tagged,
  text,
  truth,
  where,
  whole,
} from './shape.ts'
import { pointShape } from './table.ts'

/** Both sides together. */
export const FIGURES = 2 * LIMITS.figuresPerSide
export const COUNT = whole(0, 1_000_000)
export const FEW = whole(0, 1000)
export const TURN = whole(0, 100_000)
export const ARMS = 40
/** Upper bound for AT; ten idle turns stay below it. */
const TOKENS = FEW
const AP = whole(-1_000_000, 1_000_000)
const RADIUS = number(0, 1000)

export const sideShape: Shape<SideId> = oneOf(SIDES)
export const byWeapon: Shape<{ readonly [weapon: WeaponId]: number }> = record<WeaponId, number>(FEW, ARMS)

export const counterFields: Fields<Counters> = {
  movement: FEW,
  attacked: truth,
  shot: truth,
  suppressed: truth,
  acted: orNothing(oneOf([true])),
  lifted: orNothing(oneOf([true])),
  rests: orNothing(oneOf([true])),
  shaken: orNothing(oneOf([true])),
}

export const sheetCounterFields: Fields<SheetCounters> = {
  slots: FEW,
  shots: byWeapon,
  weapons: list(id<WeaponId>(), ARMS),
  lent: FEW,
  calls: optional(FEW),
}

type StandingOf<K extends Standing['kind']> = Extract<Standing, { readonly kind: K }>

/** TURN-17. */
export const standingShape: Shape<Standing> = tagged<Standing, 'kind'>('kind', {
  takeCover: object<StandingOf<'takeCover'>>({ kind: oneOf(['takeCover']) }),
  opportunityFire: object<StandingOf<'opportunityFire'>>({
    kind: oneOf(['opportunityFire']),
    marker: nameOf<MarkerId>(),
  }),
  suppressionFire: object<StandingOf<'suppressionFire'>>({
    kind: oneOf(['suppressionFire']),
    marker: nameOf<MarkerId>(),
  }),
})

export const participantShape: Shape<Participant> = object<Participant>({
  figure: nameOf<FigureId>(),
  weapon: nameOf<WeaponId>(),
})

export const markerShape: Shape<Marker> = tagged<Marker, 'kind'>('kind', {
  opportunityFire: object<OpportunityMarker>({
    kind: oneOf(['opportunityFire']),
    id: id<MarkerId>(),
    side: sideShape,
    owner: nameOf<FigureId>(),
    weapon: nameOf<WeaponId>(),
    at: pointShape,
    radius: RADIUS,
  }),
  suppressionFire: object<SuppressionMarker>({
    kind: oneOf(['suppressionFire']),
    id: id<MarkerId>(),
    side: sideShape,
    participants: list(participantShape, FIGURES, 1),
    at: pointShape,
    radius: RADIUS,
    waiting: truth,
  }),
})

export const tallyFields: Fields<Tally> = { totalAp: AP, totalFigures: COUNT, lostAp: AP, lostFigures: COUNT }

const cardsShape = list(nameOf<CardId>(), LIMITS.deck)

/** TACTIC-07: whole, as only views leave the cards out. */
export const pileShape: Shape<Pile> = where(
  object<Pile>({ size: whole(0, LIMITS.deck), ap: COUNT, cards: cardsShape as Shape<Pile['cards']> }),
  ({ size, cards }) => (cards?.length === size ? undefined : new Fault('inconsistent', { with: 'cards' }, ['size'])),
)

export const sideFields: Fields<Omit<SideState, 'unlisted'>> = {
  tokens: TOKENS,
  spentThisTurn: TOKENS,
  begun: truth,
  offeredDraw: truth,
  askedUndo: truth,
  faction: text(LIMITS.name, 0),
  deck: pileShape,
  hand: pileShape,
  discard: orNothing(cardsShape),
  callCredits: list(object<CallCredit>({ officer: nameOf<FigureId>(), count: whole(1, 1000) }), FIGURES),
  reinforced: optional(FEW),
  support: optional(list(oneOf(SUPPORT), SUPPORT.length)),
}
