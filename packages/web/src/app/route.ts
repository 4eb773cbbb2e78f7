import { useSyncExternalStore } from 'react'
import { isPinned, leaveForRoot, rootAddress } from './edition.ts'

/** Where the reader is: the part of the address after the hash. */
export type Route =
  | { readonly page: 'front' | 'new' | 'in-force' | 'odds' }
  /** Games with others, and the code that makes this device one of a guest: `#/games/<code>`. */
  | { readonly page: 'games'; readonly at?: string }
  /** The example table, one's own (`#/sight/own`), or one that came by a link. */
  | { readonly page: 'sight'; readonly at?: string }
  | { readonly page: 'game' | 'replay' | 'link'; readonly id: string }
  /** With somebody who is elsewhere: an invitation, and the game; a token of a link follows its id: `#/join/<id>.<token>`. */
  | { readonly page: 'join' | 'distant'; readonly id: string }
  /** A moment that a server keeps under a short address: `#/m/<id>`. */
  | { readonly page: 'moment'; readonly id: string }
  /** The rulebook from its start, or opened at a rule or a chapter: `#/rules/OF-04`. */
  | { readonly page: 'book'; readonly at?: string }
  /** The course, or one step of it: `#/learn/cover`. */
  | { readonly page: 'learn'; readonly step?: string }
  /** Print, opened for a side of the prepared game, the rulebook or the quick reference: `#/print/rulebook`. */
  | { readonly page: 'print'; readonly at?: string }
  /** The player's own cards, or those that a link brings: `#/cards/<packed>`. */
  | { readonly page: 'cards'; readonly at?: string }
  /** Forces and decks of one's own, or one that a link brings: `#/forces/<packed>`. */
  | { readonly page: 'forces'; readonly at?: string }
  /** The battles, opened at one (`#/battles/bunker-line`), the editor of one (`#/battles/edit:<id>`), or one that a link brings. */
  | { readonly page: 'battles'; readonly at?: string }

/** The table of the umpire that this device keeps. */
export const OWN = 'own'

export function routeOf(hash: string): Route {
  const [page, id] = hash.replace(/^#?\/?/, '').split('/')
  if ((page === 'game' || page === 'replay' || page === 'link' || page === 'join' || page === 'distant') && id)
    return { page, id: decoded(id) }
  if (page === 'm' && id) return { page: 'moment', id: decoded(id) }
  if (page === 'learn') return id ? { page, step: decoded(id) } : { page }
  if (page === 'rules') return { page: 'book', ...(id && { at: decoded(id) }) }
  if (page === 'games') return { page, ...(id && { at: decoded(id) }) }
  if (page === 'print' || page === 'cards' || page === 'forces' || page === 'battles' || page === 'sight')
    return { page, ...(id && { at: decoded(id) }) }
  if (page === 'new' || page === 'in-force' || page === 'odds') return { page }
  return { page: 'front' }
}

/** An address that somebody typed may hold a lonely percent sign. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function listen(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

export const useHash = (): string => useSyncExternalStore(listen, () => window.location.hash)

/** The address of a page, for links. */
export const hrefOf = (route: Route): string => (isLeft(route) ? `${rootAddress()}${hashOf(route)}` : hashOf(route))

/** Below the address of a running game's build there is that game alone: from these pages on everything is done at the root. */
const isLeft = ({ page }: Route): boolean => isPinned && (page === 'front' || page === 'games' || page === 'new')

/** Somebody typed it, or went back. */
export function leaveIfElsewhere(route: Route): void {
  if (isLeft(route)) leaveForRoot()
}

const hashOf = (route: Route): string => {
  if (route.page === 'moment') return `#/m/${encodeURIComponent(route.id)}`
  if ('id' in route) return `#/${route.page}/${encodeURIComponent(route.id)}`
  if (route.page === 'book') return route.at ? `#/rules/${encodeURIComponent(route.at)}` : '#/rules'
  if (route.page === 'learn' && route.step) return `#/learn/${encodeURIComponent(route.step)}`
  if (
    route.page === 'games' ||
    route.page === 'print' ||
    route.page === 'cards' ||
    route.page === 'forces' ||
    route.page === 'battles' ||
    route.page === 'sight'
  )
    return route.at ? `#/${route.page}/${encodeURIComponent(route.at)}` : `#/${route.page}`
  return route.page === 'front' ? '#/' : `#/${route.page}`
}

export function goTo(route: Route): void {
  if (isLeft(route)) window.location.assign(hrefOf(route))
  else window.location.hash = hashOf(route)
}
