import type { Server } from 'node:http'

export interface Port {
  readonly port: number
  readonly fixed: boolean
}

export function listen(host: string, port: Port): Promise<Server>
export function serveFolder(server: Server, folder: string): string
