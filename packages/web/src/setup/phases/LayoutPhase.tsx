import { FIELD_STYLES, STYLE_NAMES } from '@tactic48/content/fields'
import { check, type ElementId, type GameState, isRefusal, layoutWarnings, seatOf, type Warning } from '@tactic48/rules'
import { type ReactElement, type RefObject, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../game/gameStore.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import type { Scene } from '../../paint/scene.ts'
import { useNames } from '../../prose/useNames.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { toTable } from '../../table/camera.ts'
import { sceneOf } from '../../table/sceneOf.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { ChosenPiece } from '../field/ChosenPiece.tsx'
import { FieldThumb } from '../field/FieldThumb.tsx'
import { freshSeed } from '../field/freshSeed.ts'
import { LayoutFile } from '../field/LayoutFile.tsx'
import { madeTable } from '../field/madeField.ts'
import { PalettePiece } from '../field/PalettePiece.tsx'
import { PieceHandle } from '../field/PieceHandle.tsx'
import { PieceLabel } from '../field/PieceLabel.tsx'
import { PALETTE, type PaletteLook } from '../field/palette.ts'
import { type Layout, readyLayouts, useLayout } from '../field/useLayout.ts'
import type { Asked } from './asked.ts'
import { BothForces } from './BothForces.tsx'
import { PhaseTable, useTableLens } from './PhaseTable.tsx'
import { TableRoll } from './TableRoll.tsx'
import '../style/setup.css'

/** D02: the winner of the roll lays out the battlefield (SETUP-03, SETUP-05, SETUP-06). */
export function LayoutPhase({ state, side }: Asked): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const { table } = state
  const game = useGame((store) => store.game?.id ?? '')
  const log = useGame((store) => store.game?.log)
  const layout = useLayout(game, table)
  const lens = useTableLens(table)
  const { dressing, pieces } = layout
  const scene = useMemo<Scene>(
    () => sceneOf('laid', { ...table, elements: [], dressing: [...dressing] }),
    [table, dressing],
  )
  const names = useNames({
    figures: [],
    sheets: [],
    cards: state.cards,
    table: { ...table, elements: layout.elements },
  })
  const holder = useRef<HTMLDivElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const place = (): { x: number; y: number } => ({ x: lens.camera().x * 1000, y: lens.camera().y * 1000 })
  const drop = (look: PaletteLook, spot: { x: number; y: number }): void => {
    const box = holder.current?.getBoundingClientRect()
    if (!box || spot.x < box.left || spot.x > box.right || spot.y < box.top || spot.y > box.bottom) return
    const at = toTable(lens.camera(), lens.viewport(), spot.x - box.left, spot.y - box.top)
    layout.add(look, { x: at.x * 1000, y: at.y * 1000 }, 'there')
  }
  const remove = (id: ElementId): void => {
    layout.remove(id)
    // What was focused goes with the piece.
    undoButton.current?.focus()
  }
  const { chosen, undo } = layout
  useUndoKey(undo)
  return (
    <div className="phase-grid">
      <PhaseTable
        scene={scene}
        lens={lens}
        holder={holder}
        tags={chosen && <PieceLabel laid={chosen} name={names.element(chosen.element.id)} />}
      >
        {pieces.map((laid) => {
          const { id } = laid.element
          return (
            <PieceHandle
              key={id}
              laid={laid}
              name={names.element(id)}
              lens={lens}
              chosen={chosen === laid}
              onChoose={() => layout.choose(id)}
              onMove={(x, y) => layout.move(id, x, y)}
              onNudge={(dx, dy) => layout.nudge(id, dx, dy)}
              onTurn={(by) => layout.turn(id, by)}
              onRemove={() => remove(id)}
            />
          )
        })}
      </PhaseTable>
      <aside className="phase-rail">
        <section className="card layout-who">
          {log && <TableRoll state={state} log={log} />}
          <h2>{t('layout.heading', { side: common.t(`side.${side}`) })}</h2>
          <p className="muted small">
            {t('layout.says')} <RuleChip rule="SETUP-06" />
          </p>
          <BothForces state={state} />
        </section>
        <section className="card">
          <h3 className="cap">{t('layout.add')}</h3>
          <div className="palette">
            {PALETTE.map((look) => (
              <PalettePiece
                key={look}
                look={look}
                lens={lens}
                onAdd={() => layout.add(look, place(), 'free')}
                onDrop={(spot) => drop(look, spot)}
              />
            ))}
          </div>
          <p className="muted small layout-keys">{t('layout.keys')}</p>
        </section>
        <ReadyTables state={state} layout={layout} />
        {/* At the foot: the palette stays under the pointer when a piece is chosen. */}
        <div className="layout-foot">
          {chosen && (
            <ChosenPiece
              laid={chosen}
              name={names.element(chosen.element.id)}
              state={state}
              layout={layout}
              onRemove={remove}
            />
          )}
          <Verdict state={state} side={side} layout={layout} undoButton={undoButton} />
        </div>
      </aside>
    </div>
  )
}

