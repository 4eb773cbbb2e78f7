import type { SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useLanguage } from '../i18n/useLanguage.ts'

/** What is struck on a token: AT, in Spanish FA (§0.3). */
const AT = 'M10.200 19L12.200 11.500L14.200 19M10.900 16.600H13.500M15.500 11.700H21M18.250 11.700V19'
const FA = 'M14.300 11.700H10.700V19M10.700 15.200H13.500M16.600 19L18.600 11.500L20.600 19M17.300 16.600H19.900'

/** Brass is for Action Tokens only: smooth for Blue, notched for Ember. */
export function Token({ side }: { side: SideId }): ReactElement {
  const language = useLanguage()
  return (
    <svg className="token" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="13.5" fill="var(--brass-lo)" />
      <circle cx="15.4" cy="15.2" r={side === 'blue' ? 13.5 : 12} fill="var(--brass)" />
      {side === 'ember' && (
        <circle
          cx="15.4"
          cy="15.2"
          r="12.6"
          fill="none"
          stroke="var(--brass)"
          strokeWidth="3.6"
          strokeDasharray="6.9 3"
        />
      )}
      <circle cx="15.4" cy="15.2" r="10.2" fill="none" stroke="var(--brass-hi)" strokeWidth="1.4" />
      <path
        d="M5.6 10.200A11.6 11.6 0 0 1 15.4 3.6"
        fill="none"
        stroke="#fff6d8"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path
        d={language === 'es' ? FA : AT}
        fill="none"
        stroke="var(--brass-ink)"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** A price in tokens, drawn; the text beside it is for those who listen. */
export function Price({ tokens, side }: { tokens: number; side: SideId }): ReactElement | undefined {
  if (tokens <= 0) return undefined
  return (
    <span className="price">
      {Array.from({ length: tokens }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
        <Token key={i} side={side} />
      ))}
    </span>
  )
}
