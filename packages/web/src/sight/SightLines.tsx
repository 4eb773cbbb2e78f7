import type { ReactElement } from 'react'
import type { Answer } from './answer.ts'
import { FARM } from './orchardFarm.ts'
import { outlinePath } from './outlinePath.ts'
import { outerTangents } from './tangents.ts'

/** The proof on the ground: outer tangents, the pieces that block, the free strip with its gap, the point that stays hidden. */
export function SightLines({ answer }: { answer: Answer }): ReactElement {
  const { from, to, proof, free } = answer
  const [upper, lower] = outerTangents(from, to)
  const line = (a: { x: number; y: number }, b: { x: number; y: number }): string => `M${a.x} ${a.y}L${b.x} ${b.y}`
  const edges = [upper, lower].map((pair) => (pair ? line(pair[0], pair[1]) : '')).join('')
  const strip =
    upper && lower ? `${line(upper[0], upper[1])}L${lower[1].x} ${lower[1].y}L${lower[0].x} ${lower[0].y}Z` : ''
  const outline = (index: number): string => {
    const piece = FARM[index]
    return piece ? outlinePath(piece.outline) : ''
  }
  const centres = line(from, to)
  return (
    <g className={`sight-lines ${proof.sight}`}>
      <clipPath id="sight-strip">
        <path d={strip} />
      </clipPath>
      <path className="strip" d={strip} />
      <path className="chalk-key" d={edges} />
      <path className="chalk" d={edges} />
      {answer.ignored.map((index) => (
        <g key={`near-${index}`} className="ignored">
          <path className="ignored-key" d={outline(index)} />
          <path className="ignored-line" d={outline(index)} />
        </g>
      ))}
      {proof.blockers.map((index) => (
        <g key={`blocker-${index}`} className="blocker">
          <path className="blocker-key" d={outline(index)} />
          <path className="blocker-line" d={outline(index)} />
          <path className="blocker-fill" d={outline(index)} clipPath="url(#sight-strip)" />
        </g>
      ))}
      {proof.reason === 'character' && (
        <>
          <path className="centre-key" d={centres} />
          <path className="centre" d={centres} />
        </>
      )}
      {free && (
        <>
          <path className="free-strip" d={line(free.from, free.to)} strokeWidth={Math.max(20, free.gap)} />
          <path className="free-key" d={line(free.from, free.to)} />
          <path className="free" d={line(free.from, free.to)} />
        </>
      )}
    </g>
  )
}

/** A point of the target that nobody sees, above its base. */
export function HiddenPoint({ answer }: { answer: Answer }): ReactElement | undefined {
  const { hiddenPoint } = answer.proof
  if (!hiddenPoint) return undefined
  return (
    <g className="hidden-point" transform={`translate(${hiddenPoint.x} ${hiddenPoint.y})`}>
      <path className="chalk-key" d="M-90 -90L90 90M90 -90L-90 90" />
      <path className="chalk" d="M-90 -90L90 90M90 -90L-90 90" />
    </g>
  )
}
