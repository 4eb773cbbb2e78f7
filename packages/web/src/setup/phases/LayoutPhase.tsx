import { FIELD_STYLES, STYLE_NAMES } from '@tactic48/content/fields'
import type { Point } from '@tactic48/geometry'
import { type GameState, SIDES } from '@tactic48/rules'
import { type ReactElement, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../game/gameStore.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import type { Scene } from '../../paint/scene.ts'
import { tellEvents } from '../../prose/tell.ts'
import { useNames } from '../../prose/useNames.ts'
import { useProse } from '../../prose/useProse.ts'
import { liveIn, type SeenLog } from '../../session/seenLog.ts'
import { toTable } from '../../table/camera.ts'
import { sceneOf } from '../../table/sceneOf.ts'
import { Die } from '../../ui/Die.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { ChosenPiece } from '../field/ChosenPiece.tsx'
import { FieldThumb } from '../field/FieldThumb.tsx'
import { PhaseTable, PieceHandle, PieceLabel, PropHandle, useTableLens } from '../field/handles.tsx'
import { madeTable } from '../field/madeField.ts'
import { LayoutFile } from '../field/OwnFieldActs.tsx'
import { PalettePiece } from '../field/PalettePiece.tsx'
import { ChosenProp, PropLabel, PropPalette, usePropName } from '../field/PropPalette.tsx'
import { PALETTE, type PaletteLook } from '../field/palette.ts'
import { type Layout, readyLayouts, useLayout } from '../field/useLayout.ts'
import { freshSeed, useOwn } from '../own.ts'
import { ALL_FIELDS } from '../sheets.ts'
import type { Asked } from './asked.ts'
import { BothForces, LayoutVerdict } from './LayoutVerdict.tsx'
import '../style/setup.css'

/** D02: the winner of the roll lays out the battlefield (SETUP-03, SETUP-05, SETUP-06). */
export function LayoutPhase({ state, side }: Asked): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const { table } = state
  const game = useGame((store) => store.game?.id ?? '')
  const log = useGame((store) => store.game?.log)
  const layout = useLayout(game, table, state)
  const lens = useTableLens(table)
  const { dressing, pieces, props } = layout
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
  const onTable = (spot: Point): Point | undefined => {
    const box = holder.current?.getBoundingClientRect()
    if (!box || spot.x < box.left || spot.x > box.right || spot.y < box.top || spot.y > box.bottom) return undefined
    const at = toTable(lens.camera(), lens.viewport(), spot.x - box.left, spot.y - box.top)
    return { x: at.x * 1000, y: at.y * 1000 }
  }
  const drop = (look: PaletteLook, spot: Point): void => {
    const at = onTable(spot)
    if (at) layout.add(look, at, 'there')
  }
  const remove = (id: string): void => {
    layout.remove(id)
    // What was focused goes with the piece.
    undoButton.current?.focus()
  }
  const { chosen, chosenProp, undo } = layout
  const propName = usePropName(state)
  useUndoKey(undo)
  return (
    <div className="phase-grid">
      <PhaseTable
        scene={scene}
        lens={lens}
        holder={holder}
        tags={
          chosen ? (
            <PieceLabel laid={chosen} name={names.element(chosen.element.id)} />
          ) : (
            chosenProp && <PropLabel prop={chosenProp} setting={state} name={propName(chosenProp)} />
          )
        }
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
        {props.map((prop) => (
          <PropHandle
            key={prop.id}
            prop={prop}
            setting={state}
            name={propName(prop)}
            lens={lens}
            chosen={chosenProp === prop}
            onChoose={() => layout.choose(prop.id)}
            onMove={(x, y) => layout.move(prop.id, x, y)}
            onNudge={(dx, dy) => layout.nudge(prop.id, dx, dy)}
            onRemove={() => remove(prop.id)}
          />
        ))}
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
        <PropPalette
          state={state}
          side={side}
          lens={lens}
          onAdd={(prop) => layout.park(prop, place(), 'free')}
          onDrop={(prop, spot) => {
            const at = onTable(spot)
            if (at) layout.park(prop, at, 'there')
          }}
        />
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
          {chosenProp && <ChosenProp prop={chosenProp} name={propName(chosenProp)} layout={layout} onRemove={remove} />}
          <LayoutVerdict state={state} side={side} layout={layout} undoButton={undoButton} />
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
      if (event.target instanceof Element && event.target.closest('input:not([type=radio], [type=checkbox]), textarea'))
        return
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
  const own = useOwn((store) => store.fields)
  const ready = useMemo(
    () => readyLayouts(state.table, [...ALL_FIELDS, ...own.map(({ field }) => field)]),
    [state.table, own],
  )
  return (
    <section className="card">
      <h3 className="cap">{t('layout.ready')}</h3>
      <div className="fields" data-part="fields">
        {ready.map(({ field, elements, dressing, props }) => (
          <button
            key={field.id}
            type="button"
            className="field-option bare"
            data-part="field"
            onClick={() => layout.replace(elements, dressing, props)}
          >
            <FieldThumb name={field.id} table={field.table} />
            <span>
              <bdi>{field.name[language]}</bdi>
            </span>
          </button>
        ))}
        {FIELD_STYLES.map((style) => (
          <button
            key={style}
            type="button"
            className="field-option bare"
            data-part="field"
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
        <button type="button" className="field-option bare" data-part="field" onClick={() => layout.replace([], [])}>
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

/** SETUP-03: the dice that said who lays out the battlefield. */
function TableRoll({ state, log }: { state: GameState; log: SeenLog }): ReactElement | undefined {
  const prose = useProse(state)
  const events = [...log.opening, ...liveIn(log).flatMap((entry) => entry.events)]
  const rolled = events.findLast((event) => event.type === 'tableRolled')
  const [told] = rolled ? tellEvents(state, [rolled]) : []
  if (!rolled || !told) return undefined
  return (
    <div className="table-roll">
      {SIDES.map((side) => (
        <span key={side} className="table-roll-side">
          <SideMark side={side} />
          {rolled.dice[side].slice(-1).map((face) => (
            <Die key={face} face={face} />
          ))}
        </span>
      ))}
      <p className="small">
        {prose(told)} <RuleChip rule="SETUP-03" />
      </p>
    </div>
  )
}
