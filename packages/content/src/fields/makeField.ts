import { type Point, shortestPath, standsFree } from '@tactic48/geometry'
import { groundOf, seededChance, type Table } from '@tactic48/rules'
import { type Battlefield, battlefieldOf } from '../battlefield.ts'
import type { BattlefieldFile } from '../battlefieldFile.ts'
import { ContentError } from '../contentError.ts'
import { oneOf, post, within } from './piece.ts'
import { gapBetween, opposite, type Size, type Spot } from './plane.ts'
import { freeLines, groundWith, linesBetween, screened } from './screen.ts'
import { type DressingFile, Site } from './site.ts'
import { type FieldStyle, GRAMMARS, type Grammar, STYLE_NAMES } from './styles.ts'

/** Of a table that is made, in u. */
export const FIELD_SIZE = { least: 24, most: 96 } as const
export const SEED_LENGTH = 40

/** Tables that are begun before a plain one is taken. */
const ATTEMPTS = 40

/** A battlefield by style, size and seed as a file: the same for the same three. */
export function makeFieldFile(style: FieldStyle, size: Size, seed: string): BattlefieldFile {
  const { width, height } = size
  for (const [field, length] of Object.entries({ width, height })) {
    if (!Number.isInteger(length) || length < FIELD_SIZE.least || length > FIELD_SIZE.most)
      throw new ContentError(field, `must be a whole number from ${FIELD_SIZE.least} to ${FIELD_SIZE.most}`)
  }
  if (seed.length > SEED_LENGTH) throw new ContentError('seed', `is longer than ${SEED_LENGTH} characters`)
  const grammar = GRAMMARS[style]
  const site = siteFor(grammar, { width, height }, `${style} ${width} ${height} ${seed}`)
  const { en, it, es } = STYLE_NAMES[style]
  return {
    id: `${style}-${width}x${height}-${seed}`,
    name: { en: `${en} ${seed}`.trim(), it: `${it} ${seed}`.trim(), es: `${es} ${seed}`.trim() },
    width,
    height,
    elements: site.pieces.map(({ file }) => file),
    dressing: [...groundOfTable(grammar, size), ...site.dressing],
  }
}

/** Where no attempt succeeds, single pieces without roads and plots: there is room to screen the zones, and a way always stays open. */
export function siteFor(grammar: Grammar, size: Size, seed: string, attempts = ATTEMPTS): Site {
  const tried = (name: string, laid: Grammar): Site | undefined => {
    const site = new Site(size, seededChance(`${seed} ${name}`))
    return laidOut(site, laid) ? site : undefined
  }
  for (let attempt = 0; attempt < attempts; attempt++) {
    const site = tried(String(attempt), grammar)
    if (site) return site
  }
  const plain = { ...grammar, lay: () => undefined }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const site = tried(`plain ${attempt}`, plain)
    if (site) return site
  }
  const bare = new Site(size, seededChance(`${seed} bare`))
  zonePosts(bare, grammar)
  return bare
}

export const makeField = (style: FieldStyle, size: Size, seed: string): Battlefield =>
  battlefieldOf(makeFieldFile(style, size, seed))

/** False where a zone sees another or a way is closed. */
function laidOut(site: Site, grammar: Grammar): boolean {
  grammar.lay(site)
  if (!screened(site, grammar.screens)) return false
  site.finish()
  zonePosts(site, grammar)
  scatter(site, grammar)
  const { width, height } = site.size
  const table = {
    width: width * 1000,
    height: height * 1000,
    elements: site.pieces.map(({ element }) => element),
    dressing: [],
  }
  return isOpen(table) && freeLines(groundWith(site), linesBetween(site.size)).length === 0
}

/** SETUP-13: pieces in each zone that can be named. */
function zonePosts(site: Site, { posts }: Grammar): void {
  const { chance, size } = site
  const { width, height } = size
  const add = (count: number, spot: () => Spot): void => {
    let left = count
    for (let i = 0; i < count * 12 && left > 0; i++) {
      const at = spot()
      const twin = post(opposite(at, size), oneOf(chance, posts))
      if (
        !site.isInCrop(twin) &&
        !site.isInCrop(post(at, 'logs')) &&
        site.pair(post(at, oneOf(chance, posts)), { twin, apart: 0.5 })
      )
        left--
    }
  }
  add(Math.round(width / 12), () => ({ x: within(chance, 2, width - 2), y: within(chance, 1.8, 4) }))
  add(Math.round(height / 14), () => ({ x: within(chance, 1.8, 4), y: within(chance, 7, height - 7) }))
}

const SPOTS = 7

/** Each piece goes where most room is left among some places by chance, so that the table fills evenly. */
function scatter(site: Site, grammar: Grammar): void {
  const { chance, size } = site
  const area = (size.width * size.height) / 100
  for (const { maker, density } of grammar.scatter) {
    const pairs = Math.max(1, Math.round((density * area) / 2))
    for (let i = 0; i < pairs; i++) {
      const spots = Array.from({ length: SPOTS }, () => ({
        x: within(chance, 1, size.width - 1),
        y: within(chance, 1, size.height - 1),
      }))
      const room = new Map(spots.map((spot) => [spot, roomAt(spot, site)]))
      spots.sort((a, b) => (room.get(b) ?? 0) - (room.get(a) ?? 0))
      spots.some((spot) => {
        const file = maker.make(spot, site)
        const twin = maker.make(opposite(spot, size), site)
        if (!file || !twin || site.isInCrop(file) || site.isInCrop(twin)) return false
        return site.pair(file, { ...maker.wish, twin })
      })
    }
  }
}

const roomAt = (spot: Spot, { pieces }: Site): number =>
  Math.min(Number.MAX_SAFE_INTEGER, ...pieces.map(({ middle, reach }) => gapBetween(middle, spot) - reach))

const BASE = 500

/** Whether a base finds a way from each edge to the facing one. */
function isOpen(table: Table): boolean {
  const { width, height } = table
  const ground = groundOf({ table })
  const ends = [
    [spotsAlong(width, (x) => ({ x, y: 3000 })), spotsAlong(width, (x) => ({ x, y: height - 3000 }))],
    [spotsAlong(height, (y) => ({ x: 3000, y })), spotsAlong(height, (y) => ({ x: width - 3000, y }))],
  ] as const
  return ends.every(([from, to]) => {
    const start = from.find((spot) => standsFree(ground, BASE, spot, []))
    const end = to.find((spot) => standsFree(ground, BASE, spot, []))
    return start && end && shortestPath(ground, BASE, start, end, 3 * (width + height), []) !== undefined
  })
}

const spotsAlong = (length: number, spot: (along: number) => Point): readonly Point[] =>
  [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map((share) => spot(Math.round(length * share)))

/** What the whole table is covered with. */
const groundOfTable = ({ ground }: Grammar, { width, height }: Size): readonly DressingFile[] =>
  ground === undefined
    ? []
    : [
        {
          kind: ground,
          points: [
            [0, 0],
            [width, 0],
            [width, height],
            [0, height],
          ],
        },
      ]
