/**
 * `npm run prove`: geometry against the oracle over many scenes. --scenes 500000 --seed 1 --jobs 2
 * `npm run prove -- recruit`: 60 first games of a player who follows the pointers against a recruit. --games 60 --against recruit
 * `npm run prove -- voices`: games played by roles, names and what is announced, in all three languages.
 * `npm run prove -- server`: kills, nodes, database, hostile, pairs, dice, soak; or one of them: `-- server pairs --times 500` (minutes
 * of the soak).
 * `npm run prove -- table`: a platoon against a platoon to the end, by mouse under both company sheets, by keys, by touch.
 */
import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { LEVELS, recruit, regular, veteran } from '../packages/ai/src/index.ts'
import { judgeScene } from '../packages/geometry/test/oracle/judgeScene.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scenes: { type: 'string', default: '500000' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    part: { type: 'string' },
    games: { type: 'string', default: '60' },
    against: { type: 'string', default: 'recruit' },
    times: { type: 'string' },
  },
})

function whole(name: 'scenes' | 'seed' | 'jobs' | 'games', least: number): number {
  const value = Number(values[name])
  if (Number.isSafeInteger(value) && value >= least) return value
  console.error(`--${name} must be a whole number from ${least} on, got ${values[name]}`)
  process.exit(2)
}

const scenes = whole('scenes', 1)
const seed = whole('seed', 0)
const jobs = whole('jobs', 1)

/** What a part tells the whole. */
interface Report {
  readonly done: number
  readonly wrong: readonly string[]
}

const CHUNK = 500

/** What is proved in the browser: which spec, and what tells it to go all the way. */
const IN_BROWSER: { readonly [what: string]: readonly [spec: string, env: { readonly [name: string]: string }] } = {
  voices: ['voices', { VOICES: 'en,it,es' }],
  table: ['wholeGamePlatoon.spec.ts', { TABLE: 'whole' }],
}

/** What is proved of a server: in which test, by which name, and how often. */
const OF_SERVER: {
  readonly [part: string]: { readonly file: string; readonly count: string; readonly times: number }
} = {
  kills: { file: 'killed', count: 'KILLS', times: 50 },
  nodes: { file: 'killed', count: 'NODES', times: 20 },
  database: { file: 'killed', count: 'DATABASE_KILLS', times: 10 },
  hostile: { file: 'hostile', count: 'MESSAGES', times: 100_000 },
  pairs: { file: 'secrecy', count: 'PAIRS', times: 500 },
  dice: { file: 'proven', count: 'PROVEN', times: 100 },
  soak: { file: 'soak', count: 'SOAK_MINUTES', times: 30 },
}

const [what, ...others] = positionals
const browsed = what !== undefined && others.length === 0 ? IN_BROWSER[what] : undefined
if (browsed) proveInBrowser(...browsed)
else if (what === 'server' && others.every((part) => Object.hasOwn(OF_SERVER, part))) proveServer(others)
else if (what === 'recruit' && others.length === 0) await proveOpponent()
else if (what !== undefined) {
  const known = ['recruit', 'server', ...Object.keys(IN_BROWSER)].join(', ')
  console.error(`nothing is proved by the name of ${positionals.join(' ')}; there is ${known}, or none for geometry`)
  process.exitCode = 2
} else if (values.part === undefined) await proveAll()
else provePart(Number(values.part))

function provePart(part: number): void {
  let done = 0
  let wrong: string[] = []
  const report = (): void => {
    const message: Report = { done, wrong }
    process.send?.(message)
    done = 0
    wrong = []
  }
  for (let i = part; i < scenes; i += jobs) {
    wrong.push(...judgeScene(seed, i))
    done += 1
    if (done === CHUNK) report()
  }
  report()
}

async function proveAll(): Promise<void> {
  const started = Date.now()
  let done = 0
  let disagreements = 0
  let shown = started
  const take = (report: Report): void => {
    done += report.done
    disagreements += report.wrong.length
    for (const one of report.wrong) console.error(one)
    if (Date.now() - shown < (process.stdout.isTTY ? 500 : 10_000)) return
    shown = Date.now()
    const rate = Math.round((1000 * done) / (shown - started))
    const line = `${done} of ${scenes} scenes, ${disagreements} disagreements, ${rate} scenes/s`
    process.stdout.write(process.stdout.isTTY ? `\r${line}\u001b[K` : `${line}\n`)
  }
  const parts = Array.from({ length: jobs }, (_, part) => {
    const child = fork(fileURLToPath(import.meta.url), [...process.argv.slice(2), `--jobs=${jobs}`, `--part=${part}`])
    child.on('message', (report) => take(report as Report))
    return ended(child)
  })
  const failed = (await Promise.all(parts)).filter((code) => code !== 0)
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K')
  console.log(`${done} scenes, ${disagreements} disagreements`)
  if (failed.length > 0) console.error(`${failed.length} of ${jobs} parts ended early`)
  process.exitCode = disagreements > 0 || failed.length > 0 || done !== scenes ? 1 : 0
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1))
  })
}

async function proveOpponent(): Promise<void> {
  const bots = { recruit, regular, veteran }
  const name = LEVELS.find((level) => level === values.against)
  if (name === undefined) {
    console.error(`--against must be ${LEVELS.join(' or ')}, got ${values.against}`)
    process.exitCode = 2
    return
  }
  const { proveRecruit } = await import('../packages/web/test/firstGames.ts')
  process.exitCode = proveRecruit(whole('games', 1), name, bots[name]) ? 0 : 1
}

function proveServer(parts: readonly string[]): void {
  const wanted = Object.entries(OF_SERVER).filter(([part]) => parts.length === 0 || parts.includes(part))
  for (const [part, { file, count, times }] of wanted) {
    // Only this part of its file goes the long way.
    const others = Object.values(OF_SERVER).filter((one) => one.file === file && one.count !== count)
    const none = Object.fromEntries(others.map((one) => [one.count, '0']))
    const env = { ...process.env, ...none, LONG: 'true', [count]: values.times ?? String(times) }
    console.log(`${part}: ${count}=${env[count]}`)
    const command = [
      'vitest',
      'run',
      '--maxWorkers=1',
      '--testTimeout=7200000',
      '--project',
      'server',
      `packages/server/test/${file}.test.ts`,
    ]
    const { status } = spawnSync('npx', command, { stdio: 'inherit', env })
    if (status !== 0) process.exitCode = status ?? 1
  }
}

function proveInBrowser(spec: string, more: { readonly [name: string]: string }): void {
  const env = { ...process.env, ...more }
  for (const command of [
    ['vite', 'build', 'packages/web', '--logLevel', 'warn'],
    ['playwright', 'test', '--config', 'packages/web/playwright.config.ts', spec],
  ]) {
    const { status } = spawnSync('npx', command, { stdio: 'inherit', env })
    if (status !== 0) {
      process.exitCode = status ?? 1
      return
    }
  }
}
