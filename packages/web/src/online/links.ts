import { rootAddress } from '../app/edition.ts'

/** A game and the token that comes with a link to it: after the #, where no server sees it. */
export interface GameLink {
  readonly game: string
  readonly token?: string
}

export const packLink = ({ game, token }: GameLink): string => (token ? `${game}.${token}` : game)

export function readLink(text: string): GameLink {
  const [game = '', token] = text.split('.')
  return token ? { game, token } : { game }
}

/** For others: the root knows which build a game belongs to. */
export const fullAddress = (hash: string): string => new URL(hash, rootAddress()).href

/** On loopback nobody else reaches the server. */
export const isLoopback = (host = location.hostname): boolean => /^(localhost|127\.|\[?::1\]?$)/.test(host)
