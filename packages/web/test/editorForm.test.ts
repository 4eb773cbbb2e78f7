import { CARD_SHAPES } from '@tactic48/content'
import { Fault, readAs, type Shape } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { battleRoot } from '../src/editor/battle/battleForm.ts'
import { cardRoot, FILE_ROOT } from '../src/editor/cards/cardForm.ts'
import { CARD_KINDS } from '../src/editor/cards/setFile.ts'
import { begunKind, type Choices, type Field, isNamed, memberOf, namesIn, runsOf } from '../src/editor/form/fields.ts'
import type { Namespace } from '../src/i18n/texts.ts'
import { type Said, textsOf } from './catalogues.ts'

const LANGUAGES = ['en', 'it', 'es'] as const
const ROOTS: readonly (readonly [string, Field])[] = [
  ...CARD_KINDS.map((kind) => [kind, cardRoot(kind)] as const),
  ['file', FILE_ROOT],
  ['battle', battleRoot(8)],
]

/** A thing in which every field is shown. */
const FULL = { figures: 2, kind: 'grenade' }

/** Every field that a form may show, by its path; of a list the fields of each kind of thing in it. */
function fieldsUnder(field: Field, path: string, value: object = FULL): readonly (readonly [string, Field])[] {
  const { takes } = field
  const inside = (name: string, around: object): readonly (readonly [string, Field])[] => {
    const member = memberOf(field, around, name)
    const here = path === '' ? name : `${path}.${name}`
    return [[here, member], ...fieldsUnder(member, here)]
  }
  if (isNamed(takes)) return []
  if (takes?.of === 'object') return namesIn(field, value).flatMap((name) => inside(name, value))
  if (takes?.of === 'list') return fieldsUnder(memberOf(field, [], '0'), path)
  if (takes?.of === 'tuple') return takes.items.flatMap((_, i) => inside(String(i), []))
  if (takes?.of !== 'variants') return []
  const kinds = Object.keys(takes.variants).map((kind) => ({ [takes.tag]: kind }))
  return [
    ...(field.look.fields?.[takes.tag] ? inside(takes.tag, {}) : []),
    ...kinds.flatMap((kind) => namesIn(field, kind).flatMap((name) => inside(name, kind))),
  ]
}

function says(language: (typeof LANGUAGES)[number], key: string): boolean {
  const [page, path] = key.includes(':') ? key.split(':') : ['editor', key]
  const said = (path ?? '')
    .split('.')
    .reduce<Said | string | undefined>(
      (texts, name) => (typeof texts === 'object' ? texts[name] : undefined),
      textsOf(language, page as Namespace) as Said,
    )
  return typeof said === 'string' && said !== ''
}

/** The keys that a field needs: its label, and what its values are called. */
function keysOf({ look, labels, name, takes }: Field): readonly string[] {
  const label =
    typeof look.label === 'function' ? [look.label({}), look.label(FULL)] : [look.label ?? `${labels}.${name}`]
  const values =
    takes?.of === 'choice' && look.choices === undefined
      ? takes.values.map((value) => `${look.values ?? `${labels}.${name}Is`}.${String(value)}`)
      : []
  const more = [look.offer, look.add, look.none, look.fold].filter((key) => key !== undefined)
  return [...label.filter((key) => key !== ''), ...values, ...more]
}

/** Parts of a battle that have components of their own, what the editors write by themselves, and pairs of numbers. */
const WITHOUT_LABEL = [
  /^(id|battlefield|cards|options|first|edges|sides|goals)$/,
  /^(supplement|faction)$/,
  /^goals\.(limit|sides)$|^goals\.sides\.(blue|ember)(\.list)?$/,
  /^sides\.(blue|ember)(\.(groups|vehicles|deck|support|emplaced|parked)\b.*)?$/,
  /^sides\.(blue|ember)\.placed(\.(card|at))?$/,
  /^arrivals\.target$/,
]

describe.each(ROOTS)('the form of a %s', (_, root) => {
  const fields = fieldsUnder(root, '').filter(([path]) => !WITHOUT_LABEL.some((each) => each.test(path)))

  test('has a field for each that the shape of its file reads', () => {
    expect(fields.filter(([, { takes, look }]) => !takes && !look.choices).map(([path]) => path)).toEqual([])
    expect(fields.length).toBeGreaterThan(2)
  })

  test.each(LANGUAGES)('has its labels in %s', (language) => {
    const missing = fields.flatMap(([path, field]) =>
      keysOf(field)
        .filter((key) => !says(language, key))
        .map((key) => `${path}: ${key}`),
    )
    expect(missing).toEqual([])
  })
})

const CHOICES: Choices = { weapons: [{ value: 'garand', label: '' }], elements: [{ value: 'wall', label: '' }] }

test('a row of another kind begins as one that its shape takes, and keeps what still fits', () => {
  for (const [kind, list] of [
    ['upgrade', 'changes'],
    ['tactic', 'effects'],
  ] as const) {
    const rows = memberOf(cardRoot(kind), {}, list)
    const one = memberOf(rows, [], '0')
    if (one.takes?.of !== 'variants') throw new Error('no kinds')
    let before: object = {}
    for (const each of Object.keys(one.takes.variants)) {
      const row = begunKind(one, each, before, CHOICES)
      expect(readAs(one.shape as Shape<unknown>, row), each).not.toBeInstanceOf(Fault)
      before = row
    }
  }
  const changes = memberOf(memberOf(cardRoot('upgrade'), {}, 'changes'), [], '0')
  expect(begunKind(changes, 'print', { change: 'add', field: 'h2h', by: 2 }, CHOICES)).toEqual({
    change: 'print',
    field: 'h2h',
    value: 1,
  })
})

test('a field that nobody has said anything about joins those of its kind', () => {
  const { character } = CARD_SHAPES
  if (character.takes?.of !== 'object') throw new Error('no fields')
  const smoke = { shape: { read: (value: unknown) => value, takes: { of: 'truth' } as const }, must: false }
  const root = cardRoot('weapon')
  if (root.takes?.of !== 'object') throw new Error('no fields')
  const wider: Field = { ...root, takes: { of: 'object', fields: { ...root.takes.fields, smoke } } }
  const runs = runsOf(wider, {}, namesIn(wider, {}))
  expect(runs.find(({ names }) => names.includes('mg'))?.names).toContain('smoke')
})
