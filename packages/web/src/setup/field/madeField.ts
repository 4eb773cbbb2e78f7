import { type FieldStyle, makeField } from '@tactic48/content/fields'
import type { Table } from '@tactic48/rules'
import { type Remote, wrap } from 'comlink'
import { useEffect, useState } from 'react'
import { trackWork } from '../../app/settled.ts'
import { Lifeline } from '../../worker/lifeline.ts'
import { startWorker } from '../../worker/startWorker.ts'
import type { Size } from './laid.ts'
import type { FieldMaker } from './makerWorker.ts'

const made = new Map<string, Table>()
const keyOf = (style: FieldStyle, { width, height }: Size, seed: string): string =>
  `${style} ${width} ${height} ${seed}`
const inU = ({ width, height }: Size): Size => ({ width: width / 1000, height: height / 1000 })

/** The table of a style, size and seed, at once. */
export function madeTable(style: FieldStyle, size: Size, seed: string): Table {
  const key = keyOf(style, size, seed)
  const table = made.get(key) ?? makeField(style, inU(size), seed).table
  made.set(key, table)
  return table
}

let hired: { readonly maker: Remote<FieldMaker>; readonly lifeline: Lifeline } | undefined

function hire(): NonNullable<typeof hired> {
  const worker = startWorker('tables')
  return { maker: wrap<FieldMaker>(worker), lifeline: new Lifeline(worker, 'tableMaker') }
}

/** The same as soon as the worker has made it. */
export async function askedTable(style: FieldStyle, size: Size, seed: string): Promise<Table> {
  const key = keyOf(style, size, seed)
  const known = made.get(key)
  if (known) return known
  hired ??= hire()
  const { maker, lifeline } = hired
  try {
    const table = await lifeline.answer(maker.make(style, inU(size), seed))
    made.set(key, table)
    return table
  } catch {
    // Without the worker it is made here: slower, but it is made.
    hired = undefined
    return madeTable(style, size, seed)
  }
}

/** The same for a component; the page goes on meanwhile. */
export function useMadeTable(wanted: { style: FieldStyle; seed: string } | undefined, size: Size): Table | undefined {
  const key = wanted && keyOf(wanted.style, size, wanted.seed)
  const [, setShown] = useState<string | undefined>(undefined)
  useEffect(() => {
    if (!wanted || !key || made.has(key)) return
    let gone = false
    void trackWork(askedTable(wanted.style, size, wanted.seed)).then(() => {
      if (!gone) setShown(key)
    })
    return () => {
      gone = true
    }
  }, [wanted, size, key])
  return key === undefined ? undefined : made.get(key)
}
