import { type CcEdition, changedForce, type Enlisted, forceFaults, forceReport } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { contextOf, forceOf, squad } from '../../world/forces.ts'

const faultsOf = (cc: CcEdition | undefined, ...lists: readonly (readonly Enlisted[])[]): readonly string[] =>
  forceFaults(contextOf(cc), forceOf(...lists)).map(
    ({ severity, refusal: { rule, code } }) => `${severity} ${rule} ${code}`,
  )

const EDITIONS = ['cc-en', 'cc-it'] as const
const group = (men: { readonly [role: string]: number }, faction = 'north') => squad({ squad: '1' }, men, faction)

/** A full squad with its NCO. */
const full = (platoon: string | undefined, name: string): readonly Enlisted[] =>
  squad({ ...(platoon !== undefined && { platoon }), squad: name }, { rifleman: 9, corporal: 1 })

const officers = (men: { readonly [role: string]: number }) => squad(undefined, men)

describe('NCOs of a group', () => {
  it.each(EDITIONS)('[STRUCT-01] %s: up to six men have one NCO at most', (cc) => {
    expect(faultsOf(cc, group({ rifleman: 6 }))).toEqual([])
    expect(faultsOf(cc, group({ rifleman: 5, corporal: 1 }))).toEqual([])
    expect(faultsOf(cc, group({ rifleman: 4, corporal: 2 }))).toEqual(['error STRUCT-01 tooManyNcos'])
    expect(faultsOf(cc, group({ rifleman: 4, corporal: 1, sergeant: 1 }))).toEqual(['error STRUCT-01 tooManyNcos'])
  })

  it.each(EDITIONS)('[STRUCT-02] %s: from seven men one is needed, a second is warned of, a third refused', (cc) => {
    expect(faultsOf(cc, group({ rifleman: 7 }))).toEqual(['error STRUCT-02 ncoMissing'])
    expect(faultsOf(cc, group({ rifleman: 6, corporal: 1 }))).toEqual([])
    expect(faultsOf(cc, group({ rifleman: 7, corporal: 2 }))).toEqual(['warning STRUCT-02 secondNco'])
    expect(faultsOf(cc, group({ rifleman: 6, corporal: 3 }))).toEqual(['error STRUCT-02 tooManyNcos'])
  })

  it('[STRUCT-03] a squad has one NCO or two; how large it is says the faction, or the Italian sheet', () => {
    for (const cc of EDITIONS) {
      expect(faultsOf(cc, group({ rifleman: 10 }))).toEqual(['error STRUCT-03 ncoMissing'])
      expect(faultsOf(cc, group({ rifleman: 8, corporal: 2 }))).toEqual([])
      expect(faultsOf(cc, group({ rifleman: 8, corporal: 3 }))).toEqual(['error STRUCT-03 tooManyNcos'])
    }
    const southern = (cc: CcEdition, men: { readonly [role: string]: number }) =>
      forceFaults(contextOf(cc), { faction: 'south', characters: group(men, 'south') }).map(
        ({ refusal }) => refusal.code,
      )
    expect(southern('cc-en', { rifleman: 8, corporal: 2 })).toEqual(['secondNco'])
    expect(southern('cc-it', { rifleman: 8, corporal: 2 })).toEqual([])
    expect(southern('cc-en', { rifleman: 10, corporal: 2 })).toEqual([])
  })

  it('[STRUCT-08] officers are no men of their group; both men of a team are', () => {
    expect(faultsOf('cc-en', full(undefined, '2'), squad({ squad: '1' }, { rifleman: 6, lieutenant: 1 }))).toEqual([])
    expect(faultsOf('cc-en', group({ rifleman: 4, team: 1 }))).toEqual([])
    expect(faultsOf('cc-en', group({ rifleman: 5, team: 1 }))).toEqual(['error STRUCT-02 ncoMissing'])
  })

  it('[STRUCT-02] groups of the same name in different platoons are different groups', () => {
    const half = (platoon: string) => squad({ platoon, squad: '1' }, { rifleman: 4 })
    expect(faultsOf('cc-en', half('A'), half('B'))).toEqual([])
    expect(faultsOf('cc-en', half('A'), half('A'))).toEqual(['error STRUCT-02 ncoMissing'])
  })
})

