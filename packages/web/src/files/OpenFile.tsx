import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { trackWork } from '../app/settled.ts'
import { FileInput } from '../ui/FileInput.tsx'
import { shownName } from '../ui/printable.ts'
import { WhatIsWrong } from './WhatIsWrong.tsx'
import { unreadable, type Wrong } from './wrong.ts'

interface OpenFileProps {
  readonly label: string
  /** Takes the text, or says what is wrong with it; the name is that of the file without its ending. */
  readonly read: (text: string, name: string) => Wrong | undefined
  readonly hint?: (wrong: Wrong) => ReactNode
}

/** A file from this device, and why it was not taken. */
export function OpenFile({ label, read, hint }: OpenFileProps): ReactElement {
  const id = useId()
  const [bad, setBad] = useState<(Wrong & { readonly file: string }) | undefined>(undefined)
  const open = async (file: File): Promise<void> => {
    const refused =
      (await trackWork(unreadable(file))) ?? read(await trackWork(file.text()), file.name.replace(/\.json$/i, ''))
    setBad(refused && { ...refused, file: shownName(file) })
  }
  return (
    <>
      <label className="btn" htmlFor={id}>
        {label}
      </label>
      <FileInput id={id} onChosen={(file) => void open(file)} />
      {bad && (
        <div className="whole">
          <WhatIsWrong file={bad.file} wrong={bad} />
          {hint?.(bad)}
        </div>
      )}
    </>
  )
}
