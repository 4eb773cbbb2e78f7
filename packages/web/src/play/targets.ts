import {
  type CommandOf,
  check,
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
