import { opponentOf, SIDES, type SideId } from '@tactic48/rules'
import { type CSSProperties, memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SideMark } from '../ui/SideMark.tsx'
import { breakPointOf, lossStyle } from './goal/breakPoint.ts'
import { Piles } from './hand/Piles.tsx'
import { useOccasion } from './occasion.ts'
import { Token } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'

/** Both sides: tokens in hand, AP lost and where they break. */
export const SidesPanel = memo(function SidesPanel(): ReactElement {
  return (
    <section className="sides">
      {SIDES.map((side) => (
        <SideRow key={side} side={side} />
      ))}
    </section>
  )
})

function SideRow({ side }: { side: SideId }): ReactElement {
  const { t } = useTranslation('play')
  const { state, players, names } = usePlay()
  const { tokens } = state.sides[side]
  const point = breakPointOf(state, side)
  const { byFigures, lost, total, breaks } = point
  const alone = players[opponentOf(side)] === 'opponent'
  const who = players[side] === 'opponent' ? t('opponent') : alone ? t('you') : t('person')
  // VICT-02: what the enemy has to touch.
  const objective = state.table.objectives?.[side]
  const active = state.phase === 'play' && state.turn.active === side
  const losses = useOccasion()?.losses ?? true
  return (
    <div className={`side ${side}`} data-side={side} data-active={active || undefined}>
      <div className="side-head">
        <SideMark side={side} />
        <b>{names.side(side)}</b>
        <span className="muted side-who">{who}</span>
        <span className="side-tokens" aria-hidden="true">
          {Array.from({ length: Math.min(tokens, 10) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
            <Token key={i} side={side} />
          ))}
        </span>
        <b className="side-count" data-part="tokens">
          {t('at', { count: tokens })}
        </b>
      </div>
      {losses && (
        <>
          <div className="side-bar" style={lossStyle(point) as CSSProperties} aria-hidden="true">
            <i />
          </div>
          <div className="side-foot" data-part="side-foot">
            <span>{t(byFigures ? 'lostFigures' : 'lost', { lost, total })}</span>
            {objective && <span>{t('guards', { element: names.element(objective) })}</span>}
            {breaks !== undefined && <span>{t('breaks', { n: breaks })}</span>}
          </div>
        </>
      )}
      <Piles side={side} />
    </div>
  )
}
