import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardMarker } from '../board/model.ts'
import type { Names } from './useNames.ts'

/** What markers say to those who point at them. */
export function useMarkerWords(names: Names): (marker: BoardMarker) => string | undefined {
  const { t } = useTranslation('play')
  return useCallback(
    (marker) => {
      if (marker.kind === 'station') {
        const { serves, owner, element } = marker
        const says =
          serves === 'line'
            ? t('thing.station.phone')
            : owner
              ? t('thing.station.mark', { side: names.side(owner) })
              : t('thing.station.neutral')
        return `${says}, ${names.element(element)}`
      }
      if (marker.kind === 'objective') {
        const { element, heldBy, until: n, reached } = marker
        const name = names.element(element)
        if (n === undefined || reached) return name
        if (heldBy) return t('aim.held', { name, side: names.side(heldBy), n })
        return t('aim.hold', { name, n })
      }
      if (marker.kind === 'exit') {
        const { takes, side, have, need } = marker
        return t(`aim.${takes}`, { side: names.side(side), have, need })
      }
      if (marker.kind === 'leftWeapon') {
        const { weapon, side, at, mannedBy } = marker
        const says = mannedBy ? t('thing.left.manned', { name: names.figure(mannedBy) }) : t('thing.left.free')
        const named = t('thing.left.name', { weapon: names.weapon(weapon) })
        return `${named}, ${names.side(side)}, ${names.square(at)}. ${says}`
      }
      return undefined
    },
    [t, names],
  )
}
