import { brotliCompressSync, constants } from 'node:zlib'
import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import {
  blockPerson,
  claimSeat,
  createGame,
  gameId,
  type ListedOnline,
  linkToken,
  MESSAGE_LIMIT,
  momentId,
  oneCode,
  rematch,
  rename,
  reportGame,
  shareMoment,
  WATCH_HEADER,
} from '@tactic48/protocol'
import { isRefusal, type SideId } from '@tactic48/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Games } from '../games/games.ts'
import { Moments } from '../games/moments.ts'
import type { ServedGame } from '../games/servedGame.ts'
import type { Notices } from '../notices/notices.ts'
import type { Guest, People } from '../people/people.ts'
import type { CourseRow, GameRow } from '../store/store.ts'
import type { Metrics } from '../watch/metrics.ts'
import { countedAs, shortened } from './address.ts'
import { LIMITS, type Limits } from './limits.ts'
import { noticeApi } from './noticeApi.ts'
import { body, Denied } from './requests.ts'
import { SocketPages } from './socket.ts'

const COOKIE = 'tactic48'
const YEAR = 365 * 24 * 3600
const OFFERS_LAST = 3 * 24 * 3_600_000
/** Of a request; a game that is created brings its table and its cards. */
const MOST_BODY = 65_536
const MOST_GAME = 3_000_000

export interface ApiOptions {
  readonly games: Games
  readonly people: People
  readonly notices: Notices
  /** The address that players use, for links and origin checks; absent: the request's own host. */
  readonly publicUrl?: string | undefined
  readonly log: Logger
  readonly metrics: Metrics
  readonly limits?: Partial<Limits> | undefined
  /** Called when the server begins to stop. */
  readonly onLeave?: () => void
}

