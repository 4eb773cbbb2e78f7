import { memo, type ReactElement } from 'react'

/** Patterns: harm is always hatched, denser for worse odds; Suppression Fire falls in strokes. */
export const Defs = memo(function Defs(): ReactElement {
  return (
    <defs>
      {[520, 340, 220].map((gap, i) => (
        <pattern
          key={gap}
          id={`harm-hatch-${i + 1}`}
          width={gap}
          height={gap}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-38)"
        >
          <rect width={gap} height={gap} fill="#f6c9d4" fillOpacity="0.55" />
          <path d={`M0 ${gap / 2}H${gap}`} stroke="#b3123f" strokeWidth={gap * 0.42} />
        </pattern>
      ))}
      {(['blue', 'ember'] as const).map((side) => (
        <pattern key={side} id={`area-strokes-${side}`} width="560" height="620" patternUnits="userSpaceOnUse">
          <path
            d="M120 60L70 220M400 370L350 530"
            stroke={`var(--${side}-ring)`}
            strokeWidth="60"
            strokeLinecap="round"
          />
        </pattern>
      ))}
    </defs>
  )
})
