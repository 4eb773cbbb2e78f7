import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { specification } from '../../scripts/law/plugin.ts'
import { bundleEngine } from '../../scripts/pack/engine.mjs'
import { namePage, UNNAMED_PAGE } from '../../scripts/pack/page.mjs'
import { META_POLICY } from '../../scripts/policy.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  base: './',
  plugins: [react(), namedEngine(), policyInPage(), placeForName(), specification(), wholeEditionOffline()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Whoever starts the game need not read how long its parts took to build.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})

/** Games name the engine bundle that was built from the same sources (docs/adr/0011-engine-pins.md). */
function namedEngine(): Plugin {
  return {
    name: 'named-engine',
    apply: 'build',
    config: async () => ({ define: { TACTIC48_BUILD: JSON.stringify((await bundleEngine()).name) } }),
  }
}

/** For static hosts, which send no such header. Not while developing: hot reload needs a script in the page. */
function policyInPage(): Plugin {
  const attrs = { 'http-equiv': 'Content-Security-Policy', content: META_POLICY }
  return {
    name: 'policy-in-page',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }],
  }
}

/** Where the page says which build it is, once all of it is there (`namePage`). */
function placeForName(): Plugin {
  const attrs = { name: 'tactic48-page', content: UNNAMED_PAGE }
  return {
    name: 'place-for-name',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head' }],
  }
}

/** After the build: a service worker that knows every file of it, and each file as it travels. */
function wholeEditionOffline(): Plugin {
  let folder = ''
  return {
    name: 'whole-edition-offline',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        namePage(folder)
        await build({
          configFile: false,
          root,
          publicDir: false,
          logLevel: 'warn',
          define: { FILES: JSON.stringify(filesOf(folder)), 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: folder,
            emptyOutDir: false,
            target: 'es2022',
            lib: { entry: join(root, 'src/offline/serviceWorker.ts'), formats: ['iife'], name: 'offline' },
            rolldownOptions: { output: { entryFileNames: 'serviceWorker.js' } },
          },
        })
        compress(folder)
      },
    },
  }
}

const TEXTS = /\.(js|css|html|json|svg|webmanifest)$/

/** Each text beside itself, smaller: a server hands out the one that the browser understands. */
function compress(folder: string): void {
  for (const path of pathsIn(folder).filter((name) => TEXTS.test(name))) {
    const text = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  }
}

const pathsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/**
 * Names of assets carry a hash of what is in them; other files need theirs beside them. What comes over the network must be this
 * very file: a page that asks for a password, given instead of a script, would break the edition for good.
 */
function filesOf(folder: string): readonly {
  readonly url: string
  readonly revision: string | null
  readonly integrity: string
}[] {
  return pathsIn(folder)
    .map((path) => ({ path, url: path.slice(folder.length + 1).replaceAll('\\', '/') }))
    .filter(({ url }) => url !== 'serviceWorker.js')
    .map(({ path, url }) => {
      const hash = createHash('sha256').update(readFileSync(path)).digest('base64')
      return { url, revision: url.startsWith('assets/') ? null : hash, integrity: `sha256-${hash}` }
    })
}
