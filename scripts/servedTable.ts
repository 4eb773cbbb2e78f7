import { rm } from 'node:fs/promises'
import { buildTable, ownFolder } from './build.mjs'
import { openServer } from './serve.mjs'

export interface ServedTable {
  readonly address: string
  readonly close: () => Promise<void>
}

/** The page as it is published, built for the occasion and served on a free port. */
export async function serveTable(): Promise<ServedTable> {
  const folder = ownFolder()
  await buildTable(folder, 'error')
  const { address, show, close } = await openServer('127.0.0.1', { port: 0, fixed: true })
  show(folder)
  return {
    address,
    close: async () => {
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
