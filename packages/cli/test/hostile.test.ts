import { readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STEPS } from '@tactic48/content/lesson'
import { saveLog, saveState } from '@tactic48/rules'
import picocolors from 'picocolors'
import { describe, expect, it } from 'vitest'
import { careful } from '../src/terminal.ts'
import { duel, fileOf, folderOf, root, run, spawn } from './running.ts'

const TRACE = /^\s+at .+:\d+/m
// biome-ignore lint/suspicious/noControlCharactersInRegex: to find them is what it is for
const RAW = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

const longestLine = (text: string): number => Math.max(...text.split('\n').map((line) => line.length))

const scenario = (more: string): string => `title: x
rules: [FIRE-09]
editions: [qs-en]
figures:
  A: { side: blue, at: [5, 10], weapons: rifle S 2 }
  T: { side: ember, at: 4 east of A }
${more}
`

const nines = (name: string): string => Array.from({ length: 9 }, () => `*${name}`).join(', ')
const BOMB = ['a: &a [x, x, x, x, x, x, x, x, x]', 'b', 'c', 'd', 'e', 'f', 'g']
  .map((line, i, all) => (i === 0 ? line : `${line}: &${line} [${nines(i === 1 ? 'a' : (all[i - 1] ?? ''))}]`))
  .join('\n')

const bytes = (count: number, byte: number): Uint8Array => new Uint8Array(count).fill(byte)

function hugeFile(name: string): string {
  const path = fileOf(name, '')
  truncateSync(path, 32_000_001)
  return path
}

/** Each with the word that must be said. */
const SCENARIOS: readonly (readonly [string, () => string, string])[] = [
  ['missing', () => '/no/such/file.yaml', 'no such file or folder'],
  ['a device', () => '/dev/null', 'is no plain file'],
  ['binary', () => fileOf('binary.yaml', bytes(4000, 0xff)), 'is not text in UTF-8'],
  ['with a NUL', () => fileOf('nul.yaml', 'title: a\0b'), 'is not text in UTF-8'],
  ['huge', () => hugeFile('huge.yaml'), 'is larger than 4 MB'],
  ['long', () => fileOf('long.yaml', scenario(`note: ${'x'.repeat(300_000)}`)), 'is larger than 256 KB'],
  ['empty', () => fileOf('empty.yaml', ''), 'the file must be a scenario'],
  ['a list', () => fileOf('list.yaml', '- 1\n- 2\n'), 'the file must be a scenario'],
  ['two documents', () => fileOf('two.yaml', '--- a\n--- b\n'), 'multiple documents'],
  ['broken', () => fileOf('torn.yaml', 'a: [1, 2'), 'torn.yaml:1:'],
  ['deep by brackets', () => fileOf('deep.yaml', '['.repeat(20_000)), 'is nested more than 40 deep'],
  ['deep by dashes', () => fileOf('dashes.yaml', `${'- '.repeat(20_000)}x`), 'is nested more than 40 deep'],
  ['a bomb of aliases', () => fileOf('bomb.yaml', BOMB), 'resource exhaustion'],
  ['many aliases', () => fileOf('many.yaml', `a: &a x\nb: [${'*a, '.repeat(101)}]`), 'more than 100 aliases'],
  ['an alias to nothing', () => fileOf('dangling.yaml', 'a: *b'), 'dangling.yaml'],
  ['holding itself', () => fileOf('itself.yaml', scenario('options: &o { x: *o }')), 'holds itself'],
  ['a foreign tag', () => fileOf('tag.yaml', 'title: !!js/function "x"'), 'lacks rules'],
  ['a million faults', () => fileOf('faults.yaml', `rules: [${'1,'.repeat(5_000)}]`), 'and 4981 more'],
  ['keys that are maps', () => fileOf('keys.yaml', '? { a: 1 }\n: 2\n'), 'is unknown here'],
]

