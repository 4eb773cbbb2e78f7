import { type GameState, type OrderChoices, type OrderPreview, orderPreview } from '@tactic48/rules'
import { expose } from 'comlink'

let known: GameState | undefined

/** Orders are previewed here, so that a hundred men may follow the pointer. The state is sent once, not with every goal. */
const worker = {
  know(state: GameState): void {
    known = state
  },
  preview(command: Parameters<typeof orderPreview>[1], choices: OrderChoices): OrderPreview | undefined {
    return known && orderPreview(known, command, choices)
  },
}

export type PreviewWorker = typeof worker

expose(worker)
