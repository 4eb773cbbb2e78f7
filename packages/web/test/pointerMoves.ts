import type { Page } from '@playwright/test'

/**
 * Moves the pressed mouse along these spots of the window, one a frame; when each frame began. The page does it itself: a driver
 * outside would be slower than the page.
 */
export function movesByFrame(page: Page, way: readonly (readonly [number, number])[]): Promise<readonly number[]> {
  return page.locator('[data-part=game] [data-part=table]').evaluate(
    (table, way) =>
      new Promise<readonly number[]>((resolve) => {
        const times: number[] = []
        const step = (now: number): void => {
          const spot = way[times.length]
          if (!spot) {
            resolve(times)
            return
          }
          times.push(now)
          const [clientX, clientY] = spot
          const mouse = { pointerId: 1, pointerType: 'mouse', buttons: 1, bubbles: true, clientX, clientY }
          table.dispatchEvent(new PointerEvent('pointermove', mouse))
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    way,
  )
}
