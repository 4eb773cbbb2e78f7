import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

/** What a request may not do, as an answer of HTTP. */
export class Denied extends Error {
  readonly statusCode: number
  constructor(statusCode: number, why: string) {
    super(why)
    this.statusCode = statusCode
  }
}

/** What a request brings, by its shape; else which field is wrong. */
export function body<T extends z.ZodType>(shape: T, request: FastifyRequest): z.infer<T> {
  const read = shape.safeParse(request.body)
  if (!read.success) throw new Denied(400, `malformed: ${read.error.issues[0]?.path.join('.') ?? ''}`)
  return read.data
}
