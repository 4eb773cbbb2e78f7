import { pending } from '@tactic48/rules'
import clsx from 'clsx'
import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { countdownAt, countdownsOf } from '../../boardModel/countdowns.ts'
import { usePendingWords } from '../../prose/usePendingWords.ts'
import { Die } from '../../ui/Die.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { useSmall } from '../onScreen.ts'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'
import css from './PendingList.module.css'

const AROUND = 7

/** Those that are pointed at in the list are lit on the table. */
const light = (countdowns: readonly string[] = []): void => useTable.getState().change({ countdowns })

/** All countdowns in one list, the next first; pointing at one lights it on the table, a press goes there. */
export const PendingList = memo(function PendingList(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names, lens } = usePlay()
  const words = usePendingWords(names)
  const all = countdownsOf(pending(state))
  const small = useSmall()
  if (all.length === 0) return undefined
  return (
    <section className={clsx('row g4', css.pending)} data-pending aria-label={t('pending.heading')}>
      <h2 className={small ? 'sr' : 'cap nowrap'}>{t('pending.heading')}</h2>
      <ul className={css.list}>
        {all.map(({ first: one, ids }) => {
          const { what, when, full } = words(state, one, ids.length)
          const [id] = ids
          const show = (): void => {
            const at = countdownAt(state, one)
            const [x, y] = [at.x / 1000, at.y / 1000]
            lens.show({ left: x - AROUND, right: x + AROUND, top: y - AROUND, bottom: y + AROUND }, 0)
          }
          return (
            <li key={id}>
              <button
                type="button"
                className="row g6 t13"
                data-countdown={id}
                aria-label={full}
                onClick={show}
                onPointerEnter={() => light(ids)}
                onPointerLeave={() => light()}
                onFocus={() => light(ids)}
                onBlur={() => light()}
              >
                <Die face={Math.min(6, one.due)} />
                <SideMark side={one.side} />
                <b>{what}</b> {!small && <span className="muted">{when}</span>}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
})
