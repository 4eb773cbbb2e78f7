import { createHash } from 'node:crypto'
import type { PushedNotice } from '@tactic48/protocol'
import webPush from 'web-push'
import type { ChannelRow, NoticeStore } from './noticeStore.ts'
import { NotSent, type Outgoing } from './outgoing.ts'
import type { Notice } from './words.ts'

/** The browsers' push services; subscriptions at other hosts are refused. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'web.push.apple.com', 'notify.windows.com']
/** An undelivered push expires after this time. */
const LASTS = 24 * 3600
const LONGEST_TEXT = 500

export interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The server's key pair for push services: generated once, stored, the same for all nodes. */
export const serverKeys = async (store: NoticeStore): Promise<Keys> =>
  JSON.parse(await store.key('vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))) as Keys

export class Push {
  private readonly outgoing: Outgoing
  private readonly contact: string
  private readonly services: readonly string[]
  readonly keys: Keys

  constructor(
    keys: Keys,
    {
      outgoing,
      contact,
      services = [],
    }: { outgoing: Outgoing; contact: string; services?: readonly string[] | undefined },
  ) {
    this.keys = keys
    this.outgoing = outgoing
    this.contact = contact
    this.services = [...SERVICES, ...services]
  }

  isService(endpoint: string): boolean {
    const { hostname } = new URL(endpoint)
    return this.services.some((one) => hostname === one || hostname.endsWith(`.${one}`))
  }

  async send({ address, keys }: ChannelRow, { title, body, at, tag }: Notice): Promise<void> {
    if (!keys || !this.isService(address)) throw new NotSent('unknownPushService')
    const pushed: PushedNotice = { title, body: body.slice(0, LONGEST_TEXT), tag, at }
    const {
      endpoint,
      headers,
      body: sealed,
    } = webPush.generateRequestDetails({ endpoint: address, keys }, JSON.stringify(pushed), {
      ...{ TTL: LASTS, urgency: 'high', contentEncoding: 'aes128gcm' },
      topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
      vapidDetails: { subject: this.contact, ...this.keys },
    })
    const status = await this.outgoing.post(endpoint, headers as { readonly [name: string]: string }, sealed ?? '')
    // The browser has unsubscribed, or was forgotten.
    if (status === 404 || status === 410) throw new NotSent('gone')
    if (status < 200 || status > 299) throw new NotSent('refused', `${status}`)
  }
}
