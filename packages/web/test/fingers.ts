import type { CDPSession, Page } from '@playwright/test'
import { twoFrames } from './settled.ts'
import type { Spot } from './spots.ts'

/** Fingers on the glass, one for each spot of the window. */
export class Fingers {
  private readonly page: Page
  private readonly glass: Promise<CDPSession>

  constructor(page: Page) {
    this.page = page
    this.glass = page.context().newCDPSession(page)
  }

  down(...spots: readonly Spot[]): Promise<void> {
    return this.touch('touchStart', spots)
  }

  slide(...spots: readonly Spot[]): Promise<void> {
    return this.touch('touchMove', spots)
  }

  up(): Promise<void> {
    return this.touch('touchEnd', [])
  }

  private async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]): Promise<void> {
    const touchPoints = spots.map(({ x, y }, id) => ({ x, y, id }))
    await (await this.glass).send('Input.dispatchTouchEvent', { type, touchPoints })
    // The browser answers before the page has heard of a finger that slides.
    await twoFrames(this.page)
  }
}
