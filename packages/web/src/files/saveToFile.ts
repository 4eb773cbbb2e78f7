import { useGame } from '../game/gameStore.ts'

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()

/** The game at the table as a file of this name: with everything, or as the seat in front knows it, to watch. */
export async function saveToFile(name: string, otherwise: string, holds: 'everything' | 'view'): Promise<void> {
  const text = await useGame.getState().written(holds === 'everything')
  saveText(`${slug(name) || otherwise}${holds === 'view' ? '-view' : ''}`, text, 'json')
}

/** Text that was made here as a file; what it is called. */
export function saveText(name: string, text: string, ending: 'json' | 'yaml'): string {
  const href = URL.createObjectURL(new Blob([text], { type: `application/${ending}` }))
  const link = document.createElement('a')
  link.href = href
  link.download = `tactic48-${slug(name)}.${ending}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 1000)
  return link.download
}