describe('officers', () => {
  it.each(EDITIONS)('[STRUCT-04] %s: none without a full squad', (cc) => {
    const nine = squad({ squad: '1' }, { rifleman: 8, corporal: 1 })
    expect(faultsOf(cc, nine, officers({ lieutenant: 1 }))).toEqual(['error STRUCT-04 tooManyOfficers'])
    expect(faultsOf(cc, full(undefined, '1'), officers({ lieutenant: 1 }))).toEqual([])
  })

  it.each(EDITIONS)('[STRUCT-05] %s: one at most with one or two squads', (cc) => {
    const two = [full('A', '1'), full('A', '2')]
    expect(faultsOf(cc, ...two)).toEqual([])
    expect(faultsOf(cc, ...two, officers({ second: 1 }))).toEqual([])
    expect(faultsOf(cc, ...two, officers({ second: 2 }))).toEqual(['error STRUCT-05 tooManyOfficers'])
  })

  it.each(EDITIONS)('[STRUCT-06] %s: a platoon needs one, and so do three squads of different platoons', (cc) => {
    const platoon = [full('A', '1'), full('A', '2'), full('A', '3')]
    expect(faultsOf(cc, ...platoon)).toEqual(['error STRUCT-06 officerMissing'])
    expect(faultsOf(cc, ...platoon, officers({ lieutenant: 1 }))).toEqual([])
    expect(faultsOf(cc, ...platoon, officers({ lieutenant: 2 }))).toEqual(['error STRUCT-07 tooManyOfficers'])
    const mixed = [full('A', '1'), full('B', '1'), full('C', '1')]
    expect(faultsOf(cc, ...mixed)).toEqual(['error STRUCT-06 officerMissing'])
    expect(faultsOf(cc, ...mixed, officers({ lieutenant: 1 }))).toEqual([])
    const two = [...platoon, full('B', '1'), full('B', '2'), full('B', '3')]
    expect(faultsOf(cc, ...two, officers({ lieutenant: 1 }))).toEqual(['error STRUCT-06 officerMissing'])
    expect(faultsOf(cc, ...two, officers({ lieutenant: 4 }))).toEqual([])
  })

  it('[STRUCT-07] a second one with a further squad: of another platoon, or any in the Italian sheet', () => {
    const four = ['1', '2', '3', '4'].map((name) => full('A', name))
    const joined = [...four.slice(0, 3), full('B', '1')]
    const pair = officers({ lieutenant: 2 })
    expect(faultsOf('cc-en', ...four, pair)).toEqual(['error STRUCT-07 tooManyOfficers'])
    expect(faultsOf('cc-it', ...four, pair)).toEqual([])
    for (const cc of EDITIONS) {
      expect(faultsOf(cc, ...joined, pair)).toEqual([])
      expect(faultsOf(cc, ...joined, officers({ lieutenant: 3 }))).toEqual(['error STRUCT-07 tooManyOfficers'])
    }
  })

  it.each(EDITIONS)('[STRUCT-08] %s: three platoons need one more of higher rank, at least a Captain', (cc) => {
    const company = ['A', 'B', 'C'].flatMap((platoon) => ['1', '2', '3'].map((name) => full(platoon, name)))
    expect(faultsOf(cc, ...company, officers({ lieutenant: 3 }))).toEqual(['error STRUCT-08 officerMissing'])
    expect(faultsOf(cc, ...company, officers({ lieutenant: 4 }))).toEqual(['error STRUCT-08 seniorMissing'])
    expect(faultsOf(cc, ...company, officers({ lieutenant: 2, captain: 2 }))).toEqual(['error STRUCT-08 seniorMissing'])
    expect(faultsOf(cc, ...company, officers({ lieutenant: 3, captain: 1 }))).toEqual([])
    expect(faultsOf(cc, ...company, officers({ second: 2, lieutenant: 2 }))).toEqual(['error STRUCT-08 seniorMissing'])
  })

  it.each([{}, { lieutenant: 1 }, { lieutenant: 2 }, { lieutenant: 3 }, { captain: 1 }])(
    '[STRUCT-08] officers who are missing are proposed with the one above them: %o',
    (men) => {
      const company = ['A', 'B', 'C'].flatMap((platoon) => ['1', '2', '3'].map((name) => full(platoon, name)))
      const context = contextOf('cc-en')
      const force = forceOf(...company, officers(men))
      const [fault, ...others] = forceReport(context, force)
      expect([fault?.refusal.code, others]).toEqual(['officerMissing', []])
      expect(fault?.fix).toHaveLength(4 - officers(men).length)
      expect(forceFaults(context, changedForce(force, fault?.fix ?? []))).toEqual([])
    },
  )

  it('[STRUCT-11] an NCO without a rank of his own counts as a Corporal, a Second Lieutenant as an officer', () => {
    expect(faultsOf('cc-en', group({ rifleman: 6, corporal: 1 }))).toEqual([])
    expect(faultsOf('cc-en', group({ rifleman: 6, second: 1 }))).toEqual(['error STRUCT-04 tooManyOfficers'])
  })

  it('[STRUCT-08] games without a company edition are not validated', () => {
    expect(faultsOf(undefined, group({ rifleman: 4, corporal: 4 }))).toEqual([])
  })
})
