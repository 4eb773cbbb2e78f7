import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { htmlPages } from './html.ts'
import { lawPages, root } from './pages.ts'

/** The colours and fonts of the game, then the look of these pages. */
const style = (): string =>
  ['packages/web/src/style/tokens.css', 'scripts/law/law.css']
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

/** The rules specification beside the game, as files that need no network and no script: `rules/fire.html#fire-11`. */
export function specification(): Plugin {
  return {
    name: 'specification',
    generateBundle() {
      for (const { name, html } of htmlPages(lawPages()))
        this.emitFile({ type: 'asset', fileName: `rules/${name}`, source: html })
      this.emitFile({ type: 'asset', fileName: 'rules/law.css', source: style() })
    },
    configureServer({ middlewares }) {
      middlewares.use('/rules/', (request, response, next) => {
        const asked = (request.url ?? '/').replace(/^\//, '').replace(/[?#].*$/, '') || 'index.html'
        const page = htmlPages(lawPages()).find(({ name }) => name === asked)
        if (page) response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page.html)
        else if (asked === 'law.css') response.setHeader('Content-Type', 'text/css').end(style())
        else next()
      })
    },
  }
}
