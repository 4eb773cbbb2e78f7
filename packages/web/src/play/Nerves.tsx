import { type FigureId, shockTestOdds } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChip } from '../ui/RuleChip.tsx'
import { usePercent } from './Odds.tsx'
import { usePlay } from './playContext.ts'

const SPARED = { 'SHOCK-02': 'nearOfficer', 'SHOCK-03': 'nearMedic', 'WOUND-03': 'inShock' } as const

/** HOUSE-01: who must test his nerves if this one falls, why, and how likely he fails; and whom a rule spares. */
export function Nerves({ of }: { of: FigureId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const percent = usePercent()
  const concerned = useMemo(() => shockTestOdds(state, of), [state, of])
  if (concerned.length === 0) return undefined
  return (
    <section className="nerves" data-nerves={of}>
      <h3 className="cap">{t('nerves.heading', { name: names.figure(of) })}</h3>
      <ul>
        {concerned.map((one) => {
          const name = names.figure(one.figure)
          return (
            <li key={one.figure} className={'need' in one ? 'due' : 'muted'}>
              {'need' in one
                ? `${t('nerves.test', { name, need: t('needs', { n: one.need }), percent: percent(one.fails) })} (${t(one.rule === 'SHOCK-04' ? 'nerves.officer' : 'nerves.sight')})`
                : t(`nerves.${SPARED[one.rule]}`, { name })}{' '}
              <RuleChip rule={one.rule} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
