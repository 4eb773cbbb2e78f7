import {
  apply,
  blastOdds,
  canSeeFigure,
  cardOf,
  diceOdds,
  type EventOf,
  enemiesOf,
  type Figure,
  type FigureId,
  faceOf,
  figureOf,
  type GameEvent,
  type GameState,
  isFigureInside,
  isWounded,
  markerOf,
  type Odds,
  opponentOf,
  type PerSide,
  perSide,
  SIDES,
  type SideId,
  worthOfFigure,
} from '@tactic48/rules'
import type { Timeline } from './playback.ts'

export type RollKind = 'shot' | 'blow' | 'blast' | 'volley'

/** One roll that could wound: what it gave against what it should have given, to the side that profits. */
export interface Reckoned {
  readonly kind: RollKind
  readonly side: SideId
  /** Absent: several together. */
  readonly by?: FigureId
  readonly target?: FigureId
  readonly dice: readonly number[]
  readonly need: number
  /** Wounds; a Character can take as many as he has left. */
  readonly expected: number
  readonly actual: number
  /** Mean of the squared distance from `expected`. */
  readonly variance: number
  /** How often dice do so well, or where they did worse than due, so badly. */
  readonly chance: number
  /** Worth of a wound in AP: a Character's AP shared among the wounds that he can take. */
  readonly worth: number
  /** Which of the facts it is. */
  readonly index: number
}

type Roll = Omit<Reckoned, 'index'>

/** Even shares of a tie add up to whole wounds but for this. */
const ROUNDING = 1e-9

/** AP more than due, seen from the side that rolled. */
export const swingOf = ({ actual, expected, worth }: Reckoned): number => (actual - expected) * worth

/** Every roll of a run of facts; `before` is the state that the first of them met. */
export function reckon(before: GameState, events: readonly GameEvent[]): readonly Reckoned[] {
  const rolls: Reckoned[] = []
  let state = before
  events.forEach((event, index) => {
    rolls.push(...reckoned(state, event).map((roll) => ({ ...roll, index })))
    state = apply(state, event)
  })
  return rolls
}

function reckoned(state: GameState, event: GameEvent): readonly Roll[] {
  if (event.type === 'shotResolved') return ofShot(state, event)
  if (event.type === 'blowStruck') return ofBlow(state, event)
  if (event.type === 'grenadeBurst') return ofBlast(state, event)
  return event.type === 'suppressionRolled' ? ofVolley(state, event) : []
}

/** WOUND-05, WOUND-08: wounds until he is eliminated. */
const lives = (state: GameState, figure: Figure): number => (isWounded(state, figure) ? 1 : fullLives(state, figure))
const fullLives = (state: GameState, figure: Figure): number => (cardOf(state, figure).wounded ? 2 : 1)
const worthOfWound = (state: GameState, figure: Figure): number =>
  worthOfFigure(state, figure) / fullLives(state, figure)

type Outcomes = readonly (readonly [wounds: number, chance: number])[]

/** What was due, and how rare what came is. */
function against(outcomes: Outcomes, actual: number): Pick<Reckoned, 'expected' | 'actual' | 'variance' | 'chance'> {
  const expected = outcomes.reduce((sum, [wounds, p]) => sum + wounds * p, 0)
  const asFar = ([wounds]: Outcomes[number]): boolean =>
    actual >= expected ? wounds >= actual - ROUNDING : wounds <= actual + ROUNDING
  return {
    expected,
    actual,
    variance: outcomes.reduce((sum, [wounds, p]) => sum + (wounds - expected) * (wounds - expected) * p, 0),
    chance: outcomes.filter(asFar).reduce((sum, [, p]) => sum + p, 0),
  }
}

