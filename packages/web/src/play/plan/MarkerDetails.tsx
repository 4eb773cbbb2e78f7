import { type Figure, type FigureId, friendsOf, isFigureInside, isGun, onTable, weaponsOf } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePlay } from '../playContext.ts'
import { useParts, useTable } from '../tableStore.ts'
import { usePercent } from '../usePercent.ts'
import type { Draft } from '../verbs/verb.ts'

/** Who stands in an area now. */
export function useInside(radius: number): readonly Figure[] {
  const { state } = usePlay()
  const goal = useTable((table) => table.goal)
  return goal ? onTable(state).filter((figure) => isFigureInside(state, { at: goal, radius }, figure)) : []
}

function Inside({ radius }: { radius: number }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names, state } = usePlay()
  const { list } = useNumbers()
  const inside = useInside(radius)
  if (!state.rules.premeasure) return undefined
  return (
    <p>
      {inside.length > 0
        ? t('marker.inside', { names: list(inside.map(({ id }) => names.figure(id))) })
        : t('marker.nobody')}
    </p>
  )
}

/** OF-01: the area and who is in it already. */
export function OpportunityDetails({ draft: { radius = 0 } }: { draft: Draft }): ReactElement {
  const { t } = useTranslation('play')
  const goal = useTable((table) => table.goal)
  if (!goal) return <p className="muted">{t('next.point')}</p>
  return (
    <div className="plan-details">
      <Inside radius={radius} />
      <p className="muted">
        {t('marker.ofNote')} <RuleChip rule="OF-03" />
      </p>
    </div>
  )
}

/** SF-01, SF-09: the area, whom it holds down, and who joins. */
export function SuppressionDetails({ draft }: { draft: Draft }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { goal, joiners, change } = useParts('goal', 'joiners', 'change')
  const percent = usePercent()
  const friends = friendsOf(state, draft.figure.side).filter(
    (friend) => friend.id !== draft.figure.id && weaponsOf(state, friend).some(isGun),
  )
  const shooters = 1 + joiners.length
  let spared = 1
  for (let i = 0; i < shooters; i++) spared *= (state.rules.sfWoundOn - 1) / 6
  const toggle = (id: FigureId): void =>
    change({ joiners: joiners.includes(id) ? joiners.filter((one) => one !== id) : [...joiners, id] })
  return (
    <div className="plan-details">
      {goal ? <Inside radius={draft.radius ?? 0} /> : <p className="muted">{t('next.point')}</p>}
      <p className="muted">
        {t(state.rules.sfAffectsWhen === 'enters' ? 'marker.sfNoteEnters' : 'marker.sfNote')} <RuleChip rule="SF-04" />
      </p>
      <p data-rolls={shooters} hidden={draft.blind}>
        {t('marker.rolls', { dice: t('dice', { count: shooters }), percent: percent(1 - spared) })}{' '}
        <RuleChip rule="SF-14" />
      </p>
      <fieldset className="joiners">
        <legend className="cap">
          {t('marker.joiners')} <RuleChip rule="SF-09" />
        </legend>
        {friends.map(({ id }) => (
          <label key={id} data-joiner={id}>
            <input type="checkbox" checked={joiners.includes(id)} onChange={() => toggle(id)} /> {names.figure(id)}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

/** SF-10. */
export function JoinDetails({ draft }: { draft: Draft }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { list } = useNumbers()
  const { marker, change } = useParts('marker', 'change')
  return (
    <ul className="targets" data-part="targets">
      {state.markers.map((one) =>
        one.kind === 'suppressionFire' && one.side === draft.figure.side ? (
          <li key={one.id}>
            <button
              type="button"
              className="target"
              aria-pressed={one.id === marker}
              onClick={() => change({ marker: one.id })}
            >
              <b>{names.square(one.at)}</b>
              <span>{t('marker.sf', { names: list(one.participants.map(({ figure }) => names.figure(figure))) })}</span>
            </button>
          </li>
        ) : undefined,
      )}
    </ul>
  )
}
