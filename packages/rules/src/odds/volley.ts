import { isSuppressedBy, suppressionAreas } from '../query/area.ts'
import { cardOf, faceOf, figureOf, isOnTable, knownFigure, livesOf } from '../query/figures.ts'
import { mayRoll, victimChooser, victimsOf } from '../query/victims.ts'
import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import type { SuppressionMarker } from '../state/marker.ts'
import type { GameState } from '../state/state.ts'
import type { Odds } from './dice.ts'
import { chanceOf } from './dice.ts'

/**
 * SF-14 … SF-16: what the next roll of a Suppression Fire does to an enemy, with everybody where he stands now. Sixes fall in join
 * order; a player who may choose is taken to choose what he likes best: the owner this enemy, the other side somebody else.
 */
export function volleyOdds(state: GameState, marker: SuppressionMarker, id: FigureId): Odds | undefined {
  const figure = figureOf(state, id)
  if (!figure || figure.side === marker.side || marker.waiting) return undefined
  if (!isOnTable(figure)) return LOST
  const rollers = rollersOf(state, marker)
  const exact = groupsOf(state, rollers, marker, figure)
  if (!exact.some((group) => group.isTarget)) return SPARED
  const chooser = victimChooser(state, marker)
  const terms = {
    rollers: rollers.length,
    six: chanceOf(state.rules.sfWoundOn),
    anybody: state.rules.sfWoundChooser === 'owner',
    wanted: chooser && (chooser === marker.side ? ('target' as const) : ('another' as const)),
  }
  return fateAmong(terms, exact) ?? fateAmong(terms, merged(exact)) ?? SPARED
}

/** So many moments of one volley are told apart; of a whole company's fire there are more than any memory holds. */
const MOST_MOMENTS = 20_000

/** Absent where it would take too long. */
function fateAmong(terms: Terms, groups: readonly Group[]): Odds | undefined {
  const target = groups.findIndex((group) => group.isTarget)
  const volley: Volley = { ...terms, groups, target, known: new Map() }
  const odds = fateOf(
    volley,
    0,
    groups.flatMap(({ lives, size }) => (lives === 2 ? [0, size] : [size, 0])),
  )
  return volley.known.size > MOST_MOMENTS ? undefined : odds
}

/** The others as one crowd, seen by everybody who sees one of them: with this many dice it hardly matters who they are. */
function merged(groups: readonly Group[]): readonly Group[] {
  const others = groups.filter(({ isTarget }) => !isTarget)
  const [first] = others
  if (!first) return groups
  const size = others.reduce((sum, group) => sum + group.size, 0)
  const least = (life: 0 | 1): number => Math.min(...others.map(({ h2h }) => h2h[life]))
  const crowd: Group = {
    isTarget: false,
    size,
    lives: others.some(({ lives }) => lives === 2) ? 2 : 1,
    h2h: [least(0), least(1)],
    seenBy: first.seenBy.map((_, roller) => others.some(({ seenBy }) => seenBy[roller])),
  }
  return [...groups.filter(({ isTarget }) => isTarget), crowd]
}

/** SF-14, SF-18: those who will roll when the owner's turn begins; the flags of now are cleared then (TURN-02). */
const rollersOf = (state: GameState, marker: SuppressionMarker): readonly Figure[] =>
  marker.participants
    .map(({ figure }) => knownFigure(state, figure))
    .filter((one) => !isFlaggedAtStart(state, one) && mayRoll(state, marker, one))

/** SF-04: who stands in an area when a turn begins is suppressed then, unless only entering suppresses. */
const isFlaggedAtStart = (state: GameState, figure: Figure): boolean =>
  state.rules.sfAffectsWhen === 'anyMoment' &&
  suppressionAreas(state).some((area) => isSuppressedBy(state, area, figure))

/** Enemies whom no die tells apart: they are seen by the same rollers and equal on both sides of their cards. */
interface Group {
  readonly isTarget: boolean
  readonly size: number
  readonly lives: 1 | 2
  /** By lives left, the last one first. */
  readonly h2h: readonly [number, number]
  readonly seenBy: readonly boolean[]
}

