import { grenadeOdds, opponentOf } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePercent } from '../Odds.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { usePart } from '../tableStore.ts'
import { SlitChoices } from '../vehiclesAndBunkers/SlitChoices.tsx'
import { useInside } from './MarkerDetails.tsx'

/** GREN-07: who is caught, who is safe, and how surely it lands there. */
export function GrenadeDetails({ prospect }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length, list } = useNumbers()
  const percent = usePercent()
  const goal = usePart('goal')
  const { figure, weapon } = prospect
  const odds = goal && weapon ? grenadeOdds(state, { thrower: figure.id, weapon: weapon.id, at: goal }) : undefined
  const inside = useInside(weapon?.radius ?? 0)
  if (!goal || !odds || prospect.blind) {
    return (
      <div className="plan-details">
        <p className="muted">{t('next.grenade')}</p>
        {weapon && <SlitChoices figure={figure} weapon={weapon} />}
      </div>
    )
  }
  const caught = new Set(odds.caught.map(({ figure: id }) => id))
  const safe = inside.filter(({ id }) => !caught.has(id))
  const { grenadeScatter, grenadeScatterMode } = state.rules
  const drifts = grenadeScatter.filter((u) => u > 0)
  const side = names.side(opponentOf(figure.side))
  const own = odds.caught.some(({ figure: id }) => state.figures.find((one) => one.id === id)?.side === figure.side)
  return (
    <div className="plan-details">
      {weapon && <SlitChoices figure={figure} weapon={weapon} />}
      {odds.slit && (
        <p data-goes-in={odds.slit.goesIn}>
          <PlayIcon name="grenade" />{' '}
          {odds.slit.goesIn < 1
            ? t('thing.bunker.goesIn', { percent: percent(odds.slit.goesIn) })
            : t('thing.bunker.goesInSurely')}{' '}
          <RuleChip rule={odds.slit.rule} />
        </p>
      )}
      {weapon?.ammo === 'smoke' && (
        <p data-smoke>
          {t('marker.smoke', { radius: weapon.radius ?? 0 })} <RuleChip rule="HOUSE-04" />
        </p>
      )}
      {odds.caught.length === 0 && <p>{t('marker.nobody')}</p>}
      <ul className="danger-list" data-part="dangers">
        {odds.caught.map(({ figure: id, wound, elimination }) => (
          <li key={id} data-caught={id}>
            <PlayIcon name="grenade" />
            <span>
              {t('marker.caught', { name: names.figure(id), wound: percent(wound), lost: percent(elimination) })}{' '}
              <RuleChip rule="GREN-09" />
            </span>
          </li>
        ))}
      </ul>
      {own && (
        <p className="refusal" data-part="refusal">
          <PlayIcon name="warn" /> {t('marker.friendly')} <RuleChip rule="GREN-07" />
        </p>
      )}
      {safe.length > 0 && (
        <p className="muted">
          {t('marker.safe', { names: list(safe.map(({ id }) => names.figure(id))) })} <RuleChip rule="GREN-08" />
        </p>
      )}
      <p data-landing>
        {t('marker.onPoint', { percent: percent(odds.onPoint) })}
        {odds.onPoint < 1 && (
          <>
            ;{' '}
            {grenadeScatterMode === 'upTo'
              ? t('marker.drift', { side, distance: length(Math.max(...grenadeScatter) * 1000) })
              : t('marker.driftExact', { side, near: Math.min(...drifts), far: Math.max(...drifts) })}
          </>
        )}{' '}
        <RuleChip rule={odds.onPoint < 1 ? 'GREN-05' : 'GREN-03'} />
      </p>
    </div>
  )
}
