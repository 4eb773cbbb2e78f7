import type { DomainFact, GameState } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { Fault } from '../../src/input/fault.ts'
import { adoptedFacts, followedFacts, followedNames, Names, namesBrought } from '../../src/log/names.ts'

type Things = { readonly [part in 'markers' | 'smoke' | 'schedule']?: readonly string[] }

/** A table with these things, of which nothing but the names is asked. */
function table({ markers = [], smoke = [], schedule = [] }: Things = {}): GameState {
  const named = (ids: readonly string[]): readonly object[] => ids.map((id) => ({ id }))
  return { markers: named(markers), smoke: named(smoke), schedule: named(schedule) } as object as GameState
}

const placed = (id: unknown): DomainFact => ({ type: 'opportunityFirePlaced', marker: { id, radius: 3 } }) as DomainFact
const laid = (id: unknown): DomainFact => ({ type: 'smokeLaid', smoke: { id } }) as DomainFact
const due = (id: unknown): DomainFact => ({ type: 'arrivalScheduled', entry: { id } }) as DomainFact

function learned(...pairs: readonly (readonly [made: DomainFact, recorded: string])[]): Names {
  const names = followedNames(
    Names.SAME,
    pairs.map(([made]) => made),
    pairs.map(([, recorded]) => recorded),
    table(),
  )
  if (names instanceof Fault) throw new Error(`${names.code} ${names.field}`)
  return names
}

/** Everything has the number 1 in play and 9 in the file. */
const NAMES = learned([placed('of1'), 'of9'], [laid('smoke1'), 'smoke9'], [due('due1'), 'due9'])

const FACTS: readonly (readonly [kind: string, fact: (id: string) => object])[] = [
  ...['opportunityFirePlaced', 'suppressionStarted'].map(
    (type) => ['of', (id: string) => ({ type, marker: { id, radius: 3 } })] as const,
  ),
  ...[
    ...['opportunityFireSpent', 'opportunityFireResized', 'suppressionJoined', 'suppressionCollapsed'],
    ...['suppressed', 'suppressionRolled', 'suppressionSix'],
  ].map((type) => ['of', (marker: string) => ({ type, marker, figure: 'of9' })] as const),
  ...['opportunityFireHeld', 'opportunityTriggered'].map(
    (type) => ['of', (id: string) => ({ type, markers: ['of7', id] })] as const,
  ),
  ['smoke', (id) => ({ type: 'smokeLaid', smoke: { id, radius: 2 } })],
  ['smoke', (id) => ({ type: 'smokeThinned', gone: [id, 'smoke7'] })],
  ...['arrivalScheduled', 'leftTable'].map(
    (type) => ['due', (id: string) => ({ type, entry: { id, due: 2 } })] as const,
  ),
  ['due', (id) => ({ type: 'scheduleCounted', side: 'blue', due: [id] })],
  ...['fireArrived', 'teamEntered', 'arrivalDelayed', 'returned'].map(
    (type) => ['due', (entry: string) => ({ type, entry })] as const,
  ),
]

describe('recorded names become those of play', () => {
  test.each(FACTS.map(([kind, fact]) => [(fact('') as { readonly type: string }).type, kind, fact] as const))(
    '[GEN-12] in the fact %s',
    (_, kind, fact) => {
      expect(NAMES.fact(fact(`${kind}9`))).toEqual(fact(`${kind}1`))
      expect(NAMES.reversed().fact(fact(`${kind}1`))).toEqual(fact(`${kind}9`))
      const other = fact(`${kind}8`)
      expect(NAMES.fact(other)).toBe(other)
      expect(NAMES.fact(fact(`${kind}1`))).toEqual(fact(undefined as never))
      expect(Names.SAME.fact(other)).toBe(other)
    },
  )

  test('[GEN-12] in questions and in commands that name a marker', () => {
    const asked = (marker: string) => ({ kind: 'opportunityFire', offers: [{ marker, target: 'a' }] })
    expect(NAMES.question(asked('of9'))).toEqual(asked('of1'))
    expect(NAMES.question({ kind: 'entry', entry: 'due9' })).toEqual({ kind: 'entry', entry: 'due1' })
    for (const verb of ['opportunityShot', 'joinSuppression'])
      expect(NAMES.command({ verb, marker: 'of9' })).toEqual({ verb, marker: 'of1' })
    for (const same of [{ verb: 'fire', marker: 'of9' }, null, 'of9', ['of9'], { verb: 7 }, { marker: 'of9' }])
      expect(NAMES.command(same)).toBe(same)
    expect(NAMES.command({ verb: 'toString', marker: 'of9' })).toEqual({ verb: 'toString', marker: 'of9' })
  })

  test('[GEN-12] and nothing else: a field that is missing, no text or no list stays as it is', () => {
    for (const same of [
      ...[{ type: 'suppressed' }, { type: 'suppressed', marker: 9 }, { type: 'smokeLaid', smoke: 'smoke9' }],
      ...[
        { type: 'smokeLaid', smoke: ['smoke9'] },
        { type: 'smokeThinned', gone: 'smoke9' },
      ],
      ...[
        { type: 'smokeLaid', smoke: null },
        { type: 'moved', marker: 'of9' },
      ],
    ])
      expect(NAMES.fact(same)).toBe(same)
    const inherited = Object.assign(Object.create({ marker: 'of9' }) as object, { type: 'suppressed' })
    expect(NAMES.fact(inherited)).toBe(inherited)
  })
})

