import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../ui/copyText.ts'
import { QrCode } from '../ui/QrCode.tsx'
import { isLoopback } from './links.ts'
import css from './Online.module.css'

/** A link to pass on: to copy, to share, or as a picture for a camera. */
export function LinkRow({ link, name, code = false }: { link: string; name: string; code?: boolean }): ReactElement {
  const { t } = useTranslation('online')
  const [copied, setCopied] = useState(false)
  return (
    <div className="stack g6">
      <div className="row g6">
        <input
          type="text"
          className="fill"
          readOnly
          value={link}
          aria-label={name}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="btn" onClick={() => void copyText(link).then(setCopied)}>
          {t(copied ? 'invite.copied' : 'invite.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="btn"
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {t('invite.share')}
          </button>
        )}
      </div>
      {code && (
        <details>
          <summary>{t('invite.toggle')}</summary>
          <div className={css.code}>
            <QrCode link={link} name={t('invite.code')} />
          </div>
        </details>
      )}
    </div>
  )
}

/** On loopback a link leads nobody here, and what to do about it. */
export function Reach(): ReactElement | undefined {
  const { t } = useTranslation('online')
  return isLoopback() ? <p className="refusal t13">{t('invite.reach')}</p> : undefined
}
