import { expect, type Locator, type Page } from '@playwright/test'
import { settled } from './settled.ts'
import { drag, middleOf, onScreen, type Spot } from './spots.ts'

type Side = 'Blue' | 'Ember'

/** Set-up as two people at one screen go through it; places are in u. */
export class SetupPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('./#/new')
    await expect(this.begin()).toBeVisible()
    await this.more()
  }

  /** What most games leave as it is; once opened it stays so. */
  async more(): Promise<void> {
    const more = this.page.locator('[data-part=more-choices]')
    if ((await more.getAttribute('open')) === null) await more.locator('summary').first().click()
    await expect(this.fingerprint()).toBeVisible()
  }

  /** As at a first visit: what is being prepared is remembered until then. */
  async afresh(): Promise<void> {
    if (!new URL(this.page.url()).hash.startsWith('#/')) return this.open()
    await this.page.goto('./#/replay/none')
    await this.page.evaluate(() => {
      sessionStorage.clear()
      localStorage.removeItem('tactic48.draft')
    })
    await this.page.reload()
    await this.open()
  }

  begin(): Locator {
    return this.page.getByRole('button', { name: 'Begin' })
  }

  async choose(radio: string | RegExp): Promise<void> {
    await this.page.getByRole('radio', { name: radio }).check()
  }

  fingerprint(): Locator {
    return this.page.locator('[data-fingerprint]')
  }

  print(): Promise<string | null> {
    return this.fingerprint().getAttribute('data-fingerprint')
  }

  option(name: string): Locator {
    return this.page.locator(`[data-option="${name}"]`).locator('select, input')
  }

  /** Answers what is asked. A forced click does not wait by itself. */
  async answer(control: Locator, options: { readonly force?: boolean } = {}): Promise<void> {
    await expect(control).toBeAttached()
    await control.click(options)
  }

  async openOptions(): Promise<void> {
    await this.page.locator('[data-part=options] > summary').click()
  }

  async pick(side: Side): Promise<void> {
    await this.page.getByRole('article', { name: side }).getByRole('button', { name: 'Pick cards…' }).click()
    await expect(this.builder()).toBeVisible()
  }

  builder(): Locator {
    return this.page.locator('[data-part=builder]')
  }

  legality(): Locator {
    return this.builder().getByRole('status').first()
  }

  async loadCards(name: string, content: unknown): Promise<void> {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    await this.builder()
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  }

  /** Takes the screen, takes a ready force and seals it. */
  async sealForce(side: Side, force: string): Promise<void> {
    await this.page.getByRole('button', { name: `I am ${side}` }).click()
    const ready = this.page.getByLabel('Or take a ready-made one')
    await ready.selectOption(force)
    await this.page.getByRole('button', { name: 'Seal this force' }).click()
  }

  async add(piece: string): Promise<void> {
    await this.page.getByRole('button', { name: `Add: ${piece}`, exact: true }).click()
  }

  piece(id: string): Locator {
    return this.page.locator(`[data-part=laid][data-grab="${id}"]`)
  }

  done(): Locator {
    return this.page.getByRole('button', { name: 'The battlefield is ready' })
  }

  async onScreen(x: number, y: number): Promise<Spot> {
    await settled(this.page)
    return onScreen(this.page.locator('[data-part=set-up] [data-part=table]'), { x, y })
  }

  async drag(id: string, x: number, y: number): Promise<void> {
    await drag(this.page, await middleOf(this.piece(id).locator('[data-part=outline]')), await this.onScreen(x, y))
  }

  /** The square that a piece says it lies in. */
  async squareOf(id: string): Promise<string> {
    const label = await this.piece(id).getAttribute('aria-label')
    return /square (\w+)/.exec(label ?? '')?.[1] ?? ''
  }
}
