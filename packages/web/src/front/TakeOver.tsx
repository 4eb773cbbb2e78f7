import { SHOWCASE } from '@tactic48/content/showcase'
import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../app/route.ts'
import { trackWork } from '../app/settled.ts'
import type { LiveBattle } from './useLiveBattle.ts'

/** The battle behind the page is a game like any other: the visitor may play it on. */
export function TakeOver({ battle }: { battle: LiveBattle }): ReactElement {
  const { t } = useTranslation()
  const [taken, setTaken] = useState(false)
  const pressed = useRef(false)
  const take = (): void => {
    if (pressed.current) return
    const about = { title: '', battlefield: 'crossroads', players: { blue: 'person', ember: 'opponent' } } as const
    pressed.current = true
    setTaken(true)
    const leave = (): void => {
      pressed.current = false
      setTaken(false)
    }
    trackWork(Promise.all([import('../game/gameStore.ts'), import('./vignette.ts')]))
      .then(([{ useGame }, { playedVignette }]) =>
        useGame.getState().adopt(playedVignette(SHOWCASE, battle.commands).log, about),
      )
      .then((begun) => ('id' in begun ? goTo({ page: 'game', id: begun.id }) : leave()), leave)
  }
  return (
    <aside className="front-live" aria-label={t('front.battle')}>
      {t('front.live', { turn: battle.turn })}
      <button type="button" className="btn" onClick={take} disabled={taken}>
        {t('front.takeOver')}
      </button>
    </aside>
  )
}
