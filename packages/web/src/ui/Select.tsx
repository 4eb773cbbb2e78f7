import { type ReactElement, useId } from 'react'

interface SelectProps<T extends string | number> {
  readonly label: string
  /** The label is for those who listen only. */
  readonly hideLabel?: boolean
  readonly options: readonly T[]
  readonly chosen: T
  readonly name: (option: T) => string
  readonly onChoose: (option: T) => void
  readonly className?: string | undefined
}

/** One of several, in a list that opens; its label stands above it. */
export function Select<T extends string | number>(props: SelectProps<T>): ReactElement {
  const id = useId()
  const { label, hideLabel = false, options, chosen, name, onChoose, className = '' } = props
  const list = (
    <select
      id={id}
      className="wide"
      aria-label={hideLabel ? label : undefined}
      value={chosen}
      onChange={({ target: { value } }) => {
        const option = options.find((one) => String(one) === value)
        if (option !== undefined) onChoose(option)
      }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {name(option)}
        </option>
      ))}
    </select>
  )
  if (hideLabel) return list
  return (
    <div className={`stack g4 ${className}`}>
      <label className="cap" htmlFor={id}>
        {label}
      </label>
      {list}
    </div>
  )
}
