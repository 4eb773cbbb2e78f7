import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import { BlockList, isIP } from 'node:net'
import type { NoticeFault } from '@tactic48/protocol'

const TIMEOUT = 10_000
const LONGEST_BODY = 8_000

/** Why something was not sent, without the address, which may be secret. */
export class NotSent extends Error {
  readonly why: NoticeFault
  constructor(why: NoticeFault, detail?: string) {
    super(detail ? `${why} (${detail})` : why)
    this.why = why
  }
}

const PRIVATE_4 = [
  ...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'] as const),
  ...(['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'] as const),
  ...(['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'] as const),
]
/** Of 2000::/3, which alone is public: parts that lead elsewhere or nowhere. */
const PRIVATE_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const

const closed = new BlockList()
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
for (const [list, family] of [
  [PRIVATE_4, 'ipv4'],
  [PRIVATE_6, 'ipv6'],
] as const)
  for (const net of list) {
    const [base = '', bits] = net.split('/')
    closed.addSubnet(base, Number(bits), family)
  }

/** An address of the open internet, never one of this machine or its network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** What is wrong with a typed address, before it is resolved. */
export function faultOfAddress(url: URL): NoticeFault | undefined {
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return 'notSecure'
  const host = hostOf(url)
  return isIP(host) !== 0 && !isPublicAddress(host) ? 'notPublic' : undefined
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

export interface OutgoingAround {
  readonly resolve?: ((host: string) => Promise<readonly string[]>) | undefined
  /** Connects to a public address; tests redirect it to their own server. */
  readonly dial?: ((address: string) => { readonly host: string; readonly port: number }) | undefined
  readonly ca?: string | undefined
  readonly timeout?: number | undefined
}

const resolved = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address)

/** Outgoing calls: https, port 443, public addresses only, resolved once and then called; no redirects. */
export class Outgoing {
  private readonly around: OutgoingAround

  constructor(around: OutgoingAround = {}) {
    this.around = around
  }

  /** Returns the status of the response; its body is ignored. */
  async post(
    to: string,
    headers: { readonly [name: string]: string | number },
    body: string | Buffer,
  ): Promise<number> {
    const url = new URL(to)
    const fault = faultOfAddress(url)
    if (fault) throw new NotSent(fault)
    if (Buffer.byteLength(body) > LONGEST_BODY) throw new NotSent('refused', 'too long')
    const host = hostOf(url)
    const { resolve = resolved, dial, ca, timeout = TIMEOUT } = this.around
    const found = isIP(host) ? [host] : await resolve(host).catch(() => [])
    const [address] = found
    if (address === undefined) throw new NotSent('noAnswer', 'unknown host')
    if (!found.every(isPublicAddress)) throw new NotSent('notPublic')
    const { host: at, port } = dial?.(address) ?? { host: address, port: 443 }
    return new Promise((done, fail) => {
      const call = request(
        {
          ...{ host: at, port, method: 'POST', path: `${url.pathname}${url.search}`, agent: false, ca },
          servername: isIP(host) ? '' : host,
          headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
          signal: AbortSignal.timeout(timeout),
        },
        (response) => {
          response.destroy()
          done(response.statusCode ?? 0)
        },
      )
      call.on('error', (error: NodeJS.ErrnoException) => fail(new NotSent('noAnswer', error.code ?? error.name)))
      call.end(body)
    })
  }
}
