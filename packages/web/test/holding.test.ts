import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Hold, holdGame } from '../src/session/holding.ts'

type Hear = (event: { readonly data: unknown }) => void

/** Channels of one browser; what is said arrives when somebody lets it. */
class Browser {
  private readonly channels = new Set<Channel>()
  private readonly posted: { readonly from: Channel; readonly data: unknown }[] = []

  open(channel: Channel): void {
    this.channels.add(channel)
  }

  close(channel: Channel): void {
    this.channels.delete(channel)
  }

  post(from: Channel, data: unknown): void {
    this.posted.push({ from, data })
  }

  /** A message reaches those who listen when it is posted. */
  deliver(): void {
    for (let one = this.posted.shift(); one; one = this.posted.shift()) {
      const { from, data } = one
      for (const channel of [...this.channels])
        if (channel !== from && channel.name === from.name) channel.hear({ data })
    }
  }
}

let browser: Browser

class Channel {
  readonly name: string
  hear: Hear = () => undefined

  constructor(name: string) {
    this.name = name
    browser.open(this)
  }

  addEventListener(_: 'message', hear: Hear): void {
    this.hear = hear
  }

  postMessage(data: unknown): void {
    browser.post(this, data)
  }

  close(): void {
    browser.close(this)
  }
}

beforeEach(() => {
  browser = new Browser()
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', Channel)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A window that asks for the game. */
class Asking {
  hold: Hold | undefined
  answered = false
  lost = false

  constructor(id = 'game') {
    void holdGame(id, () => {
      this.lost = true
    }).then((hold) => {
      this.hold = hold
      this.answered = true
    })
  }

  get holds(): boolean {
    return this.hold !== undefined && !this.hold.isLost
  }
}

const patienceEnds = (): Promise<unknown> => vi.runAllTimersAsync()

test('without locks the first window holds a game, the second follows, and holds it when the first is gone', async () => {
  const first = new Asking()
  browser.deliver()
  await patienceEnds()
  expect(first.holds).toBe(true)
  const second = new Asking()
  browser.deliver()
  await patienceEnds()
  expect([second.answered, second.holds]).toEqual([true, false])
  first.hold?.release()
  const again = new Asking()
  browser.deliver()
  await patienceEnds()
  expect([again.holds, first.lost]).toEqual([true, false])
})

test('another game is no concern of the holder', async () => {
  const one = new Asking('one')
  const other = new Asking('other')
  browser.deliver()
  await patienceEnds()
  expect([one.holds, other.holds]).toEqual([true, true])
})

test.each([2, 3, 5])('of %d windows that ask at once exactly one holds the game', async (windows) => {
  const all = Array.from({ length: windows }, () => new Asking())
  browser.deliver()
  await patienceEnds()
  browser.deliver()
  expect(all.every(({ answered }) => answered)).toBe(true)
  expect(all.filter(({ holds }) => holds)).toHaveLength(1)
})

test('a holder that was too busy to answer in time keeps the game when it does, and the other learns that it has lost it', async () => {
  const first = new Asking()
  browser.deliver()
  await patienceEnds()
  const second = new Asking()
  await patienceEnds()
  expect(second.holds).toBe(true)
  browser.deliver()
  expect([first.holds, first.lost]).toEqual([true, false])
  expect([second.holds, second.lost]).toEqual([false, true])
})

test('with locks the browser decides, and a window that is gone gives the lock back', async () => {
  const held = new Set<string>()
  const request = async (name: string, _: object, use: (lock: object | null) => unknown): Promise<void> => {
    if (held.has(name)) return void (await use(null))
    held.add(name)
    await use({ name })
    held.delete(name)
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const first = new Asking()
  await patienceEnds()
  const second = new Asking()
  await patienceEnds()
  expect([first.holds, second.holds, second.answered]).toEqual([true, false, true])
  first.hold?.release()
  await patienceEnds()
  const again = new Asking()
  await patienceEnds()
  expect(again.holds).toBe(true)
})