/** Heard wherever the focus is: a removed piece takes it away. */
function useUndoKey(undo: () => void): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
      if (event.target instanceof Element && event.target.closest('input, textarea')) return
      event.preventDefault()
      undo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [undo])
}

function ReadyTables({ state, layout }: { state: Asked['state']; layout: Layout }): ReactElement {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  const ready = useMemo(() => readyLayouts(state.table), [state.table])
  return (
    <section className="card">
      <h3 className="cap">{t('layout.ready')}</h3>
      <div className="fields">
        {ready.map(({ field, elements, dressing }) => (
          <button
            key={field.id}
            type="button"
            className="field-option bare"
            onClick={() => layout.replace(elements, dressing)}
          >
            <FieldThumb name={field.id} table={field.table} />
            <span>{field.name[language]}</span>
          </button>
        ))}
        {FIELD_STYLES.map((style) => (
          <button
            key={style}
            type="button"
            className="field-option bare"
            onClick={() => {
              const made = madeTable(style, state.table, freshSeed())
              layout.replace(made.elements, made.dressing)
            }}
          >
            <span className="field-sign">
              <Icon name="die" />
            </span>
            <span>{STYLE_NAMES[style][language]}</span>
          </button>
        ))}
        <button type="button" className="field-option bare" onClick={() => layout.replace([], [])}>
          <span className="field-sign">
            <Icon name="bin" />
          </span>
          <span>{t('layout.clear')}</span>
        </button>
      </div>
      <LayoutFile table={state.table} layout={layout} />
    </section>
  )
}

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

function Verdict({ state, side, layout, undoButton }: VerdictProps): ReactElement {
  const { t } = useTranslation('setup')
  const submit = useGame((store) => store.submit)
  const { elements, dressing } = useDeferredValue(layout)
  const seat = seatOf(state, side)
  const laid = useMemo(() => ({ ...state, table: { ...state.table, elements } }), [state, elements])
  const why = useWhy(laid)
  const warned = useWarned(laid)
  const refusal = useMemo(() => {
    const plan = seat && check(state, { verb: 'layOut', seat, elements, dressing })
    return plan && isRefusal(plan) ? plan : undefined
  }, [state, seat, elements, dressing])
  const warnings = useMemo(() => layoutWarnings(laid), [laid])
  const cover = elements.filter((element) => element.cover !== 'none').length
  return (
    <section className="card verdict-layout">
      <p className="small">
        {t('layout.count', { cover, figures: state.figures.length })} <RuleChip rule="SETUP-05" />
      </p>
      <p className={refusal ? 'legality bad' : 'legality good'} role="status">
        <Icon name={refusal ? 'cross' : 'tick'} />
        <span>
          {refusal ? why(refusal) : t('layout.valid')} <RuleChip rule={refusal?.rule ?? 'SETUP-02'} />
        </span>
      </p>
      {warnings.map((warning) => (
        <p key={JSON.stringify(warning)} className="legality warn">
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
          onClick={() => seat && submit({ verb: 'layOut', seat, elements: layout.elements, dressing: layout.dressing })}
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
