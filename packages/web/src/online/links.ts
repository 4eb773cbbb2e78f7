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

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What is left of a clock, in the two largest units. */
export function timeLeft(ms: number, language: string): string {
  const left = Math.max(0, ms)
  const unit = (value: number, one: 'day' | 'hour' | 'minute'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: one, unitDisplay: 'short' }).format(value)
  if (left >= DAY) return `${unit(Math.floor(left / DAY), 'day')} ${unit(Math.floor((left % DAY) / HOUR), 'hour')}`
  if (left >= HOUR)
    return `${unit(Math.floor(left / HOUR), 'hour')} ${unit(Math.floor((left % HOUR) / 60_000), 'minute')}`
  const seconds = Math.floor(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
