import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { SetupPage } from './setupPage.ts'

const OWN_CARDS = {
  faction: {
    id: 'own',
    nation: 'fr',
    branch: 'rifle',
    squadSize: 8,
    platoonMortar: false,
    name: { en: 'Own company', it: 'Compagnia propria', es: 'Compañía propia' },
    characters: [
      {
        id: 'own/colt',
        name: 'Sgt. Lucien Colt',
        named: true,
        role: 'squadLeader',
        rank: 'sergeant',
        ap: 36,
        healthy: { move: 4, h2h: 3, maxActions: 3, weapons: ['garand'] },
        wounded: { move: 2, h2h: 1, maxActions: 2, weapons: ['garand'] },
      },
    ],
  },
}

test.describe('new game', () => {
  test('[GEN-01] edition and options change the fingerprint, and the rules page tells what was changed', async ({
    page,
  }) => {
    const setup = new SetupPage(page)
    await setup.open()
    const english = await setup.print()
    await setup.choose(/Quick Start Italiano/)
    await expect(setup.fingerprint()).not.toHaveAttribute('data-fingerprint', english ?? '')
    await setup.choose(/Quick Start English/)
    await expect(setup.fingerprint()).toHaveAttribute('data-fingerprint', english ?? '')
    await setup.openOptions()
    await setup.option('ofTrigger').selectOption({ label: 'any Action inside as well' })
    await setup.option('turnLimit').fill('20')
    await expect(setup.fingerprint()).toContainText('2 changed')
    const changed = await setup.print()
    await page.getByRole('link', { name: 'All rules' }).click()
    await expect(setup.fingerprint()).toHaveAttribute('data-fingerprint', changed ?? '')
    await expect(page.locator('[data-rule=ofTrigger]')).toContainText('any Action inside as well')
    await expect(page.locator('[data-rule=turnLimit]')).toContainText('after 20 rounds')
    await page.goBack()
    await setup.openOptions()
    await page.getByRole('button', { name: 'Undo all changes' }).click()
    await expect(setup.fingerprint()).toHaveAttribute('data-fingerprint', english ?? '')
  })

  test('[HOUSE-11] an option with which the game cannot begin says so beside it, and so does the button', async ({
    page,
  }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose('Company English')
    await setup.openOptions()
    const row = page.locator('[data-option="house.upgrades"]')
    await setup.option('house.upgrades').selectOption({ index: 1 })
    await expect(row.locator('[data-part=option-fault]')).toContainText('With this value the game cannot begin.')
    await expect(row.locator('[data-part=option-fault]')).toContainText('HOUSE-11')
    await expect(setup.begin()).toHaveAttribute('aria-disabled', 'true')
    await expect(setup.begin()).toHaveAccessibleDescription(/The game cannot begin/)
    await expectNoBarrier(page)
    await page.getByRole('radio', { name: 'Italiano', exact: true }).check()
    await expect(row.locator('[data-part=option-fault]')).toContainText(
      'Con questo valore la partita non può cominciare.',
    )
    await setup.option('house.upgrades').selectOption({ index: 0 })
    await expect(row.locator('[data-part=option-fault]')).toHaveCount(0)
  })

  test('[GEN-01] one switch takes the sheet at its word, and the rules page lists every departure from it', async ({
    page,
  }) => {
    const setup = new SetupPage(page)
    const departures = page.locator('[data-departure]')
    await setup.open()
    const recommended = await setup.print()
    await expect(setup.fingerprint()).toContainText('Recommended · 3 departures')
    await page.getByRole('link', { name: 'All rules' }).click()
    await expect(departures).toHaveCount(3)
    const actions = page.locator('[data-departure=opponentTurnActions]')
    await expect(actions).toContainText('TURN-08')
    await expect(actions).toContainText('may be spent in the opponent’s turn too')
    await expect(actions).toContainText('reactions only')
    await page.goBack()
    await setup.choose('As printed')
    await expect(setup.fingerprint()).not.toHaveAttribute('data-fingerprint', recommended ?? '')
    await expect(setup.fingerprint()).toContainText('As printed · exactly as printed')
    await setup.openOptions()
    await setup.option('aimStacks').selectOption({ label: 'add up' })
    await page.getByRole('link', { name: 'All rules' }).click()
    await expect(departures).toHaveCount(1)
    await expect(page.locator('[data-departure=aimStacks]')).toHaveAttribute('data-by', 'choice')
    await page.goBack()
    await setup.choose('Two players here')
    await setup.choose('Automatic')
    await setup.begin().click()
    await expect(page.locator('[data-part=game]')).toHaveAttribute('data-phase', 'play')
    await page.goto('./#/in-force')
    await expect(setup.fingerprint()).toContainText('As printed')
    await expect(departures).toHaveCount(1)
  })

  test('[GEN-01] options of the company and house rules stand beside the others; what a Mission brings is no change', async ({
    page,
  }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose('Mission')
    await setup.openOptions()
    await expect(setup.fingerprint()).not.toContainText('changed')
    await expect(setup.option('orderCascade')).toHaveCount(0)
    await setup.choose('Company English')
    await expect(page.locator('[data-legality=bad]')).toHaveCount(0)
    await setup.option('orderCascade').selectOption({ label: 'only men in the officer’s own radius' })
    await setup.option('house.psychShock').selectOption({ label: 'played' })
    await expect(setup.fingerprint()).toContainText('9 departures from the printed words · 2 changed')
    await page.getByRole('link', { name: 'All rules' }).click()
    await expect(page.locator('[data-rule="house.psychShock"]')).toContainText('HOUSE-01')
    await expect(page.locator('[data-departure=haltKeepsMarkers]')).toContainText('what a halt is for')
    await expect(page.locator('[data-departure=orderCascade]')).toHaveAttribute('data-by', 'choice')
    await expectNoBarrier(page)
    await page.goBack()
    await page.getByRole('group', { name: 'Company sheet' }).getByRole('radio', { name: 'None' }).check()
    await expect(setup.fingerprint()).toContainText('1 changed')
  })

  test('[SETUP-01] a force is picked card by card, and only one of the agreed size is taken', async ({ page }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.pick('Blue')
    await setup.builder().getByRole('button', { name: 'Add Pvt. Ed Marsh' }).click()
    await expect(setup.legality()).toContainText('Too large')
    await expect(page.getByRole('button', { name: 'Take this force' })).toBeDisabled()
    await setup.builder().getByRole('button', { name: 'Remove Pfc. Orrin Pike' }).click()
    await expect(setup.legality()).toContainText('A legal force.')
    await page.getByRole('button', { name: 'Take this force' }).click()
    await expect(setup.builder()).toBeHidden()
    const blue = page.getByRole('article', { name: 'Blue' })
    await expect(blue.locator('[data-part=force-row]')).toContainText('Marsh')
    await expect(blue.locator('[data-part=force-row]')).not.toContainText('Pike')
  })

  test('[SETUP-01] the agreed AP are typed digit by digit; what is no size is not taken', async ({ page }) => {
    const setup = new SetupPage(page)
    await setup.open()
    const agreed = page.getByRole('spinbutton', { name: /AP agreed/ })
    const said = page.getByRole('article', { name: 'Blue' }).locator('[data-part=force-points]')
    await agreed.click({ clickCount: 3 })
    await agreed.pressSequentially('28')
    await expect(agreed).toHaveValue('28')
    await expect(said).toContainText('of 28 AP')
    await agreed.press('Backspace')
    await agreed.press('Backspace')
    await expect(agreed).toHaveValue('')
    await expect(said).toContainText('of 28 AP')
    await agreed.blur()
    await expect(agreed).toHaveValue('28')
  })

  test('[SETUP-01] the Italian sheet takes the agreed AP as a maximum', async ({ page }) => {
    const setup = new SetupPage(page)
    await setup.open()
    const blue = page.getByRole('article', { name: 'Blue' })
    await blue.getByRole('combobox').selectOption('us-airborne/patrol')
    await expect(blue.locator('[data-legality]')).toContainText('Too small')
    await setup.choose(/Quick Start Italiano/)
    await expect(blue.locator('[data-legality]')).toContainText('A legal force.')
  })

  test('a bad card file is refused with its field; a good one can be fielded', async ({ page }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.pick('Blue')
    const bad = structuredClone(OWN_CARDS) as { faction: { characters: { healthy: { h2h: unknown } }[] } }
    for (const character of bad.faction.characters) character.healthy.h2h = 'strong'
    await setup.loadCards('bad.json', bad)
    const alert = setup.builder().getByRole('alert')
    await expect(alert).toContainText('bad.json was refused')
    await expect(alert.locator('code')).toHaveText('faction.characters[0].healthy.h2h')
    await expect(alert).toContainText('must be a number')
    await setup.loadCards('broken.json', '{')
    await expect(alert).toHaveText('“broken.json” cannot be opened. The file is damaged or is not JSON.')
    await setup.loadCards('own.json', OWN_CARDS)
    await expect(alert).toHaveCount(0)
    await setup.builder().getByRole('button', { name: 'Add Sgt. Lucien Colt' }).click()
    await expect(setup.builder().locator('[data-part=force-points]')).toContainText('36 of 36 AP')
    await page.reload()
    await setup.pick('Blue')
    await setup.builder().getByRole('combobox').first().selectOption({ label: 'Own company' })
    await expect(setup.builder().getByRole('alert')).toContainText('6 US Airborne cards will be removed')
    await setup.builder().getByRole('button', { name: 'Keep US Airborne' }).click()
    await expect(setup.builder().locator('[data-part=roster] li')).toHaveCount(6)
    await setup.builder().getByRole('combobox').first().selectOption({ label: 'Own company' })
    await setup.builder().getByRole('button', { name: 'Change to Own company' }).click()
    await expect(setup.builder()).toContainText('Sgt. Lucien Colt')
  })

  test('[SETUP-08] a ready table and ready forces stand at once where nobody wants to deploy', async ({ page }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose('Two players here')
    await setup.choose(/Orchard/)
    await setup.choose('Automatic')
    await setup.begin().click()
    await expect(page.locator('[data-part=game]')).toHaveAttribute('data-phase', 'play')
    await expect(page.locator('[data-part=game] [data-figure]')).toHaveCount(13)
  })

  test.describe('painted', () => {
    test.use({ painter: 'works' })
    test('a battlefield by style and seed is another one after each roll', async ({ page }) => {
      const setup = new SetupPage(page)
      await setup.open()
      await setup.choose('Made by style and seed')
      const picture = (): Promise<string> =>
        page.locator('[data-part=field-large] canvas').evaluate((canvas) => {
          const sheet = canvas as HTMLCanvasElement
          return `${sheet.width} ${sheet.toDataURL().length}`
        })
      await expect.poll(picture).toMatch(/^4\d\d /)
      const first = await picture()
      await page.getByRole('button', { name: 'Another' }).click()
      await expect.poll(picture).not.toBe(first)
    })
  })
})

