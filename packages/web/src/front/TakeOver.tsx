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
    trackWork(import('../game/gameStore.ts'))
      .then(({ useGame }) => useGame.getState().adopt(battle.log, about))
      .then((begun) => ('id' in begun ? goTo({ page: 'game', id: begun.id }) : leave()), leave)
  }
  return (
    <aside className="front-live" aria-label={t('front.battle')}>
      {t('front.live', { turn: battle.turn })}
      <button type="button" className="btn" onClick={take} disabled={taken || battle.over}>
        {t('front.takeOver')}
      </button>
    </aside>
  )
}
