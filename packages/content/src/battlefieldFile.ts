import {
  BUNKER_LIMITS,
  fileObject,
  LIMITS,
  list,
  number,
  oneOf,
  optional,
  pieceFields,
  type Read,
  SIDES,
  tuple,
  whole,
} from '@tactic48/rules'
import { id, languages, text } from './cardFile.ts'

/** u; (0, 0) is the north-west corner. */
const coordinate = number(0, LIMITS.table)
export const pointShape = tuple([coordinate, coordinate])
const segment = tuple([coordinate, coordinate, coordinate, coordinate])
/** A length of nothing is none: positions are in 1/1000 u. */
const size = number(0.001, 24)
const SMALLEST_TABLE = 24

/** HOUSE-18: the two ends of each slit or door, on a wall of its bunker. */
const gaps = list(segment, BUNKER_LIMITS.gaps)

const { passable, obstacle, elevated, enterable, terrainClass, level, hqLine, aidStation, owner } = pieceFields

/** Exactly one of `line`, `rect`, `polygon` and `at` gives the shape. */
export const elementShape = fileObject({
  look: text,
  name: optional(text),
  line: optional(segment),
  thickness: optional(size),
  rect: optional(tuple([coordinate, coordinate, size, size])),
  polygon: optional(list(pointShape, LIMITS.outlinePoints, 3)),
  at: optional(pointShape),
  r: optional(size),
  cover: optional(pieceFields.cover),
  passable,
  obstacle,
  elevated,
  dressing: optional(text),
  enterable,
  terrainClass,
  level,
  hqLine,
  aidStation,
  bunker: optional(fileObject({ slits: gaps, doors: gaps, armour: optional(whole(1, BUNKER_LIMITS.armour)) })),
  /** HOUSE-15, AID-01. */
  owner,
})

/** HOUSE-03, HOUSE-21: a vehicle without driver, a weapon without crew. */
const props = list(fileObject({ card: text, side: oneOf(SIDES), at: pointShape }), LIMITS.props)

export const battlefieldShape = fileObject({
  id,
  name: languages,
  width: number(SMALLEST_TABLE, LIMITS.table),
  height: number(SMALLEST_TABLE, LIMITS.table),
  elements: list(elementShape, LIMITS.pieces),
  dressing: list(
    fileObject({ kind: text, width: optional(size), points: list(pointShape, LIMITS.outlinePoints, 2) }),
    LIMITS.pieces,
  ),
  parked: optional(props),
  emplaced: optional(props),
})

export type ElementFile = Read<typeof elementShape>
export type BattlefieldFile = Read<typeof battlefieldShape>
