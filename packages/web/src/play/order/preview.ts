import {
  type CommandOf,
  type GameState,
  type OrderChoices,
  type OrderPreview,
  orderPreview,
  type Refusal,
} from '@tactic48/rules'
import { type Remote, wrap } from 'comlink'
import { create } from 'zustand'
import { trackWork, workNextFrame } from '../../app/settled.ts'
import { Lifeline } from '../../worker/lifeline.ts'
import { startWorker } from '../../worker/startWorker.ts'
import { useTable } from '../tableStore.ts'
import type { PreviewWorker } from './previewWorker.ts'

/** An order with what is chosen for it, in a state of the game. */
export interface PreviewRequest {
  readonly state: GameState
  readonly command: CommandOf<'giveOrder'> | CommandOf<'executeOrder'>
  readonly choices: OrderChoices
}

interface PreviewStore {
  /** The last that was reckoned; while a goal is dragged it may be a moment behind. */
  readonly preview: OrderPreview | undefined
  /** What it is about. */
  readonly of: PreviewRequest | undefined
  /** Why the man touched last cannot be kept out of it, or not be reached. */
  readonly complaint: Refusal | undefined
}

const NOTHING: PreviewStore = { preview: undefined, of: undefined, complaint: undefined }

export const useOrderPreview = create<PreviewStore>()(() => NOTHING)

interface Running {
  readonly worker: Remote<PreviewWorker>
  readonly lifeline: Lifeline
}

function start(): Running {
  const thread = startWorker('orders')
  return { worker: wrap<PreviewWorker>(thread), lifeline: new Lifeline(thread, 'orderPreview') }
}

let running: Running | undefined
let alone = false
let told: GameState | undefined
let wanted: PreviewRequest | undefined
let busy = false

async function reckoned({ state, command, choices }: PreviewRequest): Promise<OrderPreview | undefined> {
  if (alone) return orderPreview(state, command, choices)
  try {
    running ??= start()
    const { worker, lifeline } = running
    if (told !== state) {
      told = state
      await lifeline.answer(worker.know(state))
    }
    return await lifeline.answer(worker.preview(command, choices))
  } catch {
    // Slower, but it goes on.
    alone = true
    return orderPreview(state, command, choices)
  }
}

/** The newest wish alone: those that came while it was busy are left out. */
async function reckon(): Promise<void> {
  if (busy) return
  busy = true
  for (let wish = wanted; wish; wish = wanted) {
    const preview = await reckoned(wish)
    const isNewest = wanted === wish
    if (isNewest) wanted = undefined
    arrived = { preview, of: wish }
    if (useTable.getState().draft?.fixed) showPreview()
    else showing ??= workNextFrame(showPreview)
  }
  busy = false
}

let arrived: Pick<PreviewStore, 'preview' | 'of'> | undefined
let showing: (() => void) | undefined

/**
 * While a goal follows the pointer, what was previewed waits for its next move, at the latest for the next frame: both are drawn at
 * once, not one after the other.
 */
export function showPreview(): void {
  showing?.()
  showing = undefined
  if (arrived && thinking) useOrderPreview.setState(arrived)
  arrived = undefined
}

let thinking = false

/** Asks what an order would do; nothing = no order is being thought of. */
export function requestPreview(wish: PreviewRequest | undefined): void {
  thinking = wish !== undefined
  wanted = wish
  if (!wish) arrived = undefined
  if (wish) {
    if (useOrderPreview.getState().complaint) useOrderPreview.setState({ complaint: undefined })
    void trackWork(reckon())
  } else if (useOrderPreview.getState() !== NOTHING) useOrderPreview.setState(NOTHING, true)
}