describe('scenario files that nobody should have written', () => {
  it.each(SCENARIOS)('%s', async (_, file, word) => {
    const { out, err, code } = await run('conform', file())
    expect(err + out).toContain(word)
    expect(err + out).not.toMatch(TRACE)
    expect(out.split('\n').at(-1)).toBe('0 passed, 1 failed')
    expect(code).toBe(1)
  })

  it.each([
    'options: { constructor: 1 }',
    'overrides: { toString: 1 }',
    'tokens: { blue: 9007199254740991 }',
    'table: { size: [1.0e+300, -5] }',
    'table: { elements: { w: { disc: [5, 10], radius: 1.0e+308 } } }',
    'markers: [{ sf: [constructor], at: [1, 1] }]',
    'turn: { side: blue, number: 9007199254740991 }',
    'steps: [{ do: { command: [[[]]] } }]',
    'steps: [{ do: { command: { verb: constructor } } }]',
    'steps: [{ do: { move: __proto__, to: [9, 9] } }]',
    'steps: [{ do: { fire: A, target: T, weapon: constructor } }]',
    'steps: [{ do: { playCard: __proto__, target: T } }]',
    'steps: [{ do: { playCard: constructor, by: A } }]',
    'steps: [{ dice: [7, 0] }]',
    'steps: [{ expect: { figures: { T: constructor } } }]',
    'steps: [{ expect: { figures: { T: "" } } }]',
    'steps: [{ expect: { figures: { T: [] } } }]',
    'steps: [{ expect: { figures: { T: { shots: { constructor: 0 } } } } }]',
    'steps: [{ expect: { sight: { constructor to T: open } } }]',
    'steps: [{ expect: { question: __proto__ } }]',
    'steps: [{ expect: { ruleSet: { constructor: {} } } }]',
  ])('%s fails as one scenario', async (line) => {
    const { out, err, code } = await run('conform', fileOf('odd.yaml', scenario(line)))
    expect(out.split('\n').at(-1)).toBe('0 passed, 1 failed')
    expect(out).not.toContain('the engine threw')
    expect(err + out).not.toMatch(TRACE)
    expect(code).toBe(1)
  })

  it('a folder with links to nowhere and to itself', async () => {
    const folder = folderOf('links')
    symlinkSync(join(folder, 'gone.yaml'), join(folder, 'broken.yaml'))
    symlinkSync(folder, join(folder, 'round'))
    writeFileSync(join(folder, 'fine.yaml'), scenario(''))
    const { out, err, code } = await run('conform', folder)
    expect(out).toContain('broken.yaml: no such file or folder')
    expect(out.split('\n').at(-1)).toBe('1 passed, 1 failed')
    expect(err).toBe('')
    expect(code).toBe(1)
  })
})

const GAMES: readonly (readonly [string, () => string, string])[] = [
  ['missing', () => '/no/such/game.json', 'no such file or folder'],
  ['a folder', () => folderOf('game-folder.json'), 'is a folder'],
  ['binary', () => fileOf('binary.json', bytes(4000, 0x80)), 'is not text in UTF-8'],
  ['too large', () => hugeFile('huge.json'), 'is larger than 32 MB'],
  ['empty', () => fileOf('empty.json', ''), 'is torn'],
  ['torn', () => fileOf('torn.json', saveLog(duel().log).slice(0, -20)), 'is torn'],
  ['another value', () => fileOf('number.json', '4'), 'is not a saved'],
  ['null', () => fileOf('null.json', 'null'), 'is not a saved'],
  ['deep', () => fileOf('deep.json', '['.repeat(500_000) + ']'.repeat(500_000)), 'is nested more than 40 deep'],
  [
    'a map of the wrong kind',
    () => fileOf('kind.json', '{"format":"tactic48","spec":[],"entries":{}}'),
    'is not a saved',
  ],
]

