const PREFIX = 'tactic48.'

function read(storage: () => Storage, name: string): unknown {
  try {
    return JSON.parse(storage().getItem(PREFIX + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Whether it is stored: without storage it lasts as long as the page. */
function write(storage: () => Storage, name: string, value: unknown): boolean {
  try {
    if (value === undefined) storage().removeItem(PREFIX + name)
    else storage().setItem(PREFIX + name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

const inWindow = (): Storage => sessionStorage
const onDevice = (): Storage => localStorage

/** What is being prepared: a reload loses nothing of it; it is gone with the window. */
export const kept = (name: string): unknown => read(inWindow, name)
export const keep = (name: string, value: unknown): boolean => write(inWindow, name, value)

/** What was chosen last, still there at the next visit. */
export const remembered = (name: string): unknown => read(onDevice, name)
export const remember = (name: string, value: unknown): boolean => write(onDevice, name, value)
