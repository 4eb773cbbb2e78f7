/** The Chromium that every browser test drives, if there is one. */
export function findBrowser(): string | undefined
