/** One line n·x = offset with direction (ux, uy). */
export const line = { ux: 0.5, uy: 0.5, offset: 0.5 }

export function drawLine(ux: number, uy: number, offset: number): void {
  line.ux = ux
  line.uy = uy
  line.offset = offset
}
