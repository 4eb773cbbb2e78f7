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
import type { Foreseer } from './foreseeWorker.ts'

/** An order with what is chosen for it, in a state of the game. */
export interface Wished {
  readonly state: GameState
  readonly command: CommandOf<'giveOrder'> | CommandOf<'executeOrder'>
  readonly choices: OrderChoices
}

interface Foresight {
  /** The last that was reckoned; while a goal is dragged it may be a moment behind. */
  readonly preview: OrderPreview | undefined
  /** What it is about. */
  readonly of: Wished | undefined
  /** Why the man touched last cannot be kept out of it, or not be reached. */
  readonly complaint: Refusal | undefined
}

const NOTHING: Foresight = { preview: undefined, of: undefined, complaint: undefined }

export const useForesight = create<Foresight>()(() => NOTHING)

interface Hired {
  readonly foreseer: Remote<Foreseer>
  readonly lifeline: Lifeline
}

function hire(): Hired {
  const worker = startWorker('orders')
  return { foreseer: wrap<Foreseer>(worker), lifeline: new Lifeline(worker, 'orderPreview') }
}

let hired: Hired | undefined
let alone = false
let told: GameState | undefined
let wanted: Wished | undefined
let busy = false

async function reckoned({ state, command, choices }: Wished): Promise<OrderPreview | undefined> {
  if (alone) return orderPreview(state, command, choices)
  try {
    hired ??= hire()
    const { foreseer, lifeline } = hired
    if (told !== state) {
      told = state
      await lifeline.answer(foreseer.know(state))
    }
    return await lifeline.answer(foreseer.foresee(command, choices))
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
    if (useTable.getState().draft?.fixed) showForeseen()
    else showing ??= workNextFrame(showForeseen)
  }
  busy = false
}

let arrived: Pick<Foresight, 'preview' | 'of'> | undefined
let showing: (() => void) | undefined

/**
 * While a goal follows the pointer, what was foreseen waits for its next move, at the latest for the next frame: both are drawn at
 * once, not one after the other.
 */
export function showForeseen(): void {
  showing?.()
  showing = undefined
  if (arrived && thinking) useForesight.setState(arrived)
  arrived = undefined
}

let thinking = false

/** Asks what an order would do; nothing = no order is being thought of. */
export function foresee(wish: Wished | undefined): void {
  thinking = wish !== undefined
  wanted = wish
  if (!wish) arrived = undefined
  if (wish) {
    if (useForesight.getState().complaint) useForesight.setState({ complaint: undefined })
    void trackWork(reckon())
  } else if (useForesight.getState() !== NOTHING) useForesight.setState(NOTHING, true)
}