describe('arguments that nobody should have typed', () => {
  it.each([
    [['match', 'regular', 'random', '--games', '-1'], 'a whole number from 1 to 999999'],
    [['match', 'regular', 'random', '--games', '1e9'], 'a whole number from 1 to 999999'],
    [['match', '/tmp', 'random', '--games', '2'], '/tmp is not a file'],
    [['match', 'regular', 'random', '--seed'], 'argument missing'],
    [['balance', '--pair', 'a:b', '--games', '2'], "no ready force is called 'a'"],
    [['battlefield', 'measure', '/tmp'], '/tmp: is a folder'],
    [['battlefield', 'make', 'village', '--size', '1e9x3'], 'each from 24 to 96 u'],
    [['battlefield', 'make', 'village', '--seed', ''], 'something must be seen of it'],
    [['battlefield', 'make', 'village', '--seed', ' \u200b'], 'something must be seen of it'],
    [['battlefield', 'make', 'village', '--seed', 'x'.repeat(10_000)], 'seed: is longer than 40 characters'],
    [['battlefield', 'make', 'x'.repeat(10_000)], 'characters) …'],
    [['odds', 'shot', '-S', 'NaN'], 'must be a number of dice'],
    [['odds', 'shot', '-S', '3', '--range', '9'.repeat(400)], 'must be a length in u, below 1000'],
    [['odds', '-o', 'aimStacks=true', '-o', 'aimStacks=false'], 'It is given twice.'],
    [['rules', '-o', 'aimStacks=true'], '-o needs an edition'],
    [['rules', 'qs-en', '--options'], '--options is about all editions: leave out qs-en'],
    [['rules', 'qs-en', '--departures'], '--departures is about all editions: leave out qs-en'],
    [['order', 'conformance/order/march.yaml', 'Lt', 'forward', '--at', '3,3'], 'forward takes no --at'],
    [['order', 'conformance/order/march.yaml', 'Lt', 'takeCover', '--target', 'T'], 'takeCover takes no --target'],
    [['balance', '--battles', '--games', '2', '-o', 'aimStacks=true'], '--battles takes no --option'],
    [['balance', '--battles', '--games', '2', '--rulings', 'printed'], '--battles takes no --rulings'],
    [['battlefield', 'make', 'village', '--seed', 'a\u202eb'], 'it has characters that cannot be printed'],
    [['battlefield', 'make', 'village', '--seed', 'a\ud800'], 'it has characters that cannot be printed'],
  ])('%j', async (args, word) => {
    const { out, err, code } = await run(...args)
    expect(err).toContain(word)
    expect(err + out).not.toMatch(TRACE)
    expect(longestLine(err + out)).toBeLessThan(800)
    expect(code).toBe(1)
  })
})

describe('forces and decks that nobody should have written', () => {
  const deck = { editions: 'qs-en+cc-en', faction: 'us-airborne', deck: ['quartermaster'] }
  const judged = (text: string, ...flags: readonly string[]) =>
    run('deck', 'check', fileOf('deck.json', text), ...flags)

  it.each<readonly [string, string, readonly string[], string]>([
    ['a name twice', '{"faction":"us-airborne","deck":["x"],"deck":[]}', [], 'deck.json: deck: duplicate id deck'],
    [
      'an edition that is none',
      JSON.stringify({ ...deck, editions: 'qs-xx' }),
      [],
      "deck.json: editions: 'qs-xx' is no",
    ],
    ['a theatre that is none', JSON.stringify({ ...deck, theatre: 'mars' }), [], 'deck.json: theatre: must be one of'],
    ['the same as a flag', JSON.stringify(deck), ['--theatre', 'mars'], 'error: --theatre must be one of'],
    ['an option that is none', JSON.stringify(deck), ['-o', 'evil=1'], 'error: there is no options.evil'],
    ['an option without value', JSON.stringify(deck), ['-o', 'evil'], "error: option 'evil' must read name=value"],
    ['points in another notation', JSON.stringify(deck), ['--ap', '0x10'], 'a whole number from 1 to 999999'],
    ['points without end', JSON.stringify(deck), ['--ap', '1e300'], 'a whole number from 1 to 999999'],
  ])('%s', async (_, text, flags, word) => {
    const { err, code } = await judged(text, ...flags)
    expect(err).toContain(word)
    expect(code).toBe(1)
  })
})

