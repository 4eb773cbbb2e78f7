import { MOST_UNPACKED, packed } from '../src/files/link.ts'
import { expect, test } from './calmPage.ts'
import { companyGame } from './companyGames.ts'
import { kept, playedGame } from './replayGames.ts'
import { ReplayViewer } from './replayPage.ts'
import { shelve } from './shelf.ts'

/** What was last copied, kept where a test can read it. */
function keepCopied(): void {
  const keep = (text: string): Promise<void> => {
    Object.assign(window, { copied: text })
    return Promise.resolve()
  }
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: keep } })
}

test('a link carries the game to another browser, at its moment; a hidden hand stays at home; a bomb is refused', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(keepCopied)
  const copied = (): Promise<string> => page.evaluate(() => (window as Window & { copied?: string }).copied ?? '')
  const viewer = new ReplayViewer(page)
  const sent = kept('sent', playedGame('sent', 30))
  await shelve(page, sent)
  await viewer.open(sent.id, 5)
  await page.getByRole('button', { name: 'Copy link to this moment' }).click()
  await expect(page.locator('[data-part=notice]')).toHaveText('Link copied. It holds the whole game.')
  const link = await copied()
  expect(link.length).toBeLessThanOrEqual(8_000)

  const elsewhere = await browser.newContext({ locale: 'en-GB' })
  const there = await elsewhere.newPage()
  await there.goto(link)
  await expect(there).toHaveURL(/#\/replay\/[0-9a-f]+\/5$/)
  await expect(there.locator('[data-part=replay] [data-figure]').first()).toBeVisible()

  const hidden = companyGame({
    id: 'hidden',
    blue: { 'b-lead': ['us-airborne/cardwell', 14, 20], 'b1-nco': ['us-airborne/hobart', 9, 19] },
    ember: { 'e-lead': ['de-infantry/falkner', 14, 4], 'e1-nco': ['de-infantry/ziegler', 9, 5] },
    hands: { blue: ['us-airborne-geronimo'], ember: ['us-airborne-geronimo'] },
    players: { blue: 'person', ember: 'opponent' },
  })
  await shelve(page, hidden)
  await page.goto(`./#/replay/${hidden.id}`)
  await expect(page.getByRole('button', { name: 'Copy link with everything' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy link to this moment' }).click()
  await expect(page.locator('[data-part=notice]')).toHaveText('Link copied. It holds your view (watch only).')
  await there.goto(await copied())
  await expect(there.getByText('A position sent as a link (watch only).')).toBeVisible()
  await expect(there.locator('[data-part=replay] [data-figure]')).toHaveCount(4)

  await there.goto(`${baseURL ?? ''}#/link/${await packed(' '.repeat(MOST_UNPACKED + 1))}`)
  await expect(there.getByText(/unpacks to more than 4 MB/)).toBeVisible()
  await elsewhere.close()
})
