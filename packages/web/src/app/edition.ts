/**
 * Which build this page is. The one at the root is the present one; a game that goes on in another has its page below `v/<build>/`, from
 * where it reaches the same server, and keeps what it writes under names of its own (docs/adr/0016-running-games-pinned.md).
 */
interface Edition {
  /** Where the root is; absent: this page is there. */
  readonly root?: string
  /** The build below whose address this page is. */
  readonly pinned?: string
}

const BELOW = /^(.*\/)v\/([0-9a-f]{32})\//

export function editionAt(address: string): Edition {
  const [, root, pinned] = BELOW.exec(address) ?? []
  return root && pinned ? { root, pinned } : {}
}

// Workers have no document, but they lie beside the page.
const edition = editionAt(import.meta.url)

export const isPinned = edition.pinned !== undefined

export const rootAddress = (): string => edition.root ?? new URL('.', document.baseURI).href

/** Whoever opens a store of another build might not be able to read it, or keep that one from opening it. */
export const ownName = (name: string): string => (edition.pinned ? `${name}@${edition.pinned}` : name)

/** The name of this build; absent while developing. */
const ownBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=tactic48-page]')?.content || undefined

/** The address of a page of the game: here, or where the build is that it belongs to. From below, the root knows where that is. */
export function addressFor(hash: string, page: string | undefined, own: string | undefined = ownBuild()): string {
  if (page === undefined || own === undefined || page === own) return hash
  return isPinned ? `${rootAddress()}${hash}` : `${rootAddress()}v/${page}/${hash}`
}

/** Goes to the page that a game belongs to; false: it is this one. */
export function leadTo(page: string | undefined): boolean {
  const here = window.location.hash
  const there = addressFor(here, page)
  if (there === here) return false
  window.location.replace(there)
  return true
}

/** The present page, at the same place: what can be said without the build of a game is said there. */
export function leaveForRoot(): void {
  if (isPinned) window.location.replace(`${rootAddress()}${window.location.hash}`)
  else window.location.reload()
}
