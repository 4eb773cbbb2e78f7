/** What a player prefers, on this device: forbidden or full storage never stops a page. */
export function preferred(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether it is kept: without storage it lasts as long as the page. */
export function prefer(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
