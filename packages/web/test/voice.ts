import { expect, type Locator, type Page } from '@playwright/test'
import type { SavedGame } from '../src/game/savedGame.ts'
import type { Texts } from '../src/i18n/texts.ts'
import { textsOf } from './catalogues.ts'
import { settled } from './settled.ts'
import { shelve } from './shelf.ts'

const voiceOf = (language: string) => ({
  play: textsOf(language, 'play'),
  prose: textsOf(language, 'prose'),
  text: textsOf(language, 'text'),
})
const VOICES = {
  en: voiceOf('en'),
  it: voiceOf('it'),
  es: voiceOf('es'),
} as const
export type Language = keyof typeof VOICES

const { VOICES: SPEAKS = 'en' } = process.env
/** `npm run prove -- voices` speaks all three. */
export const SPOKEN = SPEAKS.split(',') as readonly Language[]

/** As the list of bearings says it. */
const clockOf = ({ clock_other: full, halfPast_other: half }: Texts['text'], at: number) =>
  (at % 1 === 0 ? full : half).replace('{{count}}', String(Math.floor(at) || 12))

/** A text of the catalogue as a pattern: what is filled in may be anything, or what is given. */
export function pattern(text: string, given: { readonly [name: string]: string } = {}): RegExp {
  const parts = text.split(/\{\{([\w.]+)(?:, \w+)?\}\}/)
  const escaped = parts.map((part, i) =>
    i % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s') : (given[part] ?? '.*'),
  )
  return new RegExp(escaped.join(''))
}

/** Plays without eyes: by roles, names and what is announced, and nothing else. The keyboard is never nowhere. */
export class Voice {
  readonly page: Page
  readonly language: Language

  constructor(page: Page, language: Language) {
    this.page = page
    this.language = language
  }

  get text() {
    return VOICES[this.language].text
  }

  get play() {
    return VOICES[this.language].play
  }

  get tell() {
    return VOICES[this.language].prose.tell
  }

  async open(game: SavedGame): Promise<void> {
    await this.page.addInitScript((language) => localStorage.setItem('tactic48.language', language), this.language)
    await shelve(this.page, game)
    await this.page.goto(`./#/game/${game.id}`)
    await expect(this.heard()).toBeAttached()
    await this.page.keyboard.press('Tab')
    // Once opened it stays so in the next game.
    if (await this.table().count()) return
    await this.page.keyboard.press('F2')
    await expect(this.table()).toBeFocused()
  }

  table(): Locator {
    return this.page.getByRole('region', { name: this.text.heading })
  }

  line(said: RegExp): Locator {
    return this.table().getByRole('listitem').filter({ hasText: said })
  }

  /** A button anywhere, by the beginning of its name. */
  button(name: string | RegExp, given: { readonly [name: string]: string } = {}): Locator {
    const said = typeof name === 'string' ? new RegExp(`^${pattern(name, given).source}`) : name
    return this.page.getByRole('button', { name: said })
  }

  rowAction(name: keyof Texts['text']['action'], whom: string): Locator {
    return this.table().getByRole('button', { name: pattern(this.text.action[name], { name: `.*${whom}` }) })
  }

  verb(name: keyof Texts['play']['verb']): Locator {
    return this.table().getByRole('button', { name: new RegExp(`^${this.play.verb[name]}, `) })
  }

  /** Enter on a control, as a keyboard does it; the focus is somewhere afterwards. */
  async press(control: Locator): Promise<void> {
    await control.first().focus()
    await this.page.keyboard.press('Enter')
    await this.isSomewhere()
  }

  async isSomewhere(): Promise<void> {
    await settled(this.page)
    expect(await this.page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  }

  async choose(whom: string): Promise<void> {
    await this.press(this.rowAction('choose', whom))
    await expect(this.table()).toContainText(new RegExp(`${whom}.*: `))
  }

  /** By the hour of a clock, 2.5 for half past two. */
  async pointBy(hour: number, distance: string): Promise<void> {
    await this.table()
      .getByLabel(this.text.bearing)
      .selectOption({ label: clockOf(this.text, hour) })
    await this.table().getByLabel(pattern(this.text.distance)).fill(distance)
    await this.press(this.table().getByRole('button', { name: this.text.point }))
  }

  async doIt(): Promise<void> {
    await this.press(this.table().getByRole('button', { name: new RegExp(`^${this.text.doIt}`) }))
  }

  /** What has been announced. */
  heard(): Locator {
    return this.page.getByRole('log', { name: this.text.happens })
  }

  planned(): Locator {
    return this.page.getByRole('status', { name: this.text.planned })
  }

  async over(): Promise<boolean> {
    return (await this.heard().getByText(pattern(this.tell.won)).count()) > 0
  }
}
