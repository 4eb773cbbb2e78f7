// The course: an entry point of its own, loaded when somebody learns.
export { type Attempt, beginStep, playStep, shownWay, tryAgain, type Verdict } from './attempt.ts'
export * from './course.ts'
export { linesOf, stepFaults } from './faults.ts'
export { holds, type Moment, type Predicate } from './predicate.ts'
export { LEARNER, OTHER, SEATS, type Sheets, sceneSpec, sheetsOf } from './scene.ts'
export * from './step.ts'
export { readStepFile, stepFrom } from './stepFile.ts'
