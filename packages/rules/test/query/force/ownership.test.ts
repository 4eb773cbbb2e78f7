import { cardId, type Enlisted, type Force, type ForceContext, forceFaults, totalOf } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { contextOf, FORCE_BOOK, forceOf, squad, withHouse } from '../../world/forces.ts'

const faultsOf = (context: ForceContext, force: Force): readonly string[] =>
  forceFaults(context, force).map(({ severity, refusal: { rule, code } }) => `${severity} ${rule} ${code}`)

const west = contextOf('cc-en', { theatre: 'west' })
const anywhere = contextOf('cc-en')

/** Eight men with an NCO; the first ones are given these cards. */
function eight(...given: readonly Partial<Enlisted>[]): Force {
  const men = squad({ squad: '1' }, { corporal: 1, rifleman: 7 })
  return forceOf(men.map((one, i) => ({ ...one, ...given[i] })))
}
const armed = (...cards: readonly string[]): Partial<Enlisted> => ({ assigned: cards.map(cardId) })

describe('whose cards', () => {
  it('[FORCE-01] [FORCE-02] a nameless card any number of times, a named one once', () => {
    expect(faultsOf(anywhere, forceOf(squad(undefined, { rifleman: 4, hero: 1 })))).toEqual([])
    const twice = forceOf(squad(undefined, { rifleman: 3, hero: 2 }))
    expect(faultsOf(anywhere, twice)).toEqual(['error FORCE-02 namedCardTwice'])
    expect(faultsOf(contextOf(undefined), twice)).toEqual(['error FORCE-02 namedCardTwice'])
  })

  it('[FORCE-03] [TACTIC-04] the total has Characters, weapon and upgrade cards and the whole deck', () => {
    const force = {
      ...eight({ ...armed('north-gun'), upgrades: [cardId('tired')] }),
      deck: ['north-card', 'rare-card'].map(cardId),
    }
    expect(totalOf(FORCE_BOOK, force)).toBe(6 + 7 * 5 + 2 - 1 + 4)
    const agreed = (agreedAp: number) => faultsOf(contextOf('cc-en', { agreedAp }, 'qs-it'), force)
    expect(agreed(46)).toEqual([])
    expect(agreed(45)).toEqual(['error SETUP-01 tooLarge'])
  })

  it('[FORCE-04] a two-faced card belongs to each faction on its own face', () => {
    expect(faultsOf(anywhere, eight(armed('two-faced')))).toEqual([])
    const turned = eight({ ...armed('two-faced'), reversed: [cardId('two-faced')] })
    expect(faultsOf(anywhere, turned)).toEqual(['error FORCE-05 foreignCard'])
    expect(faultsOf(west, turned)).toEqual([])
    expect(faultsOf(west, { ...turned, faction: 'south' }).filter((fault) => fault.includes('Card'))).toEqual([])
  })

  it('[FORCE-05] [HOUSE-09] one per four own Characters from allies of the theatre, none from others', () => {
    expect(faultsOf(anywhere, eight(armed('south-gun')))).toEqual(['error FORCE-05 foreignCard'])
    expect(faultsOf(west, eight(armed('far-gun')))).toEqual(['error FORCE-05 foreignCard'])
    expect(faultsOf(west, eight(armed('south-gun', 'south-gun')))).toEqual([])
    const upgraded = { ...armed('south-gun', 'south-gun'), upgrades: [cardId('south-boots')] }
    expect(faultsOf(west, eight(upgraded))).toEqual(['error HOUSE-09 tooManyForeignCards'])
    const free = { ...west, rules: withHouse(west.rules, { alliedLimits: false }) }
    expect(faultsOf(free, eight(upgraded, armed('far-gun')))).toEqual([])
  })

  it('[FORCE-05] a card that names its theatres fights nowhere else', () => {
    const rifleman = FORCE_BOOK.characters[cardId('north/rifleman')]
    if (!rifleman) throw new Error('no rifleman')
    const characters = { ...FORCE_BOOK.characters, [rifleman.id]: { ...rifleman, theatre: ['east'] } }
    const context = (theatre?: string) => contextOf('cc-en', { cards: { ...FORCE_BOOK, characters }, theatre })
    expect(faultsOf(context('east'), eight())).toEqual([])
    expect(faultsOf(context(), eight())).toEqual([])
    expect(faultsOf(context('west'), eight())).toEqual(['error FORCE-05 wrongTheatre'])
  })

  it('[FORCE-06] a universal limited card once in the English sheet, as often as one likes in the Italian', () => {
    const two = eight(armed('rare-gun'), armed('rare-gun'))
    expect(faultsOf(anywhere, eight(armed('rare-gun', 'shared-gun'), armed('shared-gun')))).toEqual([])
    expect(faultsOf(anywhere, two)).toEqual(['error FORCE-06 tooManyLimited'])
    expect(faultsOf(contextOf('cc-it'), two)).toEqual([])
  })

  it('[FORCE-08] men of another faction are attached allies; with a theatre, those listed for it', () => {
    const guest = (attached: boolean, faction: string) =>
      forceOf(squad({ squad: '1' }, { rifleman: 4 }), squad({ squad: '1', attached }, { rifleman: 1 }, faction))
    expect(faultsOf(anywhere, guest(false, 'south'))).toEqual(['error FORCE-08 foreignCharacter'])
    expect(faultsOf(anywhere, guest(true, 'far'))).toEqual([])
    expect(faultsOf(west, guest(true, 'south'))).toEqual([])
    expect(faultsOf(west, guest(true, 'far'))).toEqual(['error FORCE-08 foreignCharacter'])
  })

  it('[FORCE-09] without a company edition decks are refused, and officers are told to be idle', () => {
    const context = contextOf(undefined)
    const led = forceOf(squad(undefined, { rifleman: 2, lieutenant: 1 }))
    expect(faultsOf(context, led)).toEqual(['warning FORCE-09 abilityNeedsCompany'])
    expect(faultsOf(context, { ...eight(), deck: [cardId('north-card')] })).toEqual(['error FORCE-09 deckNeedsCompany'])
    const platoon = forceOf(...['1', '2', '3'].map((name) => squad({ platoon: 'A', squad: name }, { rifleman: 10 })))
    expect(faultsOf(context, platoon)).toEqual(['warning FORCE-09 platoonNeedsCompany'])
  })

  it('[HOUSE-11] [HOUSE-16] upgrades and crews only where they are played', () => {
    const off = { ...anywhere, rules: withHouse(anywhere.rules, { upgrades: false }) }
    const better = eight({ upgrades: [cardId('boots')] })
    expect(faultsOf(anywhere, better)).toEqual([])
    expect(faultsOf(off, better)).toEqual(['error HOUSE-11 upgradesOff'])
  })
})

