import type { Danger, Ordered, Performance } from '@tactic48/rules'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { touchMan } from '../../input/act.ts'
import { draftNow, redraft } from '../../input/active.ts'
import { partOf } from '../../interactions/draft.ts'
import { usePercent } from '../Odds.tsx'
import { PlayIcon, Price } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { usePart, useTable } from '../tableStore.ts'
import { armed, carrying, leaving, NO_CHOICES } from './ordering.ts'
import { hitOnTheWay } from './picture.ts'

type March = Extract<Performance, { readonly kind: 'march' }>

interface OrderRowProps {
  readonly man: Ordered
  /** What stands before his name in the order of march. */
  readonly handle?: ReactNode
}

/** One man: what he does, what waits for him, and the button that keeps him out of it. */
export function OrderRow({ man, handle }: OrderRowProps): ReactElement {
  const { names } = usePlay()
  const { figure, stays, does } = man
  const point = (hovered: typeof figure | undefined) => () => useTable.getState().change({ hovered })
  return (
    <li
      className={`order-row${stays ? ' stays' : ''}`}
      data-man={figure}
      onPointerEnter={point(figure)}
      onPointerLeave={point(undefined)}
    >
      {handle}
      <span className="order-man">
        <b>{names.figure(figure)}</b> <What man={man} />
      </span>
      {man.through !== undefined && <Stay man={man} />}
      {does?.kind === 'shot' && does.weapons.length > 1 && <Weapons man={man} does={does} />}
      {does?.kind === 'march' && <Errands man={man} does={does} />}
    </li>
  )
}

function What({ man: { does, stays } }: { man: Ordered }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const { length } = useNumbers()
  const percent = usePercent()
  if (stays) return <span className="muted">{t(stays === 'halted' ? 'order.haltedNow' : 'order.refusesNow')}</span>
  if (does?.kind === 'shot') {
    return (
      <span className="muted">
        {names.weapon(does.weapon)} {length(does.odds.distance)}{' '}
        <b className="order-odds">{percent(1 - does.odds.miss)}</b>
      </span>
    )
  }
  if (does?.kind === 'suppression')
    return <span className="muted">{t('order.part', { weapon: names.weapon(does.weapon) })}</span>
  if (does?.kind === 'takeCover') return <span className="muted">{t('order.cover')}</span>
  if (does?.kind !== 'march') return <span className="muted" />
  const { from, to } = does
  return (
    <span className="muted">
      {t('order.march', { length: length(Math.hypot(to.x - from.x, to.y - from.y)) })}
      <Waiting dangers={does.dangers} />
    </span>
  )
}

function Waiting({ dangers }: { dangers: readonly Danger[] }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const { list } = useNumbers()
  const percent = usePercent()
  const hit = hitOnTheWay(dangers)
  const met = dangers.flatMap((danger) => (danger.kind === 'contact' ? danger.opponents : []))
  return (
    <>
      {hit > 0 && <span className="order-harm-word"> {t('order.under', { percent: percent(hit) })}</span>}
      {dangers.some(({ kind }) => kind === 'suppression') && (
        <span className="order-harm-word"> {t('order.suppressed')}</span>
      )}
      {met.length > 0 && (
        <span className="order-harm-word"> {t('order.meets', { names: list(met.map(names.figure)) })}</span>
      )}
    </>
  )
}

/** ORDER-05, ORDER-06. */
function Stay({ man }: { man: Ordered }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { figure, stays, mayRefuse, unhaltable } = man
  const name = names.figure(figure)
  const cost = state.rules.company?.haltCost ?? 1
  const label = stays
    ? t('order.obeyAgain', { name })
    : mayRefuse
      ? t('order.refuseOf', { name })
      : t('order.haltOf', { name, price: t('at', { count: cost }) })
  const side = state.figures.find(({ id }) => id === figure)?.side ?? 'blue'
  return (
    <button
      type="button"
      className={`order-stay${!stays && !mayRefuse && unhaltable ? ' no' : ''}`}
      aria-pressed={stays !== undefined}
      aria-label={label}
      data-stay={figure}
      onClick={() => touchMan(figure)}
    >
      <PlayIcon name="stop" />
      {t(mayRefuse ? 'order.refuse' : 'order.halt')}
      {!stays && !mayRefuse && <Price tokens={cost} side={side} />}
    </button>
  )
}

/** D41. */
function Weapons({ man, does }: { man: Ordered; does: Extract<Performance, { kind: 'shot' }> }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  return (
    <span className="order-options">
      <label>
        <span className="sr">
          {t('plan.weapon')}: {names.figure(man.figure)}
        </span>
        <select
          value={does.weapon}
          data-weapon={man.figure}
          onChange={({ target }) => {
            const weapon = does.weapons.find((one) => one === target.value)
            if (weapon) redraft({ choices: armed(partOf(draftNow(), 'choices') ?? NO_CHOICES, man.figure, weapon) })
          }}
        >
          {does.weapons.map((weapon) => (
            <option key={weapon} value={weapon}>
              {names.weapon(weapon)}
            </option>
          ))}
        </select>
      </label>
    </span>
  )
}

/** ORDER-20: whom he takes along, and whether he leaves. */
function Errands({ man: { figure }, does }: { man: Ordered; does: March }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const choices = usePart('choices') ?? NO_CHOICES
  const { mayCarry = [], mayLeave, tokens } = does
  if (mayCarry.length === 0 && !mayLeave && !tokens) return undefined
  const taken = choices.carries?.find((one) => one.figure === figure)
  const chosen = mayCarry.findIndex(({ casualty, helper }) => casualty === taken?.casualty && helper === taken.helper)
  return (
    <span className="order-options">
      {tokens && <span>{t('order.rider', { price: t('at', { count: tokens }) })}</span>}
      {mayCarry.length > 0 && (
        <select
          aria-label={names.figure(figure)}
          value={String(chosen)}
          data-carries={figure}
          onChange={({ target }) => redraft({ choices: carrying(choices, figure, mayCarry[Number(target.value)]) })}
        >
          <option value="-1">{t('order.takesNobody')}</option>
          {mayCarry.map(({ casualty, helper }, i) => (
            <option key={`${casualty} ${helper}`} value={String(i)}>
              {helper === undefined
                ? t('order.takes', { name: names.figure(casualty) })
                : t('order.takesWith', { name: names.figure(casualty), helper: names.figure(helper) })}
            </option>
          ))}
        </select>
      )}
      {mayLeave && (
        <label>
          <input
            type="checkbox"
            checked={choices.leaves?.includes(figure) === true}
            data-leaves={figure}
            onChange={() => redraft({ choices: leaving(choices, figure) })}
          />
          {t('order.leaves')}
        </label>
      )}
    </span>
  )
}
