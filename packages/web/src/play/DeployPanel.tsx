import type { Figure as Character, SideId } from '@tactic48/rules'
import { isInReserve } from '@tactic48/rules'
import { type PointerEvent, type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../figure/Figure.tsx'
import { lookOf } from '../figure/lookOf.ts'
import { send, useGame } from '../game/gameStore.ts'
import { advised } from '../game/setUp.ts'
import { useWhy } from '../prose/useWhy.ts'
import { spotUnder } from '../table/spotUnder.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { deploy } from './commands.ts'
import { usePlay } from './playContext.ts'
import { useParts, useTable } from './tableStore.ts'

/** SETUP-08: the reserve; one is dragged onto the table, or chosen and then put where the table is clicked. */
export function DeployPanel({ side }: { side: SideId }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names, seat } = usePlay()
  const { selected, goal } = useParts('selected', 'goal')
  const refusal = useGame((store) => store.refusal)
  const why = useWhy(state)
  const reserve = state.figures.filter((figure) => figure.side === side && isInReserve(figure))
  const placeForMe = (): void => {
    const { game } = useGame.getState()
    const answer = game && advised(game.state, side)
    if (answer) void send(answer).then((done) => done && useTable.getState().clear())
  }
  return (
    <section className="deploy-panel" data-deploy={side}>
      <h2>{t('ask.deploy', { side: names.side(side) })}</h2>
      <p className="muted">
        {t('ask.deployNote')} <RuleChip rule="SETUP-08" /> <RuleChip rule="SETUP-09" />
      </p>
      <ul className="reserve">
        {reserve.map((figure) => (
          <Reserve key={figure.id} figure={figure} chosen={figure.id === selected} />
        ))}
      </ul>
      {refusal && (
        <p className="refusal" role="status">
          {why(refusal)} <RuleChip rule={refusal.rule} />
        </p>
      )}
      <div className="plan-foot">
        <button type="button" className="btn" onClick={placeForMe} data-place-one>
          {t('act.placeForMe')}
        </button>
        {selected && goal && seat && (
          <button type="button" className="btn final" data-commit onClick={() => deploy(seat, selected, goal)}>
            {t('verb.deploy')}
          </button>
        )}
      </div>
    </section>
  )
}

function Reserve({ figure, chosen }: { figure: Character; chosen: boolean }): ReactElement {
  const { state, names, lens, seat } = usePlay()
  const change = useTable((table) => table.change)
  const select = useTable((table) => table.select)
  const lifted = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined)
  const spotOf = (event: PointerEvent): { x: number; y: number } | undefined => {
    const box = document.querySelector('.play .table')?.getBoundingClientRect()
    if (!box || event.clientX < box.left || event.clientX > box.right) return undefined
    if (event.clientY < box.top || event.clientY > box.bottom) return undefined
    return spotUnder(event, lens, box)
  }
  const down = (event: PointerEvent<HTMLButtonElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId)
    lifted.current = { x: event.clientX, y: event.clientY }
    select(figure.id)
  }
  const move = (event: PointerEvent<HTMLButtonElement>): void => {
    const from = lifted.current
    if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < 6) return
    change({ goal: spotOf(event), dragging: true })
  }
  const up = (event: PointerEvent<HTMLButtonElement>): void => {
    const from = lifted.current
    lifted.current = undefined
    const dragged = useTable.getState().dragging
    change({ dragging: false })
    const spot = spotOf(event)
    if (from && dragged && spot && seat) deploy(seat, figure.id, spot)
  }
  return (
    <li>
      <button
        type="button"
        className="reserve-figure"
        aria-pressed={chosen}
        data-reserve={figure.id}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onClick={() => select(figure.id)}
      >
        <svg viewBox="-24 -24 48 48" aria-hidden="true">
          <Figure x={0} y={0} r={17} {...lookOf(state, figure)} />
        </svg>
        <span>{names.figure(figure.id)}</span>
      </button>
    </li>
  )
}
