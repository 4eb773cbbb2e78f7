import { inU, lengthIn } from '@tactic48/content/lengths'
import type { Point } from '@tactic48/geometry'
import { clsx } from 'clsx'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLengthUnit } from '../app/settings.ts'
import type { Look } from '../paint/scene.ts'
import type { Laid } from '../setup/field/laid.ts'
import { PALETTE } from '../setup/field/palette.ts'
import { Choice, Count, Distance } from '../ui/fields.tsx'
import { Icon } from '../ui/Icon.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import {
  cornersOf,
  FORMS,
  HIGHEST,
  LARGEST_BASE,
  lineOf,
  type OwnBase,
  type OwnPiece,
  SMALLEST_BASE,
  sidesOf,
  TABLE,
  withCorners,
  withLine,
  withSides,
} from './ownTable.ts'
import css from './Sight.module.css'
import { useSight } from './sightStore.ts'

interface LengthProps {
  readonly label: string
  /** In 1/1000 u, as everything on a table. */
  readonly value: number
  readonly least?: number
  readonly most: number
  readonly onChoose: (value: number) => void
}

const Length = ({ label, value, least = 0, most, onChoose }: LengthProps): ReactElement => (
  <Distance
    label={label}
    value={value / 1000}
    least={least / 1000}
    most={most / 1000}
    onChoose={(u) => onChoose(Math.round(u * 1000))}
  />
)

interface PlaceProps {
  readonly of?: string
  readonly at: Point
  readonly onPlace: (at: Point) => void
}

function Place({ of, at, onPlace }: PlaceProps): ReactElement {
  const { t } = useTranslation('umpire')
  const named = (field: string): string => (of === undefined ? field : t('xy', { name: of, field }))
  return (
    <>
      <Length label={named(t('right'))} value={at.x} most={TABLE.width} onChoose={(x) => onPlace({ x, y: at.y })} />
      <Length label={named(t('down'))} value={at.y} most={TABLE.height} onChoose={(y) => onPlace({ x: at.x, y })} />
    </>
  )
}

interface MeasuresProps {
  readonly name: string
  readonly level: number
  readonly onLevel: (level: number) => void
  readonly remove?: { readonly label: string; readonly act: () => void }
  /** A piece of the table. */
  readonly piece?: string
  readonly children: ReactNode
}

/** What was measured of one thing on the table. */
function Measures({ name, level, onLevel, remove, piece, children }: MeasuresProps): ReactElement {
  const { t } = useTranslation('umpire')
  const { table, chosen, choose } = useSight()
  return (
    <fieldset
      className={clsx('framed', css.measures)}
      data-piece={piece}
      data-chosen={(piece !== undefined && chosen === piece) || undefined}
      onFocus={() => piece !== undefined && choose(piece)}
    >
      <legend className="t13 bold">{name}</legend>
      {children}
      {table.heights && <Count label={t('level')} value={level} most={HIGHEST} onChoose={onLevel} />}
      {remove && (
        <button type="button" className="btn square quiet" aria-label={remove.label} onClick={remove.act}>
          <Icon name="bin" />
        </button>
      )}
    </fieldset>
  )
}

interface BaseMeasuresProps {
  readonly name: string
  readonly base: OwnBase
  readonly onChange: (part: Partial<OwnBase>) => void
  readonly onRemove: (() => void) | undefined
}

export function BaseMeasures({ name, base, onChange, onRemove }: BaseMeasuresProps): ReactElement {
  const { t } = useTranslation('umpire')
  return (
    <Measures
      name={name}
      level={base.level}
      onLevel={(level) => onChange({ level })}
      {...(onRemove && { remove: { label: t('removeOther', { name }), act: onRemove } })}
    >
      <Place at={base} onPlace={onChange} />
      <Count
        label={t('size')}
        value={base.mm}
        least={SMALLEST_BASE}
        most={LARGEST_BASE}
        onChoose={(mm) => onChange({ mm })}
      />
    </Measures>
  )
}

const COVERS = ['total', 'partial'] as const

