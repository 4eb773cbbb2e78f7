import { check, type Figure, isRefusal, type WeaponProfile } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { redraft } from '../../input/active.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { usePart } from '../tableStore.ts'
import { type AimedSlit, slitsOutside } from './thing.ts'

/** BUNKER-03, BUNKER-04: the slits into which this grenade could be thrown from here. */
export function SlitChoices({ figure, weapon }: { figure: Figure; weapon: WeaponProfile }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names, seat } = usePlay()
  const goal = usePart('goal')
  if (!seat || !state.rules.premeasure) return undefined
  const may = ({ middle }: AimedSlit): boolean =>
    !isRefusal(check(state, { verb: 'throwGrenade', seat, figure: figure.id, weapon: weapon.id, at: middle }))
  const open = slitsOutside(state, figure).filter(may)
  if (open.length === 0) return undefined
  return (
    <>
      <ul className="way-tools slit-choices">
        {open.map(({ shelter, slit, middle }) => (
          <li key={`${middle.x} ${middle.y}`}>
            <button
              type="button"
              className="chip"
              data-slit-choice={slit}
              aria-pressed={goal?.x === middle.x && goal.y === middle.y}
              onClick={() => redraft({ goal: middle, fixed: true })}
            >
              <PlayIcon name="grenade" />{' '}
              {t('thing.bunker.grenade', {
                bunker: names.element(shelter.element.id),
                slit: shelter.slits.length > 1 ? t('thing.bunker.slit', { n: slit + 1 }) : t('thing.bunker.theSlit'),
              })}
            </button>
          </li>
        ))}
      </ul>
      <p className="muted">
        {t('thing.bunker.throwIn')} <RuleChip rule="BUNKER-02" />
      </p>
    </>
  )
}
