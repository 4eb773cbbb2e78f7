import { type Me, NAME_LENGTH } from '@tactic48/protocol'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { trackWork } from '../app/settled.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { QrCode } from '../ui/QrCode.tsx'
import { fullAddress } from './links.ts'
import { refreshLists } from './lists.ts'
import css from './Online.module.css'
import { NoAnswer, server } from './requests.ts'

/** One guest per browser: name, devices, and the codes that bring another one in. */
export function Guest({ me, code }: { me: Me | undefined; code: string | undefined }): ReactElement {
  const { t } = useTranslation('online')
  const { ago } = useNumbers()
  const heading = useId()
  const [shown, setShown] = useState<{ readonly says: 'addSays' | 'recoverySays'; readonly code: string }>()
  const [fault, setFault] = useState<string>()
  const attempt = (work: Promise<unknown>): void => {
    setFault(undefined)
    trackWork(work)
      .then(refreshLists)
      .catch((error: unknown) =>
        setFault(
          error instanceof NoAnswer && error.why === 'unknownCode'
            ? t('guest.unknownCode')
            : t('failed', { why: String(error) }),
        ),
      )
  }
  const typed = (event: FormEvent<HTMLFormElement>): string => {
    event.preventDefault()
    return String(new FormData(event.currentTarget).get('typed') ?? '').trim()
  }
  return (
    <details className="card" open={code !== undefined}>
      <summary id={heading} className="t16 bold">
        {me ? me.name : t('guest.heading')}
      </summary>
      <div className="stack g12">
        {me && (
          <form
            className="row g6"
            key={me.name}
            onSubmit={(event) => attempt(server.rename(typed(event)))}
            aria-label={t('guest.name')}
          >
            <label className="labelled fill">
              <span className="t12 muted">{t('guest.name')}</span>
              <input type="text" name="typed" defaultValue={me.name} maxLength={NAME_LENGTH} required />
            </label>
            <button type="submit" className="btn">
              {t('guest.rename')}
            </button>
          </form>
        )}
        {me && (
          <div className="stack g6">
            <h3 className="cap">{t('guest.devices')}</h3>
            <ul className="stack g4">
              {me.devices.map(({ id, label, seenAt, here }) => (
                <li key={id} className="row apart">
                  <span>
                    {label}{' '}
                    <small className="muted">{here ? t('guest.here') : t('guest.seen', { ago: ago(seenAt) })}</small>
                  </span>
                  <button type="button" className="btn quiet" onClick={() => attempt(server.signOut(id))}>
                    {t('guest.signOut')}
                  </button>
                </li>
              ))}
            </ul>
            <div className="row wrap g6">
              <button
                type="button"
                className="btn"
                onClick={() => attempt(server.linkCode().then(({ code }) => setShown({ says: 'addSays', code })))}
              >
                {t('guest.add')}
              </button>
              <button
                type="button"
                className="btn"
                onClick={() =>
                  attempt(server.recoveryCode().then(({ code }) => setShown({ says: 'recoverySays', code })))
                }
              >
                {t('guest.recovery')}
              </button>
            </div>
            {shown && (
              <div className="stack g6" role="status">
                <p>
                  {t(`guest.${shown.says}`)} <b className="t20">{shown.code}</b>
                </p>
                {shown.says === 'addSays' && (
                  <div className={css.code}>
                    <QrCode link={fullAddress(hrefOf({ page: 'games', at: shown.code }))} name={t('guest.code')} />
                  </div>
                )}
              </div>
            )}
          </div>
        )}
        <form
          className="row g6"
          aria-label={t('guest.have')}
          onSubmit={(event) => {
            const code = typed(event)
            // A code of a device is shorter than one for recovery.
            attempt(code.replaceAll(/[^0-9a-z]/gi, '').length > 12 ? server.recover(code) : server.addDevice(code))
          }}
        >
          <label className="labelled fill">
            <span className="t12 muted">{t('guest.have')}</span>
            <input type="text" name="typed" defaultValue={code} autoComplete="off" required minLength={6} />
          </label>
          <button type="submit" className="btn">
            {t('guest.use')}
          </button>
        </form>
        {fault && (
          <p className="refusal" role="alert">
            {fault}
          </p>
        )}
      </div>
    </details>
  )
}
