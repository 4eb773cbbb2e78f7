import type { Page } from '@playwright/test'

/** Pages of the table only: an empty page that a test puts games into has no root. */
const UNSETTLED = 'html:not([data-settled]):has(#root)'

/** The page says that no command is under way and that nothing is being shown or loaded. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction((unsettled) => !document.querySelector(unsettled), UNSETTLED)
}

/** What is read when the page is settled. */
export async function onceSettled<T>(page: Page, read: () => Promise<T>): Promise<T> {
  await settled(page)
  return read()
}

const hurried = new WeakSet<Page>()

/** Keys and clicks in a row on a settled page, without waiting between them: Tab after Tab, or two quick hands. */
export async function inOneGo<T>(page: Page, act: () => Promise<T>): Promise<T> {
  await settled(page)
  hurried.add(page)
  try {
    return await act()
  } finally {
    hurried.delete(page)
  }
}

/** From now on every action and assertion, every key and every press of the mouse waits until the page is settled. */
export async function actWhenSettled(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator(UNSETTLED), () => settled(page))
  const patient =
    <Given extends readonly unknown[]>(act: (...given: Given) => Promise<void>) =>
    async (...given: Given): Promise<void> => {
      if (!hurried.has(page)) await settled(page)
      await act(...given)
    }
  const { keyboard, mouse, touchscreen } = page
  keyboard.press = patient(keyboard.press.bind(keyboard))
  keyboard.down = patient(keyboard.down.bind(keyboard))
  keyboard.type = patient(keyboard.type.bind(keyboard))
  mouse.click = patient(mouse.click.bind(mouse))
  mouse.dblclick = patient(mouse.dblclick.bind(mouse))
  mouse.down = patient(mouse.down.bind(mouse))
  mouse.wheel = patient(mouse.wheel.bind(mouse))
  touchscreen.tap = patient(touchscreen.tap.bind(touchscreen))
}
