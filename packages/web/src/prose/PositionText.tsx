import type { GameState } from '@tactic48/rules'
import { isOnTable } from '@tactic48/rules'
import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNames } from './useNames.ts'
import { useStateWords } from './useStateWords.ts'

/** Each Character, square and state, for those who listen to the table. */
export const PositionText = memo(function PositionText({ state }: { state: GameState }): ReactElement {
  const { t } = useTranslation('play')
  const names = useNames(state)
  const words = useStateWords(state)
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
            <tr key={figure.id} data-row={figure.id}>
              <th scope="row">{names.full(figure.id)}</th>
              <td>{names.side(figure.side)}</td>
              <td>{isOnTable(figure) ? names.square(figure.position) : '–'}</td>
              <td>{words(figure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})
