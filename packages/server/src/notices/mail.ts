import { createHmac } from 'node:crypto'
import type { NoticeLanguage } from '@tactic48/protocol'
import { createTransport, type Transporter } from 'nodemailer'
import { hashOf, isSame } from '../people/tokens.ts'
import type { ChannelRow, NoticeStore } from './noticeStore.ts'
import { NotSent } from './outgoing.ts'
import { type Notice, WORDS } from './words.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Mails to one address, and requests to confirm one. */
const MOST_A_DAY = 20
const MOST_CONFIRMS = 2
/** Confirmation requests, of all persons together. */
const MOST_CONFIRMS_AN_HOUR = 200
/** Time without new requests after an address has declined. */
export const STOPPED_FOR = 90 * DAY
const TIMEOUT = 15_000

export interface MailSettings {
  /** smtp://user:password@host:port, or smtps://… */
  readonly smtp: string
  readonly from: string
  /** Where the page is, for the links. */
  readonly page: string
}

export type LinkOf = 'confirm' | 'stop'

const hashOfAddress = (address: string): string => hashOf(address.toLowerCase())

/** Mail through the operator's SMTP server, only to confirmed addresses. */
export class Mail {
  private readonly store: NoticeStore
  private readonly settings: MailSettings
  private readonly secret: string
  private readonly transport: Transporter
  private readonly now: () => number

  constructor(store: NoticeStore, settings: MailSettings, secret: string, now: () => number = Date.now) {
    this.store = store
    this.settings = settings
    this.secret = secret
    this.now = now
    const limits = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT }
    this.transport = createTransport(
      { url: settings.smtp, ...limits, disableFileAccess: true, disableUrlAccess: true },
      { from: settings.from },
    )
  }

  /** Asks the owner of an address for confirmation. */
  async askToConfirm(channel: ChannelRow, language: NoticeLanguage): Promise<void> {
    const hash = hashOfAddress(channel.address)
    const now = this.now()
    const [stopped, asked, all] = await Promise.all([
      this.store.mails('stopped', now - STOPPED_FOR, hash),
      this.store.mails('confirm', now - DAY, hash),
      this.store.mails('confirm', now - HOUR),
    ])
    if (stopped > 0) throw new NotSent('stopped')
    if (asked >= MOST_CONFIRMS || all >= MOST_CONFIRMS_AN_HOUR) throw new NotSent('tooMany')
    const words = WORDS[language]
    // Counted before sending, so that a crash in between cannot lead to unlimited mails.
    await this.store.noteMail(hash, 'confirm', now)
    await this.send(channel, words.confirm, [
      ...[words.confirmBody, this.linkFor('confirm', channel, language)],
      ...[words.confirmIgnore, this.linkFor('stop', channel, language)],
    ])
  }

  async notify(channel: ChannelRow, { title, body }: Notice, link: string, language: NoticeLanguage): Promise<void> {
    const hash = hashOfAddress(channel.address)
    const now = this.now()
    if ((await this.store.mails('turn', now - DAY, hash)) >= MOST_A_DAY) return
    const words = WORDS[language]
    const stop = this.linkFor('stop', channel, language)
    await this.send(channel, title, [body, link, `${words.why} ${words.stop}`, stop], {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    await this.store.noteMail(hash, 'turn', now)
  }

  /** The target of a link in a mail; undefined: not ours, or the address was removed. */
  async linked(what: LinkOf, id: string, mark: string): Promise<ChannelRow | undefined> {
    const channel = await this.store.channel(id)
    if (channel?.kind !== 'mail') return undefined
    return isSame(this.markOf(what, channel), mark) ? channel : undefined
  }

  async confirm({ id, state }: ChannelRow): Promise<void> {
    if (state === 'unconfirmed') await this.store.setChannel(id, 'on')
  }

  /** An address that declined is not asked again for a while. */
  async stop({ id, address, state }: ChannelRow): Promise<void> {
    if (state === 'unconfirmed') await this.store.noteMail(hashOfAddress(address), 'stopped', this.now())
    await this.store.removeChannel(id)
  }

  close(): void {
    this.transport.close()
  }

  private linkFor(what: LinkOf, channel: ChannelRow, language: NoticeLanguage): string {
    const path = `api/mail/${what}/${channel.id}/${this.markOf(what, channel)}?language=${language}`
    return new URL(path, this.settings.page).href
  }

  /** A link is valid for this address of this person only. */
  private markOf(what: LinkOf, { id, address }: ChannelRow): string {
    return createHmac('sha256', this.secret).update(`${what}\n${id}\n${address}`).digest('base64url').slice(0, 32)
  }

  private async send(
    { address }: ChannelRow,
    subject: string,
    paragraphs: readonly string[],
    headers: { readonly [name: string]: string } = {},
  ): Promise<void> {
    try {
      await this.transport.sendMail({
        ...{ to: { name: '', address }, subject, text: `${paragraphs.join('\n\n')}\n` },
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      })
    } catch (error) {
      const { responseCode, code } = error as { readonly responseCode?: number; readonly code?: string }
      throw new NotSent(responseCode && responseCode >= 500 ? 'refused' : 'noAnswer', `${responseCode ?? code ?? ''}`)
    }
  }
}
