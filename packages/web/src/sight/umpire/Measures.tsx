import { inU, lengthIn } from '@tactic48/content/lengths'
import type { Point } from '@tactic48/geometry'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLengthUnit } from '../../i18n/lengths.ts'
import { PALETTE } from '../../setup/field/palette.ts'
import { Icon } from '../../ui/Icon.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
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
import { useUmpire } from './umpireStore.ts'

interface FieldProps {
  readonly label: string
  readonly children: (id: string) => ReactNode
}

function Field({ label, children }: FieldProps): ReactElement {
  const id = useId()
  return (
    <div className="measure">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

interface LengthFieldProps {
  readonly label: string
  /** In 1/1000 u, as everything on a table. */
  readonly value: number
  readonly least?: number
  readonly most: number
  readonly onChoose: (value: number) => void
}

/** A length as the reader measures it (GEN-03). */
function LengthField({ label, value, least = 0, most, onChoose }: LengthFieldProps): ReactElement {
  const unit = useLengthUnit((store) => store.unit)
  const shown = (milli: number): number => Math.round(lengthIn(milli, unit)) / 1000
  return (
    <Field label={label}>
      {(id) => (
        <NumberField
          id={id}
          value={shown(value)}
          least={shown(least)}
          most={shown(most)}
          whole={false}
          step="any"
          onChoose={(length) => onChoose(Math.round(inU(length ?? 0, unit) * 1000))}
        />
      )}
    </Field>
  )
}

function WholeField({
  label,
  value,
  least,
  most,
  onChoose,
}: Required<Omit<LengthFieldProps, 'least'>> & { readonly least: number }): ReactElement {
  return (
    <Field label={label}>
      {(id) => (
        <NumberField id={id} value={value} least={least} most={most} whole onChoose={(next) => onChoose(next ?? 0)} />
      )}
    </Field>
  )
}

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
      <LengthField
        label={named(t('right'))}
        value={at.x}
        most={TABLE.width}
        onChoose={(x) => onPlace({ x, y: at.y })}
      />
      <LengthField
        label={named(t('down'))}
        value={at.y}
        most={TABLE.height}
        onChoose={(y) => onPlace({ x: at.x, y })}
      />
    </>
  )
}

interface BaseMeasuresProps {
  readonly name: string
  readonly base: OwnBase
  readonly onChange: (part: Partial<OwnBase>) => void
  readonly onRemove?: () => void
}

export function BaseMeasures({ name, base, onChange, onRemove }: BaseMeasuresProps): ReactElement {
  const { t } = useTranslation('umpire')
  const heights = useUmpire((store) => store.table.heights)
  return (
    <fieldset className="measures">
      <legend>{name}</legend>
      <Place at={base} onPlace={onChange} />
      <WholeField
        label={t('size')}
        value={base.mm}
        least={SMALLEST_BASE}
        most={LARGEST_BASE}
        onChoose={(mm) => onChange({ mm })}
      />
      {heights && (
        <WholeField
          label={t('level')}
          value={base.level}
          least={0}
          most={HIGHEST}
          onChoose={(level) => onChange({ level })}
        />
      )}
      {onRemove && (
        <button type="button" className="btn square quiet" aria-label={t('removeOther', { name })} onClick={onRemove}>
          <Icon name="bin" />
        </button>
      )}
    </fieldset>
  )
}

const COVERS = ['total', 'partial'] as const

