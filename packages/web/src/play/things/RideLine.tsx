import { faceOf, loadedIn, occupantsOf, rideOf } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePlay } from '../playContext.ts'
import type { Draft } from '../verbs/verb.ts'

/** HOUSE-03: the same way on wheels and on foot, and who goes along. */
export function RideLine({ draft }: { draft: Draft }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { number, list } = useNumbers()
  const { figure } = draft
  const ride = rideOf(state, figure)
  if (!ride || draft.blind) return undefined
  const foot = (faceOf(state, figure).move ?? 0) * 1000
  const along = [...occupantsOf(state, ride.id), ...loadedIn(state, ride.id)].filter(({ id }) => id !== figure.id)
  return (
    <>
      {foot > 0 && (
        <p data-ride>
          {t('thing.paceAlong', {
            name: names.vehicle(ride.id),
            ride: number(draft.stride / 1000),
            foot: t('at', { count: Math.max(1, Math.ceil(draft.length / foot)) }),
          })}{' '}
          <RuleChip rule="HOUSE-03" />
        </p>
      )}
      {along.length > 0 && (
        <p className="muted">
          {t('thing.goAlong', { names: list(along.map(({ id }) => names.figure(id))) })} <RuleChip rule="HOUSE-03" />
        </p>
      )}
    </>
  )
}
