import { figureId, grenadeOdds, isGun, knownFigure, shotOdds, weaponsOf } from '@tactic48/rules'
import { expect, test } from './calmPage.ts'
import { at, percent, stateOf, watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

function crossing() {
  const game = watchedCrossing()
  return { game, state: stateOf(game) }
}

test('verbs and what a plan shows of a shot, a climb and areas', async ({ page }) => {
  await test.step('[TURN-09] all nine verbs are there for everybody; what is refused says why when it is pointed at', async () => {
    const table = new PlayTable(page)
    await table.open(crossing().game)
    await table.select('delgado')
    await expect(page.locator('[data-verbs] button[data-verb]')).toHaveCount(9)
    const grenade = table.verb('throwGrenade')
    await expect(grenade).toHaveAccessibleDescription('Carries no grenade.')
    await grenade.hover()
    await expect(page.locator('[data-why=throwGrenade]')).toHaveText('Grenade: why not? Carries no grenade. FIRE-05')
    await table.verb('joinSuppression').focus()
    await expect(page.locator('[data-why=joinSuppression]')).toContainText('No area of your own side to join. SF-10')
    await expect(page.locator('[data-likely]')).toHaveCount(3)
    await expect(page.locator('[data-part=rules-on]')).toHaveText('QS-EN')
    // CMD-02: whoever stands near a sergeant sees what he may borrow; one who is spent shows no dead buttons.
    await expect(page.locator('[data-card=delgado] [data-part=lent]')).toContainText(
      'Hobart can lend him 1 Action. CMD-02',
    )
    const { x, y } = await table.place('delgado')
    await table.move('delgado', x - 2, y + 1)
    await table.move('delgado', x - 4, y + 2)
    await expect(page.locator('[data-part=verbs-spent]')).toContainText('Delgado can do nothing more this turn.')
    await expect(page.locator('[data-verb]')).toHaveCount(0)
    await expect(page.locator('[data-likely]')).toHaveCount(0)
  })

  await test.step('the likely verbs at a figure leave every other figure in sight', async () => {
    const table = new PlayTable(page)
    await table.open(crossing().game)
    for (const id of ['hobart', 'delgado', 'marsh', 'pike']) {
      await table.select(id)
      const hidden = await page.evaluate((chosen) => {
        const verbs = [...document.querySelectorAll('[data-likely]')].map((verb) => verb.getBoundingClientRect())
        return [...document.querySelectorAll('[data-part=piece]')]
          .filter((piece) => piece.getAttribute('data-figure') !== chosen)
          .filter((piece) => {
            const box = piece.querySelector('[data-part=focus-ring]')?.getBoundingClientRect()
            if (!box) return false
            const x = box.x + box.width / 2
            const y = box.y + box.height / 2
            return verbs.some((verb) => x > verb.left && x < verb.right && y > verb.top && y < verb.bottom)
          })
          .map((piece) => piece.getAttribute('data-figure'))
      }, id)
      expect(hidden).toEqual([])
    }
  })

  await test.step('[FIRE-09] a shot is weighed with Aim, against Take Cover and with both, in all three outcomes', async () => {
    const table = new PlayTable(page)
    const { game, state } = crossing()
    await table.open(game)
    await table.select('marsh')
    await table.pointAt('kessler')
    const marsh = knownFigure(state, figureId('marsh'))
    const [gun] = weaponsOf(state, marsh).filter(isGun)
    if (!gun) throw new Error('Marsh has no rifle')
    const ask = { shooter: marsh.id, weapon: gun.id, target: figureId('kessler') }
    const cases = {
      ifAim: shotOdds(state, { ...ask, aims: 1 }),
      ifCover: shotOdds(state, { ...ask, aims: 0, takeCover: true }),
      ifAimCover: shotOdds(state, { ...ask, aims: 1, takeCover: true }),
    }
    for (const [name, odds] of Object.entries(cases)) {
      if (!odds) throw new Error(`no odds ${name}`)
      const row = page.locator(`[data-case=${name}] td`)
      await expect(row).toHaveText([
        `${odds.dice}`,
        `${odds.need.score}+`,
        percent(odds.elimination),
        percent(odds.wound),
        percent(odds.miss),
      ])
    }
  })

  await test.step('[MOVE-04] an obstacle on the way shows its price where it stands, and the sum is paid', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ id: 'vault', edition: 'qs-it' }))
    await table.select('marsh')
    await page.keyboard.press('m')
    await table.click(17.2, 13.6)
    await expect(page.locator('[data-part=climb]')).toHaveCount(1)
    await expect(page.locator('[data-part=climb]')).toHaveText('+1 AT')
    await expect(page.locator('[data-climbs]')).toContainText('1 climb: hedge 5')
    await expect(page.locator('[data-climbs]')).toContainText('MOVE-04')
    await expect(table.commit()).toContainText('2 AT')
  })

  await test.step('[SF-14] whom Suppression Fire holds is ringed, and its roll is told for all who join', async () => {
    const table = new PlayTable(page)
    await table.open(crossing().game)
    await table.select('delgado')
    await page.keyboard.press('s')
    await table.click(8, 11)
    await expect(page.locator('[data-area=suppressionFire][data-planned]')).toBeVisible()
    await expect(page.locator('[data-affected=haller][data-effect=held]')).toBeVisible()
    await expect(page.locator('[data-affected]')).toHaveCount(1)
    await expect(page.locator('[data-rolls="1"]')).toContainText('17 %')
    await page.locator('[data-joiner=hobart] input').check()
    await expect(page.locator('[data-rolls="2"]')).toContainText('31 %')
  })

  await test.step('[OF-01] the area of Opportunity Fire and what its owner sees of it are drawn before it is placed', async () => {
    const table = new PlayTable(page)
    await table.open(crossing().game)
    await table.select('marsh')
    await page.keyboard.press('o')
    await table.click(16, 10)
    await expect(page.locator('[data-area=opportunityFire][data-planned]')).toBeVisible()
    await expect(page.locator('[data-part=watched] path')).toHaveCount(1)
    await expect(page.locator('[data-affected=ziegler][data-effect=safe]')).toBeVisible()
    await expect(page.locator('[data-affected=kessler][data-effect=safe]')).toBeVisible()
    await expect(page.locator('[data-plan]')).toContainText('In the area: Ziegler and Kessler')
    await table.commit().click()
    await expect(page.locator('[data-telling=opportunityFirePlaced]')).toContainText('Marsh')
  })
})

