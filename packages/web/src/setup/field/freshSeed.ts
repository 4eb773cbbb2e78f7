import { freshId } from '../../game/freshId.ts'

/** Short enough to be told to a friend. */
export const freshSeed = (): string => freshId().replaceAll('-', '').slice(0, 6)
