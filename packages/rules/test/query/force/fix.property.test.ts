import { cardId, changedForce, type Enlisted, type Force, forceFaults, forceReport, subjectOf } from '@tactic48/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contextOf, FORCE_BOOK, squad } from '../../world/forces.ts'

const some = <T>(list: readonly T[], maxLength: number) => fc.array(fc.constantFrom(...list), { maxLength })
const roles = [
  'rifleman',
  'veteran',
  'corporal',
  'sergeant',
  'second',
  'lieutenant',
  'captain',
  'hero',
  'leader',
  'team',
]
const weapons = [...Object.keys(FORCE_BOOK.weapons), 'unknown-gun'].map(cardId)
const upgrades = [...Object.keys(FORCE_BOOK.upgrades ?? {}), 'unknown-upgrade'].map(cardId)
const tactics = [...Object.keys(FORCE_BOOK.tactics ?? {}), 'unknown-tactic'].map(cardId)

const enlisted: fc.Arbitrary<readonly Enlisted[]> = fc
  .record({
    role: fc.oneof(
      { weight: 5, arbitrary: fc.constant('rifleman') },
      { weight: 5, arbitrary: fc.constantFrom(...roles) },
    ),
    faction: fc.oneof({ weight: 9, arbitrary: fc.constant('north') }, fc.constantFrom('south', 'far', 'nobody')),
    count: fc.integer({ min: 1, max: 12 }),
    platoon: fc.constantFrom('A', 'B', 'C', undefined),
    inSquad: fc.constantFrom('1', '2', '3', undefined),
    attached: fc.boolean(),
    assigned: some(weapons, 2),
    upgrades: some(upgrades, 2),
    turned: fc.boolean(),
  })
  .map(({ role, faction, count, platoon, inSquad, attached, assigned, upgrades, turned }) =>
    Array.from({ length: count }, (_, i) => ({
      card: cardId(`${faction}/${role}`),
      assigned: i === 0 ? assigned : [],
      ...(i === 0 && turned && { reversed: assigned.slice(0, 1) }),
      ...(i === 0 && { upgrades }),
      unit: {
        ...(platoon !== undefined && { platoon }),
        ...(inSquad !== undefined && { squad: inSquad }),
        ...(attached && faction !== 'north' && { attached }),
      },
    })),
  )

/** A group between section and squad, with one to three NCOs. */
const ledGroup: fc.Arbitrary<readonly Enlisted[]> = fc
  .record({
    men: fc.integer({ min: 5, max: 9 }),
    ncos: fc.integer({ min: 1, max: 3 }),
    name: fc.constantFrom('X', 'Y'),
  })
  .map(({ men, ncos, name }) => squad({ squad: name }, { rifleman: men, corporal: ncos }))

const anyForce: fc.Arbitrary<Force> = fc
  .record({ lists: fc.array(fc.oneof(enlisted, ledGroup), { maxLength: 14 }), deck: some(tactics, 14) })
  .map(({ lists, deck }) => ({ faction: 'north', characters: lists.flat(), deck }))

const anyContext = fc
  .record({
    cc: fc.constantFrom(undefined, 'cc-en' as const, 'cc-it' as const),
    qs: fc.constantFrom('qs-en' as const, 'qs-it' as const),
    theatre: fc.constantFrom(undefined, 'west', 'east'),
    agreedAp: fc.constantFrom(undefined, 20, 100, 400),
  })
  .map(({ cc, qs, theatre, agreedAp }) => contextOf(cc, { theatre, agreedAp }, qs))

/** For these the book has no remedy, or none exists: a platoon needs another edition. */
const HOPELESS = new Set(['platoonNeedsCompany'])

describe('the smallest change', () => {
  it('[STRUCT-08] [FORCE-05] [TACTIC-03] takes the fault away, whatever the force', () => {
    const mended = new Map<string, number>()
    fc.assert(
      fc.property(anyContext, anyForce, (context, force) => {
        for (const fault of forceReport(context, force)) {
          const { code } = fault.refusal
          if (HOPELESS.has(code)) continue
          if (!fault.fix) throw new Error(`nothing is proposed for ${code}`)
          const left = forceFaults(context, changedForce(force, fault.fix)).map(subjectOf)
          expect(left).not.toContain(subjectOf(fault))
          mended.set(code, (mended.get(code) ?? 0) + 1)
        }
      }),
      { numRuns: 250, seed: 48 },
    )
    expect([...mended.keys()].sort()).toEqual(
      [
        'abilityNeedsCompany',
        'deckNeedsCompany',
        'foreignCard',
        'foreignCharacter',
        'foreignTactic',
        'namedCardTwice',
        'ncoMissing',
        'noCharacters',
        'officerMissing',
        'sampleTacticsOff',
        'secondNco',
        'tooLarge',
        'tooManyCopies',
        'tooManyForeignCards',
        'tooManyLimited',
        'tooManyNcos',
        'tooManyOfficers',
        'tooSmall',
        'unknownCard',
      ].sort(),
    )
  })
})
