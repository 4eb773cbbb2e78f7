import { ATOM_IDS } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { htmlPages } from '../../../scripts/law/html.ts'
import { lawPages } from '../../../scripts/law/pages.ts'
import { lawHref } from '../src/rulebook/addresses.ts'

const pages = new Map(htmlPages(lawPages()).map(({ name, html }) => [`rules/${name}`, html]))

const bodyOf = (html: string): string => html.slice(html.indexOf('<main>'))

describe('the specification beside the game', () => {
  test('the link of every rule leads to its paragraph', () => {
    const missing = ATOM_IDS.filter((atom) => {
      const [page = '', anchor] = lawHref(atom).split('#')
      return !pages.get(page)?.includes(`<h3 id="${anchor}">${atom} `)
    })
    expect(missing).toEqual([])
  })

  test('every link of a page leads to a page and a heading, or back to the rulebook', () => {
    const broken = [...pages].flatMap(([name, html]) =>
      [...bodyOf(html).matchAll(/href="([^"]*)"/g)].flatMap(([, href = '']) => {
        if (href.startsWith('../#/rules/')) return []
        const [page = '', anchor] = href.split('#')
        const target = page === '' ? html : pages.get(`rules/${page}`)
        const reached = target !== undefined && (anchor === undefined || target.includes(` id="${anchor}"`))
        return reached ? [] : [`${name}: ${href}`]
      }),
    )
    expect(broken).toEqual([])
  })

  test('no Markdown is left unread', () => {
    const left = [...pages].flatMap(([name, html]) => {
      const plain = bodyOf(html)
        .replaceAll(/<code>.*?<\/code>/g, '')
        .replaceAll(/<[^>]*>/g, '')
      return (plain.match(/\*\*|`|\]\(|^\s*[|#]/gm) ?? []).map((mark) => `${name}: ${mark}`)
    })
    expect(left).toEqual([])
  })

  test('marks, links, ids and tables become HTML, and text stays text', () => {
    const page = (text: string) => ({ path: 'docs/rules/fire.md', text })
    const rendered = (text: string): string => {
      const [{ html } = { html: '' }] = htmlPages([page(text)])
      return bodyOf(html)
    }
    expect(rendered('# Fire\n\n### FIRE-01\n\n**Declare.** Name `a < b` & one, *first*.')).toBe(
      '<main>\n<h1 id="fire">Fire</h1>\n<h3 id="fire-01">FIRE-01 <a href="../#/rules/FIRE-01">rulebook</a></h3>\n' +
        '<p><strong>Declare.</strong> Name <code>a &lt; b</code> &amp; one, <em>first</em>.</p>\n</main>\n</body>\n</html>\n',
    )
    expect(
      rendered('### FIRE-01\n\nSee FIRE-01, FIRE-02, [here](fire.md#fire-01) and [there](../CARDS.md).'),
    ).toContain('See <a href="fire.html#fire-01">FIRE-01</a>, FIRE-02, <a href="fire.html#fire-01">here</a> and there.')
    expect(rendered('# Fire (§6)\n\nSee [fire.md](fire.md).')).toContain('See <a href="fire.html">Fire</a>.')
    expect(rendered('| a | b |\n|---|---|\n| 1 | 2 |')).toContain(
      '<thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody>',
    )
    expect(rendered('| | b |\n|---|---|\n| 1 | |')).toContain(
      '<thead><tr><td></td><th>b</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody>',
    )
    expect(rendered('1. one\n2. two')).toContain('<ol><li>one</li>\n<li>two</li></ol>')
  })
})
