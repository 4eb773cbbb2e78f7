import type { ReactElement } from 'react'

const INK = '#14130c'

/** The pose never turns, since there is no facing (LOS-15); the weapon lies across the plate and tells what he carries. */
export function Soldiers(): ReactElement {
  return (
    <>
      <g id="fig-body">
        <ellipse cx="2.4" cy="5" rx="9.6" ry="6.4" fill="#000" fillOpacity="0.26" />
        <path
          d="M-9.2 3C-9.6 -1 -5.6 -3 0 -3S9.6 -1 9.2 3C8.9 6.4 5.4 7.2 0 7.200S-8.9 6.4 -9.2 3Z"
          fill="var(--cloth)"
          stroke={INK}
          strokeWidth="1"
        />
        <path d="M-3.8 -2.400L-2 6.800M3.8 -2.400L2 6.8" stroke={INK} strokeOpacity="0.55" strokeWidth="1.2" />
        <path
          d="M-7.8 0.600C-6.2 -1.5 -2.8 -2.1 0 -2.1"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.4"
          strokeWidth="1.3"
          strokeLinecap="round"
        />
      </g>
      <g id="fig-arms" fill="none" strokeLinecap="round">
        <path d="M-7.6 1.600Q-8 -3.6 -4.8 -6M7.8 2.400Q7.8 -1 3.6 -0.6" stroke={INK} strokeWidth="4.8" />
        <path d="M-7.6 1.600Q-8 -3.6 -4.8 -6M7.8 2.400Q7.8 -1 3.6 -0.6" stroke="var(--cloth)" strokeWidth="3.2" />
        <path d="M-4.7 -6.200h.01M3.5 -0.700h.01" stroke="#dcae88" strokeWidth="3.2" />
      </g>
      <g id="fig-rifle" fill="none" strokeLinecap="round">
        <path d="M9 4L-9.2 -11.8" stroke={INK} strokeWidth="3.6" />
        <path d="M9 4L-0.4 -4.2" stroke="var(--wood)" strokeWidth="2.3" />
        <path d="M-0.4 -4.200L-9 -11.6" stroke="var(--metal)" strokeWidth="1.5" />
        <path d="M2.4 -2.800L4.2 -4.8" stroke={INK} strokeWidth="1.5" />
      </g>
      <g id="fig-smg" fill="none" strokeLinecap="round">
        <path d="M8.4 3.400L-5 -8.4" stroke={INK} strokeWidth="4.4" />
        <path d="M8.4 3.400L4.2 -0.3" stroke="var(--wood)" strokeWidth="2.6" />
        <path d="M3 -1.400L-4.8 -8.2" stroke="var(--metal)" strokeWidth="2.2" />
        <path d="M-0.4 -4.400L4.2 -9.8" stroke={INK} strokeWidth="3.8" />
        <path d="M0 -4.900L4 -9.6" stroke="var(--metal)" strokeWidth="2" />
      </g>
      <g id="fig-mg" fill="none" strokeLinecap="round">
        <path d="M-7.4 -10.200L-12.2 -6.200M-7.4 -10.200L-3.6 -14.4" stroke={INK} strokeWidth="2.2" />
        <path d="M9.8 4.800L-10.2 -12.7" stroke={INK} strokeWidth="5" />
        <path d="M9.8 4.800L4 -0.3" stroke="var(--wood)" strokeWidth="3.2" />
        <path d="M3.2 -1L-10 -12.5" stroke="var(--metal)" strokeWidth="2.6" />
        <path
          d="M-0.6 -5.400L2.4 -8.800L6 -5.600L3 -2.200Z"
          fill="#57564a"
          stroke={INK}
          strokeWidth="1.1"
          strokeLinejoin="round"
        />
      </g>
      <g id="fig-sniper" fill="none" strokeLinecap="round">
        <path d="M9 4L-10.4 -12.9" stroke={INK} strokeWidth="3.4" />
        <path d="M9 4L-1 -4.8" stroke="var(--wood)" strokeWidth="2.1" />
        <path d="M-1 -4.800L-10.2 -12.7" stroke="var(--metal)" strokeWidth="1.3" />
        <path d="M4 -3.800L-1.6 -8.7" stroke={INK} strokeWidth="3.4" />
        <path d="M3.4 -4.400L-1 -8.2" stroke="#8fa7b4" strokeWidth="1.3" />
      </g>
      <g id="fig-officer" fill="none" strokeLinecap="round">
        <path d="M-4.6 -6.200L-8.6 -10.6" stroke={INK} strokeWidth="3.6" />
        <path d="M-4.9 -6.600L-8.3 -10.3" stroke="var(--metal)" strokeWidth="1.6" />
        <path
          d="M3.2 -4.600L11 -2.600L9.6 3L1.9 1Z"
          fill="#f3ebd0"
          stroke={INK}
          strokeWidth="1.1"
          strokeLinejoin="round"
        />
        <path d="M4.4 -2.600L9.4 -1.300M3.8 -0.400L7.6 0.6" stroke="#8d7f58" strokeWidth="0.9" />
      </g>
      <g id="fig-helmet-blue">
        <circle cy="2.2" r="5.7" fill="var(--helmet)" stroke={INK} strokeWidth="1" />
        <circle cy="2.2" r="5.3" fill="url(#fig-dome)" />
      </g>
      <g id="fig-helmet-ember">
        <path
          d="M0 -3.600C4 -3.6 5.4 -0.8 5.7 2.200C6.2 6 3.7 8.3 0 8.300S-6.2 6 -5.7 2.200C-5.4 -0.8 -4 -3.6 0 -3.600Z"
          fill="var(--helmet)"
          stroke={INK}
          strokeWidth="1"
        />
        <circle cy="2.2" r="5.2" fill="url(#fig-dome)" />
      </g>
      <g id="fig-cap">
        <ellipse cy="2.4" rx="5.9" ry="5.2" fill="var(--helmet)" stroke={INK} strokeWidth="1" />
        <path d="M-4.8 -0.800Q0 -5 4.8 -0.800Q0 0.6 -4.8 -0.800Z" fill="#241a10" stroke={INK} strokeWidth="0.8" />
        <ellipse cy="2.4" rx="5.4" ry="4.8" fill="url(#fig-dome)" />
      </g>
      <g id="fig-leaves" fill="#6f7d45" stroke="#232b15" strokeWidth="0.8">
        <circle cx="-5.6" cy="3.4" r="2.7" />
        <circle cx="5.8" cy="3.8" r="2.6" />
        <circle cx="-2.2" cy="6" r="2.4" fill="#8a9455" />
        <circle cx="2.6" cy="5.9" r="2.5" />
        <circle cx="3.6" cy="-0.6" r="2.2" fill="#8a9455" />
        <circle cx="-3.8" cy="-0.6" r="2.2" />
      </g>
    </>
  )
}
