import { struckAmong, victimChooser } from '../families/suppression/volley.ts'
import { isFigureInside, suppressionAreas } from '../query/area.ts'
import { cardOf, figureOf, knownFigure } from '../query/figures.ts'
import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import type { SuppressionMarker } from '../state/marker.ts'
import type { GameState } from '../state/state.ts'
import { chanceOf } from './binomial.ts'
import type { Odds } from './dice.ts'

/**
 * SF-14 … SF-16: what the next roll of a Suppression Fire does to an enemy, with everybody where he stands now. Sixes fall in join
 * order; a player who may choose is taken to choose what he likes best: the owner this enemy, the other side somebody else.
 */
export function volleyOdds(state: GameState, marker: SuppressionMarker, id: FigureId): Odds | undefined {
  const figure = figureOf(state, id)
  if (!figure || figure.side === marker.side || marker.waiting) return undefined
  return fateOf(state, marker, rollersOf(state, marker), figure)
}

/** SF-18: whoever stands in an area when the owner's turn begins is suppressed then, whatever he is now. */
const rollersOf = (state: GameState, { participants }: SuppressionMarker): readonly Figure[] =>
  participants
    .map(({ figure }) => knownFigure(state, figure))
    .filter((one) => !suppressionAreas(state).some((area) => isFigureInside(state, area, one)))

function fateOf(state: GameState, marker: SuppressionMarker, rollers: readonly Figure[], before: Figure): Odds {
  const [by, ...others] = rollers
  const now = figureOf(state, before.id)
  if (now?.whereabouts !== 'table') return LOST
  if (!by) return now.wounded === before.wounded ? SPARED : WOUNDED
  const struck = struckBy(state, marker, by, before.id)
  const six = struck.length > 0 ? chanceOf(state.rules.sfWoundOn) : 0
  const spared = fateOf(state, marker, others, before)
  return struck.reduce(
    (sum, victim) => plus(sum, fateOf(wounded(state, victim), marker, others, before), six / struck.length),
    plus(NOTHING, spared, 1 - six),
  )
}

/** On whom a six falls, each as likely as the other. */
function struckBy(state: GameState, marker: SuppressionMarker, by: Figure, id: FigureId): readonly Figure[] {
  const among = struckAmong(state, marker, by)
  const chooser = victimChooser(state, marker)
  if (!chooser || among.length < 2) return among
  const chosen = among.find((one) => (one.id === id) === (chooser === marker.side))
  return chosen ? [chosen] : among.slice(0, 1)
}

/** WOUND-01, WOUND-05, WOUND-08. */
function wounded(state: GameState, victim: Figure): GameState {
  const lost = victim.wounded || !cardOf(state, victim).wounded
  const after: Figure = lost ? { ...victim, whereabouts: 'eliminated' } : { ...victim, wounded: true }
  return { ...state, figures: state.figures.map((one) => (one.id === victim.id ? after : one)) }
}

const NOTHING: Odds = { miss: 0, wound: 0, elimination: 0 }
const SPARED: Odds = { miss: 1, wound: 0, elimination: 0 }
const WOUNDED: Odds = { miss: 0, wound: 1, elimination: 0 }
const LOST: Odds = { miss: 0, wound: 0, elimination: 1 }

const plus = (sum: Odds, { miss, wound, elimination }: Odds, chance: number): Odds => ({
  miss: sum.miss + miss * chance,
  wound: sum.wound + wound * chance,
  elimination: sum.elimination + elimination * chance,
})
