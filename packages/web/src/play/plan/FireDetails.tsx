import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { redraft } from '../../input/active.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { Segments } from '../../ui/Segments.tsx'
import { PlayIcon, Price } from '../PlayIcon.tsx'
import { usePlanned, usePlay } from '../playContext.ts'
import { ShotPanel } from '../ShotPanel.tsx'
import { aimAndFire, aimFirst } from '../shot.ts'
import { Targets } from '../Targets.tsx'
import { usePart } from '../tableStore.ts'
import { WayDetails } from './WayDetails.tsx'

const MOMENTS = ['before', 'after', 'none'] as const

/** MNF-02: a way and a shot, before or after it. */
export function MoveAndFireDetails({ prospect }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const shoot = usePart('shoot') ?? 'after'
  const target = usePart('target')
  const goal = usePart('goal')
  const { shooting } = usePlanned()
  return (
    <>
      <Segments
        legend={t('plan.shoot')}
        options={MOMENTS}
        chosen={shoot}
        label={(moment) => t(`plan.${moment}`)}
        onChoose={(moment) => redraft({ shoot: moment, target: undefined })}
      />
      <WayDetails prospect={prospect} />
      {shooting && (
        <>
          {shoot === 'after' && <p className="cap">{t('plan.targetsThere')}</p>}
          <Targets shooting={shooting} chosen={target} onChoose={(id) => redraft({ target: id })} />
          {target && !prospect.blind && (goal || shoot === 'before') && (
            <ShotPanel
              state={shooting.state}
              shooter={prospect.figure.id}
              target={target}
              weapon={shooting.weapon}
              mayAim={false}
            />
          )}
        </>
      )}
    </>
  )
}

/** The target, its odds, and the Aim that could come first. */
export function FireDetails({ prospect }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const target = usePart('target')
  const { shooting, shot } = usePlanned()
  const { figure, command } = prospect
  if (!shooting) return <p className="muted">{t('shot.noTarget')}</p>
  const fire = command?.verb === 'fire' && figure.aims === 0 ? command : undefined
  const aimed = fire && aimFirst(state, fire)
  return (
    <>
      <Targets shooting={shooting} chosen={target} onChoose={(id) => redraft({ target: id, fixed: true })} />
      {shot && !prospect.blind && <ShotPanel {...shot} />}
      {fire && aimed && (
        <button type="button" className="btn aim-and-fire" onClick={() => aimAndFire(fire)}>
          <PlayIcon name="crosshair" /> {t('act.aimAndFire')} <Price tokens={aimed.tokens} side={figure.side} />
        </button>
      )}
    </>
  )
}
