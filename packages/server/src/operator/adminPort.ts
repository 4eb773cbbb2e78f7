import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { isSame } from '../people/tokens.ts'
import { StoreError } from '../store/database.ts'
import type { Store } from '../store/store.ts'
import { backUp } from './backup.ts'
import { carryOut, isDeed } from './deeds.ts'

/** How to reach the server that owns a data folder; readable by the owner of the folder. */
export interface Door {
  readonly port: number
  readonly token: string
}

const fileIn = (data: string): string => join(data, 'admin.json')

/** The door of the server on this folder; it may be left from a server that crashed. Undefined: no server. */
export function doorOf(data: string): Door | undefined {
  const file = fileIn(data)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Door) : undefined
}

/**
 * The embedded store belongs to one process, so that process runs the operator's commands. It listens on loopback only and requires the
 * token from the data folder, which only its owner can read.
 */
export async function openAdminPort(store: Store, data: string): Promise<{ readonly close: () => Promise<void> }> {
  const token = randomBytes(32).toString('base64url')
  const app = fastify({ forceCloseConnections: true, bodyLimit: 16_384 })
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`)) return reply.code(401).send({ why: 'no token' })
  })
  app.setErrorHandler((error: Error, _, reply) => {
    const known = error instanceof StoreError
    return reply.code(known ? 400 : 500).send({ why: known ? error.message : `The server failed: ${error.message}` })
  })
  routes(app, store)
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  writeFileSync(fileIn(data), JSON.stringify({ port: Number(port), token } satisfies Door), { mode: 0o600 })
  return {
    async close() {
      rmSync(fileIn(data), { force: true })
      await app.close()
    },
  }
}

function routes(app: FastifyInstance, store: Store): void {
  app.post('/do/:name', async (request, reply) => {
    const { name } = request.params as { readonly name: string }
    const { given } = (request.body ?? {}) as { readonly given?: unknown }
    const isList = Array.isArray(given) && given.every((one) => typeof one === 'string')
    if (!isDeed(name) || !isList)
      return reply.code(404).send({ why: 'The running server does not know this command; it is another release.' })
    return { lines: await carryOut(store, name, given, Date.now()) }
  })
  app.get('/backup', (_, reply) => {
    const out = new PassThrough()
    // A reader that disconnects ends it; its file has no end line and is not accepted as a backup.
    backUp(store.db, out, Date.now()).catch((error: Error) => out.destroy(error))
    return reply.header('content-type', 'application/gzip').send(out)
  })
}
