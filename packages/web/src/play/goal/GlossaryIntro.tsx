import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { saveSetting, useLengthUnit, useSettings } from '../../app/settings.ts'
import { Tip } from '../dock/Tip.tsx'
import { usePlay } from '../playContext.ts'

/** Words of the game that nobody knows beforehand, in the order in which they are met. */
const TERMS = ['ap', 'at', 'u', 'odds'] as const
type Term = (typeof TERMS)[number]

interface GlossaryIntroProps {
  readonly measured: boolean
  readonly odds: boolean
  /** AT and AP: where nobody else explains them. */
  readonly tokens: boolean
}

/** The first use of a word explains itself, once: until it is read, then never again in this browser. */
export const GlossaryIntro = memo(function GlossaryIntro({
  measured,
  odds,
  tokens,
}: GlossaryIntroProps): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const explained = useSettings((settings) => settings.explained)
  const unit = useLengthUnit()
  const met: { readonly [term in Term]: boolean } = { ap: tokens, at: tokens, u: measured && unit === 'u', odds }
  const shown = TERMS.filter((term) => met[term] && !explained.includes(term))
  if (state.phase !== 'play' || shown.length === 0) return undefined
  return (
    <Tip
      label={t('first.heading')}
      understood
      done={t('first.done')}
      onDone={() => saveSetting('explained', [...new Set([...explained, ...shown])])}
    >
      <dl className="stack g4">
        {shown.map((term) => (
          <div key={term} data-term={term}>
            <dt>{t(`first.${term}.name`)}</dt>
            <dd>{t(`first.${term}.says`, { n: state.rules.atIncome })}</dd>
          </div>
        ))}
      </dl>
    </Tip>
  )
})
