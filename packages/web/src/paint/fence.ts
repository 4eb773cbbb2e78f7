import { chanceOf } from './chance.ts'
import { beamOf, onBeam, type Shape } from './shape.ts'
import { fillDisc, line, type Sheet } from './sheet.ts'

/** Two rails on posts. */
export function paintFence(sheet: Sheet, shape: Shape, id: string): void {
  const chance = chanceOf(id)
  const beam = beamOf(shape)
  const { brush } = sheet
  const posts = Math.max(2, Math.round(beam.length / 0.85) + 1)
  const at = Array.from({ length: posts }, (_, i) =>
    onBeam(beam, (i / (posts - 1) - 0.5) * (beam.length - 0.12), chance.between(-0.03, 0.03)),
  )
  brush.lineCap = 'butt'
  for (const [shift, colour, width] of [
    [0.02, '#4e3d27', 0.13],
    [-0.02, '#a3865c', 0.05],
  ] as const)
    for (let i = 0; i + 1 < at.length; i++) {
      const [a, b] = [at[i], at[i + 1]]
      if (!a || !b) continue
      brush.strokeStyle = colour
      brush.lineWidth = width
      line(brush, a.x + shift, a.y + shift, b.x + shift, b.y + shift)
    }
  brush.lineCap = 'round'
  for (const post of at) {
    brush.fillStyle = 'rgb(28 33 18 / .45)'
    fillDisc(brush, post.x + 0.07, post.y + 0.09, 0.11)
    brush.fillStyle = '#6f583a'
    fillDisc(brush, post.x, post.y, 0.105)
    brush.fillStyle = '#c2a678'
    fillDisc(brush, post.x - 0.025, post.y - 0.03, 0.055)
  }
}
