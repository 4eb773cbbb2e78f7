import type { CommandRadius } from './quickStart.ts'

/** CMD-02: 5 u whatever the rank. */
export const FIVE_FOR_ALL: CommandRadius = {
  private: 5,
  corporal: 5,
  nco: 5,
  sergeant: 5,
  secondLieutenant: 5,
  lieutenant: 5,
  captain: 5,
  higher: 5,
}
