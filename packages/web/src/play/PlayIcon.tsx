import type { SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useLanguage } from '../i18n/useLanguage.ts'
import css from './PlayIcon.module.css'

const DRAWINGS = {
  way: 'M5 19c3-1 4-4 4-7s2-6 6-6M12.5 2.8 16.8 6l-3.6 4M4.2 19h.01',
  bullet: 'M8.5 8h6c3.600 0 7 2 7 4s-3.400 4-7 4h-6zM12 8v8M2.500 9h3M1.500 12h4M2.500 15h3',
  crosshair: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14M12 2v5M12 17v5M2 12h5M17 12h5',
  wayAndShot:
    'M3 20c2.2-.8 3-3 3-5.200s1.2-4.3 4-4.3M8.2 8 11.2 10.5 8.6 13.3M14 10.500h3.200M19.5 10.500h1.500M15.5 6.800l2-2M15.5 14.200l2 2',
  watch:
    'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 2v2.200M12 19.800V22',
  barrage: 'M4 20 9 9M12 20V7M20 20 15 9M3 4.500h3M10.5 3h3M18 4.500h3',
  barrageJoined: 'M4 20 8 10M11 20V9M17 6v8M13 10h8',
  grenade:
    'M11.500 8c-3 0-5.500 2.900-5.500 6.500S8.500 21 11.500 21s5.500-2.900 5.500-6.500S14.500 8 11.500 8M9 8.200V5h5v3.200M14 5.800h3.500l1.5 3M6.5 13h10M7 17h9',
  shield: 'M12 21s-7.5-3-7.5-9.500V5.500h15v6C19.5 18 12 21 12 21ZM8.5 10h7M8.5 13.500h7',
  undo: 'M8 5 3.5 9.5 8 14M4 9.500h9.500a6 6 0 0 1 0 12H9',
  next: 'M2 12h8.500M7 8l4 4-4 4M18 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
  flag: 'M6 21V4c4-2 7 2 12 0v9c-5 2-8-2-12 0',
  menu: 'M4 7h16M4 12h16M4 17h16',
  eye: 'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  check: 'M4.5 12.5 10 18 19.5 6.5',
  cross: 'M6 6l12 12M18 6 6 18',
  warn: 'M12 4 21 19.500H3zM12 10v4.500M12 17v.01',
  ruler: 'M3 16 16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2',
  fan: 'M4 20 8 4.5A17 17 0 0 1 19.5 16ZM4 20 14 10',
  seen: 'M12 13.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4M12 3v3M4 20l5-6M20 20l-5-6',
  fight: 'M4 4l11 11M20 4 9 15M13 17l4-4M7 13l4 4M16 16l4 4M8 16l-4 4',
  log: 'M6 3.500h9l3.5 3.500v13.500H6zM9 9.500h6M9 13h6M9 16.500h4',
  climb: 'M3 20h5v-5h5v-5h5V5h3M5 9l4-4 3 3',
  pause: 'M8 5v14M16 5v14',
  fold: 'M5 9l7 7 7-7',
  unfold: 'M5 15l7-7 7 7',
  play: 'M7 4.500v15l12-7.500Z',
  again: 'M4 12a8 8 0 1 0 2.500-5.800M4 3.500v4h4M12 8v4.500l3 2',
  skip: 'M5 5l8 7-8 7zM13 5l8 7-8 7z',
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM8 12h8',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v4l3 2M9.500 2h5',
  hourglass: 'M6 3h12M6 21h12M7.500 3v4l9 10v4M16.500 3v4l-9 10v4M9.500 19h5',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  order: 'M4 10v4h3l8 5V5l-8 5zM18 9a4 4 0 0 1 0 6M20.500 6.500a8 8 0 0 1 0 11',
  cards: 'M8.500 4h11v15h-11zM5.500 7 3 20.500l9 1.500M11.500 8h5M11.500 11.500h5',
  initiative: 'M13 2.500 5 13.500h6l-1.500 8L19 10h-6.500z',
  radio: 'M5 9h14v11H5zM8 9V2.500M8 13h4M8 16.500h4M16 13v3.500',
  telephone:
    'M6 3h4l1.500 5-2.500 1.500a11 11 0 0 0 5.500 5.500L16 12.500l5 1.500v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  message: 'M3 6h18v12H3zM3 7l9 6.500L21 7',
  firstAid: 'M4 7h16v12H4zM9 7V4h6v3M12 10v6M9 13h6',
  stretcher: 'M2 9h20M2 15h20M6 9v6M18 9v6M12 9v6',
  vehicle:
    'M3 16V9h11l3 4h4v3M3 16h2M9 16h6M19 16h2M7 14a2.2 2.2 0 1 0 0 4.400 2.2 2.2 0 0 0 0-4.400M17 14a2.2 2.2 0 1 0 0 4.400 2.2 2.2 0 0 0 0-4.400',
  armour: 'M3 17h18l-2 3H5zM5 17v-4h14v4M8 13V9h7v4M15 10.500h7',
  charge: 'M6 9h9v11H6zM6 13h9M6 16.500h9M10.500 9c0-3 2-4 4-4M17 2.500l-1 2.500 2.500 1',
} as const

export type PlayIconName = keyof typeof DRAWINGS

export function PlayIcon({ name }: { name: PlayIconName }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  )
}

/** What is struck on a token: AT, in Spanish FA (§0.3). */
const AT = 'M10.200 19L12.200 11.500L14.200 19M10.900 16.600H13.500M15.500 11.700H21M18.250 11.700V19'
const FA = 'M14.300 11.700H10.700V19M10.700 15.200H13.500M16.600 19L18.600 11.500L20.600 19M17.300 16.600H19.900'

/** Brass is for Action Tokens only: smooth for Blue, notched for Ember. */
export function Token({ side }: { side: SideId }): ReactElement {
  const language = useLanguage()
  return (
    <svg className={css.token} viewBox="0 0 32 32" aria-hidden="true">
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
    <span className={css.price}>
      {Array.from({ length: tokens }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
        <Token key={i} side={side} />
      ))}
    </span>
  )
}
