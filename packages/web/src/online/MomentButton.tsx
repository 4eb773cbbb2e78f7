import { type GameAround, MOMENT_DAYS } from '@tactic48/protocol'
import { clsx } from 'clsx'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../game/gameStore.ts'
import { liveIn } from '../session/seenLog.ts'
import { Icon } from '../ui/Icon.tsx'
import css from './Online.module.css'
import { NoAnswer } from './requests.ts'
import { copyShort } from './shortLink.ts'

/** Copies a short link to what stands on the table now. */
export function MomentButton({ around }: { around: GameAround }): ReactElement {
  const { t } = useTranslation('online')
  const [said, setSaid] = useState<string>()
  const copy = async (): Promise<void> => {
    const { log } = useGame.getState().game ?? {}
    if (!log) return
    const { address, copied } = await copyShort({
      ...{ game: around.id, entries: log.entries.length, moment: liveIn(log).length },
    })
    const running = around.status === 'running' && around.terms.spectators
    const says = t(copied ? 'moment.copied' : 'moment.here', { address, count: MOMENT_DAYS })
    setSaid(running ? `${says} ${t('moment.behind', { count: around.terms.spectators ?? 0 })}` : says)
  }
  const press = (): void =>
    void copy().catch((error: unknown) => {
      const why = error instanceof NoAnswer ? error.why : String(error)
      setSaid(why === 'notAllowed' ? t('moment.notAllowed') : t('failed', { why }))
    })
  return (
    <>
      <button type="button" className={clsx('chip', css.moment)} onClick={press} onBlur={() => setSaid(undefined)}>
        <Icon name="link" />
        <span className={css.label}>{t('moment.copy')}</span>
      </button>
      <span role="status" className={said ? css.note : 'sr'}>
        {said}
      </span>
    </>
  )
}
