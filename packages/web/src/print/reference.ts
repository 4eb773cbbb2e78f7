import { plainText, type RenderedRule, renderRule } from '@tactic48/content/rulebook'
import type { CardLanguage } from '@tactic48/rules'
import { type Atom, isAtom, type RuleSet } from '@tactic48/rules'

/** What a page at the table answers: a heading of the rulebook and the rules that are looked up most. */
export interface ReferenceSection {
  /** A chapter of the rulebook, whose title it bears. */
  readonly chapter: string
  readonly atoms: readonly Atom[]
}

export const QUICK_REFERENCE: readonly ReferenceSection[] = [
  { chapter: 'turn', atoms: ['TURN-02', 'TURN-03', 'TURN-05'] },
  { chapter: 'actions', atoms: ['TURN-10', 'TURN-17'] },
  { chapter: 'sight', atoms: ['LOS-14', 'LOS-07', 'LOS-08'] },
  {
    chapter: 'shooting',
    atoms: [
      'FIRE-03',
      'FIRE-06',
      'FIRE-07',
      'FIRE-10',
      'FIRE-11',
      'AIM-02',
      'COVER-02',
      'COVER-03',
      'COVER-04',
      'COVER-06',
    ],
  },
  { chapter: 'moving', atoms: ['MOVE-03', 'MOVE-04', 'MOVE-06', 'MNF-05'] },
  { chapter: 'opportunity', atoms: ['OF-01', 'OF-03', 'OF-06', 'OF-08'] },
  { chapter: 'suppression', atoms: ['SF-01', 'SF-04', 'SF-08', 'SF-10', 'SF-14'] },
  { chapter: 'grenades', atoms: ['GREN-05', 'GREN-08', 'GREN-09', 'GREN-10', 'GREN-12'] },
  { chapter: 'handToHand', atoms: ['H2H-01', 'H2H-02', 'H2H-03', 'H2H-04'] },
  { chapter: 'wounds', atoms: ['WOUND-01', 'WOUND-03', 'WOUND-04', 'WOUND-05'] },
  { chapter: 'abilities', atoms: ['CMD-02', 'CAMO-01'] },
  { chapter: 'winning', atoms: ['VICT-01', 'VICT-02', 'VICT-03'] },
]

export const COMPANY_REFERENCE: readonly ReferenceSection[] = [
  { chapter: 'forces', atoms: ['STRUCT-09'] },
  {
    chapter: 'orders',
    atoms: [
      'ORDER-01',
      'ORDER-02',
      'ORDER-03',
      'ORDER-04',
      'ORDER-06',
      'ORDER-08',
      'ORDER-10',
      'ORDER-11',
      'ORDER-12',
      'ORDER-13',
      'ORDER-14',
      'ORDER-15',
      'ORDER-16',
    ],
  },
  {
    chapter: 'calls',
    atoms: [
      'PLAN-01',
      'CALL-01',
      'CALL-03',
      'CALL-04',
      'CALL-05',
      'CALL-06',
      'CALL-07',
      'REINF-01',
      'REINF-02',
      'REINF-04',
      'SUPP-01',
      'SUPP-04',
      'MORTAR-01',
    ],
  },
  { chapter: 'radio', atoms: ['RADIO-02', 'RADIO-04', 'RUNNER-02', 'RUNNER-03', 'RUNNER-05'] },
  { chapter: 'initiative', atoms: ['INIT-01', 'INIT-04', 'INIT-05', 'INIT-07', 'INIT-10'] },
  {
    chapter: 'medics',
    atoms: [
      'MEDIC-02',
      'MEDIC-04',
      'MEDIC-05',
      'MEDIC-06',
      'EVAC-01',
      'EVAC-03',
      'EVAC-05',
      'EVAC-06',
      'EVAC-10',
      'AID-02',
      'AID-03',
    ],
  },
  { chapter: 'mounts', atoms: ['BUNKER-02', 'BUNKER-03', 'BUNKER-04', 'MOUNT-02'] },
  { chapter: 'tactics', atoms: ['TACTIC-08', 'TACTIC-09', 'TACTIC-10'] },
  { chapter: 'shock', atoms: ['SHOCK-02', 'SHOCK-03', 'SHOCK-04'] },
]

const ASIDE = /\s\((?:\p{Ll}+ )?[A-Z0-9]+-\d\d[^)]*\)/gu
const ID = /\b[A-Z0-9]+-\d\d\b/g

/** The page bears no ids to look up: what only points elsewhere is left out, and a rule in a sentence is called by its title. */
export function withoutIds(rule: RenderedRule, rules: RuleSet, language: CardLanguage): string {
  const [open, close] = language === 'en' ? ['“', '”'] : ['«', '»']
  return plainText(rule)
    .replace(ASIDE, '')
    .replace(ID, (id) => (isAtom(id) ? `${open}${renderRule(id, rules, language).title}${close}` : id))
}

/** FIRE-09, COVER-05: what a die needs, with and without Take Cover. */
export const needsOf = ({ hitOpen, hitPartial, takeCoverBonus, needCap }: RuleSet) => {
  const capped = (need: number): number => Math.min(need, needCap ?? need)
  return {
    open: [capped(hitOpen), capped(hitOpen + takeCoverBonus)],
    partial: [capped(hitPartial), capped(hitPartial + takeCoverBonus)],
  } as const
}

/** TURN-15: what an Action costs in AT, by its verb; those of the company where one is played. */
export function pricesOf({ fireCost, aimCost, takeCoverCost, ofCost, sfCost, grenadeCost, company }: RuleSet) {
  const quick = [
    ['move', 1],
    ['moveAndFire', 1],
    ['fire', fireCost],
    ['aim', aimCost],
    ['takeCover', takeCoverCost],
    ['placeOpportunityFire', ofCost],
    ['startSuppression', sfCost],
    ['throwGrenade', grenadeCost],
  ] as const
  if (!company) return { quick, company: [] }
  const officers = [
    ['giveOrder', company.orderCost],
    ['call', company.callCost],
    ['contactHq', company.radioCost],
    ['takeInitiative', company.initiativeCost],
    ['firstAid', 0],
    ['checkCasualty', 0],
    ['pickUp', company.stretcherPickupCost],
  ] as const
  return { quick, company: officers }
}
