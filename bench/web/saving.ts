import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { type Played, type StoredEntry, storeLog } from '@tactic48/rules'
import { build } from 'esbuild'
import type { shelf } from '../../packages/web/src/game/shelf.ts'
import { kept } from '../../packages/web/test/replayGames.ts'
import { shelve } from '../../packages/web/test/shelf.ts'
import { against, type Figure } from '../figure.ts'
import { spentOn } from './processor.ts'

const SAVES = 200
const ROUNDS = 5
const SHELF = fileURLToPath(new URL('../../packages/web/src/game/shelf.ts', import.meta.url))

/**
 * What it takes to keep a command in the first turn and in the fortieth: the same commands are kept behind none and behind as many as
 * forty turns have, a third more than the game of thirty; in ms of the processor, over all processes of the browser.
 */
export async function* savingGrowth(browser: Browser, baseURL: string, { log, state }: Played): AsyncGenerator<Figure> {
  const page = await browser.newPage({ baseURL })
  const { log: _, ...header } = kept('shelf', { log, state })
  await shelve(page, kept('any', { log: { ...log, entries: [] }, state }))
  await page.evaluate(await shelfAsScript())
  const { entries } = storeLog(log)
  const some = entries.slice(0, SAVES)
  // The shelf does not look into what it keeps.
  const late = [...entries, ...entries.slice(0, Math.ceil(entries.length / 3))]
  const keep = (id: string, from: number, entries: readonly StoredEntry[], atOnce: boolean): Promise<void> =>
    page.evaluate(
      async ([header, id, from, entries, atOnce]) => {
        const { shelf: kept } = (window as Window & { kept?: { shelf: typeof shelf } }).kept ?? {}
        if (!kept) throw new Error('no shelf')
        const rows = entries.map((entry, i) => ({ id: `${from + i}`, entry }))
        const write = { header: { ...header, id } }
        if (atOnce) await kept.append({ ...write, from, rows }, header)
        else for (const [i, row] of rows.entries()) await kept.append({ ...write, from: from + i, rows: [row] }, header)
      },
      [header, id, from, entries, atOnce] as const,
    )
  const cost = async (id: string, before: readonly StoredEntry[]): Promise<number> => {
    await keep(id, 0, before, true)
    const { browser: given } = await spentOn(browser, () => keep(id, before.length, some, false))
    return (given * 1000) / SAVES
  }
  const costs: { early: number; late: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const early = await cost(`early ${round}`, [])
    costs.push({ early, late: await cost(`late ${round}`, late) })
  }
  await page.close()
  const least = (of: 'early' | 'late'): number => Math.min(...costs.map((one) => one[of]))
  yield against('save/growth', least('late'), 'ms in turn 1', least('early'), 'less')
}

async function shelfAsScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SHELF],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'kept',
    footer: { js: 'window.kept = kept' },
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}
