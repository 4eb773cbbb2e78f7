import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './OfflineNotice.module.css'
import { takeNewEdition } from './offline.ts'

/** A newer edition announces itself; a game that is being played goes on with its own until the player wants the new one. */
export function OfflineNotice({ waiting }: { waiting: ServiceWorker }): ReactElement | undefined {
  const { t } = useTranslation('offline')
  const [said, setSaid] = useState<'ready' | 'othersOpen' | 'later'>('ready')
  if (said === 'later') return
  return (
    <div className={`card row wrap ${css.notice}`} role="status">
      <p>{t(said)}</p>
      <button type="button" className="btn" onClick={() => void takeNewEdition(waiting).then(setSaid)}>
        {t('load')}
      </button>
      <button type="button" className="btn quiet" onClick={() => setSaid('later')}>
        {t('later')}
      </button>
    </div>
  )
}
