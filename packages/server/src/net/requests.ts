import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

/** A refused request, as an HTTP response. */
export class Denied extends Error {
  readonly statusCode: number
  constructor(statusCode: number, why: string) {
    super(why)
    this.statusCode = statusCode
  }
}

/** The request body, validated; throws with the name of the wrong field. */
export function body<T extends z.ZodType>(shape: T, request: FastifyRequest): z.infer<T> {
  const read = shape.safeParse(request.body)
  if (!read.success) throw new Denied(400, `malformed: ${read.error.issues[0]?.path.join('.') ?? ''}`)
  return read.data
}
