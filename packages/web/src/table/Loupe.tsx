import { type ReactElement, useEffect, useRef } from 'react'
import { toScreen } from './camera.ts'
import { MARGIN } from './drawTerrain.ts'
import { SHEETS } from './followCamera.ts'
import type { Lens } from './lens.ts'

const SIZE = 132
const POWER = 1.8

/** Where the corner of the sheets comes to lie in the glass. */
const corner = (at: number): number => SIZE / 2 - (at + MARGIN) * POWER

/** What the finger hides, enlarged, in the corner that the finger leaves free. */
export function Loupe({ lens, x, y }: { lens: Lens; x: number; y: number }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  const at = toScreen(lens.camera(), lens.viewport(), x, y)
  useEffect(() => {
    const glass = canvas.current
    const ground = glass?.closest('.table-holder')?.querySelector<HTMLCanvasElement>('.table > canvas')
    const brush = glass?.getContext('2d', { alpha: false })
    if (!glass || !ground || !brush) return
    const dpr = ground.width / (lens.viewport().width + 2 * MARGIN)
    const side = (SIZE / POWER) * dpr
    const left = (at.x + MARGIN) * dpr - side / 2
    const top = (at.y + MARGIN) * dpr - side / 2
    brush.drawImage(ground, left, top, side, side, 0, 0, glass.width, glass.height)
  }, [lens, at.x, at.y])
  const side = at.x < lens.viewport().width / 2 && at.y < SIZE * 1.6 ? 'right' : 'left'
  return (
    <div className={`loupe ${side}`} aria-hidden="true">
      <canvas ref={canvas} width={SIZE * 2} height={SIZE * 2} />
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        {/* Styles that begin outside of a sheet do not reach into its copy: a radius that has lost them would be a black disc. */}
        <g fill="none" transform={`translate(${corner(at.x)} ${corner(at.y)}) scale(${POWER})`}>
          {SHEETS.map((sheet) => (
            <use key={sheet} href={`#${sheet}`} />
          ))}
        </g>
      </svg>
    </div>
  )
}
