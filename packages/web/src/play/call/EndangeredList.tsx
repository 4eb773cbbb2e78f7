import type { SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SideMark } from '../../ui/SideMark.tsx'
import { HarmBar, usePercent } from '../Odds.tsx'
import { usePlay } from '../playContext.ts'
import type { Endangered } from './useEndangered.ts'

const ROWS = 7

/** Who is in danger: own men named first, then enemies; each with his chance. */
export function EndangeredList({
  all,
  side,
  each,
}: {
  all: readonly Endangered[]
  side: SideId
  each: 'shell' | 'bomb'
}): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const percent = usePercent()
  const own = all.some(({ figure }) => figure.side === side)
  const hasCaught = all.some(({ caught }) => caught !== undefined)
  return (
    <>
      <table className="endangered">
        <caption className="cap">{t('call.danger')}</caption>
        <thead>
          <tr>
            <th scope="col" className="sr">
              {t('text.figure')}
            </th>
            <td />
            <th scope="col">{t(`call.each.${each}`)}</th>
            {hasCaught && <th scope="col">{t('call.caught')}</th>}
          </tr>
        </thead>
        <tbody>
          {!own && (
            <tr className="none-own">
              <th scope="row" colSpan={hasCaught ? 4 : 3}>
                <SideMark side={side} /> {t('call.noneOfYours')}
              </th>
            </tr>
          )}
          {all.slice(0, ROWS).map(({ figure, odds, caught }) => (
            <tr key={figure.id} data-endangered={figure.id} className={figure.side === side ? 'own' : ''}>
              <th scope="row">
                <SideMark side={figure.side} /> {names.figure(figure.id)}
              </th>
              <td>
                <HarmBar chance={1 - odds.miss} />
              </td>
              <td>{percent(1 - odds.miss)}</td>
              {caught !== undefined && <td className="muted">{percent(caught)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {all.length > ROWS && <p className="muted">{t('call.more', { count: all.length - ROWS })}</p>}
    </>
  )
}
