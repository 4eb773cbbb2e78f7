import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPlay } from '../packages/server/src/index.ts'
import { buildTable, ownFolder } from './build.mjs'
import { openServer, type ServerOptions } from './serve.mjs'

export interface ServedTable {
  readonly address: string
  readonly close: () => Promise<void>
}

/** The page as it is published, built for the occasion and served on a free port. */
export async function serveTable(): Promise<ServedTable> {
  return served({})
}

/** The same with games between people who are apart, which are forgotten when it is closed. */
export async function serveWithGames(): Promise<ServedTable> {
  const data = await mkdtemp(join(tmpdir(), 'tactic48-'))
  const play = await openPlay({ data, logLevel: 'silent' })
  const { address, close } = await served({ extend: play.plugin })
  return {
    address,
    close: async () => {
      await close()
      await play.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function served(options: ServerOptions): Promise<ServedTable> {
  const folder = ownFolder()
  await buildTable(folder, 'error')
  const { address, show, close } = await openServer('127.0.0.1', { port: 0, fixed: true }, options)
  show(folder)
  return {
    address,
    close: async () => {
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
