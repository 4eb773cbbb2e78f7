import { type GameState, type Pending, pending } from '@tactic48/rules'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { countdownId, turnOf } from '../boardModel/countdowns.ts'
import type { Names } from './useNames.ts'

interface PendingWords {
  /** What is awaited. */
  readonly what: string
  /** With which turn it comes, or goes. */
  readonly when: string
  /** The same in a whole sentence, for those who listen. */
  readonly full: string
}

/** A countdown in words. */
export function usePendingWords(names: Names): (state: GameState, one: Pending, clouds?: number) => PendingWords {
  const { t } = useTranslation('play')
  return useCallback(
    (state, one, clouds = 1) => {
      const what = t(`pending.${kindOf(one)}`, {
        count: one.kind === 'smoke' ? clouds : teamsOf(one),
        name: one.kind === 'arrival' && one.entry.what.kind === 'runner' ? names.figure(one.entry.what.figure) : '',
        profile: profileOf(one) ? t(`call.guns.${profileOf(one) ?? 'howitzer'}`) : '',
      })
      const turn = turnOf(state, one.side, one.due)
      const side = names.side(one.side)
      if (one.due === 0) return { what, when: t('pending.now'), full: t('pending.comesNow', { side, what }) }
      const when = one.due === 1 ? t('pending.next') : t('pending.turn', { n: turn })
      const full = t(one.kind === 'smoke' ? 'pending.lifts' : 'pending.comes', {
        side,
        what,
        count: one.due,
        n: turn,
      })
      return { what, when, full }
    },
    [t, names],
  )
}

/** The same for a countdown on a board, by its id. */
export function useCountdownWords(state: GameState, names: Names): (id: string) => Pick<PendingWords, 'what' | 'when'> {
  const words = usePendingWords(names)
  return useCallback(
    (id) => {
      const one = pending(state).find((each) => countdownId(each) === id)
      return one ? words(state, one) : { what: '', when: '' }
    },
    [state, words],
  )
}

const profileOf = (one: Pending) =>
  one.kind === 'arrival' && one.entry.what.kind === 'supportFire' ? one.entry.what.barrage.profile : undefined

const teamsOf = (one: Pending): number =>
  one.kind === 'arrival' && one.entry.what.kind === 'reinforcements' ? one.entry.what.teams.length : 1

function kindOf(one: Pending) {
  if (one.kind === 'smoke') return 'smoke'
  const { what } = one.entry
  if (what.kind === 'supportFire') return what.barrage.ammo === 'smoke' ? 'supportSmoke' : 'supportFire'
  return what.kind
}
