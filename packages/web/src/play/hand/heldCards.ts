import {
  type CardId,
  type CommandOf,
  enemiesOf,
  execute,
  type Figure,
  type FigureId,
  figureOf,
  fold,
  type GameEvent,
  type GameState,
  isGun,
  isOnTable,
  isRefusal,
  own,
  playable,
  type Refusal,
  type ShotOdds,
  SIDES,
  type SideId,
  seededChance,
  shotOdds,
  type TacticCard,
  topTask,
  weaponsOf,
} from '@tactic48/rules'
import type { Situation } from '../situation.ts'

export type CardPlay = CommandOf<'playCard'>

/** One kind of card in a hand: how often, in which ways it can be played now, or why it cannot. */
export interface HeldCard {
  readonly card: TacticCard
  readonly count: number
  readonly plays: readonly CardPlay[]
  readonly refusal?: Refusal
}

export const tacticIn = ({ cards }: Pick<GameState, 'cards'>, id: CardId): TacticCard | undefined =>
  own(cards.tactics ?? {}, id)

/** TACTIC-07: a hand that this screen does not know: its owner has not taken it up, or it is the other's. */
export const isFaceDown = ({ sides }: Pick<GameState, 'sides'>, side: SideId): boolean =>
  sides[side].hand.size > 0 && sides[side].hand.cards === undefined

/** The side whose hand lies open before this screen, as far as the view that it has tells. */
export function sideInFront({
  state,
  players,
  side,
}: Pick<Situation, 'state' | 'players' | 'side'>): SideId | undefined {
  if (state.phase !== 'play' || !state.rules.company) return undefined
  const known = SIDES.filter((one) => players[one] === 'person' && state.sides[one].hand.cards !== undefined)
  if (side) return known.includes(side) ? side : undefined
  return known.length === 1 ? known[0] : undefined
}

const known = new WeakMap<GameState, Map<SideId, readonly HeldCard[]>>()

/** What a side holds, what fits now first; the same list for the same state. */
export function heldCards(state: GameState, side: SideId): readonly HeldCard[] {
  const before = known.get(state)?.get(side)
  if (before) return before
  const cards = state.sides[side].hand.cards ?? []
  const kinds = [...new Set(cards)].flatMap((id): readonly HeldCard[] => {
    const card = tacticIn(state, id)
    if (!card) return []
    return [{ card, count: cards.filter((one) => one === id).length, ...playable(state, side, id) }]
  })
  const held = [...kinds.filter(fits), ...kinds.filter((one) => !fits(one))]
  known.set(state, new Map(known.get(state)).set(side, held))
  return held
}

export const fits = ({ plays }: HeldCard): boolean => plays.length > 0

/** Whom the ways of playing a card name. */
export const namedBy = (plays: readonly CardPlay[]): readonly NonNullable<CardPlay['figure']>[] => [
  ...new Set(plays.flatMap(({ figure }) => (figure === undefined ? [] : [figure]))),
]

/** A shot that the card changes. */
export interface ShotChange {
  readonly shooter: FigureId
  readonly target: FigureId
  readonly before: ShotOdds
  readonly after: ShotOdds
}

/** What a card would do, found by playing it on the view that this seat has. */
export interface CardPreview {
  readonly after: GameState
  /** Whom it changes. */
  readonly figures: readonly FigureId[]
  readonly shots: readonly ShotChange[]
  /** What it answers does not take place. */
  readonly spoils: 'shot' | 'grenade' | undefined
}

const STACK: ReadonlySet<GameEvent['type']> = new Set([
  'taskOpened',
  'taskAdvanced',
  'taskClosed',
  'questionOpened',
  'questionClosed',
])

/** The card's own facts come first; what the game makes of them then is not foretold. */
function ownFacts(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ type }) => STACK.has(type))
  return end < 0 ? events : events.slice(0, end)
}

export function cardPreview(state: GameState, play: CardPlay): CardPreview | undefined {
  const step = execute(state, play, seededChance('preview'))
  if (isRefusal(step)) return undefined
  const after = fold(state, ownFacts(step.events))
  const figures = changed(state, after)
  const lost = step.events.some(({ type }) => type === 'shotLost')
  const failed = step.events.some(({ type }) => type === 'grenadeFailed')
  return {
    after,
    figures,
    shots: state.rules.premeasure ? shotChanges(state, after, figures) : [],
    spoils: lost ? 'shot' : failed ? 'grenade' : undefined,
  }
}

function changed(before: GameState, after: GameState): readonly FigureId[] {
  const effects = after.effects.slice(before.effects.length)
  return after.figures
    .filter(
      (figure, i) =>
        figure !== before.figures[i] ||
        effects.some(({ on }) => on === figure.id) ||
        after.sheets.some((sheet, at) => sheet.id === figure.sheet && sheet !== before.sheets[at]),
    )
    .filter(isOnTable)
    .map(({ id }) => id)
}

/** More than these cannot be read at a glance. */
const MANY_FIGURES = 6
const MANY_SHOTS = 4

function shotChanges(before: GameState, after: GameState, figures: readonly FigureId[]): readonly ShotChange[] {
  const task = topTask(before)
  if (task?.kind === 'shot') {
    const { shooter, weapon, target, aims } = task
    return compared(before, after, { shooter, weapon, target, aims })
  }
  if (figures.length > MANY_FIGURES) return []
  const pairs = figures.flatMap((id) => {
    const figure = figureOf(before, id)
    if (!figure) return []
    const foes = enemiesOf(before, figure.side)
    return [...foes.map((foe) => [figure, foe] as const), ...foes.map((foe) => [foe, figure] as const)]
  })
  return pairs
    .flatMap(([shooter, target]) => shotOf(before, after, shooter, target))
    .sort((a, b) => gain(b) - gain(a))
    .slice(0, MANY_SHOTS)
}

const gain = ({ before, after }: ShotChange): number => Math.abs(before.miss - after.miss)

function shotOf(before: GameState, after: GameState, shooter: Figure, target: Figure): readonly ShotChange[] {
  const gun = weaponsOf(before, shooter).find(isGun)
  if (!gun) return []
  const { aims = 0 } = figureOf(after, shooter.id) ?? {}
  const ask = { shooter: shooter.id, weapon: gun.id, target: target.id }
  return compared(before, after, { ...ask, aims: shooter.aims }, { ...ask, aims })
}

type Shot = Parameters<typeof shotOdds>[1]

function compared(state: GameState, next: GameState, shot: Shot, later: Shot = shot): readonly ShotChange[] {
  const before = shotOdds(state, shot)
  const after = shotOdds(next, later)
  if (!before || !after) return []
  const same = before.need.score === after.need.score && before.dice === after.dice
  return same ? [] : [{ shooter: shot.shooter, target: shot.target, before, after }]
}
