import type { SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import type { RosterMan } from './roster.ts'

/** Each state has a shape of its own. */
export const SIGNS = {
  todo: <circle r="3.400" className="disc-full" />,
  wounded: <path d="M-6 3L3-6M-6.500 8L8-6.500M-2.500 8.500L8.500-2.500" className="disc-hatch" />,
  shock: (
    <path
      className="disc-star"
      d="M0-6.500L1.600-2.900L5.100-4.300L3.400-.900L6.500 1.100L2.900 1.900L3.500 5.600L.300 3.300L-2.400 6.200L-2.600 2.400L-6.200 2.400L-3.500-.300L-5.700-3.600L-1.900-2.700Z"
    />
  ),
  unseen: <path d="M-6.500 0Q0-6.500 6.500 0Q0 6.500-6.500 0ZM-6 5.500L6-5.500" className="disc-line" />,
  held: <path d="M-2.600-4.500V4.500M2.600-4.500V4.500" className="disc-bars" />,
  fallen: <path d="M-4.500-4.500L4.500 4.500M4.500-4.500L-4.500 4.500" className="disc-line" />,
  away: <path d="M-4.500 0H4M1-3.500L4.500 0L1 3.500" className="disc-line" />,
} as const

export type Sign = keyof typeof SIGNS

/** What is most pressing; a wound is hatched under it. */
function signOf({ fallen, there, shock, held, unseen }: RosterMan): Sign | undefined {
  if (fallen) return 'fallen'
  if (!there) return 'away'
  if (shock) return 'shock'
  if (held) return 'held'
  return unseen ? 'unseen' : undefined
}

/** A sign by itself: the legend. */
export const SignMark = ({ sign, side }: { sign: Sign; side: SideId }): ReactElement => (
  <svg className={`roster-disc ${side}`} viewBox="-11 -11 22 22" aria-hidden="true">
    <circle r="9.500" className="disc-base" />
    {SIGNS[sign]}
  </svg>
)

/** One man as a disc: what he is, and a dot for each Action, full while he has it. */
export function RosterDisc({ man, side }: { man: RosterMan; side: SideId }): ReactElement {
  const { there, wounded, leads, actions, todo } = man
  const sign = signOf(man)
  const slots = there && actions ? actions.slots : 0
  return (
    <svg
      className={`roster-disc ${side}${there ? '' : ' gone'}${todo ? '' : ' idle'}`}
      viewBox="-11 -11 22 29"
      aria-hidden="true"
    >
      <circle r="9.500" className="disc-base" />
      {wounded && SIGNS.wounded}
      {sign && SIGNS[sign]}
      {leads && there && !sign && <path d="M-4 1.500L0-2.500L4 1.500" className="disc-rank" />}
      {Array.from({ length: slots }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: Actions are all alike
          key={i}
          className={i < slots - (actions?.spent ?? 0) ? 'disc-dot left' : 'disc-dot'}
          cx={(i - (slots - 1) / 2) * 5.2}
          cy="14.500"
          r="1.900"
        />
      ))}
    </svg>
  )
}
