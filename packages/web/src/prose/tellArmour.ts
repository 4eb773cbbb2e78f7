import type { ArmourTarget, GameEvent } from '@tactic48/rules'
import { type Said, type Sentence, sentence } from './sentence.ts'

const armourSaid = (target: ArmourTarget): Said =>
  'element' in target ? { element: target.element } : { vehicle: target.vehicle }

/** HOUSE-02: heavy weapons and charges against armour. */
export function tellArmour(event: GameEvent): readonly Sentence[] {
  switch (event.type) {
    case 'armourShot': {
      // A card has spoilt it, which is told of the shot that was lost.
      if (event.dice.length === 0) return []
      const words = {
        figure: { figure: event.shooter },
        weapon: { weapon: event.weapon },
        armour: armourSaid(event.target),
        distance: { length: event.distance },
        need: event.need.score,
        dice: { dice: event.dice },
        hits: event.hits,
      }
      return [sentence(event.hits > 0 ? 'armourHit' : 'armourMissed', 'HOUSE-02', words)]
    }
    case 'chargeLaid':
      return [
        sentence('chargeLaid', 'HOUSE-02', { figure: { figure: event.figure }, armour: armourSaid(event.target) }),
      ]
    case 'armourTested':
      return [
        sentence(event.penetrates ? 'armourGivesWay' : 'armourHolds', 'HOUSE-02', {
          die: event.die,
          h: event.h,
          rating: event.rating,
        }),
      ]
    case 'armourPenetrated':
      return [
        sentence(event.destroyed ? 'armourDestroyed' : 'armourPenetrated', 'HOUSE-02', {
          armour: armourSaid(event.target),
        }),
      ]
    default:
      return []
  }
}
