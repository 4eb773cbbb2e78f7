import { expect, test } from './calmPage.ts'
import { ByClicks, ByKeys, ByTouch } from './hands.ts'
import { SetupPage } from './setupPage.ts'
import { fixChance } from './wholeGame.ts'

/** `npm run prove -- table` plays them: too long for every day. */
const { TABLE } = process.env
const HOUR = 3_600_000
const STEPS = 6000

const GAMES = [
  { hands: ByClicks, company: 'Company English' },
  { hands: ByClicks, company: 'Company Italiano' },
  { hands: ByKeys, company: 'Company English' },
  { hands: ByTouch, company: 'Company Italiano' },
] as const

test.describe.configure({ timeout: 2 * HOUR })

for (const { hands: Hands, company } of TABLE === undefined ? [] : GAMES) {
  const phone = Hands === ByTouch
  test.describe(`${Hands.name}, ${company}`, () => {
    test.use({
      viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      hasTouch: phone,
      isMobile: phone,
    })

    test('[VICT-01] a platoon against a platoon, to the end', async ({ page }) => {
      await fixChance(page, 11)
      const setup = new SetupPage(page)
      await setup.open()
      await setup.choose('Platoon')
      await setup.choose(company)
      await setup.choose('Two players here')
      await setup.choose('Automatic')
      await setup.begin().click()
      await expect(page.locator('[data-part=game]')).toHaveAttribute('data-phase', 'play', { timeout: 120_000 })
      const started = Date.now()
      const player = new Hands(page)
      await player.playToTheEnd(STEPS)
      await expect(page.locator('[data-result]')).toHaveAttribute('data-rule', 'VICT-01')
      const { turn, told } = await player.look()
      const minutes = (Date.now() - started) / 60_000
      console.log(`${Hands.name}, ${company}: ${turn} turns, ${told} sentences, ${minutes.toFixed(1)} minutes`)
    })
  })
}
