import { companyBookOf, FACTIONS } from '@tactic48/content'
import { type Disc, distance, type Point } from '@tactic48/geometry'
import {
  type Chance,
  cardId,
  type Element,
  figureId,
  type Marker,
  markerId,
  type SideId,
  seededChance,
  type UnitSpec,
} from '@tactic48/rules'
import type { SavedGame } from '../../packages/web/src/game/savedGame.ts'
import { elementOf, keptOn } from '../../packages/web/src/setup/field/laid.ts'
import { freshPiece, PALETTE } from '../../packages/web/src/setup/field/palette.ts'
import { companyGame } from '../../packages/web/test/companyGames.ts'

const WIDTH = 72_000
const HEIGHT = 48_000
const COLUMNS = 10
const ROWS = 6
const BASE = 500

/**
 * 100 against 100 in three platoons a side among 60 pieces on 72 × 48 u, Blue's turn; some of Ember watch with Opportunity Fire.
 */
export function largeGame(id: string): SavedGame {
  const chance = seededChance(id)
  const elements = scenery(chance)
  const taken: Disc[] = []
  const blue = company('blue', 'us-airborne', 'cardwell', elements, taken, chance)
  const ember = company('ember', 'de-infantry', 'falkner', elements, taken, chance)
  const watchers = Object.keys(ember).filter((man) => /-1$/.test(man))
  const standing = (man: string) => ({ kind: 'opportunityFire', marker: markerId(`of-${man}`) }) as const
  return companyGame({
    id,
    blue,
    ember,
    tokens: 20,
    more: Object.fromEntries([
      ...[...Object.keys(blue), ...Object.keys(ember)].map((man) => [
        man,
        { unit: unitOf(man), ...(watchers.includes(man) && { standing: standing(man) }) },
      ]),
    ]),
    position: {
      table: { width: WIDTH, height: HEIGHT, elements, dressing: [], edges: { blue: 'south', ember: 'north' } },
      markers: watchers.flatMap((man) => watch(man, ember[man])),
    },
  })
}

type Men = { readonly [id: string]: readonly [card: string, x: number, y: number] }

const PLATOONS = 3
const SQUADS = 3
const SQUAD = 10

/** `b12-0` leads the second squad of the first platoon; `b1-lead` the platoon. */
function unitOf(man: string): UnitSpec {
  const [, platoon = '1', squad] = /^[be](\d)(\d)?-/.exec(man) ?? []
  return {
    company: '1',
    platoon,
    ...(squad !== undefined && { squad: `${(Number(platoon) - 1) * SQUADS + Number(squad)}` }),
  }
}

/** One piece in each field of a grid, shifted and turned. */
function scenery(chance: Chance): readonly Element[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const at = {
      x: Math.round(((i % COLUMNS) + 0.5) * (WIDTH / COLUMNS)) + chance.int(2000) - 1000,
      y: Math.round((Math.floor(i / COLUMNS) + 0.5) * (HEIGHT / ROWS)) + chance.int(2000) - 1000,
    }
    const look = PALETTE[i % PALETTE.length] ?? 'hedge'
    const piece = { ...freshPiece(look, i, at), angle: chance.int(24) * 15 }
    return elementOf(keptOn(piece, { width: WIDTH, height: HEIGHT }))
  })
}

function company(
  side: SideId,
  faction: string,
  leader: string,
  elements: readonly Element[],
  taken: Disc[],
  chance: Chance,
): Men {
  const men: { [id: string]: readonly [string, number, number] } = {}
  const stand = (man: string, card: string): void => {
    const { x, y } = freePlace(side, elements, taken, chance)
    men[`${side[0]}${man}`] = [`${faction}/${card}`, x / 1000, y / 1000]
  }
  for (let platoon = 1; platoon <= PLATOONS; platoon++) {
    stand(`${platoon}-lead`, platoon === 1 ? leader : 'foot-officer')
    stand(`${platoon}-radio`, 'foot-radio')
    stand(`${platoon}-medic`, 'foot-medic')
    for (let squad = 1; squad <= SQUADS; squad++) {
      for (let i = 0; i < SQUAD; i++) {
        stand(`${platoon}${squad}-${i}`, i === 0 ? 'foot-nco' : i === 1 ? 'foot-gunner' : 'foot-rifle')
      }
    }
  }
  return men
}

/** Each side holds its own two thirds: the companies are mixed in the middle. */
function freePlace(side: SideId, elements: readonly Element[], taken: Disc[], chance: Chance): Point {
  for (;;) {
    const deep = chance.int(Math.round(HEIGHT * 0.64) - 2 * BASE) + BASE
    const at = { x: chance.int(WIDTH - 2 * BASE) + BASE, y: side === 'ember' ? deep : HEIGHT - deep, r: BASE }
    if (elements.some(({ outline }) => distance(outline, at) < 100)) continue
    if (taken.some((other) => distance(other, at) < 300)) continue
    taken.push(at)
    return { x: at.x, y: at.y }
  }
}

function watch(man: string, placed: Men[string] | undefined): readonly Marker[] {
  if (!placed) return []
  const [card, x, y] = placed
  const weapon = companyBookOf(FACTIONS).characters[cardId(card)]?.healthy.weapons[0]?.id
  if (!weapon) return []
  const at = { x: Math.round(x * 1000), y: Math.min(HEIGHT - 4000, Math.round(y * 1000) + 8000) }
  return [
    { kind: 'opportunityFire', id: markerId(`of-${man}`), side: 'ember', owner: figureId(man), weapon, at, radius: 4 },
  ]
}
