import { aidStationOf, type Element, type GameState, SIDES, type SideId } from '@tactic48/rules'
import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { StationGlyph } from '../../ui/StationGlyph.tsx'
import { usePlay } from '../playContext.ts'
import { middleOf } from './thing.ts'

/** AID-01, HOUSE-15: which piece is an aid station and whose, and where a line to HQ is. */
export const StationMarks = memo(function StationMarks({ state }: { state: GameState }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  if (!state.rules.company) return undefined
  const ownerOf = (element: Element): SideId | undefined =>
    SIDES.find((side) => aidStationOf(state, side)?.id === element.id)
  return (
    <>
      {state.table.elements.flatMap((element) => {
        const { id, aidStation, hqLine, outline } = element
        if (!aidStation && !hqLine) return []
        const { x, y } = middleOf(outline)
        const owner = aidStation ? ownerOf(element) : undefined
        const says = aidStation
          ? owner
            ? t('thing.station.mark', { side: names.side(owner) })
            : t('thing.station.neutral')
          : t('thing.station.phone')
        return [
          <StationGlyph
            key={id}
            x={x}
            y={y}
            kind={aidStation ? 'aid' : 'line'}
            owner={owner}
            element={id}
            says={`${says}, ${names.element(id)}`}
          />,
        ]
      })}
    </>
  )
})
