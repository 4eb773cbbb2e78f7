import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { against, type Figure } from '../figure.ts'
import { FILES, type HostileFile } from './files.ts'

const SECONDS = 2
const TIMES = 10

/** What is thrown away at once is collected early: what is kept counts, not what has passed. */
const HEAP = ['--max-semi-space-size=1']

interface Judged {
  readonly verdict: string
  readonly took: number
  readonly bytes: number
}

/** Files at their limits, judged in time and memory; the ratio says how far within the limit each is. */
export function* figures(): Generator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'tactic48-open-'))
  let slowest: Figure | undefined
  try {
    for (const file of FILES) {
      const [time, memory] = judge(folder, file)
      yield time
      yield memory
      if (!slowest || time.ratio < slowest.ratio) slowest = time
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  if (slowest) yield against('open/hostile', slowest.rate, slowest.peer, slowest.peerRate)
}

function judge(folder: string, file: HostileFile): readonly [Figure, Figure] {
  const path = join(folder, `${file.name}.json`)
  writeFileSync(path, file.text())
  const { size } = statSync(path)
  const script = fileURLToPath(new URL('judge.ts', import.meta.url))
  const answer = execFileSync(process.execPath, [...HEAP, '--import', 'tsx', script, path, file.kind], {
    encoding: 'utf8',
  })
  rmSync(path)
  const { verdict, took, bytes } = JSON.parse(answer) as Judged
  const name = `open/hostile/${file.name}`
  process.stderr.write(
    `${name}: ${(size / 1e6).toFixed(1)} MB, ${Math.round(took)} ms, ${(bytes / size).toFixed(1)} times, ${verdict}\n`,
  )
  return [
    against(name, 1000 / took, `within ${SECONDS} s`, 1 / SECONDS),
    against(`${name}/memory`, (TIMES * size) / Math.max(1, bytes), `within ${TIMES} times the file`, 1),
  ]
}
