import { Fault } from './fault.ts'
import { LIMITS } from './limits.ts'

/**
 * How a value from outside is read: a new value of type T that holds nothing but what the shape names, or the first fault.
 * A shape reads exactly T: `exactly` is never there, but makes the compiler refuse a shape for a wider or narrower type.
 */
export interface Shape<T> extends Reader<T> {
  readonly exactly?: (value: T) => T
}

interface Reader<T> {
  read(value: unknown): T | Fault
  /** Absent where nothing can be said but by reading. */
  readonly takes?: Takes | undefined
}

export type AnyShape = Reader<unknown>

/** What a shape takes, for whoever makes a form of it. */
export type Takes =
  | { readonly of: 'truth' }
  | { readonly of: 'number'; readonly least: number; readonly most: number; readonly whole: boolean }
  | { readonly of: 'text'; readonly most: number }
  | { readonly of: 'choice'; readonly values: readonly unknown[] }
  | { readonly of: 'list'; readonly item: AnyShape; readonly least: number; readonly most: number }
  | { readonly of: 'tuple'; readonly items: readonly AnyShape[] }
  | { readonly of: 'object'; readonly fields: TakenFields }
  | { readonly of: 'variants'; readonly tag: string; readonly variants: { readonly [kind: string]: AnyShape } }

export interface TakenFields {
  readonly [name: string]: { readonly shape: AnyShape; readonly must: boolean }
}

/** A field that may be left out. */
export interface Optional<T> {
  readonly optional: Shape<T>
}

export const optional = <T>(shape: Shape<T>): Optional<T> => ({ optional: shape })

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const truth: Shape<boolean> = {
  takes: { of: 'truth' },
  read: (value) => (typeof value === 'boolean' ? value : new Fault('notATruth')),
}

/** A shape whose values must also pass a test of their own. */
export const where = <T>(shape: Shape<T>, test: (value: T) => Fault | undefined): Shape<T> => ({
  takes: shape.takes,
  read(value) {
    const one = shape.read(value)
    return one instanceof Fault ? one : (test(one) ?? one)
  },
})

/** A finite number in a range; minus zero becomes zero, so that it survives JSON. */
export const number = (least: number, most: number): Shape<number> => ({
  takes: { of: 'number', least, most, whole: false },
  read(value) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return new Fault('notANumber')
    if (value < least) return new Fault('valueTooSmall', { limit: least })
    return value > most ? new Fault('valueTooBig', { limit: most }) : value + 0
  },
})

export const whole = (least: number, most: number): Shape<number> => ({
  ...where(number(least, most), (value) => (Number.isInteger(value) ? undefined : new Fault('notWhole'))),
  takes: { of: 'number', least, most, whole: true },
})

/** Control, line-break and bidi characters, and lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff]/u

export const text = (most: number = LIMITS.name, least = 1): Shape<string> => ({
  takes: { of: 'text', most },
  read(value) {
    if (typeof value !== 'string') return new Fault('notAText')
    if (value.length < least) return new Fault('textTooShort', { limit: least })
    if (value.length > most) return new Fault('textTooLong', { limit: most })
    return CONTROL.test(value) ? new Fault('controlCharacter') : value
  },
})

/** Names that every object answers to, `constructor` and `__proto__` among them: no id may be one. */
const isForbidden = (name: string): boolean => name in {}

const nameShape = text()

/** An id of any kind: a name that can also stand as the key of a record. */
export const id = <I extends string>(): Shape<I> => ({
  takes: nameShape.takes,
  read(value) {
    const name = nameShape.read(value)
    if (name instanceof Fault) return name
    return isForbidden(name) ? new Fault('forbiddenName', { name }) : (name as I)
  },
})

/** An id that must be known elsewhere: what it names is judged where it is looked up. */
export const nameOf = <I extends string>(): Shape<I> => ({
  takes: nameShape.takes,
  read: (value) => nameShape.read(value) as I | Fault,
})

