import type { Channel, Notices as Kept, NewChannel, NoticeWishes } from '@tactic48/protocol'
import { type FormEvent, type ReactElement, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trackWork } from '../app/settled.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import css from './Notices.module.css'
import { type AboutNotices, NoAnswer, server } from './requests.ts'

type Said = 'tested' | 'saved' | 'stopped' | 'mailed'

/** Where and when this person is told that it is his turn. */
export function Notices(): ReactElement | undefined {
  const { t } = useTranslation('online')
  const heading = useId()
  const [kept, setKept] = useState<Kept>()
  const [said, setSaid] = useState<Said>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    let here = true
    trackWork(server.notices()).then(
      ({ notices }) => here && setKept(notices),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])
  const attempt = (work: Promise<AboutNotices>, done?: Said): void => {
    setFault(undefined)
    setSaid(undefined)
    trackWork(work).then(
      ({ notices, fault: why }) => {
        setKept(notices)
        if (why) setFault(t(`notices.fault.${why}`))
        else setSaid(done)
      },
      (error: unknown) => setFault(wordsOf(error)),
    )
  }
  const wordsOf = (error: unknown): string => {
    if (error instanceof NoPush) return t(`notices.${error.why}`)
    return t('failed', { why: error instanceof NoAnswer ? error.why : String(error) })
  }
  if (!kept) return undefined
  const { channels, offers } = kept
  return (
    <details className="card" data-part="notices">
      <summary id={heading} className="t16 bold">
        {t('notices.heading')}
      </summary>
      <div className="stack g12">
        <p className="muted t13">{t('notices.says')}</p>
        {channels.length === 0 && <p>{t('notices.none')}</p>}
        <ul className="stack g6">
          {channels.map((channel) => (
            <Place key={channel.id} channel={channel} attempt={attempt} />
          ))}
        </ul>
        {!channels.some(({ here }) => here) && (
          <button
            type="button"
            className="btn"
            onClick={() => attempt(subscribed(offers.push).then((channel) => server.addChannel(channel)))}
          >
            {t('notices.addPush')}
          </button>
        )}
        {offers.mail && !channels.some(({ kind }) => kind === 'mail') && (
          <AddAddress
            type="email"
            label={t('notices.addMail')}
            add={(address) => attempt(server.addChannel({ kind: 'mail', address }), 'mailed')}
          />
        )}
        <AddAddress
          type="url"
          label={t('notices.addWebhook')}
          add={(address) => attempt(server.addChannel({ kind: 'webhook', address }))}
        />
        <Hours
          key={JSON.stringify(kept.wishes)}
          wishes={kept.wishes}
          save={(wishes) => attempt(server.wishNotices(wishes), 'saved')}
        />
        {channels.length > 0 && (
          <button type="button" className="btn" onClick={() => attempt(server.stopNotices(), 'stopped')}>
            {t('notices.stop')}
          </button>
        )}
        {said && <p role="status">{t(`notices.${said}`)}</p>}
        {fault && (
          <p className="refusal" role="alert">
            {fault}
          </p>
        )}
      </div>
    </details>
  )
}

function Place({
  channel: { id, kind, label, state, here },
  attempt,
}: {
  channel: Channel
  attempt: (work: Promise<AboutNotices>, done?: Said) => void
}): ReactElement {
  const { t } = useTranslation('online')
  const name = here ? t('notices.push') : label || t(`notices.${kind === 'push' ? 'device' : kind}`)
  const isWaiting = state === 'unconfirmed'
  return (
    <li className={css.place}>
      <label className="tick">
        <input
          type="checkbox"
          checked={state === 'on'}
          disabled={isWaiting}
          onChange={(event) => attempt(server.switchChannel(id, event.target.checked))}
        />
        <span className={css.name}>
          <bdi>{name}</bdi>
          {(isWaiting || state === 'failed') && <small className="muted"> · {t(`notices.${state}`)}</small>}
        </span>
      </label>
      <span className={css.acts}>
        {!isWaiting && (
          <button
            type="button"
            className="btn quiet"
            aria-label={`${t('notices.test')}: ${name}`}
            onClick={() => attempt(server.testChannel(id), 'tested')}
          >
            {t('notices.test')}
          </button>
        )}
        <button
          type="button"
          className="btn quiet"
          aria-label={`${t('notices.remove')}: ${name}`}
          onClick={() => attempt(server.removeChannel(id))}
        >
          {t('notices.remove')}
        </button>
      </span>
    </li>
  )
}

