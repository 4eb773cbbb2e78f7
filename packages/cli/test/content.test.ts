import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileOf, folderOf, root, run } from './running.ts'

const data = (name: string): string => join(root, 'packages/content/data', name)
const json = (name: string) => JSON.parse(readFileSync(data(name), 'utf8')) as { [field: string]: never }
const battle = json('battles/bunker-line.json')
const field = JSON.parse(readFileSync(data('battlefields/bunker-line.json'), 'utf8')) as {
  elements: { bunker?: { slits: number[][] } }[]
}
const { elements } = field
const faction = { faction: json('factions/us-rifle.json') } as { faction: { [field: string]: unknown } }
const own = { faction: { ...faction.faction, id: 'mine', characters: [] } }
const placed = JSON.parse(readFileSync(data('battles/evacuate-the-wounded.json'), 'utf8')) as {
  sides: { blue: { placed: { at: number[][] }[] } }
}
const { blue, ...others } = placed.sides
const offTable = {
  blue: { ...blue, placed: blue.placed.map((one, i) => (i === 0 ? { ...one, at: [[0, 0]] } : one)) },
  ...others,
}
const ESCAPES = '\u001b[2J\u001b]0;x\u0007'

/** The first slit of the first bunker, moved off its wall. */
const moved = elements.map((element, i) => {
  const { bunker } = element
  if (!bunker || i !== elements.findIndex((one) => one.bunker)) return element
  return { ...element, bunker: { ...bunker, slits: [[1, 1, 2, 1], ...bunker.slits.slice(1)] } }
})
const at = elements.findIndex((one) => one.bunker)