/** FIRE-10, FIRE-11: one wound however many hits, and the headshot takes all he has left. */
function ofShot(state: GameState, event: EventOf<'shotResolved'>): readonly Roll[] {
  const target = figureOf(state, event.target)
  const shooter = figureOf(state, event.shooter)
  if (!target || !shooter) return []
  const left = lives(state, target)
  const { wound, elimination } = diceOdds({
    dice: event.dice.length,
    need: event.need.score,
    wounded: isWounded(state, target),
    hasWoundedSide: fullLives(state, target) === 2,
    headshotSixes: state.rules.headshotSixes,
  })
  return [
    {
      kind: 'shot',
      side: shooter.side,
      by: shooter.id,
      target: target.id,
      dice: event.dice,
      need: event.need.score,
      ...against(
        [
          [0, 1 - wound - elimination],
          [1, wound],
          [left, elimination],
        ],
        event.result === 'miss' ? 0 : event.result === 'wound' ? 1 : left,
      ),
      worth: worthOfWound(state, target),
    },
  ]
}

/** H2H-02: each hit is a wound, up to what the other has left. */
function ofBlow(state: GameState, event: EventOf<'blowStruck'>): readonly Roll[] {
  const target = figureOf(state, event.against)
  const striker = figureOf(state, event.by)
  if (!target || !striker || event.dice.length === 0) return []
  const left = lives(state, target)
  const need = state.rules.h2hHitOn
  return [
    {
      kind: 'blow',
      side: striker.side,
      by: striker.id,
      target: target.id,
      dice: event.dice,
      need,
      ...against(capped(event.dice.length, need, left), Math.min(event.hits, left)),
      worth: worthOfWound(state, target),
    },
  ]
}

/** So many dice, each a wound at `need`, at most `most` of them felt. */
function capped(dice: number, need: number, most: number): Outcomes {
  const hit = Math.min(Math.max(7 - need, 0), 6) / 6
  let chances = [1]
  for (let i = 0; i < dice; i++) {
    chances = [...chances, 0].map((p, k) => p * (1 - hit) + (chances[k - 1] ?? 0) * hit)
  }
  return chances.map((p, k) => [Math.min(k, most), p])
}

/** GREN-09 … GREN-12: wounds on either side profit the other; ties count by their chances. */
function ofBlast(state: GameState, event: EventOf<'grenadeBurst'>): readonly Roll[] {
  const hitOn = state.rules.blastHitOn
  const figures = event.caught.flatMap((id) => figureOf(state, id) ?? [])
  if (figures.length === 0 || event.dice.length === 0) return []
  const caught = figures.map((figure) => ({
    h2h: faceOf(state, figure).h2h,
    wounded: isWounded(state, figure),
    hasWoundedSide: fullLives(state, figure) === 2,
  }))
  // Dice that cannot miss hand out exactly the wounds that were rolled.
  const given = blastOdds({ dice: event.wounds, hitOn: 1, caught })
  const due = capped(event.dice.length, hitOn, event.dice.length)
  const byWounds = due.map((_, wounds) => blastOdds({ dice: wounds, hitOn: 1, caught }))
  return (['blue', 'ember'] as const).flatMap((side) => {
    const victims = figures.map((figure) => figure.side !== side)
    if (!victims.includes(true)) return []
    const suffered = (odds: readonly Odds[]): number =>
      odds.reduce((sum, one, i) => {
        const figure = figures[i]
        return victims[i] && figure ? sum + one.wound + one.elimination * lives(state, figure) : sum
      }, 0)
    const worths = figures.filter((_, i) => victims[i]).map((figure) => worthOfWound(state, figure))
    return [
      {
        kind: 'blast' as const,
        side,
        dice: event.dice,
        need: hitOn,
        ...against(
          due.map(([, p], wounds) => [suffered(byWounds[wounds] ?? []), p]),
          suffered(given),
        ),
        worth: worths.reduce((sum, worth) => sum + worth, 0) / worths.length,
      },
    ]
  })
}

