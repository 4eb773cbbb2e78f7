import { enemiesOf, type FigureId } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { HarmBar, usePercent } from './Odds.tsx'
import { usePlay } from './playContext.ts'
import type { Shooting } from './shot.ts'
import { useParts } from './tableStore.ts'
import { useLighting } from './useLighting.ts'

interface TargetsProps {
  readonly shooting: Shooting
  readonly chosen: FigureId | undefined
  readonly onChoose: (id: FigureId) => void
}

/** Whom the shot may be at; a row lights its man on the table, and the man his row. */
export function Targets({ shooting, chosen, onChoose }: TargetsProps): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const { length } = useNumbers()
  const percent = usePercent()
  const { state, shooter, targets } = shooting
  const { hovered } = useParts('hovered')
  const lighting = useLighting()
  const measured = state.rules.premeasure
  const rows = useMemo(
    () => (measured ? targets : enemiesOf(state, shooter.side).map(({ id }) => ({ id, hit: 0, distance: 0 }))),
    [measured, state, shooter.side, targets],
  )
  if (rows.length === 0) return <p className="muted">{t('shot.noTarget')}</p>
  return (
    <ul className="targets" data-part="targets" aria-label={t('shot.pick')}>
      {rows.map(({ id, hit, distance }) => (
        <li key={id}>
          <button
            type="button"
            className={`target${hovered === id ? ' lit' : ''}`}
            data-pointed={hovered === id || undefined}
            aria-pressed={id === chosen}
            data-target-choice={id}
            onClick={() => onChoose(id)}
            {...lighting(id)}
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
