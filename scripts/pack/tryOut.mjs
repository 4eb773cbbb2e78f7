// What a bot author does: an empty folder, the tarballs, the example of the README as plain JavaScript, then with its types.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../bootstrap.mjs'
import { PACKAGES } from './build.mjs'

const tarballs = join(root, 'dist', 'packages')
const examples = join(root, 'examples')
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'tactic48-bot-'))
const run = (command, ...args) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' })

const PLAY = `
import * as geometry from '@tactic48/geometry'
import * as content from '@tactic48/content'
import * as ai from '@tactic48/ai'
import { seededChance } from '@tactic48/rules'
import { bot } from './bot.js'
import { squads } from './squads.js'

for (const [name, library] of Object.entries({ geometry, content, ai })) {
  if (Object.keys(library).length === 0) throw new Error(name + ' exports nothing')
}
if (content.BATTLEFIELDS.length === 0) throw new Error('content has no data')
const { phase, outcome, turn } = ai.playGame(squads, { blue: bot, ember: ai.regular }, seededChance('any seed'))
console.log(phase, 'in turn', turn.number, 'by', outcome.rule)
`

const STRICT = {
  compilerOptions: {
    module: 'nodenext',
    strict: true,
    noEmit: true,
    target: 'es2023',
    types: [],
    lib: ['es2023', 'dom'],
  },
  include: ['typed.ts'],
}

try {
  writeFileSync(join(folder, 'package.json'), '{ "name": "bot", "private": true, "type": "module" }')
  const files = readdirSync(tarballs).map((file) => join(tarballs, file))
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', ...files)
  for (const file of readdirSync(examples).filter((name) => name.endsWith('.ts'))) {
    const { outputText } = ts.transpileModule(readFileSync(join(examples, file), 'utf8'), {
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2022,
        rewriteRelativeImportExtensions: true,
      },
    })
    writeFileSync(join(folder, file.replace(/\.ts$/, '.js')), outputText)
  }
  writeFileSync(join(folder, 'play.js'), PLAY)
  const told = run(process.execPath, '--throw-deprecation', 'play.js')
  if (!/^over in turn \d+ by VICT-\d\d/.test(told)) throw new Error(`the bot told: ${told}`)
  console.log(`the example played in plain JavaScript: ${told.trim()}`)

  for (const name of PACKAGES) {
    const [, shown] = /```js\n(.*?)```/s.exec(readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')) ?? []
    if (shown === undefined) continue
    writeFileSync(join(folder, 'shown.js'), `import { squads as spec } from './squads.js'\n${shown}`)
    run(process.execPath, 'shown.js')
    console.log(`what the README of ${name} shows runs`)
  }

  writeFileSync(
    join(folder, 'typed.ts'),
    "export * as rules from '@tactic48/rules'\nexport * as ai from '@tactic48/ai'\nexport * as content from '@tactic48/content'\n",
  )
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(STRICT))
  run(process.execPath, join(root, 'node_modules', 'typescript', 'bin', 'tsc'))
  console.log('their types hold without ours')
} catch (error) {
  console.error(error.stdout || error.message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
