import { type Figure, type GameState, inShock } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNames } from '../prose/useNames.ts'

/** Each Character, square and state at this moment, for those who listen to the table. */
export function PositionText({ state }: { state: GameState }): ReactElement {
  const { t } = useTranslation('play')
  const names = useNames(state)
  const words = (figure: Figure): string => {
    const { whereabouts, wounded, standing, aims, counters } = figure
    if (whereabouts !== 'table') return t(`state.${whereabouts}`)
    return [
      t(wounded ? 'state.wounded' : 'state.healthy'),
      ...(inShock(figure) ? [t('state.shock')] : []),
      ...(counters.suppressed ? [t('state.suppressed')] : []),
      ...(standing ? [t(`state.${standing.kind}`)] : []),
      ...(aims > 0 ? [t('state.aim')] : []),
    ].join(', ')
  }
  return (
    <div className="sr">
      <table>
        <caption>{t('text.heading')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('text.figure')}</th>
            <th scope="col">{t('text.side')}</th>
            <th scope="col">{t('text.square')}</th>
            <th scope="col">{t('text.state')}</th>
          </tr>
        </thead>
        <tbody>
          {state.figures.map((figure) => (
            <tr key={figure.id}>
              <th scope="row">{names.full(figure.id)}</th>
              <td>{names.side(figure.side)}</td>
              <td>{figure.whereabouts === 'table' ? names.square(figure.position) : '–'}</td>
              <td>{words(figure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
