import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { listen, serveFolder } from './serve.mjs'

const WEB = fileURLToPath(new URL('../packages/web/', import.meta.url))

export interface ServedTable {
  readonly address: string
  readonly close: () => Promise<void>
}

/** The page as it is published, built for the occasion and served on a free port. */
export async function serveTable(): Promise<ServedTable> {
  const outDir = await mkdtemp(join(tmpdir(), 'tactic48-'))
  await build({ root: WEB, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const server = await listen('127.0.0.1', { port: 0, fixed: true })
  const address = serveFolder(server, outDir)
  return {
    address,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
