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
  ...FIELD,
]

export const stepsOf = (course: CourseId): readonly Step[] => STEPS.filter((step) => step.course === course)
export const stepOf = (id: string): Step | undefined => STEPS.find((step) => step.id === id)
