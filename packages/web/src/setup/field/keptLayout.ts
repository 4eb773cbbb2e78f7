import type { Battlefield } from '@tactic48/content'
import {
  type CardId,
  type Dressing,
  dressingShape,
  Fault,
  LIMITS,
  list,
  NO_PROPS,
  nameOf,
  number,
  object,
  oneOf,
  pieceFields,
  readAs,
  SIDES,
  sectionsOf,
  shelterFault,
  tagged,
  text,
  whole,
} from '@tactic48/rules'
import { keep, kept } from '../kept.ts'
import { elementOf, type Laid, laidOf } from './laid.ts'
import { type LaidProp, laidProps, PROP_KINDS } from './palette.ts'

/** The scenery of a table that is still being laid out: a reload does not sweep it away. */
export interface KeptLayout {
  readonly pieces: readonly Laid[]
  readonly dressing: readonly Dressing[]
  readonly props: readonly LaidProp[]
}

const NOTHING: KeptLayout = { pieces: [], dressing: [], props: [] }
const KEPT = 'layout'
const START = 'layoutStart'

interface Kept extends KeptLayout {
  readonly game: string
}

type Shaped<K extends Laid['shape']['kind']> = Extract<Laid['shape'], { readonly kind: K }>

const PLACE = number(-1_000_000, 1_000_000)
const pointOfPiece = object<Shaped<'polygon'>['points'][number]>({ x: PLACE, y: PLACE })

export const laidShape = object<Laid>({
  element: object<Laid['element']>(pieceFields),
  shape: tagged<Laid['shape'], 'kind'>('kind', {
    disc: object<Shaped<'disc'>>({ kind: oneOf(['disc']), r: whole(1, 1_000_000) }),
    polygon: object<Shaped<'polygon'>>({
      kind: oneOf(['polygon']),
      points: list(pointOfPiece, LIMITS.outlinePoints, 3),
    }),
  }),
  x: PLACE,
  y: PLACE,
  angle: number(-360, 360),
})

/** What the browser keeps may be of another day or another hand: it is judged like any file. */
const propShape = object<LaidProp>({
  id: text(LIMITS.name),
  kind: oneOf(PROP_KINDS),
  card: nameOf<CardId>(),
  side: oneOf(SIDES),
  x: PLACE,
  y: PLACE,
})

const keptShape = object<Kept>({
  game: text(LIMITS.name, 0),
  pieces: list(laidShape, LIMITS.pieces),
  dressing: dressingShape,
  props: list(propShape, 2 * LIMITS.props),
})

/** Only the layout of the game that was last laid out is kept; another game begins with the table that is to be edited. */
export const keptLayout = (game: string): KeptLayout => layoutIn(KEPT, game) ?? layoutIn(START, '') ?? NOTHING

function layoutIn(name: string, game: string): KeptLayout | undefined {
  const before = readAs(keptShape, kept(name))
  return before instanceof Fault || before.game !== game || !before.pieces.every(canLie) ? undefined : before
}

/** A table that the next layout begins with; without it that begins with an empty one. */
export function startLayoutWith(field: Pick<Battlefield, 'table' | 'props'> | undefined): void {
  if (!field) {
    keep(START, undefined)
    return
  }
  const { elements, dressing } = field.table
  const pieces = elements.flatMap(sectionsOf).map(laidOf)
  keep(START, { game: '', pieces, dressing, props: laidProps(field.props ?? NO_PROPS) } satisfies Kept)
}

function canLie(laid: Laid): boolean {
  try {
    return shelterFault(elementOf(laid)) === undefined
  } catch {
    return false
  }
}

export function keepLayout(game: string, { pieces, dressing, props }: KeptLayout): void {
  keep(KEPT, { game, pieces, dressing, props } satisfies Kept)
}
