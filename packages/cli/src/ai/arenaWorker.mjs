// Where a thread of the arena starts: first what reads TypeScript, then the rest.
import { register } from 'tsx/esm/api'

register()
await import('./arenaThread.ts')
