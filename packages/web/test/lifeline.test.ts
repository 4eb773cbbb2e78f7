import { FIELD_STYLES } from '@tactic48/content/fields'
import { figureId, orderPreview } from '@tactic48/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCards, readLinked } from '../src/files/reading.ts'
import { NO_AUTHORITY, NO_READER } from '../src/files/wrong.ts'
import { SEATS } from '../src/game/seats.ts'
import { blankDraft } from '../src/interactions/actions.ts'
import { createBaker } from '../src/paint/bake.ts'
import { NO_CHOICES } from '../src/play/order/ordering.ts'
import { requestPreview, useOrderPreview } from '../src/play/order/preview.ts'
import { useTable } from '../src/play/tableStore.ts'
import { LocalSession } from '../src/session/localSession.ts'
import { askedTable, madeTable } from '../src/setup/field/madeField.ts'
import { Lifeline } from '../src/worker/lifeline.ts'
import { spreadPlatoon } from './orderScenes.ts'
import { stateOf } from './playPositions.ts'

/** A worker that takes everything and says what a test lets it say. */
class Silent extends EventTarget {
  static readonly all: Silent[] = []
  readonly received: unknown[] = []
  isEnded = false

  constructor() {
    super()
    Silent.all.push(this)
  }

  postMessage(data: unknown): void {
    this.received.push(data)
  }

  terminate(): void {
    this.isEnded = true
  }

  says(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }

  get questions(): number {
    return this.received.filter((one) => typeof one === 'object' && one !== null && 'lives' in one).length
  }
}

const asWorker = (worker: Silent): Worker => worker as EventTarget as Worker

/** Far longer than any worker may be silent; the clock of the test is moved on, nobody waits. */
const LONG = 600_000

beforeEach(() => {
  vi.useFakeTimers()
  Silent.all.length = 0
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('Worker', Silent)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What came of a promise so far. */
function watched(promise: Promise<unknown>): { outcome: string } {
  const seen = { outcome: 'open' }
  promise.then(
    () => {
      seen.outcome = 'answered'
    },
    ({ message }: Error) => {
      seen.outcome = message
    },
  )
  return seen
}

const never = new Promise<never>(() => undefined)

test('without locks a worker that says nothing while an answer is due has died', async () => {
  const worker = new Silent()
  const asked = watched(new Lifeline(asWorker(worker), 'reader').answer(never))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.outcome).toBe('open')
  expect(worker.questions).toBe(12)
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked.outcome).toBe('the reader worker has died')
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['answers the question', { lives: 'yes' }],
  ['says anything else', { id: 'part of another answer' }],
])('a worker that is busy and %s lives, however long it takes', async (_, said) => {
  const worker = new Silent()
  const asked = watched(new Lifeline(asWorker(worker), 'reader').answer(never))
  for (let i = 0; i < 30; i++) {
    await vi.advanceTimersByTimeAsync(50_000)
    worker.says(said)
  }
  expect(asked.outcome).toBe('open')
  await vi.advanceTimersByTimeAsync(LONG)
  expect(asked.outcome).toBe('the reader worker has died')
})

test('a worker is asked only while an answer is due', async () => {
  const worker = new Silent()
  const lifeline = new Lifeline(asWorker(worker), 'reader')
  await vi.advanceTimersByTimeAsync(LONG)
  expect(worker.questions).toBe(0)
  let answer: (value: number) => void = () => undefined
  const asked = lifeline.answer(
    new Promise<number>((resolve) => {
      answer = resolve
    }),
  )
  await vi.advanceTimersByTimeAsync(20_000)
  expect(worker.questions).toBe(4)
  answer(7)
  expect(await asked).toBe(7)
  await vi.advanceTimersByTimeAsync(LONG)
  expect(worker.questions).toBe(4)
  expect(watched(lifeline.answer(never)).outcome).toBe('open')
})

test('with locks nothing is asked: the page gets the lock of a worker that is gone', async () => {
  let gone: () => void = () => undefined
  const request = vi.fn((_: string, got: () => void) => {
    gone = got
    return Promise.resolve()
  })
  vi.stubGlobal('navigator', { locks: { request } })
  const worker = new Silent()
  const asked = watched(new Lifeline(asWorker(worker), 'reader').answer(never))
  worker.says({ lifeline: 'its lock' })
  await vi.advanceTimersByTimeAsync(LONG)
  expect([asked.outcome, worker.questions, request.mock.calls[0]?.[0]]).toEqual(['open', 0, 'its lock'])
  gone()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.outcome).toBe('the reader worker has died')
})

test('a reader that is gone without a word is reported as one that could not start, and ended', async () => {
  const cards = readCards(new Blob(['{}']), [])
  const link = readLinked('anything')
  await vi.advanceTimersByTimeAsync(LONG)
  expect([await cards, await link]).toEqual([NO_READER, NO_READER])
  expect(Silent.all.map(({ isEnded }) => isEnded)).toEqual([true, true])
})

test('a table whose worker is gone before the game is on it says that nothing can be played', async () => {
  const opening = LocalSession.open((table) => table.open('any', () => undefined))
  await vi.advanceTimersByTimeAsync(LONG)
  expect(await opening).toEqual(NO_AUTHORITY)
  expect(Silent.all.map(({ isEnded }) => isEnded)).toEqual([true])
})

test('without its worker a table is made by the page', async () => {
  const [style] = FIELD_STYLES
  const size = { width: 24_000, height: 24_000 }
  const table = askedTable(style, size, 'alone')
  await vi.advanceTimersByTimeAsync(LONG)
  expect(await table).toBe(madeTable(style, size, 'alone'))
  expect(Silent.all).toHaveLength(1)
})

test('without its worker an order is previewed by the page', async () => {
  const state = stateOf(spreadPlatoon({ id: 'alone' }))
  const figure = figureId('b-lead')
  useTable.setState({ draft: { ...blankDraft('giveOrder', figure), fixed: true } })
  const command = { verb: 'giveOrder', seat: SEATS.blue, figure, order: { kind: 'forward' } } as const
  requestPreview({ state, command, choices: NO_CHOICES })
  await vi.advanceTimersByTimeAsync(LONG)
  expect(Silent.all).toHaveLength(1)
  expect(useOrderPreview.getState().preview).toEqual(orderPreview(state, command, NO_CHOICES))
  expect(useOrderPreview.getState().preview).toBeDefined()
})

test('without its painter the plan is drawn, and no error is left over', async () => {
  const onBaked = vi.fn()
  const scene = { id: 'nowhere', width: 24_000, height: 24_000 } as Parameters<typeof createBaker>[0]
  const baker = createBaker(scene, onBaked)
  baker.want(14)
  await vi.advanceTimersByTimeAsync(LONG)
  expect(baker.best(14)).toBeUndefined()
  expect(baker.awaited()).toBe(false)
  expect(onBaked).toHaveBeenCalledOnce()
  baker.close()
  expect(Silent.all.map(({ isEnded }) => isEnded)).toEqual([true])
})
