import { comradesOf, type Figure, type GameState, onTable } from '@tactic48/rules'
import { memo, type ReactElement } from 'react'
import { drawnAt } from '../../figure/seats.ts'
import { useTable } from '../tableStore.ts'

/** REINF-03, HOUSE-16: a band joins the men who play one card; the others of the chosen one are ringed. */
export const CrewLinks = memo(function CrewLinks({ state }: { state: GameState }): ReactElement | undefined {
  const selected = useTable((table) => table.selected)
  if (state.sheets.length === state.figures.length) return undefined
  const men = onTable(state)
  const pairs = men.flatMap((one) =>
    comradesOf(state, one)
      .filter((other) => one.id < other.id && men.includes(other))
      .map((other) => [one, other] as const),
  )
  return (
    <g className="crew-links">
      {pairs.map(([one, other]) => (
        <Link
          key={`${one.id} ${other.id}`}
          state={state}
          one={one}
          other={other}
          lit={selected === one.id || selected === other.id}
        />
      ))}
    </g>
  )
})

function Link({
  state,
  one,
  other,
  lit,
}: {
  state: GameState
  one: Figure
  other: Figure
  lit: boolean
}): ReactElement {
  const a = drawnAt(state, one)
  const b = drawnAt(state, other)
  const d = `M${a.x} ${a.y}L${b.x} ${b.y}`
  return (
    <g className={`crew-link ${one.side}${lit ? ' lit' : ''}`} data-crew={`${one.id} ${other.id}`}>
      <path className="crew-key" d={d} />
      <path className="crew-band" d={d} />
      {lit && (
        <>
          <circle className="crew-ring" cx={a.x} cy={a.y} r={a.r * 1.24} />
          <circle className="crew-ring" cx={b.x} cy={b.y} r={b.r * 1.24} />
        </>
      )}
    </g>
  )
}
