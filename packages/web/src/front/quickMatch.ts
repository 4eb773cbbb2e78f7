import { BATTLEFIELDS, type Battlefield, READY_FORCES, type ReadyForce } from '@tactic48/content'
import { goTo } from '../app/route.ts'
import { useGame } from '../game/gameStore.ts'
import { quickStartSpec } from '../game/quickStart.ts'
import type { Players } from '../game/savedGame.ts'

/** Even forces on tables that suit them; the first is every newcomer's. */
const MATCHES = [
  { field: 'crossroads', blue: 'us-airborne/strike', ember: 'de-infantry/squad' },
  { field: 'broken-village', blue: 'su-rifle/squad', ember: 'de-infantry/squad' },
  { field: 'orchard-wall', blue: 'us-rifle/squad', ember: 'de-airborne/squad' },
  { field: 'sunken-lane', blue: 'uk-airborne/squad', ember: 'de-airborne/squad' },
  { field: 'pine-ridge', blue: 'us-airborne/patrol', ember: 'de-airborne/patrol' },
  { field: 'hill-rocks', blue: 'us-rifle/patrol', ember: 'su-rifle/patrol' },
] as const

const fieldOf = (id: string): Battlefield | undefined => BATTLEFIELDS.find((field) => field.id === id)
const forceOf = (id: string): ReadyForce | undefined => READY_FORCES.find((force) => force.id === id)

/** Puts a battle on the table at once; `played` games move on to other tables. */
export async function playAtOnce(players: Players, played: number): Promise<boolean> {
  const { field, blue, ember } = MATCHES[played % MATCHES.length] ?? MATCHES[0]
  const battlefield = fieldOf(field)
  const forces = { blue: forceOf(blue), ember: forceOf(ember) }
  if (!battlefield || !forces.blue || !forces.ember) return false
  const spec = quickStartSpec({
    edition: 'qs-en',
    gameType: 'skirmish',
    battlefield,
    forces: { blue: forces.blue, ember: forces.ember },
  })
  const begun = await useGame.getState().begin(spec, { title: '', battlefield: field, players }, 'atOnce')
  if (!('id' in begun)) return false
  goTo({ page: 'game', id: begun.id })
  return true
}
