// The built page over http, as it is meant to be served: headers, caching, 404.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { portWanted, root } from './bootstrap.mjs'

/** React sets inline styles; pictures and workers are made in the page. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
}

/** Names of assets carry a hash of what is in them; everything else is asked for again. */
const cachingOf = (path) => (path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')

/** A server that listens, on the next free port if the usual one is taken. */
export function listen(host, { port, fixed }) {
  const server = createServer()
  return new Promise((resolve, reject) => {
    let tried = port
    server.on('error', (error) => {
      if (error.code === 'EADDRINUSE' && !fixed && tried < port + 50) {
        tried += 1
        server.listen(tried, host)
      } else reject(error)
    })
    server.once('listening', () => resolve(server))
    server.listen(tried, host)
  })
}

/** For a user: what is wrong in one line, and the end. */
export async function listenOrSayWhy(host, wanted) {
  try {
    return await listen(host, wanted)
  } catch (error) {
    const inUse = error.code === 'EADDRINUSE'
    console.error(inUse ? `Port ${wanted.port} is in use; set PORT to another one.` : `Cannot serve: ${error.message}`)
    process.exit(1)
  }
}

/** Answers with the files of a folder from now on. */
export function serveFolder(server, folder) {
  const files = sirv(folder, {
    dev: false,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => response.setHeader('Cache-Control', cachingOf(path)),
  })
  server.on('request', (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Nothing is here.\n')
    })
  })
  const { port } = server.address()
  return `http://127.0.0.1:${port}/`
}

/** Run by itself it serves the page that was built last. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = await listenOrSayWhy('127.0.0.1', portWanted())
  const built = join(root, 'packages', 'web', 'dist')
  console.log(`Tactic48 is at ${serveFolder(server, built)}`)
}
