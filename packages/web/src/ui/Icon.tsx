import type { ReactElement } from 'react'

const DRAWINGS = {
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7',
  moon: 'M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1Z',
  swap: 'M4 8.5h14M14.5 4.5l4 4-4 4M20 15.5H6M9.5 11.5l-4 4 4 4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  fan: 'M4 20 8 4.5A17 17 0 0 1 19.5 16Z M4 20 14 10',
  reach: 'M12 3.5c5 0 8.5 3.600 8.5 8 0 5.5-3.5 9-8.5 9s-8-3-8-7.5 3-9.5 8-9.5Z M12 11.5v1',
  third: 'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c.6-4 3.200-6 6.5-6s5.900 2 6.5 6M19 7v6M16 10h6',
  two: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.500 20c.5-4 3-6 6.5-6s6 2 6.500 6M16 4.300a3.5 3.500 0 0 1 0 6.400M18 14.300c2 .8 3.200 2.700 3.500 5.700',
  sliders: 'M4 7h9M18 7h2M4 17h2M11 17h9M15.500 4.500v5M8.500 14.500v5',
  forward: 'M5 12h14M13 6l6 6-6 6',
  replay: 'M4 12a8 8 0 1 0 2.600-5.900M4 3.500v4.300h4.300M10.500 9v6l4.500-3Z',
  bin: 'M5 7h14M10 7V4.500h4V7M7 7l1 13h8l1-13M10.500 10.500v6M13.500 10.500v6',
  tick: 'M4.500 12.500 10 18 19.500 6.500',
  cross: 'M6 6l12 12M18 6 6 18',
  die: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM8.500 8.500h.01M15.500 8.500h.01M12 12h.01M8.500 15.500h.01M15.500 15.500h.01',
  pieces: 'M4 6h7v3H4ZM14 4.500l5 4M14 14h6v6h-6ZM7 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  turn: 'M19.500 12a7.5 7.500 0 1 1-2.200-5.300M18.500 3v4.500H14',
  turnBack: 'M4.500 12a7.5 7.500 0 1 0 2.200-5.300M5.500 3v4.500H10',
  undo: 'M8.500 5.500 4 10l4.500 4.500M4 10h10a5.500 5.500 0 0 1 0 11h-3',
  warning: 'M12 4 2.500 20h19ZM12 10v5M12 17.500h.01',
  install: 'M12 4v10M7.500 10l4.500 4.500 4.500-4.500M4.500 19.500h15',
  text: 'M5 6h14M5 10.5h14M5 15h9M5 19.5h6',
} as const

export type IconName = keyof typeof DRAWINGS

export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  )
}