test('blast, fan, ruler and question', async ({ page }) => {
  await test.step('[GREN-09] everyone in the blast is ringed with his own chance', async () => {
    const table = new PlayTable(page)
    const { game, state } = crossing()
    const hobart = knownFigure(state, figureId('hobart'))
    const weapon = weaponsOf(state, hobart).find(({ kind }) => kind === 'grenade')
    if (!weapon) throw new Error('Hobart has no grenade')
    const odds = grenadeOdds(state, { thrower: hobart.id, weapon: weapon.id, at: at([16.6, 9.2]) })
    const [first] = odds?.caught ?? []
    if (!first) throw new Error('nobody is caught')
    await table.open(game)
    await table.select('hobart')
    await page.keyboard.press('g')
    await table.click(16.6, 9.2)
    await expect(page.locator('[data-effect=caught]')).toHaveCount(2)
    await expect(page.locator('[data-part=chance]').first()).toHaveText(percent(1 - first.miss))
  })

  await test.step('[LOS-11] the fan goes with a figure that is dragged', async () => {
    const table = new PlayTable(page)
    await table.open(crossing().game)
    await page.keyboard.press('v')
    await expect(page.locator('[data-tool=fan]:is(button)')).toHaveAttribute('aria-pressed', 'true')
    const from = await table.onScreen(15, 16.6)
    const to = await table.onScreen(16.8, 18.8)
    const seen = (): Promise<string | null> => page.locator('[data-part=unseen-ground]').getAttribute('d')
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 10, from.y + 10, { steps: 2 })
    const before = await seen()
    await page.mouse.move(to.x, to.y, { steps: 5 })
    expect(await seen()).not.toBe(before)
    await expect(page.locator('[data-ghost]')).toBeVisible()
    await page.mouse.up()
    await expect(page.locator('[data-part=unseen-ground]')).toBeVisible()
  })

  await test.step('[GEN-04] ruler and sight of a point work with keys alone', async () => {
    const table = new PlayTable(page)
    await table.open(crossing().game)
    await table.select('pike')
    await page.keyboard.press('r')
    await expect(page.locator('#next-step')).toContainText('arrows')
    for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowUp')
    // From the edge of Pike's base: 3 − 0.5.
    await expect(page.locator('[data-ruler]')).toHaveText('2.50 u')
    await page.keyboard.press('w')
    await expect(page.locator('[data-ruler]')).toHaveCount(0)
    await page.keyboard.press('Shift+ArrowUp')
    await expect(page.locator('[data-seen]')).toContainText('Pike')
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-seen]')).toHaveCount(0)
  })

  await test.step('[OF-04] the question stands beside what it asks about: shooter, target and their line stay free', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    await table.move('hobart', 11.5, 15)
    const paper = await page.locator('[data-prompt=opportunityFire]').boundingBox()
    if (!paper) throw new Error('no question')
    const target = await table.place('hobart')
    const shooter = await table.place('lenz')
    for (let i = 0; i <= 8; i++) {
      const spot = await table.onScreen(
        target.x + ((shooter.x - target.x) * i) / 8,
        target.y + ((shooter.y - target.y) * i) / 8,
      )
      const inside =
        spot.x > paper.x && spot.x < paper.x + paper.width && spot.y > paper.y && spot.y < paper.y + paper.height
      expect(inside).toBe(false)
    }
  })
})
