import { type ReactElement, type ReactNode, useState } from 'react'

interface SureButtonProps {
  /** Said to those who listen, where an icon stands for it. */
  readonly name?: string
  readonly label: ReactNode
  /** What the second press says. */
  readonly sure: string
  readonly square?: boolean
  readonly onSure: () => void
}

/** What cannot be taken back is pressed twice; to look elsewhere is to think better of it. */
export function SureButton({ name, label, sure, square = false, onSure }: SureButtonProps): ReactElement {
  const [asked, setAsked] = useState(false)
  return (
    <button
      type="button"
      className={asked ? 'btn harm' : square ? 'btn square quiet' : 'btn quiet'}
      aria-label={asked ? undefined : name}
      onClick={() => (asked ? onSure() : setAsked(true))}
      onBlur={() => setAsked(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !asked) return
        event.preventDefault()
        setAsked(false)
      }}
    >
      {asked ? sure : label}
    </button>
  )
}