function groupsOf(
  state: GameState,
  rollers: readonly Figure[],
  marker: SuppressionMarker,
  target: Figure,
): readonly Group[] {
  const seen = new Map<Figure, boolean[]>()
  rollers.forEach((roller, i) => {
    for (const victim of victimsOf(state, marker, roller)) {
      const seenBy = seen.get(victim) ?? rollers.map(() => false)
      seenBy[i] = true
      seen.set(victim, seenBy)
    }
  })
  const groups = new Map<string, Group>()
  for (const [victim, seenBy] of seen) {
    const group = groupOf(state, victim, seenBy, victim.id === target.id)
    const key = `${group.isTarget} ${group.lives} ${group.h2h} ${seenBy}`
    groups.set(key, { ...group, size: (groups.get(key)?.size ?? 0) + 1 })
  }
  return [...groups.values()]
}

/** WOUND-01, WOUND-05, WOUND-08. */
function groupOf(state: GameState, victim: Figure, seenBy: readonly boolean[], isTarget: boolean): Group {
  const { h2h } = faceOf(state, victim)
  const behind = livesOf(state, victim) === 1 ? undefined : cardOf(state, victim).wounded
  return { isTarget, size: 1, lives: behind ? 2 : 1, h2h: [behind?.h2h ?? h2h, h2h], seenBy }
}

interface Terms {
  readonly rollers: number
  readonly six: number
  /** SF-14: a six may fall on any of them, not on the weakest alone. */
  readonly anybody: boolean
  /** Whom the one who chooses among several likes best; absent = the dice choose. */
  readonly wanted: 'target' | 'another' | undefined
}

interface Volley extends Terms {
  readonly groups: readonly Group[]
  /** Index of the group that is the target alone. */
  readonly target: number
  /** By roller and those who stand: the same moment is reached in many orders. */
  readonly known: Map<string, Odds>
}

/** `standing`: how many of each group have one life left, two lives left. */
function fateOf(volley: Volley, roller: number, standing: readonly number[]): Odds {
  const { target, groups } = volley
  if (standing[2 * target] === 0 && standing[2 * target + 1] === 0) return LOST
  if (roller === volley.rollers) return standing[2 * target + (groups[target]?.lives ?? 1) - 1] ? SPARED : WOUNDED
  const key = `${roller} ${standing}`
  const known = volley.known.get(key)
  if (known) return known
  if (volley.known.size > MOST_MOMENTS) return SPARED
  const struck = struckBy(volley, roller, standing)
  const all = struck.reduce((sum, { count }) => sum + count, 0)
  let odds = plus(NOTHING, fateOf(volley, roller + 1, standing), all > 0 ? 1 - volley.six : 1)
  for (const { at, count } of struck) {
    odds = plus(odds, fateOf(volley, roller + 1, wounded(standing, at)), (volley.six * count) / all)
  }
  volley.known.set(key, odds)
  return odds
}

interface Struck {
  /** Index in `standing`. */
  readonly at: number
  readonly count: number
}

/** On whom a six falls, each as likely as the other. */
function struckBy({ groups, target, anybody, wanted }: Volley, roller: number, standing: readonly number[]): Struck[] {
  let among: Struck[] = []
  let least = Number.POSITIVE_INFINITY
  standing.forEach((count, at) => {
    const group = groups[at >> 1]
    if (count === 0 || !group?.seenBy[roller]) return
    const h2h = anybody ? 0 : (group.h2h[at & 1] ?? 0)
    if (h2h < least) among = []
    if (h2h > least) return
    least = h2h
    among.push({ at, count })
  })
  if (!wanted || among.length < 2) return among
  const chosen = among.find(({ at }) => (at >> 1 === target) === (wanted === 'target')) ?? among[0]
  return chosen ? [{ at: chosen.at, count: 1 }] : []
}

function wounded(standing: readonly number[], at: number): readonly number[] {
  const after = standing.slice()
  after[at] = (after[at] ?? 0) - 1
  if (at % 2 === 1) after[at - 1] = (after[at - 1] ?? 0) + 1
  return after
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
