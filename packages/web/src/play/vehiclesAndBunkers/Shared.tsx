import { comradesOf, type Figure, isOnTable, mannedBy, sharersOf } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'

/** REINF-03, HOUSE-16, HOUSE-21: with whom he plays his card, and which weapon without crew he is at. */
export function Shared({ figure }: { figure: Figure }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { list } = useNumbers()
  const select = useTable((table) => table.select)
  const comrades = comradesOf(state, figure).filter(isOnTable)
  const [left] = mannedBy(state, figure)
  const wasCrew = sharersOf(state, figure).length > 0
  if (!wasCrew && !left) return undefined
  return (
    <>
      {comrades.length > 0 && (
        <div className="stat-note shared" data-shares={comrades.map(({ id }) => id).join(' ')}>
          <p>
            {t('thing.shares.crew', { names: list(comrades.map(({ id }) => names.figure(id))) })}{' '}
            {t('thing.shares.wound')} <RuleChip rule="REINF-03" />
          </p>
          {comrades.map(({ id }) => (
            <button key={id} type="button" className="chip" onClick={() => select(id)}>
              {names.figure(id)}
            </button>
          ))}
        </div>
      )}
      {wasCrew && comrades.length === 0 && <p className="stat-note">{t('thing.shares.alone')}</p>}
      {left && (
        <p className="stat-note" data-mans={left.weapon}>
          {t('thing.left.mans', { weapon: names.weapon(left.weapon) })} <RuleChip rule="HOUSE-21" />
        </p>
      )}
    </>
  )
}
