import { isPinned, ownName } from './edition.ts'

/** `device`: until the browser forgets it; `tab`: until this tab is closed. Read when asked: a browser may forbid even to look. */
const STORAGES = { device: () => localStorage, tab: () => sessionStorage } as const
type Where = keyof typeof STORAGES

/** What a player prefers: forbidden or full storage never stops a page. A pinned page begins with what was chosen at the root. */
export function storedText(key: string, where: Where = 'device'): string | undefined {
  try {
    const storage = STORAGES[where]()
    const own = storage.getItem(ownName(key))
    return own ?? (isPinned && where === 'device' ? storage.getItem(key) : undefined) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether it is kept: without storage it lasts as long as the page. */
export function storeText(key: string, value: string | undefined, where: Where = 'device'): boolean {
  try {
    if (value === undefined) STORAGES[where]().removeItem(ownName(key))
    else STORAGES[where]().setItem(ownName(key), value)
    return true
  } catch {
    return false
  }
}

const PREFIX = 'tactic48.'

function read(name: string, where: Where): unknown {
  try {
    return JSON.parse(storedText(PREFIX + name, where) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const write = (name: string, value: unknown, where: Where): boolean =>
  storeText(PREFIX + name, value === undefined ? undefined : JSON.stringify(value), where)

/** What is being prepared: a reload loses nothing of it; it is gone with the window. */
export const kept = (name: string): unknown => read(name, 'tab')
export const keep = (name: string, value: unknown): boolean => write(name, value, 'tab')

/** What was chosen last, still there at the next visit. */
export const remembered = (name: string): unknown => read(name, 'device')
export const remember = (name: string, value: unknown): boolean => write(name, value, 'device')
