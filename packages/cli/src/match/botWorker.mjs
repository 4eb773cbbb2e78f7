// Where the thread of a bot starts: first what reads TypeScript, then the rest.
import { register } from 'node:module'
import { register as registerTypeScript } from 'tsx/esm/api'

registerTypeScript()
register('./botModule.mjs', import.meta.url)
await import('./botThread.ts')
