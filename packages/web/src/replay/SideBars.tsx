import { type GameState, SIDES, type SideId } from '@tactic48/rules'
import type { CSSProperties, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { breakPointOf, lossStyle } from '../play/goal/breakPoint.ts'
import { SideMark } from '../ui/SideMark.tsx'
import './losses.css'

/** Both sides at this moment: tokens in hand, losses and where they break. */
export function SideBars({ state }: { state: GameState }): ReactElement {
  return (
    <div className="side-bars">
      {SIDES.map((side) => (
        <SideRow key={side} state={state} side={side} />
      ))}
    </div>
  )
}

function SideRow({ state, side }: { state: GameState; side: SideId }): ReactElement {
  const { t } = useTranslation('play')
  const common = useTranslation()
  const { tokens } = state.sides[side]
  return (
    <div className={`loss ${side}`}>
      <p>
        <b>
          <SideMark side={side} />
          {common.t(`side.${side}`)}
        </b>
        <b>{t('at', { count: tokens })}</b>
      </p>
      <LossBar state={state} side={side} />
    </div>
  )
}

interface LossBarProps {
  readonly state: GameState
  readonly side: SideId
  /** The side is not named beside it. */
  readonly named?: boolean
}

/** What is lost against where the side breaks: smooth for Blue, notched for Ember. */
export function LossBar({ state, side, named = false }: LossBarProps): ReactElement {
  const { t } = useTranslation(['replay', 'play'])
  const common = useTranslation()
  const point = breakPointOf(state, side)
  const { byFigures, lost, total, breaks } = point
  const said = (): string => {
    if (!named) return t(byFigures ? 'lostFigures' : 'lost', { ns: 'play', lost, total })
    return t(byFigures ? 'losses.characters' : 'losses.ap', { side: common.t(`side.${side}`), lost, total })
  }
  const broken = breaks !== undefined && total > 0 && lost >= breaks
  return (
    <>
      <div className="loss-bar" data-part="loss-bar" style={lossStyle(point) as CSSProperties} aria-hidden="true">
        <i />
      </div>
      <p>
        <span>{said()}</span>
        {breaks !== undefined && <span>{broken ? t('losses.broken') : t('losses.breaks', { n: breaks })}</span>}
      </p>
    </>
  )
}
