import { inU, lengthIn } from '@tactic48/content/lengths'
import { clsx } from 'clsx'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { useLengthUnit } from '../app/settings.ts'

interface LabelledProps {
  readonly label: string
  readonly className?: string
  readonly children: (id: string) => ReactNode
}

export function Labelled({ label, className, children }: LabelledProps): ReactElement {
  const id = useId()
  return (
    <div className={clsx('labelled', className)}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

interface NumberFieldProps {
  readonly id?: string
  readonly value: number | null
  readonly least: number
  readonly most?: number | undefined
  readonly whole: boolean
  /** Tenths, where nothing else is said. */
  readonly step?: 'any'
  /** Empty is an answer too. */
  readonly orNull?: boolean
  readonly onChoose: (value: number | null) => void
}

/** A number that can be typed digit by digit: only a valid one is taken, and what was typed stays until it is left. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { id, value, least, most, whole, step, orNull = false, onChoose } = props
  const [typed, setTyped] = useState<string | undefined>(undefined)
  return (
    <input
      id={id}
      type="number"
      inputMode={whole ? 'numeric' : 'decimal'}
      required={!orNull}
      min={least}
      max={most}
      step={step ?? (whole ? 1 : 0.1)}
      placeholder={orNull ? '–' : undefined}
      value={typed ?? value ?? ''}
      onChange={({ target }) => {
        setTyped(target.value)
        if (!target.validity.valid) return
        if (target.value !== '') onChoose(target.valueAsNumber)
        else if (orNull) onChoose(null)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

interface NumberProps {
  readonly label: string
  readonly value: number
  readonly least?: number
  readonly most: number
  readonly onChoose: (value: number) => void
}

export const Count = ({ label, value, least = 0, most, onChoose }: NumberProps): ReactElement => (
  <Labelled label={label}>
    {(id) => (
      <NumberField id={id} value={value} least={least} most={most} whole onChoose={(next) => onChoose(next ?? least)} />
    )}
  </Labelled>
)

/** Of so many u, as the reader measures (GEN-03). */
export function Distance({ label, value, least = 0, most, onChoose }: NumberProps): ReactElement {
  const unit = useLengthUnit()
  const shown = (u: number): number => Math.round(lengthIn(u, unit) * 1000) / 1000
  return (
    <Labelled label={label}>
      {(id) => (
        <NumberField
          id={id}
          value={shown(value)}
          least={shown(least)}
          most={shown(most)}
          whole={false}
          step="any"
          onChoose={(next) => onChoose(inU(next ?? 0, unit))}
        />
      )}
    </Labelled>
  )
}

interface TickProps {
  readonly label: ReactNode
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

export const Tick = ({ label, on, onChange }: TickProps): ReactElement => (
  <label className="tick">
    <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
    <span>{label}</span>
  </label>
)

interface ChoiceProps<T extends string | number> {
  readonly label: string
  readonly chosen: T
  readonly options: readonly T[]
  readonly name: (option: T) => string
  readonly onChoose: (option: T) => void
}

export const Choice = <T extends string | number>(props: ChoiceProps<T>): ReactElement => {
  const { label, chosen, options, name, onChoose } = props
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => onChoose(options.find((option) => String(option) === target.value) ?? chosen)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {name(option)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}
