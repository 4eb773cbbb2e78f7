import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardMarker, MarkerKind, MarkerOf } from '../board/model.ts'
import type { Names } from './useNames.ts'

type Words = { readonly [K in MarkerKind]?: (marker: MarkerOf<K>) => string }

/** What markers say to those who point at them; most are silent. */
export function useMarkerWords(names: Names): (marker: BoardMarker) => string | undefined {
  const { t } = useTranslation('play')
  return useCallback(
    (marker) => {
      const words: Words = {
        station: ({ serves, owner, element }) => {
          const mark = owner ? t('thing.station.mark', { side: names.side(owner) }) : t('thing.station.neutral')
          return `${serves === 'line' ? t('thing.station.phone') : mark}, ${names.element(element)}`
        },
        objective: ({ element, heldBy, until: n, reached }) => {
          const name = names.element(element)
          if (n === undefined || reached) return name
          return heldBy ? t('aim.held', { name, side: names.side(heldBy), n }) : t('aim.hold', { name, n })
        },
        exit: ({ takes, side, have, need }) => t(`aim.${takes}`, { side: names.side(side), have, need }),
        leftWeapon: ({ weapon, side, at, mannedBy }) => {
          const says = mannedBy ? t('thing.left.manned', { name: names.figure(mannedBy) }) : t('thing.left.free')
          const named = t('thing.left.name', { weapon: names.weapon(weapon) })
          return `${named}, ${names.side(side)}, ${names.square(at)}. ${says}`
        },
      }
      return (words[marker.kind] as ((one: BoardMarker) => string) | undefined)?.(marker)
    },
    [t, names],
  )
}
