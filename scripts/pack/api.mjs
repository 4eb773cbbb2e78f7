import { join } from 'node:path'
import { Application } from 'typedoc'
import { root } from '../bootstrap.mjs'
import { PACKAGES } from './build.mjs'

/** The public names of every package, from their types and comments. */
export async function writeApiPages(folder) {
  const app = await Application.bootstrap({
    name: 'Tactic48',
    readme: 'none',
    entryPointStrategy: 'packages',
    entryPoints: PACKAGES.map((name) => join(root, 'packages', name)),
    packageOptions: {
      entryPoints: ['src/index.ts'],
      readme: 'README.md',
      skipErrorChecking: true,
      disableSources: true,
    },
    disableSources: true,
    githubPages: false,
    validation: { notExported: false },
    logLevel: 'Warn',
  })
  const project = await app.convert()
  if (!project) throw new Error('TypeDoc found nothing to describe')
  await app.generateDocs(project, folder)
  if (app.logger.hasErrors()) throw new Error('TypeDoc could not write the pages; see above')
}
