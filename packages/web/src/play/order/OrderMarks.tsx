import { baseRadius, figureOf, type Ordered } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { usePlay } from '../playContext.ts'
import { useOrderInHand, usePreview } from './useOrdering.ts'

/** Each state has a shape of its own: a stop sign, a crossed circle, a shield, falling strokes. */
const SIGNS = {
  halted: { outline: 'M-4-9.500H4L9.500-4V4L4 9.500H-4L-9.500 4V-4Z', sign: 'M-5 0H5' },
  refuses: {
    outline: 'M0-9.500A9.500 9.500 0 1 1 0 9.500 9.500 9.500 0 1 1 0-9.500Z',
    sign: 'M-4.500-4.500L4.500 4.500',
  },
  takeCover: { outline: 'M-7.500-8H7.500V0.500Q7.500 6 0 9.500Q-7.500 6-7.500 0.500Z', sign: 'M-4-3H4M-4 1H4' },
  suppression: { outline: 'M-9 7.500L0-9.500L9 7.500Z', sign: 'M0-3V4M-3 1L-4 4M3 1L4 4' },
} as const

const signOf = ({ stays, does }: Ordered): keyof typeof SIGNS | undefined => {
  if (stays) return stays
  return does?.kind === 'takeCover' || does?.kind === 'suppression' ? does.kind : undefined
}

/** Over the figures: who is kept out of an order, and what those do who stay where they are. */
export function OrderMarks(): ReactElement | undefined {
  const { state } = usePlay()
  const preview = usePreview(useOrderInHand())
  if (!preview) return undefined
  const r = baseRadius(state.rules)
  return (
    <g className="order-marks">
      {preview.men.map((man) => {
        const sign = signOf(man)
        const at = sign && figureOf(state, man.figure)?.position
        if (!sign || !at) return undefined
        const { outline, sign: strokes } = SIGNS[sign]
        return (
          <g
            key={man.figure}
            className={`order-mark ${sign}`}
            data-mark={man.figure}
            data-sign={sign}
            transform={`translate(${at.x + r * 0.85} ${at.y - r * 0.85}) scale(${r / 24})`}
          >
            <path className="order-mark-face" d={outline} />
            <path className="order-mark-sign" d={strokes} />
          </g>
        )
      })}
    </g>
  )
}
