import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../ui/Segments.tsx'
import { aimAndFire, aimFirst } from '../aimFirst.ts'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlanned } from '../plannedContext.ts'
import { usePlay } from '../playContext.ts'
import { ShotPanel } from '../ShotPanel.tsx'
import { Targets } from '../Targets.tsx'
import { Price } from '../Tokens.tsx'
import { useParts } from '../tableStore.ts'
import type { Draft } from '../verbs/verb.ts'
import { WayDetails } from './WayDetails.tsx'

const MOMENTS = ['before', 'after', 'none'] as const

/** MNF-02: a way and a shot, before or after it. */
export function MoveAndFireDetails({ draft }: { draft: Draft }): ReactElement {
  const { t } = useTranslation('play')
  const { shoot, target, goal, change } = useParts('shoot', 'target', 'goal', 'change')
  const { shooting } = usePlanned()
  return (
    <>
      <Segments
        legend={t('plan.shoot')}
        options={MOMENTS}
        chosen={shoot}
        label={(moment) => t(`plan.${moment}`)}
        onChoose={(moment) => change({ shoot: moment, target: undefined })}
      />
      <WayDetails draft={draft} />
      {shooting && (
        <>
          {shoot === 'after' && <p className="cap">{t('plan.targetsThere')}</p>}
          <Targets shooting={shooting} chosen={target} onChoose={(id) => change({ target: id })} />
          {target && !draft.blind && (goal || shoot === 'before') && (
            <ShotPanel
              state={shooting.state}
              shooter={draft.figure.id}
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
export function FireDetails({ draft }: { draft: Draft }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { target, change } = useParts('target', 'change')
  const { shooting, shot } = usePlanned()
  const { figure, command } = draft
  if (!shooting) return <p className="muted">{t('shot.noTarget')}</p>
  const fire = command?.verb === 'fire' && figure.aims === 0 ? command : undefined
  const aimed = fire && aimFirst(state, fire)
  return (
    <>
      <Targets shooting={shooting} chosen={target} onChoose={(id) => change({ target: id, fixed: true })} />
      {shot && !draft.blind && <ShotPanel {...shot} />}
      {fire && aimed && (
        <button type="button" className="btn aim-and-fire" onClick={() => aimAndFire(fire)}>
          <PlayIcon name="crosshair" /> {t('act.aimAndFire')} <Price tokens={aimed.tokens} side={figure.side} />
        </button>
      )}
    </>
  )
}
