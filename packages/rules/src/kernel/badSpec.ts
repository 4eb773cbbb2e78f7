import { type Refusal, refuse } from '../state/refusal.ts'

export const badSpec = (field: string, code: string, params: Refusal['params'] = {}): Refusal =>
  refuse('SPEC', code, { field, ...params })
