import { z } from 'zod'

export const NOTICE_LANGUAGES = ['en', 'it', 'es'] as const
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number]

const DAY_MINUTES = 24 * 60
/** Of the day, by the clock on the wall. */
const minute = z
  .int()
  .min(0)
  .max(DAY_MINUTES - 1)

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** When a person wants notices, and in which language. */
export const noticeWishes = z.strictObject({
  language: z.enum(NOTICE_LANGUAGES),
  zone: z.string().max(64).refine(isZone, { error: 'notATimeZone' }),
  /** Nothing is sent from … to …; over midnight where the end is earlier. */
  quiet: z.strictObject({ from: minute, to: minute }).optional(),
  /** All games in one notice a day, at this time, instead of one for each. */
  digest: minute.optional(),
})
export type NoticeWishes = z.infer<typeof noticeWishes>

/** As a browser gives it. */
export const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/),
    auth: z.string().regex(/^[\w-]{20,30}={0,2}$/),
  }),
})
export type PushKeys = z.infer<typeof pushSubscription>['keys']

export const newChannel = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('push'), subscription: pushSubscription }),
  z.strictObject({ kind: z.literal('webhook'), address: z.url({ protocol: /^https$/ }).max(500) }),
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(200) }),
])
export type NewChannel = z.infer<typeof newChannel>
export type ChannelKind = NewChannel['kind']

/** `unconfirmed`: its owner has not opened the link yet; `failed`: nothing arrived for a long time. */
export type ChannelState = 'on' | 'off' | 'unconfirmed' | 'failed'

export const switchChannel = z.strictObject({ on: z.boolean() })

/** Where a person is reached. */
export interface Channel {
  readonly id: string
  readonly kind: ChannelKind
  /** An address, or the name of a device. */
  readonly label: string
  readonly state: ChannelState
  /** The browser that asks. */
  readonly here?: true
}

export interface Notices {
  readonly wishes?: NoticeWishes
  readonly channels: readonly Channel[]
  /** What this server can do; `push`: its public key. */
  readonly offers: { readonly push: string; readonly mail: boolean }
}

/** Why a notice was not sent, or a channel not added. */
export type NoticeFault =
  | 'notPublic'
  | 'notSecure'
  | 'unknownPushService'
  | 'tooMany'
  | 'noMail'
  | 'stopped'
  | 'unconfirmed'
  | 'refused'
  | 'gone'
  | 'noAnswer'

/** What a push carries to the service worker of a page. */
export interface PushedNotice {
  readonly title: string
  readonly body: string
  /** A later one of the same game takes its place. */
  readonly tag: string
  /** The part of the address after the page. */
  readonly at: string
}
