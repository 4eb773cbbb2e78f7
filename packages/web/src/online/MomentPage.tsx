import type { SharedMoment } from '@tactic48/protocol'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { trackWork } from '../app/settled.ts'
import { TopBar } from '../app/TopBar.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { LookedAt } from '../replay/ReplayPage.tsx'
import { cardName } from './cardName.ts'
import css from './Online.module.css'
import { watchAgain } from './replay.ts'
import { NoAnswer, server } from './requests.ts'
import { NothingHere } from './ToGames.tsx'

type Position = Extract<SharedMoment, { readonly kind: 'position' }>

/** What a short address leads to: a replay at its moment, or the table as spectators may see it. */
export function MomentPage({ id }: { id: string }): ReactElement {
  const { t } = useTranslation('online')
  const language = useLanguage()
  const [shown, setShown] = useState<Position>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    let here = true
    const open = async (): Promise<void> => {
      const found = await server.moment(id)
      if (!here) return
      if (found.kind === 'position') setShown(found)
      else if (found.kind === 'later') setFault(t('moment.later'))
      else if (found.kind === 'link') window.location.replace(hrefOf({ page: 'link', id: found.payload }))
      else await watchAgain(found.game, await server.around(found.game), found.moment)
    }
    trackWork(open()).catch((error: unknown) => {
      const unreachable = error instanceof NoAnswer && error.why === 'unreachable'
      if (here) setFault(t(unreachable ? 'table.unreachable' : 'moment.gone'))
    })
    return () => {
      here = false
    }
  }, [id, t])
  if (shown) {
    const { card, names, state } = shown
    const title = `${cardName(card, language)}: ${names.blue ?? ''} – ${names.ember ?? ''}`
    return (
      <LookedAt
        about={{ title, battlefield: card.battlefield, players: { blue: 'distant', ember: 'distant' } }}
        state={state}
        says={t('moment.looked')}
      />
    )
  }
  return (
    <div className="page">
      <TopBar page={t('moment.title')} />
      <main className={css.alone}>{fault && <NothingHere why={fault} />}</main>
    </div>
  )
}