/** SF-14: each six of a roller who sees somebody in the area is a wound. */
function ofVolley(state: GameState, event: EventOf<'suppressionRolled'>): readonly Roll[] {
  const marker = markerOf(state, event.marker)
  if (marker?.kind !== 'suppressionFire') return []
  const inside = enemiesOf(state, marker.side).filter(
    (enemy) => !state.rules.sfVictimInArea || isFigureInside(state, marker, enemy),
  )
  const sees = (id: FigureId): boolean => {
    const roller = figureOf(state, id)
    return roller !== undefined && inside.some((enemy) => canSeeFigure(state, roller, enemy))
  }
  const rolls = event.rolls.filter(({ figure }) => sees(figure))
  const [only] = rolls
  if (!only) return []
  const need = state.rules.sfWoundOn
  const dice = rolls.map(({ die }) => die)
  const most = inside.reduce((sum, enemy) => sum + lives(state, enemy), 0)
  return [
    {
      kind: 'volley',
      side: marker.side,
      ...(rolls.length === 1 ? { by: only.figure } : {}),
      dice,
      need,
      ...against(capped(dice.length, need, most), Math.min(dice.filter((die) => die >= need).length, most)),
      worth: inside.reduce((sum, enemy) => sum + worthOfWound(state, enemy), 0) / inside.length,
    },
  ]
}

/** A roll and the moment that it led to. */
export interface LuckEntry extends Reckoned {
  readonly moment: number
  readonly turn: number
}

export interface LuckSum {
  readonly expected: number
  readonly actual: number
  readonly variance: number
  readonly rolls: number
}

/** Every roll that could wound, in order. */
export function luckOf(timeline: Timeline): readonly LuckEntry[] {
  return timeline.entries.flatMap(({ events }, i) => {
    if (!events.some(isRoll)) return []
    const moment = i + 1
    const before = timeline.stateAt(i)
    return reckon(before, events).map((roll) => ({ ...roll, moment, turn: timeline.turnAt(i).number }))
  })
}

const isRoll = ({ type }: GameEvent): boolean =>
  type === 'shotResolved' || type === 'blowStruck' || type === 'grenadeBurst' || type === 'suppressionRolled'

const NOTHING: LuckSum = { expected: 0, actual: 0, variance: 0, rolls: 0 }

const added = (sum: LuckSum, { expected, actual, variance }: Reckoned): LuckSum => ({
  expected: sum.expected + expected,
  actual: sum.actual + actual,
  variance: sum.variance + variance,
  rolls: sum.rolls + 1,
})

export const sumsOf = (entries: readonly LuckEntry[]): PerSide<LuckSum> =>
  perSide((side) => entries.filter((entry) => entry.side === side).reduce(added, NOTHING))

/** Whom a roll helped: a poor roll helps the other side. */
export const helped = (entry: Reckoned): SideId => (swingOf(entry) >= 0 ? entry.side : opponentOf(entry.side))

/** The roll that moved most AP away from what was due, to the winner where there is one. */
export function turningPoint(entries: readonly LuckEntry[], winner: SideId | undefined): LuckEntry | undefined {
  const toWinner = entries.filter((entry) => winner === undefined || helped(entry) === winner)
  let most: LuckEntry | undefined
  for (const entry of toWinner) if (!most || Math.abs(swingOf(entry)) > Math.abs(swingOf(most))) most = entry
  return most
}

export interface LuckPoint {
  readonly turn: number
  /** Wounds made less wounds due, up to the end of this turn. */
  readonly luck: PerSide<number>
  /** Of the side that rolled more, up to here. */
  readonly variance: number
}

/** Turn by turn, from nothing at turn 0 to the last turn. */
export function luckByTurn(entries: readonly LuckEntry[], lastTurn: number): readonly LuckPoint[] {
  const points: LuckPoint[] = []
  const luck = { blue: 0, ember: 0 }
  const variance = { blue: 0, ember: 0 }
  let next = 0
  for (let turn = 0; turn <= lastTurn; turn++) {
    for (let entry = entries[next]; entry && entry.turn <= turn; entry = entries[next]) {
      luck[entry.side] += entry.actual - entry.expected
      variance[entry.side] += entry.variance
      next += 1
    }
    points.push({ turn, luck: { ...luck }, variance: Math.max(...SIDES.map((side) => variance[side])) })
  }
  return points
}
