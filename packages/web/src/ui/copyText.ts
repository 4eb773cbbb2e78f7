import { trackWork } from '../app/settled.ts'

/** Pages that come over plain http have no clipboard of their own; there the selection of a field is copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await trackWork(navigator.clipboard.writeText(text))
    return true
  } catch {
    return copySelection(text)
  }
}

function copySelection(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'sr'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return copied
}
