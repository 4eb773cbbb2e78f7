import type { Point } from '@tactic48/geometry'
import { isOnTable } from '@tactic48/rules'
import { type Situation, situationNow } from './situation.ts'
import { type Tool, useTable } from './tableStore.ts'

/** Where a tool begins: at the chosen figure, else in the middle of the table. */
export function toolStart({ state: { table, figures } }: Situation): Point {
  const { selected } = useTable.getState()
  const chosen = figures.find((figure) => figure.id === selected && isOnTable(figure))
  return chosen?.position ?? { x: table.width / 2, y: table.height / 2 }
}

/** Takes a tool up, or puts it away. */
export function takeTool(tool: Tool): void {
  const { tool: inHand, change } = useTable.getState()
  const now = situationNow()
  if (inHand === tool || !now) change({ tool: undefined, ruler: undefined })
  else change({ tool, ruler: undefined, ...(tool === 'seen' ? { spot: toolStart(now) } : {}) })
}
