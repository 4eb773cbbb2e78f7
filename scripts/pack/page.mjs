// A page build and its name: the hash of the list of its files, which stands once in its index (docs/adr/0016-running-games-pinned.md).
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Stands in the index for its own name while it is hashed. */
export const UNNAMED_PAGE = '0'.repeat(32)
const INDEX = 'index.html'
const STAMP = /<meta name="tactic48-page" content="([0-9a-f]{32})">/
/** Only the page at the root has a worker, and what is packed is packed again where it is kept. */
const LEFT_OUT = /^serviceWorker\.js|\.(gz|br)$/

const hashOf = (body) => createHash('sha256').update(body).digest('hex')

function filesIn(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !LEFT_OUT.test(path))
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]))
}

/** Writes the name of the build into its index, before anything else is made of that file. */
export function namePage(folder) {
  const files = filesIn(folder)
  const list = [...files].map(([path, body]) => `${path} ${hashOf(body)}\n`).sort()
  const name = hashOf(list.join('')).slice(0, UNNAMED_PAGE.length)
  const index = files.get(INDEX)?.toString('utf8') ?? ''
  const [, blank] = STAMP.exec(index) ?? []
  if (blank !== UNNAMED_PAGE || index.split(UNNAMED_PAGE).length !== 2)
    throw new Error(`${INDEX} has no place, or more than one, for the name of its build`)
  writeFileSync(join(folder, INDEX), index.replace(UNNAMED_PAGE, name))
  return name
}

/** A build that has been named, as a server keeps it. */
export function pageIn(folder) {
  const files = filesIn(folder)
  const [, name] = STAMP.exec(files.get(INDEX)?.toString('utf8') ?? '') ?? []
  if (name === undefined) throw new Error(`${join(folder, INDEX)} names no build`)
  return { name, files }
}
