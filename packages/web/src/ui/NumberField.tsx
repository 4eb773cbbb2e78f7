import { type ReactElement, useState } from 'react'

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
