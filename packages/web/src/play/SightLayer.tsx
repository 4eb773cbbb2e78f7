import type { Point } from '@tactic48/geometry'
import type { GameState } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { outlinePath } from '../sight/outlinePath.ts'
import { outerTangents } from '../sight/tangents.ts'
import type { Proof } from './sightProof.ts'

const line = (a: Point, b: Point): string => `M${a.x} ${a.y}L${b.x} ${b.y}`

/** The proof on the ground: outer tangents, the pieces that block, the free strip, the point that stays hidden. */
export function SightLayer({ state, proof: shown }: { state: GameState; proof: Proof }): ReactElement {
  const { from, to, proof, free, ignored } = shown
  const [upper, lower] = outerTangents(from, to)
  const edges = [upper, lower].map((pair) => (pair ? line(pair[0], pair[1]) : '')).join('')
  const strip =
    upper && lower ? `${line(upper[0], upper[1])}L${lower[1].x} ${lower[1].y}L${lower[0].x} ${lower[0].y}Z` : ''
  const outline = (index: number): string => {
    const element = state.table.elements[index]
    return element ? outlinePath(element.outline) : ''
  }
  return (
    <g className={`sight-lines ${proof.sight}`}>
      <clipPath id="sight-strip">
        <path d={strip} />
      </clipPath>
      <path className="strip" d={strip} />
      <path className="chalk-key" d={edges} />
      <path className="chalk" d={edges} />
      {ignored.map((index) => (
        <g key={`near-${index}`}>
          <path className="ignored-key" d={outline(index)} />
          <path className="ignored-line" d={outline(index)} />
        </g>
      ))}
      {proof.blockers.map((index) => (
        <g key={`blocker-${index}`} data-blocker={state.table.elements[index]?.id}>
          <path className="blocker-key" d={outline(index)} />
          <path className="blocker-line" d={outline(index)} />
          <path className="blocker-fill" d={outline(index)} clipPath="url(#sight-strip)" />
        </g>
      ))}
      {proof.reason === 'character' && (
        <>
          <path className="centre-key" d={line(from, to)} />
          <path className="centre" d={line(from, to)} />
        </>
      )}
      {free && (
        <>
          <path className="free-strip" d={line(free.from, free.to)} strokeWidth={Math.max(20, free.gap)} />
          <path className="free-key" d={line(free.from, free.to)} />
          <path className="free" d={line(free.from, free.to)} />
        </>
      )}
      {proof.hiddenPoint && (
        <g className="hidden-point" transform={`translate(${proof.hiddenPoint.x} ${proof.hiddenPoint.y})`}>
          <path className="chalk-key" d="M-90 -90L90 90M90 -90L-90 90" />
          <path className="chalk" d="M-90 -90L90 90M90 -90L-90 90" />
        </g>
      )}
    </g>
  )
}

/** Cross-hair on whom is shot at. */
export function TargetMark({ at, r, harm = false }: { at: Point; r: number; harm?: boolean }): ReactElement {
  const d = `M0 ${-r - 420}V${-r - 60}M0 ${r + 60}V${r + 420}M${-r - 420} 0H${-r - 60}M${r + 60} 0H${r + 420}`
  return (
    <g className={`target-mark${harm ? ' harm' : ''}`} transform={`translate(${at.x} ${at.y})`}>
      <circle className="target-key" r={r + 210} />
      <path className="target-key" d={d} />
      <circle className="target-line" r={r + 210} />
      <path className="target-line" d={d} />
    </g>
  )
}
