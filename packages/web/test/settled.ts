import type { Locator, Page } from '@playwright/test'

/** Pages of the table only: an empty page that a test puts games into has no root. */
const UNSETTLED = 'html:not([data-settled]):has(#root)'

/** The page says that no command is under way and that nothing is being shown or loaded. */
export async function settled(page: Page): Promise<void> {
  for (;;) {
    try {
      return await page.mainFrame().evaluate(untilSettled, UNSETTLED)
    } catch (error) {
      // Another page came meanwhile: that one is waited for.
      if (!/context was destroyed|because of a navigation/.test(String(error))) throw error
    }
  }
}

/** Two frames later: what the browser keeps for a frame (a finger that slides, sizes, colours) has reached the page. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
  await settled(page)
}

function untilSettled(unsettled: string): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(look)
    function look(): void {
      if (document.querySelector(unsettled)) return
      watch.disconnect()
      resolve()
    }
    watch.observe(document.documentElement, { attributes: true })
    look()
  })
}

const patientPages = new WeakSet<Page>()
const hurried = new WeakSet<Page>()

const ready = async (page: Page): Promise<void> => {
  if (patientPages.has(page) && !hurried.has(page)) await settled(page)
}

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

/** What a locator does and what it is asked. `_expect` is behind every assertion about it. */
const OF_LOCATORS = [
  ...[
    'click',
    'dblclick',
    'tap',
    'hover',
    'check',
    'uncheck',
    'setChecked',
    'fill',
    'clear',
    'press',
    'pressSequentially',
  ],
  ...['selectOption', 'setInputFiles', 'focus', 'blur', 'dragTo', 'scrollIntoViewIfNeeded', 'dispatchEvent'],
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
  ...[
    'textContent',
    'innerText',
    'innerHTML',
    'allTextContents',
    'allInnerTexts',
    'evaluate',
    'evaluateAll',
    '_expect',
  ],
]
const OF_DEVICES = {
  keyboard: ['press', 'down', 'type'],
  mouse: ['click', 'dblclick', 'down', 'wheel'],
  touchscreen: ['tap'],
} as const

type Methods = { [name: string]: ((...given: unknown[]) => Promise<unknown>) | undefined }

/** These methods wait until the page is settled. */
function makePatient(owner: object, names: readonly string[], pageOf: (self: unknown) => Page): void {
  const methods = owner as Methods
  for (const name of names) {
    const act = methods[name]
    if (!act) throw new Error(`there is no ${name} to wait before`)
    methods[name] = async function (...given) {
      await ready(pageOf(this))
      return act.apply(this, given)
    }
  }
}

let locatorsWait = false

/** From now on all that a test does waits until the page is settled: what locators do, assert and read, keys, mouse and finger. */
export function actWhenSettled(page: Page): void {
  patientPages.add(page)
  makePatient(page, ['evaluate', 'reload'], () => page)
  for (const [device, names] of Object.entries(OF_DEVICES))
    makePatient(page[device as keyof typeof OF_DEVICES], names, () => page)
  if (locatorsWait) return
  locatorsWait = true
  makePatient(Object.getPrototypeOf(page.locator('html')), OF_LOCATORS, (self) => (self as Locator).page())
}
