import { type Figure, inShock, type SideId, sideOf } from '@tactic48/rules'
import { memo, type ReactElement, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlay } from './playContext.ts'

/** A Character's state in words. */
export function useStateWords(): (figure: Figure) => string {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  return useCallback(
    (figure) => {
      if (figure.whereabouts === 'reserve') return t('state.reserve')
      if (figure.whereabouts === 'eliminated') return t('state.eliminated')
      const words: string[] = [t(figure.wounded ? 'state.wounded' : 'state.healthy')]
      if (inShock(figure)) words.push(t('state.shock'))
      if (figure.counters.suppressed) words.push(t('state.suppressed'))
      if (figure.standing) words.push(t(`state.${figure.standing.kind}`))
      if (figure.aims > 0) words.push(t('state.aim'))
      if (figure.side === state.turn.active && state.phase === 'play') {
        words.push(t('state.actions', { used: figure.counters.slots, limit: sideOf(state, figure).maxActions }))
      }
      return words.join(', ')
    },
    [t, state],
  )
}

/** Each Character, square and state, for those who listen to the table. */
export const TextTable = memo(function TextTable(): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const words = useStateWords()
  const row = (figure: Figure): ReactElement => (
    <tr key={figure.id} data-row={figure.id}>
      <th scope="row">{names.full(figure.id)}</th>
      <td>{names.side(figure.side as SideId)}</td>
      <td>{figure.whereabouts === 'table' ? names.square(figure.position) : '–'}</td>
      <td>{words(figure)}</td>
    </tr>
  )
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
        <tbody>{state.figures.map(row)}</tbody>
      </table>
      <p>{t('text.keys')}</p>
    </div>
  )
})
