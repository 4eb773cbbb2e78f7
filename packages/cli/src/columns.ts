/** Rows of text as a table, the first row its head: columns as wide as their widest cell, numbers to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = []
  const numeric: boolean[] = []
  rows.forEach((row, line) => {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length)
      if (line > 0) numeric[i] = (numeric[i] ?? true) && NUMBER.test(cell)
    })
  })
  const pad = (cell: string, i: number): string =>
    numeric[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}

const NUMBER = /^[0-9.]+[+]?( %)?$|^-?$/

/** A probability in per cent with two decimals. */
export const percent = (p: number): string => `${(Math.max(0, p) * 100).toFixed(2)} %`