describe('decks', () => {
  const deckOf = (context: ForceContext, ...cards: readonly string[]) =>
    faultsOf(context, { ...eight(), deck: cards.map(cardId) })

  it('[TACTIC-01] of any size, also none', () => {
    expect(deckOf(anywhere)).toEqual([])
    expect(deckOf(anywhere, ...Array.from({ length: 30 }, () => 'north-card'))).toEqual([])
    expect(deckOf(anywhere, 'no-such-card')).toEqual(['error SETUP-01 unknownCard'])
  })

  it('[TACTIC-02] own and universal cards; those expressly allowed in the English sheet only', () => {
    expect(deckOf(anywhere, 'north-card', 'universal-card', 'lent-card')).toEqual([])
    expect(deckOf(contextOf('cc-it'), 'lent-card')).toEqual(['error TACTIC-02 foreignTactic'])
    expect(deckOf(west, 'south-card')).toEqual(['error TACTIC-02 foreignTactic'])
  })

  it('[TACTIC-03] no more copies than the card allows; limited editions once (FORCE-06)', () => {
    expect(deckOf(anywhere, 'rare-card', 'rare-card', 'limited-card')).toEqual([])
    expect(deckOf(anywhere, 'rare-card', 'rare-card', 'rare-card')).toEqual(['error TACTIC-03 tooManyCopies'])
    expect(deckOf(anywhere, 'limited-card', 'limited-card')).toEqual(['error FORCE-06 tooManyLimited'])
    expect(deckOf(contextOf('cc-it'), 'limited-card', 'limited-card')).toEqual([])
  })

  it('[HOUSE-10] the sample cards only with their switch', () => {
    expect(deckOf(anywhere, 'sample-card')).toEqual(['error HOUSE-10 sampleTacticsOff'])
    const on = { ...anywhere, rules: withHouse(anywhere.rules, { sampleTactics: true }) }
    expect(deckOf(on, 'sample-card')).toEqual([])
  })
})