describe('files of battles, battlefields and factions', () => {
  it('[HOUSE-20] [HOUSE-18] those of the game are legal', async () => {
    const battles = await run('battle', 'check', data('battles/bunker-line.json'), '-e', 'qs-it+cc-it')
    expect([battles.code, battles.out]).toEqual([
      0,
      'bunker-line: us-rifle against de-infantry on bunker-line (48 × 48 u): legal',
    ])
    const fields = await run('battlefield', 'check', data('battlefields/bunker-line.json'))
    expect([fields.code, fields.out]).toEqual([0, expect.stringMatching(/^bunker-line: 48 × 48 u, \d+ pieces: legal$/)])
    const elsewhere = fileOf('own-battle.json', JSON.stringify({ ...battle, battlefield: 'mine' }))
    const mine = fileOf('own-field.json', JSON.stringify({ ...field, id: 'mine' }))
    expect((await run('battle', 'check', elsewhere)).err).toContain('battlefield: no battlefield is called "mine"')
    expect((await run('battle', 'check', elsewhere, '--field', mine)).out).toContain('on mine (48 × 48 u): legal')
  })

  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
  it.each([
    ['battle', 'empty', '', /file: is not written as JSON/],
    ['battle', 'number', '4', /file: /],
    ['battle', 'NaN', '{"id": NaN}', /file: is not written as JSON/],
    ['battle', 'deep', deep, /file: is nested more than 40 deep/],
    ['battle', 'missing', { ...battle, sides: undefined }, /sides: /],
    ['battle', 'stranger', { ...battle, weather: 'rain' }, /weather: is an unknown field/],
    ['battle', 'theatre', { ...battle, theatre: 'moon' }, /theatre: no theatre is called "moon"/],
    ['battle', 'options', { ...battle, options: { flying: true } }, /options\.flying: takes .*HOUSE-20/],
    ['battle', 'long', { ...battle, id: 'x'.repeat(10_000) }, /id: /],
    ['battle', 'escapes', { ...battle, id: ESCAPES }, /id: /],
    ['battle', 'edge', { ...battle, edges: [] }, /edges: must be an object/],
    [
      'battle',
      'goal',
      { ...battle, goals: { sides: { blue: { needs: 'all', list: [{}] } } } },
      /list\[0\]\.kind: is missing/,
    ],
    [
      'battle',
      'nobody',
      { ...battle, sides: { blue: { ap: 40 }, ember: { ap: 40 } } },
      /sides\.blue\.faction: is missing/,
    ],
    ['battle', 'off', { ...placed, sides: offTable }, /sides\.blue: figure 1 \(.+\): is off the table/],
    [
      'battlefield',
      'tuple',
      { ...field, elements: [{ look: 'hedge', line: 'x' }] },
      /elements\[0\]\.line: must be a list/,
    ],
    ['battlefield', 'empty', '', /file: is not written as JSON/],
    ['battlefield', 'deep', deep, /file: is nested more than 40 deep/],
    ['battlefield', 'type', { ...field, width: 'wide' }, /width: /],
    [
      'battlefield',
      'slit',
      { ...field, elements: moved },
      new RegExp(`elements\\[${at}\\]\\.bunker\\.slits\\[0\\]: must be on a wall of its bunker.*HOUSE-18`),
    ],
    ['battlefield', 'escapes', { ...field, [ESCAPES]: 1 }, /is an unknown field/],
    [
      'faction',
      'support',
      { faction: { ...own.faction, supportProfiles: ['toString'] } },
      /supportProfiles\[0\]: must be one of /,
    ],
    ['faction', 'empty', '', /file: is not written as JSON/],
    ['faction', 'nobody', own, /faction\.characters: /],
    ['faction', 'taken', faction, /faction\.characters\[0\]\.id: .* is taken/],
    ['faction', 'long', { faction: { ...own.faction, branch: 'x'.repeat(10_000) } }, /faction\.branch: /],
    ['faction', 'proto', '{"faction":{"__proto__":1}}', /faction/],
  ] as const)(
    '[SETUP-01] a hostile %s file is refused by file, field and reason: %s',
    async (kind, name, value, says) => {
      const file = fileOf(`${kind}-${name}.json`, typeof value === 'string' ? value : JSON.stringify(value))
      const { err, out, code } = await run(kind, 'check', file)
      expect(err).toContain(`${kind}-${name}.json: `)
      expect(err).toMatch(says)
      expect(err + out).not.toMatch(/\n {4}at |fault of tactic48/)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none may come through
      expect(err + out).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/)
      expect(code).toBe(1)
    },
  )

  it('[FORCE-04] [HOUSE-09] a faction or theatre that there is not, and a folder', async () => {
    const deck = { faction: 'martians', deck: [] }
    expect((await run('deck', 'check', fileOf('martians.json', JSON.stringify(deck)))).err).toMatch(
      /martians\.json: faction: must be one of us-airborne.*FORCE-04/,
    )
    const earth = fileOf('moon.json', JSON.stringify({ faction: 'us-rifle', deck: [], theatre: 'moon' }))
    expect((await run('deck', 'check', earth)).err).toMatch(/moon\.json: theatre: must be one of .*HOUSE-09/)
    const folder = folderOf('folder.json')
    for (const args of [
      ['battle', 'check'],
      ['battlefield', 'check'],
      ['faction', 'check'],
      ['force', 'check'],
      ['deck', 'check'],
      ['card'],
    ]) {
      const { err, code } = await run(...args, folder)
      expect([err, code]).toEqual([`error: ${folder}: is a folder`, 1])
    }
  })
})

describe('battlefields by style and seed', () => {
  it('[SETUP-02] are made, judged and measured', async () => {
    const made = await run('battlefield', 'make', 'beach', '--size', '24x24', '--seed', 'mill')
    expect(made.code).toBe(0)
    const file = fileOf('made-field.json', made.out)
    expect((await run('battlefield', 'check', file)).out).toMatch(/^beach-24x24-mill: 24 × 24 u, \d+ pieces: legal$/)
    expect((await run('battlefield', 'measure', file)).out).toMatch(
      /beach-24x24-mill\s+0\s+(0\.9\d+|1\.000)\s+0\.\d+\s+yes/,
    )
    expect((await run('battlefield', 'measure', file, '--only', 'places')).out).toMatch(/beach-24x24-mill\s+1\s+0\s+0$/)
  })

  it.each([
    ['an unknown style', ['make', 'moon'], 'village or bocage'],
    ['a size that is none', ['make', 'beach', '--size', '20x500'], 'each from 24 to 96 u'],
    [
      'a seed of 10,000 characters',
      ['make', 'beach', '--seed', 'x'.repeat(10_000)],
      'seed: is longer than 40 characters',
    ],
  ])('are refused in words: %s', async (_what, args, words) => {
    const { code, err } = await run('battlefield', ...args)
    expect(code).toBe(1)
    expect(err).toContain(words)
  })
})
