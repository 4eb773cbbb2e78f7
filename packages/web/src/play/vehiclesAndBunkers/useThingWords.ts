import {
  casualtyRoom,
  DESTROYED,
  type GameState,
  loadedIn,
  occupantsOf,
  type Vehicle,
  vehicleCardOf,
} from '@tactic48/rules'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { usePlay } from '../playContext.ts'

/** A mount or vehicle in words: who drives, who rides, what it carries, what was done to it. */
export function useThingWords(state: GameState): (vehicle: Vehicle) => string {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const { list } = useNumbers()
  return useCallback(
    (vehicle) => {
      const { id, driver, damage } = vehicle
      if (damage >= DESTROYED) return t('thing.destroyed')
      const card = vehicleCardOf(state, vehicle)
      const men = occupantsOf(state, id)
      const others = men.filter((one) => one.id !== driver)
      const load = loadedIn(state, id)
      const words = [
        driver ? t('thing.drives', { name: names.figure(driver) }) : men.length === 0 ? t('thing.nobody') : '',
        others.length > 0 ? t('thing.rides', { names: list(others.map((one) => names.figure(one.id))) }) : '',
        t('thing.seats', { used: men.length, seats: card.seats }),
        load.length > 0 ? t('thing.load', { used: load.length, room: casualtyRoom(card) }) : '',
        damage > 0 ? t('thing.damaged') : '',
      ]
      return words.filter(Boolean).join(', ')
    },
    [t, names, list, state],
  )
}
