import * as z from 'zod/mini'
import { ContentError, fieldOf } from './contentError.ts'

z.config(z.locales.en())

/** The value in the schema's type, or the first field that is wrong. */
export function checked<T>(schema: z.ZodMiniType<T>, value: unknown, at: readonly PropertyKey[] = []): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  if (issue?.code === 'unrecognized_keys') {
    throw new ContentError(fieldOf([...at, ...issue.path, issue.keys[0] ?? '']), 'unknown field')
  }
  throw new ContentError(fieldOf([...at, ...(issue?.path ?? [])]), issue?.message ?? 'invalid')
}
