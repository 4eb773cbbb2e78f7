import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { looseWords } from './words.ts'

const SOURCE = new URL('../src/', import.meta.url)

/** It writes no words, but its fonts have names. */
const FONTS = 'paint/frame.ts'

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n') && file !== FONTS)
  .sort()

/** The name of the game, which may be written with its number apart. */
const NAMES = ['Tactic', 'Tactic48']

describe('words outside the catalogues', () => {
  test('every file of the screens is read', () => {
    expect(files.filter((file) => file.endsWith('.tsx')).length).toBeGreaterThan(90)
  })

  test('none is in the source', () => {
    const loose = files.flatMap((file) => looseWords(file, readFileSync(new URL(file, SOURCE), 'utf8')))
    const told = loose
      .filter(({ text }) => !NAMES.includes(text))
      .map(({ file, line, text }) => `${file}:${line} ${text}`)
    expect(told).toEqual([])
  })

  test.each([
    ['between tags', 'const a = <p>Fire!</p>', ['Fire!']],
    ['in braces', "const a = <p>{'Fire!'}</p>", ['Fire!']],
    ['in one branch', "const a = <p>{hit ? 'Hit' : t('miss')}</p>", ['Hit']],
    ['in a default', "const a = <p>{name ?? 'nobody'}</p>", ['nobody']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source to be read
    ['in a template', 'const a = <p>{`${n} shots`}</p>', ['shots']],
    ['in an attribute', 'const a = <button aria-label="End turn" />', ['End turn']],
    ['in an attribute with a choice', "const a = <a title={on ? 'On' : t('off')} />", ['On']],
    ['in the title of the page', "document.title = 'The table'", ['The table']],
    ['in a sentence on its way to the screen', "const hint = 'End your turn'", ['End your turn']],
    ['in a drawing', "const a = '<text>End your turn</text>'", ['<text>End your turn</text>']],
    ['in a question of the browser', "window.confirm('Sure?')", ['Sure?']],
  ])('are found %s', (_, source, words) => {
    expect(looseWords('case.tsx', source).map(({ text }) => text)).toEqual(words)
  })

  test.each([
    ['keys of a catalogue', "const a = <p>{t('act.fire')}</p>"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source to be read
    ['signs without letters', 'const a = <p>{`${n} × ${m}`} · 48+</p>'],
    ['attributes that nobody reads', 'const a = <p className="play wide" data-verb="fire" />'],
    ['letters on a key', 'const a = <kbd>Esc</kbd>'],
    ['messages for programmers', "throw new Error('the table is not set')"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source to be read
    ['the tags of a drawing', 'const a = `<circle fill="url(#rim)" stroke-width="2" r="${r}" />`'],
    ['conditions', "const a = <p>{verb === 'fire' && <b>{n}</b>}</p>"],
  ])('are not seen in %s', (_, source) => {
    expect(looseWords('case.tsx', source)).toEqual([])
  })
})
