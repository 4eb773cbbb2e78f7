import { enemiesOf, type Figure, type FigureId, type GameState, shotOdds, type WeaponProfile } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { HarmBar } from './Odds.tsx'
import { usePlay } from './playContext.ts'
import { usePercent } from './usePercent.ts'

export interface TargetChoice {
  readonly id: FigureId
  readonly hit: number
  readonly distance: number
}

/** Whom a figure could shoot from where it stands in this state, best first. */
export function targetsOf(
  state: GameState,
  shooter: Figure,
  weapon: WeaponProfile,
  aims: number,
): readonly TargetChoice[] {
  return enemiesOf(state, shooter.side)
    .flatMap(({ id }) => {
      const odds = shotOdds(state, { shooter: shooter.id, weapon: weapon.id, target: id, aims })
      return odds ? [{ id, hit: 1 - odds.miss, distance: odds.distance }] : []
    })
    .sort((a, b) => b.hit - a.hit || a.distance - b.distance)
}

interface TargetsProps {
  readonly state: GameState
  readonly shooter: Figure
  readonly weapon: WeaponProfile
  readonly aims: number
  readonly chosen: FigureId | undefined
  readonly onChoose: (id: FigureId) => void
}

export function Targets({ state, shooter, weapon, aims, chosen, onChoose }: TargetsProps): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const { length } = useNumbers()
  const percent = usePercent()
  const measured = state.rules.premeasure
  const targets = useMemo(
    () =>
      measured
        ? targetsOf(state, shooter, weapon, aims)
        : enemiesOf(state, shooter.side).map(({ id }) => ({ id, hit: 0, distance: 0 })),
    [measured, state, shooter, weapon, aims],
  )
  if (targets.length === 0) return <p className="muted">{t('shot.noTarget')}</p>
  return (
    <ul className="targets" aria-label={t('shot.pick')}>
      {targets.map(({ id, hit, distance }) => (
        <li key={id}>
          <button
            type="button"
            className="target"
            aria-pressed={id === chosen}
            data-target-choice={id}
            onClick={() => onChoose(id)}
          >
            <b>{names.figure(id)}</b>
            {measured && (
              <>
                <span className="muted">{length(distance)}</span>
                <HarmBar chance={hit} />
                <span>
                  <span className="sr">{t('shot.chance', { percent: '' })}</span>
                  {percent(hit)}
                </span>
              </>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
