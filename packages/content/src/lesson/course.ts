import { CARE } from './company/care.ts'
import { FIELD } from './company/field.ts'
import { ORDERS } from './company/orders.ts'
import { SUPPORT } from './company/support.ts'
import { ASSAULT } from './quickStart/assault.ts'
import { BASICS } from './quickStart/basics.ts'
import { LEADING } from './quickStart/leading.ts'
import { OVERWATCH } from './quickStart/overwatch.ts'
import type { CourseId, Step } from './step.ts'

/** All steps in the order in which they are taught; none is locked. */
export const STEPS: readonly Step[] = [
  ...BASICS,
  ...OVERWATCH,
  ...ASSAULT,
  ...LEADING,
  ...ORDERS,
  ...SUPPORT,
  ...CARE,
  ...FIELD,
]

export const stepsOf = (course: CourseId): readonly Step[] => STEPS.filter((step) => step.course === course)
export const stepOf = (id: string): Step | undefined => STEPS.find((step) => step.id === id)

/** What is kept of a learner: steps whose goal was reached, and the step that was left last. */
export interface Progress {
  readonly done: readonly string[]
  readonly at?: string | undefined
}

export const NO_PROGRESS: Progress = { done: [] }

/** Progress as it was kept; what is no progress or names no step is left out. */
export function readProgress(kept: unknown): Progress {
  if (typeof kept !== 'object' || kept === null) return NO_PROGRESS
  const { done, at } = kept as { readonly done?: unknown; readonly at?: unknown }
  const known = new Set(Array.isArray(done) ? done : [])
  const ids = STEPS.map(({ id }) => id)
  return { done: ids.filter((id) => known.has(id)), at: ids.find((id) => id === at) }
}

export const withDone = (progress: Progress, id: string): Progress =>
  progress.done.includes(id) ? progress : { ...progress, done: [...progress.done, id] }

/** Where to go on: the step that was left, else the first that is not done, else the first of all. */
export function resumedStep(course: CourseId, { done, at }: Progress): Step | undefined {
  const steps = stepsOf(course)
  const left = steps.find(({ id }) => id === at && !done.includes(id))
  return left ?? steps.find(({ id }) => !done.includes(id)) ?? steps[0]
}

/** Back and skip: the neighbours within the course. */
export function neighbours(step: Step): { readonly back: Step | undefined; readonly next: Step | undefined } {
  const steps = stepsOf(step.course)
  const index = steps.indexOf(step)
  return { back: steps[index - 1], next: steps[index + 1] }
}

export const minutesLeft = (course: CourseId, { done }: Progress): number =>
  stepsOf(course)
    .filter(({ id }) => !done.includes(id))
    .reduce((sum, { minutes }) => sum + minutes, 0)
