import { baseRadius, figureOf, isOnTable } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { ChanceTags } from './ChanceTags.tsx'
import { usePlanned } from './plannedContext.ts'
import { usePlay } from './playContext.ts'
import { usePart, useParts } from './tableStore.ts'

/** FIRE-01: a ring round everybody whom the planned shot may be at. */
export function TargetRings(): ReactElement | undefined {
  const { state } = usePlay()
  const { shooting } = usePlanned()
  const { lit, hovered } = useParts('lit', 'hovered')
  const r = baseRadius(state.rules)
  const pointed = lit && figureOf(state, lit)
  return (
    <>
      {shooting && (
        <g className="target-rings">
          {shooting.targets.map(({ id }) => {
            const at = figureOf(state, id)?.position
            return at ? (
              <g
                key={id}
                data-legal-target={id}
                className={hovered === id ? 'pointed' : undefined}
                transform={`translate(${at.x} ${at.y})`}
              >
                <circle className="target-ring-key" r={r + 150} />
                <circle className="target-ring" r={r + 150} />
              </g>
            ) : undefined
          })}
        </g>
      )}
      {pointed && isOnTable(pointed) && (
        <g data-lit={lit} className="lit-ring" transform={`translate(${pointed.position.x} ${pointed.position.y})`}>
          <circle className="lit-key" r={r + 260} />
          <circle className="lit-line" r={r + 260} />
        </g>
      )}
    </>
  )
}

/** Beyond this their chances would hide the table. */
const READABLE = 12

/** The chance against each of them. */
export function TargetTags(): ReactElement | undefined {
  const { state } = usePlay()
  const { shooting } = usePlanned()
  const { lit } = useParts('lit')
  const target = usePart('target')
  if (!shooting) return undefined
  const { targets } = shooting
  const shown = targets.length > READABLE ? targets.filter(({ id }) => id === lit) : targets
  const chances = shown.flatMap(({ id, hit }) => {
    const at = figureOf(state, id)?.position
    return at && id !== target ? { id, at, chance: hit } : []
  })
  return <ChanceTags chances={chances} />
}
