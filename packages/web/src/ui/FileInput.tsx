import type { ChangeEvent, ReactElement } from 'react'

interface FileInputProps {
  readonly id: string
  readonly onRead: (text: string, name: string) => void
}

/** A JSON file of the reader's choice, under a label of its page. */
export function FileInput({ id, onRead }: FileInputProps): ReactElement {
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0]
    if (!file) return
    const text = await file.text()
    // The same file, mended, can be chosen again.
    target.value = ''
    onRead(text, file.name)
  }
  return (
    <input id={id} className="sr" type="file" accept=".json,application/json" onChange={(event) => void read(event)} />
  )
}
