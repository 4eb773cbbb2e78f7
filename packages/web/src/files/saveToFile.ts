import { useGame } from '../game/gameStore.ts'

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()

/** The game at the table as a file of this name. */
export async function saveToFile(name: string, otherwise: string): Promise<void> {
  const text = await useGame.getState().written()
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = href
  link.download = `tactic48-${slug(name) || otherwise}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}
