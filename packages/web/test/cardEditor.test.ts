import { type CardSet, FACTIONS, loadCardFile } from '@tactic48/content'
import { describe, expect, test } from 'vitest'
import {
  CARD_KINDS,
  type CardFault,
  type CardKind,
  cardsIn,
  freshCard,
  freshFaction,
  freshSupplement,
  type Judged,
  judgeCard,
  judgeSet,
  type SetFile,
  textOf,
  withoutCard,
} from '../src/editor/cards/setFile.ts'
import { type Sketch, valueAt, withValue } from '../src/editor/form/sketch.ts'

const NAME = { en: 'Mine', it: 'Mie', es: 'Mías' }
const SET = freshSupplement('us-airborne', NAME)

function right(judged: Judged | CardFault): Judged {
  if ('error' in judged) throw new Error(`${judged.at}: ${judged.error.message}`)
  return judged
}

const wrong = (file: SetFile, kind: CardKind, card: Sketch): CardFault => {
  const judged = judgeCard(file, kind, card, [])
  if (!('error' in judged)) throw new Error('was accepted')
  return judged
}

describe('a card that is being written', () => {
  test.each(CARD_KINDS)('begins as one that can be played: %s', (kind) => {
    for (const { id } of FACTIONS) {
      const file = freshSupplement(id, NAME)
      const { set } = right(judgeCard(file, kind, freshCard(file, kind, NAME), []))
      expect(set).toMatchObject({ id, joins: true })
    }
    const own = freshFaction(NAME)
    expect(judgeSet(own, [])).toMatchObject({ joins: false })
    right(judgeCard(own, kind, freshCard(own, kind, NAME), []))
  })

  test('[FORCE-03] costs what the formula says, or what its owner typed, and then says so', () => {
    const man = freshCard(SET, 'character', NAME)
    const plain = right(judgeCard(SET, 'character', man, []))
    expect(plain.printed.card).not.toHaveProperty('apTyped')
    const better = right(judgeCard(SET, 'character', withValue(man, 'healthy.h2h', 9), []))
    expect(better.printed.card.ap).toBeGreaterThan(plain.printed.card.ap)
    const typed = right(judgeCard(SET, 'character', { ...man, ap: 21, apTyped: true }, []))
    expect(typed.printed.card).toMatchObject({ ap: 21, apTyped: true })
    const tactic = { ...freshCard(SET, 'tactic', NAME), ap: 9, apTyped: true }
    expect(right(judgeCard(SET, 'tactic', tactic, [])).printed.card).toMatchObject({ ap: 9, apTyped: true })
  })

  test('says which of its fields is wrong', () => {
    const man = freshCard(SET, 'character', NAME)
    expect(wrong(SET, 'character', withValue(man, 'healthy.h2h', 101))).toMatchObject({ at: 'healthy.h2h' })
    expect(wrong(SET, 'character', withValue(man, 'healthy.weapons', ['mk2', 'mk2']))).toMatchObject({
      at: 'healthy.weapons.1',
    })
    const tactic = freshCard(SET, 'tactic', NAME)
    expect(wrong(SET, 'tactic', withValue(tactic, 'effects.0.amount', 40))).toMatchObject({ at: 'effects.0.amount' })
    expect(wrong(SET, 'tactic', { ...tactic, effects: [{ effect: 'dud' }] })).toMatchObject({ at: 'effects.0' })
    const weapon = freshCard(SET, 'weapon', NAME)
    expect(wrong(SET, 'weapon', { ...weapon, kind: 'grenade' })).toMatchObject({ at: 'radius' })
    expect(wrong(SET, 'upgrade', { ...freshCard(SET, 'upgrade', NAME), changes: [] })).toMatchObject({ at: 'changes' })
  })

  test('with another weapon those who carry it cost another price, unless it was typed', () => {
    const musket = freshCard(SET, 'weapon', NAME)
    const armed = right(judgeCard(SET, 'weapon', musket, [])).file
    const withMan = (file: SetFile, ap?: number): SetFile => {
      const man = withValue(freshCard(file, 'character', NAME), 'healthy.weapons', [musket['id']])
      return right(judgeCard(file, 'character', ap ? { ...man, ap, apTyped: true } : man, [])).file
    }
    const file = withMan(withMan(armed), 30)
    const { file: better } = right(judgeCard(file, 'weapon', { ...musket, short: 12, long: 12 }, []))
    const ap = (one: SetFile): readonly unknown[] => cardsIn(one, 'character').map((card) => card['ap'])
    expect(Number(ap(better)[0])).toBeGreaterThan(Number(ap(file)[0]))
    expect(ap(better)[1]).toBe(30)
    expect(loadCardFile(textOf(better)).characters.map(({ apTyped = false }) => apTyped)).toEqual([false, true])
    // Nobody carries what is gone.
    expect(judgeSet(withoutCard(better, 'weapon', String(musket['id'])), [])).toHaveProperty('error')
  })

  test('a name in one language stands for all', () => {
    const upgrade = withValue(freshCard(SET, 'upgrade', NAME), 'name', { es: 'Veterano' })
    const { set } = right(judgeCard(SET, 'upgrade', upgrade, []))
    expect(set.upgrades[0]?.names).toEqual({ en: 'Veterano', it: 'Veterano', es: 'Veterano' })
  })

  test('[CARD-01] an id of another set is not taken twice', () => {
    const { file, set } = right(judgeCard(SET, 'tactic', freshCard(SET, 'tactic', NAME), []))
    const other: readonly CardSet[] = [{ ...set, set: 'other' }]
    expect(judgeSet(file, other)).toMatchObject({ error: { fault: 'taken' } })
  })
})

describe('the path of a field', () => {
  test('leads into objects and lists, and nothing else changes', () => {
    const sketch = { a: { b: [1, { c: 2 }] }, d: 4 }
    expect(withValue(sketch, 'a.b.1.c', 3)).toEqual({ a: { b: [1, { c: 3 }] }, d: 4 })
    expect(withValue(sketch, 'd', undefined)).toEqual({ a: sketch.a })
    expect(valueAt(sketch, 'a.b.1.c')).toBe(2)
    expect(valueAt(sketch, 'a.x.y')).toBeUndefined()
  })
})
