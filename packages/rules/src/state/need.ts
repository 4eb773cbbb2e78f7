/** An itemised number: what the log, the tooltip and the opponent's reasons all print. */
export interface Item {
  readonly rule: string
  readonly code: string
  readonly value: number
}

/** COVER-05: the score each die needs, with the items that make it. */
export interface Need {
  readonly score: number
  readonly items: readonly Item[]
}
