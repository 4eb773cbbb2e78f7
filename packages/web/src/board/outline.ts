import type { Outline, Point } from '@tactic48/geometry'

export const ringPath = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`

export const outlinePath = (outline: Outline): string =>
  outline.kind === 'polygon' ? ringPath(outline.points) : discPath(outline.x, outline.y, outline.r)

const discPath = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export function middleOf(outline: Outline): Point {
  if (outline.kind === 'disc') return { x: outline.x, y: outline.y }
  const { points } = outline
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: Math.round(sum.x / points.length), y: Math.round(sum.y / points.length) }
}
