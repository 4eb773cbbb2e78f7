// The sources are TypeScript, in a thread as in the process.
import { register } from 'tsx/esm/api'

register()
await import('./thread.ts')
