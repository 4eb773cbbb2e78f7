import type { Server } from 'node:http'

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

export function openServer(host: string, port: Port): Promise<TableServer>
