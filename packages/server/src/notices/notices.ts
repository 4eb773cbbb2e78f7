import { randomUUID } from 'node:crypto'
import type {
  Channel,
  NewChannel,
  NoticeFault,
  NoticeLanguage,
  NoticeWishes,
  Notices as Shown,
} from '@tactic48/protocol'
import type { Jobs } from '../jobs/jobs.ts'
import { nextAt, quietUntil } from './hours.ts'
import { Mail, type MailSettings, STOPPED_FOR } from './mail.ts'
import type { ChannelRow, NoticeStore } from './noticeStore.ts'
import { faultOfAddress, NotSent, Outgoing, type OutgoingAround } from './outgoing.ts'
import { Push, serverKeys } from './push.ts'
import { callWebhook } from './webhook.ts'
import { type Notice, noticeOf, testNotice } from './words.ts'

const LOOK_EVERY = 1000
const SWEEP_EVERY = 3_600_000
const AT_ONCE = 100
const KEPT_FOR = 7 * 24 * 3_600_000
/** Failures in a row before a channel is switched off, which its owner sees. */
const MOST_FAILURES = 60
const MOST: { readonly [kind in ChannelRow['kind']]: number } = { push: 10, webhook: 3, mail: 1 }
const NO_WISHES: NoticeWishes = { language: 'en', zone: 'UTC' }

/** One waiting question, or all of them in a digest. */
export type NoticeJob = { readonly person: string } & (
  | { readonly game: string; readonly entries: number }
  | { readonly digest: number }
)
export type NoticeJobs = { readonly notice: NoticeJob }

export interface NoticeSettings {
  /** The page's address; without it neither mails nor webhooks have links. */
  readonly page?: string | undefined
  /** SMTP server and sender; without them there is no mail. */
  readonly smtp?: string | undefined
  readonly from?: string | undefined
  /** Contact for push services: mailto: or https:. */
  readonly contact?: string | undefined
  /** Additional push services. */
  readonly pushServices?: readonly string[] | undefined
}

export interface NoticesAround {
  readonly store: NoticeStore
  readonly jobs: Pick<Jobs<NoticeJobs>, 'add'>
  readonly settings: NoticeSettings
  readonly outgoing?: OutgoingAround | undefined
  readonly now?: (() => number) | undefined
  readonly onIncident?: ((error: unknown) => void) | undefined
}

/** Notifies players of their turn if they do not answer in time, whatever tabs are open. */
export class Notices {
  readonly mail: Mail | undefined
  private readonly around: NoticesAround
  private readonly store: NoticeStore
  private readonly outgoing: Outgoing
  private readonly push: Push
  private readonly now: () => number
  private timer: NodeJS.Timeout | undefined
  private sweptAt = 0
  private stopped = false

  private constructor(around: NoticesAround, push: Push, outgoing: Outgoing, mail: Mail | undefined) {
    this.around = around
    this.store = around.store
    this.now = around.now ?? Date.now
    this.push = push
    this.outgoing = outgoing
    this.mail = mail
  }

  static async open(around: NoticesAround): Promise<Notices> {
    const { store, settings, now } = around
    const { page, smtp, from, contact, pushServices: services } = settings
    const outgoing = new Outgoing(around.outgoing)
    const keys = await serverKeys(store)
    const push = new Push(keys, { outgoing, contact: contact ?? contactAt(page), services })
    const made: MailSettings | undefined = page && smtp && from ? { page, smtp, from } : undefined
    const mail = made && new Mail(store, made, keys.privateKey, now)
    return new Notices(around, push, outgoing, mail)
  }

