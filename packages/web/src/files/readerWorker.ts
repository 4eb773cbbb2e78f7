import { ContentError, type Faction, loadCardFile } from '@tactic48/content'
import { expose } from 'comlink'
import { type Linked, readLink } from './link.ts'
import type { Wrong } from './wrong.ts'

/** What comes from outside is read and judged here: a long or hostile file does not stop the page. */
const reader = {
  link: (payload: string): Promise<Linked | Wrong> => readLink(payload),
  async cards(file: Blob): Promise<Faction | Wrong> {
    try {
      return loadCardFile(await file.text())
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      const { field, fault, params } = error
      return { wrong: fault, field, params: { ...params } }
    }
  },
}

export type Reader = typeof reader

expose(reader)
