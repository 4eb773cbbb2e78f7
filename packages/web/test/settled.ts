import type { Locator, Page } from '@playwright/test'

/** Pages of the table only: an empty page that a test puts games into has no root. */
const UNSETTLED = 'html:not([data-settled]):has(#root)'

/** The page says that no command is under way and that nothing is being shown or loaded. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction((unsettled) => !document.querySelector(unsettled), UNSETTLED)
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

/** What a locator is asked. Playwright answers at once, whatever the page is about to become. */
const READS = [
  ...[
    'count',
    'isVisible',
    'isHidden',
    'isEnabled',
    'isDisabled',
    'isChecked',
    'boundingBox',
    'getAttribute',
    'inputValue',
  ],
  ...['textContent', 'innerText', 'innerHTML', 'allTextContents', 'allInnerTexts', 'evaluate', 'evaluateAll'],
]

type Act = (...given: readonly unknown[]) => Promise<unknown>

const patientPages = new WeakSet<Page>()
let readsWait = false

const ready = async (page: Page): Promise<void> => {
  if (patientPages.has(page) && !hurried.has(page)) await settled(page)
}

function letReadsWait(locator: Locator): void {
  if (readsWait) return
  readsWait = true
  const all = Object.getPrototypeOf(locator) as { [read: string]: Act }
  for (const read of READS) {
    const asked = all[read]
    if (!asked) throw new Error(`a locator has no ${read}`)
    all[read] = async function (this: Locator, ...given) {
      await ready(this.page())
      return asked.apply(this, given)
    }
  }
}

/** From now on all that a test does waits until the page is settled: actions, assertions and reads of locators, keys, mouse, finger. */
export async function actWhenSettled(page: Page): Promise<void> {
  patientPages.add(page)
  await page.addLocatorHandler(page.locator(UNSETTLED), () => settled(page))
  letReadsWait(page.locator('html'))
  const patient =
    <Given extends readonly unknown[], Answer>(act: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      await ready(page)
      return act(...given)
    }
  Object.assign(page, { evaluate: patient(page.evaluate.bind(page)) })
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