/** Everything under /api: guests, games, lists, and the socket on which games are played. */
export async function api(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { games, people, notices, publicUrl, log, metrics } = options
  const limits: Limits = { ...LIMITS, ...options.limits }
  const limiterOf = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterMemory({ keyPrefix, points, duration })
  const writes = limiterOf('writesAMinute', limits.writesAMinute, 60)
  const begins = limiterOf('beginsAnHour', limits.beginsAnHour, 3600)
  const guests = limiterOf('guestsAnHour', limits.guestsAnHour, 3600)
  const shares = limiterOf('sharesAnHour', limits.sharesAnHour, 3600)
  const codes = limiterOf('codesInTenMinutes', limits.codesInTenMinutes, 600)
  const limited = async (limiter: RateLimiterMemory, request: FastifyRequest): Promise<void> => {
    await limiter.consume(countedAs(request.ip)).catch(() => {
      metrics.turnedAway.inc({ limit: limiter.keyPrefix })
      throw new Denied(429, 'tooFast')
    })
  }
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= MOST_BODY
  })
  await app.register(cookie)
  const pages = new SocketPages(games, { limits, metrics })
  metrics.watch({ sockets: () => pages.size, games: () => games.held, late: async () => (await games.late()) / 1000 })
  // Must run before the plugin's own hook, which closes sockets without a close message.
  app.addHook('preClose', async () => {
    options.onLeave?.()
    pages.goodbye()
  })
  await app.register(websocket, { options: { maxPayload: MESSAGE_LIMIT, perMessageDeflate: false } })

  // A page of another site may not act with this cookie.
  app.addHook('onRequest', async (request) => {
    const isSocket = request.headers.upgrade !== undefined
    if (request.method === 'GET' && !isSocket) return
    if (!request.routeOptions.config.fromAnywhere && !isOwn(request, publicUrl)) throw new Denied(403, 'otherOrigin')
    if (!isSocket) await limited(writes, request)
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    const status = error instanceof Denied ? error.statusCode : (error.statusCode ?? 500)
    if (status >= 500) log.error({ err: error }, 'request')
    return reply
      .code(status)
      .send({ why: error instanceof Denied ? error.message : status < 500 ? 'malformed' : 'unavailable' })
  })
  // The route, not the address: that names a game.
  app.addHook('onResponse', async ({ method, routeOptions, ip }, { statusCode: status, elapsedTime }) => {
    const route = routeOptions.url ?? 'unknown'
    metrics.requests.observe({ method, route, status }, elapsedTime / 1000)
    log.info({ method, route, status, ms: Math.round(elapsedTime), from: shortened(ip) }, 'request')
  })
  app.addHook('onSend', async (_, reply) => void reply.header('Cache-Control', 'no-store'))

  const guestOf = (request: FastifyRequest): Promise<Guest | undefined> => people.known(request.cookies[COOKIE])
  const signIn = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
    void reply.setCookie(COOKIE, token, {
      ...{ path: '/', httpOnly: true, sameSite: 'lax', maxAge: YEAR },
      secure: request.protocol === 'https' || publicUrl?.startsWith('https:') === true,
    })
  /** The guest who acts; created on the first write, never by a read. */
  const guestFor = async (request: FastifyRequest, reply: FastifyReply): Promise<Guest> => {
    const known = await guestOf(request)
    if (known) return unlessBanned(known)
    await limited(guests, request)
    const guest = await people.welcome(labelOf(request))
    signIn(request, reply, guest.token)
    return guest
  }
  const somebody = async (request: FastifyRequest): Promise<Guest> => {
    const guest = await guestOf(request)
    if (!guest) throw new Denied(401, 'nobody')
    return unlessBanned(guest)
  }
  const gameOf = async (request: FastifyRequest): Promise<ServedGame> => {
    const id = gameId.safeParse((request.params as { readonly id?: unknown }).id)
    const game = id.success ? await games.get(id.data) : undefined
    if (!game) throw new Denied(404, 'unknownGame')
    return game
  }

  // People

  app.get('/me', async (request) => {
    const guest = await guestOf(request)
    return { me: guest && (await people.me(guest)) }
  })
  app.post('/me', async (request, reply) => {
    const { name } = body(rename, request)
    const guest = await guestFor(request, reply)
    await games.store.renamePerson(guest.person, name)
    return { me: await people.me(guest) }
  })
  app.post('/me/code', async (request) => ({ code: await people.linkCode((await somebody(request)).person) }))
  app.post('/me/recovery', async (request) => ({ code: await people.recoveryCode((await somebody(request)).person) }))
  for (const [path, use] of [
    ['/me/devices', 'useLinkCode'],
    ['/me/recover', 'recover'],
  ] as const)
    app.post(path, async (request, reply) => {
      await limited(codes, request)
      const guest = await people[use](body(oneCode, request).code, labelOf(request))
      if (!guest) throw new Denied(404, 'unknownCode')
      signIn(request, reply, guest.token)
      return { me: await people.me(guest) }
    })
  app.delete('/me/devices/:device', async (request) => {
    const guest = await somebody(request)
    const { device } = request.params as { readonly device: string }
    if (!(await games.store.signOut(guest.person, device))) throw new Denied(404, 'unknownDevice')
    await games.store.db.ring(`person ${guest.person}`)
    return { me: await people.me(guest) }
  })

  await app.register(noticeApi, { notices, guestFor, guestOf, labelOf })

  // Games

  app.post('/games', { bodyLimit: MOST_GAME }, async (request, reply) => {
    await limited(begins, request)
    const wanted = body(createGame, request)
    const made =
      games.beginnings.whyNot(wanted) ??
      (await games.beginnings.create((await guestFor(request, reply)).person, wanted))
    if (typeof made === 'string') throw new Denied(400, made)
    return isRefusal(made) ? reply.code(400).send({ why: 'refused', refusal: made }) : made
  })
  app.get('/games/mine', async (request) => {
    const guest = await guestOf(request)
    if (!guest) return { games: [] }
    const mine = await games.store.gamesOf(guest.person)
    const listed = mine.map(async ({ game, side, course }): Promise<ListedOnline> => {
      const seats = await games.store.seats(game.id)
      const { name: opponent, computer } = seats.find((seat) => seat.side !== side) ?? {}
      const invited = seats.some((seat) => seat.side === side && seat.person === undefined)
      return {
        ...{ ...listing(game, course), side },
        ...(opponent !== undefined && { opponent }),
        ...(computer && { computer: true }),
        ...(invited && { invited }),
      }
    })
    return { games: await Promise.all(listed), now: Date.now() }
  })
  app.get('/games/open', async (request) => {
    const guest = await guestOf(request)
    const open = await games.store.openGames(guest?.person, Date.now() - OFFERS_LAST)
    const listed = open.map(async (game): Promise<ListedOnline> => {
      const [host, record] = await Promise.all([games.store.person(game.creator), games.store.recordOf(game.creator)])
      return { ...listing(game, undefined), host: { name: host?.name ?? '', ...record } }
    })
    return { games: await Promise.all(listed) }
  })
  /** A link shows the table and the inviting player before the seat is claimed. */
  app.get('/games/:id', async (request) => {
    const game = await gameOf(request)
    const guest = await guestOf(request)
    return game.aroundFor(game.sideOf(guest?.person), guest?.person)
  })
  app.get('/games/:id/known', async (request, reply) => {
    const game = await gameOf(request)
    const guest = await guestOf(request)
    const side = game.sideOf(guest?.person)
    const token = linkToken.safeParse(request.headers[WATCH_HEADER])
    if (!side && !games.mayWatch(game, token.success ? token.data : undefined)) throw new Denied(403, 'notYourGame')
    await game.readyFor(side)
    const whole = game.whole(side, await games.store.remarks(game.id))
    const text = JSON.stringify(whole)
    void reply.header('Content-Type', 'application/json; charset=utf-8')
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '') || text.length < 2000) return text
    void reply.header('Content-Encoding', 'br').header('Vary', 'Accept-Encoding')
    return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  })
  app.post('/games/:id/claim', async (request, reply) => {
    await limited(begins, request)
    const game = await gameOf(request)
    const { token, nonce } = body(claimSeat, request)
    const guest = await guestFor(request, reply)
    const side = await games.beginnings.claim(game.id, guest.person, token, nonce)
    if (side !== 'blue' && side !== 'ember') throw new Denied(side === 'notRunning' ? 409 : 403, side)
    return { side: side satisfies SideId }
  })
  /** The proof, revealed when the game has ended, for whatever reason. */
  app.get('/games/:id/proof', async (request) => {
    const game = await gameOf(request)
    if (!game.isEnded) throw new Denied(409, 'stillRunning')
    return game.proof()
  })
  app.post('/games/:id/rematch', async (request) => {
    await limited(begins, request)
    const { person } = await somebody(request)
    const made = await games.beginnings.rematch(await gameOf(request), person, body(rematch, request))
    if (typeof made === 'string') throw new Denied(made === 'notRunning' ? 409 : 403, made)
    return made
  })

  // Moments

  const moments = new Moments(games)
  app.post('/moments', async (request, reply) => {
    await limited(shares, request)
    const shared = body(shareMoment, request)
    const why = await moments.whyNot((await guestOf(request))?.person, shared)
    const made = why ?? (await moments.share((await guestFor(request, reply)).person, shared))
    if (typeof made === 'string') throw new Denied(made === 'unknownGame' ? 404 : 403, made)
    return made
  })
  app.get('/moments/:moment', async (request) => {
    const id = momentId.safeParse((request.params as { readonly moment?: unknown }).moment)
    const shown = id.success ? await moments.open(id.data) : undefined
    if (!shown) throw new Denied(404, 'unknownMoment')
    return shown
  })
  app.post('/games/:id/report', async (request) => {
    const guest = await somebody(request)
    const game = await gameOf(request)
    const { text } = body(reportGame, request)
    await games.store.report({ person: guest.person, game: game.id, body: text, at: Date.now() })
    return { kept: true }
  })
  app.post('/block', async (request) => {
    const guest = await somebody(request)
    const { game: id, blocks } = body(blockPerson, request)
    const game = await games.get(id)
    const side = game?.sideOf(guest.person)
    const other = game?.seats.find((seat) => seat.side !== side)?.person
    if (!side || !other) throw new Denied(404, 'unknownGame')
    await games.store.block(guest.person, other, blocks)
    return { kept: true }
  })

  app.all('/*', async () => {
    throw new Denied(404, 'unknownPath')
  })
  app.get('/play', { websocket: true }, (socket, request) => {
    const cookies = request.cookies[COOKIE]
    pages.greet(socket, people.known(cookies), countedAs(request.ip))
  })
}

