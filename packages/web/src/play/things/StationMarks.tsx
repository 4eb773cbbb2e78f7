import { aidStationOf, type Element, type GameState, SIDES, type SideId } from '@tactic48/rules'
import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
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
          <g key={id} className={`station ${owner ?? 'neutral'}`} transform={`translate(${x} ${y})`} data-station={id}>
            <title>{`${says}, ${names.element(id)}`}</title>
            <rect className="station-key" x="-620" y="-620" width="1240" height="1240" rx="220" />
            <rect
              className={aidStation ? 'station-aid' : 'station-line'}
              x="-520"
              y="-520"
              width="1040"
              height="1040"
              rx="160"
            />
            {aidStation ? (
              <path className="station-cross" d="M0 -320V320M-320 0H320" />
            ) : (
              <path className="station-phone" d="M-300 -120Q0 -380 300 -120M-220 260H220L140 -20H-140Z" />
            )}
          </g>,
        ]
      })}
    </>
  )
})
