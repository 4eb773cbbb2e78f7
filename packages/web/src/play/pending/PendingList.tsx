import { pending } from '@tactic48/rules'
import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { countdownAt, countdownsOf } from '../../boardModel/countdowns.ts'
import { usePendingWords } from '../../prose/usePendingWords.ts'
import { Die } from '../../ui/Die.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { usePlay } from '../playContext.ts'
import { lightCountdowns } from './litCountdown.ts'

const AROUND = 7

/** All countdowns in one list, the next first; pointing at one lights it on the table, a press goes there. */
export const PendingList = memo(function PendingList(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names, lens } = usePlay()
  const words = usePendingWords(names)
  const all = countdownsOf(pending(state))
  if (all.length === 0) return undefined
  return (
    <section className="pending" aria-label={t('pending.heading')}>
      <h2 className="cap">{t('pending.heading')}</h2>
      <ul>
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
                className="countdown"
                data-countdown={id}
                aria-label={full}
                onClick={show}
                onPointerEnter={() => lightCountdowns(ids)}
                onPointerLeave={() => lightCountdowns()}
                onFocus={() => lightCountdowns(ids)}
                onBlur={() => lightCountdowns()}
              >
                <Die face={Math.min(6, one.due)} />
                <SideMark side={one.side} />
                <b>{what}</b> <span>{when}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
})
