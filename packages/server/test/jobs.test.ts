import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Jobs, Works } from '../src/jobs/jobs.ts'
import { openJobs } from '../src/jobs/openJobs.ts'
import type { Database } from '../src/store/database.ts'
import { STORES, type TestStore } from './stores.ts'

type Kinds = { readonly note: { readonly say: string }; readonly long: { readonly say: string } }

const nothing = async (): Promise<undefined> => undefined

describe.each(Object.entries(STORES))('jobs on %s', (_, make) => {
  let at: TestStore
  let db: Database
  let jobs: Jobs<Kinds>
  let failed: (readonly [key: string, givenUp: boolean])[]
  let said: string[]

  beforeAll(async () => {
    at = await make()
    db = await at.open()
  })
  beforeEach(() => {
    failed = []
    said = []
    jobs = openJobs<Kinds>(db, {
      silentFor: 2000,
      onFailed: (key, __, givenUp) => failed.push([key, givenUp]),
    })
  })
  afterEach(() => jobs.stop())
  afterAll(async () => {
    await db.close()
    await at.end()
  })

  const works = (part: Partial<Works<Kinds>>): Works<Kinds> => ({
    note: { work: async ({ say }) => void said.push(say), atOnce: 2 },
    long: { work: nothing, atOnce: 1 },
    ...part,
  })

  test('a job is done once its moment has come, whether it was queued before the workers or after', async () => {
    await jobs.add({ kind: 'note', key: 'a', payload: { say: 'a' } })
    await jobs.add({ kind: 'note', key: 'far', payload: { say: 'far' }, at: Date.now() + 3_600_000 })
    await jobs.start(works({}))
    await jobs.add({ kind: 'note', key: 'b', payload: { say: 'b' } })
    await jobs.add({ kind: 'note', key: 'soon', payload: { say: 'soon' }, at: Date.now() + 1500 })
    await expect.poll(() => said, { timeout: 60_000 }).toEqual(['a', 'b', 'soon'])
  })

  test('another with the same key is dropped while the first waits; afterwards the key is free; one that waits can be dropped', async () => {
    const later = Date.now() + 1500
    await jobs.add({ kind: 'note', key: 'k', payload: { say: 'first' }, at: later })
    await jobs.add({ kind: 'note', key: 'k', payload: { say: 'second' } })
    await jobs.add({ kind: 'note', key: 'gone', payload: { say: 'gone' }, at: later })
    await jobs.start(works({}))
    await jobs.drop('gone')
    await expect.poll(() => said, { timeout: 60_000 }).toEqual(['first'])
    await expect
      .poll(
        async () => {
          await jobs.add({ kind: 'note', key: 'k', payload: { say: 'third' } })
          return said[1]
        },
        { timeout: 60_000 },
      )
      .toBe('third')
    await jobs.drop('k')
    expect(said).not.toContain('gone')
  })

  test('one that fails is tried again after a while, and its failure is told; others are done meanwhile', async () => {
    const tries: number[] = []
    await jobs.start(
      works({
        long: {
          atOnce: 1,
          work: async ({ say }, count) => {
            tries.push(count)
            if (count === 1) throw new Error('not yet')
            said.push(say)
            return undefined
          },
        },
      }),
    )
    await jobs.add({ kind: 'long', key: 'fails', payload: { say: 'at last' } })
    await expect.poll(() => failed, { timeout: 60_000 }).toEqual([['fails', false]])
    await jobs.add({ kind: 'note', key: 'between', payload: { say: 'between' } })
    await expect.poll(() => said, { timeout: 60_000 }).toEqual(['between', 'at last'])
    expect(tries).toEqual([1, 2])
  })

  test('one that is put off runs again at its new moment, and that is no failure', async () => {
    const tries: number[] = []
    await jobs.start(
      works({
        long: {
          atOnce: 1,
          work: async (___, count) => {
            tries.push(count)
            return tries.length === 1 ? Date.now() + 500 : undefined
          },
        },
      }),
    )
    await jobs.add({ kind: 'long', key: 'later', payload: { say: '' } })
    await expect.poll(() => tries, { timeout: 60_000 }).toEqual([1, 1])
    expect(failed).toEqual([])
  })

  test('the job of a process that was killed in the middle of it is done by another', async () => {
    const own = await make()
    const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'jobNode.ts')], {
      env: { ...process.env, DATABASE_URL: own.url ?? '', FILE: own.file ?? '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await says(child, 'taken')
    const gone = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await gone
    const again = await own.open()
    const others = openJobs<Kinds>(again, { silentFor: 2000 })
    await others.start(works({ long: { atOnce: 1, work: async ({ say }) => void said.push(say) } }))
    await expect.poll(() => said, { timeout: 120_000 }).toEqual(['alive'])
    await others.stop()
    await again.close()
    await own.end()
  })
})

const says = (child: ChildProcess, word: string): Promise<void> =>
  new Promise((done, fail) => {
    let said = ''
    child.stdout?.on('data', (part) => {
      said += String(part)
      if (said.includes(word)) done()
    })
    child.once('exit', () => fail(new Error(`it ended: ${said}`)))
  })
