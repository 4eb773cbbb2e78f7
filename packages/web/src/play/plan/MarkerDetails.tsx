import { type Figure, friendsOf, isFigureInside, isGun, onTable, weaponsOf } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { draftNow, redraft } from '../../input/active.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { toggledJoiner } from '../../interactions/next.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePercent } from '../Odds.tsx'
import { usePlay } from '../playContext.ts'
import { usePart } from '../tableStore.ts'

/** Who stands in an area now. */
export function useInside(radius: number): readonly Figure[] {
  const { state } = usePlay()
  const goal = usePart('goal')
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
export function OpportunityDetails({ prospect: { radius = 0 } }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const goal = usePart('goal')
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
export function SuppressionDetails({ prospect }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const goal = usePart('goal')
  const joiners = usePart('joiners') ?? []
  const percent = usePercent()
  const friends = friendsOf(state, prospect.figure.side).filter(
    (friend) => friend.id !== prospect.figure.id && weaponsOf(state, friend).some(isGun),
  )
  const shooters = 1 + joiners.length
  let spared = 1
  for (let i = 0; i < shooters; i++) spared *= (state.rules.sfWoundOn - 1) / 6
  const toggle = (friend: Figure): void => {
    const draft = draftNow()
    if (draft?.verb === 'startSuppression') redraft(toggledJoiner(draft, state, friend))
  }
  return (
    <div className="plan-details">
      {goal ? <Inside radius={prospect.radius ?? 0} /> : <p className="muted">{t('next.point')}</p>}
      <p className="muted">
        {t(state.rules.sfAffectsWhen === 'enters' ? 'marker.sfNoteEnters' : 'marker.sfNote')} <RuleChip rule="SF-04" />
      </p>
      <p data-rolls={shooters} hidden={prospect.blind}>
        {t('marker.rolls', { dice: t('dice', { count: shooters }), percent: percent(1 - spared) })}{' '}
        <RuleChip rule="SF-14" />
      </p>
      <fieldset className="joiners">
        <legend className="cap">
          {t('marker.joiners')} <RuleChip rule="SF-09" />
        </legend>
        {friends.map((friend) => (
          <label key={friend.id} data-joiner={friend.id}>
            <input
              type="checkbox"
              checked={joiners.some(({ figure }) => figure === friend.id)}
              onChange={() => toggle(friend)}
            />{' '}
            {names.figure(friend.id)}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

/** SF-10. */
export function JoinDetails({ prospect }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { list } = useNumbers()
  const marker = usePart('marker')
  return (
    <ul className="targets" data-part="targets">
      {state.markers.map((one) =>
        one.kind === 'suppressionFire' && one.side === prospect.figure.side ? (
          <li key={one.id}>
            <button
              type="button"
              className="target"
              aria-pressed={one.id === marker}
              onClick={() => redraft({ marker: one.id })}
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
