// Packages as others install them: JavaScript and types by the compiler alone, data beside them, no tests.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root } from '../bootstrap.mjs'

/** In the order of their imports. */
export const PACKAGES = ['geometry', 'rules', 'content', 'ai']

const sourceOf = (name) => join(root, 'packages', name)
const manifestOf = (name) => JSON.parse(readFileSync(join(sourceOf(name), 'package.json'), 'utf8'))
/** Entry points with their sources: `['./battles', './src/battles/index.ts']`. */
const entriesOf = (name) => Object.entries(manifestOf(name).exports)

/** Builds all packages, each in a folder of its own under `folder`; the later ones see the types of the earlier ones. */
export function buildPackages(folder) {
  rmSync(folder, { recursive: true, force: true })
  for (const name of PACKAGES) {
    const target = join(folder, name)
    emit(name, folder)
    const manifest = publicManifest(manifestOf(name))
    writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
    cpSync(join(sourceOf(name), 'README.md'), join(target, 'README.md'))
    cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'))
    for (const library of manifest.bundleDependencies ?? []) bundle(library, target)
  }
}

function emit(name, folder) {
  const config = ts.readConfigFile(join(sourceOf(name), 'tsconfig.json'), ts.sys.readFile).config
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, sourceOf(name))
  const sources = entriesOf(name).map(([, file]) => join(sourceOf(name), file))
  const program = ts.createProgram(sources, {
    ...options,
    noEmit: false,
    // `npm test` judges the types; here they are only written.
    noCheck: true,
    declaration: true,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    rootDir: sourceOf(name),
    outDir: join(folder, name),
    paths: Object.fromEntries(
      PACKAGES.map((other) => [`@tactic48/${other}`, [join(folder, other, 'src', 'index.d.ts')]]),
    ),
  })
  const { diagnostics } = program.emit(undefined, write)
  const faults = [...program.getOptionsDiagnostics(), ...program.getSyntacticDiagnostics(), ...diagnostics]
  if (faults.length > 0) throw new Error(ts.formatDiagnostics(faults, ts.createCompilerHost(options)))
}

/** The compiler rewrites the endings of imports in JavaScript, but not in declarations. */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, file.endsWith('.d.ts') ? text.replace(/(['"])(\.{1,2}\/[^'"]+)\.ts\1/g, '$1$2.js$1') : text)
}

/** Its dependencies are our own packages; a library of others is taken along, so that nothing has to be fetched. */
function publicManifest({ private: _private, exports, ...manifest }) {
  const libraries = Object.keys(manifest.dependencies ?? {}).filter((name) => !name.startsWith('@tactic48/'))
  return {
    ...manifest,
    engines: { node: '>=20.19' },
    files: ['src', 'data'],
    exports: Object.fromEntries(
      Object.entries(exports).map(([entry, file]) => [
        entry,
        { types: file.replace(/\.ts$/, '.d.ts'), default: file.replace(/\.ts$/, '.js') },
      ]),
    ),
    ...(libraries.length > 0 ? { bundleDependencies: libraries } : {}),
  }
}

function bundle(library, target) {
  const from = join(root, 'node_modules', library)
  const unneeded = /\.(cts|cjs|map)$|\/src(\/|$)/
  cpSync(from, join(target, 'node_modules', library), {
    recursive: true,
    filter: (path) => !unneeded.test(path.slice(from.length)),
  })
}
