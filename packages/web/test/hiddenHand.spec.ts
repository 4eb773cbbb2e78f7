import type { Page } from '@playwright/test'
import { expect, test } from './calmPage.ts'
import { inBluesTurn } from './cardScenes.ts'
import { shelve } from './shelf.ts'

const BLUE = 'us-airborne-brass-cricket'
const EMBER = 'de-infantry-steel-helmet'

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly edge_fields: readonly string[]
      readonly edge_types: readonly [readonly string[], ...unknown[]]
    }
  }
  readonly nodes: readonly number[]
  readonly edges: readonly number[]
  readonly strings: readonly string[]
}

/** The memory of the page itself; its workers have their own. */
async function memoryOf(page: Page): Promise<Snapshot> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  return JSON.parse(chunks.join('')) as Snapshot
}

/** How many lists hold this text. The book of cards names every card, but by field: only a hand or a pile lists it. */
function lists({ snapshot: { meta }, nodes, edges, strings }: Snapshot, text: string): number {
  const name = meta.node_fields.indexOf('name')
  const [type, to] = [meta.edge_fields.indexOf('type'), meta.edge_fields.indexOf('to_node')]
  const element = meta.edge_types[0].indexOf('element')
  let count = 0
  for (let i = 0; i < edges.length; i += meta.edge_fields.length) {
    if (edges[i + type] !== element) continue
    if (strings[nodes[(edges[i + to] ?? 0) + name] ?? -1] === text) count += 1
  }
  return count
}

test('[TACTIC-07] [GEN-09] the hand of the other seat is not in the page: not in its text, its tree for those who listen, its memory', async ({
  page,
}) => {
  const game = inBluesTurn({ id: 'secret', people: true, hand: [BLUE], against: [EMBER] })
  await shelve(page, game)
  await page.goto(`./#/game/${game.id}`)
  await page.locator('[data-take-hand]').click()
  await page.keyboard.press('c')
  await expect(page.getByText('Brass Cricket').first()).toBeVisible()
  const read = async (): Promise<string> =>
    `${await page.locator('body').innerHTML()} ${await page.locator('body').ariaSnapshot()}`
  expect(await read()).not.toMatch(/steel.?helmet/i)
  const memory = await memoryOf(page)
  expect(lists(memory, BLUE)).toBeGreaterThan(0)
  expect(lists(memory, EMBER)).toBe(0)

  // Handed over: Ember's is there, and nothing is left of Blue's.
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await page.locator('[data-end-anyway]').click()
  await page.locator('[data-choice=passAll]').click()
  await page.locator('[data-take-hand]').click()
  await expect(page.locator('[data-face-down]')).toHaveCount(0)
  expect(await read()).not.toMatch(/brass.?cricket/i)
  const after = await memoryOf(page)
  expect(lists(after, EMBER)).toBeGreaterThan(0)
  expect(lists(after, BLUE)).toBe(0)
})
