import { describe, expect, test } from 'vitest'
import { packed } from '../src/files/link.ts'
import { freshPiece } from '../src/setup/field/palette.ts'
import {
  cornersOf,
  FIRST_TABLE,
  inForm,
  lineOf,
  type OwnPiece,
  type OwnTable,
  payloadOf,
  tableFrom,
  tableIn,
  withCorners,
  withLine,
} from '../src/sight/ownTable.ts'
import { rulingOf } from '../src/sight/sightStore.ts'

const base = (x: number, y: number, level = 0) => ({ x: x * 1000, y: y * 1000, mm: 25, level })

const wall = (from: readonly [number, number], to: readonly [number, number], part: object = {}): OwnPiece => {
  const laid = freshPiece('wall', 1, { x: 0, y: 0 })
  const at = ([x, y]: readonly [number, number]) => ({ x: x * 1000, y: y * 1000 })
  return {
    form: 'line',
    laid: withLine({ ...laid, element: { ...laid.element, ...part } }, { from: at(from), to: at(to), breadth: 300 }),
  }
}

const table = (part: Partial<OwnTable>): OwnTable => ({
  ...FIRST_TABLE,
  pieces: [],
  bases: { blue: base(10, 10), ember: base(20, 10) },
  ...part,
})

describe('the umpire', () => {
  test('[LOS-06] [FIRE-03] [FIRE-09] two bases with nothing between are in the open, at short range, for 4+', () => {
    const { proof, distance, band, need } = rulingOf(table({}))
    expect({ sight: proof.sight, distance, band, need }).toEqual({
      sight: 'open',
      distance: 9000,
      band: 'short',
      need: 4,
    })
  })

  test('[GEN-05] [FIRE-03] larger bases are nearer; beyond 10 u the range is long', () => {
    const far = { blue: base(10, 10), ember: base(21.5, 10) }
    expect(rulingOf(table({ bases: far })).band).toBe('long')
    const large = { ...far.ember, mm: 60 }
    expect(rulingOf(table({ bases: { ...far, ember: large } })).band).toBe('short')
  })

  test('[LOS-05] [LOS-07] a wall across the way covers, one too near to the shooter does not', () => {
    const middle = table({ pieces: [wall([15, 8], [15, 12])] })
    expect(rulingOf(middle)).toMatchObject({ proof: { sight: 'partial', reason: 'behindPartial' }, need: 5 })
    const near = table({ pieces: [wall([11.5, 8], [11.5, 12])] })
    expect(rulingOf(near)).toMatchObject({ proof: { sight: 'open' }, back: 'partial' })
    expect(rulingOf(near).byEdition['qs-it']).toBe('partial')
  })

  test('[LOS-02] a piece of Total Cover hides', () => {
    expect(rulingOf(table({ pieces: [wall([15, 8], [15, 12], { cover: 'total' })] })).need).toBeUndefined()
  })

  test('[LOS-08] a third Character covers where the sheet says so', () => {
    const between = table({ others: [base(15, 10)] })
    expect(rulingOf(between).byEdition).toEqual({ 'qs-en': 'partial', 'qs-it': 'open', 'qs-es': 'open' })
  })

  test('[LOS-16] [HOUSE-12] height counts only where the house rule is in use', () => {
    const high = table({
      pieces: [wall([15, 8], [15, 12])],
      bases: { blue: base(10, 10, 1), ember: base(20, 10) },
    })
    expect(rulingOf(high).proof.sight).toBe('partial')
    expect(rulingOf({ ...high, heights: true })).toMatchObject({ proof: { sight: 'open' }, back: 'partial' })
  })

  test('a line is measured by its ends, an outline by its corners', () => {
    const piece = wall([4, 4], [7, 8])
    expect(lineOf(piece.laid)).toEqual({ from: { x: 4000, y: 4000 }, to: { x: 7000, y: 8000 }, breadth: 300 })
    expect(cornersOf(inForm(piece, 'polygon').laid)).toHaveLength(4)
    expect(inForm(piece, 'disc').laid.shape).toEqual({ kind: 'disc', r: 2500 })
    const crossed = [
      { x: 0, y: 0 },
      { x: 4000, y: 4000 },
      { x: 4000, y: 0 },
      { x: 0, y: 4000 },
    ]
    expect(withCorners(piece.laid, crossed)).toBeUndefined()
    expect(withCorners(piece.laid, crossed.slice(0, 2))).toBeUndefined()
  })
})

describe('a table that comes by a link is proven', () => {
  test('it comes back as it went', async () => {
    const sent = table({ pieces: [wall([15, 8], [15, 12])], others: [base(4, 4, 2)], heights: true })
    expect(await tableFrom(await payloadOf(sent))).toEqual(sent)
  })

  const [piece] = FIRST_TABLE.pieces
  const changed = (part: object): object => ({ ...FIRST_TABLE, ...part })
  test.each([
    ['nothing', null],
    ['another sheet', changed({ edition: 'qs-fr' })],
    ['a base off the table', changed({ bases: { ...FIRST_TABLE.bases, blue: base(-1, 2) } })],
    ['a base without end', changed({ bases: { ...FIRST_TABLE.bases, blue: { ...base(1, 2), mm: 1e9 } } })],
    ['two pieces of one name', changed({ pieces: [piece, piece] })],
    ['a piece off the table', changed({ pieces: [{ ...piece, laid: { ...piece?.laid, x: 900_000 } }] })],
    ['more than it holds', changed({ pieces: Array.from({ length: 41 }, () => piece) })],
    ['a disc that is none', changed({ pieces: [{ ...piece, form: 'disc' }] })],
  ])('%s is refused', async (_, value) => {
    expect(tableIn(value)).toBeUndefined()
    expect(await tableFrom(await packed(JSON.stringify({ sight: 1, table: value })))).toBeUndefined()
  })

  test('a torn link is refused', async () => {
    for (const torn of ['', 'x', '%%%', 'A'.repeat(9000), await packed('{"sight":2}')])
      expect(await tableFrom(torn)).toBeUndefined()
  })
})
