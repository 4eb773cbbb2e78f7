import { cardBookOf, QUICK_START_FACTIONS } from '@tactic48/content'
import { type Disc, distance, type Point } from '@tactic48/geometry'
import {
  type CardId,
  type Chance,
  cardId,
  type Element,
  figureId,
  type Marker,
  markerId,
  type PlacedFigure,
  type SideId,
  seededChance,
  startLog,
} from '@tactic48/rules'
import { moment } from '../../packages/content/test/battles.ts'
import { held } from '../../packages/rules/test/world/games.ts'
import type { SavedGame } from '../../packages/web/src/game/savedGame.ts'
import { elementOf, keptOn } from '../../packages/web/src/setup/field/laid.ts'
import { freshPiece, PALETTE } from '../../packages/web/src/setup/field/palette.ts'
import { kept } from '../../packages/web/test/replayGames.ts'

const WIDTH = 72_000
const HEIGHT = 48_000
const COLUMNS = 10
const ROWS = 6
const ASIDE = 100
const WATCHING = 8
const BASE = 500

/** 100 against 100 among 60 pieces on 72 × 48 u, Blue's turn; some of Ember watch with Opportunity Fire. */
export function companyGame(id: string): SavedGame {
  const chance = seededChance(id)
  const elements = scenery(chance)
  const taken: Disc[] = []
  const blue = company('blue', 'us-rifle', elements, taken, chance)
  const ember = company('ember', 'de-infantry', elements, taken, chance)
  const watchers = ember.slice(0, WATCHING)
  const figures = [
    ...blue,
    ...ember.map((figure) =>
      watchers.includes(figure)
        ? { ...figure, standing: { kind: 'opportunityFire', marker: markerId(`of-${figure.id}`) } as const }
        : figure,
    ),
  ]
  const table = { width: WIDTH, height: HEIGHT, elements }
  const spec = moment({ table, figures, markers: watchers.flatMap(watch), tokens: 20 })
  return kept(id, held(startLog(spec, chance)), { battlefield: id, chance: chance.saved() })
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
  elements: readonly Element[],
  taken: Disc[],
  chance: Chance,
): readonly PlacedFigure[] {
  const cards = QUICK_START_FACTIONS.find(({ id }) => id === faction)?.characters.map(({ id }) => cardId(id)) ?? []
  return Array.from({ length: ASIDE }, (_, i) => {
    const position = freePlace(side, elements, taken, chance)
    return { id: figureId(`${side}-${i}`), side, card: cards[i % cards.length] as CardId, position }
  })
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

function watch({ id, card, position }: PlacedFigure): readonly Marker[] {
  const weapon = cardBookOf(QUICK_START_FACTIONS).characters[card]?.healthy.weapons[0]?.id
  if (!weapon) return []
  const at = { x: position.x, y: Math.min(HEIGHT - 4000, position.y + 8000) }
  return [{ kind: 'opportunityFire', id: markerId(`of-${id}`), side: 'ember', owner: id, weapon, at, radius: 4 }]
}
