import type { CardSet } from '@tactic48/content'
import { type Remote, wrap } from 'comlink'
import { trackWork } from '../app/settled.ts'
import { Lifeline } from '../worker/lifeline.ts'
import { startWorker } from '../worker/startWorker.ts'
import type { Linked } from './link.ts'
import type { Reader } from './readerWorker.ts'
import { NO_READER, unreadable, type Wrong } from './wrong.ts'

/** A reader for one job, gone with all its memory when the job is done. */
async function read<T>(job: (reader: Remote<Reader>) => Promise<T>): Promise<T | Wrong> {
  let worker: Worker | undefined
  try {
    const hired = startWorker('reader')
    worker = hired
    return await trackWork(new Lifeline(hired, 'reader').answer(job(wrap<Reader>(hired))))
  } catch {
    return NO_READER
  } finally {
    worker?.terminate()
  }
}

/** None of its cards may stand in the place of one of these sets. */
export async function readCards(file: Blob, sets: readonly CardSet[]): Promise<CardSet | Wrong> {
  return (await trackWork(unreadable(file))) ?? read(async (reader) => reader.cards(file, sets))
}

export const readLinked = (payload: string): Promise<Linked | Wrong> => read(async (reader) => reader.link(payload))