function AddAddress({
  type,
  label,
  add,
}: {
  type: 'email' | 'url'
  label: string
  add: (address: string) => void
}): ReactElement {
  const { t } = useTranslation('online')
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    add(String(new FormData(event.currentTarget).get('address') ?? '').trim())
    event.currentTarget.reset()
  }
  return (
    <form className={css.add} aria-label={label} onSubmit={submit}>
      <label className="labelled fill">
        <span className="t12 muted">{label}</span>
        <input type={type} name="address" required maxLength={500} autoComplete="off" />
      </label>
      <button type="submit" className="btn">
        {t('notices.add')}
      </button>
    </form>
  )
}

const MORNING = '08:00'

/** Quiet hours and the one notice a day, by the clock on the reader’s wall. */
function Hours({
  wishes,
  save,
}: {
  wishes: NoticeWishes | undefined
  save: (wishes: NoticeWishes) => void
}): ReactElement {
  const { t } = useTranslation('online')
  const language = useLanguage()
  const [isQuiet, setQuiet] = useState(wishes?.quiet !== undefined)
  const [isDigest, setDigest] = useState(wishes?.digest !== undefined)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const minute = (name: string): number => minuteIn(String(typed.get(name) ?? MORNING))
    save({
      ...{ language, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
      ...(isQuiet && { quiet: { from: minute('from'), to: minute('to') } }),
      ...(isDigest && { digest: minute('digest') }),
    })
  }
  return (
    <form className="stack g6" aria-label={t('notices.quiet')} onSubmit={submit}>
      <label className="tick">
        <input type="checkbox" checked={isQuiet} onChange={(event) => setQuiet(event.target.checked)} />
        <span>{t('notices.quiet')}</span>
      </label>
      {isQuiet && (
        <p className={css.hours}>
          {t('notices.from')}
          <TimeOfDay name="from" label={t('notices.from')} minute={wishes?.quiet?.from ?? 22 * 60} />
          {t('notices.to')}
          <TimeOfDay name="to" label={t('notices.to')} minute={wishes?.quiet?.to ?? 8 * 60} />
        </p>
      )}
      <label className="tick">
        <input type="checkbox" checked={isDigest} onChange={(event) => setDigest(event.target.checked)} />
        <span>{t('notices.digest')}</span>
      </label>
      {isDigest && (
        <p className={css.hours}>
          <TimeOfDay name="digest" label={t('notices.digest')} minute={wishes?.digest ?? 18 * 60} />
        </p>
      )}
      <button type="submit" className="btn">
        {t('notices.save')}
      </button>
    </form>
  )
}

const TimeOfDay = ({ name, label, minute }: { name: string; label: string; minute: number }): ReactElement => (
  <input type="time" name={name} aria-label={label} defaultValue={clockAt(minute)} required />
)

const two = (value: number): string => String(value).padStart(2, '0')
const clockAt = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

function minuteIn(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

class NoPush extends Error {
  readonly why: 'noPush' | 'blocked'
  constructor(why: 'noPush' | 'blocked') {
    super(why)
    this.why = why
  }
}

/** This browser as a channel; asks its reader first. */
async function subscribed(key: string): Promise<NewChannel> {
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  if (!worker || !('pushManager' in worker) || !('Notification' in window)) throw new NoPush('noPush')
  if ((await Notification.requestPermission()) !== 'granted') throw new NoPush('blocked')
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => undefined)
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new NoPush('noPush')
  return { kind: 'push', subscription: { endpoint, keys: { p256dh, auth } } }
}
