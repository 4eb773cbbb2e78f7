import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ownFolder } from '../../../scripts/build.mjs'
import { openServer } from '../../../scripts/serve.mjs'

const SERVE = fileURLToPath(new URL('../../../scripts/serve.mjs', import.meta.url))
const SCRIPT = 'export const letters = "abcdefghijklmnopqrstuvwxyz"\n'.repeat(100)
const PAGE = '<!doctype html><title>built</title>'
/** More than a socket and its buffers hold: a client that goes away leaves it unfinished. */
const BIG = Buffer.alloc(8_000_000, 7)

interface Answer {
  readonly status: number
  readonly headers: { readonly [name: string]: string }
  readonly body: string
}

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tactic48-served-'))
  const site = join(folder, 'site')
  mkdirSync(join(site, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(site, 'index.html'), PAGE)
  writeFileSync(join(site, 'assets', 'main-1a2b.js'), SCRIPT)
  writeFileSync(join(site, 'assets', 'main-1a2b.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(site, 'assets', 'main-1a2b.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(site, 'assets', 'big-3c4d.webp'), BIG)
  return folder
}

/** Byte for byte what is written here; nothing is tidied up as a client library would. */
async function send(port: number, method: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const socket = connect(port, '127.0.0.1')
  const lines = Object.entries({ Host: 'x', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.write(`${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...rest] = text.slice(0, end).split('\r\n')
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      rest.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    ),
    body: text.slice(end + 4),
  }
}

describe('the server as a process', () => {
  let folder: string
  let server: ChildProcess
  let port: number
  let complaints = ''

  beforeAll(async () => {
    folder = builtFolder()
    server = spawn(process.execPath, [SERVE, join(folder, 'site')], {
      env: { ...process.env, PORT: '0' },
      stdio: 'pipe',
    })
    server.stderr?.on('data', (data: Buffer) => {
      complaints += data
    })
    for await (const line of createInterface({ input: server.stdout ?? process.stdin })) {
      port = Number(new URL(line.slice(line.indexOf('http'))).port)
      break
    }
  })
  afterEach(async () => {
    expect((await send(port, 'GET', '/')).body, complaints).toBe(PAGE)
    expect(complaints).toBe('')
  })
  afterAll(async () => {
    server.kill()
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })

  const script = (headers: Record<string, string> = {}): Promise<Answer> =>
    send(port, 'GET', '/assets/main-1a2b.js', headers)

  test.each([
    ['bytes=0-5', 206, SCRIPT.slice(0, 6)],
    ['bytes=-5', 206, SCRIPT.slice(-5)],
    ['bytes=5100-', 206, SCRIPT.slice(5100)],
    ['bytes=0-5,10-12', 200, SCRIPT],
    ['lines=1-2', 200, SCRIPT],
    ['bytes=5-1', 416, '416\n'],
    ['bytes=99999-', 416, '416\n'],
    ['bytes=-0', 416, '416\n'],
    ['bytes=0-99999999999999999999', 206, SCRIPT],
  ])('Range: %s is answered by %i', async (range, status, body) => {
    const answer = await script({ Range: range })
    expect([answer.status, answer.body]).toEqual([status, body])
    if (status === 416) expect(answer.headers['content-range']).toBe(`bytes */${SCRIPT.length}`)
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0.2', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('Accept-Encoding: %s gets %s', async (accepted, used) => {
    const { status, headers, body } = await script({ 'Accept-Encoding': accepted })
    expect([status, headers['content-encoding']]).toEqual([200, used])
    expect(headers).toMatchObject({ vary: 'Accept-Encoding' })
    expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/)
    const sent = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT) }[used ?? '']?.toString('latin1') ?? SCRIPT
    expect(body.length).toBe(sent.length)
  })

  test('the page forbids foreign scripts and frames and must be revalidated; assets are kept for good', async () => {
    const page = await send(port, 'GET', '/')
    expect(page.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    })
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect((await script()).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('what has not changed is not sent again', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await send(port, 'GET', '/')).headers
    for (const known of [{ 'If-None-Match': etag }, { 'If-Modified-Since': modified }]) {
      const { status, headers, body } = await send(port, 'GET', '/', known)
      expect([status, body, headers['cache-control']]).toEqual([304, '', 'no-cache'])
    }
    expect((await send(port, 'GET', '/', { 'If-None-Match': '"other"' })).status).toBe(200)
    expect((await send(port, 'GET', '/', { 'If-Match': '"other"' })).status).toBe(412)
    expect((await script({ Range: 'bytes=0-5', 'If-Range': '"other"' })).status).toBe(200)
  })

  test('HEAD has the headers and no body', async () => {
    const { status, headers, body } = await send(port, 'HEAD', '/assets/main-1a2b.js')
    expect([status, headers['content-length'], body]).toEqual([200, `${SCRIPT.length}`, ''])
    expect((await send(port, 'HEAD', '/nowhere')).status).toBe(404)
  })

  test.each([
    ['/nowhere', 404],
    ['/assets', 404],
    ['/assets/', 404],
    ['/assets/main-1a2b.js/', 404],
    ['/../secret.txt', 404],
    ['/assets/../../secret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/%2e%2e%2fsecret.txt', 404],
    ['/..%5csecret.txt', 404],
    ['/%252e%252e/secret.txt', 404],
    ['//secret.txt', 404],
    ['/.env', 404],
    ['/%00', 404],
    ['/assets/main-1a2b.js%00', 404],
    ['/%', 400],
    ['/%zz', 400],
    ['/%ED%A0%80', 400],
    ['/%FF/', 400],
    [`/${'a'.repeat(5000)}`, 404],
    [`/${'a/'.repeat(3000)}`, 404],
  ])('%s is answered by %i', async (path, status) => {
    for (const accepted of ['identity', 'br, gzip']) {
      const answer = await send(port, 'GET', path, { 'Accept-Encoding': accepted })
      expect(answer.status).toBe(status)
      expect(answer.body).not.toContain('secret')
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])('%s is refused', async (method) => {
    const refused = await send(port, method, '/', { 'Content-Length': '0', 'Content-Type': 'nonsense' })
    expect(refused).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  test('noise instead of a request is refused', async () => {
    expect((await send(port, 'GE T', '/\u0001')).status).toBe(400)
    // The connection may be reset before the answer is read.
    await send(port, 'GET', '/', { Cookie: 'x'.repeat(100_000) }).catch(() => undefined)
  })

  test.runIf(process.platform === 'linux')('downloads that are broken off leave no file open', async () => {
    const opened = (): number =>
      readdirSync(`/proc/${server.pid}/fd`).filter((fd) => linkOf(`/proc/${server.pid}/fd/${fd}`).includes('big-3c4d'))
        .length
    for (let round = 0; round < 8; round++) await Promise.all(Array.from({ length: 50 }, () => breakOff(port, round)))
    expect((await send(port, 'GET', '/assets/big-3c4d.webp')).body.length).toBe(BIG.length)
    await expect.poll(opened, { timeout: 120_000 }).toBe(0)
  })

  test('files that vanish and come back while they are asked for are not found, then found', async () => {
    const away = join(folder, 'away')
    for (let round = 0; round < 20; round++) {
      const asked = Array.from({ length: 10 }, () => script({ 'Accept-Encoding': 'br' }))
      renameSync(join(folder, 'site'), away)
      const statuses = (await Promise.all([...asked, script()])).map(({ status }) => status)
      renameSync(away, join(folder, 'site'))
      expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([])
      expect((await script()).status).toBe(200)
    }
  })
})

test('a page that is still being built is answered at once by 503, with the time to come back', async () => {
  const folder = builtFolder()
  const { server, show, close } = await openServer('127.0.0.1', { port: 0, fixed: true })
  const { port } = server.address() as AddressInfo
  for (const path of ['/', '/assets/main-1a2b.js', '/nowhere']) {
    const { status, headers, body } = await send(port, 'GET', path)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
    expect(body).toContain('being built')
  }
  show(join(folder, 'site'))
  expect((await send(port, 'GET', '/')).body).toBe(PAGE)
  await close()
  rmSync(folder, { recursive: true })
})

test('the usual port that is taken gives way to the next; one that was asked for does not', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(openServer('127.0.0.1', { port, fixed: true })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  const { address, close } = await openServer('127.0.0.1', { port, fixed: false })
  expect(Number(new URL(address).port)).toBeGreaterThan(port)
  await close()
  other.close()
})

test('each build has a folder of its own; those of processes that have ended are removed', async () => {
  const builds = mkdtempSync(join(tmpdir(), 'tactic48-builds-'))
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(ended, 'exit')
  const left = join(builds, `${ended.pid}-0`)
  const running = join(builds, `${process.ppid}-0`)
  for (const folder of [left, running]) mkdirSync(folder)
  const [first, second] = [ownFolder(builds), ownFolder(builds)]
  expect(new Set([first, second, running]).size).toBe(3)
  expect([left, running, first, second].map(existsSync)).toEqual([false, true, true, true])
  rmSync(builds, { recursive: true })
})

function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

/** Half of them at once, the others when the first bytes have come. */
async function breakOff(port: number, round: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /assets/big-3c4d.webp HTTP/1.1\r\nHost: x\r\n\r\n')
  if (round % 2 === 0) await once(socket, 'data')
  else await new Promise((done) => socket.write('', done))
  socket.destroy()
  await once(socket, 'close')
}

const start = (script: 'start' | 'serve', PORT: string) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL(`../../../scripts/${script}.mjs`, import.meta.url))],
    { env: { ...process.env, PORT }, encoding: 'utf8' },
  )
  return { status, stdout, stderr: stderr.trim() }
}

test('a PORT that is in use is one clear line before anything is built', async () => {
  const taken = createServer()
  taken.listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const PORT = String((taken.address() as AddressInfo).port)
  const said = { status: 1, stdout: '', stderr: `Port ${PORT} is in use; set PORT to another one.` }
  for (const script of ['start', 'serve'] as const) expect(start(script, PORT), script).toEqual(said)
  taken.close()
})

test('a bad PORT is one clear line before anything is built', () => {
  for (const PORT of ['a lot', '-1', '65536', '1e3'])
    expect(start('start', PORT)).toEqual({
      status: 1,
      stdout: '',
      stderr: `PORT is "${PORT}"; it must be a whole number from 0 to 65535.`,
    })
})
