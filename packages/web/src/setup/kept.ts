const PREFIX = 'tactic48.'

/** What is being prepared: a reload loses nothing of it; it is gone with the window. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Whether it is kept: without storage it lasts as long as the page. */
export function keep(name: string, value: unknown): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + name)
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
