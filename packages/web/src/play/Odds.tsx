import type { Odds } from '@tactic48/rules'
import type { CSSProperties, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePercent } from './usePercent.ts'

/** One bar: eliminated solid, wounded striped, missed empty. */
export function OddsBar({ odds }: { odds: Odds }): ReactElement {
  const { t } = useTranslation('play')
  const percent = usePercent()
  const style = { '--out': odds.elimination, '--wounded': odds.wound }
  return (
    <div className="odds-block">
      <div className="odds" data-part="odds" style={style as CSSProperties} aria-hidden="true">
        <i className="out" />
        <i className="wnd" />
        <i className="nil" />
      </div>
      <p className="odds-legend" data-part="odds-legend">
        <span>
          <i className="swatch out" aria-hidden="true" /> {t('shot.eliminated', { percent: percent(odds.elimination) })}
        </span>
        <span>
          <i className="swatch wnd" aria-hidden="true" /> {t('shot.wounded', { percent: percent(odds.wound) })}
        </span>
        <span>
          <i className="swatch nil" aria-hidden="true" /> {t('shot.missed', { percent: percent(odds.miss) })}
        </span>
      </p>
    </div>
  )
}

/** A thin bar of harm for buttons and lists. */
export function HarmBar({ chance }: { chance: number }): ReactElement {
  return (
    <span className="harm-bar" aria-hidden="true" style={{ '--chance': chance } as CSSProperties}>
      <i />
    </span>
  )
}
