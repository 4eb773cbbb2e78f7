/** How far each proof goes: a short way in `npm test`, further by `npm run prove -- server`, which sets these. */
const times = (name: string, short: number): number => {
  const value = Number(process.env[name] ?? short)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} must be a whole number`)
  return value
}

export const KILLS = times('KILLS', 5)
export const NODES = times('NODES', 1)
/** PostgreSQL itself is killed in the long proof alone. */
export const DATABASE_KILLS = times('DATABASE_KILLS', 0)
export const MESSAGES = times('MESSAGES', 5_000)
export const PAIRS = times('PAIRS', 20)
export const PROVEN = times('PROVEN', 1)
export const SOAK_MINUTES = times('SOAK_MINUTES', 0)
export const SOAK_GAMES = times('SOAK_GAMES', 1000)
/** What is measured on a clock is held to it in the long proof alone: `npm test` runs on busy machines. */
export const isLong = process.env['LONG'] !== undefined
