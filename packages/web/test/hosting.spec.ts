import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { StoredLog } from '@tactic48/rules'
import { build } from 'esbuild'
import { CONTRACT } from '../../host/test/contract.ts'
import { expect, test } from './calmPage.ts'
import { intoAuthority } from './intoAuthority.ts'
import { watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'
import { secondWindowFollows } from './twoWindows.ts'

test.use({ painter: 'rests' })

test('a second window of the same game follows the first, and plays on when that is closed', async ({
  page,
  context,
}) => {
  await secondWindowFollows(page, await context.newPage())
})

/** In the worker of the game: a disk that is full from the moment on at which somebody says so. */
function fillOnDemand(): void {
  let full = false
  new BroadcastChannel('disk').addEventListener('message', ({ data }) => {
    full = data === 'full'
  })
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
    if (full) throw new DOMException('no room', 'QuotaExceededError')
    return put.apply(this, given)
  }
}

test('a write that fails in play stops before anything is shown; it is saved to a file, tried again, or goes on unsaved', async ({
  page,
}) => {
  const table = new PlayTable(page)
  await page.addInitScript(() => {
    const disk = new BroadcastChannel('disk')
    Object.assign(window, { disk: (state: string) => disk.postMessage(state) })
  })
  const game = watchedCrossing({ id: 'full-disk' })
  await table.open(game)
  await intoAuthority(page, `(${fillOnDemand.toString()})()`)
  await page.reload()
  const disk = (state: string) =>
    page.evaluate((said) => (window as Window & { disk?: (state: string) => void }).disk?.(said), state)
  const notice = page.locator('[data-notice=failing]')
  const prompt = page.locator('[data-prompt=takeCover]')
  await expect(page.locator('[data-question=action]').first()).toBeVisible()
  await disk('full')
  await table.fire('delgado', 'haller')
  await expect(notice).toContainText('could not be saved')
  await expect(prompt).toHaveCount(0)
  const saving = page.waitForEvent('download')
  await notice.locator('[data-save-file]').click()
  const { value } = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as { value: StoredLog }
  expect(value.entries).toEqual([])
  await disk('free')
  await notice.locator('[data-save-again]').click()
  await expect(prompt).toBeVisible()
  await expect(notice).toHaveCount(0)

  await disk('full')
  await prompt.locator('[data-choice]').first().click()
  await notice.locator('[data-go-on-unsaved]').click()
  await expect(prompt).toHaveCount(0)
  await expect(page.locator('[data-notice=unsaved]')).toContainText('could not save this game')
})

const ENTRY = `
  import { CONTRACT } from './packages/host/test/contract.ts'
  import { keeperOf } from './packages/web/src/game/shelf.ts'
  const about = { title: '', battlefield: '', players: { blue: 'person', ember: 'person' } }
  window.keepsPromise = (name) => CONTRACT.find((one) => one.name === name).run(keeperOf(about))
`

test('the contract of a host, kept in IndexedDB', async ({ page }) => {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'warning',
  })
  await page.route(/host-contract$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:," />' }),
  )
  await page.goto('./host-contract')
  await page.evaluate(outputFiles[0]?.text ?? '')
  for (const { name } of CONTRACT) {
    await test.step(name, () =>
      page.evaluate(
        (one) => (window as Window & { keepsPromise?: (name: string) => Promise<void> }).keepsPromise?.(one),
        name,
      ),
    )
  }
})