test.describe('set-up by the sheets', () => {
  test('[SETUP-03] two players pick in secret, then the winner of the roll lays out', async ({ page }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose('Two players here')
    await setup.choose('In secret, each')
    await setup.choose('Lay it out')
    await setup.begin().click()
    await setup.sealForce('Blue', 'us-airborne/strike')
    // The other side's hand-over shows nothing of what was sealed.
    await expect(page.getByRole('button', { name: 'I am Ember' })).toBeVisible()
    await expect(page.locator('body')).not.toContainText('Hobart')
    await setup.sealForce('Ember', 'de-infantry/squad')

    await expect(page.getByRole('heading', { name: /lays out the battlefield/ })).toBeVisible()
    await expect(page.locator('[data-legality=warn]')).toContainText('Little cover')
    await setup.add('Hedge')
    await setup.add('House')
    await setup.add('Scenic base')
    await setup.drag('hedge-1', 6, 6)
    expect(await setup.squareOf('hedge-1')).toBe('B2')
    await setup.piece('building-1').focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('r')
    await page.getByRole('button', { name: 'Village', exact: true }).click()
    await expect(page.locator('[data-part=layout-verdict]')).toContainText('This battlefield can be played')
    await page.getByRole('button', { name: /Crossroads at Les Haies/ }).click()
    await expect(page.locator('[data-part=laid]')).toHaveCount(36)
    await setup.done().click()
    await expect(page.locator('[data-prompt=edge]')).toBeVisible()
  })

  test('[SETUP-06] a piece is declared Total or Partial; a scenic base stays Partial; a removed piece is gone', async ({
    page,
  }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose('Two players here')
    await setup.choose('Lay it out')
    await setup.begin().click()
    await setup.add('Hedge')
    await expect(setup.piece('hedge-1')).toHaveAttribute('aria-label', /Partial/)
    await setup.choose('Total')
    await expect(setup.piece('hedge-1')).toHaveAttribute('aria-label', /Total/)
    await page.reload()
    await expect(setup.piece('hedge-1')).toHaveAttribute('aria-label', /Total/)
    await setup.add('Scenic base')
    await expect(page.getByRole('radio', { name: 'Total' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Chosen piece' })).toContainText('LOS-09')
    await setup.piece('scenicBase-1').focus()
    await page.keyboard.press('Delete')
    await expect(setup.piece('scenicBase-1')).toHaveCount(0)
    await expect(page.locator('[data-part=layout-verdict]')).toContainText('Pieces that give cover: 1.')
  })

  test('[HOUSE-18] a bunker gets slits, doors and armour, a house becomes an aid station; a reload keeps them', async ({
    page,
  }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose('Company English')
    await setup.choose('Two players here')
    await setup.choose('Lay it out')
    await setup.begin().click()
    await setup.add('Bunker')
    await page.getByRole('button', { name: 'One slit more: East wall' }).click()
    await page.getByRole('button', { name: 'One door less: South wall' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('spinbutton', { name: /Armour/ }).fill('8')
    await expect(page.locator('[data-wall=e]')).toContainText('1 slit')
    await expectNoBarrier(page)
    await setup.add('House')
    await page.locator('[data-part=piece-marks] > summary').click()
    await page.getByRole('checkbox', { name: /Aid station/ }).check()
    await expect(page.locator('[data-owner=aid]')).toContainText('No deployment zone reaches it')
    await setup.drag('building-1', 12, 3)
    await expect(page.locator('[data-owner=aid]')).toContainText('Serves the side at this edge: north')
    await page.reload()
    await setup.piece('bunker-1').focus()
    await expect(page.locator('[data-wall=e]')).toContainText('1 slit')
    await expect(page.locator('[data-wall=s]')).toContainText('no door')
    await expect(page.getByRole('spinbutton', { name: /Armour/ })).toHaveValue('8')
    await expect(page.locator('[data-station=building-1]')).toBeVisible()
    await setup.done().click()
    await expect(page.locator('[data-prompt=edge]')).toBeVisible()
  })

  test('[SETUP-05] the Italian sheet refuses a bare table', async ({ page }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose('Two players here')
    await setup.choose(/Quick Start Italiano/)
    await setup.choose('Lay it out')
    await setup.begin().click()
    await expect(page.locator('[data-part=layout-verdict] [data-legality=bad]')).toContainText('SETUP-05')
    await expect(setup.done()).toBeDisabled()
    await page.getByRole('button', { name: 'Village', exact: true }).click()
    await expect(setup.done()).toBeEnabled()
  })

  test('[SETUP-13] a Mission asks both sides for an objective', async ({ page }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose('Two players here')
    await setup.choose('Mission')
    await setup.begin().click()
    await setup.answer(page.locator('[data-prompt=edge] [data-choice=south]'))
    for (let i = 0; i < 2; i++) await setup.answer(page.locator('[data-prompt=objective] [data-choice]').first())
    await expect(page.locator('[data-deploy]')).toBeVisible()
  })

  test('the opponent seals a force of its own and answers for its half of the set-up', async ({ page }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose('In secret, each')
    await setup.choose('Lay it out')
    await setup.begin().click()
    await page.getByLabel('Or take a ready-made one').selectOption('us-airborne/strike')
    await page.getByRole('button', { name: 'Seal this force' }).click()
    const mine = page.getByRole('heading', { name: /lays out the battlefield/ })
    const edge = page.locator('[data-prompt=edge]')
    const deploy = page.locator('[data-deploy]')
    await expect(mine.or(edge).or(deploy).first()).toBeVisible()
  })
})

test('axe finds nothing in set-up', async ({ page }) => {
  const setup = new SetupPage(page)
  await setup.open()
  await setup.openOptions()
  await expectNoBarrier(page)
  await setup.pick('Ember')
  await setup.loadCards('bad.json', '{')
  await expect(setup.builder().getByRole('alert')).toBeVisible()
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await page.goto('./#/in-force')
  await expect(page.locator('[data-part=rules-all]').first()).toBeVisible()
  await expectNoBarrier(page)
  await page.goto('./#/new')
  await setup.choose('Mission')
  await setup.choose('Two players here')
  await setup.choose('In secret, each')
  await setup.choose('Lay it out')
  await setup.begin().click()
  await expect(page.getByRole('button', { name: 'I am Blue' })).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'I am Blue' }).click()
  await expect(setup.builder()).toBeVisible()
  await expectNoBarrier(page)
  await page.getByLabel('Or take a ready-made one').selectOption('us-rifle/squad')
  await page.getByRole('button', { name: 'Seal this force' }).click()
  await setup.sealForce('Ember', 'su-rifle/squad')
  await setup.add('Wood')
  await setup.add('Wall')
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'Village', exact: true }).click()
  await setup.done().click()
  await expect(page.locator('[data-prompt=edge]')).toBeVisible()
  await expectNoBarrier(page)
  await page.locator('[data-prompt=edge] [data-choice]').first().click()
  await expect(page.locator('[data-prompt=objective]')).toBeVisible()
  await expectNoBarrier(page)
})
