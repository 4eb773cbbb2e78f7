import {
  baseOf,
  check,
  type Figure,
  type GameState,
  isRefusal,
  passageOf,
  type Shelter,
  slitsBetween,
  type WeaponProfile,
} from '@tactic48/rules'
import { type ReactElement, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { redraft } from '../../input/active.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { RuleLine } from '../RuleLine.tsx'
import { usePart } from '../tableStore.ts'
import { type AimedSlit, slitsOutside } from './thing.ts'

/** By its number, where a bunker has several. */
function useSlitName(): (shelter: Shelter, slit: number) => string {
  const { t } = useTranslation('play')
  return useCallback(
    ({ slits }, i) => (slits.length > 1 ? t('thing.bunker.slit', { n: i + 1 }) : t('thing.bunker.theSlit')),
    [t],
  )
}

/** BUNKER-03, BUNKER-04: the slits into which this grenade could be thrown from here. */
export function SlitChoices({ figure, weapon }: { figure: Figure; weapon: WeaponProfile }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names, seat } = usePlay()
  const goal = usePart('goal')
  const slitName = useSlitName()
  if (!seat || !state.rules.premeasure) return undefined
  const may = ({ middle }: AimedSlit): boolean =>
    !isRefusal(check(state, { verb: 'throwGrenade', seat, figure: figure.id, weapon: weapon.id, at: middle }))
  const open = slitsOutside(state, figure).filter(may)
  if (open.length === 0) return undefined
  return (
    <>
      <div className="row wrap g6">
        {open.map(({ shelter, slit, middle }) => (
          <button
            key={`${middle.x} ${middle.y}`}
            type="button"
            className="chip"
            data-slit-choice={slit}
            aria-pressed={goal?.x === middle.x && goal.y === middle.y}
            onClick={() => redraft({ goal: middle, fixed: true })}
          >
            <PlayIcon name="grenade" />{' '}
            {t('thing.bunker.grenade', {
              bunker: names.element(shelter.element.id),
              slit: slitName(shelter, slit),
            })}
          </button>
        ))}
      </div>
      <RuleLine tone="muted" rule="BUNKER-02">
        {t('thing.bunker.throwIn')}
      </RuleLine>
    </>
  )
}

interface ShotPassageProps {
  readonly state: GameState
  readonly from: Figure
  readonly to: Figure
}

/** BUNKER-03 … BUNKER-05, BUNKER-08: through which slit, and by which rule. */
export function ShotPassage({ state, from, to }: ShotPassageProps): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const slitName = useSlitName()
  const [a, b] = [baseOf(state, from), baseOf(state, to)]
  const passage = passageOf(state, a, b)
  if (!passage) return undefined
  const { shelter, kind } = passage
  const bunker = names.element(shelter.element.id)
  const line = (rule: string, says: string, slit?: number): ReactElement => (
    <p className="muted t12 line-above" data-part="proof" data-passage={rule} data-slit={slit}>
      {says} <RuleChip rule={rule} />
    </p>
  )
  if (kind === 'within') return line('BUNKER-05', t('thing.bunker.within', { bunker }))
  if (kind === 'armoured') return line('BUNKER-06', t('thing.bunker.armoured', { rating: shelter.bunker.armour ?? 0 }))
  const [slit] = slitsBetween(state, shelter, a, b)
  if (slit === undefined) return undefined
  const rule = kind === 'out' ? 'BUNKER-08' : 'near' in passage && passage.near ? 'BUNKER-03' : 'BUNKER-04'
  return line(
    rule,
    t(`thing.bunker.${kind === 'out' ? 'out' : 'into'}`, { bunker, slit: slitName(shelter, slit) }),
    slit,
  )
}
