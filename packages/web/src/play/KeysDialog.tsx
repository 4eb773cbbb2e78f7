import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './Dialogs.tsx'
import { KEY_NAMES, shownKey } from './keys.ts'
import { usePlay } from './playContext.ts'
import { VERBS } from './verbs/verbs.ts'

/** Keys that the ground, an order or a hand hear by themselves. */
const OTHERS = {
  choose: 'Tab, Enter',
  zoom: '+ − 0',
  pan: '← ↑ ↓ →',
} as const
const COMPANY = { order: '1 … 6', halt: 'Space', hand: 'Q, 1 … 9' } as const

const OTHER_NAMES = Object.keys(OTHERS) as readonly (keyof typeof OTHERS)[]
const COMPANY_NAMES = Object.keys(COMPANY) as readonly (keyof typeof COMPANY)[]

/** Every key of the table; those of the Actions from their own list. */
export function KeysDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const company = state.rules.company !== undefined
  const verbs = Object.entries(VERBS).filter(([, { belongs }]) => company || belongs === undefined)
  return (
    <Dialog title={t('keys.heading')} onClose={onClose}>
      <dl className="keys-list" data-keys>
        {KEY_NAMES.map((name) => (
          <Row key={name} name={t(`keys.${name}`)} pressed={shownKey(name)} />
        ))}
        {OTHER_NAMES.map((name) => (
          <Row key={name} name={t(`keys.${name}`)} pressed={OTHERS[name]} />
        ))}
        {verbs.map(([verb, { key }]) => (
          <Row key={verb} name={t(`verb.${verb as keyof typeof VERBS}`)} pressed={key.toUpperCase()} />
        ))}
        {company && COMPANY_NAMES.map((name) => <Row key={name} name={t(`keys.${name}`)} pressed={COMPANY[name]} />)}
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
