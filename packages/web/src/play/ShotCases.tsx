import type { ShotOdds } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePercent } from './Odds.tsx'

export interface ShotCase {
  readonly name: 'ifAim' | 'ifCover' | 'ifAimCover'
  readonly odds: ShotOdds
}

/** The same shot with Aim, and against a target that takes cover: dice, need and all three outcomes. */
export function ShotCases({ cases }: { cases: readonly ShotCase[] }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const percent = usePercent()
  if (cases.length === 0) return undefined
  return (
    <table className="shot-cases">
      <thead>
        <tr>
          <td />
          <th scope="col">{t('shot.column.dice')}</th>
          <th scope="col">{t('shot.column.need')}</th>
          {(['out', 'wnd', 'nil'] as const).map((outcome) => (
            <th key={outcome} scope="col">
              <i className={`swatch ${outcome}`} aria-hidden="true" />
              <span className="sr">{t(`shot.column.${outcome}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cases.map(({ name, odds }) => (
          <tr key={name} data-case={name}>
            <th scope="row">{t(`shot.${name}`)}</th>
            <td>{odds.dice}</td>
            <td>{t('needs', { n: odds.need.score })}</td>
            <td>{percent(odds.elimination)}</td>
            <td>{percent(odds.wound)}</td>
            <td>{percent(odds.miss)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
