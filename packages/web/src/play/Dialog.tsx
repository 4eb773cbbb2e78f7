import { type CSSProperties, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './Dialogs.module.css'

interface DialogProps {
  readonly title: string
  /** Of the button that changes nothing: it has the focus first. A form brings its own. */
  readonly stay?: string | undefined
  /** Buttons beside it. */
  readonly acts?: ReactNode
  /** In px, where it may be wider than a question. */
  readonly wide?: number
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A small question that concerns the game itself, not the table. */
export function Dialog({ title, stay, acts, wide, onClose, children }: DialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    element?.querySelector<HTMLElement>('[data-stay]')?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      style={wide ? ({ '--wide': `${wide}px` } as CSSProperties) : undefined}
      aria-labelledby="dialog-title"
      onClose={onClose}
      onCancel={onClose}
    >
      <h2 id="dialog-title">{title}</h2>
      {children}
      {stay && (
        <div className="row">
          <button type="button" className="btn push" onClick={onClose} data-stay>
            {stay}
          </button>
          {acts}
        </div>
      )}
    </dialog>
  )
}
