import { isAtom } from '../../packages/rules/src/atoms.ts'
import { anchorOf, type Page, paragraphsOf } from './pages.ts'

/** A page of the specification as it is served with the game: `rules/fire.html`. */
export interface HtmlPage {
  readonly name: string
  readonly html: string
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const htmlName = (markdown: string): string => markdown.replace(/^README\.md$/, 'index.md').replace(/\.md$/, '.html')

/** The pages of docs/rules as HTML: the Markdown that they use and no more, ids linked to their paragraphs. */
export function htmlPages(law: readonly Page[]): readonly HtmlPage[] {
  const pageOf = new Map(law.flatMap(paragraphsOf).map(({ id, path }) => [id, htmlName(baseName(path))]))
  const titles = new Map(law.map((page) => [baseName(page.path), titleOf(page)]))
  const inline = inlineWith(pageOf, titles)
  return law.map((page) => ({
    name: htmlName(baseName(page.path)),
    html: framed(escaped(titleOf(page)), blocks(page.text, inline)),
  }))
}

const titleOf = ({ path, text }: Page): string => /^# (.+)$/m.exec(text)?.[1] ?? baseName(path)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Inline = (text: string) => string

/** `code`, [links](…), **bold**, *italics*, and bare ids of atoms. */
const TOKEN = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|\*([^*]+)\*|\b([A-Z][A-Z0-9]*-[0-9]{2})\b/

function inlineWith(pageOf: ReadonlyMap<string, string>, titles: ReadonlyMap<string, string>): Inline {
  const linked = (target: string, label: string): string => {
    const [file = '', anchor] = target.split('#')
    const title = titles.get(file)
    if (file !== '' && title === undefined) return escaped(label)
    // A page that is linked by its file name is shown by its title: readers of the site have no files.
    const shown = label === file && title !== undefined ? title.replace(/ \(§.*\)$/, '') : label
    return `<a href="${htmlName(file)}${anchor === undefined ? '' : `#${anchor}`}">${escaped(shown)}</a>`
  }
  const inline = (text: string): string => {
    const found = TOKEN.exec(text)
    if (!found) return escaped(text)
    const [whole, code, label, target, bold, italics, id] = found
    const rest = inline(text.slice(found.index + whole.length))
    return `${escaped(text.slice(0, found.index))}${one()}${rest}`
    function one(): string {
      if (code !== undefined) return `<code>${escaped(code)}</code>`
      if (label !== undefined && target !== undefined) return linked(target, label)
      if (bold !== undefined) return `<strong>${inline(bold)}</strong>`
      if (italics !== undefined) return `<em>${inline(italics)}</em>`
      const page = id === undefined ? undefined : pageOf.get(id)
      return page === undefined ? escaped(whole) : `<a href="${page}#${id?.toLowerCase()}">${id}</a>`
    }
  }
  return inline
}

function blocks(text: string, inline: Inline): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const heading = /^(#{1,6}) (.+)$/.exec(block)
      if (heading) return headed(heading[1]?.length ?? 1, heading[2] ?? '', inline)
      if (block.startsWith('|')) return table(block, inline)
      if (/^- /.test(block)) return list('ul', block, /^- /gm, inline)
      if (/^1\. /.test(block)) return list('ol', block, /^\d+\. /gm, inline)
      return `<p>${inline(block.replaceAll('\n', ' '))}</p>`
    })
    .join('\n')
}

function headed(level: number, title: string, inline: Inline): string {
  if (!isAtom(title)) return `<h${level} id="${anchorOf(title)}">${inline(title)}</h${level}>`
  return `<h${level} id="${anchorOf(title)}">${title} <a href="../#/rules/${title}">rulebook</a></h${level}>`
}

function list(kind: 'ul' | 'ol', block: string, mark: RegExp, inline: Inline): string {
  const items = block.split(mark).filter((item) => item.trim() !== '')
  return `<${kind}>${items.map((item) => `<li>${inline(item.trim().replaceAll('\n', ' '))}</li>`).join('\n')}</${kind}>`
}

function table(block: string, inline: Inline): string {
  const [head = '', , ...rows] = block.split('\n')
  const cells = (line: string, tag: 'th' | 'td'): string =>
    `<tr>${line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => (cell.trim() === '' ? '<td></td>' : `<${tag}>${inline(cell.trim())}</${tag}>`))
      .join('')}</tr>`
  return `<div class="table" tabindex="0"><table><thead>${cells(head, 'th')}</thead><tbody>${rows
    .map((line) => cells(line, 'td'))
    .join('\n')}</tbody></table></div>`
}

const framed = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'">
<title>${title} · Tactic48</title>
<link rel="stylesheet" href="law.css">
</head>
<body>
<nav aria-label="Specification"><a href="index.html">Rules specification</a> · <a href="../#/rules">Rulebook</a></nav>
<main>
${body}
</main>
</body>
</html>
`