export const oneOf = <const T extends readonly (string | number | boolean | null)[]>(values: T): Shape<T[number]> => ({
  takes: { of: 'choice', values },
  read(value) {
    for (const one of values) if (one === value) return one
    return new Fault('notOneOf', { values: values.join(', ') })
  },
})

/** A field that is always there and may hold nothing, which JSON leaves out. */
export const orNothing = <T>(shape: Shape<T>): Shape<T | undefined> => ({
  read: (value) => (value === undefined ? undefined : shape.read(value)),
})

export const list = <T>(item: Shape<T>, most: number, least = 0): Shape<readonly T[]> => ({
  takes: { of: 'list', item, least, most },
  read(value) {
    if (!Array.isArray(value)) return new Fault('notAList')
    if (value.length > most) return new Fault('listTooLong', { limit: most })
    if (value.length < least) return new Fault('listTooShort', { limit: least })
    const copy: T[] = []
    for (let i = 0; i < value.length; i++) {
      const one = item.read(value[i])
      if (one instanceof Fault) return one.in(i)
      copy.push(one)
    }
    return copy
  },
})

/** Values by an id of the file's own choosing. */
export const record = <K extends string, T>(item: Shape<T>, most: number): Shape<{ readonly [id in K]: T }> => {
  const key = id<K>()
  return {
    read(value) {
      if (!isObject(value)) return new Fault('notAnObject')
      const names = Object.keys(value)
      if (names.length > most) return new Fault('listTooLong', { limit: most })
      const copy: { [id: string]: T } = {}
      for (const name of names) {
        const known = key.read(name)
        if (known instanceof Fault) return known.in(name)
        const one = item.read(value[name])
        if (one instanceof Fault) return one.in(name)
        copy[known] = one
      }
      return copy as { readonly [id in K]: T }
    },
  }
}

/** A shape for each field of T, no more and no fewer; those that T may leave out are `optional`. */
export type Fields<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? Optional<Exclude<T[K], undefined>> : Shape<T[K]>
}

const fieldList = <T>(fields: Fields<T>) =>
  Object.entries(fields as { readonly [name: string]: Shape<unknown> | Optional<unknown> })

/** An object with just these fields. `open` leaves others out in silence instead of refusing them. */
export function object<T extends object>(fields: Fields<T>, { open = false } = {}): Shape<T> {
  const known = fieldList(fields).map(([name, field]) =>
    'optional' in field ? { name, shape: field.optional, must: false } : { name, shape: field, must: true },
  )
  return {
    takes: { of: 'object', fields: Object.fromEntries(known.map(({ name, ...field }) => [name, field])) },
    read(value) {
      if (!isObject(value)) return new Fault('notAnObject')
      const copy: { [name: string]: unknown } = {}
      let own = 0
      for (const { name, shape, must } of known) {
        const there = Object.hasOwn(value, name)
        if (there) own += 1
        const given = there ? value[name] : undefined
        if (given === undefined && !must) continue
        const one = shape.read(given)
        if (one instanceof Fault) return given === undefined ? new Fault('missing').in(name) : one.in(name)
        copy[name] = one
      }
      return open ? (copy as T) : (strangerIn(value, fields, own) ?? (copy as T))
    },
  }
}

interface AnyOptional {
  readonly optional: Reader<unknown>
}

type OptionalNames<F> = { [K in keyof F]: F[K] extends AnyOptional ? K : never }[keyof F]

/** The object that a table of fields reads. */
export type ReadFields<F> = {
  readonly [K in Exclude<keyof F, OptionalNames<F>>]: F[K] extends Reader<infer T> ? Exclude<T, Fault> : never
} & {
  readonly [K in OptionalNames<F>]?: F[K] extends { readonly optional: Reader<infer T> } ? Exclude<T, Fault> : never
}

/** An object whose type follows from its fields: for files whose form is no type of the game. */
export const fileObject = <const F extends { readonly [name: string]: Reader<unknown> | AnyOptional }>(
  fields: F,
): Shape<ReadFields<F>> => object<ReadFields<F>>(fields as object as Fields<ReadFields<F>>)

