import { makeField } from '@tactic48/content/fields'
import type { Table } from '@tactic48/rules'
import { expose } from 'comlink'

const maker = {
  make: (...wanted: Parameters<typeof makeField>): Table => makeField(...wanted).table,
}

export type FieldMaker = typeof maker

expose(maker)
