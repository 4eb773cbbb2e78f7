import type { ReactElement } from 'react'

/** Signs of a player: solid, as on every machine that plays. */
const SIGNS = {
  first: 'M5 5h2.600v14H5ZM19 5v14L8.500 12Z',
  last: 'M16.400 5H19v14h-2.600ZM5 5v14l10.500-7Z',
  turnBack: 'M12 5.500v13L3 12ZM21 5.500v13L12 12Z',
  turnOn: 'M3 5.500v13L12 12ZM12 5.500v13L21 12Z',
  stepBack: 'M16 5v14L7 12Z',
  stepOn: 'M8 5v14l9-7Z',
  playOn: 'M7 4v16l13-8Z',
  playBack: 'M17 4v16L4 12Z',
  pause: 'M6 4.500h4v15H6ZM14 4.500h4v15h-4Z',
} as const

export type Sign = keyof typeof SIGNS

export function Glyph({ sign }: { sign: Sign }): ReactElement {
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  )
}
