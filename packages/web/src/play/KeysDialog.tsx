import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './Dialogs.tsx'
import { usePlay } from './playContext.ts'
import { VERBS } from './verbs/verbs.ts'

const GENERAL = [
  ['next', 'N'],
  ['choose', 'Tab, Enter'],
  ['target', 'T'],
  ['place', '← ↑ ↓ →'],
  ['contact', 'K'],
  ['bend', 'B'],
  ['commit', 'Enter'],
  ['back', 'Esc'],
  ['undo', 'U'],
  ['endTurn', 'E'],
  ['watch', 'H'],
  ['skip', 'Space'],
  ['tools', 'V W R'],
  ['zoom', '+ − 0'],
] as const

/** Every key of the table; those of the Actions from their own list. */
export function KeysDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const company = state.rules.company !== undefined
  const verbs = Object.entries(VERBS).filter(([, { belongs }]) => company || belongs === undefined)
  return (
    <Dialog title={t('keys.heading')} onClose={onClose}>
      <dl className="keys-list" data-keys>
        {GENERAL.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
        {verbs.map(([verb, { key }]) => (
          <div key={verb}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{t(`verb.${verb as keyof typeof VERBS}`)}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog-foot">
        <button type="button" className="btn" onClick={onClose}>
          {t('act.close')}
        </button>
      </div>
    </Dialog>
  )
}