const listing = (game: GameRow, course: CourseRow | undefined): ListedOnline => ({
  ...{ id: game.id, status: game.status, card: game.card, terms: game.terms, turn: course?.turn ?? 0 },
  ...(course?.asks && { asks: course.asks }),
  ...(course?.clocks && { clocks: course.clocks }),
  ...(game.page !== undefined && { page: game.page }),
  ...(game.waitsSince !== undefined && { waits: true }),
  changedAt: game.overAt ?? course?.at ?? game.createdAt,
  ...(game.closing && { closing: game.closing }),
})

function unlessBanned(guest: Guest): Guest {
  if (guest.isBanned) throw new Denied(403, 'notAllowed')
  return guest
}

const labelOf = (request: FastifyRequest): string => {
  const agent = request.headers['user-agent'] ?? ''
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1] ?? 'Browser'
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(agent)?.[1] ?? ''
  return [browser === 'Edg' ? 'Edge' : browser === 'OPR' ? 'Opera' : browser, system].filter(Boolean).join(', ')
}

function isOwn({ headers }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, host } = headers
  if (origin === undefined || origin === 'null') return false
  try {
    const { host: from } = new URL(origin)
    return from === host || (publicUrl !== undefined && from === new URL(publicUrl).host)
  } catch {
    return false
  }
}
