import type { SideId } from '@tactic48/rules'
import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SideMark } from '../../ui/SideMark.tsx'
import css from './HandOver.module.css'

/** Between two people at one screen, where something hidden is at stake. */
export function HandOver({ side, onReady }: { side: SideId; onReady: () => void }): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  const name = common.t(`side.${side}`)
  return (
    <section className={`${css.over} card stack g12 centre`} data-part="hand-over">
      <SideMark side={side} />
      <h2>{t('hand.heading', { side: name })}</h2>
      <p>{t('hand.says', { side: name })}</p>
      <button ref={button} type="button" className="btn primary large" onClick={onReady}>
        {t('hand.ready', { side: name })}
      </button>
    </section>
  )
}
