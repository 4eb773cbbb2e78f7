import { Fault } from '../input/fault.ts'

type Parts = { readonly [name: string]: unknown }

/** Where two plain values first differ; what is undefined is as good as absent. */
export function difference(made: unknown, told: unknown): Fault | undefined {
  if (Object.is(made, told) || (made === 0 && told === 0)) return undefined
  if (typeof made !== 'object' || typeof told !== 'object' || made === null || told === null)
    return new Fault('differs')
  if (Array.isArray(made) !== Array.isArray(told)) return new Fault('differs')
  if (Array.isArray(made) && Array.isArray(told)) return listDifference(made, told)
  const [a, b] = [made as Parts, told as Parts]
  for (const name of Object.keys(a)) {
    const fault = difference(a[name], Object.hasOwn(b, name) ? b[name] : undefined)
    if (fault) return fault.in(name)
  }
  const extra = Object.keys(b).find((name) => b[name] !== undefined && !Object.hasOwn(a, name))
  return extra === undefined ? undefined : new Fault('differs', {}, [extra])
}

function listDifference(made: readonly unknown[], told: readonly unknown[]): Fault | undefined {
  for (let i = 0; i < made.length; i++) {
    const fault = difference(made[i], told[i])
    if (fault) return fault.in(i)
  }
  return made.length === told.length ? undefined : new Fault('differs', {}, [made.length])
}
