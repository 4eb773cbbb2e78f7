import { type KeyboardEvent, type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveSetting, useSettings } from '../app/settings.ts'
import keyCss from '../input/Key.module.css'
import { COMPANY_KEYS, GROUND_KEYS, isLetter, KEY_NAMES, laidKey, layKey, shownKey } from '../input/keys.ts'
import { ACTIONS } from '../interactions/actions.ts'
import { Dialog } from './Dialog.tsx'
import css from './Dialogs.module.css'
import { usePlay } from './playContext.ts'

const GROUND_NAMES = Object.keys(GROUND_KEYS) as readonly (keyof typeof GROUND_KEYS)[]
const COMPANY_NAMES = Object.keys(COMPANY_KEYS) as readonly (keyof typeof COMPANY_KEYS)[]

/** Every key of the table; those of the Actions from their own list. A key of one character can be laid on another, and all of them put away. */
export function KeysDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { letters, laid } = useSettings()
  const [asking, ask] = useState<string>()
  const company = state.rules.company !== undefined
  const verbs = Object.entries(ACTIONS).filter(([, { belongs }]) => company || belongs === undefined)
  const rows = [
    ...KEY_NAMES.map((name) => ({ name: t(`keys.${name}`), pressed: shownKey(name) })),
    ...GROUND_NAMES.map((name) => ({ name: t(`keys.${name}`), pressed: GROUND_KEYS[name] })),
    ...verbs.map(([verb, { key }]) => ({
      name: t(`verb.${verb as keyof typeof ACTIONS}`),
      pressed: key.toUpperCase(),
    })),
    ...(company ? COMPANY_NAMES.map((name) => ({ name: t(`keys.${name}`), pressed: COMPANY_KEYS[name] })) : []),
  ]
  return (
    <Dialog
      title={t('keys.heading')}
      stay={t('act.close')}
      acts={
        Object.keys(laid).length > 0 && (
          <button type="button" className="btn" onClick={() => saveSetting('laid', {})}>
            {t('keys.reset')}
          </button>
        )
      }
      wide={860}
      onClose={onClose}
    >
      <label className="tick">
        <input type="checkbox" checked={letters} onChange={({ target }) => saveSetting('letters', target.checked)} />
        <b>{t('keys.letters')}</b>
      </label>
      <p className="muted t12">{t(letters ? 'keys.change' : 'keys.off')}</p>
      <dl className={css.keys} data-keys>
        {rows.map(({ name, pressed }) => (
          <div key={`${pressed} ${name}`}>
            <dt>
              {letters && isLetter(pressed) ? (
                <LaidKey
                  name={name}
                  shown={laidKey({ letters, laid }, pressed) ?? pressed}
                  asking={asking === name}
                  onAsk={(asks) => ask(asks ? name : undefined)}
                  onLay={(to) => saveSetting('laid', layKey(laid, pressed, to))}
                />
              ) : (
                <kbd className={keyCss.key} data-off={isLetter(pressed) || undefined}>
                  {pressed}
                </kbd>
              )}
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

interface LaidKeyProps {
  readonly name: string
  readonly shown: string
  readonly asking: boolean
  readonly onAsk: (asks: boolean) => void
  readonly onLay: (key: string) => void
}

/** Pressed, it takes the next key of one character; Esc and Tab leave it as it was. */
function LaidKey({ name, shown, asking, onAsk, onLay }: LaidKeyProps): ReactElement {
  const { t } = useTranslation('play')
  const press = (event: KeyboardEvent): void => {
    if (!asking || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key !== 'Escape' && !isLetter(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key !== 'Escape') onLay(event.key)
    onAsk(false)
  }
  return (
    <button
      type="button"
      className={css.keyButton}
      aria-label={t(asking ? 'keys.press' : 'keys.lay', { name, key: shown })}
      aria-live="polite"
      onClick={() => onAsk(!asking)}
      onBlur={() => asking && onAsk(false)}
      onKeyDown={press}
    >
      <kbd className={keyCss.key}>{asking ? '…' : shown}</kbd>
    </button>
  )
}
