// The built page over http: headers, caching, compressed files, errors. `node scripts/serve.mjs [FOLDER]` serves by itself.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { portWanted, root } from './bootstrap.mjs'
import { HEADER_POLICY } from './policy.mjs'

const HEADERS = {
  'Content-Security-Policy': HEADER_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
}

/** Milliseconds that a request and its headers may take to arrive: one that never ends holds nothing for long. */
const SLOWEST = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 }

const RETRY_SECONDS = 2
const BUILDING_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>Tactic48</title>
<p>Tactic48 is being built. This page reloads by itself.</p>
</html>
`

/** Names of assets contain a hash of their content; everything else must be revalidated. */
const cachingOf = (path) => (path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')

/**
 * A server that listens at once, on the next free port if the usual one is taken. It answers 503 until `show` names the folder to
 * serve. `extend` adds what is below /api, `pages` what is below /v.
 */
export async function openServer(host, wanted, { extend, pages, trustProxy = false } = {}) {
  let folder
  const app = fastify({
    forceCloseConnections: true,
    trustProxy,
    exposeHeadRoutes: false,
    // A bad escape in an address, a request that is too long: refused before any route is found.
    frameworkErrors: (error, _request, reply) => sayError(reply, error),
    serverFactory: (handler) =>
      createServer(SLOWEST, (request, response) => {
        for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
        handler(request, response)
      }),
  })
  app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cachingOf(path.replaceAll('\\', '/')))
      response.setHeader('Vary', 'Accept-Encoding')
    },
  })
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if (extend && url.startsWith('/api/')) return undefined
    if (method !== 'GET' && method !== 'HEAD')
      return sayText(reply.code(405).header('Allow', 'GET, HEAD'), 'Read only.\n')
    if (folder !== undefined || (pages && url.startsWith('/v/'))) return undefined
    return reply
      .code(503)
      .headers({
        'Retry-After': RETRY_SECONDS,
        'Cache-Control': 'no-store',
        'Content-Type': 'text/html; charset=utf-8',
      })
      .send(BUILDING_PAGE)
  })
  app.setErrorHandler((error, _request, reply) => sayError(reply, error))
  app.setNotFoundHandler((_request, reply) => sayText(reply.code(404), 'Nothing is here.\n'))
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const path = request.params['*']
      return isPlain(path) && folder !== undefined ? reply.sendFile(`/${path}`, folder) : reply.callNotFound()
    },
  })
  if (extend) await app.register(extend, { prefix: '/api' })
  if (pages) await app.register(pages, { prefix: '/v' })
  await app.ready()
  await listen(app.server, host, wanted)
  return {
    server: app.server,
    address: `http://127.0.0.1:${app.server.address().port}/`,
    show: (built) => {
      folder = resolve(built)
    },
    close: async () => {
      await app.close()
      // Which leaves a server that it has not opened itself listening.
      app.server.close()
      app.server.closeAllConnections()
    },
  }
}

/** No way up, no control characters, no half of a surrogate pair: such a path names no file that was built. */
const isPlain = (path) => !/[\p{Cc}\\]|(^|\/)\.\.?(\/|$)/u.test(path) && path.isWellFormed()

const sayText = (reply, text) => reply.header('Content-Type', 'text/plain; charset=utf-8').send(text)

/** What is wrong with a request is told; what went wrong here is not. A file that vanished while it was opened is not found. */
function sayError(reply, error) {
  const status = error.code === 'ENOENT' ? 404 : (error.statusCode ?? error.status ?? 500)
  for (const [name, value] of Object.entries(error.headers ?? {})) reply.header(name, value)
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified', 'accept-ranges'])
    reply.removeHeader(name)
  if (!reply.raw.headersSent) reply.raw.setHeader('Cache-Control', 'no-store')
  return sayText(reply.code(status), status < 500 ? `${status}\n` : 'The server failed.\n')
}

function listen(server, host, { port, fixed }) {
  return new Promise((done, fail) => {
    let tried = port
    const onError = (error) => {
      if (error.code === 'EADDRINUSE' && !fixed && tried < port + 50) {
        tried += 1
        server.listen(tried, host)
      } else fail(error)
    }
    server.on('error', onError)
    server.once('listening', () => {
      server.off('error', onError)
      done(undefined)
    })
    server.listen(tried, host)
  })
}

/** For a user: what is wrong in one line, and the end. */
export async function openServerOrExplain(host, wanted, options) {
  try {
    return await openServer(host, wanted, options)
  } catch (error) {
    const inUse = error.code === 'EADDRINUSE'
    console.error(inUse ? `Port ${wanted.port} is in use; set PORT to another one.` : `Cannot serve: ${error.message}`)
    process.exit(1)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = resolve(process.argv[2] ?? join(root, 'packages', 'web', 'dist'))
  const { address, show } = await openServerOrExplain('127.0.0.1', portWanted())
  if (!existsSync(join(built, 'index.html'))) {
    console.error(`Nothing is built in ${built}.`)
    process.exit(1)
  }
  show(built)
  console.log(`Tactic48 is at ${address}`)
}
