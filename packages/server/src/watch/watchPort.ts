import fastify from 'fastify'
import type { Database } from '../store/database.ts'
import { StoreError } from '../store/database.ts'
import type { Metrics } from './metrics.ts'

const PATIENCE = 2_000

export interface Watching {
  readonly host: string
  readonly port: number
}

export interface WatchPort {
  readonly port: number
  /** Reports not ready, so that the load balancer stops sending players. */
  readonly leave: () => void
  readonly close: () => Promise<void>
}

/** Health, readiness and metrics, on a port separate from the players’. */
export async function openWatchPort({ host, port }: Watching, db: Database, metrics: Metrics): Promise<WatchPort> {
  let leaves = false
  const app = fastify({ forceCloseConnections: true, bodyLimit: 1024 })
  app.get('/healthz', async () => ({ alive: true }))
  app.get('/readyz', async (_, reply) => {
    const why = leaves ? 'stopping' : await answers(db)
    return reply.code(why ? 503 : 200).send(why ? { ready: false, why } : { ready: true })
  })
  app.get('/metrics', async (_, reply) => {
    const text = await metrics.registry.metrics()
    return reply.header('content-type', metrics.registry.contentType).send(text)
  })
  const address = await app.listen({ host, port }).catch((error: Error) => {
    throw new StoreError(`Metrics cannot be served on ${host}:${port}: ${error.message}`)
  })
  return {
    port: Number(new URL(address).port),
    leave: () => {
      leaves = true
    },
    close: () => app.close(),
  }
}

/** The reason why the store does not answer. */
async function answers(db: Database): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((done) => {
    timer = setTimeout(() => done('the store does not answer'), PATIENCE)
  })
  const asked = db.run('select 1 as one').then(
    () => undefined,
    () => 'the store does not answer',
  )
  const why = await Promise.race([asked, late])
  clearTimeout(timer)
  return why
}
