import brokenVillage from '../data/battlefields/broken-village.json' with { type: 'json' }
import crossroads from '../data/battlefields/crossroads.json' with { type: 'json' }
import hillRocks from '../data/battlefields/hill-rocks.json' with { type: 'json' }
import orchardWall from '../data/battlefields/orchard-wall.json' with { type: 'json' }
import pineRidge from '../data/battlefields/pine-ridge.json' with { type: 'json' }
import sunkenLane from '../data/battlefields/sunken-lane.json' with { type: 'json' }
import { type Battlefield, battlefieldOf } from './battlefield.ts'

export const BATTLEFIELDS: readonly Battlefield[] = [
  crossroads,
  orchardWall,
  brokenVillage,
  hillRocks,
  sunkenLane,
  pineRidge,
].map((file) => battlefieldOf(file))
