import {
  check,
  type Force,
  type GameState,
  isRefusal,
  layoutWarnings,
  SIDES,
  type SideId,
  seatOf,
  sheetOf,
  type Warning,
} from '@tactic48/rules'
import { type ReactElement, type RefObject, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../game/gameStore.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { useNames } from '../../prose/useNames.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import type { Layout } from '../field/useLayout.ts'
import { apOf, ForceRow } from '../forces/ForceRow.tsx'
import type { Asked } from './asked.ts'

/** What the players should know, in their language. */
function useWarned(state: GameState): (warning: Warning) => string {
  const { t } = useTranslation('setup')
  const names = useNames(state)
  const { exactly } = useNumbers()
  return ({ code, params }) => {
    switch (code) {
      case 'littleScenery':
        return t('warning.littleScenery', params)
      case 'longSection':
        return t('warning.longSection', {
          name: names.element(params.element),
          limit: exactly(params.limit),
          near: state.rules.nearCoverDistance,
        })
      case 'idleAidStation':
        return t('warning.idleAidStation', { name: names.element(params.element) })
      case 'objectiveInReach':
        return t('warning.objectiveInReach')
    }
  }
}

interface VerdictProps extends Asked {
  readonly layout: Layout
  readonly undoButton: RefObject<HTMLButtonElement | null>
}

/** Whether this battlefield can be played, why not, and what to think of; and the way on. */
export function LayoutVerdict({ state, side, layout, undoButton }: VerdictProps): ReactElement {
  const { t } = useTranslation('setup')
  const submit = useGame((store) => store.submit)
  const { elements, dressing, standing: props } = useDeferredValue(layout)
  const seat = seatOf(state, side)
  const laid = useMemo(() => ({ ...state, table: { ...state.table, elements } }), [state, elements])
  const why = useWhy(laid)
  const warned = useWarned(laid)
  const refusal = useMemo(() => {
    const plan = seat && check(state, { verb: 'layOut', seat, elements, dressing, props })
    return plan && isRefusal(plan) ? plan : undefined
  }, [state, seat, elements, dressing, props])
  const warnings = useMemo(() => layoutWarnings(laid), [laid])
  const cover = elements.filter((element) => element.cover !== 'none').length
  return (
    <section className="card verdict-layout" data-part="layout-verdict">
      <p className="small">
        {t('layout.count', { cover, figures: state.figures.length })} <RuleChip rule="SETUP-05" />
      </p>
      <p className={refusal ? 'legality bad' : 'legality good'} data-legality={refusal ? 'bad' : 'good'} role="status">
        <Icon name={refusal ? 'cross' : 'tick'} />
        <span>
          {refusal ? why(refusal) : t('layout.valid')} <RuleChip rule={refusal?.rule ?? 'SETUP-02'} />
        </span>
      </p>
      {warnings.map((warning) => (
        <p key={JSON.stringify(warning)} className="legality warn" data-legality="warn">
          <Icon name="warning" />
          <span>
            {warned(warning)} <RuleChip rule={warning.rule} />
          </span>
        </p>
      ))}
      <div className="layout-acts">
        <button
          type="button"
          className="btn primary large"
          disabled={refusal !== undefined}
          onClick={() =>
            seat &&
            submit({
              verb: 'layOut',
              seat,
              elements: layout.elements,
              dressing: layout.dressing,
              ...(layout.props.length > 0 && { props: layout.standing }),
            })
          }
        >
          {t('layout.done')}
        </button>
        <button
          ref={undoButton}
          type="button"
          className="btn large"
          aria-label={t('layout.undo')}
          title={t('layout.undo')}
          aria-disabled={!layout.canUndo}
          onClick={layout.undo}
        >
          <Icon name="undo" />
        </button>
      </div>
    </section>
  )
}

/** D01: both forces are known before the battlefield is laid out for them. */
export function BothForces({ state }: { state: GameState }): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const play = useTranslation('play')
  const forces = forcesOf(state)
  return (
    <details className="both-forces">
      <summary>{t('layout.forces')}</summary>
      {SIDES.map((side) => (
        <section key={side}>
          <h3>
            <SideMark side={side} /> {common.t(`side.${side}`)}{' '}
            <span className="muted">{play.t('ap', { n: apOf(state.cards, forces[side]) })}</span>
          </h3>
          <ForceRow side={side} force={forces[side]} cards={state.cards} />
        </section>
      ))}
    </details>
  )
}

/** The forces as the figures of a game tell them. */
function forcesOf(state: GameState): { readonly [side in SideId]: Force } {
  const of = (side: SideId): Force => {
    const characters = state.figures.filter((figure) => figure.side === side).map((figure) => sheetOf(state, figure))
    const first = characters[0]
    return {
      faction: (first && state.cards.characters[first.card]?.faction) ?? '',
      characters: characters.map(({ card, assigned }) => ({ card, assigned })),
    }
  }
  return { blue: of('blue'), ember: of('ember') }
}
