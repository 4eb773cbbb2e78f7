import { rectangleOutline } from '@tactic48/geometry'
import { figureId, weaponId } from '../../src/state/ids.ts'
import type { Element } from '../../src/state/table.ts'
import { BOMB, RIFLE } from './cards.ts'
import { piece, u } from './places.ts'
import { type Game, type Man, type Scene, scene } from './scene.ts'

export const EDITIONS = ['qs-en', 'qs-it', 'qs-es'] as const

export const RIFLE_ID = weaponId('rifle')

/** Worth so much that no loss of the others ends the game. */
export const BALLAST: { readonly [id: string]: Man } = {
  blueReserve: { at: [1, 1], ap: 500 },
  emberReserve: { at: [1, 3], side: 'ember', ap: 500 },
}

interface Range extends Omit<Scene, 'men'> {
  readonly shooter?: Partial<Man>
  readonly target?: Partial<Man>
  readonly men?: Scene['men']
}

/** Shooter `a` at (3, 12) and target `t` so many u east of it, edge to edge. */
export function range(distance: number, { shooter, target, men, ...rest }: Range = {}): Game {
  return scene({
    size: [48, 24],
    ...rest,
    men: {
      a: { at: [3, 12], ...shooter },
      t: { at: [4 + distance, 12], side: 'ember', ...target },
      ...BALLAST,
      ...men,
    },
  })
}

export const FIRE = { verb: 'fire', figure: figureId('a'), weapon: RIFLE_ID, target: figureId('t') } as const

/** An upright piece from y0 to y1, 0.2 u thick, whose west face is so far from the east edge of shooter `a`. */
export const screen = (gap: number, y0: number, y1: number, cover: Element['cover']): Element =>
  piece(`screen${gap}`, rectangleOutline(u(3.5 + gap), u(y0), u(0.2), u(y1 - y0)), { cover })

/** Fires and, if the target's side is asked, declines to take cover. */
export function shoot(game: Game, dice: readonly number[]): Game {
  game.say(FIRE, mayAnswer(game) ? [] : dice)
  if (game.question?.kind === 'takeCover') game.say({ verb: 'reactTakeCover', take: false }, dice)
  return game
}

/** Whether firing now leads to the question of COVER-03, found by trying with a script that allows no die. */
function mayAnswer(game: Game): boolean {
  try {
    const state = game.state
    const events = game.events
    game.say(FIRE)
    const asked = game.question?.kind === 'takeCover'
    game.state = state
    game.events = events
    return asked
  } catch {
    return false
  }
}

export const shotOf = (game: Game) => {
  const [shot] = game.facts('shotResolved')
  if (!shot) throw new Error('no shot was resolved')
  return shot
}

/** `a` with everything printed, one enemy in sight. */
export const field = (man: Partial<Man> = {}, rest: Partial<Scene> = {}): Game =>
  scene({
    ...rest,
    men: {
      a: { at: [5, 5], ...man, healthy: { weapons: [RIFLE, BOMB], sfRadius: 2, ...man.healthy } },
      e: { at: [9, 5], side: 'ember' },
      ...rest.men,
    },
  })
