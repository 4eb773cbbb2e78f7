import type { Point } from '@tactic48/geometry'
import {
  type CommandOf,
  check,
  coverOf,
  enemiesOf,
  type Figure,
  type FigureId,
  type GameState,
  isGun,
  isRefusal,
  knownFigure,
  type SeatId,
  shotOdds,
  type WeaponProfile,
  weaponsOf,
} from '@tactic48/rules'
import type { Situation } from './situation.ts'

export interface TargetChoice {
  readonly id: FigureId
  readonly hit: number
  readonly distance: number
}

/** Whom a figure sees and could hit from where it stands in this state, best first. */
export function targetsOf(
  state: GameState,
  shooter: Figure,
  weapon: WeaponProfile,
  aims: number,
): readonly TargetChoice[] {
  return enemiesOf(state, shooter.side)
    .flatMap(({ id }) => {
      const odds = shotOdds(state, { shooter: shooter.id, weapon: weapon.id, target: id, aims })
      return odds ? [{ id, hit: 1 - odds.miss, distance: odds.distance }] : []
    })
    .sort((a, b) => b.hit - a.hit || a.distance - b.distance)
}

/** FIRE-01: those of them whom he may shoot now. */
export function legalTargets(
  state: GameState,
  seat: SeatId,
  shooter: Figure,
  weapon: WeaponProfile,
): readonly TargetChoice[] {
  const command = { verb: 'fire', seat, figure: shooter.id, weapon: weapon.id } as const
  return targetsOf(state, shooter, weapon, shooter.aims).filter(
    ({ id: target }) => !isRefusal(check(state, { ...command, target })),
  )
}

/** MNF-02: the shots that `check` lets him fire where his movement has ended. */
export const shotsAfterMove = (
  state: GameState,
  seat: SeatId,
  shooter: FigureId,
): readonly CommandOf<'shootAfterMove'>[] =>
  weaponsOf(state, knownFigure(state, shooter))
    .filter(isGun)
    .flatMap(({ id: weapon }) =>
      state.figures
        .map(({ id: target }) => ({ verb: 'shootAfterMove', seat, weapon, target }) as const)
        .filter((command) => !isRefusal(check(state, command))),
    )

/** The table as if the figure stood elsewhere: for looking ahead, never for judging. */
export const asIfAt = (state: GameState, id: FigureId, position: Point): GameState => ({
  ...state,
  figures: state.figures.map((figure) => (figure.id === id ? { ...figure, position } : figure)),
})

type Seen = 'open' | 'partial'

/** An enemy in sight of a place: how he would see the one who stands there, and how he would be seen. */
export interface InSight {
  readonly enemy: Figure
  readonly seesMe: Seen | undefined
  readonly seen: Seen | undefined
}

/** LOS-14, from where a movement would end. */
export function inSightFrom(state: GameState, id: FigureId, at: Point): readonly InSight[] {
  const there = asIfAt(state, id, at)
  const mover = knownFigure(there, id)
  const seenAs = (shooter: Figure, target: Figure): Seen | undefined => {
    const cover = coverOf(there, shooter, target)
    return cover === 'none' ? undefined : cover
  }
  return enemiesOf(there, mover.side)
    .map((enemy) => ({ enemy, seesMe: seenAs(enemy, mover), seen: seenAs(mover, enemy) }))
    .filter(({ seesMe, seen }) => seesMe || seen)
}

/** A list of more names than this is a roll call, which nobody reads while he points. */
const ROLL_CALL = 8
const NAMED = 6

interface Foremost {
  readonly named: readonly { readonly enemy: Figure; readonly seen: Seen }[]
  /** The number of all others. */
  readonly more: number
}

/** Those who see a place, or are seen from there: who has a clear view first, then the nearest. */
export function foremost(inSight: readonly InSight[], way: 'seesMe' | 'seen', at: Point): Foremost {
  const men = inSight.flatMap(({ enemy, [way]: seen }) => (seen ? [{ enemy, seen }] : []))
  if (men.length <= ROLL_CALL) return { named: men, more: 0 }
  const inOpen = ({ seen }: { readonly seen: Seen }): number => (seen === 'open' ? 0 : 1)
  const gap = ({ enemy: { position } }: { readonly enemy: Figure }): number =>
    Math.hypot(position.x - at.x, position.y - at.y)
  const sorted = men.toSorted((a, b) => inOpen(a) - inOpen(b) || gap(a) - gap(b))
  return { named: sorted.slice(0, NAMED), more: men.length - NAMED }
}

const NOBODY: ReadonlySet<FigureId> = new Set()

/** Figures that would answer what is asked. */
export function eligibleFor({ state, question, side, seat }: Situation): ReadonlySet<FigureId> {
  if (!question || !side) return NOBODY
  if (question.kind === 'victim' || question.kind === 'sixes' || question.kind === 'opponent') {
    return new Set(question.among)
  }
  if (question.kind === 'afterShot' && seat && state.rules.premeasure) {
    return new Set(shotsAfterMove(state, seat, question.figure).map(({ target }) => target))
  }
  if (question.kind === 'opportunityFire') return new Set(question.offers.map(({ shooter }) => shooter))
  return NOBODY
}
