import {
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
  type ShotOdds,
  seededChance,
  shotOdds,
  topTask,
  weaponsOf,
} from '@tactic48/rules'
import type { CardPlay } from './heldCards.ts'

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
