import clsx from 'clsx'
import type { ReactElement } from 'react'
import css from './Die.module.css'

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** A hit is a filled die, never only a colour. */
export function Die({ face, hit }: { face: number; hit?: boolean | undefined }): ReactElement {
  const look = hit === undefined ? undefined : hit ? css.hit : css.miss
  return (
    <svg className={clsx('die', css.die, look)} data-die={face} viewBox="0 0 40 40" aria-hidden="true">
      <rect x="2" y="2" width="34" height="34" rx="7.500" />
      <path d="M8 4.200H30" stroke="#fff" strokeOpacity="0.55" strokeWidth="1.600" strokeLinecap="round" />
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={19 + x * 9} cy={19 + y * 9} r="3.500" />
      ))}
    </svg>
  )
}
