import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const PACKAGES = ['geometry', 'rules', 'content', 'ai', 'host']

/** Files keep their own address, by which they find their data. */
const ownAddress = {
  name: 'own address',
  setup(bundling) {
    bundling.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const address = JSON.stringify(pathToFileURL(path).href)
      return { contents: source.replaceAll('import.meta.url', address), loader: 'ts' }
    })
  },
}

/**
 * These test files with the sources under `root`, as the text of one CommonJS module. The copy that holds the mutants
 * shares the node_modules of the project, whose packages lead back to the sources without mutants: hence the aliases.
 */
export async function bundle(root, testFiles) {
  const { outputFiles } = await build({
    stdin: {
      contents: testFiles.map((file) => `require(${JSON.stringify(join(root, file))})`).join('\n'),
      resolveDir: root,
      loader: 'js',
    },
    alias: Object.fromEntries(
      PACKAGES.map((name) => [`@tactic48/${name}`, join(root, `packages/${name}/src/index.ts`)]),
    ),
    plugins: [ownAddress],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0].text
}