/** The type that a shape reads. */
export type Read<S> = S extends Reader<infer T> ? Exclude<T, Fault> : never

/** The same fields, each of which may be left out. */
export const partial = <T extends object>(fields: Fields<T>): Shape<Partial<T>> =>
  object<Partial<T>>(
    Object.fromEntries(
      fieldList(fields).map(([name, field]) => [name, 'optional' in field ? field : optional(field)]),
    ) as Fields<Partial<T>>,
  )

function strangerIn(value: object, fields: object, own: number): Fault | undefined {
  const names = Object.keys(value)
  if (names.length === own) return undefined
  const stranger = names.find((name) => !Object.hasOwn(fields, name) && Reflect.get(value, name) !== undefined)
  if (stranger === undefined) return undefined
  return new Fault(isForbidden(stranger) ? 'forbiddenName' : 'unknownField').in(stranger)
}

/** One of several objects, told apart by the text of one field. */
export function tagged<T extends object, Tag extends keyof T & string>(
  tag: Tag,
  shapes: { readonly [K in T[Tag] & string]: Shape<Extract<T, { readonly [tag in Tag]: K }>> },
): Shape<T> {
  const known = shapes as { readonly [kind: string]: Reader<T> }
  return {
    takes: { of: 'variants', tag, variants: known },
    read(value) {
      if (!isObject(value)) return new Fault('notAnObject')
      const kind = Object.hasOwn(value, tag) ? value[tag] : undefined
      if (kind === undefined) return new Fault('missing').in(tag)
      const shape = typeof kind === 'string' && Object.hasOwn(known, kind) ? known[kind] : undefined
      return shape ? shape.read(value) : new Fault('notOneOf', { values: Object.keys(known).join(', ') }).in(tag)
    },
  }
}

/** A list with a shape for each place. */
export const tuple = <const S extends readonly Reader<unknown>[]>(
  shapes: S,
): Shape<{ readonly [I in keyof S]: Read<S[I]> }> => ({
  takes: { of: 'tuple', items: shapes },
  read(value) {
    if (!Array.isArray(value)) return new Fault('notAList')
    if (value.length < shapes.length) return new Fault('listTooShort', { limit: shapes.length })
    if (value.length > shapes.length) return new Fault('listTooLong', { limit: shapes.length })
    const copy: unknown[] = []
    for (const [i, shape] of shapes.entries()) {
      const one = shape.read(value[i])
      if (one instanceof Fault) return one.in(i)
      copy.push(one)
    }
    return copy as { readonly [I in keyof S]: Read<S[I]> }
  },
})

/** A field of the right name is nearer to what was meant than one that is missing. */
const nearness = ({ code, path }: Fault): number =>
  2 * path.length + (code === 'missing' || code === 'unknownField' ? 0 : 1)

/** The first of several shapes that fits; where none does, the fault of the one that was read furthest. */
export const anyOf = <const S extends readonly Reader<unknown>[]>(shapes: S): Shape<Read<S[number]>> => ({
  read(value) {
    let nearest = new Fault('noneFits')
    for (const shape of shapes) {
      const one = shape.read(value)
      if (!(one instanceof Fault)) return one as Read<S[number]>
      if (nearness(one) > nearness(nearest)) nearest = one
    }
    return nearest
  },
})

/** A shape that holds itself. */
export const lazy = <T>(shape: () => Shape<T>): Shape<T> => ({ read: (value) => shape().read(value) })

/** Read elsewhere, by who knows what it is. */
export const anything: Shape<unknown> = { read: (value) => value }

/** Reads anything at all: a getter or proxy of the input may throw whatever it likes. */
export function readAs<T>(shape: Shape<T>, value: unknown): T | Fault {
  try {
    return shape.read(value)
  } catch {
    return new Fault('unreadable')
  }
}
