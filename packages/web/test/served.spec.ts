import { expect, test } from '@playwright/test'

test('the built page, as the server sends it', async ({ request }) => {
  await test.step('the page forbids strange scripts, frames and guessing of types; it is asked for again, its assets are kept', async () => {
    const page = await request.get('./')
    expect(page.status()).toBe(200)
    expect(page.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    })
    expect(page.headers()['content-security-policy']).toContain("default-src 'self'")
    const text = await page.text()
    const [, inPage] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(text) ?? []
    expect(page.headers()['content-security-policy']).toBe(
      `${inPage?.replaceAll('&#39;', "'")}; frame-ancestors 'none'`,
    )
    const [, asset = ''] = /src="\.\/(assets\/[^"]+\.js)"/.exec(text) ?? []
    const script = await request.get(`./${asset}`)
    expect(script.status()).toBe(200)
    expect(script.headers()['cache-control']).toContain('immutable')
  })

  await test.step('texts travel compressed to whoever understands it, and plain to others', async () => {
    const [, asset = ''] = /src="\.\/(assets\/[^"]+\.js)"/.exec(await (await request.get('./')).text()) ?? []
    const sent = async (
      encoding: string,
    ): Promise<{ readonly encoding: string | undefined; readonly bytes: number }> => {
      const { 'content-encoding': used, 'content-length': length } = (
        await request.get(`./${asset}`, { headers: { 'accept-encoding': encoding } })
      ).headers()
      return { encoding: used, bytes: Number(length) }
    }
    const plain = await sent('identity')
    expect(plain.encoding).toBeUndefined()
    for (const encoding of ['br', 'gzip']) {
      const packed = await sent(encoding)
      expect(packed.encoding).toBe(encoding)
      expect(packed.bytes).toBeLessThan(plain.bytes / 2)
    }
  })

  await test.step('an unknown path is not found, and nothing can be sent', async () => {
    for (const path of ['./nowhere', './assets/nowhere.js', './../package.json', './%2e%2e/package.json']) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
    expect((await request.post('./', { data: 'x' })).status()).toBe(405)
  })
})
