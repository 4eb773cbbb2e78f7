import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Chance,
  type Command,
  check,
  type GameState,
  isRefusal,
  type SideId,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { expect, onTestFinished, test } from 'vitest'
import { hostileCommand } from '../../rules/test/support/hostile.ts'
import { pick } from '../../rules/test/support/randomSpec.ts'
import { seatFor } from '../../rules/test/world/games.ts'
import { type Reply, TestClient } from './client.ts'
import { KilledNode } from './killing.ts'
import { isLong, MESSAGES } from './lengths.ts'
import { anyCommand, creating, NONCES } from './players.ts'

/** Fewer than a connection may send at once. */
const AT_ONCE = 20
/** Bytes that the heap of a server may differ by from one collection of garbage to the next. */
const FLAT = 4_000_000
const OFTEN = { timeout: 180_000, interval: 200 }

interface Sent {
  readonly id: string
  readonly since: number
  readonly command: Command
}

/** A game in its course, and those who would harm it. */
interface Attacked {
  readonly game: string
  /** Of the side that is asked, and what it may do. */
  readonly asked: SideId
  readonly state: GameState
  readonly since: number
  readonly command: Command
  /** What was accepted before, with its answer. */
  readonly accepted: readonly { readonly side: SideId; readonly sent: Sent; readonly reply: Reply }[]
}

/** Who sends it, what is sent, and the only answer that fits. */
interface Attack {
  readonly by: 'stranger' | 'guest' | 'asked' | 'other'
  readonly message: unknown
  readonly answer: unknown
}

const no = (why: string) => ({ type: 'no', why })
const answer = (part: object) => ({ type: 'answer', answer: part })
const refused = (code: string) => answer({ answer: 'refused', refusal: { code } })

const JUNK: readonly unknown[] = [null, -1, 1.5, 1e99, '', 'x'.repeat(500), [], {}, true, '__proto__', '\u0000', [[[]]]]
const KEYS = ['type', 'game', 'id', 'since', 'from', 'nonce', 'said', 'to', 'orders', 'commands', '__proto__']

const ATTACKS: { readonly [kind: string]: (attacked: Attacked, chance: Chance) => Attack } = {
  malformed(attacked, chance) {
    const whole = JSON.stringify(doing(attacked))
    const broken: readonly (() => string | Buffer)[] = [
      () => randomBytes(1 + chance.int(60)).toString('latin1'),
      () => randomBytes(1 + chance.int(60)),
      () => whole.slice(0, chance.int(whole.length)),
      () => '['.repeat(1 + chance.int(30_000)),
      () => `{"type":"do","__proto__":${whole}}`,
      () => JSON.stringify({ ...doing(attacked), more: 1 }),
      () => JSON.stringify({ type: pick(chance, ['bye', 'answer', 'facts', 'constructor', 'toString', '']) }),
      () => JSON.stringify(pick(chance, JUNK)),
    ]
    return { by: 'asked', message: pick(chance, broken)(), answer: no('malformed') }
  },
  junk(attacked, chance) {
    const key = pick(chance, KEYS)
    // The name of a prototype is as good an id as any.
    const junk = pick(chance, key === 'id' ? JUNK.filter((one) => one !== '__proto__') : JUNK)
    const message = Object.fromEntries([...Object.entries(doing(attacked)), [key, junk]])
    return { by: 'asked', message: JSON.stringify(message), answer: no('malformed') }
  },
  command(attacked, chance) {
    for (;;) {
      const command = sendable(hostileCommand(chance, attacked.state, seatFor(attacked.asked)))
      if (!isRefusal(check(attacked.state, command))) continue
      return { by: 'asked', message: { ...doing(attacked), command }, answer: answer({ answer: 'refused' }) }
    }
  },
  otherSeat: (attacked) => ({ by: 'other', message: doing(attacked), answer: refused('notYourSeat') }),
  clock: (attacked) => {
    const command = { verb: 'timeout', seat: seatFor(attacked.asked) }
    return { by: 'asked', message: { ...doing(attacked), command }, answer: refused('hostOnly') }
  },
  stale(attacked, chance) {
    const since = attacked.since + (chance.int(2) ? 1 : -1) * (1 + chance.int(5))
    return {
      by: 'asked',
      message: { ...doing(attacked), since: Math.max(0, since) },
      answer: answer({ answer: 'stale' }),
    }
  },
  replayed(attacked, chance) {
    const { side, sent, reply } = pick(chance, attacked.accepted)
    const by = side === attacked.asked ? 'asked' : 'other'
    return { by, message: { type: 'do', game: attacked.game, ...sent }, answer: reply }
  },
  notMine(attacked, chance) {
    const kinds: readonly object[] = [
      doing(attacked),
      { type: 'takeBack' },
      { type: 'plan', commands: [attacked.accepted[0]?.sent.command] },
      { type: 'orders', orders: [] },
      { type: 'agree', to: 'close', agrees: true },
      { type: 'close', as: 'won' },
      { type: 'nonce', nonce: '0'.repeat(32) },
      { type: 'say', said: { preset: 'hello' } },
    ]
    const message = { ...pick(chance, kinds), game: attacked.game, id: randomUUID() }
    return { by: pick(chance, ['stranger', 'guest']), message, answer: no('notYourGame') }
  },
  notAllowed(attacked, chance) {
    const kinds: readonly object[] = [
      { type: 'close', as: 'won' },
      { type: 'close', as: 'drawn' },
      { type: 'nonce', nonce: randomBytes(16).toString('hex') },
    ]
    const message = { ...pick(chance, kinds), game: attacked.game, id: randomUUID() }
    return { by: pick(chance, ['asked', 'other']), message, answer: no('notAllowed') }
  },
  unknownGame: (attacked) => ({
    by: 'guest',
    message: { ...doing(attacked), game: randomBytes(16).toString('base64url') },
    answer: no('unknownGame'),
  }),
}

