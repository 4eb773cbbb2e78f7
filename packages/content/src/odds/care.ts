import {
  baseRadius,
  type Element,
  elementId,
  figureId,
  isRefusal,
  type Refusal,
  type RuleSet,
  type ShockOdds,
  shockTestOdds,
  type TreatmentOdds,
  treatmentOdds,
} from '@tactic48/rules'
import { type Man, sceneOf } from './scene.ts'

export interface Treatment {
  readonly verb: 'firstAid' | 'checkCasualty'
  /** AID-02: medic or patient inside the aid station or in contact with it. */
  readonly station: boolean
}

const SOUTH = 24_000

const STATION: Element = {
  id: elementId('aid-station'),
  name: 'aid station',
  look: 'building',
  outline: { kind: 'disc', x: 6000, y: SOUTH - 2000, r: 1000 },
  cover: 'partial',
  aidStation: true,
}

/** MEDIC-05, EVAC-03, AID-02: one die of a medic. */
export function treatmentLine(rules: RuleSet, { verb, station }: Treatment): TreatmentOdds | Refusal {
  const x = station ? 6000 : 18_000
  const state = sceneOf(
    rules,
    [
      { name: 'medic', side: 'blue', at: { x, y: SOUTH - 2000 }, face: { firstAid: 1 } },
      { name: 'patient', side: 'blue', at: { x, y: SOUTH - 6000 }, wounded: true },
      { name: 'foe', side: 'ember', at: { x, y: 2000 } },
    ],
    { elements: [STATION] },
  )
  return isRefusal(state) ? state : treatmentOdds(state, figureId('medic'), figureId('patient'), verb)
}

/** Somebody whose friend falls. */
export interface Witness {
  /** From base to base, in u. */
  readonly away: number
  readonly named: boolean
  readonly shock: boolean
  /** SHOCK-02, SHOCK-03: who stands beside him. */
  readonly beside: 'nobody' | 'officer' | 'medic'
  /** SHOCK-04: the one who falls is an officer, of his unit or of another. */
  readonly fallen: 'friend' | 'ownOfficer' | 'otherOfficer'
}

const FALLS = { x: 10_000, y: 12_000 } as const
const FRIEND = 'friend'
const FARTHEST = 40

/** HOUSE-01, SHOCK-02 to SHOCK-04: the test of one man, with psychological shock in use; nothing where the fall does not concern him. */
export function shockLine(rules: RuleSet, witness: Witness): ShockOdds | Refusal | undefined {
  const { away, named, shock, beside, fallen } = witness
  const base = baseRadius(rules)
  const at = { x: FALLS.x + Math.round(1000 * Math.min(away, FARTHEST)) + 2 * base, y: FALLS.y }
  const helper: readonly Man[] =
    beside === 'nobody'
      ? []
      : [
          {
            name: beside,
            side: 'blue',
            at: { x: at.x + 3 * base, y: at.y },
            platoon: 'own',
            ...(beside === 'officer' ? { rank: 'lieutenant' } : { face: { firstAid: 1 } }),
          },
        ]
  const state = sceneOf(
    { ...rules, house: { ...rules.house, psychShock: true } },
    [
      {
        name: 'fallen',
        side: 'blue',
        at: FALLS,
        platoon: fallen === 'otherOfficer' ? 'other' : 'own',
        ...(fallen === 'friend' ? {} : { rank: 'lieutenant' }),
      },
      { name: FRIEND, side: 'blue', at, named, shock, platoon: 'own' },
      ...helper,
      { name: 'foe', side: 'ember', at: { x: 2000, y: 2000 } },
    ],
    { width: 60_000 },
  )
  if (isRefusal(state)) return state
  return shockTestOdds(state, figureId('fallen')).find(({ figure }) => figure === FRIEND)
}
