import type { Page } from '@playwright/test'
import { expect, test } from './calmPage.ts'
import { ByClicks } from './hands.ts'
import { fixChance } from './wholeGame.ts'

const LANGUAGES = ['en', 'it', 'es'] as const

/** Names of people, weapons and languages, and words that two languages share. */
const SAME_EVERYWHERE =
  /^([A-Z]\w+\. )?([A-Z]\w+ )?(Hobart|Kowalski|Delgado|Pike|Ziegler|Haller|Lenz|Kessler)$|^(Thompson|MP 40|Browning \.30|MG 42|Gewehr 43)$|^(English|Italiano|Español|Menu|Max|Esc|cm|Skirmish)$|^Shift\+\w$|^qs-en /

/** Everything on the screen that is said in words, for the eye or for a screen reader. */
function words(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const said = new Set<string>()
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (node.parentElement?.checkVisibility()) said.add(node.textContent?.trim() ?? '')
    for (const name of ['aria-label', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`)) said.add(element.getAttribute(name) ?? '')
    return [...said].filter((text) => /[a-z]{2}/.test(text))
  })
}

test('a change of language in the middle of a turn changes every word and keeps figure and plan', async ({ page }) => {
  await fixChance(page, 1)
  await page.goto('./#/')
  await page.getByRole('button', { name: 'Two players here' }).click()
  const player = new ByClicks(page)
  await player.play(({ told, question }) => told > 12 && question === 'action')
  await page.locator('[data-next]').click()
  await page.locator('[data-part=game] button[data-verb=move]').click()
  const { pieces, selected } = await player.look()
  const figure = pieces.find(({ id }) => id === selected)
  if (!figure) throw new Error('nobody is chosen')
  await page.mouse.click(figure.x + 70, figure.y)
  await page.locator('[data-menu]').click()
  const plan = (): Promise<string | null> => page.locator('[data-part=way]').first().getAttribute('d')
  const planned = await plan()
  const said: { [language in (typeof LANGUAGES)[number]]?: readonly string[] } = {}
  for (const language of LANGUAGES) {
    await page.locator(`[data-part=menu] input[value=${language}]`).check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    said[language] = await words(page)
    const now = await player.look()
    expect(now.selected).toBe(selected)
    expect(now.commit).toBe('ready')
    expect(await plan()).toBe(planned)
  }
  for (const language of ['it', 'es'] as const) {
    const unchanged = said.en?.filter((text) => said[language]?.includes(text)) ?? []
    expect(unchanged.filter((text) => !SAME_EVERYWHERE.test(text))).toEqual([])
  }
  await page.locator('[data-menu]').click()
  await page.locator('[data-part=rail] [data-commit]').click()
  await expect(page.locator('[data-telling=moved]').last()).toContainText('mueve')
})

test('several games are kept, each where it stood, and resumed from the list', async ({ page }) => {
  await fixChance(page, 5)
  const player = new ByClicks(page)
  const stands: { address: string; text: string | null }[] = []
  for (const way of ['Two players here', 'Two players here', /^Play/]) {
    await page.goto('./#/')
    await page.getByRole('button', { name: way }).click()
    const { told } = await player.look()
    await player.play((seen) => seen.told > told && seen.asked !== undefined)
    stands.push({ address: page.url(), text: await page.getByRole('region', { name: 'What happened' }).textContent() })
  }
  await page.goto('./#/')
  await page.reload()
  const rows = page.locator('[data-part=saved-game]')
  await expect(rows).toHaveCount(3)
  await expect(rows.locator('b')).toHaveText(['Orchard wall', 'Broken village', 'Crossroads at Les Haies'])
  // The newest stands first.
  for (const [i, { address, text }] of [...stands].reverse().entries()) {
    await rows.nth(i).getByRole('link').first().click()
    await expect(page).toHaveURL(address)
    await expect(page.locator('[data-part=piece]').first()).toBeVisible()
    expect(await page.getByRole('region', { name: 'What happened' }).textContent()).toBe(text)
    await page.getByRole('link', { name: 'Back to the front page' }).click()
    await expect(rows).toHaveCount(3)
  }
})