/** As it comes out of a message; what cannot be written is nothing. */
function sendable(command: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(command) ?? 'null')
  } catch {
    return null
  }
}

/** What would be legal, by whom it would be. */
const doing = ({ game, since, command }: Attacked) => ({ type: 'do', game, id: randomUUID(), since, command }) as const

async function attackedGame(address: string) {
  const clients = { blue: new TestClient(address), ember: new TestClient(address) }
  await clients.blue.name('heron')
  await clients.ember.name('otter')
  const { id: game, claim } = await clients.blue.create(creating())
  await clients.ember.post(`/games/${game}/claim`, { token: claim, nonce: NONCES.ember })
  await clients.blue.connect()
  await clients.ember.connect()
  const accepted: { side: SideId; sent: Sent; reply: Reply }[] = []
  const asked = async () => {
    const state = (await clients.blue.known(game)).view?.state
    const question = state && topQuestion(state)
    const side = question?.awaiting[0]
    if (!state || !side) throw new Error('nobody is asked')
    return { state, side, since: question.since }
  }
  const play = async (): Promise<void> => {
    const { state, side, since } = await asked()
    const sent = { id: randomUUID(), since, command: anyCommand(state, side, randomUUID()) }
    const reply = await clients[side].do(game, sent.command, since, sent.id)
    if (reply.type === 'answer' && reply.answer.answer === 'accepted') accepted.push({ side, sent, reply })
  }
  while (accepted.length < 4) await play()
  // A window would close by itself.
  for (;;) {
    const { state, side, since } = await asked()
    const command = anyCommand(state, side, 'attacked')
    const attacked: Attacked = { game, asked: side, state, since, command, accepted }
    if (topQuestion(state)?.kind === 'action') return { game, clients, play, attacked }
    await play()
  }
}