/** A piece in numbers: what it is, what it covers, and its outline as it was measured. */
export function PieceMeasures({ piece, name }: { piece: OwnPiece; name: string }): ReactElement {
  const { t } = useTranslation('umpire')
  const common = useTranslation()
  const setup = useTranslation('setup')
  const { table, chosen, shape, form, remove, choose } = useUmpire()
  const { element } = piece.laid
  const { id, cover, look, level = 0 } = element
  return (
    <fieldset className="measures" data-piece={id} data-chosen={chosen === id || undefined} onFocus={() => choose(id)}>
      <legend>{name}</legend>
      <Field label={t('kind')}>
        {(field) => (
          <select
            id={field}
            value={look}
            onChange={({ target }) => shape(id, (laid) => ({ ...laid, element: { ...element, look: target.value } }))}
          >
            {PALETTE.map((each) => (
              <option key={each} value={each}>
                {setup.t(`look.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('cover')}>
        {(field) => (
          <select
            id={field}
            value={cover}
            onChange={({ target }) => {
              const declared = COVERS.find((each) => each === target.value) ?? 'partial'
              shape(id, (laid) => ({ ...laid, element: { ...element, cover: declared } }))
            }}
          >
            {COVERS.map((each) => (
              <option key={each} value={each}>
                {common.t(`cover.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('form.label')}>
        {(field) => (
          <select
            id={field}
            value={piece.form}
            onChange={({ target }) => form(id, FORMS.find((each) => each === target.value) ?? piece.form)}
          >
            {FORMS.map((each) => (
              <option key={each} value={each}>
                {t(`form.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Outline piece={piece} />
      {table.heights && (
        <WholeField
          label={t('level')}
          value={level}
          least={0}
          most={HIGHEST}
          onChoose={(next) => shape(id, (laid) => ({ ...laid, element: { ...element, level: next } }))}
        />
      )}
      <button type="button" className="btn square quiet" aria-label={t('remove', { name })} onClick={() => remove(id)}>
        <Icon name="bin" />
      </button>
    </fieldset>
  )
}

/** Thinner than any wall. */
const THINNEST = 10

function Outline({ piece: { form, laid } }: { piece: OwnPiece }): ReactElement {
  const { t } = useTranslation('umpire')
  const { shape } = useUmpire()
  const { id } = laid.element
  const place = <Place at={laid} onPlace={(at) => shape(id, (now) => ({ ...now, ...at }))} />
  if (form === 'polygon') return <Corners key={id} id={id} corners={cornersOf(laid)} />
  if (form === 'disc') {
    const r = laid.shape.kind === 'disc' ? laid.shape.r : THINNEST
    return (
      <>
        {place}
        <LengthField
          label={t('radius')}
          value={r}
          least={THINNEST}
          most={TABLE.height / 2}
          onChoose={(next) => shape(id, (now) => ({ ...now, shape: { kind: 'disc', r: next } }))}
        />
      </>
    )
  }
  if (form === 'line') {
    const line = lineOf(laid)
    return (
      <>
        <Place of={t('from')} at={line.from} onPlace={(from) => shape(id, (now) => withLine(now, { ...line, from }))} />
        <Place of={t('to')} at={line.to} onPlace={(to) => shape(id, (now) => withLine(now, { ...line, to }))} />
        <LengthField
          label={t('breadth')}
          value={line.breadth}
          least={THINNEST}
          most={TABLE.height / 2}
          onChoose={(breadth) => shape(id, (now) => withLine(now, { ...line, breadth }))}
        />
      </>
    )
  }
  const { length, depth } = sidesOf(laid)
  return (
    <>
      {place}
      <LengthField
        label={t('length')}
        value={length}
        least={THINNEST}
        most={TABLE.height}
        onChoose={(next) => shape(id, (now) => withSides(now, next, depth))}
      />
      <LengthField
        label={t('depth')}
        value={depth}
        least={THINNEST}
        most={TABLE.height}
        onChoose={(next) => shape(id, (now) => withSides(now, length, next))}
      />
      <WholeField
        label={t('angle')}
        value={Math.round(laid.angle)}
        least={-360}
        most={360}
        onChoose={(angle) => shape(id, (now) => ({ ...now, angle }))}
      />
    </>
  )
}

/** Corners as one line of numbers: `4 2; 7 2; 6 5`. */
function Corners({ id, corners }: { id: string; corners: readonly Point[] }): ReactElement {
  const { t } = useTranslation('umpire')
  const unit = useLengthUnit((store) => store.unit)
  const shape = useUmpire((store) => store.shape)
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const says = useId()
  const shown = (milli: number): string => String(Math.round(lengthIn(milli, unit)) / 1000)
  const text = corners.map(({ x, y }) => `${shown(x)} ${shown(y)}`).join('; ')
  const take = (): void => {
    if (typed === undefined) return
    const read = cornersIn(typed)
    shape(
      id,
      (laid) =>
        read &&
        withCorners(
          laid,
          read.map(({ x, y }) => ({ x: inMilli(x), y: inMilli(y) })),
        ),
    )
    setTyped(undefined)
  }
  const inMilli = (length: number): number => Math.round(inU(length, unit) * 1000)
  return (
    <div className="measure wide">
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
