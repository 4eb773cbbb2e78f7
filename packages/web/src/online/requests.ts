import {
  type Created,
  type CreateGame,
  type GameAround,
  type ListedOnline,
  type Me,
  type NewChannel,
  type NoticeFault,
  type Notices,
  type NoticeWishes,
  type Proof,
  type SharedMoment,
  type ShareMoment,
  WATCH_HEADER,
  type WholeGame,
} from '@tactic48/protocol'
import type { Refusal } from '@tactic48/rules'
import { rootAddress } from '../app/edition.ts'
import { listedWithComputer, wholeWithComputer, withComputer } from './computerName.ts'

/** Where the page came from, wherever that is. */
const address = (path: string): string => new URL(`api${path}`, rootAddress()).href

export const playAddress = (): string => address('/play').replace(/^http/, 'ws')

/** The server said no, or there is none: a page on a static host has nobody to ask. */
export class NoAnswer extends Error {
  readonly why: string
  readonly refusal: Refusal | undefined
  constructor(why: string, refusal?: Refusal) {
    super(why)
    this.why = why
    this.refusal = refusal
  }
}

async function asked<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  headers: { readonly [name: string]: string } = {},
): Promise<T> {
  const response = await fetch(address(path), {
    method,
    credentials: 'same-origin',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  if (!response?.headers.get('content-type')?.includes('json')) throw new NoAnswer('unreachable')
  const read = (await response.json().catch(() => undefined)) as T & {
    readonly why?: string
    readonly refusal?: Refusal
  }
  if (!response.ok) throw new NoAnswer(read?.why ?? 'unreachable', read?.refusal)
  return read
}

type About = { readonly me?: Me }
export type AboutNotices = { readonly notices: Notices; readonly fault?: NoticeFault }
type Code = { readonly code: string }

/** What a page asks of the server beside the game itself. */
export const server = {
  me: () => asked<About>('GET', '/me'),
  rename: (name: string) => asked<About>('POST', '/me', { name }),
  linkCode: () => asked<Code>('POST', '/me/code', {}),
  addDevice: (code: string) => asked<About>('POST', '/me/devices', { code }),
  signOut: (device: string) => asked<About>('DELETE', `/me/devices/${device}`),
  recoveryCode: () => asked<Code>('POST', '/me/recovery', {}),
  recover: (code: string) => asked<About>('POST', '/me/recover', { code }),
  mine: async () => {
    const { games } = await asked<{ readonly games: readonly ListedOnline[] }>('GET', '/games/mine')
    return { games: games.map(listedWithComputer) }
  },
  open: () => asked<{ readonly games: readonly ListedOnline[] }>('GET', '/games/open'),
  create: (wanted: CreateGame) => asked<Created>('POST', '/games', wanted),
  around: async (game: string) => withComputer(await asked<GameAround>('GET', `/games/${game}`)),
  known: async (game: string, watch?: string) =>
    wholeWithComputer(
      await asked<WholeGame>('GET', `/games/${game}/known`, undefined, watch ? { [WATCH_HEADER]: watch } : {}),
    ),
  claim: (game: string, nonce: string, token?: string) =>
    asked<{ readonly side: 'blue' | 'ember' }>('POST', `/games/${game}/claim`, { nonce, ...(token && { token }) }),
  rematch: (game: string, half: Pick<CreateGame, 'nonceHash' | 'nonce'>) =>
    asked<{ readonly id: string }>('POST', `/games/${game}/rematch`, half),
  share: (moment: ShareMoment) =>
    asked<{ readonly id: string; readonly expiresAt: number }>('POST', '/moments', moment),
  moment: (id: string) => asked<SharedMoment>('GET', `/moments/${encodeURIComponent(id)}`),
  proof: (game: string) => asked<Proof>('GET', `/games/${game}/proof`),
  report: (game: string, text: string) => asked<object>('POST', `/games/${game}/report`, { text }),
  notices: () => asked<AboutNotices>('GET', '/me/notices'),
  wishNotices: (wishes: NoticeWishes) => asked<AboutNotices>('POST', '/me/notices', wishes),
  addChannel: (channel: NewChannel) => asked<AboutNotices>('POST', '/me/notices/channels', channel),
  switchChannel: (id: string, on: boolean) => asked<AboutNotices>('POST', `/me/notices/channels/${id}`, { on }),
  testChannel: (id: string) => asked<AboutNotices>('POST', `/me/notices/channels/${id}/test`, {}),
  removeChannel: (id: string) => asked<AboutNotices>('DELETE', `/me/notices/channels/${id}`),
  stopNotices: () => asked<AboutNotices>('POST', '/me/notices/stop', {}),
  block: (game: string, blocks: boolean) => asked<object>('POST', '/block', { game, blocks }),
}
