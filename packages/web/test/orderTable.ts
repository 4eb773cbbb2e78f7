import { expect, type Locator } from '@playwright/test'
import { PlayTable } from './playTable.ts'

/** A table at which orders are given. */
export class OrderTable extends PlayTable {
  panel(): Locator {
    return this.page.locator('[data-ordering]')
  }

  foot(): Locator {
    return this.page.locator('[data-part=order-foot]')
  }

  /** The lines from leader to man. */
  links(): Locator {
    return this.page.locator('[data-links]')
  }

  log(): Locator {
    return this.page.locator('[data-part=log-lines]')
  }

  tokens(side: 'blue' | 'ember'): Locator {
    return this.page.locator(`[data-side=${side}] [data-part=tokens]`)
  }

  /** Takes the officer in hand and thinks of an order. */
  async orderWith(id: string): Promise<void> {
    await this.select(id)
    await this.page.keyboard.press('d')
    await expect(this.panel()).toBeVisible()
  }

  async give(): Promise<void> {
    await this.commit().click()
  }

  /** Whoever watches holds his fire, until nobody is asked any more. */
  async holdFire(): Promise<void> {
    const prompt = this.page.locator('[data-prompt=opportunityFire] [data-choice=hold]')
    while ((await this.question()) === 'opportunityFire') await prompt.click()
    expect(await this.question()).toMatch(/^(action|window)$/)
  }
}
