import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { complaintsOf } from './complaints.ts'
import { spreadPlatoon } from './orderScenes.ts'
import { OrderTable } from './orderTable.ts'

test('orders by mouse and by keys, the order of march, an officer under fire', async ({ page }) => {
  await test.step('[ORDER-10] [ORDER-06] by mouse: a flag, a man halted, the price; all of it is carried out at once', async () => {
    const complaints = complaintsOf(page)
    const table = new OrderTable(page)
    await table.open(spreadPlatoon({ id: 'mouse' }))
    await table.orderWith('b-lead')
    await expect(table.links()).toHaveAttribute('data-links', '10')
    await page.keyboard.press('5')
    await expect(table.banner()).toContainText('Point at the middle of the area')
    await page.keyboard.press('1')
    await table.click(9, 12)
    await expect(table.panel().locator('[data-does=march]')).toHaveText('9 move')
    await expect(table.panel().locator('[data-ambushes="1"]')).toBeVisible()
    await expect(page.locator('[data-radius]')).toHaveCount(3)
    await expect(page.locator('[data-dangers]')).toHaveAttribute('data-dangers', '3')
    await expect(table.panel().locator('[data-left=unable]')).toHaveText(/1 reached but unable/)
    await expect(table.panel().locator('[data-left=unreached]')).toHaveText(/1 not reached/)
    const before = await table.place('b1-gunner')
    await table.click(before.x, before.y)
    await expect(page.locator('[data-mark=b1-gunner][data-sign=halted]')).toHaveCount(1)
    await expect(table.foot()).toContainText('Order 1, halts 1')
    // A man in Shock is no recipient: why not is said, and nothing changes.
    const shocked = await table.place('b1-smg')
    await table.click(shocked.x, shocked.y)
    await expect(table.panel().locator('[data-refused=inShock]')).toContainText('WOUND-03')
    const ends = (await page.locator('[data-part=order-end]').getAttribute('d')) ?? ''
    // Enter gives the order, and does not press once more what the mouse has pressed.
    await table.panel().locator('[data-stay=b1-rifle]').click()
    await expect(table.foot()).toContainText('Order 1, halts 2')
    await page.keyboard.press('Enter')
    await expect(table.log()).toContainText('orders MOVE TOWARD')
    await table.holdFire()
    const drawn = async (id: string): Promise<boolean> => {
      const { x, y } = await table.place(id)
      return ends.includes(`M${Math.round(x * 1000) - 230} ${Math.round(y * 1000)}a`)
    }
    expect(await drawn('b2-nco')).toBe(true)
    expect(await drawn('b1-gunner')).toBe(false)
    expect(await table.place('b1-gunner')).toEqual(before)
    await expect(table.tokens('blue')).toHaveText('5 AT')
    expect(complaints).toEqual([])
  })

  await test.step('[ORDER-11] [ORDER-09] by keyboard alone: officer, order, halt, join, give; Escape leads back one step', async () => {
    const table = new OrderTable(page)
    await table.open(spreadPlatoon({ id: 'keys', watched: 'nobody' }))
    await page.locator('[data-figure=b-lead]').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('d')
    await page.keyboard.press('2')
    await expect(table.panel().locator('[data-does=march]')).toHaveText('9 move')
    await page.locator('[data-figure=b-medic]').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('j')
    await expect(table.panel().locator('[data-halted="1"]')).toBeVisible()
    await expect(table.panel().locator('[data-join]')).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(table.panel().locator('[data-halted]')).toHaveCount(0)
    await expect(table.panel().locator('[data-kind=forward]')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(table.panel().locator('[aria-pressed=true]')).toHaveCount(0)
    await page.keyboard.press('2')
    await page.keyboard.press('j')
    const before = await table.place('b-lead')
    await page.keyboard.press('Enter')
    expect((await table.place('b-lead')).y).toBeLessThan(before.y - 2)
  })

  await test.step('[ORDER-10] [D28] the order of march is changed by keys and by dragging, and holds', async () => {
    const table = new OrderTable(page)
    await table.open(spreadPlatoon({ id: 'march', watched: 'nobody' }))
    await table.orderWith('b-lead')
    await page.keyboard.press('2')
    await page.locator('[data-ordering] input[value=byMarch]').check({ force: true })
    const rows = table.panel().locator('[data-part=order-march] [data-man]')
    const order = (): Promise<readonly (string | null)[]> =>
      rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-man')))
    await expect(rows).toHaveCount(9)
    const nearest = await order()
    const third = nearest[2] ?? ''
    await page.locator(`[data-handle="${third}"]`).focus()
    await page.keyboard.press('Home')
    expect(await order()).toEqual([third, ...nearest.filter((id) => id !== third)])
    await expect(page.locator(`[data-handle="${third}"]`)).toBeFocused()
    await page.locator('[data-nearest]').click()
    expect(await order()).toEqual(nearest)
    const from = await page.locator(`[data-handle="${nearest[0]}"]`).boundingBox()
    const to = await page.locator(`[data-handle="${nearest[2]}"]`).boundingBox()
    if (!from || !to) throw new Error('no handle')
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(to.x + 10, to.y + to.height - 4, { steps: 6 })
    await page.mouse.up()
    expect(await order()).toEqual([nearest[1], nearest[2], nearest[0], ...nearest.slice(3)])
  })

  await test.step('[ORDER-04] the officer is shot at while he speaks; held fire lets the plan go on as it was', async () => {
    const table = new OrderTable(page)
    await table.open(spreadPlatoon({ id: 'spoken', watched: 'officer' }))
    await table.orderWith('b-lead')
    await page.keyboard.press('6')
    await expect(table.panel().locator('[data-drawn=e1-nco]')).toContainText('ORDER-04')
    const medic = await table.place('b-medic')
    await table.click(medic.x, medic.y)
    await table.give()
    await expect(page.locator('[data-prompt=opportunityFire]')).toBeVisible()
    await table.holdFire()
    await expect(table.log()).toContainText('orders TAKE COVER')
    await expect(table.tokens('blue')).toHaveText('6 AT')
  })
})

test('orders that wait, refusals, fire at one enemy, no barrier, three languages', async ({ page }) => {
  for (const [side, officer, man] of [
    ['blue', 'b-lead', 'b-medic'],
    ['ember', 'e-lead', 'e-medic'],
  ] as const) {
    await test.step(`[ORDER-19] an order that waits is asked of ${side} and comes back after a reload`, async () => {
      const table = new OrderTable(page)
      const given = { verb: 'giveOrder', seat: side, figure: officer, order: { kind: 'takeCover' } }
      await table.open(spreadPlatoon({ id: `asked-${side}`, active: side, commands: [given] }))
      for (let i = 0; i < 2; i++) {
        await expect(table.banner()).toHaveAttribute('data-asked', side)
        await expect(table.panel()).toHaveAttribute('data-ordering', 'given')
        await page.reload()
      }
      await expect(table.panel().locator('[data-does=takeCover]')).toBeVisible()
      await page.locator(`[data-stay="${man}"]`).click()
      await expect(page.locator(`[data-mark="${man}"][data-sign=halted]`)).toHaveCount(1)
      await table.give()
      expect(await table.question()).not.toBe('order')
      await expect(table.log()).toContainText('is halted')
    })
  }

  await test.step('[ORDER-05] with the Italian sheet a named man may refuse for nothing, and nobody passes it on', async () => {
    const table = new OrderTable(page)
    await table.open(spreadPlatoon({ id: 'italian', cc: 'cc-it' }))
    await table.orderWith('b-lead')
    await page.keyboard.press('3')
    await expect(page.locator('[data-radius]')).toHaveCount(1)
    const hero = await table.place('b1-nco')
    await table.click(hero.x, hero.y)
    await expect(page.locator('[data-mark=b1-nco][data-sign=refuses]')).toHaveCount(1)
    await expect(table.foot()).not.toContainText('halts')
    await table.give()
    await expect(table.log()).toContainText('does not obey')
    expect(await table.place('b1-nco')).toEqual(hero)
    await expect(table.tokens('blue')).toHaveText('7 AT')
  })

  await test.step('[ORDER-13] fire at one enemy: who shoots with what, all shots together; then it is told', async () => {
    const table = new OrderTable(page)
    await table.open(
      spreadPlatoon({ id: 'fire', options: { reactionCoverFree: false }, sides: { ember: { tokens: 0 } } }),
    )
    await table.orderWith('b-lead')
    const target = await table.place('e-lead')
    await table.click(target.x, target.y)
    await expect(table.panel().locator('[data-kind=fireAt]')).toHaveAttribute('aria-pressed', 'true')
    await expect(table.panel().locator('[data-part=order-together] [data-part=odds]')).toBeVisible()
    const shooters = await table.panel().locator('[data-does=shot]').textContent()
    expect(Number.parseInt(shooters ?? '', 10)).toBeGreaterThan(3)
    await table.give()
    await expect(table.log()).toContainText('orders FIRE AT')
  })

  await test.step('an order has no barrier for anybody, and changes its language in the middle', async () => {
    const table = new OrderTable(page)
    await table.open(spreadPlatoon({ id: 'axe' }))
    await table.orderWith('b-lead')
    await table.click(9, 12)
    await page.locator('[data-ordering] input[value=byMarch]').check({ force: true })
    await expectNoBarrier(page)
    await page.locator('[data-menu]').click()
    await table.speak('it')
    await expect(table.panel().locator('[data-kind=moveToward]')).toContainText('Muoversi verso')
    await expect(table.panel().locator('[data-does=march]')).toHaveText('9 muovono')
    await table.speak('es')
    await expect(table.panel().locator('[data-kind=forward]')).toContainText('Adelante')
  })
})
