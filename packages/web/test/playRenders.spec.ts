import type { Page } from '@playwright/test'
import { expect, test } from './calmPage.ts'
import { spreadPlatoon } from './orderScenes.ts'
import { OrderTable } from './orderTable.ts'
import { watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'
import { movesByFrame } from './pointerMoves.ts'
import { twoFrames } from './settled.ts'

interface Counting {
  /** Parts of the page that were drawn again since it was last asked. */
  drawn: number
}

/** Listens as the tools of React do: after each change of the page it counts the parts that did work in it. */
function countRenders(): void {
  const counting: Counting = { drawn: 0 }
  interface Fiber {
    readonly tag: number
    readonly flags: number
    readonly alternate: Fiber | null
    readonly child: Fiber | null
    readonly sibling: Fiber | null
  }
  const PERFORMED_WORK = 1
  const walk = (fiber: Fiber | null): void => {
    for (let one = fiber; one; one = one.sibling) {
      // 0, 11, 14, 15: functions, forwarded and memoised ones.
      if ([0, 11, 14, 15].includes(one.tag) && one.alternate && one.flags & PERFORMED_WORK) counting.drawn++
      const last = one.alternate
      // A part that was left alone shares its children with what was there before.
      if (!last || last.child !== one.child) walk(one.child)
    }
  }
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => walk(root.current.child),
  }
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, counting })
}

const drawn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { counting } = window as object as { counting: Counting }
    const { drawn } = counting
    counting.drawn = 0
    return drawn
  })

/** So many moves of the mouse over open ground, one a frame. */
async function wander(table: PlayTable, moves: number): Promise<number> {
  const { page } = table
  const from = await table.onScreen(20, 20)
  await page.mouse.move(from.x, from.y)
  await twoFrames(page)
  await drawn(page)
  for (let i = 1; i <= moves; i++) {
    await page.mouse.move(from.x + i * 3, from.y)
    await twoFrames(page)
  }
  return (await drawn(page)) / moves
}

test('what a pointer that moves draws again', async ({ page }) => {
  await test.step('a pointer that moves over the ground draws again only what follows it', async () => {
    await page.addInitScript(countRenders)
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    // The name of the piece under it follows; table, figures, banner, rail and log do not.
    expect(await wander(table, 20)).toBeLessThanOrEqual(3)
    await table.select('hobart')
    // What was chosen changes ring, rail and banner: the count is alive.
    expect(await drawn(page)).toBeGreaterThan(10)
    expect(await wander(table, 20)).toBeLessThanOrEqual(3)
  })

  await test.step('[ORDER-10] an order that is dragged draws its picture again, not the table, the men and their lists', async () => {
    await page.addInitScript(countRenders)
    const table = new OrderTable(page)
    await table.open(spreadPlatoon({ id: 'drawn' }))
    await table.orderWith('b-lead')
    await page.keyboard.press('2')
    const officer = await table.place('b-lead')
    const { x, y } = await table.onScreen(officer.x, officer.y)
    await page.mouse.move(x, y)
    await page.mouse.down()
    const way = Array.from({ length: 40 }, (_, i) => [x + 10 + i * 2, y - 20] as const)
    await movesByFrame(page, way.slice(0, 10))
    await expect(table.panel().locator('[data-man]').first()).toBeVisible()
    await drawn(page)
    await movesByFrame(page, way.slice(10))
    // What follows the order is some dozens; the rows of the men alone are more.
    const each = (await drawn(page)) / 30
    expect(each).toBeGreaterThan(10)
    expect(each).toBeLessThanOrEqual(100)
    await page.mouse.up()
  })
})

test('what a game has put into the page is gone with it', async ({ page }) => {
  const table = new PlayTable(page)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable')
  const left = async (): Promise<{ readonly nodes: number; readonly listeners: number }> => {
    await table.open(watchedCrossing())
    for (const key of ['n', 'm', 'ArrowUp', 'Enter', 'n', 'f', 'Escape', 'Escape']) await page.keyboard.press(key)
    await page.goto('./#/learn')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    // What is only waiting to be collected counts, too, until it is.
    for (let i = 0; i < 3; i++) await tools.send('HeapProfiler.collectGarbage')
    const { metrics } = await tools.send('Performance.getMetrics')
    const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0
    return { nodes: of('Nodes'), listeners: of('JSEventListeners') }
  }
  // The first games fetch what stays for all of them.
  await left()
  const before = await left()
  await left()
  const after = await left()
  expect(after.nodes).toBeLessThan(before.nodes + 60)
  expect(after.listeners).toBeLessThan(before.listeners + 12)
})
