import birchWood from '../../data/battlefields/birch-wood.json' with { type: 'json' }
import bridgeheadField from '../../data/battlefields/bridgehead.json' with { type: 'json' }
import bunkerField from '../../data/battlefields/bunker-line.json' with { type: 'json' }
import fieldHospital from '../../data/battlefields/field-hospital.json' with { type: 'json' }
import jungleTrack from '../../data/battlefields/jungle-track.json' with { type: 'json' }
import longRidge from '../../data/battlefields/long-ridge.json' with { type: 'json' }
import nightVillage from '../../data/battlefields/night-village.json' with { type: 'json' }
import riverFord from '../../data/battlefields/river-ford.json' with { type: 'json' }
import steelCasemate from '../../data/battlefields/steel-casemate.json' with { type: 'json' }
import bridgehead from '../../data/battles/bridgehead.json' with { type: 'json' }
import bunkerLine from '../../data/battles/bunker-line.json' with { type: 'json' }
import carriersToTheWood from '../../data/battles/carriers-to-the-wood.json' with { type: 'json' }
import companyAttack from '../../data/battles/company-attack.json' with { type: 'json' }
import crossingUnderSmoke from '../../data/battles/crossing-under-smoke.json' with { type: 'json' }
import evacuateTheWounded from '../../data/battles/evacuate-the-wounded.json' with { type: 'json' }
import jungleAmbush from '../../data/battles/jungle-ambush.json' with { type: 'json' }
import meetingEngagement from '../../data/battles/meeting-engagement.json' with { type: 'json' }
import nightFeint from '../../data/battles/night-feint.json' with { type: 'json' }
import runnerToHq from '../../data/battles/runner-to-hq.json' with { type: 'json' }
import crackTheCasemate from '../../data/battles/steel-casemate.json' with { type: 'json' }
import { type Battlefield, battlefieldOf } from '../battlefield.ts'
import { BATTLEFIELDS } from '../battlefields.ts'
import { type Battle, battleOf } from './battle.ts'

/** The grounds of the battles: larger than those of a quick start. */
export const LARGE_BATTLEFIELDS: readonly Battlefield[] = [
  bunkerField,
  steelCasemate,
  fieldHospital,
  birchWood,
  riverFord,
  nightVillage,
  jungleTrack,
  bridgeheadField,
  longRidge,
].map((file) => battlefieldOf(file))

/** As they are written, to begin one of one's own with. */
export const BATTLE_FILES: readonly { readonly id: string }[] = [
  bunkerLine,
  crackTheCasemate,
  evacuateTheWounded,
  runnerToHq,
  crossingUnderSmoke,
  nightFeint,
  jungleAmbush,
  bridgehead,
  companyAttack,
  meetingEngagement,
  carriersToTheWood,
]

export const BATTLES: readonly Battle[] = BATTLE_FILES.map((file) =>
  battleOf(file, [...BATTLEFIELDS, ...LARGE_BATTLEFIELDS]),
)
