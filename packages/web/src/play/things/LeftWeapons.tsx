import { baseRadius, type GameState, type LeftWeapon, mannedBy, onTable } from '@tactic48/rules'
import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlay } from '../playContext.ts'

/** Who can fire it where he stands. */
const crewOf = (state: GameState, left: LeftWeapon) =>
  onTable(state).find((figure) => mannedBy(state, figure).includes(left))

/** HOUSE-21: crewed and emplaced weapons without crew, where they were left. */
export const LeftWeapons = memo(function LeftWeapons({ state }: { state: GameState }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const r = baseRadius(state.rules)
  return (
    <>
      {state.leftWeapons.map((left) => {
        const { weapon, side, position } = left
        const manned = crewOf(state, left)
        const says = manned ? t('thing.left.manned', { name: names.figure(manned.id) }) : t('thing.left.free')
        return (
          <g
            key={`${weapon} ${position.x} ${position.y}`}
            className={`left-weapon ${side}${manned ? ' manned' : ''}`}
            transform={`translate(${position.x} ${position.y})`}
            data-left-weapon={weapon}
          >
            <title>{`${t('thing.left.name', { weapon: names.weapon(weapon) })}, ${names.side(side)}, ${names.square(position)}. ${says}`}</title>
            <circle className="left-key" r={r} />
            <circle className="left-ring" r={r} />
            <path className="left-legs" d="M0 60L-260 330M0 60L260 330M0 60V360" />
            <path className="left-barrel" d="M0 120V-330M-90 -60H90M-110 60H110" />
          </g>
        )
      })}
    </>
  )
})