describe('a name is learned from the fact that brings something', () => {
  const learns = (made: DomainFact, recorded: DomainFact, things: Things = {}): boolean =>
    !followedFacts(Names.SAME, [made], [recorded], table(things)).names.areSame

  test.each([
    ['of', placed],
    ['smoke', laid],
    ['due', due],
    ['sf', (id: unknown) => ({ type: 'suppressionStarted', marker: { id } }) as DomainFact],
    ['due', (id: unknown) => ({ type: 'leftTable', entry: { id } }) as DomainFact],
  ] as const)('[GEN-12] in the form of its kind: %s, digits, pluses', (kind, fact) => {
    const made = fact(`${kind}1`)
    for (const good of [`${kind}2`, `${kind}12+`, `${kind}${'9'.repeat(16)}${'+'.repeat(16)}`])
      expect([good, learns(made, fact(good))]).toEqual([good, true])
    for (const bad of [
      ...[kind, `${kind}x`, `${kind}1x`, `x${kind}1`, `${kind}+`, `${kind}${'9'.repeat(17)}`, 'evil'],
      ...[`${kind}1${'+'.repeat(17)}`, 7, undefined],
    ])
      expect([bad, learns(made, fact(bad))]).toEqual([bad, false])
  })

  test('[GEN-12] of the same kind, and not from one that brings nothing', () => {
    expect(learns(placed('of1'), laid('smoke2'))).toBe(false)
    expect(learns({ type: 'suppressed', marker: 'of1' } as DomainFact, placed('of2'))).toBe(false)
    expect(learns(placed('of1'), { type: 'suppressed', marker: 'of2' } as DomainFact)).toBe(false)
    expect(namesBrought([placed('of1'), { type: 'turnEnded' } as DomainFact, due('due2')])).toEqual(['of1', 'due2'])
  })

  test('[GEN-12] unless something in play, or brought by the same entry, has that name', () => {
    expect(learns(placed('of1'), placed('of2'), { markers: ['of2'] })).toBe(false)
    expect(learns(laid('smoke1'), laid('smoke2'), { smoke: ['smoke2'] })).toBe(false)
    expect(learns(due('due1'), due('due2'), { schedule: ['due2'] })).toBe(false)
    expect(learns(placed('of1'), placed('of2'), { smoke: ['of2'], schedule: ['of2'] })).toBe(true)
    const both = (first: string, second: string) =>
      followedFacts(Names.SAME, [placed('of1'), placed('of2')], [placed(first), placed(second)], table())
    expect(both('of3', 'of4').facts).toEqual([placed('of1'), placed('of2')])
    expect(both('of3', 'of3').facts).not.toEqual([placed('of1'), placed('of2')])
    expect(both('of1', 'of1').names.areSame).toBe(true)
  })

  test('[GEN-12] each for one other: neither is given twice, and the same pair changes nothing', () => {
    const again = (made: string, recorded: string) => followedNames(NAMES, [placed(made)], [recorded], table())
    expect(again('of1', 'of9')).toBe(NAMES)
    expect(again('of2', 'of9')).toMatchObject({ code: 'differs', field: 'names[0]' })
    expect(again('of1', 'of8')).toMatchObject({ code: 'differs', field: 'names[0]' })
    expect(NAMES.played('marker', 'of9')).toBe('of1')
    expect(NAMES.played('marker', 'of1')).toBeUndefined()
    expect(NAMES.played('marker', 'of5')).toBe('of5')
    expect(NAMES.played('smoke', 'of9')).toBe('of9')
  })

  test('[GEN-12] a link has as many names as were brought', () => {
    const follow = (...recorded: readonly string[]) =>
      followedNames(Names.SAME, [placed('of1'), { type: 'turnEnded' } as DomainFact], recorded, table())
    expect(follow('of1')).toBe(Names.SAME)
    expect(follow()).toMatchObject({ code: 'differs', field: 'names[0]' })
    expect(follow('of1', 'of2')).toMatchObject({ code: 'differs', field: 'names[1]' })
    expect(follow('evil')).toMatchObject({ code: 'differs', field: 'names[0]' })
  })
})

describe('names', () => {
  test('[GEN-12] of what is no longer in play are forgotten', () => {
    expect(NAMES.inPlay(table({ markers: ['of1'], smoke: ['smoke1'], schedule: ['due1'] }))).toBe(NAMES)
    expect(NAMES.inPlay(table({ markers: ['of9'], smoke: ['of1'] }))).toBe(Names.SAME)
    const left = NAMES.inPlay(table({ smoke: ['smoke1'] }))
    expect([left.played('smoke', 'smoke9'), left.played('marker', 'of9')]).toEqual(['smoke1', 'of9'])
  })

  test('[GEN-12] of facts that are not played again stay, unless the game has given them to something else', () => {
    const facts = [placed('of2'), { type: 'suppressed', marker: 'of2' }]
    expect(adoptedFacts(Names.SAME, facts, table())).toEqual({ names: Names.SAME, facts })
    expect(adoptedFacts(NAMES, facts, table()).facts).toEqual(facts)
    const taken = adoptedFacts(NAMES, [placed('of1'), { type: 'suppressed', marker: 'of1' }], table())
    expect(taken.facts).toEqual([placed('of1+'), { type: 'suppressed', marker: 'of1+' }])
    expect(taken.names.played('marker', 'of1')).toBe('of1+')
  })
})
