import type { ChangeEvent, ReactElement } from 'react'

interface FileInputProps {
  readonly id: string
  readonly onChosen: (file: File) => void
}

/** A JSON file of the reader's choice, under a label of its page. */
export function FileInput({ id, onChosen }: FileInputProps): ReactElement {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0]
    // The same file, mended, can be chosen again.
    target.value = ''
    if (file) onChosen(file)
  }
  return <input id={id} className="sr" type="file" accept=".json,application/json" onChange={choose} />
}
