import { BATTLEFIELDS, ContentError } from '@tactic48/content'
import { type Battle, LARGE_BATTLEFIELDS, readBattleFile } from '@tactic48/content/battles'
import { create } from 'zustand'
import { prefer, preferred } from '../../app/preference.ts'
import { trackWork } from '../../app/settled.ts'
import { unreadable, type Wrong } from '../../files/wrong.ts'
import { keep, kept } from '../../setup/kept.ts'
import { isSketch } from '../form/sketch.ts'
import type { BattleSketch } from './battleFile.ts'

const KEPT = 'tactic48.battles'
const DRAFTS = 'battleEditor'

export interface OwnBattle {
  readonly text: string
  readonly battle: Battle
}

interface BattleStore {
  readonly battles: readonly OwnBattle[]
  /** What is not right yet; a reload loses nothing of it. */
  readonly drafts: { readonly [id: string]: BattleSketch }
  /** Whether this browser keeps them beyond the page. */
  readonly lasting: boolean
  readonly hold: (one: OwnBattle) => void
  readonly draft: (id: string, sketch: BattleSketch) => void
  readonly forget: (id: string) => void
}

const FIELDS = [...BATTLEFIELDS, ...LARGE_BATTLEFIELDS]

/** A battle file that somebody else may have written. */
export function readOwnBattle(text: string): OwnBattle | Wrong {
  try {
    return { text, battle: readBattleFile(text, FIELDS) }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { field, fault, params } = error
    return { wrong: fault, field, params: { ...params } }
  }
}

export async function readBattleBlob(file: Blob): Promise<OwnBattle | Wrong> {
  return (await trackWork(unreadable(file))) ?? readOwnBattle(await trackWork(file.text()))
}

function keptBattles(): readonly OwnBattle[] {
  try {
    const texts: unknown = JSON.parse(preferred(KEPT) ?? '[]')
    if (!Array.isArray(texts)) return []
    return texts.flatMap((text) => {
      const read = typeof text === 'string' ? readOwnBattle(text) : undefined
      return read && 'battle' in read ? [read] : []
    })
  } catch {
    return []
  }
}

function keptDrafts(): { readonly [id: string]: BattleSketch } {
  const drafts = kept(DRAFTS)
  return Object.fromEntries(
    Object.entries(isSketch(drafts) ? drafts : {}).flatMap(([id, draft]) => (isSketch(draft) ? [[id, draft]] : [])),
  )
}

/** The battles that the player has written or was sent. */
export const useOwnBattles = create<BattleStore>()((set, get) => {
  const save = (battles: readonly OwnBattle[]): void =>
    set({ battles, lasting: prefer(KEPT, JSON.stringify(battles.map(({ text }) => text))) })
  const without = (id: string): { readonly [id: string]: BattleSketch } =>
    Object.fromEntries(Object.entries(get().drafts).filter(([other]) => other !== id))
  return {
    battles: keptBattles(),
    drafts: keptDrafts(),
    lasting: true,
    hold: (one) => {
      const { battles } = get()
      const at = battles.findIndex(({ battle }) => battle.id === one.battle.id)
      save(at < 0 ? [...battles, one] : battles.with(at, one))
      set({ drafts: without(one.battle.id) })
    },
    draft: (id, sketch) => set({ drafts: { ...get().drafts, [id]: sketch } }),
    forget: (id) => {
      save(get().battles.filter(({ battle }) => battle.id !== id))
      set({ drafts: without(id) })
    },
  }
})

useOwnBattles.subscribe(({ drafts }) => keep(DRAFTS, drafts))
