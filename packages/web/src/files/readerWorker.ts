import { ContentError, type Faction, loadCardFile } from '@tactic48/content'
import { type ChanceState, isRefusal, type Log, type Played, type Refusal, reopening } from '@tactic48/rules'
import { expose } from 'comlink'
import { aboutIn, chanceIn } from '../game/savedGame.ts'
import { shelf } from '../game/shelf.ts'
import { type OpenedGame, readingGame } from './gameFile.ts'
import { isWrong, type Wrong, wrongOf } from './wrong.ts'

/** Told now and then which share is done. */
export type Tell = (share: number) => void

export type KeptGame = OpenedGame & { readonly chance: ChanceState | undefined }

/** What comes from outside is read and judged here: a long or hostile file does not stop the page. */
const reader = {
  async game(file: Blob, tell: Tell): Promise<OpenedGame | Wrong> {
    return driven(readingGame(await file.text()), tell)
  },

  log(log: Log, tell: Tell): Played | Wrong {
    return driven(reopening(log), tell)
  },

  /** A game of the shelf: what lies there may be older than the page, torn or changed by hand. */
  async kept(id: string, tell: Tell): Promise<KeptGame | Wrong | undefined> {
    const saved = await shelf.get(id)
    if (!saved) return undefined
    const played = driven(reopening(saved.log), tell)
    return isWrong(played) ? played : { ...aboutIn({ ...saved }), ...played, chance: chanceIn(saved.chance) }
  },

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

function driven<T extends object>(work: Generator<number, T | Refusal>, tell: Tell): T | Wrong {
  for (;;) {
    const { done, value } = work.next()
    if (!done) tell(value)
    else return isRefusal(value) ? wrongOf(value) : value
  }
}

export type Reader = typeof reader

expose(reader)
