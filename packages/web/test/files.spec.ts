import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { LIMITS, type LogEntry, type StoredLog, saveLog, storeLog } from '@tactic48/rules'
import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { kept, once, playedGame } from './replayGames.ts'
import { ReplayViewer } from './replayPage.ts'
import { shelve } from './shelf.ts'

const game = once(() => playedGame('files', 60))

interface Loose {
  version?: number
  value?: { entries: Loose[] }
  type?: string
  result?: unknown
  draws?: [number, number][]
  facts?: Loose[]
}

/** The game as a file, changed by somebody who does not wish it well. */
function file(change: (entries: Loose[], saved: Loose) => void): string {
  const saved = { ...JSON.parse(saveLog(game().log)), value: structuredClone(storeLog(game().log)) } as Loose
  change(saved.value?.entries ?? [], saved)
  return JSON.stringify(saved)
}

const choose = (page: Page, name: string, text: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

/** The first entry in which this is so, and where. */
function firstEntry(fits: (entry: Extract<LogEntry, { entry: 'command' }>) => boolean): number {
  const at = game().log.entries.findIndex((entry) => entry.entry === 'command' && fits(entry))
  if (at < 0) throw new Error('the game has no such entry')
  return at
}

const wounds = (event: Loose): boolean => event.type === 'shotResolved' && event.result !== 'miss'

const dice = once(() => firstEntry(({ draws }) => draws.length > 0))
const hit = once(() => firstEntry(({ events }) => events.some(wounds)))

function hitCalledMiss(): { readonly text: string; readonly field: string } {
  let field = ''
  const text = file((entries) => {
    const facts = entries[hit()]?.facts ?? []
    const at = facts.findIndex(wounds)
    const fact = facts[at]
    if (fact) fact.result = 'miss'
    field = `facts[${at}].result`
  })
  return { text, field }
}

test.describe('a file that cannot be opened is refused by entry and field', () => {
  let viewer: ReplayViewer

  test.beforeEach(async ({ page }) => {
    viewer = new ReplayViewer(page)
    await shelve(page, kept('ford', game()))
    await viewer.open('ford', 3)
  })

  test.afterEach(async ({ page }) => {
    // The game at hand is as it was.
    await viewer.expectMoment(3)
    await viewer.press('Step forward')
    await viewer.expectMoment(4)
    await expect(page).toHaveURL(/ford/)
  })

  test('torn, forged, old and too large', async ({ page }) => {
    await test.step('a torn file and one that is no game', async () => {
      const whole = file(() => undefined)
      const alert = page.getByRole('alert')
      await choose(page, 'torn.json', whole.slice(0, whole.length / 2))
      await expect(alert).toContainText('“torn.json” cannot be opened.')
      await expect(alert).toContainText('The file is damaged or is not JSON.')
      await expect(alert).toContainText('Your saved games are unchanged.')
      await choose(page, 'letter.json', '{"a":1}')
      await expect(alert).toContainText('“letter.json” cannot be opened.')
      await expect(alert).toContainText('This is not a Tactic48 game file.')
      await expectNoBarrier(page)
    })

    await test.step('[GEN-12] a die of seven', async () => {
      const text = file((entries) => {
        const { draws = [] } = entries[dice()] ?? {}
        draws[0] = [6, 6]
      })
      await choose(page, 'seven.json', text)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(`Entry ${dice() + 1} of the game: draws[0] is an impossible roll.`)
    })

    await test.step('[FIRE-12] a hit that is called a miss', async () => {
      const { text, field } = hitCalledMiss()
      await choose(page, 'miss.json', text)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(
        `Entry ${hit() + 1} of the game: ${field} does not match what the rules and the dice lead to.`,
      )
      await expect(alert.locator('code')).toHaveText(field)
    })

    await test.step('a file of version 1', async () => {
      const text = file((_, saved) => {
        saved.version = 1
      })
      await choose(page, 'old.json', text)
      await expect(page.getByRole('alert')).toContainText(
        'The file is of version 1. The oldest that can be opened is version 2.',
      )
    })

    await test.step('a file that is too large is refused before it is read', async () => {
      let readers = 0
      page.on('request', (request) => {
        if (/readerWorker/.test(request.url())) readers++
      })
      // Nothing but its size: the browser gets its path alone.
      const large = join(mkdtempSync(join(tmpdir(), 'tactic48-large-')), 'large.json')
      writeFileSync(large, '')
      truncateSync(large, LIMITS.file + 1)
      await page.locator('input[type=file]').setInputFiles(large)
      await expect(page.getByRole('alert')).toContainText('The file is too large: at most 32 MB are read.')
      expect(readers).toBe(0)
      rmSync(dirname(large), { recursive: true })
    })
  })
})

test('games that cannot be opened, from the shelf and on the front page', async ({ page }) => {
  await test.step('a game of the shelf that somebody changed is said to be broken, by entry and field, and the others are there', async () => {
    const { log } = kept('broken', game()) as { readonly log: StoredLog }
    const entries = log.entries.map((entry, i) => (i === dice() ? { ...entry, draws: [[6, 6]] } : entry))
    await shelve(page, { ...kept('broken', game()), log: { ...log, entries } })
    await shelve(page, { id: 'torn', players: 3 } as never)
    await shelve(page, kept('ford', game()))
    for (const place of ['game', 'replay']) {
      await page.goto(`./#/${place}/broken`)
      await expect(page.getByRole('status')).toHaveText('This game can no longer be read.')
      await expect(page.locator('main')).toContainText(`Entry ${dice() + 1} of the game: draws[0]`)
    }
    await page.goto('./#/game/torn')
    await expect(page.getByRole('status')).toHaveText('This game can no longer be read.')
    await page.goto('./#/')
    await expect(page.locator('[data-part=saved-game]')).toHaveCount(3)
    await page.goto('./#/game/ford')
    await expect(page.locator('[data-part=game] [data-figure]').first()).toBeVisible()
  })

  await test.step('a hit that is called a miss, in the reader’s language, on the front page', async () => {
    await page.goto('./')
    const { text, field } = hitCalledMiss()
    for (const [language, refused, where] of [
      ['Italiano', 'Non è stato possibile aprire «miss.json».', 'non è ciò che risulta dalle regole e dai dadi.'],
      ['Español', 'No se ha podido abrir «miss.json».', 'no es lo que resulta de las reglas y los dados.'],
    ] as const) {
      await page.getByRole('radio', { name: language }).check()
      await choose(page, 'miss.json', text)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(refused)
      await expect(alert).toContainText(`${field} ${where}`)
      await expect(page.locator('[data-part=saved-game]')).toHaveCount(3)
    }
  })
})
