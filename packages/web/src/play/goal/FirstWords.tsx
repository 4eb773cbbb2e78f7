import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { create } from 'zustand'
import { prefer, preferred } from '../../app/preference.ts'
import { useLengthUnit } from '../../i18n/lengths.ts'
import { usePlay } from '../playContext.ts'

/** Words of the game that nobody knows beforehand, in the order in which they are met. */
const TERMS = ['ap', 'at', 'u', 'odds'] as const
type Term = (typeof TERMS)[number]

const KEPT = 'tactic48.explained'

interface Explained {
  readonly terms: readonly string[]
  readonly understood: (terms: readonly Term[]) => void
}

const useExplained = create<Explained>()((set, get) => ({
  terms: (preferred(KEPT) ?? '').split(' '),
  understood: (terms) => {
    const all = [...new Set([...get().terms, ...terms])]
    prefer(KEPT, all.join(' ').trim())
    set({ terms: all })
  },
}))

interface FirstWordsProps {
  readonly measured: boolean
  readonly odds: boolean
  /** AT and AP: where nobody else explains them. */
  readonly tokens: boolean
}

/** The first use of a word explains itself, once: until it is read, then never again in this browser. */
export const FirstWords = memo(function FirstWords({
  measured,
  odds,
  tokens,
}: FirstWordsProps): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { terms, understood } = useExplained()
  const unit = useLengthUnit((store) => store.unit)
  const met: { readonly [term in Term]: boolean } = { ap: tokens, at: tokens, u: measured && unit === 'u', odds }
  const shown = TERMS.filter((term) => met[term] && !terms.includes(term))
  if (state.phase !== 'play' || shown.length === 0) return undefined
  return (
    <aside className="first-words" aria-label={t('first.heading')}>
      <dl>
        {shown.map((term) => (
          <div key={term} data-term={term}>
            <dt>{t(`first.${term}.name`)}</dt>
            <dd>{t(`first.${term}.says`, { n: state.rules.atIncome })}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn" onClick={() => understood(shown)} data-understood>
        {t('first.done')}
      </button>
    </aside>
  )
})
