import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

export interface Port {
  readonly port: number
  readonly fixed: boolean
}

export interface TableServer {
  readonly server: Server
  readonly address: string
  readonly show: (folder: string) => void
  readonly close: () => Promise<void>
}

export interface ServerOptions {
  /** What is below /api. */
  readonly extend?: (app: FastifyInstance) => Promise<void>
  /** What is below /v. */
  readonly pages?: (app: FastifyInstance) => Promise<void>
  /** The addresses of proxies whose word is taken for where a request comes from; false: none. */
  readonly trustProxy?: false | string
}

export function openServer(host: string, port: Port, options?: ServerOptions): Promise<TableServer>