  start(): void {
    const tick = async (): Promise<void> => {
      await this.look().catch((error: unknown) => this.around.onIncident?.(error))
      if (!this.stopped) this.timer = setTimeout(() => void tick(), LOOK_EVERY)
    }
    void tick()
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.timer)
    this.mail?.close()
  }

  /** Queues a notice for each waiting question; duplicates are sent once. */
  async look(): Promise<void> {
    const now = this.now()
    for (const one of await this.store.standing(now, AT_ONCE)) {
      const { game, entries, asks } = one
      const persons = asks && asks.kind !== 'window' ? await this.store.reachable(game, asks.sides) : []
      for (const person of persons)
        await this.around.jobs.add({
          ...{ kind: 'notice', key: `notice ${game} ${entries} ${person}`, payload: { person, game, entries } },
        })
      await this.store.setNoticed(one)
    }
    if (now - this.sweptAt < SWEEP_EVERY) return
    this.sweptAt = now
    await this.store.forgetSent(now - KEPT_FOR, now - STOPPED_FOR)
  }

  /** The job: if the question is still open, sends to every channel not yet notified. */
  async work(job: NoticeJob): Promise<number | undefined> {
    const now = this.now()
    const wishes = (await this.store.wishes(job.person)) ?? NO_WISHES
    const isDigest = 'digest' in job
    const games = await this.store.asked(job.person, isDigest ? undefined : job)
    if (games.length === 0) return undefined
    if (!isDigest && wishes.digest !== undefined) {
      const at = nextAt(wishes.digest, now, wishes.zone)
      const { person } = job
      await this.around.jobs.add({ kind: 'notice', key: `digest ${person} ${at}`, payload: { person, digest: at }, at })
      return undefined
    }
    const quiet = isDigest ? undefined : quietUntil(wishes, now)
    if (quiet !== undefined) return quiet
    const notice = noticeOf(games, wishes.language, isDigest)
    const about = isDigest ? `digest ${job.digest}` : `${job.game} ${job.entries}`
    const failures: unknown[] = []
    for (const channel of await this.store.channels(job.person)) {
      if (channel.state !== 'on' || (await this.store.wasSent(`${channel.id} ${about}`))) continue
      try {
        await this.send(channel, notice, wishes.language)
        await this.store.noteSent(`${channel.id} ${about}`, now)
        if (channel.failures > 0) await this.store.setChannel(channel.id, 'on')
      } catch (error) {
        if (!(await this.givesUp(channel, error))) failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
    return undefined
  }

  // What a person wants

  async shown(person: string, device: string): Promise<Shown> {
    const [wishes, channels] = await Promise.all([this.store.wishes(person), this.store.channels(person)])
    return {
      ...(wishes && { wishes }),
      channels: channels.map((one) => shownChannel(one, device)),
      offers: { push: this.push.keys.publicKey, mail: this.mail !== undefined },
    }
  }

  async wish(person: string, wishes: NoticeWishes): Promise<void> {
    await this.store.setWishes(person, wishes)
  }

  /** Adds a channel, or says why not; mail goes nowhere before its owner has confirmed it. */
  async add(
    person: string,
    device: { readonly id: string; readonly label: string },
    wanted: NewChannel,
  ): Promise<NoticeFault | undefined> {
    const have = await this.store.channels(person)
    const address = wanted.kind === 'push' ? wanted.subscription.endpoint : wanted.address
    const isNew = !have.some((one) => one.kind === wanted.kind && one.address === address)
    if (isNew && have.filter(({ kind }) => kind === wanted.kind).length >= MOST[wanted.kind]) return 'tooMany'
    const fault = wanted.kind === 'mail' ? undefined : faultOfAddress(new URL(address))
    if (fault) return fault
    if (wanted.kind === 'push' && !this.push.isService(address)) return 'unknownPushService'
    if (wanted.kind === 'mail' && !this.mail) return 'noMail'
    const channel = await this.store.addChannel({
      ...{ id: randomUUID(), person, kind: wanted.kind, address, createdAt: this.now() },
      state: wanted.kind === 'mail' ? 'unconfirmed' : 'on',
      ...(wanted.kind === 'push' && { keys: wanted.subscription.keys, device: `${device.id} ${device.label}` }),
    })
    if (channel.state !== 'unconfirmed') return undefined
    return this.asked(channel, async () => {
      await this.mail?.askToConfirm(channel, await this.languageOf(person))
    })
  }

  async switch(person: string, id: string, on: boolean): Promise<NoticeFault | undefined> {
    const channel = await this.own(person, id)
    if (!channel) return 'gone'
    if (channel.state === 'unconfirmed') return 'unconfirmed'
    await this.store.setChannel(id, on ? 'on' : 'off')
    return undefined
  }

  async remove(person: string, id: string): Promise<void> {
    if (await this.own(person, id)) await this.store.removeChannel(id)
  }

  /** Sends a test now and reports the result. */
  async test(person: string, id: string): Promise<NoticeFault | undefined> {
    const channel = await this.own(person, id)
    if (!channel) return 'gone'
    if (channel.state === 'unconfirmed') return 'unconfirmed'
    const language = await this.languageOf(person)
    return this.asked(channel, () => this.send(channel, testNotice(language), language))
  }

  async stopAll(person: string): Promise<void> {
    await this.store.stopAll(person)
  }

  private async send(channel: ChannelRow, notice: Notice, language: NoticeLanguage): Promise<void> {
    const { page } = this.around.settings
    const link = page && new URL(notice.at, page).href
    if (channel.kind === 'push') return this.push.send(channel, notice)
    if (channel.kind === 'webhook') return callWebhook(this.outgoing, channel, notice, link)
    // The operator has removed mail since: nothing to send.
    if (this.mail && link) await this.mail.notify(channel, notice, link, language)
  }

  /** Counts a failure; true: the channel is now switched off. */
  private async givesUp({ id, kind, failures }: ChannelRow, error: unknown): Promise<boolean> {
    const why = error instanceof NotSent ? error.why : undefined
    if (kind === 'push' && (why === 'gone' || why === 'unknownPushService')) {
      await this.store.removeChannel(id)
      return true
    }
    const lost = why === 'gone' || why === 'notPublic' || failures + 1 >= MOST_FAILURES
    await this.store.setChannel(id, lost ? 'failed' : 'on', failures + 1)
    return lost
  }

  private async asked({ id, kind }: ChannelRow, send: () => Promise<void>): Promise<NoticeFault | undefined> {
    try {
      await send()
      return undefined
    } catch (error) {
      if (!(error instanceof NotSent)) throw error
      if (kind === 'push' && error.why === 'gone') await this.store.removeChannel(id)
      return error.why
    }
  }

  private async languageOf(person: string): Promise<NoticeLanguage> {
    return ((await this.store.wishes(person)) ?? NO_WISHES).language
  }

  private async own(person: string, id: string): Promise<ChannelRow | undefined> {
    const channel = await this.store.channel(id)
    return channel?.person === person ? channel : undefined
  }
}

function shownChannel({ id, kind, address, device = '', state }: ChannelRow, here: string): Channel {
  const [by = '', ...label] = device.split(' ')
  return { id, kind, label: kind === 'push' ? label.join(' ') : address, state, ...(by === here && { here: true }) }
}

const contactAt = (page: string | undefined): string =>
  page?.startsWith('https:') ? page : 'mailto:operator@localhost.invalid'

/** Settings from the environment. */
export const noticeSettings = (env: NodeJS.ProcessEnv): NoticeSettings => ({
  page: env['PUBLIC_URL']?.replace(/\/*$/, '/'),
  smtp: env['SMTP_URL'],
  from: env['MAIL_FROM'],
  contact: env['PUSH_CONTACT'],
  pushServices: env['PUSH_SERVICES']?.split(/[\s,]+/).filter(Boolean),
})
