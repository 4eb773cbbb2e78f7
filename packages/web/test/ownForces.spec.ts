import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { SetupPage } from './setupPage.ts'

test('[SETUP-01] a force of one’s own is kept, copied, exported, printed with its code, opened from link and file, and played', async ({
  page,
}) => {
  const setup = new SetupPage(page)
  const open = page.locator('[data-force]')
  await setup.open()
  await test.step('what is built is kept under its name, and a ready force does not delete it', async () => {
    await setup.pick('Blue')
    await setup.builder().getByRole('button', { name: 'Remove Pfc. Orrin Pike' }).first().click()
    await setup.builder().getByRole('button', { name: 'Add Pvt. Ed Marsh' }).click()
    await setup.builder().getByRole('textbox', { name: 'Name' }).fill('Night raid')
    await page.getByRole('button', { name: 'Take this force' }).click()
    const choice = page.getByRole('article', { name: 'Blue' }).getByRole('combobox')
    await expect(choice).toHaveValue('own:Night raid')
    await choice.selectOption('us-airborne/patrol')
    await choice.selectOption('own:Night raid')
    await expect(page.getByRole('article', { name: 'Blue' })).toContainText('Marsh')
    await page.getByRole('link', { name: 'My forces' }).click()
    await expect(open).toHaveAttribute('data-force', 'Night raid')
  })

  await test.step('it is judged against any size, copied, renamed', async () => {
    await expect(page.locator('[data-part=verdict]')).toContainText('A legal force.')
    await page.getByLabel('Check against').fill('20')
    await expect(page.locator('[data-part=verdict]')).toContainText('Too large')
    await page.getByRole('button', { name: 'Duplicate' }).click()
    await expect(open).toHaveAttribute('data-force', 'Night raid 2')
    await page.getByRole('textbox', { name: 'Name' }).fill('Night raid')
    await expect(open.getByRole('status').first()).toContainText('already called “Night raid”')
    await page.getByRole('textbox', { name: 'Name' }).fill('Dawn raid')
    await page.getByRole('button', { name: 'Rename' }).click()
    await expect(open).toHaveAttribute('data-force', 'Dawn raid')
    await expectNoBarrier(page)
  })

  const link = String(await page.locator('[data-code]').getAttribute('data-code'))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await download).path()

  await test.step('the force sheet has the same code on paper', async () => {
    await page.getByRole('button', { name: 'Print' }).click()
    const sheet = page.getByRole('region', { name: /Force sheet/ })
    await expect(sheet).toContainText('Dawn raid')
    await expect(sheet.getByRole('img', { name: 'QR code of' })).toHaveAttribute('data-code', link)
    await page.goBack()
  })

  await test.step('a link and a file bring it to another browser; a bad file is refused by its field', async () => {
    await page.evaluate(() => localStorage.removeItem('tactic48.forces'))
    await page.goto(`./${link.slice(link.indexOf('#'))}`)
    await page.reload()
    const linked = page.locator('[data-part=linked-force]')
    await expect(linked).toContainText('Dawn raid')
    await expect(open).toHaveCount(0)
    await linked.getByRole('button', { name: 'Save to my forces' }).click()
    await expect(open).toHaveAttribute('data-force', 'Dawn raid')
    const chooser = page.locator('input[type=file]')
    await chooser.setInputFiles(file)
    await expect(open).toHaveAttribute('data-force', 'Dawn raid 2')
    const bad = { force: { faction: 'us-airborne', characters: [{ card: 'own/colt', assigned: [] }] } }
    await chooser.setInputFiles({
      name: 'bad.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(bad)),
    })
    const alert = page.getByRole('alert')
    await expect(alert.locator('code')).toHaveText('force.characters[0].card')
    await expect(alert).toContainText('No card is called “own/colt”.')
    await expectNoBarrier(page)
  })

  await test.step('it goes into the game that is being prepared', async () => {
    await open.getByRole('button', { name: 'Ember' }).click()
    await expect(page.getByRole('article', { name: 'Ember' }).getByRole('combobox')).toHaveValue('own:Dawn raid')
  })

  await test.step('[TACTIC-03] a deck of one’s own is kept and put into another force', async () => {
    await page.evaluate(() => localStorage.removeItem('tactic48.forces'))
    await setup.afresh()
    await setup.choose('Platoon')
    await setup.pick('Blue')
    const deck = page.getByRole('complementary', { name: 'Tactic cards' })
    const size = await deck.locator('header p').textContent()
    await deck.getByRole('button', { name: 'Save this deck' }).click()
    await expect(deck.getByRole('status')).toContainText('“US Airborne” is saved')
    await deck
      .getByRole('button', { name: /^Take out/ })
      .first()
      .click()
    await expect(deck.locator('header p')).not.toHaveText(size ?? '')
    await deck.getByRole('combobox').selectOption('US Airborne')
    await expect(deck.locator('header p')).toHaveText(size ?? '')
    await setup.builder().getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('link', { name: 'My forces' }).click()
    await expect(page.locator('[data-force]')).toHaveAttribute('data-force', 'US Airborne')
    await expect(page.locator('[data-part=verdict]')).toContainText('A legal deck.')
  })
})
