/** What a player prefers, on this device: forbidden or full storage never stops a page. */
export function preferred(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function prefer(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage it lasts as long as the page.
  }
}
