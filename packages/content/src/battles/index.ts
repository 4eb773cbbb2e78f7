// Platoons, companies and battles: an entry point of its own, loaded when somebody wants one.
export { FORMATIONS, type Formation } from './formations.ts'
