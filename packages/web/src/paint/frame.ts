import { chanceOf } from './chance.ts'
import { mottle } from './passes.ts'
import { line, type Sheet, stamp, trace } from './sheet.ts'

/** Width of the walnut frame in u. */
export const FRAME = 0.8
const CELL = 4

/** The column letter and row number of a spot, as the frame shows them. */
export const squareAt = (x: number, y: number): string =>
  `${String.fromCharCode(65 + Math.max(0, Math.floor(x / CELL)))}${Math.max(1, Math.floor(y / CELL) + 1)}`

export function paintFrame(sheet: Sheet): void {
  const { width, height } = sheet
  const out = FRAME
  const sides = [
    {
      points: [
        [-out, -out],
        [width + out, -out],
        [width, 0],
        [0, 0],
      ],
      tone: '#8f7350',
      flat: true,
    },
    {
      points: [
        [-out, -out],
        [0, 0],
        [0, height],
        [-out, height + out],
      ],
      tone: '#866a49',
      flat: false,
    },
    {
      points: [
        [width + out, -out],
        [width + out, height + out],
        [width, height],
        [width, 0],
      ],
      tone: '#6a5136',
      flat: false,
    },
    {
      points: [
        [-out, height + out],
        [0, height],
        [width, height],
        [width + out, height + out],
      ],
      tone: '#5f4830',
      flat: true,
    },
  ] as const
  const box = { left: -out, top: -out, right: width + out, bottom: height + out }
  sides.forEach(({ points, tone, flat }, index) => {
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    const part = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
    stamp(sheet, part, [mottle(0.1, 1.2, 57)], (brush) => {
      const chance = chanceOf(`frame ${index}`)
      trace(
        brush,
        points.map(([x, y]) => ({ x, y })),
      )
      brush.fillStyle = tone
      brush.fill()
      brush.clip()
      for (let i = 0; i < (flat ? width : height) * 3; i++) {
        brush.strokeStyle = chance.next() < 0.6 ? 'rgb(40 26 12 / .22)' : 'rgb(255 232 190 / .1)'
        brush.lineWidth = chance.between(0.012, 0.05)
        const run = chance.between(0.8, 4)
        const along = chance.between(-out, (flat ? width : height) + out)
        const across = chance.between(0, out) + (flat ? part.top : part.left)
        const drift = chance.between(-0.04, 0.04)
        if (flat) line(brush, along, across, along + run, across + drift)
        else line(brush, across, along, across + drift, along + run)
      }
    })
  })
  const { brush } = sheet
  brush.strokeStyle = 'rgb(255 238 204 / .35)'
  brush.lineWidth = 0.035
  brush.strokeRect(box.left + 0.03, box.top + 0.03, box.right - box.left - 0.06, box.bottom - box.top - 0.06)
  paintTicks(sheet)
  paintLetters(sheet)
  paintInnerEdge(sheet)
}

function paintTicks({ brush, width, height }: Sheet): void {
  brush.strokeStyle = 'rgb(244 230 194 / .6)'
  brush.lineWidth = 0.028
  brush.lineCap = 'butt'
  const tick = (at: number): number => (at % CELL === 0 ? 0.5 : 0.16)
  for (let i = 0; i <= width; i++)
    for (const [y, way] of [
      [-0.06, -1],
      [height + 0.06, 1],
    ] as const)
      line(brush, i, y, i, y + way * tick(i))
  for (let i = 0; i <= height; i++)
    for (const [x, way] of [
      [-0.06, -1],
      [width + 0.06, 1],
    ] as const)
      line(brush, x, i, x + way * tick(i), i)
}

function paintLetters({ brush, width, height }: Sheet): void {
  brush.font =
    '700 0.44px "Avenir Next Condensed", "Roboto Condensed", "Arial Narrow", "Liberation Sans Narrow", Arial, sans-serif'
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  const write = (text: string, x: number, y: number): void => {
    brush.fillStyle = 'rgb(30 18 8 / .7)'
    brush.fillText(text, x + 0.02, y + 0.03)
    brush.fillStyle = '#f6e9c8'
    brush.fillText(text, x, y)
  }
  for (let i = 0; i * CELL < width; i++)
    for (const y of [-FRAME / 2 - 0.02, height + FRAME / 2 + 0.02])
      write(String.fromCharCode(65 + i), Math.min(width - 0.5, (i + 0.5) * CELL), y)
  for (let i = 0; i * CELL < height; i++)
    for (const x of [-FRAME / 2 - 0.02, width + FRAME / 2 + 0.02])
      write(String(i + 1), x, Math.min(height - 0.5, (i + 0.5) * CELL))
}

/** The frame stands higher than the board and throws its shadow on it. */
function paintInnerEdge({ brush, width, height }: Sheet): void {
  for (const [size, alpha] of [
    [0.1, 0.24],
    [0.2, 0.16],
    [0.34, 0.1],
  ] as const) {
    brush.fillStyle = `rgb(20 18 8 / ${alpha})`
    brush.fillRect(0, 0, width, size)
    brush.fillRect(0, size, size * 0.8, height - size)
  }
  brush.strokeStyle = 'rgb(24 17 8 / .8)'
  brush.lineWidth = 0.05
  brush.strokeRect(0, 0, width, height)
}
