import { FIELD_STYLES, STYLE_NAMES } from '@tactic48/content/fields'
import type { Point } from '@tactic48/geometry'
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
  type Table,
  totalOf,
  type Warning,
} from '@tactic48/rules'
import { type ReactElement, type RefObject, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenFile } from '../../files/OpenFile.tsx'
import { saveText } from '../../files/saveToFile.ts'
import { WhatIsWrong } from '../../files/WhatIsWrong.tsx'
import { isWrong, type Wrong } from '../../files/wrong.ts'
import { useGame } from '../../game/gameStore.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNumbers } from '../../i18n/useNumbers.ts'
import type { Scene } from '../../paint/scene.ts'
import { tellEvents } from '../../prose/tell.ts'
import { useNames } from '../../prose/useNames.ts'
import { useProse } from '../../prose/useProse.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { liveIn, type SeenLog } from '../../session/seenLog.ts'
import { toTable } from '../../table/camera.ts'
import { sceneOf } from '../../table/sceneOf.ts'
import { Die } from '../../ui/Die.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { ChosenPiece, ChosenProp } from '../field/ChosenPiece.tsx'
import css from '../field/Field.module.css'
import { Sign } from '../field/FieldChoice.tsx'
import { FieldThumb } from '../field/FieldThumb.tsx'
import { PhaseTable, PieceHandle, PieceLabel, PropHandle, PropLabel, useTableLens } from '../field/handles.tsx'
import { madeTable } from '../field/madeField.ts'
import { PalettePiece } from '../field/Palette.tsx'
import { PropPalette, usePropName } from '../field/PropPalette.tsx'
import { PALETTE, type PaletteLook } from '../field/palette.ts'
import { centred, type Layout, readyLayouts, useLayout } from '../field/useLayout.ts'
import { ForceRow } from '../forces/ForceRow.tsx'
import { fieldText, freshFieldId, freshSeed, readOwnField, useOwn } from '../own.ts'
import { Legality } from '../parts.tsx'
import { ALL_FIELDS } from '../sheets.ts'
import { NameField, NotKept } from '../shelf.tsx'
import type { Asked } from './asked.ts'

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
    <div className={css.grid}>
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
      <aside className={css.rail}>
        <section className="card">
          {log && <TableRoll state={state} log={log} />}
          <h2 className="t20">{t('layout.heading', { side: common.t(`side.${side}`) })}</h2>
          <p className="muted t12">
            {t('layout.says')} <RuleChip rule="SETUP-06" />
          </p>
          <BothForces state={state} />
        </section>
        <section className="card">
          <h3 className="cap">{t('layout.add')}</h3>
          <div className={css.palette}>
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
          <p className={`${css.keys} muted t12`}>{t('layout.keys')}</p>
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
        <div className={css.foot}>
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

function ReadyTables({ state, layout }: { state: GameState; layout: Layout }): ReactElement {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  const own = useOwn((store) => store.fields)
  const ready = useMemo(
    () => readyLayouts(state.table, [...ALL_FIELDS, ...own.map(({ field }) => field)]),
    [state.table, own],
  )
  const offer = (id: string, picture: ReactElement, name: string, lay: () => void): ReactElement => (
    <button key={id} type="button" className={css.option} data-part="field" onClick={lay}>
      {picture}
      <bdi>{name}</bdi>
    </button>
  )
  return (
    <section className="card">
      <h3 className="cap">{t('layout.ready')}</h3>
      <div className={css.fields} data-part="fields">
        {ready.map(({ field, elements, dressing, props }) =>
          offer(field.id, <FieldThumb name={field.id} table={field.table} />, field.name[language], () =>
            layout.replace(elements, dressing, props),
          ),
        )}
        {FIELD_STYLES.map((style) =>
          offer(style, <Sign icon="die" />, STYLE_NAMES[style][language], () => {
            const made = madeTable(style, state.table, freshSeed())
            layout.replace(made.elements, made.dressing)
          }),
        )}
        {offer('none', <Sign icon="bin" />, t('layout.clear'), () => layout.replace([], []))}
      </div>
      <LayoutFile table={state.table} layout={layout} />
    </section>
  )
}

