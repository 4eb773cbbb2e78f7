import type { Browser } from '@playwright/test'

export interface Shrunk {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

const QUALITIES = [0.9, 0.84, 0.76, 0.68, 0.6, 0.5, 0.4]

/** A PNG made smaller by the browser itself, as WebP of the best quality that stays below the limit. */
export async function shrink(browser: Browser, png: Buffer, width: number, limit: number): Promise<Shrunk> {
  const page = await browser.newPage()
  try {
    const source = `data:image/png;base64,${png.toString('base64')}`
    const { urls, height } = await page.evaluate(
      async ({ source, width, qualities }) => {
        const image = new Image()
        image.src = source
        await image.decode()
        const height = Math.round((image.naturalHeight * width) / image.naturalWidth)
        const bitmap = await createImageBitmap(image, {
          resizeWidth: width,
          resizeHeight: height,
          resizeQuality: 'high',
        })
        const sheet = document.createElement('canvas')
        sheet.width = width
        sheet.height = height
        sheet.getContext('2d')?.drawImage(bitmap, 0, 0)
        return { height, urls: qualities.map((quality) => sheet.toDataURL('image/webp', quality)) }
      },
      { source, width, qualities: QUALITIES },
    )
    const all = urls.map((url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
    const bytes = all.find(({ length }) => length <= limit) ?? all.at(-1)
    if (!bytes) throw new Error('the browser made no picture')
    return { bytes, width, height }
  } finally {
    await page.close()
  }
}
