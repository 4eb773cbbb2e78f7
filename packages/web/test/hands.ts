import { expect, type Locator } from '@playwright/test'
import { type Answer, focusOf, type Glance, type Piece } from './glance.ts'
import { inOneGo } from './settled.ts'
import type { Spot } from './spots.ts'
import { apart, Player } from './wholeGame.ts'

/** An order says what it does: that nobody does it too, or why it cannot be given. */
const ORDER_JUDGED = '[data-ordering] [role=status]'
const ORDER_DOES = '[data-ordering] [data-does]'

const TURNS = [0, 0.6, -0.6, 1.2, -1.2] as const

/** Plays with the mouse alone. */
export class ByClicks extends Player {
  press(control: Locator): Promise<void> {
    return control.click()
  }

  protected point({ x, y }: Spot): Promise<void> {
    return this.page.mouse.click(x, y)
  }

  protected answer({ selector }: Answer): Promise<void> {
    return this.press(this.page.locator(selector).first())
  }

  protected async next(): Promise<boolean> {
    const next = this.page.locator('[data-next]')
    const ready = await this.isShown(next)
    if (ready) await this.press(next)
    else if (await this.isShown(this.page.locator('[data-ordering]'))) await this.putBack()
    return ready
  }

  private verb(name: string): Promise<void> {
    return this.press(this.page.locator(`[data-part=game] button[data-verb=${name}]`))
  }

  private async commits(): Promise<boolean> {
    const { commit } = await this.look()
    if (commit === 'ready') await this.giveInHand()
    return commit === 'ready'
  }

  private giveInHand(): Promise<void> {
    return this.give(() => this.press(this.page.locator('[data-part=rail] [data-commit]')))
  }

  protected async fire(): Promise<void> {
    await this.verb('fire')
    await this.press(this.page.locator('[data-target-choice]').first())
    await this.giveInHand()
  }

  protected async order(): Promise<boolean> {
    await this.verb('giveOrder')
    await this.press(this.page.locator('[data-ordering] [data-kind=forward]'))
    await expect(this.page.locator(ORDER_JUDGED).first()).toBeAttached()
    if ((await this.page.locator(ORDER_DOES).count()) > 0 && (await this.commits())) return true
    await this.putBack()
    return false
  }

  protected async come(seen: Glance, actor: Piece, goal: Piece | Spot): Promise<boolean> {
    await this.verb('move')
    if (apart(actor, goal) < 4 * seen.zoom && (await this.walkTo(goal))) return true
    const reach = Math.min(3 * seen.zoom, apart(actor, goal) - seen.zoom)
    const bearing = Math.atan2(goal.y - actor.y, goal.x - actor.x)
    for (const turn of TURNS) {
      const [x, y] = [actor.x + Math.cos(bearing + turn) * reach, actor.y + Math.sin(bearing + turn) * reach]
      if (seen.pieces.some((piece) => apart(piece, { x, y }) < seen.zoom)) continue
      if (await this.walkTo({ x, y })) return true
    }
    await this.putBack()
    return false
  }

  /** Out of what is planned, step by step: a phone has no other way on. */
  private async putBack(): Promise<void> {
    const back = this.page.locator('[data-part=rail] [data-part=plan-foot] button:not([data-commit])')
    while (await this.isShown(back)) await this.press(back)
  }

  private async walkTo(spot: Spot): Promise<boolean> {
    if (!(await this.isFree(spot))) return false
    await this.point(spot)
    return this.commits()
  }

  /** Whether the table itself lies there: nobody presses a button to get to what it covers. */
  private isFree({ x, y }: Spot): Promise<boolean> {
    return this.page.evaluate(
      ([left, top]) => Boolean(document.elementFromPoint(left, top)?.closest('[data-part=table]')),
      [x, y] as const,
    )
  }

  protected endTurn(): Promise<void> {
    return this.give(async () => {
      await this.press(this.page.locator('[data-end-turn]'))
      const anyway = this.page.locator('[data-end-anyway]')
      if (await this.isShown(anyway)) await this.press(anyway)
    })
  }
}

/** Plays with one finger. */
export class ByTouch extends ByClicks {
  override press(control: Locator): Promise<void> {
    return control.tap()
  }

  protected override point({ x, y }: Spot): Promise<void> {
    return this.page.touchscreen.tap(x, y)
  }
}

/** Plays with the keyboard alone; where the keyboard is must always be seen. */
export class ByKeys extends Player {
  /** A new page has its focus nowhere; from the first key on it is never lost. */
  private playing = false

  override async look(): Promise<Glance> {
    const seen = await super.look()
    const { phase, prompt, question, told } = seen
    if (phase !== 'play' || !this.playing) return seen
    const { focus } = await focusOf(this.page, '*')
    expect(focus, JSON.stringify({ prompt, question, told })).toBe('seen')
    return seen
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** Tabs on until the keyboard stands on `selector`; past the end of the page it begins again at the top. */
  async tabTo(selector: string): Promise<void> {
    await expect(this.page.locator(selector).first()).toBeVisible()
    await inOneGo(this.page, async () => {
      for (let i = 0; i < 120; i++) {
        await this.press('Tab')
        const { here, focus } = await focusOf(this.page, selector)
        expect(focus).not.toBe('unseen')
        if (here) return
      }
      throw new Error(`Tab never comes to ${selector}`)
    })
  }

  protected async answer({ id, key }: Answer): Promise<void> {
    expect(key, `the key of ${id}`).not.toBe('')
    await this.press(key.length === 1 ? key.toLowerCase() : key)
  }

  protected async next(): Promise<boolean> {
    await this.press('n')
    this.playing = true
    return true
  }

  protected async fire(): Promise<void> {
    await this.commits('f', 't')
  }

  protected async order(): Promise<boolean> {
    await this.press('d', '2')
    await expect(this.page.locator(ORDER_JUDGED).first()).toBeAttached()
    if ((await this.page.locator(ORDER_DOES).count()) > 0 && (await this.commits())) return true
    await this.press('Escape', 'Escape')
    return false
  }

  protected async come(seen: Glance, actor: Piece, goal: Piece | Spot): Promise<boolean> {
    await this.press('m')
    if ('id' in goal && apart(actor, goal) < 4 * seen.zoom && (await this.commits('t'))) return true
    const across = goal.x > actor.x ? 'Shift+ArrowRight' : 'Shift+ArrowLeft'
    const along = goal.y > actor.y ? 'Shift+ArrowDown' : 'Shift+ArrowUp'
    const steep = Math.abs(goal.y - actor.y) > Math.abs(goal.x - actor.x)
    const [straight, aside] = steep ? [along, across] : [across, along]
    if (await this.commits(straight, straight, straight)) return true
    for (let i = 0; i < 3; i++) if (await this.commits(aside)) return true
    await this.press('Escape', 'Escape')
    return false
  }

  private async commits(...keys: readonly string[]): Promise<boolean> {
    await this.press(...keys)
    const { commit } = await this.look()
    if (commit === 'ready') await this.give(() => this.press('Enter'))
    return commit === 'ready'
  }

  protected endTurn(): Promise<void> {
    return this.give(async () => {
      await this.press('e')
      if (await this.isShown(this.page.locator('dialog[open]'))) await this.tabToEnd()
    })
  }

  private async tabToEnd(): Promise<void> {
    await this.tabTo('[data-end-anyway]')
    await this.press('Enter')
  }
}
