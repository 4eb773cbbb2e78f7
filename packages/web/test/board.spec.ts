import type { Page } from '@playwright/test'
import { fullTable } from './boardPositions.ts'
import { expect, test } from './calmPage.ts'
import { atTheFarm } from './playPositions.ts'
import { PlayTable } from './playTable.ts'
import { ReplayViewer } from './replayPage.ts'
import { settled } from './settled.ts'

const SHOWN = ['figure', 'vehicle', 'casualty', 'crew', 'fallen', 'left-weapon', 'smoke', 'awaited', 'marker']
const SELECTOR = [...SHOWN, 'objective', 'station'].map((name) => `[data-${name}]`).join()

/** Each thing on the table: what it is, which one, and where its pictures and lines are, in 1/1000 u. */
async function onTheTable(page: Page, part: string): Promise<readonly string[]> {
  await settled(page)
  return page.locator(`[data-part=${part}] [data-part=table]`).evaluate((table, selector) => {
    const around = (shape: SVGGraphicsElement): string => {
      const world = shape.closest<SVGGElement>('svg > g')
      const matrix = world
        ?.getScreenCTM()
        ?.inverse()
        .multiply(shape.getScreenCTM() ?? new DOMMatrix())
      const { x, y, width, height } = shape.getBBox()
      // Marks of support fire are never smaller on the screen than can be seen: their middle is the same at any zoom.
      const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix)
      const size = shape instanceof SVGImageElement ? ` ${width} wide` : ''
      return `${Math.round(middle.x)} ${Math.round(middle.y)}${size}`
    }
    // Rings of what can be chosen or has the focus belong to play.
    const isHandle = (shape: Element): boolean => shape.matches('[role=button] > g > circle')
    return [...table.querySelectorAll<SVGGElement>(selector)]
      .map((one) => {
        const names = [...one.attributes].filter(({ name }) => selector.includes(`[${name}]`))
        const shapes = [one, ...one.querySelectorAll('*')].filter(
          (shape): shape is SVGGraphicsElement =>
            shape instanceof SVGGeometryElement || shape instanceof SVGImageElement,
        )
        const drawn = shapes.filter((shape) => !isHandle(shape)).map((shape) => `${shape.tagName} ${around(shape)}`)
        return `${names.map(({ name, value }) => `${name}=${value}`).join(' ')}: ${drawn.join(', ')}`
      })
      .sort()
  }, SELECTOR)
}

/** Whose markers these are, and the die of each countdown with its words. */
const labelsOf = (page: Page, part: string): Promise<readonly string[]> =>
  page
    .locator(`[data-part=${part}] [data-part=tags] :is([data-marker-of], [data-countdown-at])`)
    .evaluateAll((labels) =>
      labels
        .map((one) => `${one.querySelector('[data-die]')?.getAttribute('data-die') ?? ''} ${one.textContent}`)
        .sort(),
    )

test('replay and table in play show the same', async ({ page }) => {
  for (const [what, game, kinds] of [
    ['a company with smoke, casualties, vehicles and all that is on its way', fullTable, [...SHOWN, 'station']],
    ['a Mission', atTheFarm, ['figure', 'objective']],
  ] as const)
    await test.step(what, async () => {
      const table = new PlayTable(page)
      await table.open(game())
      const id = table.id()
      const inPlay = await onTheTable(page, 'game')
      for (const kind of kinds)
        expect(
          inPlay.filter((one) => one.includes(`data-${kind}=`)),
          kind,
        ).not.toEqual([])
      const labels = await labelsOf(page, 'game')
      await new ReplayViewer(page).open(id)
      expect(await onTheTable(page, 'replay')).toEqual(inPlay)
      expect(await labelsOf(page, 'replay')).toEqual(labels)
    })
})
