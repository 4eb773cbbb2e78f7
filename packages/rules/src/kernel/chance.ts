/** GEN-12: all chance in a game, handed in as an argument. */
export interface Chance {
  /** 1 to 6. */
  d6(): number
  /** 0 to n − 1, uniform. */
  int(n: number): number
}
