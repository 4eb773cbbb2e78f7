/** Play at random needs places to go to and to aim at: those of the opponent's package, for tests alone. */
export { samples } from '../../../ai/src/sampler.ts'
