// Hooks for the module of a bot: TypeScript that is written as a module is one, whatever the package around it says, and the
// packages of the game are found from any folder.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SOURCE = /\.tsx?$/
const MODULE_SYNTAX = /^\s*(import\b(?!\s*\()|export\b)/m

export async function resolve(specifier, context, next) {
  const found = await next(specifier, context).catch((error) => {
    if (!specifier.startsWith('@tactic48/')) throw error
    return next(specifier, { ...context, parentURL: import.meta.url })
  })
  return isModule(found) ? { ...found, format: 'module' } : found
}

function isModule({ url, format }) {
  if (format !== 'commonjs' || !url.startsWith('file:')) return false
  const path = fileURLToPath(url.replace(/[?#].*$/, ''))
  return SOURCE.test(path) && MODULE_SYNTAX.test(readFileSync(path, 'utf8'))
}