describe('battles that nobody should have written', () => {
  const battle = (name: string) =>
    JSON.parse(readFileSync(join(root, `packages/content/data/battles/${name}.json`), 'utf8'))
  const field = JSON.parse(readFileSync(join(root, 'packages/content/data/battlefields/bunker-line.json'), 'utf8'))
  const { sides } = battle('bunker-line')
  const [staff, squad] = sides.ember.groups
  const ember = (change: object) => ({ sides: { ...sides, ember: { ...sides.ember, ...change } } })
  const blue = (one: object) => ({ sides: { ...sides, blue: one } })

  it.each<readonly [string, object, string]>([
    ['a hero twice', ember({ groups: [staff, staff, squad] }), 'sides.ember: FORCE-02 de-infantry/riemann is a hero'],
    ['an officer without squads', ember({ groups: [staff] }), 'sides.ember: STRUCT-04 1 officers, at most 0'],
    [
      'a rider who is not there',
      ember({ vehicles: [{ card: 'vehicle/jeep', riders: [99] }] }),
      'sides.ember: HOUSE-03',
    ],
    [
      'a deck that nobody reads',
      blue({ formation: 'us-rifle/full-squad', deck: [] }),
      'sides.blue.deck: is inconsistent with',
    ],
    ['guns of another kind of side', ember({ emplaced: [] }), 'sides.ember.emplaced: is inconsistent with groups'],
    [
      'another faction',
      blue({ formation: 'us-rifle/full-squad', faction: 'su-rifle' }),
      'sides.blue.faction: is not that',
    ],
    [
      'a story that turns round',
      { story: { en: 'a\u202eb', it: 'x', es: 'x' } },
      'story.en: has characters that cannot',
    ],
    ['a story of nothing', { story: { en: ' ', it: 'x', es: 'x' } }, 'story.en: must have a visible character'],
    ['an id that every object has', { id: '__proto__' }, 'id: is a reserved name'],
    [
      'a jeep that hangs over the edge',
      { battlefield: { ...field, parked: [{ card: 'vehicle/jeep', side: 'blue', at: [0, 9] }] } },
      'battlefield: SETUP-02 vehicle/jeep is not wholly on the table',
    ],
  ])('%s', async (_, change, word) => {
    const text = JSON.stringify({ ...battle('bunker-line'), ...change })
    const { err, code } = await run('battle', 'check', fileOf('battle.json', text))
    expect(err).toContain(`battle.json: ${word}`)
    expect(code).toBe(1)
  })

  it.each(['emplaced', 'parked'])('what is %s off the table is named as the file has it', async (list) => {
    const evacuation = battle('evacuate-the-wounded')
    evacuation.sides.blue[list][0].at = [0, 0]
    const { err } = await run('battle', 'check', fileOf('placed.json', JSON.stringify(evacuation)))
    expect(err).toContain(`placed.json: sides.blue.${list}[0].at: is off the table`)
  })

  it('a battlefield on which something hangs over the edge', async () => {
    const text = JSON.stringify({ ...field, parked: [{ card: 'vehicle/jeep', side: 'blue', at: [0, 9] }] })
    const { err, code } = await run('battlefield', 'check', fileOf('field.json', text))
    expect(err).toContain('field.json: parked, emplaced: SETUP-02 vehicle/jeep is not wholly on the table')
    expect(code).toBe(1)
  })
})

