import type { Page } from '@playwright/test'
import { expect, test } from './calmPage.ts'
import { ByClicks, ByKeys, ByTouch } from './hands.ts'
import { SetupPage } from './setupPage.ts'
import { fixChance } from './wholeGame.ts'

/** STRUCT-05: a full squad, as it stands ready, may have an officer; a second squad of two goes with them. */
const JOIN = {
  Blue: { officer: '2nd Lt. Neil Garrity', second: ['Squad leader', 'Rifleman'] },
  Ember: { officer: 'Lt. Georg Riemann', second: ['Squad leader', 'Rifleman'] },
} as const

async function enlist(player: ByClicks, setup: SetupPage, side: keyof typeof JOIN): Promise<void> {
  const { officer, second } = JOIN[side]
  const builder = setup.builder()
  const button = (name: string) => builder.getByRole('button', { name, exact: true }).first()
  await player.press(setup.page.getByRole('article', { name: side }).getByRole('button', { name: 'Pick cards…' }))
  await player.press(builder.getByRole('navigation').getByRole('button', { name: /^Platoon HQ/ }))
  await player.press(button(`Add ${officer}`))
  await player.press(button('Squad'))
  for (const man of second) await player.press(button(`Add ${man}`))
  await expect(setup.legality()).toContainText('A legal force.')
  await player.press(button('Take this force'))
}

/** A Mission of two squads and an officer a side: new game, forces, objectives, deployment. */
async function setOut(player: ByClicks, page: Page, company: string, players: string): Promise<void> {
  const setup = new SetupPage(page)
  const choose = (name: string) => player.press(page.getByRole('radio', { name }))
  await setup.open()
  await choose(company)
  await choose('Mission')
  await choose(players)
  const agreed = page.getByRole('spinbutton', { name: /AP agreed/ })
  await player.press(agreed)
  await agreed.fill('85')
  await enlist(player, setup, 'Blue')
  await enlist(player, setup, 'Ember')
  await player.press(setup.begin())
  await player.play(({ question }) => question === 'deploy')
  const deploying = page.locator('[data-deploy]')
  for (let side = 0; side < (players === 'Two players here' ? 2 : 1); side++) {
    const whose = await deploying.getAttribute('data-deploy')
    await player.press(page.locator('[data-place-rest]'))
    await expect(page.locator(`[data-deploy=${whose}] [data-place-rest]`)).toHaveCount(0)
  }
  await player.play(({ phase }) => phase === 'play')
}

test('[ORDER-11] a Mission under Company Italiano against the computer, through three turns by the mouse', async ({
  page,
}) => {
  await fixChance(page, 3)
  const player = new ByClicks(page)
  await setOut(player, page, 'Company Italiano', 'Against the computer')
  const first = (await player.look()).turn
  const { phase } = await player.play(
    ({ turn, phase, asked }) => phase === 'over' || (turn > first + 3 && asked === 'blue'),
  )
  expect(phase).toBe('play')
  await expect(page.locator('[data-telling^=order]')).not.toHaveCount(0)
  for (const side of ['Blue', 'Ember'])
    await expect(page.locator('[data-part=chapter] h3', { hasText: side })).not.toHaveCount(0)
})

test('[VICT-02] [ORDER-11] a company Mission from set-up to victory, by the keyboard alone', async ({ page }) => {
  await fixChance(page, 3)
  const player = new ByKeys(page)
  const go = async (selector: string, ...keys: readonly string[]): Promise<void> => {
    await player.tabTo(selector)
    await player.press(...keys)
  }
  await page.goto('./#/new')
  await go('[data-part=more-choices] > summary', 'Enter')
  await go('input[value=none]', 'ArrowRight')
  await expect(page.getByRole('radio', { name: 'Company English' })).toBeChecked()
  await go('input[value=skirmish]', 'ArrowRight')
  await go('[data-part=agreed] input', 'ControlOrMeta+a', '8', '5')
  await go('[data-step=players] input', 'ArrowRight')
  for (const side of ['Blue', 'Ember'] as const) {
    await go(`article[aria-label=${side}] button:not([data-tag])`, 'Enter')
    await go('[data-part=tree] li li:first-child button', 'Enter')
    await go(`[aria-label="Add ${JOIN[side].officer}"]`, 'Enter')
    await go('[data-part=platoon-head] button', 'Enter')
    for (const man of JOIN[side].second) await go(`[aria-label="Add ${man}"]`, 'Enter')
    await go('[data-part=done]', 'Enter')
  }
  await go('input[value=byHand]', 'ArrowRight')
  await go('[data-part=begin] button', 'Enter')
  await player.playToTheEnd()
  await expect(page.locator('[data-result]')).toHaveAttribute('data-rule', 'VICT-02')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[VICT-02] [ORDER-11] a company Mission from set-up to victory, by touch', async ({ page }) => {
    await fixChance(page, 3)
    const player = new ByTouch(page)
    await setOut(player, page, 'Company English', 'Two players here')
    await player.playToTheEnd()
    await expect(page.locator('[data-result]')).toHaveAttribute('data-rule', 'VICT-02')
  })
})
