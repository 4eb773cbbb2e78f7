import type { Point } from '@tactic48/geometry'
import type { Figure as Character, SideId } from '@tactic48/rules'
import clsx from 'clsx'
import { type PointerEvent, type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../board/Figure.tsx'
import { lookOf } from '../../boardModel/lookOf.ts'
import { send, useGame } from '../../game/gameStore.ts'
import { useInAdvance } from '../../game/inAdvance.ts'
import { advised } from '../../game/setUp.ts'
import { redraft } from '../../input/active.ts'
import { spotUnder } from '../../table/lens.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { commit } from '../commands.ts'
import dock from '../dock/Dock.module.css'
import { usePlay } from '../playContext.ts'
import { Refused } from '../Refused.tsx'
import { usePart, useTable } from '../tableStore.ts'
import css from './DeployPanel.module.css'
import { type Waiting, waitingOf } from './formation.ts'
import { isPlacing, placeTheRest, plannedMen, stopPlan, takeSquad } from './squads.ts'

/** SETUP-08: the reserve; a man or a whole squad is dragged onto the table, or chosen and then put where the table is clicked. */
export function DeployPanel({ side }: { side: SideId }): ReactElement {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, names } = play
  const selected = useTable((table) => table.selected)
  const goal = usePart('goal')
  const squad = usePart('squad')
  useInAdvance((said) => said.plans)
  const refusal = useGame((store) => store.refusal)
  const advice = useGame(({ game }) => game?.adviceOff !== true)
  const groups = waitingOf(state, side)
  const placing = isPlacing(state, side)
  const placeForMe = (): void => {
    const answer = advised(state, side)
    if (answer) void send(answer).then((done) => done && useTable.getState().clear())
  }
  return (
    <section className={clsx('stack', dock.panel)} data-deploy={side}>
      <h2>{t('ask.deploy', { side: names.side(side) })}</h2>
      <p className="muted">
        {t('ask.deployNote')} <RuleChip rule="SETUP-08" /> <RuleChip rule="SETUP-09" />
      </p>
      {placing && (
        <p className="row apart g10" data-placing={plannedMen(state, side).length}>
          {t('deploy.following', { count: plannedMen(state, side).length })}
          <button type="button" className="btn" onClick={() => stopPlan(side)} data-stop-plan>
            {t('deploy.stop')}
          </button>
        </p>
      )}
      {groups.map((group) => (
        <Squad
          key={group.key}
          group={group}
          alone={groups.length === 1}
          chosen={group.key === squad}
          selected={selected}
        />
      ))}
      {refusal && <Refused refusal={refusal} announced />}
      <div className={clsx('wrap', dock.commit)} data-part="plan-foot">
        {advice && (
          <button type="button" className="btn" onClick={placeForMe} data-place-one>
            {t('act.placeForMe')}
          </button>
        )}
        {advice && !placing && (
          <button type="button" className="btn" onClick={() => placeTheRest(play)} data-place-rest>
            {t('deploy.rest')}
          </button>
        )}
        {goal && (selected || squad !== undefined) && (
          <button type="button" className="btn final whole" data-commit onClick={commit}>
            {t('verb.deploy')}
          </button>
        )}
      </div>
    </section>
  )
}

function Squad(props: {
  group: Waiting
  alone: boolean
  chosen: boolean
  selected: Character['id'] | undefined
}): ReactElement {
  const { group, alone, chosen, selected } = props
  const { t } = useTranslation('play')
  const { key, unit, men } = group
  const drag = useDragOut(() => takeSquad(key))
  const place =
    unit.squad !== undefined
      ? 'squad'
      : unit.platoon !== undefined
        ? 'hq'
        : unit.company !== undefined
          ? 'companyHq'
          : 'all'
  return (
    <section className="stack g6">
      {men.length > 1 && (
        <button
          type="button"
          className={clsx('row wrap apart base', css.squad)}
          aria-pressed={chosen}
          data-reserve-squad={key}
          {...drag}
          onClick={() => takeSquad(key)}
        >
          <b>{t(`deploy.${place}`, { platoon: unit.platoon ?? '', squad: unit.squad ?? '' })}</b>
          <span className="muted">{t('deploy.men', { count: men.length })}</span>
        </button>
      )}
      {alone ? (
        <Men men={men} selected={selected} />
      ) : (
        <details>
          <summary className={css.each}>{t('deploy.oneByOne')}</summary>
          <Men men={men} selected={selected} />
        </details>
      )}
    </section>
  )
}

function Men({ men, selected }: { men: readonly Character[]; selected: Character['id'] | undefined }): ReactElement {
  return (
    <ul className={css.reserve}>
      {men.map((figure) => (
        <Reserve key={figure.id} figure={figure} chosen={figure.id === selected} />
      ))}
    </ul>
  )
}

function Reserve({ figure, chosen }: { figure: Character; chosen: boolean }): ReactElement {
  const { state, names } = usePlay()
  const take = (): void => {
    useTable.getState().select(figure.id)
  }
  const drag = useDragOut(take)
  return (
    <li>
      <button type="button" className={css.man} aria-pressed={chosen} data-reserve={figure.id} {...drag} onClick={take}>
        <svg viewBox="-24 -24 48 48" aria-hidden="true">
          <Figure x={0} y={0} r={17} {...lookOf(state, figure)} />
        </svg>
        <span>{names.figure(figure.id)}</span>
      </button>
    </li>
  )
}

const CLICK = 6

interface DragOut {
  readonly onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLButtonElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLButtonElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLButtonElement>) => void
}

/** What lies beside the table is taken up, follows the pointer, and is put down on it. */
function useDragOut(onTake: () => void): DragOut {
  const { lens } = usePlay()
  const lifted = useRef<Point | undefined>(undefined)
  const { change } = useTable.getState()
  const spotOf = (event: PointerEvent): Point | undefined => {
    const box = document.querySelector('.play .table')?.getBoundingClientRect()
    if (!box || event.clientX < box.left || event.clientX > box.right) return undefined
    if (event.clientY < box.top || event.clientY > box.bottom) return undefined
    return spotUnder(event, lens, box)
  }
  const up = (event: PointerEvent<HTMLButtonElement>): void => {
    const from = lifted.current
    lifted.current = undefined
    const dragged = useTable.getState().dragging
    change({ dragging: false })
    const spot = event.type === 'pointerup' ? spotOf(event) : undefined
    if (!from || !dragged || !spot) return
    redraft({ goal: spot })
    commit()
  }
  return {
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      lifted.current = { x: event.clientX, y: event.clientY }
      useGame.getState().clearRefusal()
      onTake()
    },
    onPointerMove: (event) => {
      const from = lifted.current
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < CLICK) return
      redraft({ goal: spotOf(event) })
      change({ dragging: true })
    },
    onPointerUp: up,
    onPointerCancel: up,
  }
}