describe('texts of ten thousand characters are told in short, with what is said of them', () => {
  const long = 'x'.repeat(10_000)

  it.each([
    [`steps: [{ note: ${long}, do: { aim: nobody } }]`, 'nobody'],
    [`steps: [{ do: { aim: ${long} } }]`, 'x'],
    [`steps: [{ expect: { figures: { T: ${long} } } }]`, 'figures.T'],
    [`${'x'.repeat(1000)}: 1`, 'is unknown here'],
    [`options: { ${long}: 1 }`, 'x'],
  ])('%#', async (line, word) => {
    const { out, code } = await run('conform', fileOf('wordy.yaml', scenario(line)))
    expect(out).toContain('wordy.yaml')
    expect(out).toContain(word)
    expect(out).not.toContain('x'.repeat(700))
    expect(code).toBe(1)
  })

  it('a title and a rule that refuses', async () => {
    const text = scenario('steps: [{ do: { aim: A } }]').replace('title: x', `title: ${long}`)
    const { out } = await run('conform', fileOf('title.yaml', text))
    expect(out).toContain('refused by TURN-09')
    expect(longestLine(out)).toBeLessThan(800)
  })
})

describe('lesson files that nobody should have written', () => {
  const [step] = STEPS
  const judged = (change: object) => run('lesson', 'check', fileOf('step.json', JSON.stringify({ ...step, ...change })))

  it('one of ours is solved under every sheet', async () => {
    expect(await judged({})).toEqual({ out: 'move: solved under 3 sheets: legal', err: '', code: 0 })
  })

  it.each([
    ['markup in a name that is none', { course: '<b>' }, 'course: must be one of quickStart, company'],
    ['a text that turns round', { title: { en: 'a\u202eb', it: 'x', es: 'x' } }, 'title.en: has characters'],
    ['a line that turns round', { praise: { text: { en: 'a\u202eb', it: 'x', es: 'x' } } }, 'praise.text.en: has char'],
    ['half a character', { title: { en: 'a\ud800', it: 'x', es: 'x' } }, 'title.en: has characters'],
    ['a name of 10,000 characters', { ['x'.repeat(10_000)]: 1 }, 'is an unknown field'],
    ['a number without end', { minutes: 1e308 }, 'minutes: must be at most 60'],
    [
      'a verb that is none',
      { solution: [{ commands: [{ verb: '<b>' }] }] },
      'solution[0].commands[0].verb: takes a verb of the game',
    ],
    [
      'a command with a field of its own',
      { solution: [{ commands: [{ verb: 'endTurn', at: { deep: true } }] }] },
      'solution[0].commands[0].at: is an unknown field',
    ],
    [
      'a fact that is none',
      { goal: { all: [{ not: { fact: 'won' } }] } },
      'goal.all[0].not.fact: takes a fact of the game',
    ],
    [
      'a condition that the rules do not know',
      { text: [{ ...step?.text[0], when: { luck: 1 } }] },
      'takes parameters of the rules',
    ],
    ['a rule that is none', { rules: ['X-1'] }, 'rules[0]: takes an id of the rules'],
    ['an id that every object has', { id: '__proto__' }, 'id: is a reserved name'],
    ['a frame of nothing', framed(0), 'scene.frame.width: must be at least 0.001'],
    [
      'an answer to no verb',
      { answers: [{ ...step?.answers[0], if: { command: { verb: '' } } }] },
      'verb: must have at least 1 characters',
    ],
    ['a man off the table', moved(-1), 'scene.figures[0].position: is off the table'],
    ['a solution that is none', { solution: [{ commands: [{ verb: 'endTurn' }] }] }, 'the solution does not reach'],
  ])('%s', async (_, change, word) => {
    const { out, err, code } = await judged(change)
    expect(err).toContain('step.json: ')
    expect(err).toContain(word)
    expect(out).toBe('')
    expect(longestLine(err)).toBeLessThan(800)
    expect(code).toBe(1)
  })

  function framed(width: number): object {
    return { scene: { ...step?.scene, frame: { ...step?.scene.frame, width } } }
  }

  function moved(x: number): object {
    const [first, ...others] = step?.scene.figures ?? []
    return { scene: { ...step?.scene, figures: [{ ...first, position: { x, y: 0 } }, ...others] } }
  }

  it('one that is cut off, nested deep or holds __proto__', async () => {
    const text = JSON.stringify(step)
    for (const [hostile, word] of [
      [text.slice(0, 900), 'is not written as JSON'],
      ['['.repeat(100_000), 'is nested more than'],
      [text.replace('{', '{"__proto__":{"id":"x"},'), '__proto__'],
    ] as const) {
      const { err, code } = await run('lesson', 'check', fileOf('torn-step.json', hostile))
      expect(err).toContain(word)
      expect(err).not.toMatch(TRACE)
      expect(code).toBe(1)
    }
  })
})

