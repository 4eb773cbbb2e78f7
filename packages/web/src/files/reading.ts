import type { Faction } from '@tactic48/content'
import type { Log, Played } from '@tactic48/rules'
import { proxy, type Remote, wrap } from 'comlink'
import type { OpenedGame } from './gameFile.ts'
import type { KeptGame, Reader, Tell } from './readerWorker.ts'
import { NO_READER, tooLarge, type Wrong } from './wrong.ts'

const silent: Tell = () => undefined

/** A reader for one job, gone with all its memory when the job is done or nobody waits for it any more. */
async function read<T>(job: (reader: Remote<Reader>) => Promise<T>, left?: AbortSignal): Promise<T | Wrong> {
  const worker = new Worker(new URL('./readerWorker.ts', import.meta.url), { type: 'module', name: 'reader' })
  const gone = new Promise<Wrong>((resolve) => {
    worker.addEventListener('error', () => resolve(NO_READER))
    left?.addEventListener('abort', () => resolve(NO_READER))
  })
  try {
    return await Promise.race([job(wrap<Reader>(worker)), gone])
  } catch {
    return NO_READER
  } finally {
    worker.terminate()
  }
}

export async function readGameFile(file: Blob, tell: Tell, left?: AbortSignal): Promise<OpenedGame | Wrong> {
  return tooLarge(file) ?? read(async (reader) => reader.game(file, proxy(tell)), left)
}

export async function readCards(file: Blob): Promise<Faction | Wrong> {
  return tooLarge(file) ?? read(async (reader) => reader.cards(file))
}

export const readKept = (id: string): Promise<KeptGame | Wrong | undefined> =>
  read(async (reader) => reader.kept(id, proxy(silent)))

export const readLog = (log: Log): Promise<Played | Wrong> => read(async (reader) => reader.log(log, proxy(silent)))
