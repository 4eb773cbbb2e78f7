import { canSee, type Disc, type Ground } from '@tactic48/geometry'
import { type Chance, groundOf } from '@tactic48/rules'
import type { ElementFile } from '../battlefieldFile.ts'
import { oneOf, type Piece, pieceOf, REACHES_EDGE, snapped } from './piece.ts'
import { asideOf, type Size, type Spot } from './plane.ts'
import type { Site, Wish } from './site.ts'

/** SETUP-09: depth of the deployment zones, and the base that stands in them. */
const ZONE = 5
const BASE = 0.5

/** A line of sight that must be cut, in 1/1000 u. */
export interface Line {
  readonly from: Disc
  readonly to: Disc
}

/**
 * Bases side by side along the front of each zone, so near to each other and so far forward that they cover every point of every base
 * that is deployed at the front: who sees from one zone into the other looks through one of them on each side. None of these lines
 * free = no first-turn shot.
 */
export function linesBetween({ width, height }: Size, every = 1): readonly Line[] {
  const depth = (ZONE + BASE + 0.2) * 1000
  const row = (length: number, spot: (along: number) => Spot): readonly Disc[] => {
    const count = Math.ceil(length / (0.6 * every))
    return Array.from({ length: count + 1 }, (_, i) => {
      const at = spot(Math.round((BASE + ((length - 2 * BASE) * i) / count) * 1000))
      return { ...at, r: BASE * 1000 }
    })
  }
  const [wide, high] = [width * 1000, height * 1000]
  const pairs = (from: readonly Disc[], to: readonly Disc[]): readonly Line[] =>
    from.flatMap((a) => to.map((b) => ({ from: a, to: b })))
  return [
    ...pairs(
      row(width, (x) => ({ x, y: depth })),
      row(width, (x) => ({ x, y: high - depth })),
    ),
    ...pairs(
      row(height, (y) => ({ x: depth, y })),
      row(height, (y) => ({ x: wide - depth, y })),
    ),
  ]
}

export const freeLines = (ground: Ground, lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ from, to }) => canSee(ground, from, to))

/** What keeps the zones of a style out of each other's sight. */
export interface Screens {
  /** Looks that can be given Total Cover without being moved: a hedge that has grown tall. */
  readonly upgrades?: { readonly [look: string]: string }
  /** A piece of Total Cover around a spot. What stands twice comes twice as often. */
  readonly makers: readonly Maker[]
  /** Total Cover that can be walked over, for the gaps where nothing else finds room. */
  readonly fillers: readonly Maker[]
}

export interface Maker {
  readonly make: (spot: Spot, site: Site) => ElementFile | undefined
  readonly wish?: Wish
}

const TRIES = 90
const GOOD = 6

/** Adds pieces in pairs until no line is free; false where that fails. */
export function screened(site: Site, screens: Screens): boolean {
  const { size, chance } = site
  for (const every of [4, 1]) {
    let free = freeLines(groundWith(site), linesBetween(size, every))
    while (free.length > 0) {
      const line = oneOf(chance, free)
      const added =
        grown(line, free, site, screens) ??
        built(line, free, site, screens.makers, chance) ??
        built(line, free, site, screens.fillers, chance)
      if (!added) return false
      const now = groundWith(site)
      const near = (each: Line): boolean => added.some((piece) => aside(each, piece.middle) <= piece.reach + BASE)
      free = free.filter((each) => !near(each) || canSee(now, each.from, each.to))
    }
  }
  return true
}

export const groundWith = ({ size: { width, height }, pieces }: Site): Ground =>
  groundOf({ table: { width: width * 1000, height: height * 1000, elements: pieces.map(({ element }) => element) } })

/** From a spot to the middle of a line, in u. */
const aside = ({ from, to }: Line, spot: Spot): number =>
  asideOf(spot, { x: from.x / 1000, y: from.y / 1000 }, { x: to.x / 1000, y: to.y / 1000 })

const cutBy = (free: readonly Line[], piece: Piece): number => free.filter((each) => crosses(each, piece)).length

/** Whether the middle of a line meets a piece. */
function crosses(line: Line, piece: Piece): boolean {
  if (aside(line, piece.middle) >= piece.reach) return false
  const { outline } = piece.element
  if (outline.kind === 'disc') return aside(line, piece.middle) < piece.reach * 0.7
  const { from, to } = line
  let [left, right] = [false, false]
  for (const { x, y } of outline.points) {
    const turn = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
    if (turn > 0) left = true
    else right = true
  }
  return left && right
}

/** The hedge across the line that cuts most of the others grows tall. */
function grown(line: Line, free: readonly Line[], site: Site, { upgrades = {} }: Screens) {
  let best = -1
  let most = 0
  site.all.forEach((pair, index) => {
    if (!pair.some((piece) => upgrades[piece.file.look] && crosses(line, piece))) return
    const cut = pair.reduce((sum, piece) => sum + cutBy(free, piece), 0)
    if (cut <= most) return
    most = cut
    best = index
  })
  if (best < 0) return undefined
  site.change(best, (file) => ({ ...file, look: upgrades[file.look] ?? file.look }))
  return site.all[best]
}

/** Of some good places on the line the one that cuts most of the others, too. */
function built(line: Line, free: readonly Line[], site: Site, makers: readonly Maker[], chance: Chance) {
  const found: { readonly file: ElementFile; readonly wish: Wish; readonly cut: number }[] = []
  if (makers.length === 0) return undefined
  for (let i = 0; i < TRIES && found.length < GOOD; i++) {
    const { make, wish: own = {} } = oneOf(chance, makers)
    const wish: Wish = { clears: true, ...own }
    const share = 0.04 + chance.int(93) / 100
    const [from, to] = [line.from, line.to]
    const spot = { x: (from.x + (to.x - from.x) * share) / 1000, y: (from.y + (to.y - from.y) * share) / 1000 }
    const made = make(spot, site)
    const file = made && REACHES_EDGE.has(made.look) ? snapped(made, spot, site.size) : made
    const piece = file && pieceOf(file, site.size)
    if (file && piece && site.fits(piece, wish)) found.push({ file, wish, cut: cutBy(free, piece) })
  }
  found.sort((a, b) => b.cut - a.cut)
  return found.some(({ file, wish }) => site.pair(file, wish)) ? site.all.at(-1) : undefined
}
