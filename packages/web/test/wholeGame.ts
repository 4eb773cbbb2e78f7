import { expect, type Locator, type Page } from '@playwright/test'
import { type Answer, type Glance, lookAt, type Piece } from './glance.ts'
import { settled } from './settled.ts'
import type { Spot } from './spots.ts'

/** Dice, ids and forces by chance are the same in every run with the same seed: in the page and where the game is kept. */
export async function fixChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript(drawFrom, { start: seed, whose: 0 })
  let hired = 0
  await page.route(/(authority|opponent)Worker/, async (route) => {
    const response = await route.fetch()
    const chance = { start: seed + hired, whose: ++hired }
    const body = `(${drawFrom.toString()})(${JSON.stringify(chance)});${await response.text()}`
    await route.fulfill({ response, body })
  })
}

/** Ids have several words: those of the page and of each worker differ, or a command would be taken for one that was sent before. */
function drawFrom({ start, whose }: { readonly start: number; readonly whose: number }): void {
  let drawn = start
  const draw = (): number => {
    drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0
    return drawn
  }
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint32Array)) return array
    const salt = array.length > 1 ? Math.imul(whose, 0x9e3779b9) : 0
    for (let i = 0; i < array.length; i++) array[i] = draw() ^ salt
    return array
  }
}

/** Answers that nobody gives while there is another. */
const SHY = /^(skip|hold|stop|decline|pass|passAll|seize|raise [1-9]\d*)$/

export const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Another with every command that was carried out. */
const momentOf = ({ phase, question, since }: Glance): string => `${phase} ${question} ${since}`

/** Plays a whole game: looks at the settled page, decides, does one thing, and looks again. */
export abstract class Player {
  readonly page: Page
  /** Characters of this turn that found nothing more to do. */
  private readonly idle = new Set<string>()
  private turnOf = ''
  /** An order is given once a turn, the initiative reached for once a game. */
  private ordered = false
  private seized = false

  constructor(page: Page) {
    this.page = page
  }

  protected abstract answer(answer: Answer): Promise<void>
  /** False when somebody is asked for something else first, or an order was put back. */
  protected abstract next(): Promise<boolean>
  protected abstract fire(): Promise<void>
  /** True when the officer who is chosen has given one. */
  protected abstract order(): Promise<boolean>
  /** True when a way was found and walked. */
  protected abstract come(seen: Glance, actor: Piece, goal: Piece | Spot): Promise<boolean>
  protected abstract endTurn(): Promise<void>

  async look(): Promise<Glance> {
    await settled(this.page)
    return lookAt(this.page)
  }

  protected async isShown(control: Locator): Promise<boolean> {
    await settled(this.page)
    return control.isVisible()
  }

  /** Hands in a command, which must have been carried out when the page is settled again. */
  protected async give(hand: () => Promise<void>): Promise<void> {
    const before = momentOf(await this.look())
    await hand()
    expect(momentOf(await this.look())).not.toBe(before)
  }

  /** Plays on until `until` holds. */
  async play(until: (seen: Glance) => boolean, most = 500): Promise<Glance> {
    let seen = await this.look()
    for (let i = 0; i < most && !until(seen); i++) {
      await this.step(seen)
      seen = await this.look()
    }
    expect(until(seen), `after ${most} steps: ${JSON.stringify({ ...seen, pieces: seen.pieces.length })}`).toBe(true)
    return seen
  }

  async playToTheEnd(most?: number): Promise<void> {
    await this.play(({ phase }) => phase === 'over', most)
  }

  private async step(seen: Glance): Promise<void> {
    if (seen.prompt) {
      const answer = this.choose(seen.answers)
      if (answer) await this.answer(answer)
      return
    }
    if (seen.asked && seen.question === 'action') await this.act(seen)
  }

  private choose(answers: readonly Answer[]): Answer | undefined {
    const seizes = this.seized ? undefined : answers.find(({ id }) => id === 'seize')
    if (seizes) this.seized = true
    const bold = answers.find(({ id }) => !SHY.test(id))
    return seizes ?? bold ?? answers.find(({ id }) => id === 'passAll') ?? answers[0]
  }

  async act(seen: Glance): Promise<void> {
    const turnOf = `${seen.turn} ${seen.asked}`
    if (turnOf !== this.turnOf) {
      this.idle.clear()
      this.ordered = false
      this.turnOf = turnOf
    }
    // Who runs for the objective runs on.
    const runs = seen.asked && seen.goals[seen.asked] && seen.selected && seen.verbs.includes('move')
    if ((!runs || !this.ordered) && !(await this.next())) return
    const now = await this.look()
    const actor = now.pieces.find(({ id }) => id === now.selected)
    if (!actor || this.idle.has(actor.id)) {
      await this.endTurn()
      return
    }
    const may = (verb: string): boolean => now.verbs.includes(verb)
    if (!this.ordered && may('giveOrder')) {
      this.ordered = true
      if (await this.order()) return
    }
    const hurries = now.goals[actor.side] !== undefined && may('move')
    if (may('fire') && !hurries) await this.fire()
    else if (!may('move') || !(await this.advance(now, actor))) this.idle.add(actor.id)
  }

  private async advance(seen: Glance, actor: Piece): Promise<boolean> {
    const enemies = seen.pieces.filter(({ side }) => side !== actor.side)
    const nearest = enemies.sort((a, b) => apart(a, actor) - apart(b, actor))[0]
    const goal = seen.goals[actor.side] ?? nearest
    return goal !== undefined && this.come(seen, actor, goal)
  }
}
