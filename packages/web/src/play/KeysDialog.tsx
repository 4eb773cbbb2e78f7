import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { COMPANY_KEYS, GROUND_KEYS, KEY_NAMES, shownKey } from '../input/keys.ts'
import { ACTIONS } from '../interactions/actions.ts'
import { Dialog } from './Dialogs.tsx'
import { usePlay } from './playContext.ts'

const GROUND_NAMES = Object.keys(GROUND_KEYS) as readonly (keyof typeof GROUND_KEYS)[]
const COMPANY_NAMES = Object.keys(COMPANY_KEYS) as readonly (keyof typeof COMPANY_KEYS)[]

/** Every key of the table; those of the Actions from their own list. */
export function KeysDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const company = state.rules.company !== undefined
  const verbs = Object.entries(ACTIONS).filter(([, { belongs }]) => company || belongs === undefined)
  return (
    <Dialog title={t('keys.heading')} onClose={onClose}>
      <dl className="keys-list" data-keys>
        {KEY_NAMES.map((name) => (
          <Row key={name} name={t(`keys.${name}`)} pressed={shownKey(name)} />
        ))}
        {GROUND_NAMES.map((name) => (
          <Row key={name} name={t(`keys.${name}`)} pressed={GROUND_KEYS[name]} />
        ))}
        {verbs.map(([verb, { key }]) => (
          <Row key={verb} name={t(`verb.${verb as keyof typeof ACTIONS}`)} pressed={key.toUpperCase()} />
        ))}
        {company &&
          COMPANY_NAMES.map((name) => <Row key={name} name={t(`keys.${name}`)} pressed={COMPANY_KEYS[name]} />)}
      </dl>
      <div className="dialog-foot">
        <button type="button" className="btn" onClick={onClose}>
          {t('act.close')}
        </button>
      </div>
    </Dialog>
  )
}

function Row({ name, pressed }: { name: string; pressed: string }): ReactElement {
  return (
    <div>
      <dt>
        <kbd>{pressed}</kbd>
      </dt>
      <dd>{name}</dd>
    </div>
  )
}
