import type { ReactElement, ReactNode } from 'react'
import { useId } from 'react'

interface SegmentsProps<T extends string> {
  readonly legend: string
  readonly hideLegend?: boolean
  readonly options: readonly T[]
  readonly chosen: T
  readonly label: (option: T) => ReactNode
  readonly onChoose: (option: T) => void
  readonly lang?: (option: T) => string
}

/** One of a few, side by side. */
export function Segments<T extends string>(props: SegmentsProps<T>): ReactElement {
  const { legend, hideLegend = false, options, chosen, label, onChoose, lang } = props
  const name = useId()
  return (
    <fieldset className="segments">
      <legend className={hideLegend ? 'sr' : 'cap'}>{legend}</legend>
      <div className="segments-row">
        {options.map((option) => (
          <label key={option} {...(lang ? { lang: lang(option) } : {})}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === chosen}
              onChange={() => onChoose(option)}
            />
            <span className="segment">{label(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
