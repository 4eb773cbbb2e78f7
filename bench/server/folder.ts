import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that is gone with the measurement. */
export function ownFolder(): { readonly path: string; readonly end: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'tactic48-bench-'))
  return { path, end: () => rmSync(path, { recursive: true, force: true }) }
}
