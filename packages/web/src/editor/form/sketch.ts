/** What somebody is writing: the fields of a file, which need not be complete. */
export type Sketch = { readonly [field: string]: unknown }

export const isSketch = (value: unknown): value is Sketch =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `healthy.move`, `effects.2.who`: the names and places on the way to a field. */
const stepsOf = (path: string): readonly string[] => path.split('.')

export function valueAt(sketch: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as { readonly [name: string]: unknown })[step] : undefined,
    sketch,
  )
}

export const textAt = (sketch: unknown, path: string): string => {
  const value = valueAt(sketch, path)
  return typeof value === 'string' ? value : ''
}

export const listAt = (sketch: unknown, path: string): readonly unknown[] => {
  const value = valueAt(sketch, path)
  return Array.isArray(value) ? value : []
}

/** The sketch with another value there; `undefined` takes the field out. */
export function withValue(sketch: Sketch, path: string, value: unknown): Sketch {
  return put(sketch, stepsOf(path), value) as Sketch
}

function put(whole: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(whole)) return whole.map((item: unknown, i) => (String(i) === step ? put(item, rest, value) : item))
  const { [step]: before, ...others } = isSketch(whole) ? whole : {}
  const after = put(before, rest, value)
  return after === undefined ? others : { ...others, [step]: after }
}

/** `healthy.weapons[2]` as the path of a sketch: `healthy.weapons.2`. */
export const pathOf = (field: string): string => field.replaceAll(/\[(\d+)\]/g, '.$1').replace(/^\./, '')
