import { type GameAround, MOMENT_DAYS, type ShareMoment } from '@tactic48/protocol'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { trackWork } from '../app/settled.ts'
import { useGame } from '../game/gameStore.ts'
import { liveIn } from '../session/seenLog.ts'
import { copyText } from '../ui/copyText.ts'
import { fullAddress } from './links.ts'
import css from './Online.module.css'
import { NoAnswer, server } from './requests.ts'

/** The short address of a moment, on the clipboard; the page shows it where there is none. */
export async function copyShort(shared: ShareMoment): Promise<{ readonly address: string; readonly copied: boolean }> {
  const { id } = await trackWork(server.share(shared))
  const address = fullAddress(hrefOf({ page: 'moment', id }))
  return { address, copied: await copyText(address) }
}

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
      <button type="button" className="chip" onClick={press} onBlur={() => setSaid(undefined)}>
        {t('moment.copy')}
      </button>
      <span role="status" className={said ? css.note : 'sr'}>
        {said}
      </span>
    </>
  )
}
