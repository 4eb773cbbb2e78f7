import { type CardSet, ContentError, loadCardFile } from '@tactic48/content'
import { expose } from 'comlink'
import { type Linked, readLink } from './link.ts'
import { type Wrong, wrongIn } from './wrong.ts'

/** What comes from outside is read and judged here: a long or hostile file does not stop the page. */
const reader = {
  link: (payload: string): Promise<Linked | Wrong> => readLink(payload),
  async cards(file: Blob, sets: readonly CardSet[]): Promise<CardSet | Wrong> {
    try {
      return loadCardFile(await file.text(), sets)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return wrongIn(error)
    }
  },
}

export type Reader = typeof reader

expose(reader)