async function serverWithGame() {
  const folder = mkdtempSync(join(tmpdir(), 'tactic48-hostile-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const node = await KilledNode.start({ DATA: folder })
  return { node, ...(await attackedGame(node.address)) }
}

/** Limits count each address by itself, and all of 127.0.0.0/8 are this machine. */
const anyAddress = (chance: Chance): string => `127.0.${chance.int(200)}.${1 + chance.int(200)}`

test('malformed, replayed, reordered, doubled messages and those of others are refused by name, change nothing and leave nothing', async () => {
  const { node, game, clients, play, attacked } = await serverWithGame()
  const chance = seededChance('hostile')
  const guest = new TestClient(node.address)
  await guest.name('wolf')
  const cookies = {
    ...{ stranger: undefined, guest: guest.cookie, asked: clients[attacked.asked].cookie },
    other: clients[attacked.asked === 'blue' ? 'ember' : 'blue'].cookie,
  }
  const before = await clients.blue.known(game)
  const kinds = Object.values(ATTACKS)
  let halfway: Awaited<ReturnType<typeof node.measured>> | undefined
  for (let sent = 0; sent < MESSAGES; sent += AT_ONCE) {
    if (sent >= MESSAGES / 2) halfway ??= await node.measured()
    const by = pick(chance, Object.keys(cookies) as Attack['by'][])
    const mine: Attack[] = []
    for (let i = sent; mine.length < AT_ONCE; i++) {
      const attack = (kinds[i % kinds.length] as (typeof kinds)[number])(attacked, chance)
      // Twice, one after the other.
      if (attack.by === by) mine.push(attack, attack)
    }
    const client = await new TestClient(node.address, cookies[by]).connect({}, anyAddress(chance))
    for (const { message } of mine)
      client.sendText(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message))
    await expect.poll(() => client.heard.length, { timeout: 60_000, interval: 2 }).toBe(mine.length)
    for (const [i, { answer: wanted }] of mine.entries()) expect(client.heard[i]).toMatchObject(wanted as object)
    client.close()
  }
  const after = await clients.blue.known(game)
  expect({ ...after, around: { ...after.around, now: 0 } }).toEqual({ ...before, around: { ...before.around, now: 0 } })
  const { heap = 0, files = 0 } = halfway ?? {}
  await expect.poll(async () => (await node.measured()).heap, OFTEN).toBeLessThan(heap + FLAT)
  await expect.poll(async () => (await node.measured()).files, OFTEN).toBeLessThanOrEqual(files + 2)
  await play()
})

test('oversized, half-open and slow connections end by themselves and hold up nobody', async () => {
  const { node, clients, play } = await serverWithGame()
  const { port } = new URL(node.address)
  const before = (await node.measured()).files
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  const raw = (text: string | Buffer): Promise<void> =>
    new Promise((done) => {
      const socket = connect({ port: Number(port), host: '127.0.0.1' }, () => socket.write(text, () => done()))
      socket.on('error', () => undefined)
      sockets.push(socket)
    })
  const upgrade = [
    ...['GET /api/play HTTP/1.1', `Host: 127.0.0.1:${port}`, `Origin: ${node.address}`, 'Connection: Upgrade'],
    ...['Upgrade: websocket', 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`],
  ].join('\r\n')
  const posting = `POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${node.address}\r\nContent-Length: 1000\r\n\r\n{`
  // Nothing at all, half a request, half an upgrade, half a body, half a frame after the upgrade.
  for (const text of ['', 'GET /api/me HT', upgrade, posting, `${upgrade}\r\n\r\n`])
    for (let i = 0; i < 5; i++) await raw(text)
  for (const socket of sockets.slice(-5)) socket.write(Buffer.from([0x81, 0xfe, 0x10]))
  const huge = 'x'.repeat(80_000)
  for (const client of [clients.blue, clients.ember]) {
    const gone = client.closed()
    client.sendText(JSON.stringify({ type: 'plan', commands: [huge] }))
    expect(await gone).toBe(1009)
    await client.connect()
  }
  expect((await clients.blue.request('POST', '/me', { name: 'x'.repeat(8_000) })).status).toBe(400)
  expect((await clients.blue.request('POST', '/me', { name: huge })).status).toBe(413)
  expect((await clients.blue.request('POST', '/me', JSON.stringify({ name: 'x'.repeat(2_000_000) }))).status).toBe(413)
  await play()
  if (isLong)
    await expect
      .poll(async () => (await node.measured()).files, { timeout: 400_000, interval: 5000 })
      .toBeLessThanOrEqual(before)
})

test.skipIf(!isLong)('who does not read what is sent to him is cut off, and the heap stays flat', async () => {
  const { node, clients, play } = await serverWithGame()
  const { heap } = await node.measured()
  const slow = await new TestClient(node.address, clients.blue.cookie).connect({}, '127.0.0.9')
  slow.pause()
  const gone = slow.closed()
  const message = JSON.stringify({ type: 'do', game: 'x'.repeat(40), id: 'y'.repeat(64), command: 0 })
  let isGone = false
  void gone.then(() => {
    isGone = true
  })
  while (!isGone) {
    for (let i = 0; i < 2000 && slow.isOpen; i++) slow.sendText(message)
    await new Promise((done) => setImmediate(done))
  }
  expect((await node.measured()).heap).toBeLessThan(heap + FLAT)
  await play()
})
