import type { CharacterCard, SideId } from '@tactic48/rules'
import clsx from 'clsx'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../board/Figure.tsx'
import { cardLook } from '../boardModel/lookOf.ts'
import { Icon } from '../ui/Icon.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import css from './Setup.module.css'

interface StepProps {
  readonly id: string
  readonly number?: number | undefined
  readonly title: string
  readonly aside?: ReactNode
  /** Within a card that it has no frame of its own in. */
  readonly bare?: boolean
  readonly children: ReactNode
}

/** One of the things to agree on. */
export function Step({ id, number, title, aside, bare = false, children }: StepProps): ReactElement {
  return (
    <section
      className={bare ? 'stack g12' : `${css.step} card stack g12`}
      aria-labelledby={`step-${id}`}
      data-step={id}
    >
      <h2 id={`step-${id}`} className="row wrap g10 t20">
        {number !== undefined && <span className={`${css.number} t14`}>{number}</span>} {title}
        {aside}
      </h2>
      {children}
    </section>
  )
}

interface SideCardProps {
  readonly side: SideId
  readonly name: string
  readonly about: ReactNode
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** What a side brings into a game or a battle, with its edge. */
export function SideCard({ side, name, about, aside, children }: SideCardProps): ReactElement {
  const { t } = useTranslation()
  return (
    <article className={`${css.side} raised stack`} data-side={side} aria-label={t(`side.${side}`)}>
      <header className="row g10">
        <SideMark side={side} />
        <span>
          <b>{name}</b>
          <small className="sub">{about}</small>
        </span>
        {aside}
      </header>
      {children}
    </article>
  )
}

const ICONS = { good: 'tick', bad: 'cross', warn: 'warning' } as const

interface LegalityProps {
  readonly is: keyof typeof ICONS
  readonly rule?: string | undefined
  readonly role?: 'status' | 'alert'
  readonly id?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Whether something is in order, and by which rule. */
export const Legality = ({ is, rule, role, id, className, children }: LegalityProps): ReactElement => (
  <div id={id} className={clsx(css.legality, css[is], 'row', className)} data-legality={is} role={role}>
    <Icon name={ICONS[is]} />
    <span>
      {children} {rule && <RuleChip rule={rule} />}
    </span>
  </div>
)

interface PortraitProps {
  readonly side: SideId
  readonly card: CharacterCard | undefined
  readonly size?: number
}

/** The figure of a card. */
export const Portrait = ({ side, card, size = 34 }: PortraitProps): ReactElement => (
  <svg className="rigid" width={size} height={size} viewBox="-25 -25 50 50" aria-hidden="true">
    <Figure x={0} y={0} r={17} {...cardLook(side, card)} />
  </svg>
)
