import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { Count, Distance, Tick } from './parts.tsx'

/** Somebody in or near a blast. */
export interface Fallen {
  readonly h2h: number
  readonly wounded: boolean
  readonly oneSided: boolean
  /** From the marker, in u. */
  readonly away: number
  readonly own: boolean
}

const MOST_MEN = 12
const FARTHEST = 20

interface MenProps {
  readonly men: readonly Fallen[]
  readonly onChange: (men: readonly Fallen[]) => void
  /** Where each stands matters. */
  readonly placed: boolean
}

export function Men({ men, onChange, placed }: MenProps): ReactElement {
  const { t } = useTranslation('odds')
  return (
    <section className="odds-men" aria-label={t('caught')}>
      {men.map((man, i) => {
        const change = (part: Partial<Fallen>): void =>
          onChange(men.map((one, at) => (at === i ? { ...one, ...part } : one)))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the men have nothing but their number
          <fieldset key={i} className="odds-man">
            <legend>{t('man', { n: i + 1 })}</legend>
            <Count label={t('h2h')} value={man.h2h} most={20} onChoose={(h2h) => change({ h2h })} />
            {placed && (
              <Distance label={t('away')} value={man.away} most={FARTHEST} onChoose={(away) => change({ away })} />
            )}
            <Tick label={t('wounded')} on={man.wounded} onChange={(wounded) => change({ wounded })} />
            <Tick label={t('oneSided')} on={man.oneSided} onChange={(oneSided) => change({ oneSided })} />
            {placed && <Tick label={t('own')} on={man.own} onChange={(own) => change({ own })} />}
            {men.length > 1 && (
              <button
                type="button"
                className="btn square quiet"
                aria-label={t('removeMan', { n: i + 1 })}
                onClick={() => onChange(men.filter((_, at) => at !== i))}
              >
                <Icon name="bin" />
              </button>
            )}
          </fieldset>
        )
      })}
      <button
        type="button"
        className="btn"
        disabled={men.length >= MOST_MEN}
        onClick={() =>
          onChange([
            ...men,
            { h2h: 2, wounded: false, oneSided: false, away: Math.min(FARTHEST, men.length * 2), own: false },
          ])
        }
      >
        {t('addMan')}
      </button>
    </section>
  )
}