describe('game files that nobody should have written', () => {
  it.each(GAMES)('%s', async (_, file, word) => {
    const path = file()
    for (const args of [
      ['replay', path],
      ['los', path, 'A', 'T'],
    ]) {
      const { out, err, code } = await run(...args)
      expect(err).toContain(word)
      expect(err + out).not.toMatch(TRACE)
      expect(code).toBe(1)
    }
  })
})

it('a field of the wrong kind in a saved state is told in words', async () => {
  const text = saveState(duel().state).replace('"figures":[', '"figures":["x",')
  const { err, code } = await run('los', fileOf('altered.json', text), 'A', 'T')
  expect(err).toContain('altered.json: figures[0]: must be an object')
  expect(code).toBe(1)
})

describe('names that would command the terminal', () => {
  const evil = '\u001b[2J\u001b]0;pwned\u0007\u009b31m\u202eA\u0085'

  it('are shown by their numbers', async () => {
    const { out } = await run(
      'conform',
      fileOf('evil.yaml', `title: ${JSON.stringify(evil)}\n${scenario('steps: [{ do: { aim: A } }]').slice(9)}`),
    )
    expect(out).toContain('\\u001b[2J\\u001b]0;pwned\\u0007\\u009b31m\\u202eA\\u0085')
    expect(out).not.toMatch(RAW)
  })

  it('also in faults, in file names and in arguments', async () => {
    const file = fileOf(`e\u001b[2Jvil.yaml`, `${JSON.stringify(`x\u009b${evil}`)}: 1\nrules: ["\u009b"]`)
    for (const args of [['conform', file], ['replay', file], ['rules', evil], ['los', file, evil, evil], [evil]]) {
      const { out, err, code } = await run(...args)
      expect(out + err).not.toMatch(RAW)
      expect(code).toBe(1)
    }
  })

  it('and in a saved state', async () => {
    const { state } = duel()
    const renamed = { ...state, figures: state.figures.map((figure) => ({ ...figure, name: evil })) }
    const { out, err } = await run('los', fileOf('renamed.json', saveState(renamed)), 'A', 'T')
    expect(out + err).not.toBe('')
    expect(out + err).not.toMatch(RAW)
  })

  it('while colours of our own stay, and JSON stays JSON', () => {
    const printed: string[] = []
    const paint = picocolors.createColors(true)
    const { print } = careful({ print: (text) => printed.push(text), complain: () => {}, fail: () => {}, paint })
    print(`${paint.red('✗')} \u001b[8m\u001b[2J`)
    print(JSON.stringify({ name: `\u009b\u{e0001}\ud800` }))
    expect(printed[0]).toBe(`${paint.red('✗')} \\u001b[8m\\u001b[2J`)
    expect(JSON.parse(printed[1] ?? '')).toEqual({ name: '\u009b\u{e0001}\ud800' })
    expect(printed[1]).not.toMatch(RAW)
  })
})

describe('the program', () => {
  it('ends with 1 and without a trace', async () => {
    const { out, err, code } = await spawn('conform', fileOf('deep2.yaml', '['.repeat(20_000)))
    expect(err + out).toContain('is nested more than 40 deep')
    expect(err + out).not.toMatch(TRACE)
    expect(code).toBe(1)
  })
})