/** The layout on the shelf of this browser or as a battlefield file, and one from outside: judged as any battlefield is. */
function LayoutFile({ table, layout }: { table: Table; layout: Layout }): ReactElement {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  const { fields, hold, lasting } = useOwn()
  const [name, setName] = useState<string>(t('field.ownName'))
  const [told, setTold] = useState<string | Wrong | undefined>(undefined)
  const named = name.trim() || t('field.ownName')
  // One of the same name gives way, and the button says so before.
  const before = fields.find(({ field }) => field.name[language] === named)
  const written = (as: string): string =>
    fieldText(as, named, { ...table, elements: layout.elements, dressing: layout.dressing }, layout.standing)
  const keep = (): void => {
    const one = readOwnField(written(before?.field.id ?? freshFieldId()))
    setTold(isWrong(one) ? one : named)
    if (!isWrong(one)) hold('fields', one)
  }
  const open = (text: string): Wrong | undefined => {
    const one = readOwnField(text)
    if (isWrong(one)) return one
    const tooLarge = (['width', 'height'] as const).find((side) => one.field.table[side] > table[side])
    if (tooLarge) return { wrong: 'valueTooBig', field: tooLarge, params: { limit: table[tooLarge] / 1000 } }
    const { elements, dressing, props } = centred(one.field, table)
    layout.replace(elements, dressing, props)
    return undefined
  }
  return (
    <div className={`${css.file} row wrap`}>
      <NameField name={name} onName={setName} />
      <button type="button" className="btn" onClick={keep}>
        {t(before ? 'shelf.replace' : 'shelf.keep')}
      </button>
      {typeof told === 'object' && <WhatIsWrong file={named} wrong={told} />}
      {typeof told === 'string' && lasting && <p role="status">{t('shelf.kept', { name: told })}</p>}
      <NotKept />
      <button type="button" className="btn" onClick={() => saveText(named, written(freshFieldId()), 'json')}>
        {t('field.save')}
      </button>
      <OpenFile label={t('field.open')} read={open} />
    </div>
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
    <div className={`${css.roll} line-below`}>
      {SIDES.map((side) => (
        <span key={side} className="row g6">
          <SideMark side={side} />
          {rolled.dice[side].slice(-1).map((face) => (
            <Die key={face} face={face} />
          ))}
        </span>
      ))}
      <p className="t12">
        {prose(told)} <RuleChip rule="SETUP-03" />
      </p>
    </div>
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

/** Whether this battlefield can be played, why not, and what to think of; and the way on. */
function LayoutVerdict({ state, side, layout, undoButton }: VerdictProps): ReactElement {
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
    <section className={`${css.verdict} card stack`} data-part="layout-verdict">
      <p className="t12">
        {t('layout.count', { cover, figures: state.figures.length })} <RuleChip rule="SETUP-05" />
      </p>
      <Legality is={refusal ? 'bad' : 'good'} rule={refusal?.rule ?? 'SETUP-02'} role="status">
        {refusal ? why(refusal) : t('layout.valid')}
      </Legality>
      {warnings.map((warning) => (
        <Legality key={JSON.stringify(warning)} is="warn" rule={warning.rule} className={css.sentence}>
          {warned(warning)}
        </Legality>
      ))}
      <div className="row">
        <button
          type="button"
          className="btn primary large fill"
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
function BothForces({ state }: { state: GameState }): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const play = useTranslation('play')
  const forces = forcesOf(state)
  return (
    <details className={css.forces}>
      <summary>{t('layout.forces')}</summary>
      {SIDES.map((side) => (
        <section key={side}>
          <h3 className="row g6 t13">
            <SideMark side={side} /> {common.t(`side.${side}`)}{' '}
            <span className="muted">{play.t('ap', { n: totalOf(state.cards, forces[side]) })}</span>
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
