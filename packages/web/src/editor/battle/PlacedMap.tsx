import { baseRadius, type CardBook, cardId, type GameState, own } from '@tactic48/rules'
import { clsx } from 'clsx'
import { type CSSProperties, type ReactElement, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../board/Figure.tsx'
import { cardLook } from '../../boardModel/lookOf.ts'
import { squareAt } from '../../paint/frame.ts'
import field from '../../setup/field/Field.module.css'
import { PhaseTable, useTableLens } from '../../setup/field/handles.tsx'
import { propPicture, propRadius } from '../../setup/field/palette.ts'
import type { Lens } from '../../table/lens.ts'
import { spotUnder } from '../../table/lens.ts'
import { sceneOf } from '../../table/sceneOf.ts'
import { type Handling, useHandle } from '../../table/useHandle.ts'
import css from '../Editor.module.css'
import { type FieldFault, useForm } from '../form/FormParts.tsx'
import { type PlacedSpot, placeText, spotsOf } from './battleFile.ts'

/** Pixels that a hand may tremble while it points. */
const TREMBLE = 6

interface PlacedMapProps {
  readonly name: string
  readonly state: GameState
  readonly table: GameState['table']
  readonly cards: CardBook
  readonly chosen: string | undefined
  readonly nameOf: (spot: PlacedSpot) => string
  readonly onChoose: (at: string) => void
  readonly onRemove: (spot: PlacedSpot) => void
}

/** HOUSE-20: who and what stands where; each is carried, pointed to its place or moved by keys. */
export function PlacedMap(props: PlacedMapProps): ReactElement {
  const { name, state, table, cards, chosen, nameOf, onChoose, onRemove } = props
  const { t } = useTranslation('editor')
  const { sketch, put, faults } = useForm()
  const lens = useTableLens(table)
  const scene = useMemo(() => sceneOf(name, table), [name, table])
  const [held, setHeld] = useState<{ readonly at: string; readonly x: number; readonly y: number } | undefined>(
    undefined,
  )
  const pressed = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined)
  const spots = spotsOf(sketch).map((spot) => (held?.at === spot.at ? { ...spot, ...held } : spot))
  const inHand = spots.find(({ at }) => at === chosen)
  const place = (at: string, x: number, y: number): void =>
    put(at, placeText({ x: Math.max(0, Math.min(table.width, x)), y: Math.max(0, Math.min(table.height, y)) }))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are on the figures themselves
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at the ground moves the figure in hand, which has its own role
    <div
      className={clsx('stack g6', css.map)}
      onPointerDown={({ clientX: x, clientY: y }) => {
        pressed.current = { x, y }
      }}
      onClick={(event) => {
        const from = pressed.current
        const target = event.target as Element
        const box = target.closest('.table')?.getBoundingClientRect()
        if (!inHand || !box || !from || target.closest('[data-grab], button')) return
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) return
        const at = spotUnder(event, lens, box)
        place(inHand.at, at.x, at.y)
      }}
    >
      <PhaseTable
        scene={scene}
        lens={lens}
        tags={inHand && <PlacedLabel spot={inHand} name={nameOf(inHand)} r={baseRadius(state.rules)} />}
      >
        {spots.map((spot) => (
          <PlacedMark
            key={spot.at}
            spot={spot}
            name={nameOf(spot)}
            lens={lens}
            state={state}
            cards={cards}
            chosen={spot.at === chosen}
            fault={faults.find(({ at }) => at === spot.at || at === spot.entry || at.startsWith(`${spot.at}.`))}
            onChoose={() => onChoose(spot.at)}
            onMove={(x, y) => setHeld({ at: spot.at, x, y })}
            onDrop={() => {
              if (held) place(held.at, held.x, held.y)
              setHeld(undefined)
            }}
            onNudge={(dx, dy) => place(spot.at, spot.x + dx, spot.y + dy)}
            onRemove={() => onRemove(spot)}
          />
        ))}
      </PhaseTable>
      <p className="muted t13">{t('battle.mapSays')}</p>
    </div>
  )
}

interface PlacedMarkProps extends Handling {
  readonly spot: PlacedSpot
  readonly name: string
  readonly lens: Lens
  readonly state: GameState
  readonly cards: CardBook
  readonly chosen: boolean
  readonly fault: FieldFault | undefined
}

function PlacedMark({ spot, name, lens, state, cards, chosen, fault, ...handling }: PlacedMarkProps): ReactElement {
  const { t } = useTranslation('editor')
  const common = useTranslation()
  const handlers = useHandle(spot, lens, handling)
  const { x, y, side, kind, at, whereabouts, wounded } = spot
  const setting = { rules: state.rules, cards }
  const prop = kind === 'placed' ? undefined : { kind, card: cardId(spot.card), side }
  const picture = prop && propPicture(setting, prop)
  const r = prop ? propRadius(setting, prop) : baseRadius(state.rules)
  const lies = whereabouts !== 'table'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside the table's drawing
    <g
      className={clsx(field.laid, css.mark)}
      data-side={side}
      data-part="placed"
      data-grab={at}
      data-chosen={chosen || undefined}
      data-wrong={fault ? true : undefined}
      role="button"
      tabIndex={0}
      aria-roledescription={t('battle.standingRole')}
      aria-label={t('battle.standing', {
        name,
        side: common.t(`side.${side}`),
        square: squareAt(x / 1000, y / 1000),
      })}
      {...handlers}
    >
      {picture ? (
        <image href={picture.url} x={x + picture.x} y={y + picture.y} width={picture.width} height={picture.height} />
      ) : (
        <Figure
          x={x}
          y={y}
          r={r}
          {...cardLook(side, own(cards.characters, cardId(spot.card)))}
          wounded={wounded || lies}
          faded={lies}
        />
      )}
      <circle className={field.hit} cx={x} cy={y} r={r} />
      <circle className={field.edge} data-part="outline" cx={x} cy={y} r={r} />
    </g>
  )
}

function PlacedLabel({ spot: { x, y }, name, r }: { spot: PlacedSpot; name: string; r: number }): ReactElement {
  const above = y - r > 1200
  const place = {
    '--x': x / 1000,
    '--y': (y + (above ? -r : r)) / 1000,
    '--shift-y': above ? 'calc(-100% - 6px)' : '6px',
  }
  return (
    <div className={`tag ${field.label}`} style={place as CSSProperties} aria-hidden="true">
      <b>
        <bdi>{name}</bdi>
      </b>
    </div>
  )
}