/** A piece in numbers: what it is, what it covers, and its outline as it was measured. */
export function PieceMeasures({ piece, name }: { piece: OwnPiece; name: string }): ReactElement {
  const { t } = useTranslation(['umpire', 'app', 'setup'])
  const { shape, form, remove } = useSight()
  const { element } = piece.laid
  const { id, cover, look, level = 0 } = element
  const change = (part: Partial<Laid['element']>): void =>
    shape(id, (laid) => ({ ...laid, element: { ...element, ...part } }))
  return (
    <Measures
      name={name}
      piece={id}
      level={level}
      onLevel={(next) => change({ level: next })}
      remove={{ label: t('remove', { name }), act: () => remove(id) }}
    >
      <Choice
        label={t('kind')}
        chosen={look as Look}
        options={PALETTE}
        name={(each) => t(`look.${each}`, { ns: 'setup' })}
        onChoose={(next) => change({ look: next })}
      />
      <Choice
        label={t('cover')}
        chosen={cover === 'total' ? 'total' : 'partial'}
        options={COVERS}
        name={(each) => t(`cover.${each}`, { ns: 'app' })}
        onChoose={(next) => change({ cover: next })}
      />
      <Choice
        label={t('form.label')}
        chosen={piece.form}
        options={FORMS}
        name={(each) => t(`form.${each}`)}
        onChoose={(next) => form(id, next)}
      />
      <Outline piece={piece} />
    </Measures>
  )
}

/** Thinner than any wall. */
const THINNEST = 10

function Outline({ piece: { form, laid } }: { piece: OwnPiece }): ReactElement {
  const { t } = useTranslation('umpire')
  const { id } = laid.element
  const store = useSight((all) => all.shape)
  const shape = (next: (now: Laid) => Laid): void => store(id, next)
  const place = <Place at={laid} onPlace={(at) => shape((now) => ({ ...now, ...at }))} />
  const length = (label: string, value: number, most: number, onChoose: (value: number) => void): ReactElement => (
    <Length label={label} value={value} least={THINNEST} most={most} onChoose={onChoose} />
  )
  if (form === 'polygon') return <Corners key={id} id={id} corners={cornersOf(laid)} />
  if (form === 'disc') {
    const radius = laid.shape.kind === 'disc' ? laid.shape.r : THINNEST
    return (
      <>
        {place}
        {length(t('radius'), radius, TABLE.height / 2, (r) => shape((now) => ({ ...now, shape: { kind: 'disc', r } })))}
      </>
    )
  }
  if (form === 'line') {
    const line = lineOf(laid)
    return (
      <>
        <Place of={t('from')} at={line.from} onPlace={(from) => shape((now) => withLine(now, { ...line, from }))} />
        <Place of={t('to')} at={line.to} onPlace={(to) => shape((now) => withLine(now, { ...line, to }))} />
        {length(t('breadth'), line.breadth, TABLE.height / 2, (breadth) =>
          shape((now) => withLine(now, { ...line, breadth })),
        )}
      </>
    )
  }
  const sides = sidesOf(laid)
  return (
    <>
      {place}
      {length(t('length'), sides.length, TABLE.height, (next) => shape((now) => withSides(now, next, sides.depth)))}
      {length(t('depth'), sides.depth, TABLE.height, (next) => shape((now) => withSides(now, sides.length, next)))}
      <Count
        label={t('angle')}
        value={Math.round(laid.angle)}
        least={-360}
        most={360}
        onChoose={(angle) => shape((now) => ({ ...now, angle }))}
      />
    </>
  )
}

/** Corners as one line of numbers: `4 2; 7 2; 6 5`. */
function Corners({ id, corners }: { id: string; corners: readonly Point[] }): ReactElement {
  const { t } = useTranslation('umpire')
  const unit = useLengthUnit()
  const shape = useSight((store) => store.shape)
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const says = useId()
  const shown = (milli: number): string => String(Math.round(lengthIn(milli, unit)) / 1000)
  const inMilli = (length: number): number => Math.round(inU(length, unit) * 1000)
  const text = corners.map(({ x, y }) => `${shown(x)} ${shown(y)}`).join('; ')
  const take = (): void => {
    if (typed === undefined) return
    const read = cornersIn(typed)?.map(({ x, y }) => ({ x: inMilli(x), y: inMilli(y) }))
    shape(id, (laid) => read && withCorners(laid, read))
    setTyped(undefined)
  }
  return (
    <div className="labelled whole">
      <label htmlFor={`${says}-field`}>{t('corners')}</label>
      <input
        id={`${says}-field`}
        type="text"
        aria-describedby={says}
        value={typed ?? text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
      <small id={says} className="muted">
        {t('cornersSay')} <RuleChip rule="LOS-13" />
      </small>
    </div>
  )
}

const PAIR = /^\s*(\d+(?:[.,]\d+)?)[\s:]+(\d+(?:[.,]\d+)?)\s*$/

function cornersIn(text: string): readonly Point[] | undefined {
  const corners: Point[] = []
  for (const part of text.split(';')) {
    const [, x, y] = PAIR.exec(part) ?? []
    if (x === undefined || y === undefined) return undefined
    corners.push({ x: Number(x.replace(',', '.')), y: Number(y.replace(',', '.')) })
  }
  return corners
}
